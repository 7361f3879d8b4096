import { expect, test } from 'vitest';
import { EXPERIMENT_IDS, ITEM_IDS, SURVIVOR_IDS, type ItemId, type SurvivorId } from '../content/ids.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

const ability = (name: SurvivorId): string => en.printed.ability(SURVIVOR_IDS.indexOf(name));
const item = (name: ItemId): string => en.printed.item(ITEM_IDS.indexOf(name));

test('L14 L17 L88 an ability says where it works, which die it costs, and how often', () => {
  expect(ability('ingridHalvorsen')).toMatch(/^In the colony, a die of 4\+, once per round\. Put 1 advancement token/);
  expect(ability('rosaRodriguez')).toMatch(/^Outside the colony, once per round\. /);
  expect(ability('emmaHan')).toMatch(/^At a location with an item deck, once per round\. /);
  expect(ability('lilyMae')).toMatch(/^A die of 6\+\. Put 1 explosive trap/);
  expect(ability('buddyDavis')).toBe('Dies at 4 damage tokens instead of 3.');
  expect(pl.printed.ability(SURVIVOR_IDS.indexOf('lorettaClay'))).toMatch(/^W kolonii, kość 4\+, raz na rundę\. /);
});

test('L115 equipment says how often it can be used in a round', () => {
  expect(item('pistol')).toMatch(/^Once per round\. /);
  expect(item('pulseCannon')).toMatch(/^2 times per round\. /);
  expect(item('snowShoes')).toMatch(/^This survivor gets/);
});

test('L273 L291 pills and experiments are told with their tables', () => {
  expect(item('redPill')).toContain(' 2: That survivor gets the side effect Tremors. 3: ');
  expect(en.printed.experiment(EXPERIMENT_IDS.indexOf('claw'))).toContain(' 2–3: The attacker gets 1 wound.');
});
