/** The end of a game as the people at this keyboard live it: won or lost, by what, what turned it, the places of all. */
import type { Seat } from '@horda/kernel';
import { fallsIn, placesOf, turningPoint, type Fall } from '@horda/parts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { paint } from '../terminal/style.ts';
import { logOf, type LogLine } from './log.ts';
import { canvasOf } from './question.ts';
import { viewBefore, type Session } from './session.ts';

/** The end of a game, as it is told to whoever looks at the table. */
interface End {
  readonly session: Session;
  readonly shell: Shell;
  /** The only person at this keyboard; null: none, or several. */
  readonly own: Seat | null;
  readonly winners: readonly Seat[];
  readonly log: readonly LogLine[];
  /** The table as everybody may see it now. */
  readonly view: object;
}

/** Of what decided the game, so many sentences are told. */
const MOST_SENTENCES = 3;

/** Sentences; none before the end. `seat`: the player who looks at the table; null: nobody in particular. */
export function endingLines(session: Session, seat: Seat | null, shell: Shell): readonly string[] {
  const { entry, state, names, kinds } = session;
  const shares = entry.game.outcome(state);
  if (shares === null) return [];
  const people = [...kinds.keys()].filter((each) => kinds[each] === 'human');
  const end: End = {
    session,
    shell,
    own: people.length === 1 ? people[0]! : null,
    winners: [...names.keys()].filter((each) => (shares[each] ?? 0) > 0),
    log: logOf(session, seat, shell.language),
    view: entry.game.view(state, seat) as object,
  };
  const falls = fallsOf(end);
  return [verdictOf(end), ...causeOf(end), ...turnOf(end, falls), ...fateOf(end, falls), ...placesIn(end, falls)];
}

/** You, all together, or nobody at this keyboard in particular; and who has won, unless that says it already. */
function verdictOf({ session, shell, own, winners }: End): string {
  const { entry, names } = session;
  const { over, verdict, winners: wonBy } = shell.words.play;
  const isTogether = entry.game.together === true;
  if (!isTogether && own === null) return `${over} ${wonBy(winners.map((each) => names[each]!))}`;
  const isWon = isTogether ? winners.length > 0 : winners.includes(own!);
  const said = isTogether && names.length > 1 ? verdict[isWon ? 'allWon' : 'allLost'] : verdict[isWon ? 'won' : 'lost'];
  const painted = paint(shell.style, isWon ? 'people' : 'dead', said);
  const others = winners.filter((each) => each !== own).map((each) => names[each]!);
  return isTogether || others.length === 0 ? painted : `${painted} ${wonBy(isWon ? winnersWithYou() : others)}`;

  function winnersWithYou(): readonly string[] {
    return [shell.words.play.you, ...others];
  }
}

/** The last sentence of the log that matters: what ended the game. */
function causeOf({ session: { entry }, shell, log }: End): readonly string[] {
  const cause = log.findLast(({ event }) => drawingOf(entry.game.id).matters?.(event) === true);
  return cause === undefined ? [] : [shell.words.play.endedBy(cause.text, cause.rule)];
}

/** What happened with each answer, as the log tells it. */
function stepsOf({ log }: End) {
  return [...Map.groupBy(log, ({ answer }) => answer)].map(([at, lines]) => ({
    at,
    events: lines.map(({ event }) => event),
  }));
}

function fallsOf(end: End): readonly Fall[] {
  const { entry, names } = end.session;
  const { decisive } = drawingOf(entry.game.id);
  return decisive === undefined ? [] : fallsIn(stepsOf(end), decisive, end.view, names.length);
}

/** The step that decided most, unless it is the one with which you fell, which is told by itself. */
function turnOf(end: End, falls: readonly Fall[]): readonly string[] {
  const { session, shell, own, winners, log, view } = end;
  const { game } = session.entry;
  const { decisive, matters } = drawingOf(game.id);
  if (decisive === undefined) return [];
  const together = game.together === true;
  const turn = turningPoint(stepsOf(end), decisive, view, { winners, seat: own, together });
  if (turn === null || falls.some(({ seat, at }) => seat === own && at === turn.at)) return [];
  const step = log.filter(({ answer }) => answer === turn.at);
  const last = step.findLastIndex(({ event }) => turn.events.includes(event));
  // What stands out in the log belongs to it: morale falls because somebody is exiled.
  const told = step.slice(0, last + 1).filter(({ event }) => turn.events.includes(event) || matters?.(event) === true);
  return told.length === 0 ? [] : [shell.words.play.turningPoint(whenIn(end, told[0]!), sentences(told))];
}

/** When and how the reader fell, while others played on. */
function fateOf(end: End, falls: readonly Fall[]): readonly string[] {
  const { session, shell, own, log, view } = end;
  const { decisive } = drawingOf(session.entry.game.id);
  const at = falls.find(({ seat }) => seat === own)?.at ?? null;
  if (decisive === undefined || at === null) return [];
  const told = log.filter(({ answer, event }) => answer === at && decisive.cost(event, view)?.seat === own);
  return told.length === 0 ? [] : [shell.words.play.ownEnd(whenIn(end, told[0]!), sentences(told))];
}

/** From the first place to the last; none where nobody can fall before the others. */
function placesIn({ session, shell, own, winners, log }: End, falls: readonly Fall[]): readonly string[] {
  const { entry, names } = session;
  const { play } = shell.words;
  const { decisive, opens } = drawingOf(entry.game.id);
  if (decisive?.falls === undefined) return [];
  const turnOfFall = (seat: Seat): number => {
    const fell = log.findIndex(({ event }) => decisive.falls?.(event) === seat);
    return log.slice(0, Math.max(0, fell)).filter(({ event }) => opens(event)).length;
  };
  const all = placesOf([...names.keys()], winners, falls).map(({ seat, place, fall }) => {
    const name = seat === own ? play.you : names[seat]!;
    return `${place} ${fall === null ? name : play.fellIn(name, turnOfFall(seat))}`;
  });
  return [play.places(all)];
}

/** Where the game was: `turn 16: Bartek`. A turn may begin with the same answer, before this line of the log. */
function whenIn({ session, shell, log }: End, line: LogLine): string {
  const begun = log.slice(0, log.indexOf(line)).findLast(({ answer, opens }) => answer === line.answer && opens);
  if (begun !== undefined) return begun.text.replace(/[.!]$/, '');
  const view = viewBefore(session, Math.max(1, line.answer), null);
  return drawingOf(session.entry.game.id).status(view, canvasOf(session, null, shell, Infinity)).left;
}

function sentences(lines: readonly LogLine[]): string {
  return [...new Set(lines.map(({ text }) => text))].slice(0, MOST_SENTENCES).join(' ');
}
