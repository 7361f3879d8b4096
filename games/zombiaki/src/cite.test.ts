import type { Citations } from '@horda/parts';
import { expect, test } from 'vitest';
import { ALL_EVENTS, asking, EVENTS, inPlay, PARK, piece, VIEW } from '../test/samples.ts';
import { jubileusz, USUAL } from '../test/scene.ts';
import { cite, promptOf, PROMPTS } from './cite.ts';
import { zombiaki } from './game.ts';
import { PACK } from './pack.ts';
import { pieceOfCard } from './rules/cards.ts';
import type { Event } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';
import type { View } from './view.ts';

const RULES = new Set<string>(RULEBOOK.map(({ id }) => id));

test('every prompt and event cites a rule that exists', () => {
  const cited: Citations<Event, View> = cite;
  for (const prompt of PROMPTS) expect(RULES).toContain(cited.prompt(prompt, VIEW));
  for (const e of ALL_EVENTS) expect(RULES).toContain(cited.event(e));
});

test('where a card tells more, the citation is its own', () => {
  const rules = (type: Event['type']): string[] => EVENTS[type].map((e) => cite.event(e));
  expect(cite.prompt('use.aim', inPlay(VIEW, 'shotII'))).toBe('K331');
  expect(cite.prompt('use.aim', VIEW)).toBe('Z63');
  expect(cite.prompt('discard.choose', VIEW)).toBe('Z57');
  expect(cite.prompt('discard.choose', asking(VIEW, { do: 'keep' }))).toBe('Z59');
  expect(cite.prompt('discard.choose', { ...VIEW, doubleDiscard: true })).toBe('P212');
  expect(rules('zombieMoved')).toEqual(['Z39', 'Z40', 'Z90', 'M2', 'R15', 'R53', 'P192', 'P201']);
  expect(rules('trapSprung')).toEqual(['K451', 'K461', 'P592', 'P612', 'K471', 'P583', 'M9']);
  const lost = (id: string) => cite.event({ type: 'cardDetached', card: piece(id), zombie: piece('sasha') });
  expect(['hostage', 'humanShield', 'chains', 'teddy'].map(lost)).toEqual(['K171', 'P232', 'K502', 'R31']);
  expect(cite.prompt('corpses.place', inPlay(PARK, 'flare'))).toBe('P553');
  expect(cite.prompt('corpses.place', inPlay(VIEW, 'plague'))).toBe('K221');
  expect(rules('cardDiscarded')).toEqual(['Z57', 'Z65', 'Z70']);
  expect(rules('gameEnded')).toEqual(['Z90', 'Z89']);
  const played = (id: string): Event => {
    return { type: 'cardPlayed', side: 'zombies', seat: 0, card: piece(id), target: { do: 'now' }, at: [] };
  };
  expect(cite.event(played('kasparov'))).toBe('K131');
});

test('P192 P201 R68 where only Cat may run, the question cites the rule of Cat', () => {
  const asked = (...pets: string[]): string => {
    const t = jubileusz({ board: { A3: pets[0]!, C3: pets[1] ?? 'wacek' } }).moves('zombies');
    return cite.prompt('pets.step', t.view('zombies'));
  };
  expect([asked('cat'), asked('dog'), asked('cat', 'dog')]).toEqual(['P201', 'P192', 'P192']);
});

test('an unknown prompt is a mistake', () => {
  expect(() => promptOf('use.aimm')).toThrow('use.aimm');
});

test('cards of a pack are cited by what they do, whatever they are called', () => {
  const { content } = PACK.check({
    ...PACK.template(USUAL),
    zombies: PACK.template(USUAL).zombies.map((card) => (card.id === 'boris' ? { ...card, effect: 'agile' } : card)),
  });
  const s = zombiaki.setup(USUAL, 2, [1, 2, 3, 4], content);
  const boris = s.pack!.findIndex(({ id }) => id === 'boris');
  const card = pieceOfCard(s, boris);
  const played: Event = { type: 'cardPlayed', side: 'zombies', seat: 0, card, target: { do: 'now' }, at: [] };
  expect([card.name, cite.event(played)]).toEqual(['boris', 'K91']);
  const renamed = { ...piece('dog'), name: 'wolf' };
  expect(cite.event({ type: 'zombieMoved', zombie: renamed, from: 7, to: 10, how: 'own' })).toBe('P192');
  expect(cite.event({ type: 'trapSprung', trap: { ...piece('mine'), name: 'sniper' }, zombie: renamed })).toBe('P592');
});
