/** What players may pick. Cards, survivors and places are numbers; a die is named by its value. */
import type { Seat } from '@horda/kernel';
import type { CardNo, ImprovementNo, PlaceNo, SurvivorNo } from './state.ts';

/** Picked in the own turn, between two actions. */
export type Action =
  | { readonly do: 'attack' | 'search' | 'barricade' | 'attract' | 'move'; readonly survivor: SurvivorNo }
  | { readonly do: 'clean' }
  /** The ability of a survivor; `of`: whose ability it is, for a survivor that copies others. */
  | { readonly do: 'ability'; readonly survivor: SurvivorNo; readonly of: SurvivorNo }
  /** A card of the hand for one of its uses. */
  | { readonly do: 'play'; readonly card: CardNo; readonly use: number }
  | { readonly do: 'equip'; readonly card: CardNo; readonly survivor: SurvivorNo }
  /** A card beside a survivor, for one of its uses. */
  | { readonly do: 'use'; readonly survivor: SurvivorNo; readonly card: CardNo; readonly use: number }
  /** A card of the hand, or beside a survivor, goes face down to the crisis. (L100) */
  | { readonly do: 'contribute'; readonly card: CardNo }
  | { readonly do: 'contributeItem'; readonly card: CardNo; readonly survivor: SurvivorNo }
  /** A card of the hand goes on the main objective. (Q119) */
  | { readonly do: 'offer'; readonly card: CardNo }
  /** Food raises any unused die. (L108, N34) */
  | { readonly do: 'spendFood'; readonly seat: Seat; readonly die: number }
  /** An exiled player's food card raises a die. (L196) */
  | { readonly do: 'eat'; readonly card: CardNo; readonly die: number }
  /** A medicine card turns an unruly helpless back. (L242) */
  | { readonly do: 'calm'; readonly card: CardNo }
  | { readonly do: 'request' }
  | {
      readonly do: 'handOff';
      readonly card: CardNo;
      readonly survivor: SurvivorNo;
      readonly to: SurvivorNo;
    }
  | { readonly do: 'accuse'; readonly seat: Seat }
  /** The free action of an improvement, or of the main objective. */
  | { readonly do: 'improvement'; readonly card: ImprovementNo }
  | { readonly do: 'objective' }
  | { readonly do: 'codeDie'; readonly die: number }
  /** An action printed on the hideout. */
  | { readonly do: 'placeAction'; readonly survivor: SurvivorNo; readonly action: number }
  /** A lasting effect that any player may use in the own turn. */
  | { readonly do: 'lasting'; readonly id: number }
  | { readonly do: 'end' };

/** What an attack is aimed at. */
export type Target =
  | { readonly do: 'zombie'; readonly entrance: number }
  /** A special zombie. */
  | { readonly do: 'special'; readonly entrance: number; readonly experiment: number }
  | { readonly do: 'victim'; readonly survivor: SurvivorNo }
  | { readonly do: 'bandit' };

/** Something that changes an attack, a search or another action that is under way. */
export type Tool =
  /** A card beside the survivor. */
  | { readonly do: 'withItem'; readonly card: CardNo }
  | { readonly do: 'withAbility'; readonly of: SurvivorNo }
  | { readonly do: 'withImprovement'; readonly card: ImprovementNo }
  /** A side effect of the survivor. */
  | { readonly do: 'withSideEffect'; readonly card: number }
  /** A text that goes on working. */
  | { readonly do: 'withLasting'; readonly id: number };

export type Choice =
  | Action
  | Target
  | Tool
  /** Go on without further tools. */
  | { readonly do: 'goOn' }
  | { readonly do: 'die'; readonly value: number }
  /** A destination; `fuel`: the card played for it, -1: none. */
  | { readonly do: 'go'; readonly to: PlaceNo; readonly fuel: CardNo }
  /** Search: keep this card, or make noise and look at one more. Also: keep in hand what was given on request. */
  | { readonly do: 'keep'; readonly card: CardNo }
  | { readonly do: 'makeNoise' }
  /** Where cards go under a deck in an order: the next one. */
  | { readonly do: 'under'; readonly card: CardNo }
  | { readonly do: 'entrance'; readonly place: PlaceNo; readonly entrance: number }
  /** A zombie from an entrance goes to another. */
  | { readonly do: 'lure'; readonly from: PlaceNo; readonly entrance: number; readonly to: number }
  | { readonly do: 'survivor'; readonly survivor: SurvivorNo }
  | { readonly do: 'leader'; readonly survivor: SurvivorNo }
  | { readonly do: 'place'; readonly place: PlaceNo }
  | { readonly do: 'player'; readonly seat: Seat }
  | { readonly do: 'card'; readonly card: CardNo }
  /** A card and whom it goes to. */
  | { readonly do: 'deal'; readonly card: CardNo; readonly seat: Seat }
  | { readonly do: 'token'; readonly token: 'wound' | 'frostbite' }
  | { readonly do: 'helpless'; readonly unruly: boolean }
  | { readonly do: 'guard'; readonly guard: 'barricade' | 'trap' }
  | { readonly do: 'option'; readonly option: number }
  /** Of several effects at one moment this comes next; -1: the crossroads card. (L210) */
  | { readonly do: 'next'; readonly lasting: number }
  | { readonly do: 'amount'; readonly n: number }
  | { readonly do: 'vote'; readonly up: boolean }
  | { readonly do: 'yes' }
  | { readonly do: 'no' }
  /** Bite: this survivor dies and the bite stops, or the die decides. (L128) */
  | { readonly do: 'giveUp' }
  | { readonly do: 'risk' }
  /** First-player marker: call a vote, or let it pass. */
  | { readonly do: 'callVote' }
  | { readonly do: 'letPass' }
  /** A standing request: give a card, or ignore it. */
  | { readonly do: 'give'; readonly by: Seat; readonly card: CardNo; readonly to: Seat }
  | { readonly do: 'ignore'; readonly by: Seat; readonly to: Seat }
  /** A payment of all players together: pay this part, or refuse. */
  | { readonly do: 'pay'; readonly by: Seat; readonly card: CardNo; readonly die: number }
  | { readonly do: 'refuse'; readonly by: Seat }
  /** An unused own die, or one on Raxxon, gets another value. */
  | { readonly do: 'turnDie'; readonly from: number; readonly to: number }
  /** An unused own die is rolled again; `no`: its place among the unused ones, which tells equal dice apart. */
  | { readonly do: 'rollDie'; readonly die: number; readonly no: number }
  /** An own die is offered for that of another player; or that die goes down and the own one up. */
  | { readonly do: 'swapDice' | 'takePip'; readonly own: number; readonly other: number; readonly seat: Seat }
  /** A die of another player goes up. */
  | { readonly do: 'raiseDie'; readonly seat: Seat; readonly die: number }
  | { readonly do: 'improve'; readonly card: ImprovementNo }
  | { readonly do: 'experiment'; readonly card: number };
