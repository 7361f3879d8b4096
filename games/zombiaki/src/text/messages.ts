/** The shape of the words of Zombiaki in any language: a language that lacks one of them does not compile. */
import type { Seat } from '@horda/kernel';
import { list, searchable, type GameTexts, type Having, type Language, type NameOf } from '@horda/parts';
export { list } from '@horda/parts';
import { promptOf, type Prompt } from '../cite.ts';
import type { Effect, EffectOf, Kind, Side } from '../content/effects.ts';
import { numbersOn, type LineSign, type NumbersOf, type Printed, type Source } from '../content/printed.ts';
import { BARRICADE, laneOf, streetOf } from '../content/board.ts';
import type { Place, Reason } from '../reason.ts';
import type { Choice, Ending, Event, Field, Figures, Lane, Options, Target, TurnStep } from '../state.ts';
import type { View } from '../view.ts';
import type { Named } from './names.ts';

/** What is written on a drawing of the table. */
export type Label =
  | 'cemetery'
  | 'barricade'
  | 'row'
  | 'zombieRow'
  | 'humanRow'
  | 'deck'
  | 'discardPile'
  | 'untilDawn'
  | 'turn'
  | 'step'
  | 'lane'
  | 'street'
  | 'field'
  | 'empty'
  | 'strength'
  | 'wounds'
  | 'speed'
  | 'lineOfFire'
  | 'lineFree'
  | 'lineBlocked'
  | 'lineFoggy'
  | 'lineEmpty'
  | 'faceDown'
  | 'merged'
  | 'attached'
  | 'held'
  | 'netted'
  | 'eggs'
  | 'orders'
  | 'markers'
  | 'jelly'
  | 'lasting'
  | 'inPlay'
  | 'target'
  | 'known'
  | 'doubleDiscard'
  | 'you';

