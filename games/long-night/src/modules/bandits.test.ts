import { describe, expect, test } from 'vitest';
import { cardNo, d6, face, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { CONTENT } from '../content/content.ts';
import type { CrisisId } from '../content/ids.ts';
import type { PlaceId } from '../content/vocabulary.ts';
import { longNight } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { crisisStep } from '../phases/crisis.ts';
import { foodNeeded } from '../phases/food.ts';
import { zombiesDue } from '../phases/zombies.ts';
import { bite } from '../rules/bite.ts';
import { HIDEOUT, NONE } from '../state.ts';

const BANDITS = { bandits: true };

/** A round begins with this crisis. */
function reveal(crisis: CrisisId, position: Position = {}): Scene {
  return scene({ ...position, options: { ...BANDITS, ...position.options }, crises: [crisis] }).newRound();
}

/** Bandits at the locations 1–6. */
function bandits({ s }: Scene): number[] {
  return s.places.slice(1, 7).map((there) => there.bandits);
}

function goTo(id: PlaceId) {
  return { do: 'place', place: place(id) } as const;
}

describe('the bandit module', () => {
  test('L253 its cards join their decks', () => {
    const marked = (on: boolean): number[] => {
      const s = longNight.setup({ ...DEFAULTS, bandits: on }, 3, [1, 2, 3, 4], null);
      const survivors = [...s.survivorDeck, ...s.players.flatMap(({ dealt }) => dealt)];
      return [
        s.crisisDeck.filter((card) => CONTENT.crises[card]!.module === 'bandits').length,
        s.crossroadsDeck.filter((card) => CONTENT.crossroads[card]!.module === 'bandits').length,
        survivors.filter((card) => CONTENT.survivors[card]!.module === 'bandits').length,
      ];
    };
    expect(marked(false)).toEqual([0, 0, 0]);
    const [crises, crossroads] = marked(true);
    expect(crises).toBe(2);
    expect(crossroads).toBeGreaterThan(0);
  });

  test('L254 Q71 the hideout is a place without an item deck, and no bandit stands there', () => {
    const s = longNight.setup({ ...DEFAULTS, bandits: true }, 3, [1, 2, 3, 4], null);
    expect(s.places[HIDEOUT]).toMatchObject({ closed: false, deck: [], bandits: 0 });
    expect(longNight.setup(DEFAULTS, 3, [1, 2, 3, 4], null).places[HIDEOUT]!.closed).toBe(true);
  });

  test('L252 bandits are no zombies, belong to nobody, and fill survivor spaces outside the colony', () => {
    const table = scene({
      options: BANDITS,
      seats: [{ survivors: { blue: {} } }, {}, {}],
      places: { gas: { bandits: 2 } },
    }).turn();
    table.does({ do: 'move', survivor: survivor('blue') });
    expect(table.isOffered({ do: 'go', to: place('gas'), fuel: NONE })).toBe(false);
    expect(table.isOffered({ do: 'go', to: place('police'), fuel: NONE })).toBe(true);
    expect(table.zombies('gas')).toEqual([0]);
  });

  test('Q73 bandits are not fed', () => {
    expect(foodNeeded(scene({ options: BANDITS, places: { gas: { bandits: 2 } } }).s)).toBe(0);
  });
});

describe('bandits of a crisis', () => {
  test('L255 one at each location whose number it shows', () => {
    expect(bandits(reveal('roadblock'))).toEqual([1, 1, 0, 0, 0, 1]);
  });

  test('L21 L234 L255 none without the module; the rest of the crisis counts', () => {
    expect(bandits(reveal('fuelShortage', { options: { bandits: false } }))).toEqual([0, 0, 0, 0, 0, 0]);
    scene({ crisis: 'fuelShortage' }).runs(crisisStep, {}).shows({ morale: 4 });
  });

  test('Q67 the same number twice brings two', () => {
    expect(bandits(reveal('fever'))).toEqual([0, 0, 0, 0, 2, 0]);
  });

  test('L256 without a free survivor space a bandit is not placed', () => {
    const seats = [{ survivors: { blue: { at: 'gas' }, lilyMae: { at: 'gas' } } }, {}, {}] as const;
    expect(bandits(reveal('fuelShortage', { seats }))).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('Q69 with all 20 in play no more are placed', () => {
    const places = { police: { bandits: 1 }, school: { bandits: 18 } };
    expect(bandits(reveal('fuelShortage', { places }))).toEqual([2, 0, 18, 0, 0, 0]);
  });

  test('L257 a base-game crisis brings two to random locations', () => {
    const rigged = [d6(3), d6(3)];
    expect(bandits(reveal('despair', { rigged }))).toEqual([0, 0, 2, 0, 0, 0]);
  });

  test('L257 unless the players have agreed on none', () => {
    expect(bandits(reveal('despair', { options: { strayBandits: false } }))).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the bandit leader', () => {
  const EXILED = { exiled: true, objective: 'banditHunter', survivors: { blue: { at: 'police' } } } as const;

  test('L265 L266 an exiled player who was no betrayer says where the bandits go', () => {
    const table = reveal('fuelShortage', { seats: [{}, EXILED, {}] });
    table.stage.asks({ seat: 1, prompt: 'posting.where' });
    table.does(goTo('school'), goTo('school'));
    expect(bandits(table)).toEqual([0, 0, 2, 0, 0, 0]);
  });

  test('L265 Q114 an exiled betrayer is no leader', () => {
    const betrayer = { ...EXILED, objective: 'lastSupper' } as const;
    expect(bandits(reveal('fuelShortage', { seats: [{}, betrayer, {}] }))).toEqual([1, 0, 0, 0, 0, 1]);
  });

  test('Q68 as many as the crisis prints, at the locations 1–6 with a free space', () => {
    const table = reveal('fever', {
      seats: [{}, EXILED, {}],
      places: { gas: { bandits: 2 }, library: { bandits: 2 } },
    });
    table.stage.offers(...(['police', 'grocery', 'school', 'library', 'hospital'] as const).map(goTo));
    table.does(goTo('library'));
    table.stage.offers(...(['police', 'grocery', 'school', 'hospital'] as const).map(goTo));
    table.does(goTo('police'));
    expect(bandits(table)).toEqual([1, 0, 0, 3, 0, 2]);
  });

  test('Q68 two for a base-game crisis', () => {
    const table = reveal('despair', { seats: [{}, EXILED, {}] });
    table.does(goTo('police'), goTo('grocery'));
    expect(bandits(table)).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('Q68 of two leaders the first player names one', () => {
    const table = reveal('fuelShortage', {
      seats: [{}, EXILED, { exiled: true, objective: 'hoarder', survivors: { lilyMae: { at: 'gas' } } }],
    });
    table.stage.asks({ seat: 0, prompt: 'posting.who' });
    table.does({ do: 'player', seat: 2 });
    table.stage.asks({ seat: 2, prompt: 'posting.where' });
  });

  test('N4 in the raid there is none before its second chapter is over', () => {
    const seats = [{}, EXILED, {}];
    for (const chapter of ['B1', 'B2'] as const)
      expect(bandits(reveal('fuelShortage', { seats, chapter }))).toEqual([1, 0, 0, 0, 0, 1]);
    reveal('fuelShortage', { seats, chapter: 'B3' }).stage.asks({ seat: 1, prompt: 'posting.where' });
  });
});

describe('an attack on a bandit', () => {
  const seats = [{ survivors: { blue: { at: 'gas' } }, dice: [1, 3] }, {}, {}] as const;
  const places = { gas: { bandits: 1 } };
  const attack = { do: 'attack', survivor: survivor('blue') } as const;

  test.each([4, 1])('L258 L259 F32 with a die of the own attack value; a reroll of %i removes it', (rolled) => {
    const table = scene({ options: BANDITS, seats, places, rigged: [d6(rolled)] }).turn();
    table.does(attack);
    expect(table.at('gas').bandits).toBe(0);
    expect(table.s.players[0]).toMatchObject({ dice: [1], spent: [3], banditsRemoved: 1 });
  });

  test('L259 F32 a reroll of 5 misses', () => {
    const table = scene({ options: BANDITS, seats, places, rigged: [d6(5)] }).turn();
    table.does(attack);
    expect(table.at('gas').bandits).toBe(1);
    expect(table.s.players[0]).toMatchObject({ spent: [3], banditsRemoved: 0 });
  });

  test('L260 there is no exposure roll, and no card is taken', () => {
    const table = scene({ options: BANDITS, seats, places, rigged: [d6(2)] }).turn();
    table.does(attack).happened('dieUsed', 'effectRolled', 'attackRolled', 'banditGone', 'banditKilled', 'attackDone');
    expect(table.hand(0)).toEqual([]);
  });

  test('L258 a bandit elsewhere is no target', () => {
    const table = scene({ options: BANDITS, seats, places: { police: { bandits: 1 } } }).turn();
    expect(table.isOffered(attack)).toBe(false);
  });

  test('Q72 exiled players may attack bandits', () => {
    const exiled = [{ ...seats[0], exiled: true }, {}, {}];
    const table = scene({ options: BANDITS, seats: exiled, places, rigged: [d6(4)] }).turn();
    table.does(attack);
    expect(table.at('gas').bandits).toBe(0);
  });

  test('N4 not before the first chapter of the raid is over', () => {
    expect(scene({ options: BANDITS, seats, places, chapter: 'B1' }).turn().isOffered(attack)).toBe(false);
    expect(scene({ options: BANDITS, seats, places, chapter: 'B2' }).turn().isOffered(attack)).toBe(true);
  });
});

describe('bandits in the colony phase', () => {
  test('L261 Q73 each counts as a survivor when zombies are added', () => {
    const { s } = scene({
      options: BANDITS,
      seats: [{ survivors: { blue: { at: 'school' } } }, {}, {}],
      places: { school: { bandits: 2 } },
    });
    expect(zombiesDue(s, place('school'))).toBe(3);
  });

  test('L262 they leave an overrun location without survivors, before they could loot', () => {
    const table = scene({ options: BANDITS, places: { gas: { zombies: 3, bandits: 1, deck: ['fuel'] } } });
    table.colonyPhase();
    expect(table.at('gas').bandits).toBe(0);
    table.shows({ hideout: [] });
  });

  test('L263 every bandit lays the top card of its location open at the hideout', () => {
    const table = scene({
      options: BANDITS,
      places: {
        school: { bandits: 2, deck: ['lighter', 'food1', 'keycard'] },
        gas: { bandits: 1, deck: ['fuel', 'pistol'] },
      },
    });
    table.colonyPhase().shows({ hideout: (['lighter', 'food1', 'fuel'] as const).map(cardNo) });
    expect(table.at('school').deck).toEqual([cardNo('keycard')]);
    expect(table.at('gas').deck).toEqual([cardNo('pistol')]);
  });

  test('Q65 they loot between steps 4 and 5', () => {
    const table = scene({ options: BANDITS, places: { school: { bandits: 1, deck: ['lighter'] } } }).colonyPhase();
    const steps = table.s.kernel.events.map((e) => (e.type === 'stepBegan' ? e.step : e.type));
    const order = ['zombies', 'looted', 'roundsLeft'];
    expect(steps.filter((step) => order.includes(step))).toEqual(order);
  });

  test('Q66 at an empty deck there is nothing to loot', () => {
    const table = scene({
      options: BANDITS,
      places: { school: { bandits: 2, deck: ['lighter'] }, gas: { bandits: 1, deck: [] } },
    });
    table.colonyPhase().shows({ hideout: [cardNo('lighter')] });
  });

  test('F4 a bite never reaches bandits', () => {
    const table = scene({
      options: BANDITS,
      seats: [{ survivors: { giaNajjar: {}, blue: { at: 'school' }, lilyMae: { at: 'school' } } }, {}, {}],
      places: { school: { bandits: 2 } },
      rigged: [face('wound')],
    }).runs(bite, { survivor: survivor('blue'), place: place('school'), victim: NONE });
    table.does({ do: 'risk' });
    expect(table.isInPlay('lilyMae')).toBe(false);
    expect(table.at('school').bandits).toBe(2);
    table.shows({ morale: 4 });
  });
});
