import { gearUp } from '@horda/gear-up';
import { zombieCards } from '@horda/gear-up/content/cards';
import { HOUSE } from '@horda/gear-up/content/house';
import type { Event, State } from '@horda/gear-up/state';
import { en } from '@horda/gear-up/text/en';
import { pl } from '@horda/gear-up/text/pl';
import { turn } from '@horda/gear-up/turn';
import { call, isAwaited, nextOpen, openAsk, restore, run, same } from '@horda/kernel';
import { LANGUAGES } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { expectShort, lessonScenes, quotesIn, replayedLesson, sceneTitled } from '../../../test/lesson-scenes.ts';
import { partsOf, scriptOf, stepsOf } from '../../tutorial/script.ts';
import { WORDS } from './text/of.ts';
import { CHOMPER, CRAWLER, LEARNER, MATE, OLGA, OPTIONS, RUNNER, tutorialStart, WALKER } from './tutorial-start.ts';
import { tutorial } from './tutorial.ts';

const { steps } = tutorial;
const [BEGINNING] = partsOf(tutorial);
const TEXTS = { pl, en };

const LESSON = { ...tutorial, options: OPTIONS };
const SCENES = lessonScenes(gearUp, LESSON);
const scene = (title: string) => sceneTitled(SCENES, title);

const typesOf = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

/** What the learner has at hand. */
function supplies(s: State, seat = LEARNER): Readonly<Record<'health' | 'armour' | 'ammo', number>> {
  const { health, armour, ammo } = s.survivors[seat]!;
  return { health, armour: armour.gained - armour.used, ammo: ammo.gained - ammo.used };
}

const zombieAt = (s: State, card: number, seat = LEARNER) =>
  gearUp.view(s, LEARNER).survivors[seat]!.street.find((zombie) => zombie.card === card);

/** What the board shows to the learner, by the names that a step may point at. */
function marksAt(s: State): readonly string[] {
  const { survivors, wave, boss, step } = gearUp.view(s, LEARNER);
  const own = survivors[LEARNER]!;
  return [
    `street:${LEARNER}`,
    'armour',
    'ammo',
    'boss',
    'phase',
    ...Array.from({ length: 9 }, (_, i) => `turn:${i + 1}`),
    ...own.street.map(({ card }) => `zombie:${card}`),
    ...HOUSE.survivors[own.survivor]!.weapons.map(({ colour }) => `weapon:${colour}`),
    ...(step === 'attack' && own.deeds.length > 0 ? ['plan'] : []),
    ...(openAsk(s, LEARNER)?.prompt === 'damage.block' ? ['price'] : []),
    ...(wave.length > 0 ? ['wave', ...wave.map(({ card }) => `wave:${card}`)] : []),
    ...(boss.seat >= 0 ? ['boss-tab'] : []),
  ];
}

/** The rules’ own way to the first question: the table is laid as it was, and the attack step begins. */
function begun(start: State): State {
  const s: State = {
    ...start,
    kernel: { ...start.kernel, stack: [], asks: [], askingStep: '' },
    before: null,
    step: 'reveal',
  };
  call(s, turn, {});
  s.kernel.stack.at(-1)!.at = 'attack';
  run(gearUp, s);
  return s;
}

describe('the table of the tutorial', () => {
  test('is what the rules make of the moment before it', () => {
    expect(begun(tutorialStart())).toEqual(tutorialStart());
  });

  test('has every zombie card once, and as many upgrades as zombies were killed', () => {
    const { piles, discards, survivors, kills } = tutorialStart();
    const standing = survivors.flatMap(({ street }) => street.map(({ card }) => card));
    const all = [piles.standard, piles.special, discards.standard, discards.special, standing].flat();
    expect(all.toSorted((a, b) => a - b)).toEqual([...zombieCards(HOUSE).keys()]);
    const upgrades = survivors.flatMap(({ weapons }) => weapons.map((weapon) => weapon.upgrades));
    expect(upgrades.reduce((sum, n) => sum + n, 0)).toBe(kills);
    expect(discards.standard).toHaveLength(kills);
  });

  test('can be loaded', () => {
    expect(restore(gearUp, gearUp.version, tutorial.start)).toEqual(tutorialStart());
  });
});

