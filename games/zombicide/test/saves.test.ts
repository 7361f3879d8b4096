import { apply, restore, seeded, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { BEAMS, OPENING, ZOMBIE_PHASE } from '../src/declared.ts';
import { zombicide } from '../src/game.ts';
import { boardHere } from '../src/rules/mission.ts';
import { die, item, scene, type Scene } from './scene.ts';

const game = zombicide as unknown as AnyGame;

/** Both tables get the same answers until nobody is asked, or for long enough; they must stay equal. */
function goesOnAlike({ s }: Scene): void {
  const stored = JSON.stringify(s);
  const loaded = restore(game, game.version, JSON.parse(stored));
  expect(JSON.stringify(loaded)).toBe(stored);
  const played = game.clone(s as unknown as AnyState);
  const dice = seeded([1, 2, 3, 4]);
  let answers = 0;
  for (; played.kernel.asks.length > 0 && answers < ENOUGH; answers++) {
    const answer = randomAnswer(played, dice);
    apply(game, played, answer);
    apply(game, loaded, answer);
    expect(loaded).toEqual(played);
  }
  expect(answers).toBeGreaterThan(0);
}
const ENOUGH = 30;

/** These rules are under way, from the outermost to the innermost; others may stand between them. */
function isInside({ s }: Scene, ...rules: readonly string[]): void {
  const known = s.kernel.stack.map(({ rule }) => rule).filter((rule) => rules.includes(rule));
  expect(known).toEqual(rules);
}

describe('a save in the middle of', () => {
  test('V216 a split with zombies left over to place', () => {
    const table = scene({
      mission: 'S7',
      survivors: { amy: { at: '5R.s7' }, doug: { at: '4R.s1' } },
      zombies: { '9R.s8': { walker: 5, runner: 1 } },
    }).runs(ZOMBIE_PHASE, {});
    expect(table.prompt).toBe('zombiePass.choose');
    goesOnAlike(table);
  });

  test('V80 a building being opened, with a rush inside', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: '3R.r1' }, doug: { at: '3R.r1' } },
      open: ['4R.r2|4R.s5'],
      zombieCards: [5, 10],
    });
    const { buildings, buildingOf } = boardHere(table.s);
    const building = buildingOf[table.zone('4R.r2')]!;
    table.runs(OPENING, { building, survivor: 0, left: buildings[building]!.dark });
    table.does({ do: 'darkZone', zone: table.zone('3R.r1') });
    expect(table.prompt).toBe('wounds.give');
    isInside(table, 'opening', 'wounds');
    goesOnAlike(table);
  });

  test('V169 an attack between the roll and the re-roll', () => {
    const table = scene({
      mission: 'M1',
      survivors: { ned: { at: '7R.s5', hand: ['pistol'], pack: ['bullets'], only: [] } },
      zombies: { '7R.s5': { walker: 2 } },
      rigged: [die(1)],
    }).turn('ned');
    const { zone } = table.one('ned');
    table.does({ do: 'attack', kind: 'ranged', with: [item('pistol')], zone, allOut: 0, light: false });
    expect(table.prompt).toBe('strike.again');
    isInside(table, 'turn', 'strike');
    goesOnAlike(table);
  });

  test('V90 a trade, before the partner has agreed', () => {
    const survivors = { ned: { hand: ['pistol'] }, elle: { seat: 1, pack: ['rice'] } } as const;
    const table = scene({ seats: 2, survivors }).turn('ned');
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('pistol') }, { do: 'done' });
    table.stage.asks({ seat: 1, prompt: 'trade.agree' });
    isInside(table, 'turn', 'trade');
    goesOnAlike(table);
  });

  test('V314 an activation by a light beam', () => {
    const table = scene({
      mission: 'S7',
      night: true,
      survivors: { amy: { at: '7R.s1', light: '7R.s4' }, doug: { at: '7R.s1' } },
      zombies: { '7R.s1': { walker: 1 } },
    }).runs(BEAMS, {});
    expect(table.prompt).toBe('wounds.give');
    expect(table.s.kernel.events.map(({ type }) => type)).toContain('beamsSeen');
    isInside(table, 'activation', 'wounds');
    goesOnAlike(table);
  });
});
