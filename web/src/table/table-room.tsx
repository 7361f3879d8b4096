/** From a key to a table: connects, fetches the game, and shows what there is to show at each stage. */
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { forget, knownTable, remember } from '../app/memory.ts';
import { go } from '../app/route.ts';
import { useSettings, useWords } from '../app/settings.tsx';
import { loadGame } from '../games/index.ts';
import type { AnyWebGame } from '../games/web-game.ts';
import type { Backend, BackendKind, BackendReason } from '../backend/backend.ts';
import { backendOf } from '../backend/backends.ts';
import { Lobby } from '../pages/lobby/lobby.tsx';
import { reasonText } from '../text/common/reason.ts';
import { ENDING } from '../text/ending.ts';
import type { TableWords } from '../text/table/words.ts';
import { invitedIn, offeredIn } from './asks.ts';
import { ClosedDoor } from './closed-door.tsx';
import { Cover } from './cover.tsx';
import { PlayedTable } from './played-table.tsx';
import { useRuleSheet } from './rule-sheet.tsx';
import { DeviceContext } from './seat-switch.tsx';
import { seriesHref } from './series-link.ts';
import { SessionContext, type TableSession } from './session.ts';
import { lingersFor, nextHolder, readersOf, wantedHolder, type Sharing } from './sharing.ts';
import { Toasts, useToasts } from './toasts.tsx';
import { usePush } from './use-push.ts';
import { useResult } from './use-result.ts';
import { useSessionOf } from './use-session.ts';
import { useTable, type Happened, type TableConnection } from './use-table.ts';
import { Waiting, WaitingForHost } from './waiting.tsx';

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
/** In milliseconds: the longest movement on the table, and time for a glance at the result. */
const LINGERING = 1_500;

interface RoomProps {
  readonly host: BackendKind;
  readonly table: string;
  readonly tableKey: string | null;
  readonly sharing: Sharing | null;
  /** What is shown of the table in place of the table itself. */
  readonly part?: ComponentType<{ readonly happened: Happened }>;
}

export function TableRoom(props: RoomProps) {
  const [tries, setTries] = useState(0);
  // A new connection to a server can be opened at once; the worker with local tables restarts only with the page.
  const retry = (): void => (props.host === 'local' ? location.reload() : setTries(tries + 1));
  return <ConnectedRoom key={tries} {...props} retry={retry} />;
}

function ConnectedRoom(props: RoomProps & { readonly retry: () => void }) {
  const { table, tableKey } = props;
  const host = backendOf(props.host);
  const line = useTable(host, table, tableKey);
  const { info, refusal, state, seat } = line.snapshot;
  const loaded = useGame(info?.game ?? null);
  const { language, words: allWords } = useSettings();
  const words = allWords.table.door;

  if (state === 'refused') {
    const isLocked = refusal === 'wrongKey' && tableKey === null;
    // If the key opened this seat before, the key is right and the seat is gone.
    const isEnded = refusal === 'wrongKey' && info !== null && seat !== null;
    // This is not a valid table id: the link has probably lost some letters.
    const reason = refusal === 'badMessage' && !TABLE_ID.test(table) ? 'unknownTable' : refusal;
    const forgetIt = (): void => {
      forget(props.host, table);
      go({ page: 'home' }, true);
    };
    // It never comes back: nobody needs its key.
    if (reason === 'removed') forget(props.host, table);
    return (
      <ClosedDoor
        title={isLocked ? words.title : reason === 'removed' ? ENDING[language].goneTitle : titleOf(reason, words)}
        text={
          isLocked ? words.noKey : isEnded ? allWords.pages.connection.ended : reasonText(props.host, reason, allWords)
        }
        {...(knownTable(props.host, table) === null ? {} : { onForget: forgetIt })}
      />
    );
  }
  if (loaded.game === 'unknown') return <ClosedDoor title={words.refused} text={words.unknownGame} />;
  if (loaded.game === 'failed')
    return <ClosedDoor title={words.refused} text={words.notLoaded} onRetry={loaded.retry} />;
  if (info === null) return <WaitingForHost kind={props.host} refusal={refusal} onRetry={props.retry} />;
  if (loaded.game === null) return <Waiting />;
  const { game } = loaded;
  return <Room {...props} host={host} game={game} line={line} />;
}

function titleOf(reason: BackendReason | null, words: TableWords['door']): string {
  return reason === 'unknownTable' ? words.unknown : words.refused;
}

