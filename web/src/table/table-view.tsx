/**
 * The table around the board: status line, buttons, list of moves, log, and what opens over them. Everything comes from
 * the session; a replay and a lesson show the same table with parts of their own.
 */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import type { Event } from '@horda/kernel';
import type { Deed } from '../games/web-game.ts';
import { Actions } from './actions.tsx';
import { Announcer } from './announcer.tsx';
import { boardPropsOf } from './board-props.ts';
import { Heard } from './heard.tsx';
import { Clocks } from './clocks.tsx';
import { ChangedNote } from './changed-note.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Connection } from './connection.tsx';
import { Explain } from './explain.tsx';
import { HintNote } from './hint-note.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { focusSoon, useKeys } from './keys.ts';
import { Menu, MenuButton, type MenuTab } from './menu.tsx';
import { MovesList } from './moves-list.tsx';
import { Notes } from './notes.tsx';
import { Offers } from './offers.tsx';
import { OutNote } from './out-note.tsx';
import { ProposalNote } from './proposal-note.tsx';
import { ReaderProvider } from './reading.ts';
import { SeatSwitch } from './seat-switch.tsx';
import { useSession } from './session.ts';
import { Side } from './side.tsx';
import { SilenceNote } from './silence-note.tsx';
import { SkipLinks } from './skip-links.tsx';
import { StatusLine } from './status-line.tsx';
import './hand.css';
import './table.css';
import { latestDeed } from './latest-deed.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { useAttention } from './use-attention.ts';
import { useCall } from './use-call.ts';
import { useChoosing } from './use-choosing.ts';
import { useBarring } from './use-barring.ts';
import { useForesight } from './use-foresight.ts';
import { useHint } from './use-hint.ts';
import { LeftContext, useLastLook } from './use-last-look.ts';
import { useLiveliness } from './use-liveliness.ts';
import { useReading } from './use-reading.ts';
import type { Happened } from './use-table.ts';
import { useUnread } from './use-unread.ts';
import { useWhy } from './use-why.ts';
import { useWide } from './use-wide.ts';
import { WhyNote } from './why-note.tsx';

export interface TableViewProps {
  readonly happened: Happened;
  /** The table can only be looked at. */
  readonly readOnly?: boolean;
  /** In place of the sentence about who is awaited. */
  readonly sentence?: ComponentChildren;
  /** In place of the buttons for moves. */
  readonly actions?: ComponentChildren;
  /** Under the board: a scrubber. */
  readonly below?: ComponentChildren;
  /** The moment shown, for the log; null: the present one. */
  readonly at?: number | null;
  /** What a line of the log leads to; by default the replay. */
  readonly onJump?: (at: number) => void;
  /** In a replay: the answer that led to the moment shown. */
  readonly watched?: Deed<Event>;
  /** Each answer is given by itself, as a lesson explains it. */
  readonly oneByOne?: boolean;
  /** Over the board: the end of the game, a coach. */
  readonly children?: ComponentChildren;
}

