import { run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import {
  cardNo,
  face,
  place,
  scene,
  sideEffect,
  survivor,
  type Position,
  type Scene,
  type SurvivorSpec,
} from '../../test/scene.ts';
import type { SideEffectId } from '../content/ids.ts';
import { zombiesDue } from '../phases/zombies.ts';
import type { Choice } from '../state.ts';
import { hurt } from './damage.ts';
import { attackValue, searchValue } from './modifiers.ts';

/** Gia Najjar attacks at 2+ and searches at 4+. */
function gia(sideEffects: readonly SideEffectId[], spec: SurvivorSpec = {}, dice: readonly number[] = []): Scene {
  return scene({
    options: { raxxon: true },
    seats: [{ survivors: { giaNajjar: { at: 'school', sideEffects, ...spec }, lilyMae: {} }, dice }, {}, {}],
    places: { school: { zombies: 1, deck: ['medicine', 'fuel', 'pistol'] } },
  });
}

const SEARCH: Choice = { do: 'search', survivor: survivor('giaNajjar') };

describe('side effects', () => {
  test('Q21 they can be neither added to the crisis nor handed off', () => {
    const at = scene({
      options: { raxxon: true },
      crisis: 'fever',
      seats: [{ survivors: { giaNajjar: { sideEffects: ['catEyes'], items: ['pistol'] }, lilyMae: {} } }, {}, {}],
    }).turn();
    const [giaNo, pistol] = [survivor('giaNajjar'), cardNo('pistol')];
    const moved = at.s.kernel.asks[0]!.options.filter((each: Choice) => /^(?:contribute|handOff)/.test(each.do));
    expect(moved).toEqual([
      { do: 'contributeItem', card: pistol, survivor: giaNo },
      { do: 'handOff', card: pistol, survivor: giaNo, to: survivor('lilyMae') },
    ]);
  });

  test('L274 Cat Eyes looks at one more card without noise, once a round', () => {
    const at = gia(['catEyes'], {}, [4, 4]).turn();
    at.does(SEARCH, { do: 'withSideEffect', card: sideEffect('catEyes') });
    at.stage.offers(
      { do: 'keep', card: cardNo('medicine') },
      { do: 'keep', card: cardNo('fuel') },
      { do: 'makeNoise' },
    );
    expect(at.at('school').noise).toBe(0);
    at.does({ do: 'keep', card: cardNo('fuel') }, SEARCH);
    expect(at.isOffered({ do: 'withSideEffect', card: sideEffect('catEyes') })).toBe(false);
  });

  test('L274 Numbness turns frostbite into a wound and doubles despair', () => {
    const at = gia(['numbness']);
    hurt(at.s, [survivor('giaNajjar')], 'frostbite', 1);
    expect(at.one('giaNajjar')).toMatchObject({ wounds: 1, frostbite: 0, despair: 0 });
    const other = gia(['numbness']);
    hurt(other.s, [survivor('giaNajjar')], 'despair', 1);
    expect(other.one('giaNajjar')).toMatchObject({ wounds: 0, despair: 2 });
  });

  test('L274 Fury attacks with any die and cannot search', () => {
    const at = gia(['fury'], {}, [1]).turn();
    expect(at.isOffered({ do: 'attack', survivor: survivor('giaNajjar') })).toBe(true);
    const six = gia(['fury'], {}, [6]).turn();
    expect(six.isOffered(SEARCH)).toBe(false);
  });

  test('L274 Tremors searches with a 6 and attacks 1 worse', () => {
    const at = gia(['tremors']);
    expect(searchValue(at.s, at.one('giaNajjar'))).toBe(6);
    expect(attackValue(at.s, at.one('giaNajjar'))).toBe(3);
  });

  test('L274 Tremors never needs more than a 6 to attack', () => {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { priyaNair: { sideEffects: ['tremors'] } } }, {}, {}],
    });
    expect(attackValue(at.s, at.one('priyaNair'))).toBe(6);
  });

  test('L274 Tremors and Fury together attack with 2 or more', () => {
    const at = gia(['tremors', 'fury']);
    expect(attackValue(at.s, at.one('giaNajjar'))).toBe(2);
  });

  test('L274 N24 Scent brings one more zombie to its place in step 4', () => {
    expect(zombiesDue(gia(['scent']).s, place('school'))).toBe(2);
    expect(zombiesDue(gia([]).s, place('school'))).toBe(1);
  });

  test.each([
    { wounds: 2, lives: true },
    { wounds: 3, lives: false },
  ])('L274 with Thick Skin and $wounds wounds one more: lives $lives', ({ wounds, lives }) => {
    const at = gia(['thickSkin'], { wounds });
    hurt(at.s, [survivor('giaNajjar')], 'wound', 1);
    run(at.stage.game, at.s);
    expect(at.isInPlay('giaNajjar')).toBe(lives);
  });
});

describe('searching Raxxon', () => {
  function search(spec: SurvivorSpec, position: Position): Scene {
    return scene({
      options: { raxxon: true },
      seats: [{ survivors: { giaNajjar: { at: 'raxxon', ...spec }, lilyMae: {} }, dice: [4] }, {}, {}],
      places: { raxxon: { deck: ['keycard'] } },
      ...position,
    })
      .turn()
      .does(SEARCH, { do: 'keep', card: cardNo('keycard') });
  }

  test('L271 the exposure die is rolled for the searcher', () => {
    expect(search({}, { rigged: [face('wound')] }).one('giaNajjar').wounds).toBe(1);
  });

  test('L271 not for one in a hazmat suit', () => {
    expect(search({ items: ['hazmatSuit'] }, { rigged: [] }).one('giaNajjar').wounds).toBe(0);
  });

  test('Q86 the roll comes before the crossroads card that the search triggers', () => {
    const at = search({}, { rigged: [face('wound')], crossroads: 'coldStorage' });
    at.happened('cardKept', 'exposureRolled', 'damaged', 'searched', 'crossroadsRevealed');
  });
});
