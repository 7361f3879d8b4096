import { describe, expect, test } from 'vitest';
import { cardNo, face, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { death } from './death.ts';

const of = (id: Parameters<typeof survivor>[0]) => ({ survivor: survivor(id), noMorale: false, seat: -1 });

describe('a survivor who is killed', () => {
  test('L185 leaves the board for the graveyard, and morale falls by 1', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {}, blue: {} } }, {}, {}] }).runs(death, of('blue'));
    table.shows({ morale: 5, graveyard: [survivor('blue')] });
    expect(table.isInPlay('blue')).toBe(false);
  });

  test('L198 costs no morale if its player is exiled', () => {
    const table = scene({ seats: [{ exiled: true, survivors: { lilyMae: {}, blue: {} } }, {}, {}] });
    table.runs(death, of('blue')).shows({ morale: 6 });
  });

  test('L97 equipment of a survivor killed in the colony returns to the hand', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { items: ['pistol'] }, blue: {} } }, {}, {}] });
    table.runs(death, of('lilyMae'));
    expect(table.hand(0)).toEqual(['pistol']);
  });

  test('L98 elsewhere it is shuffled into the item deck', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'school', items: ['pistol'] }, blue: {} } }, {}, {}],
      places: { school: { deck: ['fuel', 'food1'] } },
      rigged: [0, 0],
    }).runs(death, of('lilyMae'));
    expect(table.at('school').deck.toSorted()).toEqual([cardNo('fuel'), cardNo('food1'), cardNo('pistol')].toSorted());
    expect(table.hand(0)).toEqual([]);
  });

  test('N3 at the hideout it lies among the cards there', () => {
    const table = scene({
      options: { bandits: true },
      seats: [{ survivors: { lilyMae: { at: 'hideout', items: ['pistol'] }, blue: {} } }, {}, {}],
    }).runs(death, of('lilyMae'));
    table.shows({ hideout: [cardNo('pistol')] });
  });

  test('N17 side effects go back to their stack', () => {
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { sideEffects: ['fury'] }, blue: {} } }, {}, {}],
    });
    table.s.raxxon.sideEffects = [];
    table.runs(death, of('lilyMae'));
    expect(table.s.raxxon.sideEffects).toHaveLength(1);
  });

  describe('Q6 L183 whoever lives only by the ability of another', () => {
    const seats = [
      { survivors: { buddyDavis: { at: 'school' }, priyaNair: {} } },
      { survivors: { johnPrice: { at: 'school', wounds: 3 }, blue: {} } },
      {},
    ] as const;
    const dies = (table: Scene): void => {
      table.shows({ graveyard: expect.arrayContaining([survivor('johnPrice')]) });
      expect(table.isInPlay('johnPrice')).toBe(false);
    };

    test('lives as long as they stand together', () => {
      expect(scene({ seats }).turn().isInPlay('johnPrice')).toBe(true);
    });

    test('dies when the other goes away', () => {
      const table = scene({ seats, rigged: [face('blank')] }).turn();
      dies(table.does({ do: 'move', survivor: survivor('buddyDavis') }, { do: 'go', to: place('colony'), fuel: -1 }));
    });

    test('dies when going away, before any exposure', () => {
      const table = scene({ seats }).turn(1);
      dies(table.does({ do: 'move', survivor: survivor('johnPrice') }, { do: 'go', to: place('gas'), fuel: -1 }));
      expect(table.s.kernel.events).not.toContainEqual(expect.objectContaining({ type: 'exposureRolled' }));
    });

    test('dies when the other is put elsewhere, or dies', () => {
      const who = { who: 'named', name: 'buddyDavis' } as const;
      dies(scene({ seats }).carriesOut([{ op: 'put', who, place: 'colony' }]));
      dies(scene({ seats }).runs(death, of('buddyDavis')));
    });
  });

  test('L186 the player names a new leader', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {}, blue: {}, giaNajjar: {} } }, {}, {}] });
    table.runs(death, of('lilyMae'));
    table.stage.asks({ seat: 0, prompt: 'leader.choose' });
    table.does({ do: 'leader', survivor: survivor('giaNajjar') });
    expect(table.s.players[0]!.leader).toBe(survivor('giaNajjar'));
  });

  test('L186 the only one left leads without being asked', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {}, blue: {} } }, {}, {}] }).runs(death, of('lilyMae'));
    expect(table.s.players[0]!.leader).toBe(survivor('blue'));
  });

  const LAST: Position = {
    seats: [{ survivors: { lilyMae: { items: ['pistol'] } }, hand: ['fuel', 'food1'] }, {}, {}],
    survivorDeck: ['blue'],
  };

  test('L187 Q58 the last one: equipment and hand leave the game, a new survivor leads', () => {
    const table = scene(LAST).runs(death, of('lilyMae'));
    table.shows({ removed: ['fuel', 'food1', 'pistol'].map((item) => cardNo(item as 'fuel')) });
    expect(table.hand(0)).toEqual([]);
    expect(table.one('blue')).toMatchObject({ owner: 0, place: 0 });
    expect(table.s.players[0]!.leader).toBe(survivor('blue'));
  });

  test('L195 N15 the new survivor of an exiled player arrives outside, at a place of choice', () => {
    const table = scene({
      ...LAST,
      seats: [{ exiled: true, survivors: { lilyMae: { at: 'school' } } }, {}, {}],
    }).runs(death, of('lilyMae'));
    table.stage.asks({ seat: 0, prompt: 'arrival.where' });
    expect(table.isOffered({ do: 'place', place: 0 })).toBe(false);
    table.does({ do: 'place', place: 4 });
    expect(table.one('blue').place).toBe(4);
  });

  test('F23 it comes to the colony even if that is full', () => {
    const table = scene({ ...LAST, helpless: 24 }).runs(death, of('lilyMae'));
    expect(table.one('blue').place).toBe(0);
  });

  test('Q112 without a survivor in the deck the player only waits', () => {
    const table = scene({ ...LAST, survivorDeck: [] }).runs(death, of('lilyMae'));
    expect(table.s.survivors).toEqual([]);
    expect(table.s.players[0]).toMatchObject({ out: false, leader: -1 });
  });

  test('L227 with elimination the player is out', () => {
    const table = scene({ ...LAST, options: { elimination: true } }).runs(death, of('lilyMae'));
    expect(table.s.players[0]).toMatchObject({ out: true, hand: [] });
    expect(table.isInPlay('blue')).toBe(false);
  });

  test('L203 morale 0 ends the game at once', () => {
    const table = scene({ ...LAST, morale: 1 }).runs(death, of('lilyMae'));
    table.shows({ ending: 'morale', phase: 'over' });
    // Nothing more happens: no new survivor comes.
    expect(table.isInPlay('blue')).toBe(false);
  });
});
