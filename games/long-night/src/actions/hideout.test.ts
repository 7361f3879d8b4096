import { describe, expect, test } from 'vitest';
import { cardNo, d6, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { makeNoise } from '../effects/ops/zombies.ts';
import { killAll } from '../rules/death.ts';
import { NONE } from '../state.ts';
import { run } from '@horda/kernel';

const LILY = survivor('lilyMae');
/** Lily Mae: attack 1, search 5. */
const SEARCH = { do: 'placeAction', survivor: LILY, action: 0 } as const;
const RAID = { do: 'placeAction', survivor: LILY, action: 1 } as const;

/** Lily Mae stands at the hideout in the turn of her player. */
function atHideout(position: Position = {}, dice: readonly number[] = [5]): Scene {
  const seats = [{ survivors: { blue: {}, lilyMae: { at: 'hideout' } }, dice, hand: ['medicine'] }, {}, {}] as const;
  return scene({ options: { bandits: true }, seats, hideout: ['fuel', 'lighter'], ...position }).turn();
}

function from(id: 'police' | 'gas') {
  return { do: 'place', place: place(id) } as const;
}

describe('a search of the hideout', () => {
  test('L264 it needs a card there and a die of the search value', () => {
    expect(atHideout().isOffered(SEARCH)).toBe(true);
    expect(atHideout({ hideout: [] }).isOffered(SEARCH)).toBe(false);
    expect(atHideout({}, [4]).isOffered(SEARCH)).toBe(false);
  });

  test('L264 the die is used and rolled: on a 1 a wound, and a random card leaves the game', () => {
    const table = atHideout({ rigged: [d6(1)] }).does(SEARCH);
    expect(table.one('lilyMae').wounds).toBe(1);
    expect(table.hand(0)).toEqual([]);
    table.shows({ removed: [cardNo('medicine')] });
    expect(table.s.players[0]).toMatchObject({ dice: [], spent: [5] });
  });

  test('L264 on a 2 a wound', () => {
    const table = atHideout({ rigged: [d6(2)] }).does(SEARCH);
    expect(table.one('lilyMae').wounds).toBe(1);
    expect(table.hand(0)).toEqual(['medicine']);
  });

  test.each([3, 4])('L264 on a %i a random card', (rolled) => {
    const table = atHideout({ rigged: [d6(rolled), 0] }).does(SEARCH);
    expect(table.hand(0)).toEqual(['medicine', 'fuel']);
  });

  test.each([5, 6])('L264 on a %i a card of choice', (rolled) => {
    const table = atHideout({ rigged: [d6(rolled)] }).does(SEARCH, { do: 'card', card: cardNo('lighter') });
    expect(table.hand(0)).toEqual(['medicine', 'lighter']);
    table.shows({ hideout: [cardNo('fuel')] });
  });
});

describe('an attack on the hideout', () => {
  const places = { police: { bandits: 1 }, gas: { bandits: 2 } };

  test('L264 it needs a die of the attack value, and no card there', () => {
    expect(atHideout({ hideout: [] }, [1]).isOffered(RAID)).toBe(true);
    expect(atHideout({}, []).isOffered(RAID)).toBe(false);
  });

  test.each([
    [1, 2],
    [2, 1],
  ])('L264 on a %i the wounds are %i', (rolled, wounds) => {
    expect(
      atHideout({ rigged: [d6(rolled)] })
        .does(RAID)
        .one('lilyMae').wounds,
    ).toBe(wounds);
  });

  test.each([3, 4])('L264 on a %i a bandit anywhere is removed', (rolled) => {
    const table = atHideout({ places, rigged: [d6(rolled)] }).does(RAID, from('gas'));
    expect([table.at('police').bandits, table.at('gas').bandits]).toEqual([1, 1]);
    expect(table.s.players[0]!.banditsRemoved).toBe(0);
  });

  test('L264 on a 5 up to two', () => {
    const table = atHideout({ places, rigged: [d6(5)] }).does(RAID, from('gas'), from('police'));
    expect([table.at('police').bandits, table.at('gas').bandits]).toEqual([0, 1]);
  });

  test('L264 on a 6 up to two, and a card of choice', () => {
    const table = atHideout({ places, rigged: [d6(6)] });
    table.does(RAID, from('gas'), { do: 'no' }, { do: 'card', card: cardNo('fuel') });
    expect([table.at('police').bandits, table.at('gas').bandits]).toEqual([1, 1]);
    expect(table.hand(0)).toEqual(['medicine', 'fuel']);
  });

  test('Q72 an exiled player may do both', () => {
    const table = scene({
      options: { bandits: true },
      seats: [{ exiled: true, survivors: { lilyMae: { at: 'hideout' } }, dice: [5] }, {}, {}],
      hideout: ['fuel'],
    }).turn();
    expect(table.isOffered(SEARCH) && table.isOffered(RAID)).toBe(true);
  });

  test('L264 elsewhere neither is offered', () => {
    const seats = [{ survivors: { lilyMae: { at: 'gas' } }, dice: [6] }, {}, {}] as const;
    const table = atHideout({ seats });
    expect(table.isOffered(SEARCH) || table.isOffered(RAID)).toBe(false);
  });
});

describe('the hideout as a place', () => {
  test('N3 the equipment of a survivor who dies there lies among its cards', () => {
    const table = scene({
      options: { bandits: true },
      seats: [{ survivors: { blue: {}, lilyMae: { at: 'hideout', items: ['pistol'] } } }, {}, {}],
      hideout: ['fuel'],
    });
    killAll(table.s, [LILY]);
    run(table.stage.game, table.s);
    table.shows({ hideout: [cardNo('fuel'), cardNo('pistol')] });
  });

  test('N8 noise “if able” does nothing there; other noise becomes zombies', () => {
    const table = scene({ options: { bandits: true } });
    makeNoise(table.s, place('hideout'), 1, true);
    expect(table.zombies('hideout')).toEqual([0]);
    table.carriesOut([{ op: 'noise', place: 'hideout', n: 2 }]);
    expect(table.zombies('hideout')).toEqual([2]);
    table.carriesOut([{ op: 'noise', place: 'hideout', n: 'fill' }]);
    expect(table.zombies('hideout')).toEqual([2]);
  });

  test('N20 nobody enters it before the first chapter of the raid is over', () => {
    const go = { do: 'go', to: place('hideout'), fuel: NONE } as const;
    const move = { do: 'move', survivor: LILY } as const;
    const open = (objective: 'tribute' | 'B1'): boolean =>
      scene({ options: { bandits: true, objective }, seats: [{ survivors: { lilyMae: {} } }, {}, {}] })
        .turn()
        .does(move)
        .isOffered(go);
    expect(open('tribute')).toBe(true);
    expect(open('B1')).toBe(false);
  });
});
