/** The texts of every game in each language. The catalogues hold whole sentences; code never assembles them. */
import type { Choice, Event, Pack, Phrase, Seat } from '@horda/kernel';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name a player goes by at this table, in the nominative: sentences must not inflect it. */
export interface NameOf {
  (seat: Seat): string;
  /** The player who reads, called "you" in sentences (`you.ts`). Null or absent: all are called by their names. */
  readonly you?: Seat | null;
}

/** A rule in our own words; tests, prompts, log lines and refusals cite its number. */
export interface RuleText {
  readonly id: string;
  /** The rulebook heading of this rule, in Polish. */
  readonly heading: string;
  readonly en: string;
  readonly pl: string;
  /** For a ruling of ours: why we read the rulebook this way. */
  readonly why?: { readonly en: string; readonly pl: string };
}

/** The English headings of a rulebook, by the Polish ones. */
export type Headings = Readonly<Record<string, string>>;

/** The heading of a rule in the reader's language. */
export function headingIn(language: Language, { heading }: RuleText, headings: Headings): string {
  return language === 'en' ? (headings[heading] ?? heading) : heading;
}

/** A setting of the table: its name, what it does, and its values. */
export interface SettingText {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the numbers in a game's views stand for, in English, by what is numbered; the first is number 0. */
export type Numbered = Readonly<Record<string, readonly string[]>>;

/** The member of a union that may have this word in a field; one member may have several. */
export type Having<U, K extends keyof U, W> = U extends unknown ? (W extends U[K] ? U : never) : never;

/** What a choice lacks that is not offered, as data; `GameTexts.reason` puts it into words. */
export interface Missing {
  readonly is: string;
}

/** All words of a game in one language. */
export interface GameTexts<C extends Choice, E extends Event, View> {
  readonly title: string;
  /** One sentence: what the game is. */
  readonly about: string;
  readonly settings: Readonly<Record<string, SettingText>>;
  /** How a game can end, for statistics. */
  readonly endings: Readonly<Record<string, string>>;
  /** What the numbers of a summary are called. */
  readonly figures: Readonly<Record<string, string>>;
  /** What the piles of a pack are called, by the names that `count` of its `PackSpec` uses. */
  readonly piles: Readonly<Record<string, string>>;
  /** A note shown with a rule at a table whose pack has cards that use the rule; null: no note. */
  ruleNote(rule: string): string | null;
  /** What the asked player is to decide. */
  prompt(prompt: string, view: View, name: NameOf): string;
  /** A choice as a button or a line of a list. */
  option(choice: C, view: View, name: NameOf): string;
  /**
   * What has happened, for the log; empty: another event tells it. `name.you` is the player to whom it is told. `view`:
   * the table where it happened, for games whose events speak of people and cards that only the table knows.
   */
  event(e: E, name: NameOf, view?: View): string;
  /** The reason for a hint, as part of a sentence: the player's figures now and those expected later. */
  outlook(now: readonly number[], later: readonly number[]): string;
  /** Quick phrases and what their groups are called; left out: the game has none. */
  readonly talk?: { readonly groups: Readonly<Record<string, string>>; phrase(phrase: Phrase, name: NameOf): string };
  /** What a choice lacks, as a sentence. Absent: the game gives no `missing`. */
  reason?(missing: Missing, name: NameOf): string;
  /** For a search by words ("why axe"): every noun that may name the choice. */
  words(choice: C): readonly string[];
}

/**
 * What follows for sure if an offered choice is made now, and the odds where chance decides, as sentences; null: its own
 * words say all that is known. `texts`: the words of the table.
 */
export type Foretell<C extends Choice, View, T> = (
  language: Language,
  texts: T,
  choice: C,
  view: View,
  name: NameOf,
) => string | null;

/** So many events are told at most. */
const MOST_SURE = 8;

/**
 * The sentences about events that are sure to follow, as one text; null: there is nothing to tell. A single event only
 * says the choice in other words.
 */
export function sureIn(events: readonly string[]): string | null {
  const told = events.filter((text) => text !== '');
  return told.length < 2 ? null : told.slice(0, MOST_SURE).join(' ');
}

/** A game's words in every language; a table with a pack may have others, because packs bring their own names. */
export interface Worded<T> {
  readonly texts: Readonly<Record<Language, T>>;
  /** The words at a table with this content; null: packs have no words. */
  readonly textsOfPack: ((language: Language, content: object) => T) | null;
}

/** The game with the words of this pack. Call it once for each table, not for each sentence. */
export function wordedFor<T, G extends Worded<T>>(game: G & Worded<T>, pack: Pack | null): G {
  const { textsOfPack } = game;
  if (pack === null || textsOfPack === null) return game;
  return { ...game, texts: { pl: textsOfPack('pl', pack.content), en: textsOfPack('en', pack.content) } };
}

/** The rule behind a question and behind an event. */
export interface Citations<E extends Event, View> {
  prompt(prompt: string, view: View): string;
  event(e: E): string;
}

/** Narrows a prompt, which is any string to the kernel, to the prompts of a game; an unknown one is a bug. */
export function promptAmong<P extends string>(prompts: readonly P[], prompt: string): P {
  const known = prompts.find((p) => p === prompt);
  if (known === undefined) throw new Error(`no prompt is called ${prompt}`);
  return known;
}

export interface PluralForms {
  readonly one: string;
  /** Polish: 2–4, 22–24 … */
  readonly few?: string;
  /** Polish: 0, 5–21, 25 … */
  readonly many?: string;
  /** English: all but one. Polish: fractions. */
  readonly other: string;
}

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  pl: new Intl.PluralRules('pl'),
  en: new Intl.PluralRules('en'),
};

/** The plural form for `n`, with `#` replaced by the number. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  const form = forms[PLURALS[language].select(n) as keyof PluralForms] ?? forms.other;
  return form.replaceAll('#', String(n));
}
