import { call, determinize, openAsks, type Seat } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { TURN } from '../declared.ts';
import { EXILE_OPS } from '../effects/ops/exile.ts';
import { longNight } from '../game.ts';
import type { Choice } from '../state.ts';

const LILY = survivor('lilyMae');
const ROCCO = survivor('roccoBellini');
const [FUEL, FOOD, MEDICINE, PISTOL] = (['fuel', 'food2', 'medicine', 'pistol'] as const).map(cardNo) as [
  number,
  number,
  number,
  number,
];

const ask: Choice = { do: 'request' };
const give = (by: Seat, card: number, to: Seat = 0): Choice => ({ do: 'give', by, card, to });
const ignore = (by: Seat, to: Seat = 0): Choice => ({ do: 'ignore', by, to });

const POSITION: Position = {
  seats: [
    { survivors: { lilyMae: { items: ['pistol'] }, roccoBellini: {} } },
    { survivors: { blue: {} }, hand: ['fuel', 'food2', 'medicine', 'pistol'] },
    { survivors: { giaNajjar: {} } },
  ],
};

/** The first player has asked for cards; other things lie at some seats. */
function requested(changes: Partial<Record<Seat, object>> = {}, more: Position = {}): Scene {
  const seats = POSITION.seats!.map((spec, seat) => ({ ...spec, ...changes[seat] }));
  return scene({ ...POSITION, ...more, seats })
    .turn()
    .does(ask);
}

function offersTo(table: Scene, seat: Seat): readonly Choice[] {
  return openAsks(table.s, seat).flatMap(({ options }) => options);
}