describe('the script', () => {
  test('asks the learner whenever something is told or to be done', () => {
    const shown = SCENES.filter(({ step }) => step.kind !== 'watch');
    expect(shown.map(({ before }) => nextOpen(before).seat)).toEqual(shown.map(() => LEARNER));
  });

  test('has a part for the team mate wherever one is awaited, so that nobody answers out of turn', () => {
    const awaited = SCENES.filter(({ before }) =>
      before.kernel.asks.some((ask) => ask.seat === MATE && isAwaited(ask)),
    );
    const lastPart = SCENES.findLastIndex(({ step }) => step.kind === 'watch');
    expect(awaited.length).toBeGreaterThan(0);
    expect(Math.max(...awaited.map((each) => SCENES.indexOf(each)))).toBeLessThanOrEqual(lastPart);
  });

  test('lets the team mate act right after the learner, up to the learner’s next question', () => {
    const watched = SCENES.flatMap(({ step }, i) => (step.kind === 'watch' ? [i] : []));
    expect(watched.map((i) => SCENES[i - 1]!.step.kind)).toEqual(['do', 'do']);
    const asked = watched.map((i) => [nextOpen(SCENES[i]!.before).seat, nextOpen(SCENES[i]!.after).seat]);
    expect(asked).toEqual(watched.map(() => [MATE, LEARNER]));
  });

  test('is a game that can be replayed as it is handed to the table, an answer to a tick', () => {
    const end = replayedLesson(gearUp, LESSON);
    expect(tutorial.options).toEqual(OPTIONS);
    expect(end).toEqual(SCENES.at(-1)!.after);
    expect(end.kernel.tick).toBe(scriptOf(tutorial).length);
  });

  test('has steps for one sitting', () => {
    expect(steps.length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeLessThanOrEqual(18);
  });

  test('points at things that are there', () => {
    for (const { step, before } of SCENES) expect(marksAt(before)).toContain(step.mark);
  });

  test('leaves the learner with a game to play on', () => {
    const { after } = SCENES.at(-1)!;
    expect([after.round, after.turn, after.ending, after.fate]).toEqual([2, 3, null, null]);
    expect(openAsk(after, LEARNER)!.prompt).toBe('attack.act');
    expect(supplies(after)).toEqual({ health: 12, armour: 1, ammo: 1 });
  });
});

describe('the beginning', () => {
  const scenes = lessonScenes(gearUp, { ...BEGINNING!, options: OPTIONS });
  const take = sceneTitled(scenes, 'Take Olga');

  test('is the first question of a new game, in which nobody has a survivor', () => {
    const { before } = scenes[0]!;
    expect(before.survivors.map(({ survivor }) => survivor)).toEqual([-1, -1]);
    expect(openAsk(before, LEARNER)!.prompt).toBe('setup.take');
    expect(scenes.map(({ step }) => step.mark)).toEqual(['survivor:ethan', 'survivor:olga']);
  });

  test('ends when the learner has taken Olga, with whom the lesson goes on; the team mate may still choose', () => {
    expect(take.after.survivors.map(({ survivor }) => survivor)).toEqual([OLGA, -1]);
    expect(tutorialStart().survivors[LEARNER]!.survivor).toBe(OLGA);
    expect(openAsk(take.after, MATE)!.prompt).toBe('setup.take');
  });

  test('Olga has a compact and a long shape, and a crossbow that reaches far one day', () => {
    const [chain, axe, crossbow] = HOUSE.survivors[OLGA]!.weapons;
    expect([axe!.shape, chain!.shape, crossbow!.upgrades[0]]).toEqual(['P5', 'L5', 'longRange']);
    expect(HOUSE.survivors).toHaveLength(6);
  });

  test('the second table is the ninth turn with the survivors of both', () => {
    const { survivors, turn: now } = tutorialStart();
    expect(survivors.map(({ survivor }) => HOUSE.survivors[survivor]!.id)).toEqual(['olga', 'lisa']);
    expect(now).toBe(9);
  });
});

describe('what the steps say is what happens', () => {
  test('Olga has a Runner on space 1, and a Walker with one square left on space 2', () => {
    const { before } = scene('Your street');
    const { survivor, street } = gearUp.view(before, LEARNER).survivors[LEARNER]!;
    expect(HOUSE.survivors[survivor]!.id).toBe('olga');
    expect(street.map(({ kind, space, left }) => `${space} ${kind} ${left}`)).toEqual(['1 runner 9', '2 walker 1']);
  });

  test('the ninth turn is green, and the slow zombies march', () => {
    const { before } = scene('The turn card');
    expect(HOUSE.turnCards[before.row[before.turn - 1]!]).toMatchObject({ colour: 'green', march: 'slow' });
    expect([before.round, before.turn]).toEqual([1, 9]);
  });

  test('the shape takes armour and ammo, and one of three damage from the Runner', () => {
    const { before, after } = scene('The hit shape');
    expect([zombieAt(before, RUNNER)!.damage, zombieAt(after, RUNNER)!.damage]).toEqual([3, 2]);
    expect([supplies(before), supplies(after)]).toMatchObject([
      { armour: 0, ammo: 0 },
      { armour: 1, ammo: 1 },
    ]);
  });

  test('the weapon is used, and the ammo takes the last square of the Walker', () => {
    const { before, after } = scene('A single square');
    expect(openAsk(before, LEARNER)!.options.some((option) => option.do === 'mark')).toBe(false);
    expect([zombieAt(after, WALKER)!.left, supplies(after).ammo]).toEqual([0, 0]);
    const single = { do: 'mark', by: LEARNER, with: 'weapon', target: WALKER, cells: [7] };
    expect(openAsk(scene('The hit shape').before, LEARNER)!.options).toContainEqual(single);
  });

  test('every deed of the plan can be taken back', () => {
    const { before } = scene('A plan in pencil');
    for (const from of [0, 1])
      expect(openAsk(before, LEARNER)!.options).toContainEqual({ do: 'takeBack', by: LEARNER, from });
  });

  test('once both are ready the Walker is dead, and only the learner has an upgrade', () => {
    const { events, after } = scene('All at the same time');
    expect(typesOf(events)).toEqual(['marked', 'gained', 'confirmed', 'attackEnded', 'zombieKilled']);
    expect(events[0]).toMatchObject({ seat: MATE, street: MATE, target: CRAWLER });
    expect([zombieAt(after, WALKER), after.kernel.asks.map(({ seat }) => seat)]).toEqual([undefined, [LEARNER]]);
  });

  test('the first upgrade of the blue weapon is Long Range', () => {
    const { before, after } = scene('An upgrade');
    expect(HOUSE.survivors[before.survivors[LEARNER]!.survivor]!.weapons[2]).toMatchObject({
      id: 'crossbow',
      upgrades: ['longRange', 'quickReload'],
    });
    const upgradesIn = (s: State): number => s.survivors[LEARNER]!.weapons[2]!.upgrades;
    expect([upgradesIn(before), upgradesIn(after)]).toEqual([0, 1]);
  });

  test('the Runner attacks with 2, one for armour and one for health, and the others step closer', () => {
    expect(scene('An upgrade').events.at(-1)).toMatchObject({ type: 'zombieAttacked', seat: LEARNER, damage: 2 });
    const { before, after, events } = scene('March and attack');
    expect(supplies(before)).toMatchObject({ health: 13, armour: 1 });
    expect(supplies(after)).toMatchObject({ health: 12, armour: 0 });
    expect(typesOf(events)).toEqual(['damaged', 'marched', 'spawned']);
  });

  test('the street with fewer zombies gets the new one, on space 3', () => {
    const { before } = scene('Spawning');
    expect(before.survivors.map(({ street }) => street.length)).toEqual([1, 3]);
    expect([before.commander, before.wave.map(({ card }) => card)]).toEqual([LEARNER, [CHOMPER]]);
    expect(zombieAt(scene('The commander').after, CHOMPER)!.space).toBe(3);
  });

  test('the boss comes to the commander with the second round', () => {
    expect(typesOf(scene('The commander').events)).toContain('bossArrived');
    const { before } = scene('The boss arrives');
    expect([before.round, before.boss.seat]).toEqual([2, LEARNER]);
  });

  test('the blow takes two yellow icons and ammo, which is kept', () => {
    const { before, after } = scene('A blow at the boss');
    expect(HOUSE.turnCards[before.row[0]!]).toMatchObject({ colour: 'green', march: 'none' });
    expect([before, after].map((s) => gearUp.view(s, LEARNER).boss.attack)).toEqual([5, 3]);
    expect(supplies(after).ammo).toBe(1);
    expect(supplies(scene('Long Range').before).ammo).toBe(1);
  });

  test('nobody marches, the boss walks on to the team mate, who hits it and is ready', () => {
    const { events, after } = scene('The boss walks around');
    expect(typesOf(events)).not.toContain('marched');
    expect(events).toContainEqual({ type: 'bossMoved', from: LEARNER, to: MATE });
    expect([after.boss.seat, after.survivors[MATE]!.attack.confirmed, after.turn]).toEqual([MATE, true, 2]);
  });

  test('the crossbow reaches the boss in the other street, and both gain the armour', () => {
    const { before, after } = scene('Long Range');
    expect(HOUSE.turnCards[before.row[1]!]).toMatchObject({ colour: 'blue', march: 'none' });
    const armourOf = (s: State): readonly number[] => [LEARNER, MATE].map((seat) => supplies(s, seat).armour);
    const [own, other] = armourOf(before) as [number, number];
    expect(armourOf(after)).toEqual([own + 1, other + 1]);
  });

  test('its attack is down to 1, and its special attack to 3', () => {
    const { boss } = gearUp.view(scene('Two kinds of attack').before, LEARNER);
    expect([boss.attack, boss.special]).toEqual([1, 3]);
  });

  test('under the third turn card lies the first boss card', () => {
    const { under } = gearUp.view(scene('Boss cards').before, LEARNER);
    expect(under.slice(0, 3)).toEqual([-1, -1, null]);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const name = (seat: number): string => tutorial.names[language][seat]!;

  test('are short enough for a phone', () => {
    expectShort(stepsOf(tutorial), language, 205);
  });

  test('quote buttons as they are written', () => {
    const { clip, plan } = WORDS[language];
    const onBoard = [clip.turn, clip.mirror, clip.lay, plan.takeBack];
    const quoted = quotesIn(SCENES, language);
    const others = quoted.filter(({ quote }) => !onBoard.includes(quote));
    expect(quoted).toHaveLength(onBoard.length + 4);
    expect(others).toHaveLength(4);
    const written = others.map(({ step, before }) => {
      const choice = step.kind === 'do' ? step.choice : null;
      const isOffered = openAsk(before, LEARNER)!.options.some((option) => same(option, choice));
      return isOffered ? TEXTS[language].option(choice!, gearUp.view(before, LEARNER), name) : null;
    });
    expect(others.map(({ quote }) => quote)).toEqual(written);
  });

  test('call players, zombies and weapons as the table does', () => {
    const { kinds, effects, survivor, weapon } = TEXTS[language];
    const { survivor: olga } = tutorialStart().survivors[LEARNER]!;
    const told = stepsOf(tutorial)
      .map(({ title, text }) => `${title[language]} ${text[language]}`)
      .join(' ');
    const named = [name(MATE), survivor(olga), effects.longRange.name, weapon(olga, 'green'), kinds.walker];
    // In Polish their names are inflected: what does not change is their beginning.
    const stems = [kinds.runner, kinds.chomper, kinds.crawler, weapon(olga, 'blue')].map((one) => one.slice(0, 4));
    for (const one of [...named, ...stems]) expect(told).toContain(one);
  });
});
