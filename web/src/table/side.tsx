/** Beside the board on wide screens: the log, under it the talk if it is open, and the tools under the torn edge. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { body as flashlight } from 'virtual:game-icon/flashlight';
import { hrefOf } from '../app/route.ts';
import { useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import type { MovesToggle } from './actions.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useSession } from './session.ts';
import { Unread } from './unread.tsx';
import type { Hint } from './use-hint.ts';

export function Side(props: {
  /** The chat is open, under the log. */
  readonly talks: boolean;
  /** There are other people who can read chat messages. */
  readonly speaks: boolean;
  readonly onTalk: (talks: boolean) => void;
  readonly onJump: (at: number) => void;
  readonly at: number | null;
  readonly hint: Hint;
  readonly moves: MovesToggle;
  readonly notes: ComponentChildren;
  /** The number of unread chat messages. */
  readonly unread: number;
  readonly onMenu: () => void;
}) {
  const { talks, speaks, onTalk, onJump, at, hint, moves, notes, unread, onMenu } = props;
  const { game, ask } = useSession();
  const words = useWords().table;
  return (
    <aside class="table-side" aria-label={words.parts.log}>
      <div class="side-sheet">
        <Log onJump={onJump} at={at} />
      </div>
      {talks && <SideChat onClose={() => onTalk(false)} />}
      {notes}
      <div class="side-tools" role="group" aria-label={words.parts.tools} data-mark="tools">
        {hint.possible && (
          <button type="button" class="button side-hint" aria-disabled={hint.thinking} onClick={hint.ask}>
            <Icon body={flashlight} />
            {hint.thinking ? words.hint.thinking : words.hint.ask}
          </button>
        )}
        {ask !== null && (
          <button type="button" class="button" aria-expanded={moves.open} onClick={moves.toggle}>
            {words.moves.open}
          </button>
        )}
        {speaks && (
          <button type="button" class="button" aria-expanded={talks} onClick={() => onTalk(!talks)}>
            {words.menu.chat}
            <Unread lines={unread} />
          </button>
        )}
        <a class="button" href={hrefOf({ page: 'rules', game: game.id, rule: null })} target="_blank">
          {words.menu.rules}
        </a>
        <button type="button" class="button" aria-haspopup="dialog" onClick={onMenu}>
          {words.menu.title}
        </button>
      </div>
    </aside>
  );
}

function SideChat({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().table.menu;
  const chat = useRef<HTMLDivElement>(null);
  useReturnFocus(chat);
  // Only Escape acts here: while somebody writes, other keys are text.
  const close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div ref={chat} class="side-chat sheet" onKeyDown={close}>
      <h2 class="log-head">{words.chat}</h2>
      <Chat />
    </div>
  );
}
