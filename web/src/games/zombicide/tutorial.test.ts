import { nextOpen, openAsk, type Seat } from '@horda/kernel';
import { LANGUAGES } from '@horda/parts';
import { zombicide } from '@horda/zombicide';
import { boardHere, missionOf } from '@horda/zombicide/rules/mission';
import { healthLeft } from '@horda/zombicide/rules/printed';
import type { Event, State } from '@horda/zombicide/state';
import { en } from '@horda/zombicide/text/en';
import { pl } from '@horda/zombicide/text/pl';
import { describe, expect, test } from 'vitest';
import { expectShort, lessonScenes, quotesIn, replayedLesson, sceneTitled } from '../../../test/lesson-scenes.ts';
import { scriptOf } from '../../tutorial/script.ts';
import { verbOf } from './aims.ts';
import { WORDS } from './text/of.ts';
import {
  AMY,
  ANIA,
  AT_DOOR,
  BARTEK,
  DARK_ROOM,
  DOOR,
  JOSH,
  LEARNER,
  OPTIONS,
  ROOM,
  START,
  STREET,
  TOKEN,
  tutorial,
} from './tutorial.ts';

const { steps } = tutorial;
const TEXTS = { pl, en };
const LESSON = { ...tutorial, options: OPTIONS };
const SCENES = lessonScenes(zombicide, LESSON);
const scene = (title: string) => sceneTitled(SCENES, title);
const viewOf = (s: State) => zombicide.view(s, LEARNER);
const walkersIn = (s: State, zone: number): number => s.zombies[zone * 3]!;
const typesOf = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

/** What the board shows to the learner, by the names that a step may point at. */
function marksAt(s: State): readonly string[] {
  const { options, prompt } = openAsk(s, LEARNER)!;
  const isTurn = prompt === 'turn.choose';
  return [
    'map',
    'goals',
    'clock',
    'desk',
    'verbs',
    ...boardHere(s).zones.map((_, zone) => `zone-${zone}`),
    ...(isTurn ? options.map((option) => `verb-${verbOf(option)}`) : ['answers']),
    ...options.flatMap((option) =>
      option.do === 'door' ? [`door-${option.door}`] : option.do === 'objective' ? [`card-${option.place}`] : [],
    ),
  ];
}

describe('the script', () => {
  test('asks the learner whenever something is told or to be done', () => {
    const shown = SCENES.filter(({ step }) => step.kind !== 'watch');
    expect(shown.map(({ before }) => nextOpen(before).seat)).toEqual(shown.map(() => LEARNER));
  });

  test('is a game that can be replayed as it is handed to the table', () => {
    expect(replayedLesson(zombicide, LESSON)).toEqual(SCENES.at(-1)!.after);
    expect(tutorial.options).toEqual(OPTIONS);
  });

  test('has a tick for each question', () => {
    const ticks: number[] = [];
    lessonScenes(zombicide, LESSON, (s) => void ticks.push(s.kernel.tick));
    expect(scriptOf(tutorial).map(({ tick }) => tick)).toEqual(ticks);
  });

  test('has steps for one sitting', () => {
    expect(steps.length).toBeGreaterThanOrEqual(16);
    expect(steps.length).toBeLessThanOrEqual(24);
  });

  test('points at things that are there', () => {
    const shown = SCENES.filter(({ step }) => step.kind !== 'watch');
    for (const { step, before } of shown) expect(marksAt(before)).toContain(step.mark);
  });

  test('leaves the learner with a game to play on', () => {
    const { after } = SCENES.at(-1)!;
    const { round, ending, acting, survivors } = after;
    expect([round, ending, acting]).toEqual([2, null, AMY]);
    expect(survivors[AMY]).toMatchObject({ actions: 1, free: ['move'] });
    expect(survivors[JOSH]!.acted).toBe(false);
    expect(survivors.every(({ status, wounds }) => status === 'standing' && wounds === 0)).toBe(true);
  });
});

