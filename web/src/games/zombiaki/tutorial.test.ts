import { call, nextOpen, restore, run, same, type Seat } from '@horda/kernel';
import { LANGUAGES } from '@horda/parts';
import { zombiaki } from '@horda/zombiaki';
import { DECKS } from '@horda/zombiaki/content/decks';
import type { Event, State } from '@horda/zombiaki/state';
import { en } from '@horda/zombiaki/text/en';
import { fieldName, lineOfFire } from '@horda/zombiaki/text/messages';
import { pl } from '@horda/zombiaki/text/pl';
import { newZombie } from '@horda/zombiaki/rules/zombies';
import { turn } from '@horda/zombiaki/turn';
import { describe, expect, test } from 'vitest';
import { expectShort, lessonScenes, quotesIn, replayedLesson, sceneTitled } from '../../../test/lesson-scenes.ts';
import { cardOf, fieldOf, HUMANS, OPTIONS, tutorialStart, ZOMBIES } from './tutorial-start.ts';
import { tutorial } from './tutorial.ts';

const { learner, seats, steps } = tutorial;
const TEXTS = { pl, en };
const CARDS = DECKS.moskwa;

const LESSON = { ...tutorial, options: OPTIONS };
const SCENES = lessonScenes(zombiaki, LESSON, (s, { seat }) => expect(nextOpen(s).seat).toBe(seat));
const scene = (title: string) => sceneTitled(SCENES, title);

const names = (cards: readonly number[]): readonly string[] => cards.map((card) => CARDS[card]!.id);

/** Who and what is on the street: `yuri 3/4` has two of three wounds that it can take, `!` is stuck. */
function street(s: State): Readonly<Record<string, string>> {
  const { zombies, things } = zombiaki.view(s, learner);
  const lying = things.map(({ field, name }) => [fieldName(field), name]);
  const standing = zombies.map(({ field, name, wounds, strength, held }) => [
    fieldName(field),
    `${name} ${wounds}/${strength}${held ? '!' : ''}`,
  ]);
  return Object.fromEntries([...lying, ...standing]);
}

const rowOf = (s: State, side: 'zombies' | 'humans'): readonly string[] => names(s.rows[side === 'zombies' ? 0 : 1]);

const untilDawn = (s: State): number => zombiaki.view(s, learner).untilDawn;

const typesOf = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);

/** The zombies that walked by themselves, in order. */
const walked = (events: readonly Event[]): readonly string[] =>
  events.flatMap((e) => (e.type === 'zombieMoved' && e.how === 'own' ? [`${e.zombie.name} ${fieldName(e.to)}`] : []));

/** What the board and the table around it show to the learner, by the names that a step may point at. */
function marksAt(s: State): readonly string[] {
  const { zombies, things, rows } = zombiaki.view(s, learner);
  const fields = Array.from({ length: 15 }, (_, field) => `field:${fieldName(field)}`);
  return [
    'street',
    'other-row',
    'phase',
    'dawn',
    ...fields,
    ...zombies.map(({ card }) => `zombie:${card}`),
    ...things.map(({ card }) => `thing:${card}`),
    ...rows[1].map(({ name }) => `row:${name}`),
  ];
}

/** The rules’ own way to the first question: a new table is laid as it was before this turn, and the humans begin. */
function begun({
  kernel: { rng },
  decks: [graves, guns],
  rows: [waiting, row],
  piles,
  zombies,
  turn: round,
  destroyed,
}: State) {
  const fresh = zombiaki.setup(OPTIONS, seats, tutorial.seed, null);
  const s: State = {
    ...fresh,
    kernel: { ...fresh.kernel, rng, stack: [] },
    decks: [graves, [...guns, ...row.toReversed()]],
    rows: [waiting, []],
    piles,
    zombies: zombies.map(({ card, field, moved, since }) => ({
      ...newZombie(fresh, card, field, false),
      moved,
      since,
    })),
    things: [{ card: cardOf('kamaz'), field: fieldOf('B1'), left: 0 }],
    turn: round,
    destroyed,
  };
  call(s, turn, { side: 'humans' });
  run(zombiaki, s);
  return s;
}

