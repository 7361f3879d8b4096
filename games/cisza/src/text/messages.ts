/** The shape of Cisza's words in any language: a language that lacks one of them does not compile. */
import type { Seat } from '@horda/kernel';
import { searchable, type GameTexts, type Having, type NameOf } from '@horda/parts';
export { list, rounded } from '@horda/parts';
import { aimedBy, sharedPromptOf, type SharedPrompt } from '../cite.ts';
import type { Kind } from '../content/city.ts';
import {
  effectOf,
  isBarrier,
  RESOURCES,
  type AimingEffect,
  type Barrier,
  type Effect,
  type EffectOf,
  type Resource,
  type Type,
} from '../content/resources.ts';
import type { Reason } from '../reason.ts';
import type { CiszaPack } from '../pack.ts';
import {
  attackersLeft,
  type Choice,
  type Ending,
  type Event,
  type Figures,
  type Options,
  type ZombieKind,
} from '../state.ts';
import type { ShelterView, View } from '../view.ts';
import type { CardText } from './cards.ts';

export interface KindText {
  /** `strong zombie`. */
  readonly name: string;
  /** `strong`. */
  readonly short: string;
}

/** What is written on a drawing of the table. */
export type Label =
  | 'shelter'
  | 'survivors'
  | 'barriers'
  | 'zombies'
  | 'hand'
  | 'city'
  | 'resources'
  | 'discarded'
  | 'turn'
  | 'noise'
  | 'quiet'
  | 'survivor'
  | 'finalAttack'
  | 'eliminated'
  | 'empty';

export type SettingTexts = {
  readonly [K in keyof Options]: {
    readonly name: string;
    readonly help: string;
    readonly values: Readonly<Record<`${Options[K]}`, string>>;
  };
};

export type BarrierEffect = EffectOf<Barrier>;

type ChoiceOf<D extends Choice['do']> = Extract<Choice, { readonly do: D }>;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type ReasonOf<I extends Reason['is']> = Having<Reason, 'is', I>;

/** What stands against a choice here and now. */
export type ReasonWords = { readonly [I in Reason['is']]: (reason: ReasonOf<I>, name: NameOf) => string };

/** The words that reasons share with the other sentences of a language. */
export interface SharedWords extends Pick<Messages, 'cards' | 'kinds'> {
  /** Zombies in the nominative. */
  zombies(several: readonly ZombieKind[]): string;
  named(several: readonly Resource[]): string;
}

/** Everything a language has to say. */
export interface Messages {
  readonly title: string;
  readonly about: string;
  readonly settings: SettingTexts;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly figures: Readonly<Record<keyof Figures, string>>;
  readonly piles: Readonly<Record<keyof CiszaPack, string>>;
  readonly cards: Readonly<Record<Resource, CardText>>;
  readonly types: Readonly<Record<Type, string>>;
  readonly kinds: Readonly<Record<Kind, KindText>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** The three phases of a turn. */
  readonly phases: readonly [string, string, string];
  readonly prompts: { readonly [P in SharedPrompt]: (view: View, name: NameOf) => string };
  /** What a card with this effect asks for: its target. */
  readonly aims: { readonly [E in AimingEffect]: (card: Resource, view: View) => string };
  readonly choices: { readonly [D in Choice['do']]: (choice: ChoiceOf<D>, view: View, name: NameOf) => string };
  readonly events: { readonly [T in Event['type']]: (e: EventOf<T>, name: NameOf) => string };
  readonly reasons: ReasonWords;
  /** What playing a card of this effect does now, besides its noise. */
  readonly effects: { readonly [E in Effect]: (card: Resource, view: View) => string };
  /** What using a barrier of this effect does now, besides its noise; `left`: the zombies that still attack. */
  readonly uses: { readonly [E in BarrierEffect]: (left: number, view: View) => string };
  /** The noise that follows on a card. */
  afterwards(card: Resource, view: View): string;
  /** Survivors and zombies of a shelter, as `advice.ts` counts them. */
  readonly outlook: CiszaTexts['outlook'];
  /** Words by which a choice is found, besides the names of its cards and zombies. */
  readonly verbs: { readonly [D in Choice['do']]: readonly string[] };
}