describe('a request', () => {
  test('L110 L111 everybody else may give or ignore, whatever they hold, and play goes on', () => {
    const table = requested();
    table.happened({ type: 'requested', seat: 0 });
    table.stage.asks(
      { seat: 0, prompt: 'turn.choose' },
      { seat: 1, prompt: 'request.invite' },
      { seat: 2, prompt: 'request.invite' },
    );
    expect(offersTo(table, 2)).toEqual([ignore(2)]);
    table.does({ do: 'handOff', card: PISTOL, survivor: LILY, to: ROCCO });
    expect(offersTo(table, 1)).toContainEqual(give(1, FUEL));
  });

  test('L111 others do not see what a player could give', () => {
    const seen = (hand: readonly string[]) => longNight.view(requested({ 1: { hand } }).s, 2).asks;
    expect(seen(['fuel'])).toEqual(seen(['medicine']));
  });

  test('L110 it stands until the turn is over', () => {
    const table = scene(POSITION);
    // The turn that comes after.
    call(table.s, TURN, { seat: 1 });
    table.turn(0).does(ask, { do: 'end' }).stage.asks({ seat: 1, prompt: 'turn.choose' });
    expect(table.s.kernel.standing).toEqual([]);
  });

  test('L112 a card that was given is shown to all and used at once', () => {
    const table = requested().answers(1, give(1, FOOD));
    table.happened({ type: 'cardGiven', from: 1, to: 0, card: FOOD });
    table.stage.asks({ seat: 0, prompt: 'given.choose' });
    table.does({ do: 'play', card: FOOD, use: 0 });
    table.shows({ food: 2, waste: [FOOD] });
    expect([table.hand(0), table.hand(1)]).toEqual([[], ['fuel', 'medicine', 'pistol']]);
  });

  test('L112 in the worlds that bots think of, the card that was given is the same', () => {
    const food = requested().answers(1, give(1, FOOD));
    const fuel = requested().answers(1, give(1, FUEL)).does({ do: 'move', survivor: LILY });
    const options = (table: Scene) => table.s.kernel.asks[0]!.options;
    for (let i = 1; i <= 4; i++)
      for (const table of [food, fuel])
        expect(determinize(longNight, table.s, 2, [i, 2, 3, 4]).kernel.asks[0]!.options).toEqual(options(table));
  });

  test('L112 a card that exists once and lies open is nowhere else in those worlds', () => {
    const rifle = cardNo('assaultRifle');
    const table = requested({ 1: { hand: ['assaultRifle'] } }).answers(1, give(1, rifle));
    table.s.places[place('police')]!.deck = Array<number>(16).fill(cardNo('pipeBomb'));
    for (let i = 1; i <= 4; i++)
      expect(determinize(longNight, table.s, 2, [i, 2, 3, 4]).places[place('police')]!.deck).not.toContain(rifle);
  });

  test('L113 F28 not for the crisis, not for the main objective, though it would fit both', () => {
    const table = requested({}, { main: 'tribute', crisis: 'coldSnap' }).answers(1, give(1, FOOD));
    table.stage.offers({ do: 'play', card: FOOD, use: 0 }, { do: 'no' });
  });

  test('F28 an item is equipped, and may be added to the crisis later in the turn', () => {
    const table = requested({}, { crisis: 'coldSnap' }).answers(1, give(1, PISTOL));
    table.does({ do: 'equip', card: PISTOL, survivor: LILY });
    expect(table.isOffered({ do: 'contributeItem', card: PISTOL, survivor: LILY })).toBe(true);
  });

  test('L112 fuel is used for a move, which then needs no roll', () => {
    const table = requested().answers(1, give(1, FUEL));
    table.does({ do: 'move', survivor: LILY });
    expect(table.isOffered({ do: 'go', to: place('gas'), fuel: -1 })).toBe(false);
    table.does({ do: 'go', to: place('gas'), fuel: FUEL }).shows({ waste: [FUEL] });
    expect(table.one('lilyMae')).toMatchObject({ place: place('gas'), moves: 1 });
  });

  test('Q8 the state check of the turn follows, as after every action', () => {
    const table = requested({}, { crossroads: 'crazedSoccerMom' }).answers(1, give(1, FUEL));
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('school'), fuel: FUEL });
    table.stage.asks({ seat: 0, prompt: 'crossroads.choose' });
  });

  test('L112 medicine calms an unruly helpless', () => {
    const table = requested({}, { unruly: 1 }).answers(1, give(1, MEDICINE));
    table.does({ do: 'calm', card: MEDICINE }).shows({ unruly: 0, helpless: 1, waste: [MEDICINE] });
  });

  test('L111 L112 what was not asked for goes back, and its giver is not asked again', () => {
    const table = requested().answers(1, give(1, MEDICINE)).does({ do: 'no' });
    table.happened({ type: 'cardReturned', from: 1, to: 0, card: MEDICINE });
    expect([table.hand(0), table.hand(1).length]).toEqual([[], 4]);
    table.stage.asks({ seat: 0, prompt: 'turn.choose' }, { seat: 2, prompt: 'request.invite' });
  });

  test('L111 a player may give more than one card', () => {
    const table = requested().answers(1, give(1, FOOD)).does({ do: 'play', card: FOOD, use: 0 });
    expect(offersTo(table, 1)).toContainEqual(give(1, FUEL));
  });

  test('L111 who ignores it is left alone; when all do, it is over', () => {
    const table = requested().answers(2, ignore(2));
    table.happened({ type: 'requestIgnored', seat: 2 });
    table.stage.asks({ seat: 0, prompt: 'turn.choose' }, { seat: 1, prompt: 'request.invite' });
    table.answers(1, ignore(1)).stage.asks({ seat: 0, prompt: 'turn.choose' });
  });

  test('L110 it can be repeated once something else was done', () => {
    const table = requested({ 0: { survivors: { lilyMae: {} }, hand: ['food1'] } });
    table.answers(1, ignore(1)).answers(2, ignore(2));
    expect(table.isOffered(ask)).toBe(false);
    expect(table.does({ do: 'play', card: cardNo('food1'), use: 0 }).isOffered(ask)).toBe(true);
  });

  test('L112 nobody gives in the middle of an action', () => {
    const table = requested().does({ do: 'move', survivor: LILY });
    table.stage.asks({ seat: 0, prompt: 'move.choose' });
  });

  test('Q55 L199 an exiled player plays the card by the rules of exile', () => {
    const table = requested({ 0: { exiled: true, survivors: { lilyMae: { at: 'gas' } }, dice: [3] } });
    table.answers(1, give(1, FOOD)).does({ do: 'eat', card: FOOD, die: 3 });
    table.shows({ food: 0, waste: [], removed: [FOOD] });
    expect(table.s.players[0]!.dice).toEqual([4]);
  });

  test('F12 an exiled player is invited, too', () => {
    const table = requested({ 2: { exiled: true, survivors: { giaNajjar: { at: 'gas' } }, hand: ['food2'] } });
    expect(offersTo(table, 2)).toEqual([give(2, FOOD), ignore(2)]);
  });

  test('Q108 a player who is out of the game is not', () => {
    const table = scene(POSITION);
    table.s.players[2]!.out = true;
    table.turn().does(ask).stage.asks({ seat: 0, prompt: 'turn.choose' }, { seat: 1, prompt: 'request.invite' });
  });

  test('L110 a card may forbid it for good, and ends a request that stands', () => {
    const table = requested();
    EXILE_OPS.banRequest(table.s, { seats: [0] } as never);
    table.does({ do: 'handOff', card: PISTOL, survivor: LILY, to: ROCCO });
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
    expect(table.does({ do: 'end' }).turn().isOffered(ask)).toBe(false);
  });
});

describe('Eric Parker', () => {
  const ERIC = { 0: { survivors: { ericParker: {} } } };
  const keep: Choice = { do: 'keep', card: FUEL };

  test('L17 L112 his player may keep one card in hand, once a round', () => {
    const table = requested(ERIC).answers(1, give(1, FUEL)).does(keep);
    expect([table.hand(0), table.one('ericParker').used]).toEqual([['fuel'], 1]);
    expect(table.answers(1, give(1, FOOD)).isOffered({ do: 'keep', card: FOOD })).toBe(false);
  });

  test('L113 the card kept cannot be added to the crisis of this round; another one like it can', () => {
    const contribute: Choice = { do: 'contribute', card: FUEL };
    const kept = (hand: readonly string[]): Scene =>
      requested({ 0: { survivors: { ericParker: {} }, hand } }, { crisis: 'coldSnap' })
        .answers(1, give(1, FUEL))
        .does(keep);
    expect(kept([]).isOffered(contribute)).toBe(false);
    const two = kept(['fuel']);
    expect(two.isOffered(contribute)).toBe(true);
    expect(two.does(contribute).isOffered(contribute)).toBe(false);
  });
});
