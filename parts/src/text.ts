/** What every game says in each language. Whole sentences stand in the catalogues; none is put together in code. */
import type { Choice, Event, Pack, Seat } from '@horda/kernel';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name a player goes by at this table, in the nominative: sentences must not inflect it. */
export type NameOf = (seat: Seat) => string;

/** A rule in our own words; tests, prompts, log lines and refusals cite its number. */
export interface RuleText {
  readonly id: string;
  /** The heading of the rulebook under which it stands, in Polish. */
  readonly heading: string;
  readonly en: string;
  readonly pl: string;
  /** For a ruling: why it is read so. */
  readonly why?: { readonly en: string; readonly pl: string };
}

/** The headings of a rulebook in English, by the Polish ones. */
export type Headings = Readonly<Record<string, string>>;

/** The heading under which a rule stands, in the reader's language. */
export function headingIn(language: Language, { heading }: RuleText, headings: Headings): string {
  return language === 'en' ? (headings[heading] ?? heading) : heading;
}

/** A setting of the table: its name, what it does, and its values. */
export interface SettingText {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
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
  /** What the piles of a pack are called, by the names that its `count` has for them. */
  readonly piles: Readonly<Record<string, string>>;
  /** What is to be said of a rule at this table besides its text, where cards of a pack follow it; null: nothing. */
  ruleNote(rule: string): string | null;
  /** What the asked player is to decide. */
  prompt(prompt: string, view: View, name: NameOf): string;
  /** A choice as a button or a line of a list. */
  option(choice: C, view: View, name: NameOf): string;
  /** What has happened, for the log. */
  event(e: E, name: NameOf): string;
  /** The reason of a hint: figures of the asked player now, and those to be expected later; a part of a sentence. */
  outlook(now: readonly number[], later: readonly number[]): string;
  /** A choice and what it means, for a search by words ("why axe"): every noun that may name it. */
  words(choice: C): readonly string[];
}

/** A game's words in every language; those of a table may be other ones, as its pack brings names of its own. */
export interface Worded<T> {
  readonly texts: Readonly<Record<Language, T>>;
  /** The words at a table with this content; null: packs have no words. */
  readonly textsOfPack: ((language: Language, content: object) => T) | null;
}

/** The game as it is called at a table with this pack: to be made once for the table, not for each sentence. */
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

/** The kernel knows prompts as any words; a prompt that is not among those of its game is a mistake of ours. */
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

/** The form that goes with the number, with `#` replaced by the number. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  const form = forms[PLURALS[language].select(n) as keyof PluralForms] ?? forms.other;
  return form.replaceAll('#', String(n));
}
