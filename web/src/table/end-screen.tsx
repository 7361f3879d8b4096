/** The end of a game: who won and how, the score, the game in numbers, and the ways on. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { knownTable, remember } from '../app/memory.ts';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { askToFollow } from '../backend/api.ts';
import { reasonOf } from '../backend/backend.ts';
import { reasonText } from '../text/common/reason.ts';
import { Dialog } from './dialog.tsx';
import { EndNumbers, EndScore } from './end-tables.tsx';
import { EndPoster } from './end-poster.tsx';
import { headlineOf, winnersLine } from './headline.ts';
import { SaveActions, useSaveActions } from './save-actions.tsx';
import { useSession, type TableSession } from './session.ts';
import { durationOf, statisticsOf } from './statistics.ts';
import { useAllEntries } from './use-all-entries.ts';
import './end-screen.css';

export function EndScreen() {
  const session = useSession();
  const [open, setOpen] = useState(true);
  const { end } = useSettings().words.replay;
  if (open) return <EndSheet session={session} onClose={() => setOpen(false)} />;
  return (
    <button type="button" class="button end-reopen" onClick={() => setOpen(true)}>
      {end.reopen}
    </button>
  );
}

function EndSheet({ session, onClose }: { readonly session: TableSession; readonly onClose: () => void }) {
  const { words, language } = useSettings();
  const { info, host, table, key, game, now, texts } = session;
  const { end } = words.replay;
  const entries = useAllEntries(session);
  const statistics = useMemo(() => statisticsOf(game, entries, now, info.seats.length), [game, entries, now.answers]);
  const saves = useSaveActions({ host, table, key, game: game.id });
  const duration = durationOf(entries, info.origin);
  const told = now.view === null ? null : game.drawing.ending(now.view, language);
  const together = now.view !== null && game.together?.(now.view) === true;
  const won = winnersLine(session, together, end, language);
  const how = info.status === 'abandoned' ? end.abandonedHelp : [won && `${won}.`, told].filter(Boolean).join(' ');
  const facts = [
    ...(statistics === null ? [] : [[end.turns(statistics.turns), String(statistics.turns)]]),
    ...(duration === null ? [] : [[end.duration, end.time(duration)]]),
  ];
  return (
    <Dialog title={headlineOf(session, together, end, language)} kind="sheet" onClose={onClose}>
      <div class="end">
        <EndPoster session={session} />
        <div class="end-words">
          <p class="end-how typed">{how || texts.title}</p>
          <Ways session={session} saves={saves} onClose={onClose} />
          <p class="end-message" role="status">
            {saves.message}
          </p>
          <EndScore session={session} />
          {facts.length > 0 && (
            <dl class="end-facts">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd class="stencil">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {statistics !== null && <EndNumbers session={session} statistics={statistics} />}
        </div>
      </div>
    </Dialog>
  );
}

function Ways(props: {
  readonly session: TableSession;
  readonly saves: ReturnType<typeof useSaveActions>;
  readonly onClose: () => void;
}) {
  const { session, saves, onClose } = props;
  const { host, table, info } = session;
  const { words } = useSettings();
  const { end } = words.replay;
  const next = useFollowing(session, 'next');
  const rematch = useFollowing(session, 'rematch');
  const problem = next.problem ?? rematch.problem;
  return (
    <nav class="end-ways" aria-label={words.replay.actions}>
      {info.next !== null && <p class="end-asked typed">{end.nextAsked}</p>}
      {next.possible && (
        <button type="button" class="button button-primary" disabled={next.busy} onClick={next.ask}>
          {info.next === null ? end.next : end.followNext}
        </button>
      )}
      {info.rematch !== null && <p class="end-asked typed">{end.rematchAsked}</p>}
      {rematch.possible && (
        <button
          type="button"
          // If there is a next chapter, that button is the main one.
          class={`button ${next.possible ? '' : 'button-primary'}`}
          disabled={rematch.busy}
          onClick={rematch.ask}
        >
          {info.rematch === null ? end.rematch : end.followRematch}
        </button>
      )}
      <a class="button" href={hrefOf({ page: 'replay', host: host.kind, table, at: 0 })}>
        {end.replay}
      </a>
      <SaveActions actions={saves} />
      <button type="button" class="button" onClick={onClose}>
        {end.showBoard}
      </button>
      <a class="button" href={hrefOf({ page: 'home' })}>
        {words.common.home}
      </a>
      {problem !== null && <p role="alert">{problem}</p>}
    </nav>
  );
}

/** The table that follows, as a rematch or as the next chapter; the same keys open it. */
function useFollowing({ host, table, key, game, seat, isHost, info }: TableSession, how: 'rematch' | 'next') {
  const { [how]: following } = info;
  const { words } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // When another player has made the following table, an earlier problem of ours no longer matters.
  useEffect(() => setProblem(null), [following]);
  const follow = (next: string): void => {
    const { keys, invite, watch } = knownTable(host.kind, table) ?? {};
    remember({
      host: host.kind,
      table: next,
      game: game.id,
      key,
      ...(keys === undefined ? {} : { keys }),
      ...(invite === undefined ? {} : { invite }),
      ...(watch === undefined ? {} : { watch }),
    });
    go({ page: 'table', host: host.kind, table: next });
  };
  const ask = async (): Promise<void> => {
    if (following !== null) return follow(following);
    if (key === null) return;
    setBusy(true);
    try {
      follow((await askToFollow(host, table, key, how)).table);
    } catch (error) {
      setProblem(reasonText(host.kind, reasonOf(error), words));
      setBusy(false);
    }
  };
  const isThere = how === 'rematch' || info.carriesOn;
  const mayAsk = isThere && key !== null && (seat !== null || isHost) && !info.archived;
  return { possible: following !== null || mayAsk, busy, problem, ask };
}
