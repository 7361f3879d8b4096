/** L85–L87: barricades, waste, and zombies that are attracted; each for any die. */
import { ask, askUnlessOne, call, emit, rule, same, type Rule, type Seat } from '@horda/kernel';
import type { Op } from '../content/operations.ts';
import type { Hook, Need } from '../content/vocabulary.ts';
import { BARRICADE } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import { context, type Context } from '../effects/context.ts';
import { isWorthwhile } from '../effects/worthwhile.ts';
import { mayAct } from '../rules/acting.ts';
import { removeCards } from '../rules/cards.ts';
import { askDie, useDie } from '../rules/dice.ts';
import { entrancesFor, isPossibleAt, perform } from '../rules/entrances.ts';
import { find, hasSurvivorAt, placesOf, survivorOf, survivorsAt, zombiesAt } from '../rules/table.ts';
import { highestIn, isAutomatic, toolsFor, useTool, type ToolUse } from '../rules/tools.ts';
import {
  COLONY,
  NONE,
  type CardNo,
  type Choice,
  type PlaceNo,
  type State,
  type Survivor,
  type SurvivorNo,
} from '../state.ts';
import type { ActionRules } from './action.ts';

const CLEANED = 3;
const ATTRACTED = 2;

export const BUILD_ACTIONS: ActionRules<'barricade' | 'clean' | 'attract'> = {
  barricade: {
    offer(s, seat, options) {
      if (s.players[seat]!.dice.length === 0) return;
      for (const one of s.survivors)
        if (one.owner === seat && canBuild(s, one)) options.push({ do: 'barricade', survivor: one.card });
    },
    act: (s, seat, { survivor }) => startBarricade(s, seat, survivor, false),
  },
  /** L86, Q59: with an own survivor in the colony, and something to remove. */
  clean: {
    offer(s, seat, options) {
      if (s.players[seat]!.dice.length > 0 && s.waste.length > 0 && hasSurvivorAt(s, seat, COLONY))
        options.push({ do: 'clean' });
    },
    act: (s, seat) => call(s, clean, { seat, ops: [] }),
  },
  /** F17: zombies of another place, and an empty space for them. */
  attract: {
    offer(s, seat, options) {
      if (s.players[seat]!.dice.length === 0) return;
      for (const one of s.survivors)
        if (one.owner === seat && mayAct(s, one, 'other') && canAttract(s, one))
          options.push({ do: 'attract', survivor: one.card });
    },
    act: (s, seat, { survivor }) => call(s, attract, { seat, survivor, from: NONE, left: ATTRACTED }),
  },
};

function canBuild(s: State, one: Survivor): boolean {
  return mayAct(s, one, 'other') && isPossibleAt(s, 'barricade', one.place);
}

export function startBarricade(s: State, seat: Seat, survivor: SurvivorNo, free: boolean): void {
  call(s, BARRICADE, { seat, survivor, free, ops: [], left: 0 });
}

interface Barricade {
  seat: Seat;
  survivor: SurvivorNo;
  free: boolean;
  ops: readonly Op[];
  left: number;
}

/** L85, Q44: a barricade on an empty entrance space where the survivor stands. */
const barricade = rule<State, Barricade, Choice>(BARRICADE)({
  die(s, { seat, free }, f) {
    if (free) f.at = 'ready';
    else askDie(s, f, seat, 'barricade.die', 1);
  },
  pay(s, { seat }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
  },
  ready(s, my) {
    my.ops = helpers(s, my.survivor, 'barricading')
      .filter(isAutomatic)
      .flatMap(({ effects }) => effects);
  },
  arm(s, { seat, survivor }, f) {
    const named = helpers(s, survivor, 'barricading').filter((tool) => !isAutomatic(tool));
    if (named.length === 0) f.at = 'count';
    else ask<Choice>(s, seat, 'barricade.arm', [...named.map(({ tool }) => tool), { do: 'goOn' }]);
  },
  armed(s, my, { pick }) {
    my.ops = [...my.ops, ...useOne(s, my.survivor, 'barricading', pick)];
  },
  count(_s, my) {
    my.left = Math.max(1, highestIn(my.ops, 'barricade.count'));
  },
  choose(s, { seat, survivor, left }, f) {
    const open = left > 0 ? entrancesFor(s, 'barricade', [survivorOf(s, survivor).place]) : [];
    if (open.length === 0) f.at = 'done';
    else askUnlessOne(s, f, seat, 'barricade.choose', open);
  },
  build(s, my, f) {
    if (f.pick.do === 'entrance') perform(s, 'barricade', f.pick.place, f.pick.entrance);
    my.left--;
    f.at = 'choose';
  },
  done(s, { survivor }) {
    emit(s, { type: 'barricaded', survivor, place: survivorOf(s, survivor).place });
  },
  /** What an item does after a barricade action. */
  more(s, { seat, survivor }, f) {
    const isWorthIt = ({ tool, effects }: ToolUse): boolean =>
      tool.do === 'withItem' && isWorthwhile(s, effects, afterBuilding(s, seat, survivor, tool.card));
    const tools = find(s, survivor) === undefined ? [] : helpers(s, survivor, 'barricaded').filter(isWorthIt);
    if (tools.length === 0) f.at = '';
    else ask<Choice>(s, seat, 'barricade.more', [...tools.map(({ tool }) => tool), { do: 'goOn' }]);
  },
  after(s, { seat, survivor }, { pick }) {
    const effects = useOne(s, survivor, 'barricaded', pick);
    if (pick.do === 'withItem') callEffects(s, effects, afterBuilding(s, seat, survivor, pick.card));
  },
});

