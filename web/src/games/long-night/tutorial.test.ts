import { apply, call, isAwaited, nextOpen, openAsk, restore, run, type Seat } from '@horda/kernel';
import { longNight } from '@horda/long-night';
import { CONTENT } from '@horda/long-night/content/content';
import { CROSSROADS_IDS, SECRET_OBJECTIVE_IDS, type CrossroadsId } from '@horda/long-night/content/ids';
import { beginning } from '@horda/long-night/setup/beginning';
import type { Choice, Event, State } from '@horda/long-night/state';
import { en } from '@horda/long-night/text/en';
import { pl } from '@horda/long-night/text/pl';
import { LANGUAGES } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { expectShort, lessonScenes, quotesIn, replayedLesson, sceneTitled } from '../../../test/lesson-scenes.ts';
import { scriptOf } from '../../tutorial/script.ts';
import { WORDS } from './text/of.ts';
import { ANIA, BARTEK, LEARNER, OPTIONS, SEATS, SEED, survivorNo, tutorialStart } from './tutorial-start.ts';
import { tutorial } from './tutorial.ts';

const { steps } = tutorial;
const TEXTS = { pl, en };
const [COLONY, POLICE] = [0, 1];
const [NADIA, DEREK] = [survivorNo('nadiaRivers'), survivorNo('derekYoshida')];

const LESSON = { ...tutorial, options: OPTIONS };
const SCENES = lessonScenes(longNight, LESSON);
const scene = (title: string) => sceneTitled(SCENES, title);

const viewOf = (s: State) => longNight.view(s, LEARNER);
const typesOf = (events: readonly Event[]): readonly string[] => events.map(({ type }) => type);
const one = (s: State, survivor: number) => s.survivors.find(({ card }) => card === survivor)!;
const itemsOf = (cards: readonly number[]): readonly string[] => cards.map((card) => CONTENT.cards[card]!.item);
const zombiesAt = (s: State, place: number): readonly number[] => s.places[place]!.entrances.map((e) => e.zombies);
const sorted = (cards: readonly number[]): readonly number[] => cards.toSorted((a, b) => a - b);

/** What the board shows to the learner, by the names that a step may point at. */
function marksAt(s: State): readonly string[] {
  const { hand } = s.players[LEARNER]!;
  const { places, moments, looked, players, survivors, crisis, asks } = viewOf(s);
  const isTurn = asks.some(({ own }) => own?.prompt === 'turn.choose');
  return [
    'colony',
    'others',
    'objective',
    'food',
    'phase',
    ...(players[LEARNER]!.objective === null ? [] : ['secret']),
    ...(players[LEARNER]!.dice.length > 0 ? ['dice'] : []),
    ...(crisis >= 0 ? ['crisis'] : []),
    ...hand.map((card) => `card-${card}`),
    ...survivors.flatMap(({ card, owner }) => (owner === LEARNER ? [`survivor-${card}`] : [])),
    ...(typeof looked === 'number' ? [] : looked.map((card) => `found-${card}`)),
    ...(moments.length > 0 ? ['moment'] : isTurn ? [] : ['verbs']),
    ...(openAsk(s, LEARNER)?.options.some((option) => option.do === 'vote') === true ? ['thumbs'] : []),
    ...places.flatMap(({ entrances, closed }, place) =>
      closed ? [] : [`place-${place}`, ...entrances.map((_, i) => `door-${place}-${i}`)],
    ),
  ];
}

/** The rules' own way to the first question: the people have been kept, and leaders are named. */
function begun(start: State): State {
  const s: State = { ...start, kernel: { ...start.kernel, stack: [], asks: [], askingStep: '' } };
  call(s, beginning, start.kernel.stack[0]!.my as Parameters<typeof beginning.frame>[0]);
  s.kernel.stack.at(-1)!.at = 'lead';
  run(longNight, s);
  for (const seat of [ANIA, BARTEK]) {
    const { options } = openAsk(s, seat)!;
    apply(longNight, s, { tick: 0, seat, picks: options.slice(0, 1) });
  }
  return s;
}

/** A table as the rules lay it, up to the first question. */
function laid(): State {
  const s = longNight.setup(OPTIONS, SEATS, SEED, null);
  run(longNight, s);
  return s;
}

