/** What only its owner may see opens while it is pressed: the secret objective, and the crossroads card of another's turn. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';

/** Milliseconds until a cover shuts that a keyboard or a screen reader has opened. */
const OPEN_FOR = 5000;

/** Open while held; a click without a press, as assistive tools send it, opens it for five seconds. */
function usePeek() {
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const shut = (): void => open(false);
    window.addEventListener('blur', shut);
    return () => window.removeEventListener('blur', shut);
  }, [isOpen]);
  const press = (): void => open(true);
  const release = (): void => open(false);
  return {
    isOpen,
    listeners: {
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onClick: ({ detail }: MouseEvent) => {
        if (detail > 0) return;
        press();
        setTimeout(release, OPEN_FOR);
      },
      onContextMenu: (e: Event) => e.preventDefault(),
    },
  };
}

function Covered(props: {
  readonly look: string;
  readonly title: string;
  readonly icon: string;
  readonly children: ComponentChildren;
}) {
  const { isOpen, listeners } = usePeek();
  const { words } = useBoard();
  return (
    <div class={`ln-secret ${props.look} ${isOpen ? 'ln-open' : ''}`}>
      <button type="button" aria-expanded={isOpen} {...listeners}>
        <span class="stencil">{props.title}</span>
        <Icon body={isOpen ? ICON.eye : props.icon} />
        <small>{isOpen ? words.release : words.hold}</small>
      </button>
      {isOpen && (
        <div class="ln-opened" role="status">
          {props.children}
        </div>
      )}
    </div>
  );
}

export function Secret() {
  const { view, own, seat, texts } = useBoard();
  const { objective, goals, exile } = view.players[own]!;
  if (objective === null || objective < 0 || seat === null) return null;
  const text = texts.names.texts.objectives[objective]!;
  const isExiled = exile !== null && exile >= 0;
  return (
    <Covered look="ln-carbon" title={texts.labels.secretObjective} icon={ICON.hidden}>
      <h4 class="stencil">{isExiled ? texts.names.exile(exile) : texts.names.objective(objective)}</h4>
      <ul>
        {(goals ?? []).map(({ met, have, need }, i) => (
          <li key={i}>
            <i class={met ? 'ln-met' : ''} />
            <span>
              {isExiled
                ? texts.names.say(
                    texts.names.texts.exiles[exile]!.conditions[i] ?? texts.names.texts.exiles[exile]!.betrayer,
                  )
                : texts.names.say(text.conditions[i] ?? text.conditions[0]!)}
              {have !== null && ` (${have}/${need})`}
            </span>
            <span class="unseen">{met ? texts.labels.met : texts.labels.notMet}</span>
          </li>
        ))}
      </ul>
    </Covered>
  );
}

/** On the desk of the player who reads it in another's turn. */
export function Crossroads() {
  const { view, texts } = useBoard();
  const { card } = view.crossroads;
  if (card === null) return null;
  const { names } = texts;
  const { trigger, options } = names.texts.crossroads[card]!;
  return (
    <Covered look="ln-held" title={texts.labels.crossroads} icon={ICON.envelope}>
      <h4 class="stencil">{names.crossroads(card)}</h4>
      <p>{names.say(trigger)}</p>
      <ol>
        {options.map((option, i) => (
          <li key={i}>{names.say(option)}</li>
        ))}
      </ol>
    </Covered>
  );
}
