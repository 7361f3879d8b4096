/** The score and the numbers of a finished game. */
import { SeatMark } from '../art/marks.tsx';
import { useSettings } from '../app/settings.tsx';
import type { TableSession } from './session.ts';
import type { GameStatistics } from './statistics.ts';
import { END_WORDS } from './text/end/of.ts';

export function EndScore({ session }: { readonly session: TableSession }) {
  const { language } = useSettings();
  const end = END_WORDS[language];
  const { game, now, texts, info, name } = session;
  if (now.view === null) return null;
  const { columns, rows } = game.drawing.score(now.view, texts, language);
  if (rows.length === 0) return null;
  return (
    <div class="end-scroll" tabIndex={0} role="group" aria-label={end.score}>
      <table class="end-table end-score">
        <caption class="stencil">{end.score}</caption>
        <thead>
          <tr>
            <th scope="col">{end.player}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, winner, cells }) => (
            <tr key={seat} class={winner ? 'end-row-won' : ''}>
              <th scope="row">
                <span class="end-name">
                  <SeatMark seat={seat} tone="ink" />
                  <span class="end-whose">{name(seat)}</span>
                  {winner && info.status === 'over' && <span class="end-won typed">{end.won}</span>}
                </span>
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function EndNumbers(props: { readonly session: TableSession; readonly statistics: GameStatistics }) {
  const { session, statistics } = props;
  const { language } = useSettings();
  const end = END_WORDS[language];
  const { game, people } = session;
  const rows = [
    { label: end.decisions, counts: statistics.decisions },
    ...(game.statistics ?? []).map(({ label }, i) => ({ label: label[language], counts: statistics.tallies[i] ?? [] })),
  ];
  return (
    <div class="end-scroll" tabIndex={0} role="group" aria-label={end.numbers}>
      <table class="end-table end-numbers">
        <caption class="stencil">{end.numbers}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{end.inNumbers}</span>
            </th>
            {people.map(({ seat, name }) => (
              <th key={seat} scope="col" title={name}>
                <SeatMark seat={seat} tone="ink" />
                <span class="unseen">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {people.map(({ seat }) => (
                <td key={seat}>{counts[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
