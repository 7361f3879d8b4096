/** Every skill on a card of a pack: it works as a survivor's own does, or the pack is refused. */
import { apply, run, type AnyGame } from '@horda/kernel';
import { randomAnswer, type Dice } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { powersHere } from '../../src/combat/powers.ts';
import { SKILL_IDS, type SkillId } from '../../src/content/ids.ts';
import type { Packed, PackedCard } from '../../src/content/packed.ts';
import { SKILLS } from '../../src/content/skills.ts';
import { WOUNDS } from '../../src/declared.ts';
import { zombicide } from '../../src/game.ts';
import { DEFAULTS } from '../../src/options.ts';
import { PACK } from '../../src/pack.ts';
import { countSkill, hasSkill } from '../../src/rules/skills.ts';
import { NONE, type Choice, type SurvivorNo } from '../../src/state.ts';
import { whyNot } from '../../src/why-not.ts';
import { view } from '../../src/view.ts';
import { blow, FAR, HERE, NEAR, shot } from '../fights.ts';
import { invariants, transitions } from '../invariants.ts';
import { die, item, scene, type Scene, type SurvivorSpec } from '../scene.ts';

const SOURCE = { kind: 'house' } as const;
const BLADE: PackedCard = {
  copies: 4,
  door: 'silent',
  modes: [{ kind: 'melee', range: [0, 0], dice: 1, accuracy: 3, damage: 1 }],
  source: SOURCE,
};
const GUN: PackedCard = {
  copies: 4,
  modes: [{ kind: 'ranged', range: [1, 1], dice: 1, accuracy: 3, damage: 1 }],
  source: SOURCE,
};
const BOTTLE: PackedCard = { copies: 4, thrown: [0, 1], source: SOURCE };

/** `water`, which works in a hand and in the backpack, and `rice`, which works in a hand, have the skill. */
const packOf = (skill?: SkillId, more: Partial<Record<'machete' | 'pistol' | 'molotov', SkillId>> = {}): Packed => {
  const card = (base: PackedCard, own: SkillId | undefined) => (own === undefined ? base : { ...base, skill: own });
  return {
    equipment: {
      equipment: {
        machete: card({ ...BLADE, allOut: 1 }, more.machete),
        pistol: card(GUN, more.pistol),
        molotov: card(BOTTLE, more.molotov),
        water: card({ copies: 2, inPack: true, source: SOURCE }, skill),
        rice: card({ copies: 2, source: SOURCE }, skill),
      },
    },
  };
};

const told = (pack: Packed): readonly unknown[] => PACK.check(JSON.parse(JSON.stringify(pack))).problems;

interface Scenery {
  readonly ned?: SurvivorSpec;
  readonly elle?: SurvivorSpec;
  readonly dice?: readonly number[];
}

/** Ned at a table with this pack, zombies here and at all ranges, a wounded friend beside him and one among zombies. */
function table(pack: Packed, { ned = {}, elle = {}, dice = [] }: Scenery = {}): Scene {
  const made = scene({
    mission: 'M1',
    survivors: {
      ned: { at: HERE, only: [], wounds: 1, hand: ['machete', 'pistol'], ...ned },
      elle: { at: HERE, only: [], wounds: 1, ...elle },
      josh: { at: NEAR, only: [], wounds: 1 },
    },
    zombies: { [HERE]: { walker: 1 }, [NEAR]: { walker: 2 }, [FAR]: { brute: 1 } },
    rigged: dice.map(die),
  });
  Object.assign(made.s, { pack });
  return made;
}

const NED = 0 as SurvivorNo;
const ELLE = 1 as SurvivorNo;

const works = SKILL_IDS.filter((skill) => told(packOf(skill)).length === 0);

/** What the turn of Ned begins with. */
const openingOf = (one: Scene): unknown => {
  const { s } = one.turn('ned');
  return {
    actions: one.one('ned').actions,
    free: one.one('ned').free.toSorted(),
    options: one.options,
    powers: [NED, ELLE].map((each) => powersHere(s, each)),
    skills: SKILL_IDS.filter((skill) => hasSkill(s, NED, skill)).map((skill) => [skill, countSkill(s, NED, skill)]),
  };
};

