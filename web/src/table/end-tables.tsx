/** Who came where, and the numbers of a finished game. */
import { useSettings } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { placesOf } from '@horda/parts';
import { photoOf } from './end-poster.tsx';
import { Cross } from './end-story.tsx';
import type { TableSession } from './session.ts';
import { durationOf, type GameStatistics } from './statistics.ts';
import { END_WORDS } from './text/end/of.ts';
import type { Ending } from './use-ending.ts';

/** A game of two that is not played together has sides rather than places. */
const TWO_SIDES = 2;

export function EndPlaces({ session, ending }: { readonly session: TableSession; readonly ending: Ending }) {
  const { language } = useSettings();
  const end = END_WORDS[language];
  const { game, now, texts, info, name, seat: own } = session;
  const { together, winners, falls } = ending;
  if (now.view === null) return null;
  const { columns, rows } = game.drawing.score(now.view, texts, language);
  if (rows.length === 0) return null;
  const isOver = info.status === 'over';
  const hasPlaces = isOver && !together && winners.length > 0;
  const cellsOf = new Map(rows.map(({ seat, cells }) => [seat, cells]));
  const places = placesOf(
    rows.map(({ seat }) => seat),
    winners,
    falls,
  );
  const title = together ? end.team : rows.length === TWO_SIDES ? end.sides : end.places;
  return (
    <section class="end-card end-places sheet">
      <h3 class="stencil">
        {title} <small class="typed">{lasted()}</small>
      </h3>
      <div class="end-scroll" tabIndex={0} role="group" aria-label={title}>
        <table class="end-table">
          <thead>
            <tr>
              {hasPlaces && (
                <th scope="col">
                  <span class="unseen">{end.place}</span>
                </th>
              )}
              <th scope="col">
                <span class="unseen">{end.player}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {falls.length > 0 && <th scope="col">{end.stayed}</th>}
            </tr>
          </thead>
          <tbody>
            {places.map(({ seat, place, fall }) => {
              const isWinner = isOver && winners.includes(seat);
              return (
                <tr key={seat} class={`${isWinner ? 'end-row-won' : ''} ${seat === own ? 'end-row-own' : ''}`}>
                  {hasPlaces && <td class="end-place">{place}</td>}
                  <th scope="row">
                    <span class="end-name">
                      <span class={`end-face ${fall === null ? '' : 'end-lost'}`}>
                        <Picture markup={photoOf(session, seat)} />
                        {fall !== null && <Cross />}
                      </span>
                      <SeatMark seat={seat} tone={isWinner ? 'chalk' : 'ink'} />
                      <span class="end-whose typed" title={name(seat)}>
                        {seat === own ? end.you : name(seat)}
                      </span>
                      {isWinner && <span class="unseen">({end.won})</span>}
                    </span>
                  </th>
                  {(cellsOf.get(seat) ?? []).map((cell, i) => (
                    <td key={columns[i]}>{cell}</td>
                  ))}
                  {falls.length > 0 && (
                    <td class="end-stayed">{fall === null ? end.toTheEnd : (ending.turnAt(fall.at) ?? '–')}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );

  /** `52 turns, 24 min` */
  function lasted(): string {
    const { statistics, entries } = ending;
    const duration = durationOf(entries, info.origin);
    return [
      statistics === null ? null : `${statistics.turns} ${end.turns(statistics.turns)}`,
      duration === null ? null : end.time(duration),
    ]
      .filter((part) => part !== null)
      .join(', ');
  }
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
    <section class="end-card end-numbers sheet">
      <h3 class="stencil">{end.numbers}</h3>
      <div class="end-scroll" tabIndex={0} role="group" aria-label={end.numbers}>
        <table class="end-table">
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
    </section>
  );
}
