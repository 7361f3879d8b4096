/** How long effects of crossroads cards last, also outside of turns. */
import { call, run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { card, me, moved, no, yes } from '../../test/crossroads/case.ts';
import { cardNo, d6, face, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { allHold } from '../conditions/conditions.ts';
import { CROSSROADS_IDS, type CrossroadsId } from '../content/ids.ts';
import { DEATH, ROUND } from '../declared.ts';
import { context } from '../effects/context.ts';
import { longNight } from '../game.ts';
import { zombieStep } from '../phases/zombies.ts';
import { exposure } from './exposure.ts';

/** The card fires in the turn of seat 0, and an option is taken. */
function taken(id: CrossroadsId, option: number, position: Position): Scene {
  const t = scene({ ...position, crossroads: id }).turn(0);
  if (t.prompt === 'vote.crossroads') return t.votes(option === 0);
  return t.prompt === 'crossroads.choose' ? t.does({ do: 'option', option }) : t;
}

/** The turn is over, and a new round begins. */
function nextRound(t: Scene): Scene {
  Object.assign(t.s.kernel, { stack: [], asks: [], events: [] });
  t.s.active = -1;
  call(t.s, ROUND, { left: [] });
  run(longNight, t.s);
  return t;
}

describe('outside of a turn', () => {
  const lily = (rigged: readonly number[]): Scene => {
    const t = taken('lilyMae', 1, me({ lilyMae: {} }, {}, { places: { colony: { zombies: 2 } } }));
    Object.assign(t.s.kernel, { stack: [], asks: [], rigged: [...rigged] });
    t.s.active = -1;
    return t;
  };

  test('N29 Q14 Lily Mae is asked right before step 4', () => {
    const t = lily([d6(1)]).runs(zombieStep, { left: [] });
    t.stage.asks({ seat: 0, prompt: 'lasting.offer' });
    t.does(yes);
    expect([t.isInPlay('lilyMae'), t.s.lasting]).toEqual([false, []]);
  });

  test('Q14 and once more right after it, if she waits', () => {
    const t = lily([d6(6)])
      .runs(zombieStep, { left: [] })
      .does(no);
    t.stage.asks({ seat: 0, prompt: 'lasting.offer' });
    t.does(yes);
    expect(t.zombies('colony')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('L210 at the start of a round', () => {
    const t = nextRound(taken('buddyDavis', 0, me({ buddyDavis: {} }, { hand: ['food1', 'fuel'] })));
    t.stage.asks({ seat: 0, prompt: 'payment.offer' });
    t.stage.offers(card('food1'), no);
    t.does(card('food1'));
    // One die, one for the survivor, and one for the food.
    expect(t.s.players[0]!.dice).toHaveLength(3);
  });
});

describe('how long', () => {
  test('Q62 an effect of a round is counted anew in the next', () => {
    const t = taken('andrewEvans', 0, me({ andrewEvans: {} }, { dice: [1] }));
    t.s.lasting = t.s.lasting.map((one) => ({ ...one, used: 1 }));
    expect(nextRound(t).s.lasting).toMatchObject([{ used: 0 }]);
  });

  test('L139 an effect of this turn ends with it', () => {
    const t = taken('edwardWhite', 0, me({ edwardWhite: {} }));
    expect(t.s.lasting).toHaveLength(1);
    expect(t.does({ do: 'end' }).s.lasting).toEqual([]);
  });

  test('L139 an effect of the next round ends with it', () => {
    const t = nextRound(taken('flier', 0, me({ priyaNair: {} })));
    expect(t.s.lasting).toHaveLength(1);
    expect(nextRound(t).s.lasting).toEqual([]);
  });

  test('L185 what is tied to a survivor ends with its death', () => {
    const t = scene({ ...me({ priyaNair: { at: 'school' }, roccoBellini: {} }), crossroads: 'horse' }).turn(0);
    t.happens(moved('priyaNair', 'colony', 'school')).does({ do: 'option', option: 0 });
    expect(t.s.mods).toHaveLength(2);
    Object.assign(t.s.kernel, { stack: [], asks: [] });
    call(t.s, DEATH, { survivor: survivor('priyaNair'), noMorale: false, seat: -1 });
    run(longNight, t.s);
    expect([t.s.mods, t.s.lasting]).toEqual([[], []]);
  });

  test('L57 a skipped crisis leaves the game, and the round has none', () => {
    const t = taken('taliaJones', 1, me({ taliaJones: {} }));
    const top = t.s.crisisDeck.at(-1)!;
    nextRound(t).shows({ crisis: -1, skipCrisis: false });
    expect([t.s.crisesDone, t.s.crisisDeck.includes(top)]).toEqual([[top], false]);
  });

  test('L91 a card taken from another hand may be played in the next round', () => {
    const seats = [
      { survivors: { priyaNair: { at: 'school' } } },
      { survivors: { ericParker: { at: 'school' } }, hand: ['food1'] },
      {},
    ] as const;
    const t = taken('voyeur', 0, { seats }).does(card('food1'));
    const play = { do: 'play', card: cardNo('food1'), use: 0 } as const;
    expect(t.isOffered(play)).toBe(false);
    t.s.crossroadsDeck = [];
    expect(nextRound(t).isOffered(play)).toBe(true);
  });
});

describe('Olivia Brown', () => {
  const seats = [
    { survivors: { priyaNair: {} }, hand: ['fuel'] },
    { survivors: { oliviaBrown: {} }, hand: ['medicine', 'food1'] },
    { survivors: { georgeColeman: {} } },
  ] as const;
  const blessed = (): Scene => {
    const t = taken('oliviaBrown', 0, { seats });
    t.s.kernel.rigged = [face('blank')];
    return t.happens({ type: 'roundBegan', round: 2 }).does(yes);
  };
  const bitten = (t: Scene): Scene => {
    Object.assign(t.s.kernel, { stack: [], asks: [], rigged: [face('bite')] });
    return t.runs(exposure, { survivor: survivor('priyaNair'), n: 1 });
  };

  test('L125 for a medicine card of any player a bite is a blank, once', () => {
    const t = bitten(blessed());
    t.stage.asks({ seat: 0, prompt: 'payment.offer' });
    t.does(no);
    t.stage.asks({ seat: 1, prompt: 'payment.offer' });
    t.does(card('medicine'));
    expect([t.isInPlay('priyaNair'), t.hand(1), t.s.lasting.length]).toEqual([true, ['food1'], 1]);
  });

  test('L125 nobody pays: the bite kills', () => {
    const t = bitten(blessed()).does(no, no);
    expect(t.isInPlay('priyaNair')).toBe(false);
  });

  test('Q62 it ends with the round', () => {
    const t = blessed();
    t.s.survivors.find(({ card: id }) => id === survivor('oliviaBrown'))!.place = 3;
    expect(nextRound(t).s.lasting).toHaveLength(1);
  });
});

test('N30 the highest influence in play is looked for among exiled survivors too', () => {
  const t = scene({ seats: [{ survivors: { coleWinters: {} } }, { survivors: { brianLee: {} }, exiled: true }, {}] });
  const highest = (seat: number): boolean =>
    allHold(t.s, [{ is: 'hasHighestInfluence' }], context(t.s, { deck: 'objective', card: 0 }, seat));
  expect([highest(0), highest(1)]).toEqual([false, true]);
});

test('L138 Missing Child counts searches from its card on, whatever begins later', () => {
  const t = taken('missingChild', 0, { ...me({ priyaNair: {} }), helpless: 1 });
  expect(t.s.places.some(({ searched }) => searched)).toBe(false);
  t.s.places[3]!.searched = true;
  t.s.crossroads = CROSSROADS_IDS.indexOf('hunted');
  t.happens({ type: 'moveExposed', survivor: survivor('priyaNair'), from: 3, to: 0, face: 'wound' });
  t.does({ do: 'option', option: 1 });
  expect([t.s.lasting.length, t.s.places[3]!.searched]).toEqual([2, true]);
});
