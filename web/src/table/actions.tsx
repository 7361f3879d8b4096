/** At most four buttons: the likeliest moves of the question, and the way back. */
import type { Choice } from '@horda/kernel';
import { body as back } from 'virtual:game-icon/return-arrow';
import { useSettings } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { offered as optionOf } from '../games/parts/offered.ts';
import { isAmong } from './picking.ts';
import { focusSentence } from './return-focus.ts';
import { useSession } from './session.ts';
import { countedText, useTakenBack } from './taken-back.tsx';
import { UNDO } from './text/undo.ts';
import type { Choosing } from './use-choosing.ts';
import { isWaitingForBots, WaitingActions } from './waiting-actions.tsx';
import './actions.css';

const MOST = 4;

export interface MovesToggle {
  readonly open: boolean;
  toggle(): void;
}

export function Actions(props: {
  readonly choosing: Choosing;
  readonly readOnly: boolean;
  readonly undo: () => void;
  readonly moves: MovesToggle;
  /** The screen is small, so the button that opens the list of moves is shown here. */
  readonly compact: boolean;
}) {
  const { choosing, readOnly, undo, moves, compact } = props;
  const session = useSession();
  const { ask, isAwaited, now, game, texts, name, info, seat } = session;
  const words = useSettings().words.table;
  const canUndo = now.undo > 0 && !readOnly;
  const { view } = now;
  const isAsked = ask !== null && view !== null && !readOnly;
  const taken = (canUndo ? 1 : 0) + (choosing.several ? 1 : 0) + (compact ? 1 : 0);
  const offered = isAsked ? game.drawing.buttons(ask, view) : [];
  const room = Math.max(0, MOST - taken);
  const isCut = offered.length > room;
  const buttons = offered.slice(0, isCut && !compact ? room - 1 : room);
  // A yellow button means that the game waits for this seat and that nothing on the board can be pressed instead.
  const onlyButtons = isAsked && isAwaited && buttons.length === ask.options.length;
  const isPicked = (choice: Choice): boolean => isAmong(choosing.picked, choice);
  const isAway =
    seat !== null && info.status === 'playing' && info.seats[seat]?.held === 'person' && info.seats[seat].bot !== null;
  const takeBack = async (): Promise<void> => {
    const { done } = await session.do({ do: 'takeBack' });
    if (done) focusSentence();
  };
  return (
    <div class="actions" role="group" aria-label={words.parts.actions} data-mark="actions">
      {isAway && (
        <button type="button" class="button button-primary" onClick={() => void takeBack()}>
          {words.status.takeBack}
        </button>
      )}
      {choosing.several && isAsked && (
        <button
          type="button"
          class={`button ${choosing.enough ? 'button-primary' : ''}`}
          aria-disabled={!choosing.enough}
          onClick={() => choosing.enough && choosing.send()}
        >
          {words.moves.send}
        </button>
      )}
      {isAsked &&
        buttons.map((choice, i) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            // Where several options can be picked, no single one is the main button: confirming them is.
            class={`button ${onlyButtons && i === 0 && !choosing.several ? 'button-primary' : ''}`}
            aria-pressed={choosing.several ? isPicked(choice) : undefined}
            aria-disabled={choosing.sending}
            {...optionOf(ask.options, choice)}
            onClick={() => choosing.choose(choice)}
          >
            {texts.option(choice, view, name)}
          </button>
        ))}
      {!readOnly && isWaitingForBots(session) && <WaitingActions />}
      {canUndo && <UndoButton undo={undo} />}
      {isAsked && (compact || isCut) && (
        <button
          type="button"
          class="button actions-moves"
          aria-label={words.moves.open}
          aria-expanded={moves.open}
          onClick={moves.toggle}
        >
          <ListMark />
        </button>
      )}
    </div>
  );
}

/** Says what it takes back: the end of the last answer, in the words of the log. */
function UndoButton({ undo }: { readonly undo: () => void }) {
  const { words, language } = useSettings();
  const lines = useTakenBack(1).map(countedText);
  return (
    <button
      type="button"
      class="button actions-undo"
      aria-description={lines.join(' ') || UNDO[language].quiet}
      title={lines.join('\n') || UNDO[language].quiet}
      onClick={undo}
    >
      <Icon body={back} />
      <span>
        {words.table.undo}
        <small aria-hidden="true">{lines[0] ?? UNDO[language].quiet}</small>
      </span>
    </button>
  );
}

export function ListMark() {
  return (
    <svg class="list-mark" viewBox="0 0 20 16" aria-hidden="true">
      <path d="M0 1h3v3H0zM6 1h14v3H6zM0 7h3v3H0zM6 7h14v3H6zM0 13h3v3H0zM6 13h14v3H6z" fill="currentColor" />
    </svg>
  );
}
