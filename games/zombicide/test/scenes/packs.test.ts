/** Cards of a pack that bring skills which none of ours has. */
import { expect, test } from 'vitest';
import type { Packed } from '../../src/content/packed.ts';
import { blow, fight, HERE, NEAR, shot, type Fight } from '../fights.ts';
import type { Scene } from '../scene.ts';

const HOUSE = { kind: 'house' } as const;
const PACK: Packed = {
  equipment: {
    equipment: {
      machete: {
        copies: 4,
        modes: [{ kind: 'melee', range: [0, 0], dice: 1, accuracy: 3, damage: 2 }],
        skill: 'reaperMelee',
        source: HOUSE,
      },
      katana: {
        copies: 2,
        modes: [{ kind: 'melee', range: [0, 0], dice: 2, accuracy: 4, damage: 1 }],
        source: HOUSE,
      },
      sniperRifle: {
        copies: 2,
        modes: [{ kind: 'ranged', range: [1, 3], dice: 1, accuracy: 3, damage: 2, noisy: true }],
        skill: 'pointBlank',
        source: HOUSE,
      },
      water: { copies: 2, skill: 'lucky', inPack: true, source: HOUSE },
      rice: { copies: 2, skill: 'dieMelee', source: HOUSE },
    },
  },
};

/** The same fight with the cards of the pack. */
function packed(position: Fight): Scene {
  const table = fight({ ...position, dice: [] });
  Object.assign(table.s, { pack: PACK });
  table.s.kernel.rigged = (position.dice ?? []).map((pips) => pips - 1);
  // The questions of the turn are put anew, by the cards of the pack.
  return table.does({ do: 'makeNoise' });
}

test('V180 the skill of a weapon works in attacks with it, and in no others', () => {
  const zombies = { [HERE]: { walker: 5 } };
  const ned = { hand: ['machete', 'katana'] } as const;
  const reaped = packed({ ned, zombies, dice: [6] });
  expect(reaped.does(blow(reaped, ['machete'])).crowd(HERE)).toEqual({ walker: 3 });
  const plain = packed({ ned, zombies, dice: [6, 1] });
  expect(plain.does(blow(plain, ['katana'])).crowd(HERE)).toEqual({ walker: 4 });
});

test('V180 X42 a rifle with Point-blank reaches the own zone', () => {
  const table = packed({ ned: { hand: ['sniperRifle'] }, zombies: { [HERE]: { walker: 1 }, [NEAR]: { walker: 1 } } });
  expect([HERE, NEAR].map((zone) => table.isOffered(shot(table, ['sniperRifle'], zone)))).toEqual([true, true]);
});

test('V181 the skill of another card works where the card works: in the backpack, or only in a hand', () => {
  const zombies = { [HERE]: { brute: 3 } };
  const lucky = packed({ ned: { hand: ['machete'], pack: ['water'] }, zombies, dice: [1, 6] });
  lucky.does(blow(lucky, ['machete']), { do: 'reroll', by: 'skill' });
  expect(lucky.crowd(HERE)).toEqual({ brute: 1 });
  const dice = (ned: Fight['ned'], ...faces: number[]): number => {
    const table = packed({ ned: ned!, zombies, dice: faces });
    table.does(blow(table, ['machete']));
    return table.s.kernel.events.reduce((n, e) => (e.type === 'diceRolled' ? e.dice.length : n), 0);
  };
  expect([dice({ hand: ['machete', 'rice'] }, 1, 1), dice({ hand: ['machete'], pack: ['rice'] }, 1)]).toEqual([2, 1]);
});
