import { describe, expect, test } from 'vitest';
import { face, place, scene, survivor, type Scene, type SeatSpec } from '../../test/scene.ts';
import { exposure } from './exposure.ts';

/** A bite for Lily Mae, influence 39, at the police station. */
function bitten(seats: readonly SeatSpec[], rigged: readonly number[] = [], position: object = {}): Scene {
  const [own, ...others] = seats;
  return scene({
    seats: [{ ...own, survivors: { lilyMae: { at: 'police' }, ...own?.survivors } }, ...others],
    rigged: [face('bite'), ...rigged],
    ...position,
  }).runs(exposure, { survivor: survivor('lilyMae'), n: 1 });
}

describe('a bite', () => {
  test('L125 kills; alone, nothing more happens', () => {
    const table = bitten([{ survivors: { blue: {} } }, {}, {}]);
    expect(table.isInPlay('lilyMae')).toBe(false);
    table.shows({ morale: 5 });
  });

  test('L127 L128 reaches the lowest influence, whose controller chooses', () => {
    const table = bitten([
      { survivors: { blue: {} } },
      { survivors: { emmaHan: { at: 'police' } } },
      { survivors: { giaNajjar: { at: 'police' } } },
    ]);
    table.stage.asks({ seat: 1, prompt: 'bite.choose' });
    table.stage.offers({ do: 'giveUp' }, { do: 'risk' });
  });

  test('L129 L132 Q3 giving up kills and stops the spread, and costs morale', () => {
    const table = bitten([
      { survivors: { blue: {} } },
      { survivors: { emmaHan: { at: 'police' }, roccoBellini: {} } },
      { survivors: { giaNajjar: { at: 'police' } } },
    ]).does({ do: 'giveUp' });
    expect([table.isInPlay('emmaHan'), table.isInPlay('giaNajjar')]).toEqual([false, true]);
    table.shows({ morale: 4 });
  });

  test('L130 a blank saves', () => {
    const table = bitten(
      [{ survivors: { blue: {} } }, { survivors: { emmaHan: { at: 'police' } } }, {}],
      [face('blank')],
    ).does({ do: 'risk' });
    expect(table.isInPlay('emmaHan')).toBe(true);
    table.shows({ morale: 5 });
  });

  test('L131 L133 any other face kills, and the bite goes on', () => {
    const table = bitten(
      [
        { survivors: { blue: {} } },
        { survivors: { emmaHan: { at: 'police' }, ashleyRoss: {} } },
        { survivors: { roccoBellini: { at: 'police' }, coleWinters: {} } },
      ],
      [face('frostbite')],
    ).does({ do: 'risk' }, { do: 'giveUp' });
    expect(['lilyMae', 'emmaHan', 'roccoBellini'].map((id) => table.isInPlay(id as 'lilyMae'))).toEqual([
      false,
      false,
      false,
    ]);
    table.shows({ morale: 3 });
    expect(table.s.kernel.asks).toEqual([]);
  });

  test('Q2 Rotten Flesh is passed over', () => {
    const table = bitten([
      { survivors: { blue: {} } },
      { survivors: { emmaHan: { at: 'police', items: ['rottenFlesh'] } } },
      { survivors: { giaNajjar: { at: 'police' } } },
    ]);
    table.stage.asks({ seat: 2, prompt: 'bite.choose' });
  });

  test('F2 F4 helpless and bandits are never bitten', () => {
    const table = bitten([{ survivors: { blue: {} } }, {}, {}], [], {
      helpless: 3,
      places: { police: { bandits: 1 } },
    });
    table.shows({ helpless: 3, morale: 5 });
    expect(table.at('police').bandits).toBe(1);
  });

  test('F3 L187 a player who loses the last survivor in the chain gets a new one after it', () => {
    const table = bitten(
      [
        { hand: ['fuel'] },
        { survivors: { emmaHan: { at: 'police' } } },
        { survivors: { giaNajjar: { at: 'police' }, coleWinters: {} } },
      ],
      [face('wound')],
      { survivorDeck: ['blue', 'nadiaRivers'] },
    ).does({ do: 'risk' });
    // The replacement of the first player has not come yet: it never joins the chain.
    expect(table.isInPlay('blue')).toBe(false);
    table.does({ do: 'giveUp' });
    expect(table.one('blue')).toMatchObject({ owner: 0, place: place('colony') });
    expect(table.one('nadiaRivers')).toMatchObject({ owner: 1 });
    expect(table.s.players[0]).toMatchObject({ hand: [], leader: survivor('blue'), bereft: false });
    table.shows({ morale: 3 });
  });
});
