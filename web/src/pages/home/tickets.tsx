/** The paper tickets at the bottom: links back to a table, or an introduction for new visitors. */
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { coverOf } from '../../games/index.ts';
import type { Words } from '../../text/words.ts';
import { stateOf, type TableToContinue } from './standing.ts';
import './tickets.css';

export function Tickets({ tables }: { readonly tables: readonly TableToContinue[] }) {
  const { words } = useSettings();
  const [latest, ...more] = tables;
  if (latest === undefined) return null;
  return (
    <section class="home-tickets" aria-label={words.home.yourTables}>
      {more.length === 0 ? null : (
        <details class="home-more">
          <summary class="button">
            <span class="home-long">{words.home.moreTables(more.length)}</span>
            <span class="home-short">
              <span aria-hidden="true">+{more.length}</span>
              <span class="unseen">{words.home.moreTables(more.length)}</span>
            </span>
          </summary>
          <ul>
            {more.map((table) => (
              <li key={table.known.table}>
                <Ticket table={table} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Ticket table={latest} isLatest />
    </section>
  );
}

function Ticket({ table, isLatest = false }: { readonly table: TableToContinue; readonly isLatest?: boolean }) {
  const { language, words } = useSettings();
  const { known, standing } = table;
  const seat = standing?.seat ?? null;
  const title = coverOf(known.game)?.title[language] ?? known.game;
  const id = `table-${known.table}`;
  return (
    <div class="home-ticket sheet">
      {seat === null ? null : <SeatMark seat={seat} tone="ink" />}
      <p id={id}>
        <span class="typed">{nameOf(table, title, words)}</span>
        <small>{stateOf(table, language, words)}</small>
      </p>
      <a
        class={`button ${isLatest ? 'button-primary' : ''}`}
        aria-describedby={id}
        href={hrefOf({ page: 'table', host: known.host, table: known.table })}
      >
        {words.home.continue}
      </a>
    </div>
  );
}

function nameOf({ standing }: TableToContinue, game: string, { home }: Words): string {
  if (standing === null) return game;
  const { seat, begun, others } = standing;
  if (others.length === 0) return begun && seat !== null ? home.tableWithBots(game) : game;
  return seat === null ? home.tableOfOthers(game, others) : home.tableWith(game, others);
}

export function FirstTime({ game }: { readonly game: string }) {
  const { words } = useSettings();
  return (
    <div class="home-ticket sheet">
      <p id="first-time">
        <span class="typed">{words.home.firstTime}</span>
        <small>{words.home.firstTimeHelp}</small>
      </p>
      <a class="button" aria-describedby="first-time" href={hrefOf({ page: 'tutorial', game })}>
        {words.home.learn}
      </a>
    </div>
  );
}