describe('V181 a card that is no weapon', () => {
  test.each(works)('%s on it is like a skill of the survivor who carries it', (skill) => {
    const byCard = openingOf(table(packOf(skill), { ned: { pack: ['water'] } }));
    expect(byCard).toEqual(openingOf(table(packOf(), { ned: { pack: ['water'], only: [skill] } })));
  });

  test('each skill that acts in a turn is offered by it', () => {
    const acting = works.filter((skill) => SKILLS[skill].when === 'turn');
    const silent = acting.filter((skill) => {
      const options = (pack: Packed) => table(pack, { ned: { pack: ['water'] } }).turn('ned').options;
      return JSON.stringify(options(packOf(skill))) === JSON.stringify(options(packOf()));
    });
    expect(acting.length).toBeGreaterThan(12);
    expect(silent).toEqual([]);
  });

  test('V89 in the backpack only a card that works there has its skill', () => {
    for (const skill of ['charge', 'freeMove', 'dreadnoughtWalker', 'brothersDieCombat'] as const) {
      const [inPack, without] = [packOf(skill), packOf()].map((pack) => table(pack, { ned: { pack: ['rice'] } }));
      expect(openingOf(inPack!)).toEqual(openingOf(without!));
    }
  });

  test('V194 why a skill is not offered: nobody carries the card, or it was used in this turn', () => {
    const charge: Choice = { do: 'skill', skill: 'taunt', zone: 0 };
    const reason = (one: Scene): unknown => whyNot(view(one.s, 0), 0, charge).reason;
    expect(reason(table(packOf('taunt')).turn('ned'))).toEqual({ is: 'noSkill', skill: 'taunt' });
    const carried = table(packOf('taunt'), { ned: { pack: ['water'] } }).turn('ned');
    const taunt = carried.options.find((choice) => choice.do === 'skill')!;
    expect(reason(carried.does(taunt))).toEqual({ is: 'skillUsed', skill: 'taunt' });
  });

  test('X22 Dreadnought: zombies of that type deal no wounds', () => {
    const hurt = (pack: Packed): number => {
      const one = table(pack, { ned: { pack: ['water'], wounds: 0 }, elle: { at: FAR } });
      const locals = { hits: [1], damage: 1, cause: 'zombies' as const, by: NONE, given: [0, 0, 0], companions: [] };
      return one.runs(WOUNDS, { zone: one.zone(HERE), ...locals }).one('ned').wounds;
    };
    expect([hurt(packOf()), hurt(packOf('dreadnoughtWalker'))]).toEqual([1, 0]);
  });

  test('X24 Escalation: one more die with each attack in a row', () => {
    const one = table(packOf('escalationMelee'), { ned: { pack: ['water'] }, dice: [1, 1, 1] }).turn('ned');
    one.does(blow(one, ['machete']), blow(one, ['machete']));
    expect(one.s.kernel.events.flatMap((e) => (e.type === 'diceRolled' ? [e.dice.length] : []))).toEqual([2]);
  });
});

describe('V181 V193 an action that a card gives', () => {
  const free = (one: Scene): readonly string[] => one.one('ned').free;
  const arrange = (...hand: ('machete' | 'pistol' | 'rice')[]): Choice[] => [
    { do: 'trade', with: NONE },
    { do: 'arrange', hand: hand.map(item) },
  ];
  const carried = { ned: { hand: ['machete', 'rice'], pack: ['pistol'], only: ['action', 'action'] } } as const;

  test('V195 two cards give two', () => {
    const one = table(packOf('freeMelee'), { ned: { hand: ['rice'], pack: ['water'] } }).turn('ned');
    expect(free(one)).toEqual(['melee', 'melee']);
  });

  test('V89 what is not spent is gone while the card does not work, and comes back with it', () => {
    const one = table(packOf('freeMelee'), carried).turn('ned');
    expect(free(one)).toEqual(['melee']);
    expect(free(one.does(...arrange('machete', 'pistol')))).toEqual([]);
    expect(free(one.does(...arrange('machete', 'rice')))).toEqual(['melee']);
  });

  test('it is given once a turn, however often the card is taken up', () => {
    const one = table(packOf('freeMelee'), { ...carried, dice: [1] }).turn('ned');
    expect(free(one.does(blow(one, ['machete'])))).toEqual([]);
    one.does(...arrange('machete', 'pistol'), ...arrange('machete', 'rice'));
    expect([free(one), one.one('ned').actions]).toEqual([[], 3]);
  });

  test('a spent action is not taken out of another source', () => {
    const one = table(packOf('freeMelee'), { ...carried, dice: [1] }).turn('ned');
    one.does(blow(one, ['machete']), ...arrange('machete', 'pistol'));
    one.one('ned').free = ['melee'];
    expect(free(one.does({ do: 'makeNoise' }))).toEqual(['melee']);
  });

  test('X1 the same holds for an action of any kind', () => {
    const one = table(packOf('action'), { ned: { ...carried.ned, only: [] } }).turn('ned');
    expect(one.one('ned').actions).toBe(4);
    expect(one.does(...arrange('machete', 'pistol')).one('ned').actions).toBe(2);
    expect(one.does(...arrange('machete', 'rice')).one('ned').actions).toBe(2);
  });

  test('in the next turn it is given again', () => {
    const one = table(packOf('freeMelee'), { ...carried, dice: [1] }).turn('ned');
    one.does(blow(one, ['machete']), { do: 'end' });
    expect(free(one.turn('ned'))).toEqual(['melee']);
  });
});