describe('the table of the tutorial', () => {
  test('is what the rules make of the moment before it', () => {
    const start = tutorialStart();
    const made = begun(tutorialStart());
    const { events, revealed } = made.kernel;
    expect(typesOf(events)).toEqual(['turnBegan', 'carMoved', 'cardsDrawn']);
    expect(revealed).toBeGreaterThan(0);
    expect({ ...made, kernel: { ...made.kernel, events: [], revealed: 0 } }).toEqual(start);
  });

  test('has every card of the deck once, each on its side, and Dawn under all', () => {
    const { decks, rows, piles, zombies, things } = tutorialStart();
    const ofZombies = [decks[0], rows[0], piles[0], zombies.map(({ card }) => card)].flat();
    const ofHumans = [decks[1], rows[1], piles[1], things.map(({ card }) => card)].flat();
    const all = [...CARDS.keys()];
    const ofSide = (side: string): readonly number[] => all.filter((card) => CARDS[card]!.side === side);
    expect(ofZombies.toSorted((a, b) => a - b)).toEqual(ofSide('zombies'));
    expect(ofHumans.toSorted((a, b) => a - b)).toEqual(ofSide('humans'));
    expect(decks[0][0]).toBe(cardOf('dawn'));
  });

  test('can be loaded', () => {
    expect(restore(zombiaki, zombiaki.version, tutorial.start)).toEqual(tutorialStart());
  });
});

describe('the script', () => {
  test('asks the learner whenever something is told or to be done', () => {
    const shown = SCENES.filter(({ step }) => step.kind !== 'watch');
    expect(shown.map(({ before }) => nextOpen(before).seat)).toEqual(shown.map(() => learner));
  });

  test('lets the zombies play only when they are asked, up to the learner’s next question', () => {
    const watched = SCENES.filter(({ step }) => step.kind === 'watch');
    const asked = watched.map(({ before, after }) => [nextOpen(before).seat, nextOpen(after).seat]);
    expect(asked).toEqual(watched.map(() => [ZOMBIES, learner]));
    expect(learner).toBe(HUMANS);
  });

  test('is a game that can be replayed as it is handed to the table', () => {
    expect(tutorial.options).toEqual(OPTIONS);
    expect(replayedLesson(zombiaki, LESSON)).toEqual(SCENES.at(-1)!.after);
  });

  test('has steps for one sitting', () => {
    expect(steps.length).toBeGreaterThanOrEqual(14);
    expect(steps.length).toBeLessThanOrEqual(18);
  });

  test('points at things that are there', () => {
    for (const { step, before } of SCENES) expect(marksAt(before)).toContain(step.mark);
  });

  test('leaves the learner with a game to play on', () => {
    const { after } = SCENES.at(-1)!;
    expect([nextOpen(after).seat, nextOpen(after).prompt, after.ending]).toEqual([learner, 'discard.choose', null]);
    expect(rowOf(after, 'humans')).toEqual(['grenade', 'jamming', 'shotII', 'burst']);
    expect(untilDawn(after)).toBe(12);
  });
});

