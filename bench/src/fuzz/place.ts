/** A table under fire: who has which key, what they see, and what its log must be. */
import type { Position, ServerFrame } from '@horda/protocol';
import type { Dice } from './odd.ts';
import { any } from './odd.ts';
import type { Http } from './http.ts';

export interface Place {
  readonly table: string;
  /** By what they open: `0`, `1` … for seats, `watch`, `invite`. */
  readonly keys: ReadonlyMap<string, string>;
  readonly seats: number;
  /** The latest position that each seat was told. */
  readonly seen: Map<string, Position>;
  /** The lines that commands were told to have led to, and their ids. */
  readonly accepted: Map<number, string>;
  /** Ids of commands whose sockets were closed before any reply. */
  readonly lost: Set<string>;
  /** Requests that write lines of their own, by the type of these, as far as they were said to be done. */
  readonly written: Map<string, number>;
  /** What each key was shown last, with the number of the last line. */
  readonly shown: Map<string, { readonly seq: number; readonly text: string }>;
  /** Tables that requests about this one have made. */
  readonly spare: string[];
  /** The last line whose origin was looked into. */
  checked: number;
  /** Lines by commands that nobody was told of, since their sockets were closed. */
  unheard: number;
  /** Its names were erased or it was archived: what it shows may change without a line. */
  redacted: boolean;
}

const KINDS = [
  { seats: 2, bots: [], start: true },
  { seats: 3, bots: [], start: true, clock: { kind: 'live', seconds: 3_600, increment: 5, late: 'move' } },
  { seats: 2, bots: [], start: false, listed: true },
  { seats: 3, bots: [null, null, 'random'], start: true, options: { expert: true } },
  { game: 'long-night', seats: 3, bots: [], start: true, options: { mode: 'secret', raxxon: true } },
  { game: 'zombicide', seats: 2, bots: [], start: true, options: { mission: 'S4' } },
] as const;

export async function openPlaces(http: Http, dice: Dice): Promise<Place[]> {
  const places: Place[] = [];
  for (const { start, ...asked } of KINDS) {
    const made = await http.must<{ table: string; key: string; invite: string; watch: string }>(
      'POST',
      '/api/tables',
      null,
      {
        game: 'cisza',
        name: 'first',
        pace: 0,
        ...asked,
      },
    );
    const { table, key, invite, watch } = made;
    const keys = new Map([['0', key]]);
    const persons = asked.seats - asked.bots.filter((bot) => bot !== null).length;
    for (let seat = 1; seat < persons - (start ? 0 : 1); seat++) {
      const joined = await http.must<{ key: string }>('POST', `/api/tables/${table}/seats`, invite, {
        name: `n${seat}`,
      });
      keys.set(String(seat), joined.key);
    }
    keys.set('watch', watch).set('invite', invite);
    const place: Place = {
      table,
      keys,
      seats: asked.seats,
      seen: new Map(),
      accepted: new Map(),
      lost: new Set(),
      written: new Map([['joined', keys.size - 3]]),
      shown: new Map(),
      spare: [],
      checked: 0,
      unheard: 0,
      redacted: false,
    };
    if (start) {
      const id = `start${dice[0] >>> 0}`;
      const reply = await http.must<ServerFrame>('POST', `/api/tables/${table}/commands`, key, {
        id,
        command: { do: 'start' },
      });
      if (reply.type !== 'accepted') throw new Error(`a game could not be started: ${JSON.stringify(reply)}`);
      place.accepted.set(reply.seq, id);
    }
    places.push(place);
  }
  return places;
}

/** Whose key it is; those of seats first of all. */
export function anyone(dice: Dice, { keys }: Place): string {
  return any(dice, [...keys.keys()]);
}

export function heard(place: Place, who: string, frame: ServerFrame): void {
  if (frame.type === 'welcome' || frame.type === 'update' || frame.type === 'resync') place.seen.set(who, frame.now);
}
