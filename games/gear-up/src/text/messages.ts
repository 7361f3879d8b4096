/** The shape of the words of Gear Up in any language: a language that lacks one of them does not compile. */
import { searchable, type GameTexts, type Having, type Language, type NameOf } from '@horda/parts';
import { promptOf, type Prompt } from '../cite.ts';
import { zombieCards } from '../content/cards.ts';
import type {
  Boss,
  BossIcon,
  Colour,
  Content,
  Difficulty,
  Effect,
  FuryBonus,
  Letter,
  March,
  Shape,
  Source,
  Speed,
  ZombieKind,
} from '../content/content.ts';
import type { Aimed, Reason } from '../reason.ts';
import type { CardId, Choice, DamageCause, Ending, Event, Options, Target, TurnStep } from '../state.ts';
import type { View } from '../view.ts';
import { cellName } from './cells.ts';
import { bossById, nameOfCompanion } from './seen.ts';

/** What is written on a drawing of the table. */
export type Label =
  // The table.
  | 'round'
  | 'turn'
  | 'step'
  | 'phase'
  | 'turnRow'
  | 'toCome'
  | 'leftOut'
  | 'faceDown'
  | 'noCard'
  | 'standardPile'
  | 'specialPile'
  | 'middle'
  | 'nobodyYet'
  | 'kills'
  | 'you'
  // A survivor.
  | 'survivor'
  | 'notChosen'
  | 'commander'
  | 'companion'
  | 'companionReady'
  | 'companionUsed'
  | 'health'
  | 'armour'
  | 'ammo'
  | 'available'
  | 'gained'
  | 'used'
  | 'planned'
  | 'planning'
  | 'ready'
  // Weapons.
  | 'weapon'
  | 'preferred'
  | 'shape'
  | 'singleSquare'
  | 'startingEffect'
  | 'upgrade'
  | 'locked'
  | 'unlocked'
  | 'active'
  | 'notActive'
  | 'upgradesDue'
  | 'fury'
  // The street and its zombies.
  | 'street'
  | 'space'
  | 'emptySpace'
  | 'zombie'
  | 'speed'
  | 'damage'
  | 'permanentDamage'
  | 'squaresLeft'
  | 'square'
  | 'crossed'
  | 'free'
  | 'threat'
  // The boss.
  | 'boss'
  | 'bossToCome'
  | 'bossHere'
  | 'bossRule'
  | 'bossAbility'
  | 'attack'
  | 'specialAttack'
  | 'yellowDamage'
  | 'blueDamage'
  | 'weakPoint'
  | 'mouth'
  | 'mouthOpen'
  | 'mouthShut'
  | 'dottedLine'
  | 'screamTrack'
  | 'member'
  | 'dead'
  // What the plans lead to.
  | 'victoryAhead'
  | 'deathAhead';

export interface Named {
  readonly name: string;
  /** For narrow screens. */
  readonly short: string;
}

export interface Explained {
  readonly name: string;
  /** One or two sentences. */
  readonly text: string;
}

export type SettingTexts = {
  readonly [K in keyof Options]: {
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<`${Options[K]}`, string>>;
  };
};

/** The numbers of a summary. */
export type Figure = 'turns' | 'kills' | 'healthLeft' | 'bossSquaresLeft';

/** What a pack counts; see `count` in `pack.ts`. */
export type Pile =
  | 'standard'
  | 'special'
  | 'survivors'
  | 'companions'
  | 'bosses'
  | 'turnCards'
  | 'spawnCards'
  | 'bossCards';

type ChoiceOf<D extends Choice['do']> = Extract<Choice, { readonly do: D }>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

type ReasonOf<I extends Reason['is']> = Having<Reason, 'is', I>;

/** What stands against a choice here and now. */
export type ReasonWords = { readonly [I in Reason['is']]: (reason: ReasonOf<I>, name: NameOf) => string };

/** The words that reasons share with the other sentences of a language. */
export interface ReasonTerms extends Pick<Catalogue, 'steps' | 'effects' | 'colours'> {
  /** What is aimed at; `owner`: whose street it is, null: one's own. */
  struck(aimed: Aimed, owner: string | null): string;
  /** Names by the numbers in the content. */
  survivor(survivor: number): string;
  companion(companion: number): string;
  boss(boss: number): string;
}

/** Words that need no content: names of what every table has, and short explanations. */
export interface Catalogue {
  readonly labels: Readonly<Record<Label, string>>;
  readonly steps: Readonly<Record<TurnStep, Named>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly marches: Readonly<Record<March, string>>;
  readonly kinds: Readonly<Record<ZombieKind, string>>;
  /** What this kind does besides walking and biting; null: nothing. */
  readonly zombieAbilities: Readonly<Record<ZombieKind, string | null>>;
  readonly effects: Readonly<Record<Effect, Explained>>;
  readonly icons: Readonly<Record<BossIcon, string>>;
  readonly furyBonuses: Readonly<Record<FuryBonus, string>>;
  readonly causes: Readonly<Record<DamageCause, string>>;
  /** Catcher, Batter, Pitcher. */
  readonly members: readonly [string, string, string];
  readonly endings: Readonly<Record<Ending, string>>;
  readonly figures: Readonly<Record<Figure, string>>;
  readonly piles: Readonly<Record<Pile, string>>;
  /** How a hit shape looks. */
  shape(shape: Shape): string;
  /** The special rule of a boss; null: it has none. */
  bossRule(boss: Boss): string | null;
  bossAbility(boss: Boss): string;
  /** How many zombies of each sort a letter brings. */
  wave(letter: Letter, standard: number, special: number): string;
}

