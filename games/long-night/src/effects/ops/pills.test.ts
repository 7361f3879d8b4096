import { describe, expect, test } from 'vitest';
import {
  cardNo,
  d6,
  scene,
  sideEffect,
  survivor,
  type Position,
  type Scene,
  type SurvivorSpec,
} from '../../../test/scene.ts';
import { SIDE_EFFECT_IDS, type SideEffectId } from '../../content/ids.ts';
import type { Choice } from '../../state.ts';

type Colour = 'redPill' | 'whitePill';

const BLUE: Choice = { do: 'survivor', survivor: survivor('blue') };

/** Blue takes the pill; there is a second survivor to choose from. */
function take(pill: Colour, die: number, blue: SurvivorSpec = {}, position: Position = {}): Scene {
  const at = scene({
    options: { raxxon: true },
    seats: [{ survivors: { blue, emmaHan: {} }, hand: [pill], dice: [1] }, { survivors: { lilyMae: {} } }, {}],
    ...position,
    rigged: [d6(die)],
  });
  return at.turn().does({ do: 'play', card: cardNo(pill), use: 0 }, BLUE);
}

function effectsOf(at: Scene): SideEffectId[] {
  return at.one('blue').sideEffects.map((card) => SIDE_EFFECT_IDS[card]!);
}

function damageOf(at: Scene): number[] {
  const { wounds, frostbite, despair } = at.one('blue');
  return [wounds, frostbite, despair];
}

const HURT: SurvivorSpec = { wounds: 1, despair: 1 };

describe('pills', () => {
  test('L272 Q87 the player chooses one of the own survivors', () => {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { blue: {}, emmaHan: {} }, hand: ['redPill'] }, { survivors: { lilyMae: {} } }, {}],
    });
    at.turn().does({ do: 'play', card: cardNo('redPill'), use: 0 });
    at.stage.offers(BLUE, { do: 'survivor', survivor: survivor('emmaHan') });
  });

  test('L273 a die, and the line of the card; the pill has left the game when it is done', () => {
    const at = take('redPill', 1);
    at.happened('effectRolled', 'damaged', 'damaged', { type: 'pillTaken', survivor: survivor('blue') }, 'cardPlayed');
    at.shows({ removed: [cardNo('redPill')], waste: [] });
  });

  test.each([
    { pill: 'redPill', die: 1, damage: [2, 0, 0], effects: [] },
    { pill: 'redPill', die: 2, damage: [0, 0, 0], effects: ['tremors'] },
    { pill: 'redPill', die: 3, damage: [0, 0, 0], effects: ['numbness'] },
    { pill: 'redPill', die: 5, damage: [0, 0, 0], effects: ['fury'] },
    { pill: 'whitePill', die: 1, damage: [0, 0, 1], effects: ['scent'] },
    { pill: 'whitePill', die: 2, damage: [0, 0, 0], effects: ['scent'] },
    { pill: 'whitePill', die: 5, damage: [0, 0, 0], effects: ['catEyes'] },
  ] as const)('L273 L274 $pill, $die', ({ pill, die, damage, effects }) => {
    const at = take(pill, die);
    expect(damageOf(at)).toEqual(damage);
    expect(effectsOf(at)).toEqual(effects);
  });

  test.each([
    { pill: 'redPill', die: 6, damage: [0, 0, 1], effects: ['thickSkin'] },
    { pill: 'whitePill', die: 3, damage: [1, 0, 0], effects: [] },
    { pill: 'whitePill', die: 4, damage: [0, 0, 1], effects: [] },
    { pill: 'whitePill', die: 6, damage: [0, 0, 0], effects: ['catEyes'] },
  ] as const)('L273 L274 $pill helps on $die', ({ pill, die, damage, effects }) => {
    const at = take(pill, die, HURT);
    expect(damageOf(at)).toEqual(damage);
    expect(effectsOf(at)).toEqual(effects);
  });

  test('L273 the white pill removes all wounds and frostbite on 4', () => {
    expect(damageOf(take('whitePill', 4, { wounds: 1, frostbite: 1, sideEffects: ['thickSkin'] }))).toEqual([0, 0, 0]);
  });

  test('L273 the red pill raises a die by 2 on 4', () => {
    expect(take('redPill', 4).s.players[0]!.dice).toEqual([3]);
  });

  test('L274 the side effect comes from the open stack', () => {
    expect(take('redPill', 5).s.raxxon.sideEffects).not.toContain(sideEffect('fury'));
  });

  test('Q88 without it in the stack the rest of the line works', () => {
    const at = take(
      'whitePill',
      1,
      {},
      {
        seats: [{ survivors: { blue: {}, emmaHan: { sideEffects: ['scent'] } }, hand: ['whitePill'] }, {}, {}],
      },
    );
    expect(effectsOf(at)).toEqual([]);
    expect(damageOf(at)).toEqual([0, 0, 1]);
  });

  test('L183 who dies of the pill gets no side effect', () => {
    const at = take('whitePill', 1, { despair: 2 });
    expect(at.isInPlay('blue')).toBe(false);
    expect(at.s.raxxon.sideEffects).toContain(sideEffect('scent'));
  });

  test('L298 not in the first chapter', () => {
    const at = scene({
      options: { raxxon: true },
      chapter: 'R1',
      seats: [{ survivors: { blue: {} }, hand: ['redPill'] }, {}, {}],
    });
    expect(at.turn().isOffered({ do: 'play', card: cardNo('redPill'), use: 0 })).toBe(false);
  });
});

describe('a side effect for good', () => {
  test('L275 nobody can hand it off, put it down or give it away', () => {
    const options = (sideEffects: readonly SideEffectId[]): unknown => {
      const at = scene({
        options: { raxxon: true },
        seats: [{ survivors: { blue: { sideEffects }, emmaHan: {} } }, { survivors: { lilyMae: {} } }, {}],
      });
      return at.turn().s.kernel.asks[0]!.options;
    };
    expect(options(['thickSkin', 'scent'])).toEqual(options([]));
  });

  test('N17 L275 it goes back to the open stack when the survivor dies', () => {
    const at = take('redPill', 1, { wounds: 1, sideEffects: ['fury'] });
    expect(at.isInPlay('blue')).toBe(false);
    expect(at.s.raxxon.sideEffects).toContain(sideEffect('fury'));
  });
});
