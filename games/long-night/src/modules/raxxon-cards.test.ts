import { describe, expect, test } from 'vitest';
import { cardNo, d6, face, scene, survivor } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const option = (n: number): Choice => ({ do: 'option', option: n });

describe('crossroads cards of Raxxon', () => {
  const AT_RAXXON = [{ survivors: { emmaHan: { at: 'raxxon' as const } }, dice: [4] }, {}, {}];

  test('N6 Wrong Code breaks in before the die lies there; it is lost, and the reader puts another', () => {
    const at = scene({ options: { raxxon: true }, seats: AT_RAXXON, crossroads: 'wrongCode', experiments: ['tank'] });
    at.turn().does({ do: 'codeDie', die: 4 }, option(0));
    at.stage.asks({ seat: 2, prompt: 'codeDieBy.value' });
    at.does({ do: 'die', value: 1 });
    expect(at.s.raxxon.dice).toEqual([1]);
    expect(at.s.players[0]!).toMatchObject({ dice: [], spent: [4] });
  });

  test('N6 after the other option of Wrong Code the die lies there', () => {
    const at = scene({ options: { raxxon: true }, seats: AT_RAXXON, crossroads: 'wrongCode', experiments: ['tank'] });
    at.turn().does({ do: 'codeDie', die: 4 }, option(1));
    expect([at.s.raxxon.dice, at.zombies('raxxon')]).toEqual([[4], [2]]);
  });

  test('L93 Test Batch finds the pill just used among the cards out of the game', () => {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { blue: {} }, hand: ['whitePill'] }, {}, {}],
      crossroads: 'testBatch',
      rigged: [d6(2)],
    });
    at.turn().does({ do: 'play', card: cardNo('whitePill'), use: 0 }, option(0));
    while (at.s.kernel.asks[0]!.prompt !== 'turn.choose') at.does(at.s.kernel.asks[0]!.options[0]!);
    expect(at.hand(0)).toEqual(['whitePill']);
    expect(at.one('blue').despair).toBe(1);
  });

  test('Q74 Sample is triggered after the attack that killed a special zombie', () => {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [1, 1] }, {}, {}],
      places: { gas: { special: ['claw'] } },
      crossroads: 'sample',
      rigged: [face('blank'), d6(6)],
    });
    at.turn().does({ do: 'attack', survivor: survivor('lilyMae') });
    expect(at.s.kernel.events.map(({ type }) => type).slice(-3)).toEqual([
      'specialKilled',
      'attackDone',
      'crossroadsRevealed',
    ]);
    at.does(option(1)).shows({ morale: 7 });
  });
});
