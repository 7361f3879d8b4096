import { describe, expect, test } from 'vitest';
import {
  cardNo,
  d6,
  face,
  place,
  scene,
  survivor,
  type ItemName,
  type Position,
  type Scene,
} from '../../../test/scene.ts';
import type { PlaceId } from '../../content/vocabulary.ts';

const options = { bandits: true };

function table(position: Position): Scene {
  return scene({ options, ...position });
}

function from(id: PlaceId) {
  return { do: 'place', place: place(id) } as const;
}

function card(name: ItemName) {
  return { do: 'card', card: cardNo(name) } as const;
}

function bandits({ s }: Scene): number[] {
  return s.places.slice(1, 7).map((there) => there.bandits);
}

describe('bandits that cards bring', () => {
  test('L256 one at each location 1–6 that has room', () => {
    const there = table({ places: { gas: { bandits: 2 } } }).carriesOut([
      { op: 'bandits', place: 'eachNonColony', n: 1 },
    ]);
    expect(bandits(there)).toEqual([1, 1, 1, 1, 1, 2]);
  });

  test('L256 free survivor spaces are filled, beside the survivors', () => {
    const seats = [{ survivors: { blue: { at: 'police' } } }, {}, {}] as const;
    expect(bandits(table({ seats }).carriesOut([{ op: 'bandits', place: 'police', n: 'fill' }]))).toEqual([
      2, 0, 0, 0, 0, 0,
    ]);
  });

  test('L213 two at one random location', () => {
    const there = table({ rigged: [d6(3)] }).carriesOut([{ op: 'bandits', place: 'random', n: 2 }]);
    expect(bandits(there)).toEqual([0, 0, 2, 0, 0, 0]);
  });

  test('Q69 no more than 20 are in play', () => {
    const there = table({ places: { school: { bandits: 19 } } });
    expect(bandits(there.carriesOut([{ op: 'bandits', place: 'police', n: 3 }]))).toEqual([1, 0, 19, 0, 0, 0]);
  });

  test('L252 a bandit that has just come can be removed', () => {
    const there = table({ places: { gas: { bandits: 2 } } }).carriesOut([{ op: 'removeTriggerBandit' }], {
      here: place('gas'),
    });
    expect(there.at('gas').bandits).toBe(1);
  });
});