function Room(props: {
  readonly host: Backend;
  readonly table: string;
  readonly tableKey: string | null;
  readonly game: AnyWebGame;
  readonly line: TableConnection;
  readonly sharing: Sharing | null;
  readonly part?: RoomProps['part'];
}) {
  const { host, table, tableKey: key, game, line, sharing, part: Part } = props;
  const { toasts, notify, drop } = useToasts();
  const { openRule, sheet } = useRuleSheet(game);
  const session = useSessionOf({ host, table, key, game }, line, { notify, openRule, readers: readersOf(sharing) });
  usePush(session);
  useResult(session, sharing !== null && sharing.seats.length > 1);
  const status = session?.info.status;
  const expires = session?.info.expires ?? null;
  const words = useWords().table;
  useEffect(() => {
    if (status === undefined) return;
    // On a shared device `key` changes with the holder, so the key that was remembered first is kept.
    const kept = knownTable(host.kind, table)?.key ?? key;
    remember({
      host: host.kind,
      table,
      game: game.id,
      key: kept,
      over: status === 'over' || status === 'abandoned',
      expires,
      series: session !== null && seriesHref(session) !== null,
    });
  }, [status, expires]);
  const title = session?.texts.title;
  // A layout effect: the title is set before the table changes it to say that somebody is awaited.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = words.title(title);
    return () => {
      document.title = 'Horda';
    };
  }, [title, words]);
  const late = useLateWords(game, session?.now.view ?? null);
  if (late.state === 'failed')
    return <ClosedDoor title={words.door.refused} text={words.door.notLoaded} onRetry={late.retry} />;
  if (session === null || late.state === 'coming') return <Waiting />;
  return (
    <SessionContext.Provider value={session}>
      {Part === undefined ? (
        <Stage session={session} line={line} sharing={sharing} />
      ) : (
        <Part happened={line.snapshot} />
      )}
      {sheet}
      <Toasts toasts={toasts} drop={drop} />
    </SessionContext.Provider>
  );
}

function Stage(props: {
  readonly session: TableSession;
  readonly line: TableConnection;
  readonly sharing: Sharing | null;
}) {
  const { session, line, sharing } = props;
  const { info, now, game } = session;
  const { status } = info;
  const open = now.view !== null && (game.isOpen?.(now.view) ?? false);
  const awaited = session.people.filter((person) => person.awaited).map(({ seat }) => seat);
  const wish = sharing?.chosen ?? null;
  const mayAct = [...invitedIn(now.view), ...offeredIn(now.view)];
  const chosen = wish !== null && mayAct.includes(wish) ? wish : null;
  const due = sharing === null ? null : nextHolder(awaited, info, { ...sharing, chosen });
  const wanted = sharing === null ? null : wantedHolder(info, sharing.holder, { due, open });
  const isPassing = sharing !== null && wanted !== sharing.holder;
  const lingers = isPassing && chosen === null && lingersFor(sharing.holder, wanted);
  // Drop a wish that is no longer possible, or is granted to a seat that would hold the device anyway.
  const isSettled = wish !== null && (chosen === null || (wish === sharing?.holder && awaited.includes(wish)));
  useEffect(() => {
    if (isSettled) sharing?.choose(null);
  }, [isSettled]);
  useEffect(() => {
    if (!isPassing || wanted === null) return;
    if (!lingers) return sharing.hold(wanted);
    const timer = setTimeout(() => sharing.hold(wanted), LINGERING);
    return () => clearTimeout(timer);
  }, [isPassing, lingers, wanted]);
  if (isPassing && !lingers) return <Waiting />;
  if (status === 'open') return <Lobby />;
  if (sharing?.holder === 'nobody') {
    if (due !== null) return <Cover people={session.people} seat={due} onReady={() => sharing.hold(due)} />;
    // The page still has a seat's key and would show that seat's cards.
    if (session.seat !== null) return <Waiting />;
  }
  const { events, moment } = line.snapshot;
  const table = <PlayedTable happened={{ events, moment }} />;
  if (sharing === null) return table;
  return (
    <DeviceContext.Provider value={{ seats: sharing.seats, choose: sharing.choose }}>{table}</DeviceContext.Provider>
  );
}

/** Fetches the words that this table needs besides those of its game. */
function useLateWords({ lateWords }: AnyWebGame, view: object | null) {
  const [failed, setFailed] = useState(false);
  const [, setTries] = useState(0);
  const isThere = view === null || lateWords === undefined || lateWords.has(view);
  const look = (): void => setTries((n) => n + 1);
  useEffect(() => {
    if (!isThere && !failed) lateWords.fetch(view).then(look, () => setFailed(true));
  }, [isThere, failed]);
  const state = isThere ? 'here' : failed ? 'failed' : 'coming';
  return { state, retry: () => setFailed(false) } as const;
}

interface Loaded {
  readonly game: AnyWebGame | 'unknown' | 'failed' | null;
  retry(): void;
}

function useGame(id: string | null): Loaded {
  const [game, setGame] = useState<Loaded['game']>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (id === null) return;
    const loading = loadGame(id);
    if (loading === null) return setGame('unknown');
    let wanted = true;
    loading.then(
      (loaded) => wanted && setGame(loaded),
      () => wanted && setGame('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [id, tries]);
  return {
    game,
    retry: () => {
      setGame(null);
      setTries((n) => n + 1);
    },
  };
}