/** The words of Cisza: what every game says, and what a drawing of its table needs. */
export interface CiszaTexts extends GameTexts<Choice, Event, View> {
  readonly settings: SettingTexts;
  readonly endings: Messages['endings'];
  readonly figures: Messages['figures'];
  readonly piles: Messages['piles'];
  readonly cards: Messages['cards'];
  readonly types: Messages['types'];
  readonly kinds: Messages['kinds'];
  readonly labels: Messages['labels'];
  readonly phases: Messages['phases'];
  reason(reason: Reason, name: NameOf): string;
  /** What playing or using a card does now; null: the choice is not of that kind. */
  ahead(choice: Choice, view: View, name: NameOf): string | null;
}

export function texts(messages: Messages): CiszaTexts {
  const { prompts, aims, choices, events, reasons, verbs, effects, uses, afterwards, ...words } = messages;
  const withNoise = (does: string, card: Resource, view: View): string => `${does} ${afterwards(card, view)}`;
  return {
    ...words,
    // The cards of a pack are our own ones, in other numbers.
    ruleNote: () => null,
    prompt: (prompt, view, name) => {
      const card = aimedBy(prompt);
      return card === null ? prompts[sharedPromptOf(prompt)](view, name) : aims[effectOf(card)](card, view);
    },
    option: (choice, view, name) => choices[choice.do](choice as never, view, name),
    event: (e, name) => events[e.type](e as never, name),
    reason: (reason, name) => reasons[reason.is](reason as never, name),
    ahead: (choice, view) => {
      if (choice.do === 'play') {
        const does = effects[effectOf(choice.card)](choice.card, view);
        // A barrier makes its noise when it is used. (C76)
        return isBarrier(choice.card) ? does : withNoise(does, choice.card, view);
      }
      if (choice.do === 'noise') return afterwards(choice.card, view);
      if (choice.do !== 'use') return null;
      const left = view.attack === null ? 0 : attackersLeft(view.attack);
      return withNoise(uses[effectOf(choice.barrier)](left, view), choice.barrier, view);
    },
    words: (choice) => searchable([...namesIn(choice, words), ...verbs[choice.do]]),
  };
}

/** The names of the cards and zombies that a choice speaks of. */
function namesIn(choice: Choice, { cards, kinds }: Pick<Messages, 'cards' | 'kinds'>): readonly string[] {
  const ofCard = (card: Resource): readonly string[] => [cards[card].name, ...cards[card].aliases];
  const ofKind = (kind: ZombieKind): readonly string[] => [kinds[kind].name];
  switch (choice.do) {
    case 'play':
    case 'noise':
      return ofCard(choice.card);
    case 'use':
      return ofCard(choice.barrier);
    case 'drop':
      return choice.cards.flatMap(ofCard);
    case 'eliminate':
      return choice.zombies.flatMap(ofKind);
    case 'blast':
      return [
        ...RESOURCES.filter((card) => effectOf(card) === 'blowUp').flatMap(ofCard),
        ...[...choice.attackers, ...choice.newcomers].flatMap(ofKind),
      ];
    case 'send':
      return ofKind(choice.zombie);
    case 'keep':
    case 'exchange':
    case 'discard':
    case 'end':
    case 'snipe':
    case 'target':
    case 'give':
    case 'face':
      return [];
    default:
      return choice satisfies never;
  }
}

/** Equal things together: how many there are of each, in the order they first occur. */
export function tally<T>(items: readonly T[]): readonly (readonly [T, number])[] {
  return [...Map.groupBy(items, (item) => item)].map(([item, all]) => [item, all.length] as const);
}

/** Ends a sentence, unless the name of a card has done so already: `Surprise!`. */
export function sentence(text: string): string {
  return text.endsWith('!') ? text : `${text}.`;
}

// What the sentences depend on, seen by the player who is asked; drawings may use it too.

export { aboutToBeLost, noiseAhead, shotsWith, takesAll, type NoiseAhead } from '../outlook.ts';
export { attackersLeft } from '../state.ts';

export function ownShelter({ shelters, seat, active }: View): ShelterView {
  return shelters[seat ?? active]!;
}

export function isOwn({ seat }: View, shelter: Seat): boolean {
  return seat === shelter;
}

/** Whether the open question of the viewer offers this kind of choice. */
export function offers({ asks }: View, kind: Choice['do']): boolean {
  return asks.some(({ own }) => own?.options.some((option) => option.do === kind));
}

/** What Surprise! will send: a zombie of the player, the top of the city, or both. (A7, A10) */
export function surpriseSends(view: View): 'own' | 'city' | 'both' {
  const { top } = view.city;
  const topGoes = view.options.surprise === 'turn' ? top !== null : top !== null && top !== 'survivor';
  if (!topGoes) return 'own';
  return ownShelter(view).zombies.length > 0 ? 'both' : 'city';
}
