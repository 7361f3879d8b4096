/** Tables from which rare things are near. For the exhaustive runner. */
import { apply, run, seeded, seedOfGame, type AnyGame, type AnyState, type Seed } from '@horda/kernel';
import { randomAnswer } from '@horda/testing';
import { CONTENT } from '../src/content/content.ts';
import {
  CROSSROADS_IDS,
  ITEM_IDS,
  SURVIVOR_IDS,
  type ChapterId,
  type CrossroadsId,
  type ItemId,
} from '../src/content/ids.ts';
import type { ItemSymbol } from '../src/content/vocabulary.ts';
import { longNight } from '../src/game.ts';
import { chapterOf } from '../src/rules/objective.ts';
import { freeSpaces, isInPlay, ofPlayer } from '../src/rules/table.ts';
import { COLONY, HIDEOUT, RAXXON, type CardNo, type State } from '../src/state.ts';

interface Arrangement {
  /** One of these crossroads cards comes first. */
  readonly cards?: readonly CrossroadsId[];
  /** Changes the table in the first turn of the game. */
  arrange(s: State): void;
}

/** The game, but a crossroads card lies on top, whom and what it names is dealt, and many tables are arranged. */
export const stacked: typeof longNight = {
  ...longNight,
  setup(options, seats, seed, pack) {
    const s = longNight.setup(options, seats, seed, pack);
    const [first, second, third] = seed.map((word) => word >>> 0) as [number, number, number];
    const fitting = s.chapter === null ? ARRANGEMENTS : STORIES[s.chapter]!;
    const arrangement = fitting[third % (2 * fitting.length)];
    const wanted = arrangement?.cards?.map((id) => CROSSROADS_IDS.indexOf(id)) ?? [];
    const deck = s.crossroadsDeck.filter((card) => wanted.length === 0 || wanted.includes(card));
    if (deck.length > 0) bringUp(s, deck[first % deck.length]!, first % seats);
    if (second % 2 === 0) Object.assign(s, { food: s.food + 8, morale: 10, rounds: s.rounds + 3 });
    if (arrangement !== undefined && isFirstTurn(s, seed)) {
      arrangement.arrange(s);
      // The question is put anew, since it is about another table now.
      s.kernel.asks = [];
      s.kernel.stack.at(-1)!.at = s.kernel.askingStep;
    }
    return s;
  },
};

/** The crossroads card is drawn first; the seat is dealt the survivors and the items that it names. */
function bringUp(s: State, card: number, seat: number): void {
  s.crossroadsDeck = [...s.crossroadsDeck.filter((each) => each !== card), card];
  const words = new Set(JSON.stringify(CONTENT.crossroads[card]).match(/\w+/g));
  for (const [survivor, name] of SURVIVOR_IDS.entries()) if (words.has(name)) dealTo(s, seat, survivor);
  for (const name of ITEM_IDS) if (words.has(name)) s.players[seat]!.hand.push(...taken(s, name));
}

/** The last card of the deal is exchanged for this survivor, wherever it is. */
function dealTo(s: State, seat: number, survivor: number): void {
  const { dealt } = s.players[seat]!;
  for (const pile of [s.survivorDeck, ...s.players.map((player) => player.dealt)]) {
    const at = pile.indexOf(survivor);
    if (at === -1 || pile === dealt) continue;
    pile[at] = dealt.shift()!;
    dealt.push(survivor);
    return;
  }
}

/** A card of this item, or of this type, out of the deck of its place; none, if there is none. */
function taken(s: State, what: ItemId | ItemSymbol): CardNo[] {
  for (const { deck } of s.places) {
    const at = deck.findIndex((card) => CONTENT.cards[card]!.item === what || CONTENT.kinds[card]!.symbol === what);
    if (at !== -1) return deck.splice(at, 1);
  }
  return [];
}

