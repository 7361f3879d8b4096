/** What follows an option for sure, and the odds where a die decides, as data; each language has the sentences. */
import { same, type Seat } from '@horda/kernel';
import type { Having } from '@horda/parts';
import { SIDES } from '../outlook.ts';
import { COLONY, type Choice, type PlaceNo, type SurvivorNo } from '../state.ts';
import type { Preview, View } from '../view.ts';
import { placeUnderWay, survivorSeen } from './seen.ts';

export type Ahead =
  /** The lowest unused die that is enough. */
  | { readonly is: 'die'; readonly die: number }
  /** An ordinary zombie goes off the board. (L69) */
  | { readonly is: 'kills'; readonly place: PlaceNo }
  /** A d6 hits with `hits` of its six results. (L71, L259) */
  | { readonly is: 'duel'; readonly hits: number; readonly victim: SurvivorNo | null }
  /** The exposure die: `deadly` of its twelve faces kill; a bite may pass on to `others`. (L126, L127) */
  | {
      readonly is: 'exposure';
      readonly survivor: SurvivorNo;
      readonly deadly: number;
      readonly sides: number;
      readonly others: number;
    }
  | { readonly is: 'noRoll' }
  /** The top card is looked at. (L80) */
  | { readonly is: 'looks'; readonly place: PlaceNo; readonly deck: number }
  /** Each token brings a zombie with an even chance. (L82, L160) */
  | { readonly is: 'noise'; readonly place: PlaceNo; readonly tokens: number }
  | { readonly is: 'cleans'; readonly cards: number; readonly left: number }
  /** A card counts for or against the crisis. (L102, L103) */
  | { readonly is: 'crisis'; readonly helps: boolean; readonly cards: number; readonly need: number }
  | { readonly is: 'food'; readonly left: number; readonly needed: number }
  | { readonly is: 'raised'; readonly die: number }
  /** The bite stops here, or the die decides. (L128, L130, L131) */
  | { readonly is: 'biteStops'; readonly survivor: SurvivorNo }
  | { readonly is: 'biteRolls'; readonly survivor: SurvivorNo; readonly next: SurvivorNo | null }
  | { readonly is: 'unused'; readonly dice: readonly number[] }
  | { readonly is: 'nextTurn'; readonly seat: Seat }
  /** What the colony phase does as things stand; `short`: missing food. */
  | {
      readonly is: 'colonyPhase';
      readonly short: number;
      readonly morale: number;
      readonly zombies: number;
      readonly dying: readonly SurvivorNo[];
    };

export type AheadWords = {
  readonly [I in Ahead['is']]: (ahead: Having<Ahead, 'is', I>, name: (seat: Seat) => string) => string;
};

const CLEANED = 3;
/** F32 */
const BANDIT_VALUE = 4;

