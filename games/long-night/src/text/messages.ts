/** The shape of the words of The Long Night in any language: a language that lacks one of them does not compile. */
import { searchable, type GameTexts, type Having, type NameOf } from '@horda/parts';
import type { ExposureFace, ItemSymbol, Module } from '../content/vocabulary.ts';
import type { Reason } from '../obstacle.ts';
import { promptOf, type Prompt } from '../prompts.ts';
import type { Choice, Ending, Event, Options, Phase } from '../state.ts';
import type { Secret } from '../summary.ts';
import type { Phrase, PhraseGroup, Saying } from '../talk.ts';
import type { View } from '../view.ts';
import { nounsOf } from './nouns.ts';
import type { Names } from './names.ts';
import { printedIn, type PrintedTexts, type PrintedWords } from './printed.ts';
import { isQuiet, type QuietType } from './quiet.ts';
import { offered, promptSeen } from './seen.ts';

/** What is written on a drawing of the table. */
export type Label =
  // Tracks and piles.
  | 'round'
  | 'roundsLeft'
  | 'morale'
  | 'food'
  | 'starvation'
  | 'waste'
  | 'removed'
  | 'graveyard'
  | 'deck'
  | 'empty'
  | 'faceDown'
  | 'cards'
  // The colony and the locations.
  | 'colony'
  | 'location'
  | 'entrance'
  | 'zombies'
  | 'specialZombie'
  | 'barricade'
  | 'trap'
  | 'noise'
  | 'freeSpaces'
  | 'full'
  | 'closed'
  | 'helpless'
  | 'unruly'
  | 'bandits'
  | 'exposureOdds'
  // Players and survivors.
  | 'you'
  | 'hand'
  | 'dice'
  | 'usedDice'
  | 'firstPlayer'
  | 'leader'
  | 'follower'
  | 'exiled'
  | 'out'
  | 'influence'
  | 'attack'
  | 'search'
  | 'ability'
  | 'equipment'
  | 'sideEffects'
  | 'wound'
  | 'frostbite'
  | 'despair'
  | 'moved'
  // Goals and cards.
  | 'mainObjective'
  | 'goal'
  | 'met'
  | 'notMet'
  | 'onObjective'
  | 'secretObjective'
  | 'betrayalObjective'
  | 'exileObjective'
  | 'peek'
  | 'howToPlay'
  | 'crisis'
  | 'accepts'
  | 'added'
  | 'needed'
  | 'crossroads'
  | 'reader'
  | 'nobody'
  // Modules.
  | 'improvements'
  | 'built'
  | 'progress'
  | 'hideout'
  | 'banditLeader'
  | 'experiment'
  | 'code'
  | 'codeDice'
  | 'encounter'
  | 'chapter'
  // What the colony phase will do.
  | 'forecast'
  | 'foodAhead'
  | 'wasteAhead'
  | 'zombiesAhead'
  | 'crisisAhead'
  | 'house';

export interface Named {
  readonly name: string;
  /** For narrow screens. */
  readonly short: string;
}

export type SettingTexts = {
  readonly [K in keyof Options]: {
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<`${Options[K]}`, string>>;
  };
};

/** The numbers of a summary. */
export type Figure = 'rounds' | 'morale' | 'dead' | 'winners';

/** The parts of the colony phase, as the log tells them. */
export type ColonyStep = Extract<Event, { readonly type: 'stepBegan' }>['step'];

/** What a survivor may get tokens of. */
export type DamageToken = Extract<Event, { readonly type: 'damaged' }>['token'];

export type ChoiceOf<D extends Choice['do']> = Having<Choice, 'do', D>;
export type EventOf<T extends Event['type']> = Having<Event, 'type', T>;
type ReasonOf<R extends Reason['is']> = Having<Reason, 'is', R>;
type PhraseOf<S extends Saying> = Having<Phrase, 'say', S>;

/** Words that need no table. */
export interface Catalogue {
  readonly title: string;
  /** One sentence: what the game is. */
  readonly about: string;
  readonly labels: Readonly<Record<Label, string>>;
  readonly settings: SettingTexts;
  readonly phases: Readonly<Record<Phase, Named>>;
  readonly steps: Readonly<Record<ColonyStep, Named>>;
  readonly symbols: Readonly<Record<ItemSymbol, Named>>;
  readonly modules: Readonly<Record<Module, string>>;
  readonly faces: Readonly<Record<ExposureFace, string>>;
  readonly tokens: Readonly<Record<DamageToken, string>>;
  /** How games end, and the other words of their summary. */
  readonly endings: Readonly<Record<Ending | Secret, string>>;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly piles: Readonly<Record<string, string>>;
  readonly printed: PrintedWords;
  /** Words by which a choice is found, besides the names of what it speaks of. */
  readonly verbs: { readonly [D in Choice['do']]: readonly string[] };
}

