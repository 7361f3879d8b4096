/** Who is still to decide, in words. */
import type { Seat } from '@horda/kernel';
import type { TableWords } from '../text/table/words.ts';
import { asksOf, awaitedIn, decidingWith, isOpenFloor } from './asks.ts';
import type { TableSession } from './session.ts';

type Waiting = Pick<TableSession, 'people' | 'seat' | 'now' | 'name'> & {
  readonly info: Pick<TableSession['info'], 'status'>;
};

/** Where several seats are asked at once: the others who have not decided yet; null: nobody. */
export function othersDeciding({ info, now, people, seat, name }: Waiting, { status }: TableWords): string | null {
  const isStill = (other: Seat): boolean => people[other]?.awaited === true;
  const others = info.status === 'playing' ? decidingWith(now.view, seat).filter(isStill) : [];
  if (others.length === 0) return null;
  const names = others.map(name).join(', ');
  if (!isOpenFloor(now.view)) return status.deciding(names);
  return seat !== null && awaitedIn(now.view).includes(seat) ? status.also(names) : status.choosing(names);
}

/** Whom the game waits for, told to a person who is not awaited. */
export function waitingFor(session: Waiting, words: TableWords): string {
  const { info, people, seat, now } = session;
  const { status } = words;
  if (info.status === 'over') return status.over;
  if (info.status === 'abandoned') return status.abandoned;
  const awaited = people.filter((person) => person.awaited);
  const own = seat === null ? undefined : people[seat];
  const who = sentenceAbout();
  if (own === undefined) return `${status.watching} ${who}`;
  return own.bot === null ? who : `${status.botPlaysForYou} ${who}`;

  function sentenceAbout(): string {
    const [first] = awaited;
    if (first === undefined) return status.looking;
    const deciding = othersDeciding(session, words);
    if (deciding !== null) {
      const hasAnswered = asksOf(now.view).some((ask) => ask.seat === seat && ask.answered && ask.offered !== true);
      return hasAnswered && !isOpenFloor(now.view) ? `${status.answered} ${deciding}` : deciding;
    }
    if (first.bot !== null) return status.botThinks(first.name);
    return status.awaited(awaited.map(({ name }) => name).join(', '));
  }
}
