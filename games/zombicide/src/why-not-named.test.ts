import { expect, test } from 'vitest';
import { item, scene, type Position } from '../test/scene.ts';
import type { Choice } from './state.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { view } from './view.ts';
import { whyNot } from './why-not.ts';

/** Why Amy cannot do it in her turn, in both languages. */
function reasons(
  position: Position,
  choice: (table: ReturnType<typeof scene>) => Choice,
): readonly [string, string, string] {
  const table = scene(position).turn('amy');
  const { rule, reason } = whyNot(view(table.s, 0), 0, choice(table));
  return [rule, en.reason(reason, () => '?'), pl.reason(reason, () => '?')];
}

test('V52 the zombies that keep a survivor from searching are named', () => {
  const zombies = { '6R.r2': { walker: 2, brute: 1 } };
  expect(reasons({ survivors: { amy: { at: '6R.r2' } }, zombies }, () => ({ do: 'search', light: false }))).toEqual([
    'V52',
    'The zone has to be empty; in it: 2 walkers and 1 brute.',
    'Strefa musi być pusta, a są w niej: 2 Szwendacze i 1 Spaślak.',
  ]);
});

test('V380 V381 the card that guards a tile is named by its back', () => {
  const position: Position = { mission: 'M1', survivors: { amy: { at: '2V.r1' } }, crates: ['2V.r1'] };
  expect(reasons(position, () => ({ do: 'search', light: false })).slice(0, 2)).toEqual([
    'V380',
    'Objective card 02 still lies face down here and has to be revealed first.',
  ]);
  expect(reasons(position, () => ({ do: 'crate' }))).toEqual([
    'V381',
    'Objective card 02 still lies face down here and has to be revealed first.',
    'Najpierw trzeba odkryć leżącą tu kartę Celu nr 02.',
  ]);
});

test('V8 the goal that keeps an exit shut is named', () => {
  const [rule, text] = reasons({ mission: 'S4', survivors: { amy: { at: '7R.s3' } } }, () => ({ do: 'exit' }));
  expect([rule, text]).toEqual([
    'V8',
    'The exit stays shut until this goal is met: Take the tokens of the safe and the radio.',
  ]);
});

test('V70 what a locked door waits for is named', () => {
  const position: Position = { mission: 'S4', survivors: { amy: { at: '5R.s5', hand: ['crowbar'] } } };
  const [rule, text] = reasons(position, (table) => ({
    do: 'door',
    door: table.door('5R.r1|5R.s5'),
    card: item('crowbar'),
  }));
  expect(rule).toBe('V70');
  expect(text).toMatch(/^This door opens once the team has BLUE KEY/);
});

test('V412 Y79 the card that must come first is named', () => {
  const table = scene({ mission: 'M9', survivors: { amy: {} } });
  const place = table.s.placed.findIndex(({ card, zone }) => zone !== -1 && card !== 0);
  table.one('amy').zone = table.s.placed[place]!.zone;
  table.turn('amy');
  const { rule, reason } = whyNot(view(table.s, 0), 0, { do: 'objective', place });
  expect([rule, en.reason(reason, () => '?')]).toEqual(['V412', 'Objective card 13 has to be revealed first.']);
});

test('V228 the abomination that forbids combat is named', () => {
  const position: Position = {
    survivors: { amy: { at: '6R.r2', hand: ['machete'] } },
    abominations: { hobomination: '6R.r2' },
  };
  const [rule, text] = reasons(position, (table) => ({
    do: 'attack',
    kind: 'melee',
    with: [item('machete')],
    zone: table.zone('6R.r2'),
    allOut: 0,
    light: false,
  }));
  expect([rule, text]).toEqual(['V228', 'Nobody can fight in the zone of this abomination: Hobomination.']);
});

test('V194 the skill that is missing is named', () => {
  const choice: Choice = { do: 'skill', skill: 'shove', zone: 0 };
  expect(reasons({ survivors: { amy: {} } }, () => choice)[1]).toBe('This survivor does not have the skill Shove.');
});