export function TableView(props: TableViewProps) {
  const { happened, readOnly = false, oneByOne = false, sentence, actions, below, at = null, children } = props;
  const session = useSession();
  const { game, now, texts, host, table } = session;
  const { view } = now;
  const { language, words } = useSettings();
  const choosing = useChoosing(session, readOnly);
  const why = useWhy(session);
  const { ask, asked } = session;
  const foresight = useForesight(session);
  const reading = useReading({
    ...choosing,
    ask,
    asked,
    foresight,
    follows: !oneByOne,
    askWhy: why.ask,
    noteAt: why.touch,
  });
  const hint = useHint(session, readOnly);
  const barred = reading.reader.opened?.barred ?? null;
  const read = barred === null ? null : why.known(barred);
  const isWide = useWide();
  const [wantsMoves, wantMoves] = useState(false);
  const [tab, setTab] = useState<MenuTab | null>(null);
  const [talks, setTalks] = useState(false);
  const [keysShown, showKeys] = useState(false);
  const [asksBack, setAsksBack] = useState(false);
  const unread = useUnread(tab === 'chat' || (isWide && talks));
  const sentenceRef = useRef<HTMLParagraphElement>(null);
  useAttention(session, readOnly, sentenceRef);
  useCall(session, readOnly);
  const tableRef = useRef<HTMLDivElement>(null);
  const boardRef = useLiveliness(session, happened, readOnly);
  const lastLook = useLastLook(session, readOnly || oneByOne);

  useBarring(boardRef, (why.note?.why ?? read)?.pieces ?? []);

  // People who share a device need no chat.
  const speaks = host.kind === 'online';
  const isAsked = session.ask !== null && !readOnly;
  // On a phone the list and a hint would cover each other.
  const movesOpen = wantsMoves && isAsked && (isWide || hint.advice === null);
  const closeMoves = (): void => wantMoves(false);
  const openMoves = (): void => {
    if (!isAsked) return session.notify(words.table.moves.none);
    if (!isWide) hint.close();
    wantMoves(true);
    focusSoon('.moves-option');
  };
  const jump = props.onJump ?? ((moment: number) => go({ page: 'replay', host: host.kind, table, at: moment }));
  const openLog = (): void => {
    if (!isWide) setTab('log');
    focusSoon('.log-roll');
  };
  const openChat = (): void => {
    if (isWide) setTalks(true);
    else setTab('chat');
    focusSoon('#chat-text');
  };
  const undo = (): void => {
    if (now.undo > 0 && !readOnly) void session.do({ do: 'undo', askedAt: now.askedAt });
  };
  const number = (n: number) => (): void => {
    const option = session.ask?.options[n - 1];
    if (option === undefined || !isAsked) return;
    // A number pressed by mistake must not play a move: the first press only opens the list.
    if (movesOpen) choosing.choose(option);
    else openMoves();
  };
  useKeys({
    l: movesOpen ? closeMoves : openMoves,
    u: undo,
    h: hint.ask,
    m: () => setTab('more'),
    ...(speaks ? { c: openChat } : {}),
    g: openLog,
    i: reading.readFocused,
    '?': () => showKeys(true),
    Escape: () => {
      if (why.note !== null) why.close();
      else if (reading.reader.opened !== null) reading.reader.close();
      else if (movesOpen) closeMoves();
      else if (hint.advice !== null) hint.close();
      else if (choosing.selection.length > 0) choosing.select([]);
      else if (talks) setTalks(false);
    },
    ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), number(i + 1)])),
  });

  const moves = { open: movesOpen, toggle: movesOpen ? closeMoves : openMoves };
  const watched = props.watched ?? (session.seat === null ? latestDeed(session.entries) : null);
  const buttons = actions ?? (
    <Actions choosing={choosing} readOnly={readOnly} undo={undo} moves={moves} compact={!isWide} />
  );
  const notes = (
    <Notes board={isWide ? null : boardRef}>
      <ChangedNote look={lastLook} onShow={jump} />
      <ProposalNote />
      <OutNote />
      {!readOnly && <SilenceNote />}
      {!readOnly && <Offers />}
      {hint.advice !== null && <HintNote hint={hint} choosing={choosing} foresight={foresight} />}
    </Notes>
  );
  const Board = game.drawing.Board;
  const parts = { choosing, why, reading, hint };
  return (
    <LeftContext.Provider value={lastLook.left}>
      <div ref={tableRef} class="table">
        <SkipLinks onMoves={openMoves} onLog={openLog} />
        <header class="table-status" data-mark="status">
          <h1 class="unseen">{texts.title}</h1>
          <StatusLine sentence={sentence} choosing={choosing} readOnly={readOnly} sentenceRef={sentenceRef} />
          {isWide && buttons}
          <Clocks />
          {!isWide && <MenuButton unread={unread} onOpen={() => setTab('more')} />}
        </header>
        <main class="table-main" id="board" tabIndex={-1} aria-label={words.table.parts.board}>
          <h2 class="unseen">{words.table.parts.board}</h2>
          <Connection />
          <SeatSwitch />
          {!isWide && notes}
          {movesOpen && <MovesList choosing={choosing} hinted={hint.hinted} onClose={closeMoves} />}
          <ReaderProvider value={reading.reader}>
            <div ref={boardRef} class="table-board" data-reading={reading.reader.opened?.way} {...reading.listeners}>
              {view !== null && (
                <Board {...boardPropsOf({ ...parts, session, view, language, happened, readOnly, watched })} />
              )}
            </div>
          </ReaderProvider>
          <Explain table={tableRef} ahead={foresight.at} />
          {why.note !== null && <WhyNote note={why.note} onClose={why.close} />}
          {children}
          {below}
        </main>
        {isWide ? (
          <Side
            talks={talks}
            speaks={speaks}
            onTalk={setTalks}
            onJump={jump}
            at={at}
            hint={hint}
            moves={moves}
            notes={notes}
            unread={unread}
            onMenu={() => setTab('more')}
          />
        ) : (
          <footer class={readOnly || session.seat === null ? 'table-bar table-bar-idle' : 'table-bar'}>
            {buttons}
          </footer>
        )}
        {tab !== null && (
          <Menu
            tab={tab}
            speaks={speaks}
            onTab={setTab}
            onJump={jump}
            at={at}
            hint={hint}
            readOnly={readOnly}
            unread={unread}
            onKeys={() => showKeys(true)}
            onMoves={openMoves}
            onAskBack={() => setAsksBack(true)}
          />
        )}
        {asksBack && <UndoDialog onClose={() => setAsksBack(false)} />}
        {keysShown && <KeyboardHelp speaks={speaks} onClose={() => showKeys(false)} />}
        {choosing.warning !== null && <ConfirmDialog choosing={choosing} />}
        <Heard />
        <Announcer happened={happened} readOnly={readOnly} />
      </div>
    </LeftContext.Provider>
  );
}
