import { describe, expect, test } from 'vitest';
import { item, scene, type ItemName, type Position, type Scene, type SurvivorSpec } from '../../test/scene.ts';
import { DOOR } from '../declared.ts';
import type { Choice } from '../state.ts';

function ned(spec: SurvivorSpec, position: Position = {}): Scene {
  return scene({ zombieCards: [1, 2, 3, 4], ...position, survivors: { ned: { only: [], ...spec } } }).turn('ned');
}

/** The choice to open a door with this card, or without any. */
function opens(table: Scene, door: string, card: ItemName | null): Choice {
  return { do: 'door', door: table.door(door), card: card === null ? -1 : item(card) };
}

describe('opening a door', () => {
  const AT_DOOR = { at: '9R.s2' };

  test('V67 V68 V69 a Crowbar in a hand opens it silently, for good', () => {
    const table = ned({ ...AT_DOOR, hand: ['crowbar'] });
    table.does(opens(table, '9R.r1|9R.s2', 'crowbar'));
    expect(table.s.ground.open).toEqual([table.door('9R.r1|9R.s2')]);
    expect([table.s.noise[table.zone('9R.s2')], table.one('ned').actions]).toEqual([0, 2]);
  });

  test.each(['fireAxe', 'chainsaw'] as const)('V69 V129 the %s makes noise', (card) => {
    const table = ned({ ...AT_DOOR, hand: [card] });
    table.does(opens(table, '9R.r1|9R.s2', card));
    expect(table.s.noise[table.zone('9R.s2')]).toBe(1);
  });

  test('V67 not with a card in the backpack, not with another card, not from elsewhere', () => {
    const doors = (spec: SurvivorSpec): number => ned(spec).options.filter((option) => option.do === 'door').length;
    expect(doors({ ...AT_DOOR, pack: ['crowbar'] })).toBe(0);
    expect(doors({ ...AT_DOOR, hand: ['machete'] })).toBe(0);
    expect(doors({ at: '6R.s7', hand: ['crowbar'] })).toBe(0);
    expect(doors({ ...AT_DOOR, hand: ['crowbar'] })).toBe(1);
  });

  test('V71 zombies in the zone do not prevent it', () => {
    const table = ned({ ...AT_DOOR, hand: ['crowbar'] }, { zombies: { '9R.s2': { walker: 3 } } });
    expect(table.isOffered(opens(table, '9R.r1|9R.s2', 'crowbar'))).toBe(true);
  });

  test('V68 V87 an open door is not opened again', () => {
    const table = ned({ ...AT_DOOR, hand: ['crowbar'] }, { open: ['9R.r1|9R.s2'] });
    expect(table.options.some((option) => option.do === 'door')).toBe(false);
  });

  test('V431 X15 Break-in needs no tool, makes no noise and has a free action for it', () => {
    const table = ned({ ...AT_DOOR, only: ['breakIn'] });
    table.does(opens(table, '9R.r1|9R.s2', null));
    expect(table.one('ned')).toMatchObject({ actions: 3, free: [] });
  });

  test('V67 the owner chooses with which card', () => {
    const table = ned({ ...AT_DOOR, hand: ['crowbar', 'fireAxe'] });
    const cards = table.options.flatMap((option) => (option.do === 'door' ? [option.card] : []));
    expect(cards).toEqual([item('crowbar'), item('fireAxe')]);
  });

  test('X63 V89 with Webbing a tool works from the backpack', () => {
    const table = ned({ ...AT_DOOR, pack: ['crowbar'], only: ['webbing'] });
    expect(table.isOffered(opens(table, '9R.r1|9R.s2', 'crowbar'))).toBe(true);
  });
});

describe('what is behind it', () => {
  test('V77 the first door of a building brings a card for each dark zone', () => {
    const table = ned({ at: '5R.s4', hand: ['crowbar'] }, { zombieCards: [1, 1] });
    table.does(opens(table, '1V.r1|1V.s4', 'crowbar'));
    expect(table.prompt).toBe('opening.choose');
    table.does({ do: 'darkZone', zone: table.zone('1V.r3') });
    expect(table.s.zombieCards.deck).toEqual([]);
    expect(table.s.opened).toHaveLength(1);
  });

  test('V87 a further door of the building brings none', () => {
    const table = ned({ at: '9R.s7', hand: ['crowbar'] }, { zombieCards: [1, 1] });
    table.s.opened = [0, 1, 2, 3];
    table.does(opens(table, '9R.r1|9R.s7', 'crowbar'));
    expect(table.s.zombieCards.deck).toHaveLength(2);
  });
});

describe('doors that a mission keeps', () => {
  test('V70 V397 Y80 a sealed door never opens', () => {
    const table = ned({ at: '10R.k2', hand: ['crowbar'] }, { mission: 'M5' });
    expect(table.isOffered(opens(table, '10R.c|10R.k2', 'crowbar'))).toBe(false);
  });

  test('V70 V410 a coloured door waits for what the mission asks', () => {
    const at = { at: '15V.e', hand: ['crowbar'] } as const;
    const without = ned(at, { mission: 'M8' });
    expect(without.isOffered(opens(without, '15V.e|15V.x1', 'crowbar'))).toBe(false);
    const withIt = ned(at, { mission: 'M8', achievements: ['mole'] });
    expect(withIt.isOffered(opens(withIt, '15V.e|15V.x1', 'crowbar'))).toBe(true);
  });

  test('Y22 W4 one end of a passage opens the other', () => {
    const table = ned({ at: '15V.e', hand: ['crowbar'] }, { mission: 'M8', achievements: ['mole'] });
    table.does(opens(table, '15V.e|15V.x1', 'crowbar'));
    expect(table.s.ground.open).toContain(table.door('12V.e|12V.x1'));
  });

  test('V389 in M3 a building is first opened through the door with a card', () => {
    const table = ned({ at: '3V.s1', hand: ['crowbar'] }, { mission: 'M3' });
    expect(table.isOffered(opens(table, '3V.r2|3V.s1', 'crowbar'))).toBe(false);
    const later = ned({ at: '3V.s1', hand: ['crowbar'] }, { mission: 'M3', revealed: ['M3-03'] });
    later.s.opened = [0];
    later.does({ do: 'makeNoise' });
    expect(later.isOffered(opens(later, '3V.r2|3V.s1', 'crowbar'))).toBe(true);
  });

  test('V389 the door with the card opens at any time', () => {
    const table = ned({ at: '3V.s4', hand: ['crowbar'] }, { mission: 'M3' });
    expect(table.isOffered(opens(table, '3V.r4|3V.s4', 'crowbar'))).toBe(true);
  });

  test('V68 a card opens a door without a survivor, and without noise', () => {
    const table = scene({ zombieCards: [1] });
    table.runs(DOOR, { door: table.door('9R.r1|9R.s2'), survivor: -1, noisy: false, byCard: true });
    expect(table.s.ground.open).toEqual([table.door('9R.r1|9R.s2')]);
    table.happened('doorOpened', 'buildingOpened', 'zombieCardDrawn', 'zombiesCame');
  });
});
