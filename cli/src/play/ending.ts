/** The end of a game as the people at this keyboard live it: won or lost, by what, and the places of all. */
import type { Seat } from '@horda/kernel';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { logOf, type LogLine } from './log.ts';
import type { Session } from './session.ts';

/** Sentences; none before the end. `seat`: whoever looks at the table; null: nobody in particular. */
export function endingLines(session: Session, seat: Seat | null, shell: Shell): readonly string[] {
  const { entry, state, names } = session;
  const { play } = shell.words;
  const shares = entry.game.outcome(state);
  if (shares === null) return [];
  const log = logOf(session, seat, shell.language);
  const winners = [...names.keys()].filter((each) => (shares[each] ?? 0) > 0);
  const cause = log.findLast(({ event }) => drawingOf(entry.game.id).matters?.(event) === true);
  const called = calledIn(session, shell);
  const places = placesOf(session, log, called, shell);
  const wonAlone = entry.game.together !== true && winners.length === 1 && called(winners[0]!) === play.you;
  return [
    wonAlone ? play.verdict.won : `${verdictOf(session, seat, winners, shell)} ${play.winners(winners.map(called))}`,
    ...(cause === undefined ? [] : [play.endedBy(cause.text, cause.rule)]),
    ...(places.length === 0 ? [] : [play.places(places)]),
  ];
}

/** You, all together, or nobody at this keyboard in particular. */
function verdictOf({ entry, kinds }: Session, seat: Seat | null, winners: readonly Seat[], { words }: Shell): string {
  const { over, verdict } = words.play;
  const people = [...kinds.keys()].filter((each) => kinds[each] === 'human');
  const own = people.length === 1 ? people[0]! : seat;
  if (entry.game.together === true) return winners.length > 0 ? verdict.allWon : verdict.allLost;
  if (people.length !== 1 || own === null) return over;
  return winners.includes(own) ? verdict.won : verdict.lost;
}

/** The only person at this keyboard is "you". */
function calledIn({ names, kinds }: Session, { words }: Shell): (seat: Seat) => string {
  const isAlone = kinds.filter((kind) => kind === 'human').length === 1;
  return (seat) => (isAlone && kinds[seat] === 'human' ? words.play.you : names[seat]!);
}

/** Who stayed to the end, then those who fell, the last of them first, each with the turn; none where nobody can fall. */
function placesOf(
  { entry, names }: Session,
  log: readonly LogLine[],
  called: (seat: Seat) => string,
  { words }: Shell,
): readonly string[] {
  const { fell } = drawingOf(entry.game.id);
  if (fell === undefined) return [];
  let turn = 0;
  const fallen: [Seat, number][] = [];
  for (const { event, opens } of log) {
    if (opens) turn++;
    const who = fell(event);
    if (who !== null) fallen.unshift([who, turn]);
  }
  const stayed = [...names.keys()].filter((seat) => !fallen.some(([who]) => who === seat));
  return [...stayed.map(called), ...fallen.map(([who, when]) => words.play.fellIn(called(who), when))];
}
