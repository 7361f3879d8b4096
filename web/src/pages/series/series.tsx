/** The series that a table belongs to: what happened, who has what, what is next. The game draws it. */
import type { Event } from '@horda/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import type { BackendKind } from '../../backend/backend.ts';
import type { SeriesProps, SeriesWay } from '../../games/web-game.ts';
import { ClosedDoor } from '../../table/closed-door.tsx';
import { useSession, type TableSession } from '../../table/session.ts';
import { useKnown } from '../../table/table-page.tsx';
import { TableRoom } from '../../table/table-room.tsx';
import { useFollowing } from '../../table/use-following.ts';
import { Waiting } from '../../table/waiting.tsx';
import { SeriesFiles } from './series-files.tsx';
import './series.css';

export function Series({ host, table }: { readonly host: BackendKind; readonly table: string }) {
  const known = useKnown(host, table);
  if (known === 'looking') return <Waiting />;
  return <TableRoom host={host} table={table} tableKey={known?.key ?? null} sharing={null} part={Opened} />;
}

function Opened() {
  const session = useSession();
  const { words } = useSettings();
  const { game, now } = session;
  if (now.view === null || game.series?.includes(now.view) !== true)
    return <ClosedDoor title={session.texts.title} text={words.replay.series.none} />;
  return <SeriesPage session={session} view={now.view} />;
}

function SeriesPage({ session, view }: { readonly session: TableSession; readonly view: object }) {
  const { host, table, game, people, texts, info, openRule } = session;
  const { words, language } = useSettings();
  const slot = game.series!;
  const Page = usePage(slot.page);
  const next = useFollowing(session, 'next');
  const rematch = useFollowing(session, 'rematch');
  const isOver = info.status === 'over' || info.status === 'abandoned';
  const problem = next.problem ?? rematch.problem;
  const address = hrefOf({ page: 'table', host: host.kind, table });
  const heading = usePageHeading(slot.name[language]);
  return (
    <div class="series">
      <header class="series-top">
        <div class="series-tab">
          <small class="typed">{texts.title}</small>
          <h1 ref={heading} tabIndex={-1} class="stencil">
            {slot.name[language]}
          </h1>
        </div>
        <p class="series-told typed" role="status">
          {problem ?? game.drawing.ending(view, language) ?? ''}
        </p>
        <nav class="series-ways" aria-label={words.replay.actions}>
          <a class="button" href={address}>
            {words.replay.series.toTable}
          </a>
          <a class="button" href={hrefOf({ page: 'home' })}>
            {words.common.home}
          </a>
        </nav>
      </header>
      <main class="series-main">
        {Page === null ? (
          <p class="typed">{words.common.loading}</p>
        ) : (
          <Page
            view={view}
            closing={isOver ? lastEvents(session) : []}
            people={people}
            players={game.players}
            texts={texts}
            language={language}
            next={wayOf(next, info.next !== null)}
            again={isOver ? wayOf(rematch, info.rematch !== null) : null}
            table={address}
            openRule={openRule}
          />
        )}
        <SeriesFiles session={session} />
      </main>
    </div>
  );
}

/** A game that came over as a file has its last answer in the line of its start. */
function lastEvents({ entries }: TableSession): readonly Event[] {
  const last = entries.findLast((entry) => entry.type === 'answered' || entry.type === 'started');
  return last?.events ?? [];
}

function wayOf({ possible, busy, ask }: ReturnType<typeof useFollowing>, made: boolean): SeriesWay | null {
  return possible ? { busy, made, go: (seats) => void ask(seats === undefined ? {} : { seats }) } : null;
}

type AnySeries = ComponentType<SeriesProps<object, TableSession['texts'], Event>>;

/** Null: it is on its way. */
function usePage(fetchPage: () => Promise<AnySeries>): AnySeries | null {
  const [page, setPage] = useState<{ readonly Page: AnySeries } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => void fetchPage().then((Page) => setPage({ Page }), setFailure), []);
  if (failure !== null) throw failure;
  return page?.Page ?? null;
}
