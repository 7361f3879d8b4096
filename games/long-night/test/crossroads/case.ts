/** The table-driven tests of crossroads cards: each card fires in its scene and not in the other, each option is taken. */
import { determinize } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../src/content/content.ts';
import { CROSSROADS_IDS, type CrossroadsId, type SurvivorId } from '../../src/content/ids.ts';
import type { PlaceId } from '../../src/content/vocabulary.ts';
import type { Moment } from '../../src/events.ts';
import { longNight } from '../../src/game.ts';
import type { Choice } from '../../src/state.ts';
import { cardNo, place, scene, survivor, type ItemName, type Position, type Scene, type SeatSpec } from '../scene.ts';

/** What an option does: its dice, and what is checked afterwards. */
export interface Taken {
  readonly rigged?: readonly number[];
  /** Instead of the scene of the card. */
  readonly set?: Position;
  readonly check: (t: Scene) => void;
}

export interface Case {
  /** The condition is met, and missed by one thing. */
  readonly set: Position;
  readonly not: Position;
  /** What happens in the turn; nothing: the state check fires it. */
  readonly on?: Moment;
  /** Where the event itself is what is missing. */
  readonly notOn?: Moment;
  /** Questions before the options. */
  readonly first?: (t: Scene) => void;
  readonly options: readonly (Taken | ((t: Scene) => void))[];
}

/** The active player has these survivors; two others have one each in the colony. */
export function me(survivors: NonNullable<SeatSpec['survivors']>, seat: SeatSpec = {}, rest: Position = {}): Position {
  return {
    seats: [{ survivors, ...seat }, { survivors: { ericParker: {} } }, { survivors: { georgeColeman: {} } }],
    ...rest,
  };
}

export const sv = (name: SurvivorId): Choice => ({ do: 'survivor', survivor: survivor(name) });
export const at = (name: PlaceId): Choice => ({ do: 'place', place: place(name) });
export const card = (name: ItemName): Choice => ({ do: 'card', card: cardNo(name) });
export const keep = (name: ItemName): Choice => ({ do: 'keep', card: cardNo(name) });
export const die = (value: number): Choice => ({ do: 'die', value });
export const player = (seat: number): Choice => ({ do: 'player', seat });
export const yes: Choice = { do: 'yes' };
export const no: Choice = { do: 'no' };
export const goOn: Choice = { do: 'goOn' };

export const moved = (name: SurvivorId, from: PlaceId, to: PlaceId, fuel = false): Moment => ({
  type: 'moved',
  survivor: survivor(name),
  from: place(from),
  to: place(to),
  fuel,
});
export const searched = (name: SurvivorId, where: PlaceId): Moment => ({
  type: 'searched',
  survivor: survivor(name),
  place: place(where),
});
export const weaponUsed = (name: SurvivorId, item: ItemName): Moment => ({
  type: 'weaponUsed',
  survivor: survivor(name),
  card: cardNo(item),
});

const firing = (id: CrossroadsId): object => ({ type: 'crossroadsRevealed', card: CROSSROADS_IDS.indexOf(id) });

/** Seat 0 begins the turn, and perhaps something happens in it. */
function play(id: CrossroadsId, position: Position, on?: Moment): Scene {
  const t = scene({ ...position, crossroads: id }).turn(0);
  return on === undefined ? t : t.happens(on);
}

/** No seat can tell the table from a world in which everything it may not know is drawn anew. */
function worlds({ s }: Scene): void {
  for (const seat of s.players.keys())
    expect(longNight.view(determinize(longNight, s, seat, [1, 2, 3, 4]), seat)).toEqual(longNight.view(s, seat));
}

/** Votes or chooses so that the option wins, if there is anything to choose. */
function takeOption(t: Scene, option: number): void {
  if (t.prompt === 'vote.crossroads') t.votes(option === 0);
  else if (t.prompt === 'crossroads.choose') t.does({ do: 'option', option });
}

/** Adds the tests of these cards. */
export function testCards(cards: Readonly<Record<CrossroadsId, Case>>): void {
  for (const [name, { set, not, on, notOn, first, options }] of Object.entries(cards)) {
    const id = name as CrossroadsId;
    const printed = CONTENT.crossroads[CROSSROADS_IDS.indexOf(id)]!;
    describe(`${id}`, () => {
      test(`L136 Q12 ${id} fires when its condition is met, and only then`, () => {
        expect(play(id, set, on).s.kernel.events).toContainEqual(expect.objectContaining(firing(id)));
        const quiet = play(id, not, notOn ?? on);
        expect(quiet.s.kernel.events).not.toContainEqual(expect.objectContaining(firing(id)));
        expect(quiet.s.crossroads).toBe(CROSSROADS_IDS.indexOf(id));
      });
      test(`L22 ${id}: every option is tested`, () => {
        expect(options).toHaveLength(printed.options.length);
      });
      for (const [option, taken] of options.entries())
        test(`L138 L139 ${id}, option ${option + 1}`, () => {
          const { rigged = [], check, set: own = set } = typeof taken === 'function' ? { check: taken } : taken;
          const t = play(id, { ...own, rigged }, on);
          first?.(t);
          worlds(t);
          takeOption(t, option);
          worlds(t);
          check(t);
          expect(t.s.crossroads).toBe(-1);
        });
    });
  }
}
