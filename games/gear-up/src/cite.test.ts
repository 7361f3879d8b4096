import type { Citations } from '@horda/parts';
import { expect, test } from 'vitest';
import { ALL_EVENTS, asking, BOMBER, CHOICES, EVENTS, RUNNER, tableOf, VIEW, WALKER } from '../test/samples.ts';
import { cite, promptOf, PROMPTS, RULE_OF_ABILITY, RULE_OF_BOSS, RULE_OF_EFFECT } from './cite.ts';
import type { BossId } from './content/content.ts';
import type { Activation, Choice, Event, State } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';
import type { View } from './view.ts';

const RULES = new Set<string>(RULEBOOK.map(({ id }) => id));

test('every prompt, event, effect and boss cites a rule that exists', () => {
  const cited: Citations<Event, View> = cite;
  for (const prompt of PROMPTS) expect(RULES).toContain(cited.prompt(prompt, VIEW));
  for (const e of ALL_EVENTS) expect(RULES).toContain(cited.event(e));
  for (const rules of [RULE_OF_EFFECT, RULE_OF_ABILITY, RULE_OF_BOSS])
    for (const rule of Object.values(rules)) expect(RULES).toContain(rule);
});

test('an unknown prompt is a mistake', () => {
  expect(() => promptOf('attack.actt')).toThrow('attack.actt');
});

const ACTIVATION: Activation = {
  tool: 'weapon',
  hits: 1,
  drawn: [RUNNER],
  spaces: [2],
  street: 0,
  struck: [RUNNER],
  bloody: false,
  part: null,
  closed: false,
};

/** The attack of a survivor with the weapon of a turn card, in the middle of an activation. */
function attacking(survivor: number, card: number, now: Partial<Activation>, ...options: Choice[]): string {
  const change = (s: State): void => {
    s.survivors[0]!.survivor = survivor;
    for (const weapon of s.survivors[0]!.weapons) weapon.upgrades = 2;
    s.survivors[0]!.attack.now = { ...ACTIVATION, ...now };
  };
  const view = tableOf({
    row: [card],
    streets: [
      [
        [RUNNER, 2],
        [WALKER, 1],
      ],
    ],
    change,
  });
  return cite.prompt('attack.act', asking(view, ...options));
}

test('the attack step is cited by what is under way', () => {
  const [mark] = CHOICES.mark;
  const fresh = cite.prompt('attack.act', asking(VIEW, mark!, ...CHOICES.confirm));
  expect(fresh).toBe('B50');
  // Twin Pistols, Sansetsukon, Motorbike, Long Blade; the red weapon of Ethan has none of these effects.
  expect(attacking(1, 0, {}, mark!)).toBe('B108');
  expect(attacking(2, 3, { part: { target: RUNNER, cells: [0, 1], lined: false, must: true } }, mark!)).toBe('B117');
  expect(attacking(5, 1, {}, mark!)).toBe('B124');
  expect(attacking(2, 1, {}, mark!)).toBe('B123');
  expect(attacking(0, 2, { closed: true }, mark!)).toBe('B50');
  expect(attacking(0, 2, {}, ...CHOICES.suffer)).toBe('T20');
  expect(attacking(0, 2, {}, ...CHOICES.again, ...CHOICES.cease)).toBe('G26');
  expect(attacking(0, 2, {}, ...CHOICES.knock)).toBe('B106');
  expect(attacking(0, 2, {}, ...CHOICES.ammo)).toBe('B68');
  expect(attacking(0, 2, {}, ...CHOICES.confirm)).toBe('T1');
});

test('payment is cited by the boss that asks for it, taking a survivor by what can be done', () => {
  const paid = (boss: BossId): string => cite.prompt('ability.pay', tableOf({ boss }));
  expect([paid('zombiephant'), paid('mutation')]).toEqual(['B139', 'B149']);
  expect(cite.prompt('setup.take', asking(VIEW, ...CHOICES.take))).toBe('B26');
  expect(cite.prompt('setup.take', asking(VIEW, ...CHOICES.putBack))).toBe('T10');
});

test('where an event can have several reasons, its own is cited', () => {
  const rules = (type: Event['type']): string[] => EVENTS[type].map((e) => cite.event(e));
  expect(rules('roundBegan')).toEqual(['B38', 'B43']);
  expect(rules('marked')).toEqual(['B52', 'B112', 'B73', 'B153']);
  expect(rules('gained').filter((_, i) => i % 4 === 0)).toEqual(['B62', 'B110', 'B111', 'B116', 'B114', 'B125']);
  expect(rules('gained')[1]).toBe('B61');
  expect(rules('tookBack')).toEqual(['T4', 'T5']);
  expect(rules('damaged').filter((_, i) => i % 2 === 0)).toEqual(['B84', 'B97', 'B98', 'B96', 'B120', 'B148']);
  expect(rules('armourLost')).toEqual(['B132', 'B142']);
  expect(rules('bossAttacked')).toEqual(['B97', 'B98']);
  expect(rules('gameEnded')).toEqual(['B103', 'B104', 'B105']);
  expect(cite.event({ type: 'bomberExploded', seat: 0, zombie: { card: BOMBER, kind: 'bomber' }, damage: 1 })).toBe(
    'B128',
  );
});