describe('bandits that cards remove', () => {
  const places = { police: { bandits: 2 }, gas: { bandits: 1 } };

  test('N31 up to so many from any locations; the player says where, and when it is enough', () => {
    const there = table({ places }).carriesOut([{ op: 'removeBandits', place: 'anywhere', n: 5 }]);
    there.stage.offers(from('police'), from('gas'), { do: 'no' });
    there.does(from('gas'), from('police'), { do: 'no' });
    expect(bandits(there)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('all of one location, where a card says so', () => {
    expect(bandits(table({ places }).carriesOut([{ op: 'removeBandits', place: 'police', n: 'all' }]))).toEqual([
      0, 0, 0, 0, 0, 1,
    ]);
  });

  test.each(['food1OrTrade', 'shinyWatch'] as const)(
    '%s: removes a bandit who shares a location with an own survivor',
    (item) => {
      const seats = [
        { hand: [item], survivors: { blue: { at: 'gas' }, lilyMae: { at: 'school' }, emmaHan: { at: 'police' } } },
        {},
        {},
      ] as const;
      const there = table({ seats, places }).turn();
      const uses = there.s.kernel.asks[0]!.options.filter((option) => option.do === 'play');
      const trade = uses.find(({ use }) => use === (item === 'shinyWatch' ? 0 : 1))!;
      there.does(trade);
      there.stage.offers(from('police'), from('gas'));
      there.does(from('gas'));
      expect(bandits(there)).toEqual([2, 0, 0, 0, 0, 0]);
    },
  );

  test('Shiny Watch: without such a bandit that use is not offered', () => {
    const seats = [{ hand: ['shinyWatch'], survivors: { blue: { at: 'school' } } }, {}, {}] as const;
    expect(
      table({ seats, places })
        .turn()
        .isOffered({ do: 'play', card: cardNo('shinyWatch'), use: 0 }),
    ).toBe(false);
  });

  test('Rosa Rodriguez: removes a bandit at her location, which is no attack', () => {
    const there = table({ seats: [{ survivors: { rosaRodriguez: { at: 'police' } } }, {}, {}], places }).turn();
    there.does({ do: 'ability', survivor: survivor('rosaRodriguez'), of: survivor('rosaRodriguez') });
    expect(bandits(there)).toEqual([1, 0, 0, 0, 0, 1]);
    expect(there.s.players[0]!.banditsRemoved).toBe(0);
  });
});

describe('cards of the hideout', () => {
  test('L264 a card of choice goes to the hand', () => {
    const there = table({ hideout: ['fuel', 'lighter', 'fuel'] }).carriesOut([
      { op: 'hideoutTake', n: 1, player: 'active' },
    ]);
    there.stage.offers(card('fuel'), card('lighter'));
    there.does(card('fuel')).shows({ hideout: [cardNo('fuel'), cardNo('lighter')] });
    expect(there.hand(0)).toEqual(['fuel']);
  });

  test('L264 a random card', () => {
    const there = table({ hideout: ['fuel', 'lighter'], rigged: [1] }).carriesOut([
      { op: 'hideoutRandom', n: 1, player: 'active' },
    ]);
    expect(there.hand(0)).toEqual(['lighter']);
    there.shows({ hideout: [cardNo('fuel')] });
  });

  test('L264 an empty hideout gives nothing', () => {
    const there = table({}).carriesOut([
      { op: 'hideoutTake', n: 1, player: 'active' },
      { op: 'hideoutRandom', n: 1, player: 'active' },
    ]);
    expect(there.hand(0)).toEqual([]);
  });

  test('each player in turn lays a card there, if able; with two or more cards that player chooses', () => {
    const seats = [{ hand: ['fuel'] }, { hand: [] }, { hand: ['lighter', 'keycard'] }] as const;
    const there = table({ seats, first: 2 }).carriesOut([{ op: 'toHideout', player: 'each', n: 1 }]);
    there.stage.asks({ seat: 2, prompt: 'deposit.choose' });
    there.does(card('keycard')).shows({ hideout: [cardNo('keycard'), cardNo('fuel')] });
    expect([0, 1, 2].map((seat) => there.hand(seat))).toEqual([[], [], ['lighter']]);
  });

  test('Ransom: laid down by players who are not exiled', () => {
    const seats = [{ hand: ['fuel'] }, { hand: ['lighter'], exiled: true }, {}] as const;
    const there = table({ seats, crisis: 'ransom', helpless: 1 }).colonyPhase();
    there.shows({ hideout: [cardNo('fuel')], helpless: 0 });
    expect(there.hand(1)).toEqual(['lighter']);
  });

  test('two alike in a hand are asked about all the same, so that nobody learns of it', () => {
    const there = table({ seats: [{ hand: ['fuel', 'fuel'] }, {}, {}] }).carriesOut([
      { op: 'toHideout', player: 'active', n: 1 },
    ]);
    there.stage.asks({ seat: 0, prompt: 'deposit.choose' });
  });

  test('Chloe Larousse: after five rolls her controller takes the cards just laid down', () => {
    const there = table({
      seats: [
        { hand: ['fuel'], survivors: { lilyMae: {} } },
        { hand: ['lighter'], survivors: { chloeLarousse: {} } },
        {},
      ],
      places: { gas: { bandits: 2 } },
      hideout: ['keycard'],
      crossroads: 'chloeLarousse',
      rigged: [...Array<number>(4).fill(face('blank')), face('wound')],
    }).turn();
    there.stage.asks({ seat: 1, prompt: 'crossroads.choose' });
    there.does({ do: 'option', option: 0 }).shows({ hideout: [cardNo('keycard')] });
    expect(there.hand(1).toSorted()).toEqual(['fuel', 'lighter']);
    expect(there.one('chloeLarousse').wounds).toBe(1);
  });
});
