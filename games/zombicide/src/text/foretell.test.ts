import { apply, run, seeded, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, unreadable } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { blow, fight, HERE, NEAR, shot } from '../../test/fights.ts';
import { item, scene } from '../../test/scene.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { noiseIn, zombiesIn } from '../rules/table.ts';
import type { Choice, Event, State } from '../state.ts';
import { view } from '../view.ts';
import { aheadOf } from './ahead.ts';
import { en } from './en.ts';
import { foretell } from './foretell.ts';
import { pl } from './pl.ts';

const name = (seat: number): string => ['Ania', 'Bartek', 'Celina'][seat]!;
const told = (s: State, choice: Choice): readonly (string | null)[] => {
  const seen = view(s, 0);
  return [foretell('pl', pl, choice, seen, name), foretell('en', en, choice, seen, name)];
};

describe('what follows is told, and comes true', () => {
  test('V137 V141 V143 a blow: the dice, and the chance of each number of kills', () => {
    const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 1 } }, dice: [6, 6] });
    const choice = blow(table, ['baseballBat']);
    // Two dice of 3+: one walker dies unless both miss, one in nine.
    expect(told(table.s, choice)[1]).toMatch(
      /^You roll 2 dice, 3\+ hits\. Of 1 zombie in zone \d+: 1 killed 89%, none killed 11%\. Silently\.$/,
    );
    table.does(choice);
    expect(table.crowd(HERE)).toEqual({});
  });

  test('V141 V153 damage that is too little for who comes first kills nobody', () => {
    const table = fight({ ned: { hand: ['pistol'] }, zombies: { [NEAR]: { brute: 1, walker: 3 } }, dice: [6] });
    const choice = shot(table, ['pistol'], NEAR);
    expect(told(table.s, choice)[0]).toMatch(
      /^Obrażenia 1 to za mało: nikt, kto stoi tam pierwszy, nie zginie\. Hałas /,
    );
    table.does(choice);
    expect(table.crowd(NEAR)).toEqual({ brute: 1, walker: 3 });
  });

  test('V129 V133 a loud shot: how much noise there is then', () => {
    const table = fight({ ned: { hand: ['pistol'] }, zombies: { [NEAR]: { walker: 1 } }, dice: [1] });
    const choice = shot(table, ['pistol'], NEAR);
    const here = table.s.survivors[table.s.acting]!.zone;
    expect(aheadOf(view(table.s, 0), choice).at(-1)).toMatchObject({ is: 'noise', zone: here, noise: 2 });
    table.does(choice);
    expect(noiseIn(table.s, here)).toBe(2);
  });

  test('V177 a Molotov kills everything there', () => {
    const table = fight({ ned: { hand: ['molotov'] }, zombies: { [NEAR]: { walker: 2, brute: 1 } } });
    const choice = { do: 'throw', card: item('molotov'), zone: table.zone(NEAR) } as const;
    expect(told(table.s, choice)[1]).toMatch(/^Everything in zone \d+ is killed: 3 zombies\. Noise in zone/);
    table.does(choice);
    expect(table.crowd(NEAR)).toEqual({});
  });

  test('V32 V202 the end of a turn: actions that are lost, and what the zombies do as they stand', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: '7R.s6' } },
      zombies: { '7R.s6': { walker: 1, runner: 1 } },
    }).turn('amy');
    expect(told(table.s, { do: 'end' })).toEqual([
      'Niewykorzystane Akcje przepadną: 3. Zombie, jak stoją teraz: Amy dostaje 3 rany i pada.',
      'Unused actions are lost: 3. As the zombies stand now, Amy takes 3 wounds and falls.',
    ]);
  });
});

test('in random games costs, kills and noise are as foretold; sentences in both languages', () => {
  let [walks, burns, spawns, loud, kills] = [0, 0, 0, 0, 0];
  const wrong: unknown[] = [];
  for (let n = 1; n <= 8; n++) {
    const mission = ['S0', 'S1', 'M1', 'S3'][n % 4]!;
    const s = zombicide.setup({ ...DEFAULTS, mission }, 2, [n, 2, 3, 4], null);
    const dice = seeded([n, 9, 9, 9]);
    run(zombicide, s);
    for (let answers = 0; answers < 220 && s.kernel.asks.length > 0; answers++) {
      const ask = s.kernel.asks[0]!;
      const seen = view(s, ask.seat);
      for (const choice of ask.options) {
        const sentences = [foretell('pl', pl, choice, seen, name), foretell('en', en, choice, seen, name)];
        const texts = sentences.filter((text) => text !== null);
        expect(unreadable(texts)).toEqual([]);
        for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d+].*\.$/u);
        if (ask.prompt !== 'turn.choose' || texts.length === 0 || answers % 5 > 0) continue;
        const t = zombicide.clone(s);
        const one = s.survivors[s.acting]!;
        const after = t.survivors[s.acting]!;
        apply(zombicide, t, { tick: t.kernel.tick, seat: ask.seat, picks: [choice] });
        const events = t.kernel.events as readonly Event[];
        for (const each of aheadOf(seen, choice)) {
          const isOver = events.some(({ type }) => type === 'turnEnded');
          if (each.is === 'walk' && !isOver && after.zone === (choice as { way: readonly number[] }).way.at(-1)) {
            if (one.actions + one.bonus - after.actions - after.bonus !== each.actions) wrong.push(each);
            walks++;
          }
          if (each.is === 'burns') {
            if (zombiesIn(t, each.zone) > 0) wrong.push(each);
            burns++;
          }
          if (each.is === 'spawns') spawns++;
          if (each.is === 'noise' && t.kernel.asks[0]?.prompt === 'turn.choose') {
            if (!events.some((e) => e.type === 'noiseMade' && e.zone === each.zone)) wrong.push(each);
            loud++;
          }
          if (each.is === 'tooTough') {
            if (events.some(({ type }) => type === 'zombiesKilled')) wrong.push(each);
            kills++;
          }
        }
      }
      apply(zombicide as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(walks, loud, spawns)).toBeGreaterThan(3);
  expect(burns + kills).toBeGreaterThan(0);
});