describe('the table of the tutorial', () => {
  test('is what the rules make of the moment before it', () => {
    expect(begun(tutorialStart())).toEqual(tutorialStart());
  });

  test('has the cards, tracks and zombies of a new table, in another order', () => {
    const [start, other] = [tutorialStart(), laid()];
    const people = (s: State): readonly number[] =>
      sorted([...s.survivorDeck, ...s.survivors.map(({ card }) => card), ...s.players.flatMap(({ dealt }) => dealt)]);
    expect(people(start)).toEqual(people(other));
    for (const deck of ['crisisDeck', 'crossroadsDeck', 'exileDeck'] as const)
      expect(sorted(start[deck])).toEqual(sorted(other[deck]));
    for (const [i, place] of start.places.entries()) {
      expect(sorted(place.deck)).toEqual(sorted(other.places[i]!.deck));
      expect({ ...place, deck: [] }).toEqual({ ...other.places[i]!, deck: [] });
    }
    const { main, morale, rounds, helpless, food } = other;
    expect(start).toMatchObject({ main, morale, rounds, helpless, food });
  });

  test('deals no more starter cards than there are', () => {
    const copies = CONTENT.itemDecks.starter.cards.tln as Readonly<Record<string, number>>;
    const dealt = itemsOf(tutorialStart().players.flatMap(({ hand }) => hand));
    expect(tutorialStart().players.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
    for (const item of new Set(dealt))
      expect(dealt.filter((each) => each === item).length).toBeLessThanOrEqual(copies[item]!);
  });

  test('can be loaded', () => {
    expect(restore(longNight, longNight.version, tutorial.start)).toEqual(tutorialStart());
  });
});

describe('the script', () => {
  test('asks the learner whenever something is told or to be done', () => {
    const shown = SCENES.filter(({ step }) => step.kind !== 'watch');
    expect(shown.map(({ before }) => nextOpen(before).seat)).toEqual(shown.map(() => LEARNER));
  });

  test('lets the others answer only in their own steps', () => {
    for (const { step, before } of SCENES.filter(({ step: { kind } }) => kind === 'tell'))
      expect([step.title.en, before.kernel.asks.filter(isAwaited).length]).toEqual([step.title.en, 1]);
  });

  test('is a game that can be replayed as it is handed to the table', () => {
    expect(replayedLesson(longNight, LESSON)).toEqual(SCENES.at(-1)!.after);
    expect(tutorial.options).toEqual(OPTIONS);
  });

  test('has a tick for each question, also where all are asked at once', () => {
    const ticks: number[] = [];
    lessonScenes(longNight, LESSON, (s) => void ticks.push(s.kernel.tick));
    expect(scriptOf(tutorial).map(({ tick }) => tick)).toEqual(ticks);
  });

  test('has steps for one sitting', () => {
    expect(steps.length).toBeGreaterThanOrEqual(16);
    expect(steps.length).toBeLessThanOrEqual(24);
  });

  test('points at things that are there', () => {
    for (const { step, before } of SCENES) expect(marksAt(before)).toContain(step.mark);
  });

  test('leaves the learner with a game to play on', () => {
    const { after } = SCENES.at(-1)!;
    expect([after.round, after.ending, after.morale, after.players[LEARNER]!.dice.length]).toEqual([2, null, 6, 3]);
    expect([one(after, NADIA), one(after, DEREK)]).toMatchObject([{ wounds: 0 }, { wounds: 0 }]);
  });
});

describe('what the steps say is what happens', () => {
  test('the colony has six entrances, and two zombies stand at the police station', () => {
    expect(zombiesAt(scene('The colony').before, COLONY)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(zombiesAt(scene('Locations').before, POLICE)).toEqual([2]);
    expect(CONTENT.places[POLICE]!.symbols).toEqual(expect.arrayContaining(['weapon', 'fuel']));
  });

  test('the others have named their leaders; with Nadia the learner is first', () => {
    const { before, after } = scene('Your people');
    const answers = before.kernel.asks.map(({ answer }) => answer !== null);
    expect(answers).toEqual([false, true, true]);
    expect([after.first, after.active]).toEqual([LEARNER, LEARNER]);
    const influence = ({ leader }: State['players'][number]): number => CONTENT.survivors[leader]!.influence;
    expect(after.players.map(influence)).toEqual([67, 51, 53]);
  });

  test('three tools are wanted, two are in hand, and somebody is the betrayer', () => {
    const { players } = scene('Your secret objective').before;
    expect(SECRET_OBJECTIVE_IDS[players[LEARNER]!.objective]).toBe('toolbox');
    expect(itemsOf(players[LEARNER]!.hand).filter((item) => item === 'junkOrAdvance')).toHaveLength(2);
    expect(players[BARTEK]!.objective).toBeGreaterThanOrEqual(CONTENT.betrayals);
  });

  test('the convoy needs 5 fuel and 3 tools, and people at home', () => {
    const { goal } = viewOf(scene('The main objective').before);
    expect(goal.map(({ need }) => need).slice(0, 2)).toEqual([5, 3]);
    expect(goal).toHaveLength(3);
  });

  test('one die, and one for each of two survivors', () => {
    expect(scene('Action dice').before.players[LEARNER]!.dice).toEqual([1, 2, 4]);
  });

  test('moving takes no die, and Derek attacks from 2 and searches from 4', () => {
    const derek = viewOf(scene('Moving takes no die').before).survivors.find(({ card }) => card === DEREK)!;
    expect([derek.attack, derek.search]).toEqual([2, 4]);
    const { after, events } = scene('The exposure die');
    expect(after.players[LEARNER]!.dice).toEqual([1, 2, 4]);
    expect(events).toContainEqual({ type: 'exposureRolled', survivor: DEREK, face: 'blank' });
  });

  test('fuel would spare the roll', () => {
    const { options } = openAsk(scene('The exposure die').before, LEARNER)!;
    expect(options.some((option) => option.do === 'go' && option.to === POLICE && option.fuel >= 0)).toBe(true);
  });

  test('the search takes the 4 and finds food, and after the noise fuel', () => {
    const { after } = scene('Searching');
    expect([after.players[LEARNER]!.spent, itemsOf(after.looked)]).toEqual([[4], ['food1']]);
    const noisy = scene('Noise').after;
    expect([noisy.places[POLICE]!.noise, itemsOf(noisy.looked)]).toEqual([1, ['food1', 'fuel']]);
  });

  test('the rest goes under the deck, and the others do not see what is kept', () => {
    const { after, events } = scene('One card for you');
    expect(itemsOf(after.places[POLICE]!.deck.slice(0, 1))).toEqual(['food1']);
    expect(itemsOf(after.players[LEARNER]!.hand)).toContain('fuel');
    expect(events[0]).toMatchObject({ type: 'cardKept', seat: LEARNER });
    expect(longNight.view(after, ANIA).players[LEARNER]!.hand).toBe(6);
  });

  test('Bart on the right held the card, and the first option is morale', () => {
    const { before, after } = scene('A crossroads card');
    expect(crossroadsShown(scene('One card for you').events)).toBe('music');
    expect([before.reader, after.morale - before.morale]).toEqual([BARTEK, 1]);
  });

  test('the attack takes the 2, kills for certain, and wounds Derek', () => {
    const { before, after, events } = scene('Attacking');
    expect([zombiesAt(before, POLICE), zombiesAt(after, POLICE)]).toEqual([[2], [1]]);
    expect(after.players[LEARNER]!.dice).toEqual([1]);
    expect(typesOf(events)).toContain('zombieKilled');
    expect(one(after, DEREK).wounds).toBe(1);
  });

  test('the crisis needs 3 fuel, and 2 morale are at stake', () => {
    const { before, after } = scene('The crisis');
    expect(viewOf(before).forecast!.crisisNeed).toBe(3);
    expect(CONTENT.crises[before.crisis]).toMatchObject({ accept: ['fuel'], effects: [{ op: 'morale', n: -2 }] });
    expect(longNight.view(after, ANIA).contributions.map(({ card }) => card)).toEqual([null]);
  });

  test('the food card gives 1 food and goes to the waste', () => {
    const { after } = scene('Food and waste');
    expect([after.food, after.waste.length]).toEqual([1, 1]);
    const { options } = openAsk(after, LEARNER)!;
    expect(options.some((option) => option.do === 'spendFood')).toBe(true);
  });

  test('the last die is a 1, and the barricade stands at entrance 1', () => {
    expect(scene('A barricade').before.players[LEARNER]!.dice).toEqual([1]);
    const { after } = scene('At entrance 1');
    expect(after.places[COLONY]!.entrances.map(({ barricades }) => barricades)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test('the learner has no medicine, and all others are asked', () => {
    const { before, after } = scene('A request');
    const symbols = before.players[LEARNER]!.hand.map((card) => CONTENT.kinds[card]!.symbol);
    expect(symbols).not.toContain('medicine');
    expect(after.kernel.asks.flatMap(({ seat, offer }) => (offer ? [seat] : []))).toEqual([ANIA, BARTEK]);
  });

  test('the given medicine is used at once and heals Derek, who alone is hurt', () => {
    const { before, after } = scene('Healing');
    const options = openAsk(before, LEARNER)!.options.map(({ do: deed }) => deed);
    expect(options).toEqual(['play', 'no']);
    expect(before.survivors.filter((each) => each.wounds + each.frostbite > 0)).toEqual([one(before, DEREK)]);
    expect(one(after, DEREK).wounds).toBe(0);
  });

  test('the forecast: a zombie at an entrance, 3 food missing; all dice are used', () => {
    const { before } = scene('What the night brings');
    const { foodMissing, places } = viewOf(before).forecast!;
    expect([foodMissing, before.players[LEARNER]!.dice]).toEqual([3, []]);
    expect(places[COLONY]!.entrances.map(({ come }) => come)).toEqual([1, 1, 1, 1, 0, 0]);
  });

  test('in Anna’s turn the learner holds the card, which the barricade has triggered', () => {
    const { before, events } = scene('Thumbs');
    expect([before.active, before.reader]).toEqual([ANIA, LEARNER]);
    expect(crossroadsShown(scene('What the night brings').events)).toBe('collapsingBarriers');
    expect(before.kernel.asks.map(({ seat }) => seat).toSorted()).toEqual([LEARNER, ANIA, BARTEK]);
    expect(events).toEqual([]);
  });

  test('two thumbs down: the barricade is lost', () => {
    const { events } = scene('The colony phase');
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'voted', up: [BARTEK], down: [LEARNER, ANIA], passed: false }),
    );
    expect(typesOf(events)).toContain('barricadeLost');
  });

  test('in the colony phase everybody eats, and four zombies come', () => {
    const { events, after } = scene('The colony phase');
    expect(events).toContainEqual({ type: 'ate', food: 4 });
    expect(events).toContainEqual({ type: 'zombiesPlaced', place: COLONY, placed: 4 });
    expect([after.waste.length, after.rounds, after.phase]).toEqual([5, 5, 'colony']);
  });

  test('two fuel cards and junk: the crisis costs 2 morale', () => {
    const resolved = scene('The colony phase').events.find(({ type }) => type === 'crisisResolved');
    if (resolved?.type !== 'crisisResolved') throw new Error('the crisis was not resolved');
    expect([...itemsOf(resolved.cards)].toSorted()).toEqual(['fuelOrFire', 'fuelOrFire', 'junkOrAdvance']);
    expect([resolved.sum, resolved.need]).toEqual([1, 3]);
    expect(scene('The colony phase').events).toContainEqual({ type: 'moraleChanged', by: -2, morale: 6 });
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  const name = (seat: Seat): string => tutorial.names[language][seat]!;
  const told = steps.map(({ title, text }) => `${title[language]} ${text[language]}`).join(' ');

  test('are short enough for a phone', () => {
    expectShort(steps, language, 240);
  });

  test('quote buttons as they are written', () => {
    const { verbs } = WORDS[language];
    const quoted = quotesIn(SCENES, language);
    expect(quoted).toHaveLength(7);
    const written = quoted.map(({ step, before }) => {
      if (step.kind !== 'do') return null;
      const { choice } = step;
      return choice.do in verbs
        ? verbs[choice.do as keyof typeof verbs]
        : TEXTS[language].option(choice as Choice, viewOf(before), name);
    });
    expect(quoted.map(({ quote }) => quote)).toEqual(written);
  });

  test('call players, people and cards as the table does', () => {
    const { names } = TEXTS[language];
    const first = (survivor: number): string => names.survivor(survivor).split(' ')[0]!;
    // In Polish names are inflected: what does not change is their beginning.
    for (const each of [first(NADIA), first(DEREK), name(ANIA), name(BARTEK)]) expect(told).toContain(each.slice(0, 3));
    for (const title of ['The crisis', 'Food and waste']) {
      const { step } = scene(title);
      if (step.kind !== 'do' || !('card' in step.choice)) throw new Error('no card is played');
      expect(step.text[language]).toContain(names.card(step.choice.card));
    }
  });
});

/** The crossroads card that was read out. */
function crossroadsShown(events: readonly Event[]): CrossroadsId | null {
  const shown = events.find(({ type }) => type === 'crossroadsRevealed');
  return shown?.type === 'crossroadsRevealed' ? CROSSROADS_IDS[shown.card]! : null;
}
