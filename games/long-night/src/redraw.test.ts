import { determinize, type AnyGame, type AnyState, type Seat } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, scene, type Position, type Scene } from '../test/scene.ts';
import { CONTENT } from './content/content.ts';
import { longNight } from './game.ts';
import { NONE, type State } from './state.ts';

const WORLDS = 40;

/** Worlds of a seat. */
function worlds({ s }: Scene, seat: Seat): State[] {
  return Array.from({ length: WORLDS }, (_, n) => {
    const world = determinize(longNight as unknown as AnyGame, s as unknown as AnyState, seat, [n, 1, 2, 3]);
    return world as unknown as State;
  });
}

/** How many different values a part of the worlds has. */
function variety(table: Scene, seat: Seat, part: (s: State) => unknown): number {
  return new Set(worlds(table, seat).map((world) => JSON.stringify(part(world)))).size;
}

const TABLE: Position = {
  seats: [
    { survivors: { lilyMae: {} }, hand: ['fuel', 'lighter'], objective: 'fullTank' },
    { survivors: { blue: {} }, hand: ['fuel'], objective: 'arsenal' },
    { survivors: { sparky: {} }, hand: ['fuel'], objective: 'wellRead' },
  ],
  crisis: 'coldSnap',
  contributions: [[1, 'lighter']],
};

describe('a world of a seat', () => {
  test('L45 keeps the own hand and redraws the others, each from the deck of its back', () => {
    const table = scene(TABLE);
    expect(variety(table, 0, ({ players }) => players[0]!.hand)).toBe(1);
    expect(variety(table, 0, ({ players }) => players[1]!.hand)).toBeGreaterThan(3);
    const { home } = CONTENT.cards[cardNo('fuel')]!;
    for (const { players } of worlds(table, 0)) expect(CONTENT.cards[players[1]!.hand[0]!]!.home).toBe(home);
  });

  test('L45 does not tell others that a card which may not be played is no longer in the hand', () => {
    const table = scene({ ...TABLE, seats: [TABLE.seats![0]!, { survivors: { blue: {} } }, {}] });
    table.s.players[1]!.withheld = cardNo('fuel');
    for (const world of worlds(table, 0)) expect(longNight.view(world, 0)).toEqual(longNight.view(table.s, 0));
  });

  test('Q22 does not tell which card was added to the crisis by the action before', () => {
    const stacks = (['fuel', 'lighter'] as const).map((card) => {
      const table = scene(TABLE)
        .turn()
        .does({ do: 'contribute', card: cardNo(card) });
      return worlds(table, 1).map(({ kernel }) => JSON.stringify(kernel.stack));
    });
    expect(stacks[0]).toEqual(stacks[1]);
  });

  test('Q22 redraws what others have added to the crisis, and keeps what the seat has added', () => {
    const table = scene(TABLE);
    expect(variety(table, 0, ({ contributions }) => contributions)).toBeGreaterThan(3);
    expect(variety(table, 1, ({ contributions }) => contributions)).toBe(1);
  });

  test('L43 L44 deals hidden objectives anew; some worlds have a betrayer, never two', () => {
    const table = scene(TABLE);
    const betrayers = worlds(table, 0).map(
      ({ players }) => players.filter(({ objective }) => objective >= CONTENT.betrayals).length,
    );
    expect(new Set(betrayers)).toEqual(new Set([0, 1]));
    expect(variety(table, 0, ({ players }) => players[0]!.objective)).toBe(1);
  });

  test('L44 a seat that is the betrayer knows that nobody else is', () => {
    const table = scene(TABLE);
    table.s.players[0]!.objective = CONTENT.betrayals;
    for (const { players } of worlds(table, 0))
      expect(players.slice(1).some(({ objective }) => objective >= CONTENT.betrayals)).toBe(false);
  });

  test('L45 keeps an objective that the seat was shown', () => {
    const table = scene(TABLE);
    table.s.players[1]!.shownTo = [0];
    expect(variety(table, 0, ({ players }) => players[1]!.objective)).toBe(1);
    expect(variety(table, 2, ({ players }) => players[1]!.objective)).toBeGreaterThan(3);
  });

  test('L134 redraws the crossroads card, but not for its reader', () => {
    const table = scene({ ...TABLE, crossroads: 'sacrament' });
    table.s.crossroadsDeck.push(1, 2, 3, 4);
    table.turn(0);
    expect(table.s.reader).toBe(2);
    expect(table.s.crossroads).not.toBe(NONE);
    expect(variety(table, 0, ({ crossroads }) => crossroads)).toBeGreaterThan(2);
    expect(variety(table, 2, ({ crossroads }) => crossroads)).toBe(1);
  });

  test('N19 redraws the exile cards of the others', () => {
    const table = scene(TABLE);
    table.s.players[1]!.exile = table.s.exileDeck.pop()!;
    expect(variety(table, 0, ({ players }) => players[1]!.exile)).toBeGreaterThan(2);
    expect(variety(table, 1, ({ players }) => players[1]!.exile)).toBe(1);
  });

  test('L269 keeps the top experiment, and shuffles those below', () => {
    const table = scene({ ...TABLE, options: { raxxon: true } });
    expect(variety(table, 0, ({ raxxon }) => raxxon.deck.at(-1))).toBe(1);
    expect(variety(table, 0, ({ raxxon }) => raxxon.deck)).toBeGreaterThan(3);
  });
});