/** Empty: the words of the option say it all, or only its card does. */
export function aheadOf(view: View, choice: Choice): readonly Ahead[] {
  const preview = previewIn(view, choice);
  const die: readonly Ahead[] = preview === null || preview.die === 0 ? [] : [{ is: 'die', die: preview.die }];
  switch (choice.do) {
    case 'attack': {
      const one = survivorSeen(view, choice.survivor);
      if (one === null || !meetsOnlyZombies(view, one)) return die;
      return [...die, { is: 'kills', place: one.place }, ...exposure(view, choice.survivor, one.place, preview)];
    }
    case 'zombie':
      return [
        { is: 'kills', place: placeUnderWay(view) },
        ...exposure(view, view.underWay.survivor, placeUnderWay(view), preview),
      ];
    case 'special':
      return exposure(view, view.underWay.survivor, placeUnderWay(view), preview);
    case 'victim':
      return [
        { is: 'duel', hits: Math.min(6, survivorSeen(view, choice.survivor)?.attack ?? 0), victim: choice.survivor },
        { is: 'noRoll' },
      ];
    case 'bandit':
      return [{ is: 'duel', hits: BANDIT_VALUE, victim: null }, { is: 'noRoll' }];
    case 'search': {
      const { place = COLONY } = survivorSeen(view, choice.survivor) ?? {};
      const looks: Ahead = { is: 'looks', place, deck: view.places[place]!.deck };
      return [...die, looks, ...(preview?.rolls === 0 ? [] : exposure(view, choice.survivor, place, preview))];
    }
    case 'makeNoise': {
      const place = placeUnderWay(view);
      return [{ is: 'noise', place, tokens: view.places[place]!.noise + 1 }];
    }
    case 'barricade':
    case 'attract':
    case 'ability':
      return die;
    case 'clean': {
      const cards = Math.min(CLEANED, view.waste.length);
      return [...die, { is: 'cleans', cards, left: view.waste.length - cards }];
    }
    case 'move':
      // A card of the hand, a road or a tunnel may spare the roll: the next question tells for each place.
      return [];
    case 'go':
      return exposure(view, view.underWay.survivor, choice.to, preview);
    case 'contribute':
    case 'contributeItem':
      if (preview === null || view.forecast === null || view.forecast.crisisNeed === null) return [];
      return [
        {
          is: 'crisis',
          helps: preview.crisis > 0,
          cards: view.contributions.length + 1,
          need: view.forecast.crisisNeed,
        },
      ];
    case 'spendFood':
      return [{ is: 'raised', die: choice.die + 1 }, ...foodLeft(view, -1)];
    case 'play':
    case 'use':
      return preview?.food === undefined ? [] : foodLeft(view, preview.food);
    case 'giveUp':
      return [{ is: 'biteStops', survivor: view.underWay.survivor }];
    case 'risk': {
      const chain = view.moments.find((moment) => moment.is === 'bite')?.chain ?? [];
      const next = chain[chain.indexOf(view.underWay.survivor) + 1] ?? null;
      return [{ is: 'biteRolls', survivor: view.underWay.survivor, next }];
    }
    case 'end':
      return afterTurn(view);
    default:
      return [];
  }
}

function previewIn(view: View, choice: Choice): Preview | null {
  for (const [i, { own }] of view.asks.entries()) {
    const at = own?.options.findIndex((option) => same(option, choice)) ?? -1;
    if (at >= 0) return view.previews[i]![at]!;
  }
  return null;
}

/** Then the target needs no choice that would change what follows. */
function meetsOnlyZombies({ places, survivors }: View, one: View['survivors'][number]): boolean {
  const { entrances, bandits } = places[one.place]!;
  const isOrdinary = entrances.every(({ special }) => special.length === 0);
  const isAlone = !survivors.some(({ owner, place }) => owner !== one.owner && place === one.place);
  return isOrdinary && bandits === 0 && isAlone && entrances.some(({ zombies }) => zombies > 0);
}

function exposure(view: View, survivor: SurvivorNo, place: PlaceNo, preview: Preview | null): readonly Ahead[] {
  if (preview === null) return [];
  if (preview.rolls === 0) return [{ is: 'noRoll' }];
  const others = view.survivors.filter((one) => one.card !== survivor && one.place === place).length;
  return [{ is: 'exposure', survivor, deadly: preview.deadly, sides: SIDES, others }];
}

function foodLeft({ food, forecast }: View, change: number): readonly Ahead[] {
  return [{ is: 'food', left: food + change, needed: forecast?.foodNeeded ?? 0 }];
}

/** Dice that are still unused, then the next player, or the colony phase as things stand. */
function afterTurn(view: View): readonly Ahead[] {
  const { players, active, first, forecast } = view;
  const dice = players[active]?.dice ?? [];
  const unused: readonly Ahead[] = dice.length === 0 ? [] : [{ is: 'unused', dice }];
  const order = players.map((_, i) => (first + i) % players.length).filter((seat) => !players[seat]!.out);
  const next = order[order.indexOf(active) + 1];
  if (next !== undefined) return [...unused, { is: 'nextTurn', seat: next }];
  if (forecast === null) return unused;
  const { foodMissing: short, hungerLoss, wasteLoss, places } = forecast;
  return [
    ...unused,
    {
      is: 'colonyPhase',
      short,
      morale: hungerLoss + wasteLoss,
      zombies: places.reduce((sum, { due }) => sum + due, 0),
      dying: places.flatMap(({ dying }) => dying),
    },
  ];
}
