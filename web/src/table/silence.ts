/** Players who say nothing: from when the others may let a bot play for them, and from when a game may begin without its host. */
import type { Seat } from '@horda/kernel';
import { silentSince } from '@horda/protocol';
import type { TableSession } from './session.ts';

/** By how much the clocks of page and host may differ, in milliseconds. */
const MARGIN = 1_000;

type Heard = Pick<TableSession, 'info' | 'entries' | 'now'>;

export interface Silent {
  readonly seat: Seat;
  /** From when this reader may propose a bot, by the host's clock. */
  readonly from: number;
  /** From when nobody else need agree. */
  readonly aloneFrom: number;
}

/** The other players for whom the game waits. `here`: seats at this device, whose players are not away. */
export function silentOnes(
  session: Heard & Pick<TableSession, 'people' | 'seat'>,
  here: readonly Seat[] = [],
): readonly Silent[] {
  const { info, people, seat: own } = session;
  const { status, clock, archived, rulesChanged, seats } = info;
  if (own === null || status !== 'playing' || clock.kind !== 'none' || archived || rulesChanged) return [];
  return people.flatMap(({ seat, awaited, bot }) => {
    const isPerson = seats[seat]?.held === 'person' && bot === null;
    if (seat === own || !awaited || !isPerson || here.includes(seat)) return [];
    const others = seats.filter(
      (each, at) => at !== seat && each.held === 'person' && (each.bot === null || at === own),
    );
    const { long, short } = silenceOf(session, seat);
    return [{ seat, from: others.length > 1 ? short : long, aloneFrom: long }];
  });
}

/** When the short and the long silence of a seat are over, if nothing happens meanwhile. */
export function silenceOf({ info, entries, now }: Heard, seat: Seat): TableSession['info']['silence'] {
  const since = silentSince(entries, seat, now.askedAt) + MARGIN;
  return { short: since + info.silence.short, long: since + info.silence.long };
}

/** From when whoever sits at the table may start the game in place of its host; null: they may not. */
export function hostSilentFrom({ info, entries, seat, isHost }: Heard & Pick<TableSession, 'seat' | 'isHost'>) {
  if (isHost || seat === null || info.status !== 'open' || info.seats.some(({ held }) => held === 'free')) return null;
  return silentSince(entries, info.host, 0) + info.silence.short + MARGIN;
}