function afterBuilding(s: State, seat: Seat, survivor: SurvivorNo, card: CardNo): Context {
  return context(s, { deck: 'item', card }, seat, { self: survivor, here: survivorOf(s, survivor).place });
}

function helpers(s: State, survivor: SurvivorNo, hook: Hook): ToolUse[] {
  const one = survivorOf(s, survivor);
  const fits = (need: Need): boolean => need.need !== 'barricadedInColony' || one.place === COLONY;
  return toolsFor(s, one, hook, fits);
}

/** Uses the tool picked, and gives what it does; nothing for anything else. */
function useOne(s: State, survivor: SurvivorNo, hook: Hook, pick: Choice): readonly Op[] {
  const used = helpers(s, survivor, hook).find(({ tool }) => same(tool, pick));
  if (used === undefined) return [];
  useTool(s, survivorOf(s, survivor), used);
  return used.effects;
}

/** L86: the top three cards leave the game. A card may break in between the die and the work. */
const clean = rule<State, { seat: Seat; ops: readonly Op[] }, Choice>('clean')({
  die(s, { seat }, f) {
    askDie(s, f, seat, 'clean.die', 1);
  },
  pay(s, { seat }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
    s.turn.cancelled = false;
    emit(s, { type: 'cleanPaid', seat });
  },
  arm(s, { seat }, f) {
    if (s.turn.cancelled) return void (f.at = '');
    const named = cleaners(s, seat);
    if (named.length === 0) f.at = 'work';
    else
      ask<Choice>(s, seat, 'clean.arm', [
        ...named.map(({ card }): Choice => ({ do: 'survivor', survivor: card })),
        { do: 'goOn' },
      ]);
  },
  armed(s, my, { pick }) {
    if (pick.do !== 'survivor') return;
    const one = survivorOf(s, pick.survivor);
    const [used] = toolsFor(s, one, 'cleaning', () => true);
    my.ops = used!.effects;
    useTool(s, one, used!);
  },
  work(s, my) {
    const n = Math.max(CLEANED, highestIn(my.ops, 'cleanWaste.count'));
    const cards = s.waste.splice(Math.max(0, s.waste.length - n)).reverse();
    removeCards(s, cards);
    emit(s, { type: 'cleaned', seat: my.seat, cards });
  },
});

/** Own survivors in the colony who remove more cards. */
function cleaners(s: State, seat: Seat): Survivor[] {
  return survivorsAt(s, COLONY).filter(
    (one) => one.owner === seat && toolsFor(s, one, 'cleaning', () => true).length > 0,
  );
}

interface Attract {
  seat: Seat;
  survivor: SurvivorNo;
  from: PlaceNo;
  left: number;
}

/** L87, F17: up to two ordinary zombies, all from one other place, to empty entrance spaces; no barricade is destroyed. */
const attract = rule<State, Attract, Choice>('attract')({
  die(s, { seat }, f) {
    askDie(s, f, seat, 'attract.die', 1);
  },
  pay(s, { seat }, { pick }) {
    if (pick.do === 'die') useDie(s, seat, pick.value);
  },
  from(s, { seat, survivor }, f) {
    askUnlessOne(
      s,
      f,
      seat,
      'attract.from',
      sources(s, survivorOf(s, survivor)).map((place): Choice => ({ do: 'place', place })),
    );
  },
  begin(_s, my, { pick }) {
    if (pick.do === 'place') my.from = pick.place;
  },
  /** One is enough, if the player likes. */
  choose(s, { seat, survivor, from, left }, f) {
    const lures = left > 0 ? luresOf(s, from, survivorOf(s, survivor).place) : [];
    if (lures.length === 0) return void (f.at = '');
    ask(s, seat, 'attract.choose', left < ATTRACTED ? [...lures, { do: 'goOn' }] : lures);
  },
  lure(s, my, f) {
    const { pick } = f;
    if (pick.do !== 'lure') return;
    const to = survivorOf(s, my.survivor).place;
    lure(s, pick.from, pick.entrance, to, pick.to);
    my.left--;
    f.at = 'choose';
  },
});

function canAttract(s: State, { place }: Survivor): boolean {
  if (!isPossibleAt(s, 'barricade', place)) return false;
  for (let from = 0; from < s.places.length; from++) if (from !== place && zombiesAt(s, from) > 0) return true;
  return false;
}

/** Places from which zombies can be attracted. */
function sources(s: State, one: Survivor): PlaceNo[] {
  return placesOf(s).filter((place) => place !== one.place && zombiesAt(s, place) > 0);
}

/** Every way in which one ordinary zombie can go from a place to an empty space of another. */
export function luresOf(s: State, from: PlaceNo, to: PlaceNo): Choice[] {
  const open = entrancesFor(s, 'barricade', [to]);
  return s.places[from]!.entrances.flatMap(({ zombies }, entrance): Choice[] =>
    zombies === 0
      ? []
      : open.flatMap((there): Choice[] =>
          there.do === 'entrance' ? [{ do: 'lure', from, entrance, to: there.entrance }] : [],
        ),
  );
}

export function lure(s: State, from: PlaceNo, entrance: number, to: PlaceNo, toEntrance: number): void {
  s.places[from]!.entrances[entrance]!.zombies--;
  s.places[to]!.entrances[toEntrance]!.zombies++;
  emit(s, { type: 'zombieLured', from, entrance, to, toEntrance });
}

export const BUILD_RULES: readonly Rule<State>[] = [barricade, clean, attract];
