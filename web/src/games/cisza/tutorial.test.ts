import { cisza } from '@horda/cisza';
import { CITY } from '@horda/cisza/content/city';
import { PRINTED, RESOURCES } from '@horda/cisza/content/resources';
import type { Event, State, ZombieKind } from '@horda/cisza/state';
import { en } from '@horda/cisza/text/en';
import { pl } from '@horda/cisza/text/pl';
import { nextOpen, restore, run, same, type Seat } from '@horda/kernel';
import { LANGUAGES } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { expectShort, lessonScenes, quotesIn, replayedLesson, sceneTitled } from '../../../test/lesson-scenes.ts';
import { OPTIONS, tutorialStart } from './tutorial-start.ts';
import { tutorial } from './tutorial.ts';

const { learner, seats, steps } = tutorial;
const ANIA = 1;
const BARTEK = 2;
const TEXTS = { pl, en };

const LESSON = { ...tutorial, options: OPTIONS };
const SCENES = lessonScenes(cisza, LESSON, (s, { seat }) => expect(nextOpen(s).seat).toBe(seat));
const scene = (title: string) => sceneTitled(SCENES, title);

/** What a shelter holds, in numbers and kinds. */
function shelter(s: State, seat: Seat) {
  const { survivors, zombies, barriers, hand } = s.shelters[seat]!;
  return { survivors: survivors.length, zombies: zombies.map((card) => s.kinds[card]), barriers, hand };
}

/** What the board and the table around it show to the learner, by the names that a step may point at. */
function marksAt(s: State): readonly string[] {
  const zones = s.shelters.flatMap((_, seat) =>
    ['shelter', 'survivors', 'barriers', 'zombies'].map((zone) => `${zone}:${seat}`),
  );
  const cards = shelter(s, learner).hand.map((card) => `hand:${card}`);
  return ['city', 'hand', 'status', 'actions', 'tools', ...zones, ...cards];
}

const top = (s: State): string => cisza.view(s, null).city.top ?? 'none';

const kindsOf = (events: readonly Event[], type: Event['type']): readonly ZombieKind[] =>
  events.flatMap((e) => (e.type === type && 'kind' in e ? [e.kind] : []));

describe('the table of the tutorial', () => {
  test('is a new table of the game with all its cards, in another order', () => {
    const start = tutorialStart();
    const fresh = cisza.setup(OPTIONS, seats, tutorial.seed, null);
    run(cisza, fresh);
    const ordered = start.shelters.map(({ hand }, seat) => ({ ...fresh.shelters[seat]!, hand }));
    const { kinds, deck } = start;
    const { rng, revealed } = start.kernel;
    const kernel = { ...fresh.kernel, rng, revealed };
    expect(start).toEqual({ ...fresh, kernel, kinds, deck, shelters: ordered });
    const hands = start.shelters.flatMap(({ hand }) => hand);
    const printed = RESOURCES.flatMap((card) => Array.from({ length: PRINTED[card].copies }, () => card));
    expect([...deck, ...hands].toSorted()).toEqual(printed.toSorted());
    const city = CITY.flatMap(({ kind, copies }) => Array.from({ length: copies }, () => kind));
    expect(kinds.toSorted()).toEqual(city.toSorted());
  });

  test('can be loaded', () => {
    expect(restore(cisza, cisza.version, tutorial.start)).toEqual(tutorialStart());
  });
});

