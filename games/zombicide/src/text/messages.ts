/** The shape of the words of Zombicide in any language: a language that lacks one of them does not compile. */
import { searchable, type GameTexts, type Having, type NameOf } from '@horda/parts';
import type { Level as LevelName } from '../content/vocabulary.ts';
import type { Reason } from '../obstacle.ts';
import { promptOf, type Prompt } from '../prompts.ts';
import type { Choice, Ending, Event, Options, Phase } from '../state.ts';
import type { View } from '../view.ts';
import { ENDING_TEXTS } from './content/campaign.ts';
import type { Names, Setting } from './names.ts';
import { nounsOf } from './nouns.ts';

/** What is written on a drawing of the table. */
export type Label =
  // Time and goals.
  | 'mission'
  | 'round'
  | 'hour'
  | 'day'
  | 'night'
  | 'firstPlayer'
  | 'goals'
  | 'done'
  | 'rules'
  | 'house'
  // The board.
  | 'zone'
  | 'street'
  | 'outdoor'
  | 'garden'
  | 'corridor'
  | 'room'
  | 'dark'
  | 'tank'
  | 'door'
  | 'closed'
  | 'open'
  | 'sealed'
  | 'noise'
  | 'lastingNoise'
  | 'spawnZone'
  | 'startingSpawn'
  | 'asleep'
  | 'crate'
  | 'objective'
  | 'note'
  | 'exit'
  | 'humvee'
  | 'car'
  | 'emptyCar'
  | 'atTheWheel'
  | 'inside'
  | 'lit'
  | 'zombies'
  | 'empty'
  // Survivors and cards.
  | 'you'
  | 'health'
  | 'ap'
  | 'level'
  | 'skills'
  | 'actions'
  | 'freeActions'
  | 'bonusActions'
  | 'hands'
  | 'backpack'
  | 'range'
  | 'dice'
  | 'accuracy'
  | 'damage'
  | 'allOut'
  | 'conservation'
  | 'noisy'
  | 'silent'
  | 'dual'
  | 'reload'
  | 'standing'
  | 'down'
  | 'rescued'
  | 'dead'
  | 'escaped'
  | 'acted'
  | 'companion'
  // Decks.
  | 'equipmentDeck'
  | 'epicDeck'
  | 'secretServiceDeck'
  | 'zombieDeck'
  | 'discards'
  // The campaign.
  | 'sheet'
  | 'xp'
  | 'milestone'
  | 'campaignSkills'
  | 'achievements'
  | 'keywords'
  | 'kept';

export type SettingTexts = {
  readonly [K in keyof Options]: {
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<`${Options[K]}`, string>>;
  };
};

/** The numbers of a summary, and the words it uses besides. */
export type Figure = 'mission' | 'rounds' | 'kills' | 'down' | 'dead' | 'level';

export type ChoiceOf<D extends Choice['do']> = Having<Choice, 'do', D>;
export type EventOf<T extends Event['type']> = Having<Event, 'type', T>;
type ReasonOf<R extends Reason['is']> = Having<Reason, 'is', R>;

/** Words that need no table. */
export interface Catalogue {
  readonly title: string;
  /** One sentence: what the game is. */
  readonly about: string;
  readonly labels: Readonly<Record<Label, string>>;
  readonly settings: SettingTexts;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly levels: Readonly<Record<LevelName, string>>;
  /** How games end. */
  readonly endings: Readonly<Record<Ending, string>>;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly piles: Readonly<Record<string, string>>;
  /** Words by which a choice is found, besides the names of what it speaks of. */
  readonly verbs: { readonly [D in Choice['do']]: readonly string[] };
}

export type Prompts = { readonly [P in Prompt]: (view: View, name: NameOf) => string };
export type ChoiceWords = { readonly [D in Choice['do']]: (choice: ChoiceOf<D>, view: View, name: NameOf) => string };
/** Without a table survivors and cards of the mission go by their numbers. */
export type EventWords = {
  readonly [T in Event['type']]: (e: EventOf<T>, name: NameOf, table: Setting | undefined) => string;
};

export type ReasonWords = { readonly [R in Reason['is']]: (reason: ReasonOf<R>, name: NameOf) => string };

/** Everything a language has to say. */
export interface Messages extends Catalogue {
  readonly prompts: Prompts;
  readonly choices: ChoiceWords;
  readonly events: EventWords;
  readonly reasons: ReasonWords;
  outlook(now: readonly number[], later: readonly number[]): string;
}

/** A language: its sentences, once it is known what things are called. */
export type Wording = (names: Names) => Messages;

/** The words of Zombicide: what every game says, and what a drawing of its table needs. */
export interface ZombicideTexts extends GameTexts<Choice, Event, View>, Omit<Catalogue, 'verbs'> {
  readonly settings: SettingTexts;
  readonly endings: Catalogue['endings'];
  readonly figures: Catalogue['figures'];
  readonly piles: Catalogue['piles'];
  readonly names: Names;
  event(e: Event, name: NameOf, table?: Setting): string;
  /** What is missing for a choice, here and now. */
  reason(reason: Reason, name: NameOf): string;
}

export function makeTexts(wording: Wording, names: Names): ZombicideTexts {
  const { prompts, choices, events, reasons, verbs, ...words } = wording(names);
  return {
    ...words,
    endings: { ...words.endings, ...epilogues(names) },
    names,
    ruleNote: () => null,
    prompt: (prompt, view, name) => prompts[promptOf(prompt)](view, name),
    option: (choice, view, name) => choices[choice.do](choice as never, view, name),
    event: (e, name, table) => events[e.type](e as never, name, table),
    reason: (reason, name) => reasons[reason.is](reason as never, name),
    words: (choice) => searchable([...nounsOf(choice, names), ...verbs[choice.do]]),
  };
}

/** The endings of the campaign, for those who tell how it ended. */
function epilogues({ say }: Names): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ENDING_TEXTS).map(([id, { title }]) => [id, say(title)]));
}