export type Prompts = { readonly [P in Prompt]: (view: View, name: NameOf) => string };
export type ChoiceWords = { readonly [D in Choice['do']]: (choice: ChoiceOf<D>, view: View, name: NameOf) => string };
export type EventWords = {
  readonly [T in Exclude<Event['type'], QuietType>]: (e: EventOf<T>, name: NameOf) => string;
};
export type ReasonWords = { readonly [R in Reason['is']]: (reason: ReasonOf<R>, name: NameOf) => string };
export type PhraseWords = { readonly [S in Saying]: (phrase: PhraseOf<S>, name: NameOf) => string };

/** Everything a language has to say. */
export interface Messages extends Catalogue {
  readonly prompts: Prompts;
  readonly choices: ChoiceWords;
  readonly events: EventWords;
  readonly reasons: ReasonWords;
  readonly phrases: PhraseWords;
  readonly phraseGroups: Readonly<Record<PhraseGroup, string>>;
  outlook(now: readonly number[], later: readonly number[]): string;
  /** How a player ended, for the end of the game. */
  result(view: View, seat: number, name: NameOf): string;
}

/** A language: its sentences, once it is known what the cards are called. */
export type Wording = (names: Names) => Messages;

/** The words of The Long Night: what every game says, and what a drawing of its table needs. */
export interface LongNightTexts extends GameTexts<Choice, Event, View>, Omit<Catalogue, 'verbs' | 'printed'> {
  readonly settings: SettingTexts;
  readonly endings: Catalogue['endings'];
  readonly figures: Catalogue['figures'];
  readonly piles: Catalogue['piles'];
  readonly names: Names;
  readonly printed: PrintedTexts;
  /** What is missing for a choice, here and now. */
  reason(reason: Reason, name: NameOf): string;
  result: Messages['result'];
}

export function makeTexts(wording: Wording, names: Names): LongNightTexts {
  const { prompts, choices, events, reasons, phrases, phraseGroups, verbs, printed, ...words } = wording(names);
  return {
    ...words,
    names,
    printed: printedIn(names, printed),
    ruleNote: () => null,
    prompt: (prompt, view, name) => prompts[promptOf(prompt)](view, name),
    option: (choice, view, name) => {
      const label = choices[choice.do](choice as never, view, name);
      return hasTwin(choice, view, names) ? `${label} (${names.home(choice.card)})` : label;
    },
    event: (e, name) => (isQuiet(e.type) ? '' : events[e.type](e as never, name)),
    reason: (reason, name) => reasons[reason.is](reason as never, name),
    talk: { groups: phraseGroups, phrase: (phrase, name) => phrases[phrase.say as Saying](phrase as never, name) },
    words: (choice) => searchable([...nounsOf(choice, names, words), ...verbs[choice.do]].filter(isWord)),
  };
}

/** Choices of an item card. */
const WITH_ITEMS = ['play', 'equip', 'use', 'contribute', 'contributeItem', 'offer', 'eat', 'calm', 'handOff'] as const;
const GIVEN_ITEMS = ['keep', 'under', 'card', 'deal', 'give', 'pay', 'withItem'] as const;
type WithItem = ChoiceOf<(typeof WITH_ITEMS)[number] | (typeof GIVEN_ITEMS)[number]> & { readonly card: number };

/** Whether a card of the same name from another deck is offered, too. */
function hasTwin(choice: Choice, view: View, { content: { cards } }: Names): choice is WithItem {
  const isOfItem = (one: Choice): one is WithItem => [...WITH_ITEMS, ...GIVEN_ITEMS].some((kind) => kind === one.do);
  if (!isOfItem(choice) || promptSeen(view) === 'crisisLook.order') return false;
  return offered(view).some(
    (other) =>
      other.do === choice.do &&
      isOfItem(other) &&
      other.card !== choice.card &&
      cards[other.card]?.item === cards[choice.card]?.item,
  );
}

function isWord(text: string): boolean {
  return text !== '' && text !== '?';
}

export { capitalised } from './capitalised.ts';