describe('the script', () => {
  test('asks the learner whenever something is told or to be done', () => {
    const shown = SCENES.filter(({ step }) => step.kind !== 'watch');
    expect(shown.map(({ before }) => nextOpen(before).seat)).toEqual(shown.map(() => learner));
  });

  test('lets the others play only when they are asked, up to the learner’s next question', () => {
    const watched = SCENES.filter(({ step }) => step.kind === 'watch');
    const asked = watched.map(({ before, after }) => [nextOpen(before).seat, nextOpen(after).seat]);
    expect(asked).toEqual(watched.map(() => [ANIA, learner]));
  });

  test('is a game that can be replayed as it is handed to the table', () => {
    expect(tutorial.options).toEqual(OPTIONS);
    expect(replayedLesson(cisza, LESSON)).toEqual(SCENES.at(-1)!.after);
  });

  test('has steps for one sitting', () => {
    expect(steps.length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeLessThanOrEqual(20);
  });

  test('points at things that are there', () => {
    for (const { step, before } of SCENES) expect(marksAt(before)).toContain(step.mark);
  });

  test('ends with something done, after which the others go on', () => {
    const { step, after } = SCENES.at(-1)!;
    expect(step.kind).toBe('do');
    expect(nextOpen(after).seat).toBe(ANIA);
  });
});

describe('what the steps say is what happens', () => {
  test('a quiet rescue', () => {
    const { events, after } = scene('A quiet rescue');
    expect(events.map(({ type }) => type)).toEqual(['cardPlayed', 'survivorRescued']);
    expect(top(after)).toBe('survivor');
  });

  test('a loud one, whose noise turns the top of the city after the effect', () => {
    const { events, after } = scene('A loud rescue');
    expect(events.map(({ type }) => type)).toEqual(['cardPlayed', 'survivorRescued', 'noiseMade', 'zombieWoke']);
    expect([top(after), shelter(after, learner).survivors]).toEqual(['strong', 4]);
  });

  test('a barrier is laid down quietly, and the turn goes on by itself to three new cards', () => {
    const { events, after } = scene('A barrier');
    expect(events.map(({ type }) => type)).toEqual(['cardPlayed', 'cardsDrawn', 'turnBegan']);
    expect(shelter(after, learner)).toMatchObject({ barriers: ['barricade'], hand: ['revolver', 'drone', 'sabotage'] });
  });

  test('tricks against the one with the most survivors, and a noise of another', () => {
    const { before, events, after } = scene('Tricks');
    expect(shelter(before, learner).survivors).toBeGreaterThan(
      Math.max(shelter(before, ANIA).survivors, shelter(before, BARTEK).survivors),
    );
    expect(top(before)).toBe('strong');
    expect(kindsOf(events, 'zombieArrived')).toEqual(['strong', 'regular']);
    expect(kindsOf(events, 'zombieWoke')).toEqual(['strong']);
    expect(shelter(after, learner).zombies).toEqual(['strong', 'regular']);
  });

  test('the weapon takes the regular zombie, and its noise brings the strong one from the deck', () => {
    const { events, after } = scene('A weapon');
    expect(kindsOf(events, 'zombieEliminated')).toEqual(['regular']);
    expect(kindsOf(events, 'zombieArrived')).toEqual(['strong']);
    expect(shelter(after, learner).zombies).toEqual(['strong', 'strong']);
  });

  test('the drone offers both others, one without barriers', () => {
    const { before, events, after } = scene('Choosing a target');
    expect(nextOpen(before).options).toHaveLength(2);
    expect(shelter(before, ANIA)).toMatchObject({ survivors: 2, barriers: [], zombies: [] });
    expect(events).toContainEqual({ type: 'noiseMade', shelter: ANIA, heard: true });
    expect(shelter(after, ANIA).zombies).toEqual(['strong', 'fast']);
    expect(shelter(after, learner).zombies).toEqual(['strong']);
  });

  test('when the phase is to be ended, the card that is left cannot be played', () => {
    const { before, after } = scene('Fast ones do not wait');
    expect(shelter(before, learner).hand).toEqual(['sabotage']);
    expect(nextOpen(before).options).toEqual([{ do: 'end' }]);
    expect(nextOpen(after).prompt).toBe('attack.defend');
  });

  test('the barricade stops the attack, and the zombie stays', () => {
    const { events, after } = scene('The attack');
    expect(events.map(({ type }) => type)).not.toContain('survivorsLost');
    expect(shelter(after, learner)).toMatchObject({ survivors: 4, barriers: [], zombies: ['strong'] });
  });

  test('a neighbour has one survivor left, and a zombie lies on the deck', () => {
    const { events, after } = scene('Who is out');
    expect(kindsOf(events, 'zombieEliminated')).toEqual(['fast']);
    expect(shelter(after, ANIA)).toMatchObject({ survivors: 1, zombies: ['strong'] });
    expect(top(after)).not.toBe('survivor');
  });

  test('no card can be played before the discarding', () => {
    const { before } = scene('When nothing fits');
    expect(nextOpen(before).options).toEqual([{ do: 'discard' }, { do: 'end' }]);
    expect(shelter(before, learner).hand.toSorted()).toEqual(['axe', 'flare', 'sabotage']);
  });

  test('the flare is kept, and the zombie takes a survivor', () => {
    const { events, after } = scene('What to discard');
    expect(events).toContainEqual(expect.objectContaining({ type: 'survivorsLost', shelter: learner }));
    expect(shelter(after, learner)).toMatchObject({ survivors: 3, hand: ['flare', 'shotgun', 'walkieTalkie'] });
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('are short enough for a phone', () => {
    expectShort(steps, language, 290);
  });

  test('quote buttons as they are written', () => {
    const name = (seat: Seat): string => tutorial.names[language][seat]!;
    const quoted = quotesIn(SCENES, language);
    expect(quoted).toHaveLength(2);
    for (const { quote, step, before } of quoted) {
      if (step.kind !== 'do') throw new Error('only what is to be done is quoted');
      expect(nextOpen(before).options.some((option) => same(option, step.choice))).toBe(true);
      expect(quote).toBe(TEXTS[language].option(step.choice, cisza.view(before, learner), name));
    }
  });
});
