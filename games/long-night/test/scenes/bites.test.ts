import { describe, expect, test } from 'vitest';
import { face, place, scene, survivor, type Position } from '../scene.ts';

const [GIA, DEREK, BLUE, TALIA] = [
  survivor('giaNajjar'),
  survivor('derekYoshida'),
  survivor('blue'),
  survivor('taliaJones'),
];
const WALK = { do: 'move', survivor: GIA } as const;
const TO_SCHOOL = { do: 'go', to: place('school'), fuel: -1 } as const;

describe('a bite that spreads', () => {
  /** Gia walks to the school, where Blue and Derek stand, and is bitten. */
  const SCHOOL: Position = {
    seats: [
      { survivors: { giaNajjar: {} }, hand: ['fuel'] },
      { survivors: { derekYoshida: { at: 'school' } }, hand: ['junk'] },
      { survivors: { blue: { at: 'school' }, coleWinters: {} } },
    ],
    survivorDeck: ['taliaJones', 'oliviaBrown'],
  };
  const bitten = (position: Partial<Position>, ...faces: ('bite' | 'blank' | 'frostbite' | 'wound')[]) =>
    scene({ ...SCHOOL, ...position, rigged: faces.map(face) })
      .turn()
      .does(WALK, TO_SCHOOL);

  test('L127 F3 L187 two players lose the last survivor: both hands leave and both replacements come after the chain', () => {
    const t = bitten({}, 'bite', 'wound', 'frostbite');
    t.stage.asks({ seat: 2, prompt: 'bite.choose' });
    expect(t.isInPlay('taliaJones')).toBe(false);
    t.does({ do: 'risk' });
    t.stage.asks({ seat: 1, prompt: 'bite.choose' });
    t.does({ do: 'risk' }).shows({ morale: 3, graveyard: [GIA, BLUE, DEREK] });
    expect([t.one('taliaJones'), t.one('oliviaBrown')]).toMatchObject([
      { owner: 0, place: 0 },
      { owner: 1, place: 0 },
    ]);
    expect([t.hand(0), t.hand(1)]).toEqual([[], []]);
    t.stage.asks({ seat: 0, prompt: 'turn.choose' });
    expect(t.isOffered({ do: 'move', survivor: TALIA })).toBe(true);
  });

  test('L133 L203 the last morale is lost in the middle of the chain: nobody else is bitten', () => {
    const t = bitten({ morale: 2 }, 'bite', 'bite').does({ do: 'risk' });
    t.shows({ phase: 'over', ending: 'morale', graveyard: [GIA, BLUE] });
    expect(t.isInPlay('derekYoshida')).toBe(true);
  });

  test('L130 L209 Sports Pads make a wound blank in the chain, too', () => {
    const seats = [{ survivors: { giaNajjar: {}, coleWinters: {} } }, { survivors: { derekYoshida: {} } }, {}];
    seats[1] = { survivors: { derekYoshida: { at: 'school', items: ['sportsPads'] } } } as (typeof seats)[1];
    const t = bitten({ seats }, 'bite', 'wound').does({ do: 'risk' });
    t.stage.asks({ seat: 1, prompt: 'exposure.ignore' });
    t.does({ do: 'yes' }).shows({ morale: 5 });
    expect(t.one('derekYoshida')).toMatchObject({ wounds: 0, items: [{ used: 1 }] });
    t.stage.asks({ seat: 0, prompt: 'turn.choose' });
  });

  test('L125 L209 a blank in the chain is not the face that the first survivor rolled', () => {
    const t = bitten({}, 'bite', 'blank').does({ do: 'risk' });
    expect(t.s.turn.face).toBe('bite');
  });

  test('Q2 those whom a bite skips are not shown in its way', () => {
    const seats = [{ survivors: { giaNajjar: {} } }, { survivors: { derekYoshida: {}, sparky: {} } }, {}];
    seats[1] = { survivors: { derekYoshida: { at: 'school' }, sparky: { at: 'school' } } } as (typeof seats)[1];
    const t = bitten({ seats }, 'bite');
    expect(t.stage.game.view(t.s, null).moments[0]).toMatchObject({ is: 'bite', victim: DEREK, chain: [DEREK] });
  });

  test('L128 L198 N15 the last survivor of an exiled player dies in it: no morale, and the next one comes outside', () => {
    const seats: Position['seats'] = [
      { survivors: { giaNajjar: {}, coleWinters: {} } },
      { exiled: true, exile: 'ownBand', survivors: { derekYoshida: { at: 'school' } } },
      {},
    ];
    const t = bitten({ seats }, 'bite').does({ do: 'giveUp' });
    t.shows({ morale: 5 }).stage.asks({ seat: 1, prompt: 'arrival.where' });
    expect([0, 3].map((there) => t.isOffered({ do: 'place', place: there }))).toEqual([false, true]);
  });

  test('L227 Q108 it wipes out two groups: the turn is over, and the marker goes to a player who is left', () => {
    const t = bitten({ options: { elimination: true } }, 'bite', 'wound').does({ do: 'risk' }, { do: 'giveUp' });
    t.shows({ first: 2, active: -1 });
    expect(t.s.players.map(({ out, hand }) => [out, hand.length])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
  });
});

describe('a new leader', () => {
  test('L186 L183 is nobody who dies of the same cold', () => {
    const cold = { frostbite: 2 };
    const t = scene({
      seats: [{ survivors: { giaNajjar: cold, coleWinters: cold, oliviaBrown: {}, taliaJones: {} } }, {}, {}],
    }).turn();
    t.stage.offers({ do: 'leader', survivor: survivor('oliviaBrown') }, { do: 'leader', survivor: TALIA });
    t.does({ do: 'leader', survivor: TALIA }).shows({ morale: 4 });
    t.stage.asks({ seat: 0, prompt: 'turn.choose' });
  });

  test('L186 L187 nobody is named while all die', () => {
    const cold = { frostbite: 2 };
    const t = scene({
      seats: [{ survivors: { giaNajjar: cold, coleWinters: cold } }, {}, {}],
      survivorDeck: ['taliaJones'],
    }).turn();
    expect(t.s.kernel.events.some(({ type }) => type === 'leaderNamed')).toBe(false);
    expect(t.s.players[0]!.leader).toBe(TALIA);
  });
});

test('Q6 two cards that let a survivor live to the fourth token do not add up', () => {
  const t = scene({
    options: { raxxon: true, baseCards: true },
    seats: [{ survivors: { buddyDavis: { wounds: 2, frostbite: 1, sideEffects: ['thickSkin'] } } }, {}, {}],
  });
  expect(t.stage.game.view(t.s, null).survivors[0]!.limit).toBe(4);
  t.turn();
  expect(t.isInPlay('buddyDavis')).toBe(false);
});