export interface StepText {
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

/** What a card does, with the numbers that are printed on it. */
type Does<E extends Effect> = (card: Readonly<Record<NumbersOf<E>, number>>) => string;

/** For each effect what it does and, unless it is a zombie or never aimed, what is asked; null: it needs no target. */
export type EffectTexts = {
  readonly [E in Effect]: E extends EffectOf<'zombie' | 'reaction' | 'dawn'>
    ? Does<E>
    : { readonly aim: string | null; readonly does: Does<E> };
};

/** What is asked of a card that is being played: where a zombie comes, or what it is aimed at. */
export function aimOf(effects: EffectTexts, { effect, kind }: Printed, deploy: string, now: string): string {
  if (kind === 'zombie') return deploy;
  const texts = effects[effect];
  return (typeof texts === 'function' ? null : texts.aim) ?? now;
}

function told(effects: EffectTexts, card: Printed): string {
  const texts = effects[card.effect];
  const does = typeof texts === 'function' ? texts : texts.does;
  return does(numbersOn(card) as never);
}

type ChoiceOf<D extends Choice['do']> = Extract<Choice, { readonly do: D }>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

type ReasonOf<I extends Reason['is']> = Having<Reason, 'is', I>;

/** What stands against a choice here and now. */
export type ReasonWords = { readonly [I in Reason['is']]: (reason: ReasonOf<I>, name: NameOf) => string };

/** The words that reasons share with the other sentences of a language. */
export interface ReasonTerms extends Pick<Messages, 'lane' | 'street' | 'field' | 'steps' | 'sides'> {
  readonly language: Language;
  readonly called: Called;
}

/** So many places are named at most. */
const MOST_PLACES = 6;

/** `A2, B3 and lane C`; empty: there are none. */
export function placesIn(places: readonly Place[], { language, called, lane, street, field }: ReasonTerms): string {
  const named = places.map((place) => {
    if ('lane' in place) return lane(place.lane);
    if ('street' in place) return street(place.street);
    return 'field' in place ? field(place.field) : called(place.card);
  });
  if (named.length <= MOST_PLACES) return named.length === 0 ? '' : list(language, named);
  return `${named.slice(0, MOST_PLACES).join(', ')}…`;
}

/** `street V`, or `streets I–IV`. */
export function streetsIn(one: string, several: string, [from, to]: readonly [number, number]): string {
  return from === to ? `${one} ${roman(from)}` : `${several} ${roman(from)}–${roman(to)}`;
}

/** Everything a language has to say. */
export interface Messages {
  readonly title: string;
  readonly about: string;
  readonly settings: SettingTexts;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly figures: Readonly<Record<keyof Figures, string>>;
  readonly labels: Readonly<Record<Label, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly piles: Readonly<Record<Side, string>>;
  /** Said of a rule that names one of our own cards, where cards of a pack follow it. */
  readonly sharedRule: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  /** The signs for the line of fire. */
  readonly lines: Readonly<Record<NonNullable<LineSign>, string>>;
  readonly steps: Readonly<Record<TurnStep, StepText>>;
  readonly effects: EffectTexts;
  /** `lane B`. */
  lane(lane: Lane): string;
  /** `street III`. */
  street(street: number): string;
  /** `B3`, or the Barricade. */
  field(field: Field): string;
  readonly prompts: { readonly [P in Prompt]: (view: View, name: NameOf) => string };
  readonly choices: { readonly [D in Choice['do']]: (choice: ChoiceOf<D>, view: View, name: NameOf) => string };
  readonly events: { readonly [T in Event['type']]: (e: EventOf<T>, name: NameOf) => string };
  readonly reasons: ReasonWords;
  /** Strength, distance and cards until Dawn, as `advice.ts` counts them. */
  readonly outlook: ZombiakiTexts['outlook'];
  /** Words by which a choice is found, besides the names of its cards and fields. */
  readonly verbs: { readonly [D in Choice['do']]: readonly string[] };
}

/** A side and the player who leads it. */
export interface Led {
  readonly side: Side;
  readonly seat: Seat;
}

/** What a card can be aimed at, as a choice; sentences that name a target use it too. */
export type TargetTexts = Pick<Messages['choices'], Target['do']>;

/** What a card is called, by its id. */
export type Called = (card: string) => string;

/** A language: its sentences, once it is known what the cards are called. */
export type Wording = (called: Called) => Messages;

/** The words of Zombiaki: what every game says, and what a drawing of its table needs. */
export interface ZombiakiTexts
  extends
    GameTexts<Choice, Event, View>,
    Pick<Messages, 'labels' | 'sides' | 'kinds' | 'sources' | 'lines' | 'steps' | 'lane' | 'street' | 'field'> {
  readonly settings: SettingTexts;
  readonly endings: Messages['endings'];
  readonly figures: Messages['figures'];
  /** The name of a card by its id; `corpse` is one that lies face down, `smallDoll` what is left of a Matryoshka. */
  readonly card: Called;
  /** What a card does. */
  cardText(card: Printed): string;
  reason(reason: Reason, name: NameOf): string;
}

/** The words at a table whose cards are called so; `isShared`: cards of a pack do what this rule says of another card. */
export function makeTexts(
  wording: Wording,
  named: Named,
  isShared: (rule: string) => boolean = () => false,
): ZombiakiTexts {
  const called: Called = (card) => named.get(card)?.name ?? card;
  const { prompts, choices, events, reasons, verbs, effects, sharedRule, ...words } = wording(called);
  return {
    ...words,
    card: called,
    cardText: (card) => named.get(card.id)?.text ?? told(effects, card),
    ruleNote: (rule) => (isShared(rule) ? sharedRule : null),
    prompt: (prompt, view, name) => capitalised(prompts[promptOf(prompt)](view, name)),
    option: (choice, view, name) => capitalised(choices[choice.do](choice as never, view, name)),
    event: (e, name) => events[e.type](e as never, name),
    reason: (reason, name) => reasons[reason.is](reason as never, name),
    words: (choice) => searchable([...namesIn(choice, named), ...verbs[choice.do]]),
  };
}

/** The names of the cards and fields that a choice speaks of; zombies it knows by number only. */
function namesIn(choice: Choice, named: Named): readonly string[] {
  const ofCard = (id: string): readonly string[] => {
    const card = named.get(id);
    return card === undefined ? [id] : [card.name, ...card.aliases];
  };
  switch (choice.do) {
    case 'play':
    case 'discard':
    case 'react':
    case 'take':
    case 'unchain':
      return ofCard(choice.card);
    case 'lane':
      return [laneName(choice.lane)];
    case 'street':
      return [roman(choice.street), String(choice.street)];
    case 'field':
    case 'burn':
      return [fieldName(choice.field)];
    case 'fields':
      return choice.fields.map(fieldName);
    case 'move':
      return choice.to === BARRICADE ? [] : [fieldName(choice.to)];
    case 'now':
    case 'zombie':
    case 'teddy':
    case 'thing':
    case 'pair':
    case 'keep':
    case 'use':
    case 'stay':
    case 'pass':
    case 'enough':
    case 'end':
      return [];
    default:
      return choice satisfies never;
  }
}

/** Ends a sentence, unless the name of a card has done so already. */
export function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lanes are A, B, C. */
export function laneName(lane: Lane): string {
  return 'ABC'.charAt(lane);
}

/** A field is named by its lane and its street: `B3`. */
export function fieldName(field: Field): string {
  return `${laneName(laneOf(field))}${streetOf(field)}`;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

/** A street that is named alone: `III`. */
export function roman(street: number): string {
  return ROMAN[street - 1] ?? String(street);
}

// What drawings may use, too.

export { inPlayOf } from '../cite.ts';
export { lineOfFire } from '../outlook.ts';
export { BARRICADE, laneOf, streetOf } from '../content/board.ts';
export { zombieIn } from './seen.ts';
