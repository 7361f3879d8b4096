import type { Citations } from '@horda/parts';
import { expect, test } from 'vitest';
import { ALL_CHOICES, ALL_EVENTS, EVENTS, VIEW } from '../test/samples.ts';
import { cite } from './cite.ts';
import { promptOf, PROMPTS } from './prompts.ts';
import type { Event } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';
import type { View } from './view.ts';

const RULES = new Set<string>(RULEBOOK.map(({ id }) => id));

test('every prompt, choice and event cites a rule that exists', () => {
  const cited: Citations<Event, View> = cite;
  for (const prompt of PROMPTS) expect(RULES).toContain(cited.prompt(prompt, VIEW));
  for (const choice of ALL_CHOICES) expect(RULES).toContain(cite.choice(choice));
  for (const e of ALL_EVENTS) expect(RULES).toContain(cited.event(e));
});

test('an unknown prompt is a mistake', () => {
  expect(() => promptOf('turn.chooze')).toThrow('turn.chooze');
});

test('where an event can have several reasons, its own is cited', () => {
  const rules = (type: Event['type']): string[] => EVENTS[type].map((e) => cite.event(e));
  expect(rules('exposureRolled')).toEqual(['L121', 'L122', 'L123', 'L125']);
  expect(rules('stepBegan')).toEqual(['L277', 'L145', 'L150', 'L152', 'L158', 'L263']);
  expect(rules('crisisResolved')).toEqual(['L154', 'L155', 'L156']);
  expect(rules('damaged')).toEqual(['L183', 'L183', 'L237']);
  expect(rules('attackRolled')).toEqual(['L73', 'L72']);
  expect(rules('survivorCame')).toEqual(['L179', 'L195']);
  expect(rules('barricadePut')).toEqual(['L31', 'L243']);
  expect([...new Set(rules('ended'))]).toEqual(['L205', 'L203', 'L204', 'L327']);
});
