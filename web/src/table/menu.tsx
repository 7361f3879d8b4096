/** The sheet with everything that is not the board: log, talk, people, and the rest. */
import { body as flashlight } from 'virtual:game-icon/flashlight';
import { hrefOf } from '../app/route.ts';
import { useSettings, useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { SettingsForm } from '../pages/settings/settings-form.tsx';
import { Chat } from './chat.tsx';
import { TvLink } from '../pages/tv/tv-link.tsx';
import { Dialog } from './dialog.tsx';
import { useHandMode } from './hand/hand-mode.ts';
import { HAND } from './hand/text/of.ts';
import { Log } from './log.tsx';
import './menu.css';
import { Seats } from './seats.tsx';
import { seriesHref } from './series-link.ts';
import { useSession } from './session.ts';
import { Unread } from './unread.tsx';
import type { Hint } from './use-hint.ts';

const TABS = ['more', 'seats', 'chat', 'log'] as const;
export type MenuTab = (typeof TABS)[number];

export function MenuButton({ unread, onOpen }: { readonly unread: number; readonly onOpen: () => void }) {
  const words = useWords().table.menu;
  return (
    <button type="button" class="menu-button" data-mark="tools" aria-haspopup="dialog" onClick={onOpen}>
      <svg viewBox="0 0 20 16" aria-hidden="true">
        <path d="M0 1h20v3H0zM0 7h20v3H0zM0 13h20v3H0z" fill="currentColor" />
      </svg>
      <span class="unseen">{words.open}</span>
      <Unread lines={unread} />
    </button>
  );
}

interface MenuProps {
  readonly tab: MenuTab;
  /** There are other people who can read chat messages. */
  readonly speaks: boolean;
  readonly onTab: (tab: MenuTab | null) => void;
  readonly onJump: (at: number) => void;
  readonly at: number | null;
  readonly hint: Hint;
  readonly readOnly: boolean;
  /** The number of unread chat messages. */
  readonly unread: number;
  readonly onKeys: () => void;
  readonly onMoves: () => void;
  /** Asks the others for a move back. */
  readonly onAskBack: () => void;
}

export function Menu(props: MenuProps) {
  const { tab, speaks, onTab, onJump, at, unread } = props;
  const words = useWords().table.menu;
  const close = (): void => onTab(null);
  return (
    <Dialog title={words.title} kind="sheet" onClose={close}>
      <nav class="menu-tabs" aria-label={words.title}>
        {TABS.filter((each) => speaks || each !== 'chat').map((each) => (
          <button
            key={each}
            type="button"
            class="menu-tab"
            aria-current={each === tab ? 'page' : undefined}
            onClick={() => onTab(each)}
          >
            {words[each]}
            {each === 'chat' && <Unread lines={unread} />}
          </button>
        ))}
      </nav>
      <div class={`menu-page menu-${tab}`}>
        {tab === 'log' && <Log onJump={onJump} at={at} />}
        {tab === 'chat' && <Chat />}
        {tab === 'seats' && <Seats />}
        {tab === 'more' && <More {...props} close={close} />}
      </div>
    </Dialog>
  );
}

function More(props: MenuProps & { readonly close: () => void }) {
  const { hint, readOnly, onKeys, onMoves, onAskBack, close } = props;
  const session = useSession();
  const { game, host, table, seat, info, now, ask } = session;
  const { words: allWords, language } = useSettings();
  const words = allWords.table;
  const series = seriesHref(session);
  const hand = useHandMode();
  const thenClose = (act: () => void) => (): void => {
    close();
    act();
  };
  // A player's last answer may be too far back to be undone without the others' consent.
  const mayPropose =
    seat !== null && !readOnly && info.status === 'playing' && now.answers > 0 && info.proposal === null;
  return (
    <>
      <div class="menu-list">
        {hint.possible && (
          <button type="button" class="button" aria-disabled={hint.thinking} onClick={thenClose(hint.ask)}>
            <Icon body={flashlight} />
            {words.hint.ask}
          </button>
        )}
        {ask !== null && !readOnly && (
          <button type="button" class="button" onClick={thenClose(onMoves)}>
            {words.moves.open}
          </button>
        )}
        <a class="button" href={hrefOf({ page: 'rules', game: game.id, rule: null })} target="_blank">
          {words.menu.rules}
        </a>
        {now.answers > 0 && (
          <a class="button" href={hrefOf({ page: 'replay', host: host.kind, table, at: null })}>
            {words.menu.replay}
          </a>
        )}
        {series !== null && (
          <a class="button" href={series}>
            {game.series!.name[language]}
          </a>
        )}
        {mayPropose && (
          <button type="button" class="button" onClick={thenClose(onAskBack)}>
            {words.menu.proposeUndo}
          </button>
        )}
        {hand !== null && (
          <button
            type="button"
            class="button"
            title={hand.isHand ? undefined : HAND[language].asHandHelp}
            onClick={thenClose(() => hand.change(!hand.isHand))}
          >
            {hand.isHand ? HAND[language].asTable : HAND[language].asHand}
          </button>
        )}
        <button type="button" class="button" onClick={thenClose(onKeys)}>
          {words.menu.keys}
        </button>
        <a class="button" href={hrefOf({ page: 'home' })}>
          {words.menu.home}
        </a>
      </div>
      {info.status === 'playing' && <TvLink />}
      <div class="menu-settings">
        <SettingsForm />
      </div>
    </>
  );
}
