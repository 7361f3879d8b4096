/** What is picked in the player phase: whose turn it is, its actions, and what they ask. */
import type { SkillId } from '../content/ids.ts';
import type { CardNo, DoorNo, Held, SurvivorNo, ZoneNo } from '../state.ts';
import type { AttackChoice } from './combat.ts';

export type Action =
  | Extract<AttackChoice, { readonly do: 'attack' | 'throw' }>
  /** V40–V51: one Move after another along `way`, which ends at the zone; it stops where something happens. */
  | { readonly do: 'move'; readonly way: readonly ZoneNo[] }
  /** V52–V66; `light`: the Flashlight is used, and switched on at night. (V56) */
  | { readonly do: 'search'; readonly light: boolean }
  /** V67–V74; `card`: NONE for Break-in. */
  | { readonly do: 'door'; readonly door: DoorNo; readonly card: Held }
  /** V90: the own cards are arranged, or exchanged with another survivor of the zone; NONE: only the own. */
  | { readonly do: 'trade'; readonly with: SurvivorNo }
  /** V98: by its place in the state's list, because backs of tokens may be alike. */
  | { readonly do: 'objective'; readonly place: number }
  | { readonly do: 'crate' }
  | { readonly do: 'pickUp'; readonly survivor: SurvivorNo }
  | { readonly do: 'makeNoise' }
  | { readonly do: 'reload'; readonly card: CardNo }
  | { readonly do: 'lightOn'; readonly at: ZoneNo }
  | { readonly do: 'lightOff' }
  | { readonly do: 'eat'; readonly card: CardNo }
  | { readonly do: 'discard'; readonly card: Held }
  /** By its place in the state's list. */
  | { readonly do: 'rally'; readonly companion: number }
  /** X12, X13, X18, X25, X36: a skill that moves the survivor. */
  | { readonly do: 'dash'; readonly skill: SkillId; readonly way: readonly ZoneNo[] }
  /** X37, X49, X61: a skill that works on a zone. */
  | { readonly do: 'skill'; readonly skill: 'shove' | 'lifesaver' | 'taunt'; readonly zone: ZoneNo }
  /** X14: Born leader gives this survivor an action. */
  | { readonly do: 'lead'; readonly survivor: SurvivorNo }
  /** A marker of the team that works at any time, for this survivor. */
  | { readonly do: 'useToken'; readonly token: string; readonly survivor: SurvivorNo }
  /** V442: by its place in the state's list; `drive`: one zone slowly, or two fast. */
  | { readonly do: 'getIn'; readonly car: number }
  | { readonly do: 'getOut' | 'takeWheel' }
  | { readonly do: 'drive'; readonly way: readonly ZoneNo[] }
  /** Leaves the board through an exit. */
  | { readonly do: 'exit' }
  | { readonly do: 'end' };

/** What actions ask. */
type Answer =
  /** V303: where the beam is aimed at; the own zone stands for a wall. */
  | { readonly do: 'aim'; readonly at: ZoneNo }
  /** V90: the cards in the hands; the others are in the backpack. */
  | { readonly do: 'arrange'; readonly hand: readonly Held[] }
  /** X20: the card that was drawn, or another one. */
  | { readonly do: 'keep' }
  /** Another card is drawn in its place. */
  | { readonly do: 'redraw' }
  /** V90, V91: a card of the own ones goes to the partner, or one of the partner's comes; or that is all. */
  | { readonly do: 'give'; readonly card: Held }
  | { readonly do: 'take'; readonly card: Held }
  /** V436: a companion follows the other of the two from now on. */
  | { readonly do: 'pass'; readonly companion: number }
  /** A marker changes sides. */
  | { readonly do: 'hand'; readonly token: string }
  | { readonly do: 'done' }
  /** The partner agrees to all of it, or to nothing. */
  | {
      readonly do: 'agree';
      readonly given: readonly Held[];
      readonly taken: readonly Held[];
      readonly passed: readonly number[];
      readonly handed: readonly string[];
    }
  | { readonly do: 'refuse' }
  /** X37 */
  | { readonly do: 'come' | 'stay'; readonly survivor: SurvivorNo }
  /** X25, X41: each of these loses a wound. */
  | { readonly do: 'heal'; readonly survivors: readonly SurvivorNo[] }
  | { readonly do: 'enough' }
  /** Y78: "this survivor" of a card that nobody has revealed. */
  | { readonly do: 'name'; readonly survivor: SurvivorNo };

export type TurnChoice = { readonly do: 'activate'; readonly survivor: SurvivorNo } | Action | Answer;