/** Plays the beginning at random; whether somebody is asked for the first action of a turn. */
function isFirstTurn(s: State, seed: Seed): boolean {
  const dice = seeded(seedOfGame(seed, 3));
  run(longNight, s);
  for (let n = 0; n < 40 && s.phase === 'setup'; n++)
    apply(longNight as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
  return s.kernel.asks.length === 1 && s.kernel.asks[0]!.prompt === 'turn.choose';
}

function arm(s: State): void {
  for (const one of s.survivors) one.items.push(...taken(s, 'weapon').map((card) => ({ card, used: 0 })));
}

function toChapter(s: State, chapter: NonNullable<State['chapter']>): void {
  s.chapter = chapter;
  s.rounds = chapterOf(s)!.rounds;
  for (const place of [RAXXON, HIDEOUT]) if (isInPlay(s, place)) s.places[place]!.closed = false;
  for (const entrance of s.places[RAXXON]!.entrances) entrance.barricades = 0;
}

/** Players who are no betrayers are exiled; the first survivors of all stand together outside. */
function exileSome(s: State): void {
  if (s.options.mode !== 'secret') return;
  for (const [seat, player] of s.players.entries()) {
    if (seat === s.active || player.objective >= CONTENT.betrayals || s.exileDeck.length === 0) continue;
    Object.assign(player, { exiled: true, shown: true, exile: s.exileDeck.pop() });
    for (const one of ofPlayer(s, seat)) one.place = [1, 2, 3, 4, 5, 6].find((place) => freeSpaces(s, place) > 0)!;
    if (s.players.filter(({ exiled }) => exiled).length === 2) break;
  }
  const [own] = ofPlayer(s, s.active);
  if (own !== undefined && freeSpaces(s, 1) > 0) own.place = 1;
}

const ARRANGEMENTS: readonly Arrangement[] = [
  { cards: ['noAmmo', 'thomasHeart', 'alfonsoOrtega'], arrange: arm },
  {
    cards: ['mugging', 'closeQuarters'],
    arrange(s) {
      arm(s);
      exileSome(s);
    },
  },
  // No space is free outside.
  {
    arrange(s) {
      if (s.players.length === 4) exileSome(s);
      const [own] = ofPlayer(s, s.active);
      if (own !== undefined && freeSpaces(s, 1) > 0) own.place = 1;
      for (const [place, there] of s.places.entries())
        if (place !== COLONY && isInPlay(s, place)) there.ghosts += Math.max(0, freeSpaces(s, place));
      for (const { hand } of s.players) hand.push(...taken(s, 'survivor'));
    },
  },
  {
    cards: ['weeds'],
    arrange(s) {
      const { deck, display } = s.improvements;
      for (const card of [...deck, ...display.map((one) => one.card)])
        s.improvements.built = [...s.improvements.built, { card, round: 0, used: 0 }];
      Object.assign(s.improvements, { deck: [], display: [] });
      s.food += 6;
    },
  },
  // Pills, and what burns with fuel.
  {
    arrange(s) {
      const { hand } = s.players[s.active]!;
      for (const what of ['redPill', 'whitePill', 'flameProjector', 'fuel', 'fuel'] as const)
        hand.push(...taken(s, what));
      for (const entrance of s.places[COLONY]!.entrances) entrance.zombies = Math.max(1, entrance.zombies);
    },
  },
  {
    cards: ['flier'],
    arrange(s) {
      for (const { entrances } of s.places)
        for (const one of entrances) Object.assign(one, { zombies: 0, barricades: 2 });
    },
  },
];

const STORIES: Readonly<Partial<Record<ChapterId, readonly Arrangement[]>>> = {
  R1: [
    // The first chapter is completed, and Raxxon is full then.
    {
      arrange(s) {
        for (const _ of s.players) s.placed.push(...taken(s, 'fuel'), ...taken(s, 'tool'));
        for (const seat of [0, 1]) for (const own of ofPlayer(s, seat).slice(0, 1)) own.place = RAXXON;
        s.places[RAXXON]!.ghosts = 1;
      },
    },
    {
      arrange(s) {
        toChapter(s, 'R3');
        s.raxxon.contained = 3;
      },
    },
  ],
  B1: [
    // All are at the hideout with what they need there, and stay.
    {
      arrange(s) {
        toChapter(s, 'B2');
        for (const seat of s.players.keys()) {
          const [own] = ofPlayer(s, seat);
          if (own === undefined || freeSpaces(s, HIDEOUT) === 0) continue;
          own.place = HIDEOUT;
          own.marks = [{ mark: 'locked', place: HIDEOUT }];
          own.items.push(...taken(s, 'tool').map((card) => ({ card, used: 0 })));
        }
        for (let n = 0; n < 4; n++) s.hideout.push(...taken(s, 'medicine'));
      },
    },
    {
      arrange(s) {
        toChapter(s, 'B3');
        s.clearMarks = 1;
        for (const place of s.places) place.bandits = 0;
      },
    },
  ],
};
