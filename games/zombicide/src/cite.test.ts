import { expect, test } from 'vitest';
import { ALL_CHOICES, ALL_EVENTS, CHOICES, EVENTS } from '../test/samples.ts';
import { cite } from './cite.ts';
import { SKILL_IDS } from './content/ids.ts';
import { SKILLS } from './content/skills.ts';
import { promptOf, PROMPTS } from './prompts.ts';
import type { Event } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';

const RULES = new Set<string>(RULEBOOK.map(({ id }) => id));

test('every prompt, choice and event cites a rule that exists', () => {
  for (const prompt of PROMPTS) expect(RULES).toContain(cite.prompt(prompt));
  for (const choice of ALL_CHOICES) expect(RULES).toContain(cite.choice(choice));
  for (const e of ALL_EVENTS) expect(RULES).toContain(cite.event(e));
});

test('every skill has its clause in the ledger', () => {
  for (const id of SKILL_IDS) expect(RULES).toContain(SKILLS[id].rule);
});

test('a skill that is used cites its own clause', () => {
  expect(CHOICES.dash.map(cite.choice)).toEqual(['X25', 'X18']);
  expect(CHOICES.skill.map(cite.choice)).toEqual(['X49']);
});

test('an unknown prompt is a mistake', () => {
  expect(() => promptOf('turn.chooze')).toThrow('turn.chooze');
});

test('where an event can have several reasons, its own is cited', () => {
  const rules = (type: Event['type']): string[] => EVENTS[type].map((e) => cite.event(e));
  expect(rules('diceRolled')).toEqual(['V137', 'V169', 'V170', 'X46']);
  expect(rules('survivorHurt')).toEqual(['V202', 'V158', 'V364']);
  expect(rules('gameEnded')).toEqual(['V3', 'V4', 'V7', 'V5', 'V438', 'V5']);
  expect(rules('skillGained')).toEqual(['X39']);
});