/** Everything a language has to say. */
export interface Messages extends Catalogue {
  readonly title: string;
  readonly about: string;
  readonly settings: SettingTexts;
  readonly prompts: { readonly [P in Prompt]: (view: View, name: NameOf) => string };
  readonly choices: { readonly [D in Choice['do']]: (choice: ChoiceOf<D>, view: View, name: NameOf) => string };
  readonly events: { readonly [T in Event['type']]: (e: EventOf<T>, name: NameOf) => string };
  /** `Runner (street 2)`: a zombie or the boss as it is seen on the table. */
  target(target: Target, view: View, name: NameOf): string;
  readonly reasons: (names: Pick<ReasonTerms, 'survivor' | 'companion' | 'boss'>) => ReasonWords;
  /** The figures that `advice.ts` counts. */
  readonly outlook: GearUpTexts['outlook'];
  /** Words by which a choice is found, besides the names of what it speaks of. */
  readonly verbs: { readonly [D in Choice['do']]: readonly string[] };
}

/** A language: its sentences, once it is known what the survivors, weapons and bosses are called. */
export type Wording = (content: Content) => Messages;

/** The words of Gear Up: what every game says, and what a drawing of its table needs. */
export interface GearUpTexts extends GameTexts<Choice, Event, View>, Omit<Catalogue, 'endings' | 'figures' | 'piles'> {
  readonly settings: SettingTexts;
  readonly endings: Messages['endings'];
  readonly figures: Messages['figures'];
  readonly piles: Messages['piles'];
  readonly target: Messages['target'];
  /** Names by the numbers in the content. */
  survivor(survivor: number): string;
  companion(companion: number): string;
  boss(boss: number): string;
  reason(reason: Reason, name: NameOf): string;
  /** The weapon of this colour; empty: the survivor is not chosen yet. */
  weapon(survivor: number, colour: Colour): string;
}

export function makeTexts(language: Language, wording: Wording, content: Content): GearUpTexts {
  const { prompts, choices, events, reasons, verbs, ...words } = wording(content);
  const survivor = (n: number): string => content.survivors[n]?.name[language] ?? '';
  const companion = (n: number): string => nameOfCompanion(content, n, language);
  const boss = (n: number): string => content.bosses[n]?.name[language] ?? '';
  const told = reasons({ survivor, companion, boss });
  return {
    ...words,
    survivor,
    companion,
    boss,
    weapon: (n, colour) =>
      content.survivors[n]?.weapons.find((weapon) => weapon.colour === colour)?.name[language] ?? '',
    ruleNote: () => null,
    prompt: (prompt, view, name) => prompts[promptOf(prompt)](view, name),
    option: (choice, view, name) => choices[choice.do](choice as never, view, name),
    event: (e, name) => events[e.type](e as never, name),
    reason: (reason, name) => told[reason.is](reason as never, name),
    words: (choice) => searchable([...nouns(choice, content, language, words), ...verbs[choice.do]].filter(isWord)),
  };
}

/** The names of what a choice speaks of, without a table: whose weapon it is and which boss, it does not know. */
function nouns(choice: Choice, content: Content, language: Language, words: Catalogue): readonly string[] {
  const squares = (target: Target, cells: readonly number[]): readonly string[] => {
    const card = zombieCards(content)[target];
    return card === undefined ? [] : cells.map((cell) => cellName(card.rows, cell));
  };
  const targeted = (target: Target): readonly string[] =>
    target < 0 ? [words.labels.boss, words.members[-1 - target] ?? ''] : ofKind(target);
  const ofKind = (card: CardId): readonly string[] => {
    const kind = zombieCards(content)[card]?.kind;
    return kind === undefined ? [] : [words.kinds[kind]];
  };
  switch (choice.do) {
    case 'take':
      return [content.survivors[choice.survivor]?.name[language] ?? ''];
    case 'mark':
      return [
        ...(choice.with === 'weapon' ? [words.labels.weapon] : [nameOfCompanion(content, choice.with, language)]),
        ...targeted(choice.target),
        ...squares(choice.target, choice.cells),
      ];
    case 'ammo':
      return [...targeted(choice.target), ...squares(choice.target, [choice.cell])];
    case 'knock':
      return targeted(choice.target);
    case 'again':
      return [words.effects[choice.how].name];
    case 'upgrade':
      return [
        words.colours[choice.weapon],
        ...content.survivors.flatMap(({ weapons }) =>
          weapons.flatMap(({ colour, name }) => (colour === choice.weapon ? [name[language]] : [])),
        ),
      ];
    case 'pay':
    case 'suffer':
      return [words.labels[choice.with]];
    case 'block':
      return [words.labels.armour, String(choice.armour)];
    case 'assign':
      return ofKind(choice.card);
    case 'putBack':
    case 'cease':
    case 'confirm':
    case 'takeBack':
    case 'change':
    case 'agree':
      return [];
    default:
      return choice satisfies never;
  }
}

function isWord(text: string): boolean {
  return text !== '';
}

/** Settings name bosses as the content does. */
export function bossNames(content: Content, language: Language): Readonly<Record<Boss['id'], string>> {
  const name = (id: Boss['id']): string => bossById(content, id)?.name[language] ?? id;
  return {
    superAbomination: name('superAbomination'),
    pyramid: name('pyramid'),
    zombiephant: name('zombiephant'),
    deadSox: name('deadSox'),
    screamer: name('screamer'),
    mutation: name('mutation'),
  };
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