describe('what the steps say is what happens', () => {
  test('four zombies and an own car are on the street, and nobody is on street I', () => {
    const { before } = scene('The street');
    const [yuri, grishka, fedya, vanya] = ['yuri 0/4', 'grishka 0/2', 'fedya 0/3', 'vanya 0/2'];
    expect(street(before)).toEqual({ A2: yuri, B2: 'kamaz', B4: grishka, C4: fedya, C5: vanya });
  });

  test('both rows lie open', () => {
    const { before } = scene('Open cards');
    expect(rowOf(before, 'zombies')).toEqual(['misha', 'feltBoots']);
    expect(rowOf(before, 'humans')).toHaveLength(4);
  });

  test('in step 4 each of four cards may go, but one must', () => {
    const { before, after } = scene('One card is lost');
    expect(before.step).toBe('discard');
    expect(nextOpen(before).options.map((option) => option.do)).toEqual(Array.from({ length: 4 }, () => 'discard'));
    expect([after.step, rowOf(after, 'humans')]).toEqual(['use', ['shot', 'barbedWire', 'grenade']]);
  });

  test('a shot wounds the nearest of a lane, who goes back; the one behind the car is no target', () => {
    const { before, events, after } = scene('The nearest of the lane');
    const targets = ['yuri', 'fedya'].map((name) => ({ do: 'zombie', zombie: cardOf(name) }));
    expect(nextOpen(before).options).toEqual(targets);
    expect(typesOf(events)).toEqual(['cardPlayed', 'zombieWounded', 'zombieMoved']);
    expect(street(after)['A3']).toBe('yuri 1/4');
  });

  test('the Kamaz blocks the line of fire to Grishka', () => {
    const { before } = scene('The line of fire');
    const { nearest, blockedBy } = lineOfFire(zombiaki.view(before, learner), 1);
    expect([nearest, blockedBy]).toEqual([cardOf('grishka'), cardOf('kamaz')]);
  });

  test('the barbed wire lies in Yuri’s way', () => {
    const { before, after } = scene('In whose way');
    expect(street(before)['A3']).toBe('yuri 1/4');
    expect(street(after)['A2']).toBe('barbedWire');
  });

  test('the grenade could be thrown at Yuri, is kept, and is still there in the next turn', () => {
    const { before, after } = scene('A card for later');
    expect(nextOpen(before).options).toContainEqual({ do: 'play', card: 'grenade' });
    expect([nextOpen(after).seat, rowOf(after, 'humans')]).toEqual([ZOMBIES, ['grenade']]);
    expect(rowOf(scene('Cars drive by themselves').before, 'humans')).toContain('grenade');
  });

  test('Yuri is wounded and stuck, Misha comes on street V, and the car runs Grishka over', () => {
    expect(typesOf(scene('A card for later').events)).toContain('zombieHeld');
    const { events, after } = scene('The zombies’ turn');
    expect(events).toContainEqual(expect.objectContaining({ type: 'carHit', zombie: piece('grishka') }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'zombieDestroyed', zombie: piece('grishka') }));
    const [yuri, misha] = ['yuri 3/4!', 'misha 0/4'];
    expect(street(after)).toEqual({ A2: yuri, B3: 'kamaz', B5: misha, C3: 'fedya 0/3', C4: 'vanya 0/2' });
  });

  test('the trolleybus could only follow the Kamaz', () => {
    const { before, after } = scene('Cars drive by themselves');
    expect(rowOf(before, 'humans')).toEqual(['grenade', 'shot', 'jamming', 'trolleybus']);
    expect(rowOf(after, 'humans')).toEqual(['grenade', 'shot', 'jamming']);
  });

  test('a jam lies open before the second shot, which would be the last for Yuri', () => {
    const { before } = scene('A second shot');
    expect(rowOf(before, 'zombies')).toEqual(['feltBoots', 'jam']);
    expect(street(before)['A2']).toBe('yuri 3/4!');
    const targets = ['yuri', 'fedya'].map((name) => ({ do: 'zombie', zombie: cardOf(name) }));
    expect(nextOpen(scene('Choosing a target').before).options).toEqual(targets);
  });

  test('the jam takes the shot along, and the humans have a reaction, too', () => {
    const { events, before, after } = scene('A reaction');
    expect(typesOf(events)).toEqual(['cardCancelled']);
    expect(street(after)).toEqual(street(before));
    expect([rowOf(after, 'zombies'), rowOf(after, 'humans')]).toEqual([['feltBoots'], ['grenade', 'jamming']]);
  });

  test('Dawn comes nearer with every turn of the zombies', () => {
    const told = ['The street', 'The clock of Dawn', 'Agile ones go sideways'];
    expect(told.map((title) => untilDawn(scene(title).before))).toEqual([17, 15, 12]);
  });

  test('the nearest go first, so that a column moves as a whole; Yuri is stuck', () => {
    const { events, after } = scene('Through their eyes');
    // They go as soon as the turn is ended, up to the one who has a choice.
    expect(walked([...scene('The clock of Dawn').events, ...events])).toEqual(['fedya C2', 'vanya C3', 'misha C5']);
    expect(street(after)['A2']).toBe('yuri 3/4');
  });

  test('Misha could have gone forward, but the Kamaz would have met him there', () => {
    const { before } = scene('Through their eyes');
    const ways = ['B4', 'A5', 'C5'].map((to) => ({ do: 'move', zombie: cardOf('misha'), to: fieldOf(to) }));
    expect(nextOpen(before).options).toEqual(ways);
    const now = street(scene('Agile ones go sideways').before);
    expect([now['B4'], now['C5'], now['A5']]).toEqual(['kamaz', 'misha 0/4', 'dmitri 0/4']);
  });
});

function piece(name: string) {
  return expect.objectContaining({ card: cardOf(name), name }) as unknown;
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('are short enough for a phone', () => {
    expectShort(steps, language, 240);
  });

  test('quote buttons as they are written', () => {
    const name = (seat: Seat): string => tutorial.names[language][seat]!;
    const quoted = quotesIn(SCENES, language);
    expect(quoted).toHaveLength(2);
    for (const { quote, step, before } of quoted) {
      if (step.kind !== 'do') throw new Error('only what is to be done is quoted');
      expect(nextOpen(before).options.some((option) => same(option, step.choice))).toBe(true);
      expect(quote).toBe(TEXTS[language].option(step.choice, zombiaki.view(before, learner), name));
    }
  });

  test('call cards and players as the table does', () => {
    const { card } = TEXTS[language];
    const said = (title: string): string => scene(title).step.text[language];
    for (const name of ['misha', 'feltBoots']) expect(said('Open cards')).toContain(card(name));
    expect(said('A second shot')).toContain(card('jam'));
    expect(said('A reaction')).toContain(card('jamming'));
    expect(said('The zombies’ turn')).toContain(tutorial.names[language][ZOMBIES]);
  });
});
