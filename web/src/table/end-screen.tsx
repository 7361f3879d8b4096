/** The end of a game: who won and how, the score, the game in numbers, and the ways on. */
import { useMemo, useState } from 'preact/hooks';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { Dialog } from './dialog.tsx';
import { EndNumbers, EndScore } from './end-tables.tsx';
import { EndPoster } from './end-poster.tsx';
import { headlineOf, winnersLine } from './headline.ts';
import { PaperLink } from './paper-link.tsx';
import { SaveActions, useSaveActions } from './save-actions.tsx';
import { useSession, type TableSession } from './session.ts';
import { durationOf, statisticsOf } from './statistics.ts';
import { useAllEntries } from './use-all-entries.ts';
import { useFollowing } from './use-following.ts';
import { seriesHref } from './series-link.ts';
import { END_WORDS } from './text/end/of.ts';
import './end-screen.css';

export function EndScreen() {
  const session = useSession();
  const [open, setOpen] = useState(true);
  const end = END_WORDS[useSettings().language];
  if (open) return <EndSheet session={session} onClose={() => setOpen(false)} />;
  return (
    <button type="button" class="button end-reopen" onClick={() => setOpen(true)}>
      {end.reopen}
    </button>
  );
}

function EndSheet({ session, onClose }: { readonly session: TableSession; readonly onClose: () => void }) {
  const { language } = useSettings();
  const { info, host, table, key, game, now, texts, name } = session;
  const end = END_WORDS[language];
  const entries = useAllEntries(session);
  const statistics = useMemo(() => statisticsOf(game, entries, now, info.seats.length), [game, entries, now.answers]);
  const saves = useSaveActions({ host, table, key, game: game.id, name });
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
  const { words, language } = useSettings();
  const end = END_WORDS[language];
  const next = useFollowing(session, 'next');
  const rematch = useFollowing(session, 'rematch');
  const problem = next.problem ?? rematch.problem;
  const series = seriesHref(session);
  return (
    <nav class="end-ways" aria-label={words.replay.actions}>
      {info.next !== null && <p class="end-asked typed">{end.nextAsked}</p>}
      {next.possible && (
        <button type="button" class="button button-primary" disabled={next.busy} onClick={() => void next.ask()}>
          {info.next === null ? end.next : end.followNext}
        </button>
      )}
      {series !== null && (
        <a class="button" href={series}>
          {session.game.series!.name[language]}
        </a>
      )}
      {info.rematch !== null && <p class="end-asked typed">{end.rematchAsked}</p>}
      {rematch.possible && (
        <button
          type="button"
          // If there is a next chapter, that button is the main one.
          class={`button ${next.possible ? '' : 'button-primary'}`}
          disabled={rematch.busy}
          onClick={() => void rematch.ask()}
        >
          {info.rematch === null ? end.rematch : end.followRematch}
        </button>
      )}
      <a class="button" href={hrefOf({ page: 'replay', host: host.kind, table, at: 0 })}>
        {end.replay}
      </a>
      <PaperLink host={host.kind} table={table} game={session.game} status={info.status} />
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