describe('V180 a weapon', () => {
  test('X29 Hit and run: after a kill with it, and with no other', () => {
    const prompt = (more: Parameters<typeof packOf>[1]): string => {
      const one = table(packOf(undefined, more), { dice: [6] }).turn('ned');
      return one.does(blow(one, ['machete'])).prompt;
    };
    expect([prompt({ machete: 'hitAndRun' }), prompt({ pistol: 'hitAndRun' })]).toEqual([
      'reaction.choose',
      'turn.choose',
    ]);
  });

  test.each([
    ['makeshiftRepair', { do: 'makeshiftRepair' }],
    ['spareParts', { do: 'mend', card: item('machete') }],
  ] as const)('%s on it ignores its Breaks', (skill, mending) => {
    const offered = (more: Parameters<typeof packOf>[1]): boolean => {
      const one = table(packOf(undefined, more), { dice: [2, 1] }).turn('ned');
      return one.does(blow(one, ['machete'], 1)).isOffered(mending);
    };
    expect([offered({ machete: skill }), offered({ pistol: skill })]).toEqual([true, false]);
  });

  test('X9 Two cocktails on a Molotov', () => {
    const one = table(packOf(undefined, { molotov: 'twoCocktails' }), { ned: { hand: ['molotov'] }, dice: [4] });
    one.turn('ned').does({ do: 'throw', card: item('molotov'), zone: one.zone(NEAR) });
    expect(one.pack('ned')).toEqual(['molotov']);
  });

  test('X5 +1 max range on a Molotov is for throwing it, not for the gun beside it', () => {
    const one = table(packOf(undefined, { molotov: 'maxRange' }), { ned: { hand: ['pistol', 'molotov'] } }).turn('ned');
    expect(one.isOffered({ do: 'throw', card: item('molotov'), zone: one.zone(FAR) })).toBe(true);
    expect(one.isOffered(shot(one, ['pistol'], FAR))).toBe(false);
  });

  test('V150 why a weapon does not reach counts its own skill', () => {
    const max = (more: Parameters<typeof packOf>[1]): unknown => {
      const one = table(packOf(undefined, more)).turn('ned');
      const choice = shot(one, ['pistol'], HERE);
      return whyNot(view(one.s, 0), 0, choice).reason;
    };
    expect(max({})).toMatchObject({ is: 'outOfRange', max: 1 });
    expect(max({ pistol: 'maxRange' })).toMatchObject({ is: 'outOfRange', max: 2 });
  });

  /** Of each kind of weapon: the skills that a pack may give it, and what they change in attacks with it. */
  const TESTED_ABOVE: readonly SkillId[] = [
    'hitAndRun',
    'makeshiftRepair',
    'spareParts',
    'twoCocktails',
    'nightVision',
  ];
  test.each(['machete', 'pistol', 'molotov'] as const)('no skill is taken for a %s that changes nothing', (weapon) => {
    const given = SKILL_IDS.filter((skill) => told(packOf(undefined, { [weapon]: skill })).length === 0);
    const powers = (pack: Packed): string => JSON.stringify(powersHere(table(pack).s, NED, [item(weapon)]));
    const idle = given.filter((skill) => powers(packOf(undefined, { [weapon]: skill })) === powers(packOf()));
    expect(given.length).toBeGreaterThan(2);
    expect(idle.filter((skill) => !TESTED_ABOVE.includes(skill))).toEqual([]);
  });
});

test('V181 what always holds also holds with such cards', () => {
  const game = zombicide as unknown as AnyGame;
  const plain = ['flashlight', 'bullets', 'shells', 'rice', 'cannedFood', 'water'] as const;
  for (let first = 0; first < works.length; first += plain.length) {
    const cards = plain.map((id, i) => {
      const skill = works[(first + i) % works.length]!;
      return [
        id,
        { copies: 6, skill, source: SOURCE, ...(i % 2 === 0 || skill === 'webbing' ? { inPack: true } : {}) },
      ];
    });
    const deck = { machete: BLADE, pistol: GUN, ...Object.fromEntries(cards) } as object;
    const { content, problems } = PACK.check({ equipment: { equipment: deck } });
    expect(problems).toEqual([]);
    const s = game.setup({ ...DEFAULTS, mission: 'S1' }, 3, [first, 2, 3, 4], content);
    run(game, s);
    const dice: Dice = [first, 9, 9, 9];
    for (let answers = 0; answers < MANY && s.kernel.asks.length > 0; answers++) {
      const [before, answer] = [game.clone(s), randomAnswer(s, dice)];
      apply(game, s, answer);
      transitions(before, answer, s);
      invariants(s);
    }
  }
});
/** Enough to find cards and to use them. */
const MANY = 150;
