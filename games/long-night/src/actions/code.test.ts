import { describe, expect, test } from 'vitest';
import { cardNo, scene, type Position, type Scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

function put(die: number): Choice {
  return { do: 'codeDie', die };
}

/** Emma Han stands at Raxxon. */
function table(position: Position = {}): Scene {
  return scene({
    options: { raxxon: true },
    seats: [{ survivors: { emmaHan: { at: 'raxxon' } }, dice: [1, 4, 4] }, { survivors: { blue: {} }, dice: [6] }, {}],
    experiments: ['tank', 'claw'],
    ...position,
  });
}

describe('dice for the code', () => {
  test('L276 Q76 any number of unused dice of any value', () => {
    const at = table().turn().does(put(4), put(1), put(4));
    expect(at.s.raxxon.dice).toEqual([1, 4, 4]);
    expect(at.s.players[0]!).toMatchObject({ dice: [], spent: [] });
  });

  test('L276 not without a survivor at Raxxon', () => {
    expect(table().turn(1).isOffered(put(6))).toBe(false);
  });

  test('Q76 an exiled player may too', () => {
    const seats = [{ exiled: true, survivors: { emmaHan: { at: 'raxxon' as const } }, dice: [2] }, {}, {}];
    expect(table({ seats }).turn().isOffered(put(2))).toBe(true);
  });

  test('Q122 they cannot be taken back', () => {
    const options = (dice: readonly number[], ...picks: Choice[]): unknown => {
      const at = table({ seats: [{ survivors: { emmaHan: { at: 'raxxon' } }, dice }, {}, {}] });
      return at.turn().does(...picks).s.kernel.asks[0]!.options;
    };
    expect(options([2], put(2))).toEqual(options([]));
  });

  test('Q84 not without an experiment', () => {
    expect(table({ experiments: [] }).turn().isOffered(put(1))).toBe(false);
  });

  test('L298 L308 not in the first chapter; in the second only dice of 3 or more, for its goal', () => {
    expect(table({ chapter: 'R1' }).turn().isOffered(put(4))).toBe(false);
    const at = table({ chapter: 'R2' }).turn();
    expect([at.isOffered(put(1)), at.isOffered(put(4))]).toEqual([false, true]);
  });
});

describe('cards for the code', () => {
  test('L276 Research Notes put a 6 there, without a survivor', () => {
    const at = table({ seats: [{ survivors: { blue: {} }, hand: ['researchNotes'] }, {}, {}] });
    at.turn().does({ do: 'play', card: cardNo('researchNotes'), use: 0 });
    expect(at.s.raxxon.dice).toEqual([6]);
  });

  test('Q84 Research Notes put nothing there without an experiment', () => {
    const at = table({ experiments: [], seats: [{ survivors: { blue: {} }, hand: ['researchNotes'] }, {}, {}] });
    expect(at.turn().isOffered({ do: 'play', card: cardNo('researchNotes'), use: 0 })).toBe(false);
  });

  test('N9 a Keycard turns a die on Raxxon to any value', () => {
    const at = table({ codeDice: [2, 5, 5], seats: [{ survivors: { blue: {} }, hand: ['keycard'] }, {}, {}] });
    at.turn().does({ do: 'play', card: cardNo('keycard'), use: 1 });
    expect(at.s.kernel.asks[0]!.options).toHaveLength(10);
    at.does({ do: 'turnDie', from: 5, to: 1 });
    expect(at.s.raxxon.dice).toEqual([1, 2, 5]);
  });

  test('N9 no die there, no such use of the Keycard', () => {
    const at = table({ seats: [{ survivors: { blue: {} }, hand: ['keycard'] }, {}, {}] });
    expect(at.turn().isOffered({ do: 'play', card: cardNo('keycard'), use: 1 })).toBe(false);
  });
});