describe('what the steps say is what happens', () => {
  test('three tokens, then all leave; one death is the end', () => {
    const { before } = scene('What you want');
    expect(before.placed.filter(({ state }) => state === 'faceDown')).toHaveLength(3);
    expect(missionOf(before)).toMatchObject({ id: 'S0', knockout: false });
  });

  test('the learner leads Amy and Josh, with three actions each', () => {
    const { before, after } = scene('Your people');
    expect(before.survivors.flatMap(({ owner }, no) => (owner === LEARNER ? [no] : []))).toEqual([AMY, JOSH]);
    expect(after.survivors[AMY]).toMatchObject({ actions: 3, free: ['move'] });
  });

  test('the first move is free, and the door is at the zone it leads to', () => {
    const { after } = scene('Moving');
    expect(after.survivors[AMY]).toMatchObject({ zone: AT_DOOR, actions: 3, free: [] });
    expect(boardHere(after).doors[DOOR]).toMatchObject({ a: ROOM, b: AT_DOOR });
  });

  test('the door costs an action and leaves noise; one dark room, one walker', () => {
    const { after, events } = scene('The door');
    expect([after.survivors[AMY]!.actions, after.noise[AT_DOOR]]).toEqual([2, 1]);
    expect(typesOf(events).filter((type) => type === 'zombieCardDrawn')).toHaveLength(1);
    expect(walkersIn(after, DARK_ROOM)).toBe(1);
  });

  test('the step into the house costs an action; the token lies there', () => {
    const { after } = scene('Going in');
    expect(after.survivors[AMY]).toMatchObject({ zone: ROOM, actions: 1 });
    expect(after.placed[TOKEN]).toMatchObject({ zone: ROOM, state: 'faceDown' });
  });

  test('the token gives 5 AP, ends the turn of Amy and brings two walkers; Josh is next', () => {
    const { after } = scene('The first token');
    expect(after.survivors[AMY]).toMatchObject({ ap: 5, acted: true });
    expect([walkersIn(after, STREET), after.acting]).toEqual([2, JOSH]);
  });

  test('the shot of Josh hits and leaves noise', () => {
    const { after, events } = scene('Shooting');
    expect([walkersIn(after, STREET), after.noise[START]]).toEqual([1, 1]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'diceRolled', need: 3, dice: [expect.any(Number)] }));
  });

  test('two actions are left to Josh', () => {
    expect(scene('End of the turn').before.survivors[JOSH]!.actions).toBe(2);
  });

  test('Elle shoots the last walker of the street; the other one comes to Amy', () => {
    const { after } = scene('The zombie phase');
    expect([walkersIn(after, STREET), walkersIn(after, DARK_ROOM), walkersIn(after, ROOM)]).toEqual([0, 0, 1]);
    expect(after.survivors[AMY]!.zone).toBe(ROOM);
  });

  test('Anna has begun the second round', () => {
    const { before } = scene('Round two');
    expect([before.round, before.first, nextOpen(before).seat]).toEqual([2, ANIA, LEARNER]);
  });

  test('Amy has three points of health', () => {
    const { before } = scene('Your turn again');
    expect(healthLeft(before, before.survivors[AMY]!)).toBe(3);
  });

  test('the axe hits from 4, and the walker falls, silently', () => {
    const { before, after, events } = scene('Striking');
    expect(events).toContainEqual(expect.objectContaining({ type: 'diceRolled', need: 4, dice: [expect.any(Number)] }));
    expect([walkersIn(after, ROOM), after.noise]).toEqual([0, before.noise]);
  });

  test('the search finds a machete, which lies in a hand', () => {
    const { after } = scene('Searching');
    expect(after.survivors[AMY]!.hand.map((card) => en.names.held(card))).toContain('Machete');
    expect(after.survivors[AMY]!.searched).toBe(true);
  });

  test('nothing spawns before the third round', () => {
    expect(scene('They keep coming').before.skipSpawn).toBe(1);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const name = (seat: Seat): string => tutorial.names[language][seat]!;
  const told = steps.map(({ title, text }) => `${title[language]} ${text[language]}`).join(' ');

  test('are short enough for a phone', () => {
    expectShort(steps, language, 240);
  });

  test('quote verbs as they are written', () => {
    const quoted = quotesIn(SCENES, language);
    expect(quoted).toHaveLength(4);
    const written = quoted.map(({ step }) =>
      step.kind === 'do' ? WORDS[language].verbs[verbOf(step.choice)].name : null,
    );
    expect(quoted.map(({ quote }) => quote)).toEqual(written);
  });

  test('call zones, people and cards as the table does', () => {
    for (const zone of [DARK_ROOM, ROOM, AT_DOOR, START, STREET]) expect(told).toContain(` ${zone + 1}`);
    const { names } = TEXTS[language];
    const people = [AMY, JOSH].map((no) => names.survivor(no, viewOf(SCENES[0]!.before)));
    // In Polish names are inflected: what does not change is their beginning.
    for (const each of [...people, name(ANIA), name(BARTEK)]) expect(told).toContain(each.slice(0, 3));
  });
});
