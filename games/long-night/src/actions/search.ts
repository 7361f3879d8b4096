/** L78–L84, L271: a survivor searches the item deck of its place. */
import { ask, call, emit, reveal, rule, same, type Rule, type Seat } from '@horda/kernel';
import type { Op } from '../content/operations.ts';
import { EXPOSURE } from '../declared.ts';
import { mayAct } from '../rules/acting.ts';
import { different } from '../rules/cards.ts';
import { askDie, hasDie, useDie } from '../rules/dice.ts';
import { searchValue, valueOf } from '../rules/modifiers.ts';
import { contentOf, find, freeNoise, survivorOf } from '../rules/table.ts';
import { hasMod, highestIn, isAutomatic, modIn, toolsFor, useTool, type ToolUse } from '../rules/tools.ts';
import { NONE, RAXXON, type Choice, type PlaceNo, type State, type Survivor, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const SEARCH_ACTIONS: ActionRules<'search'> = {
  search: {
    offer(s, seat, options) {
      for (const one of s.survivors)
        if (one.owner === seat && canSearch(s, one)) options.push({ do: 'search', survivor: one.card });
    },
    act: (s, seat, { survivor }) =>
      call(s, search, { seat, survivor, place: survivorOf(s, survivor).place, ops: [], keep: 1, look: 1 }),
  },
};

/** L78, L79, Q52: not at the colony, with a die high enough, and cards left to look at. */
function canSearch(s: State, one: Survivor): boolean {
  if (s.places[one.place]!.deck.length === 0 || !contentOf(s).places[one.place]!.hasDeck) return false;
  if (!hasDie(s, one.owner, searchValue(s, one)) || !mayAct(s, one, 'search')) return false;
  return one.sideEffects.length === 0 || valueOf(s, one, 'search.forbidden') === 0;
}

interface Search {
  seat: Seat;
  survivor: SurvivorNo;
  place: PlaceNo;
  /** What the tools in use change. */
  ops: readonly Op[];
  /** Cards still to keep, and to look at next. */
  keep: number;
  look: number;
}

const search = rule<State, Search, Choice>('search')({
  die(s, { seat, survivor }, f) {
    askDie(s, f, seat, 'search.die', searchValue(s, survivorOf(s, survivor)));
  },
  begin(s, my, { pick }) {
    if (pick.do === 'die') useDie(s, my.seat, pick.value);
    emit(s, { type: 'searchBegan', survivor: my.survivor, place: my.place });
    s.looker = my.seat;
    const free = tools(s, my.survivor).filter(isAutomatic);
    my.ops = free.flatMap(({ effects }) => effects);
  },
  /** Named before the first card is seen. (Q54) */
  arm(s, { seat, survivor }, f) {
    const named = tools(s, survivor).filter((tool) => !isAutomatic(tool));
    if (named.length === 0) f.at = 'ready';
    else ask<Choice>(s, seat, 'search.arm', [...named.map(({ tool }) => tool), { do: 'goOn' }]);
  },
  armed(s, my, f) {
    const one = survivorOf(s, my.survivor);
    const used = tools(s, my.survivor).find(({ tool }) => same(tool, f.pick));
    if (used === undefined) return;
    my.ops = [...my.ops, ...used.effects];
    useTool(s, one, used);
    f.at = 'arm';
  },
  ready(_s, my) {
    my.keep = 1 + modIn(my.ops, 'search.keep');
    my.look = 1 + modIn(my.ops, 'search.look');
  },
  /** L80: the top cards are looked at, and stay with the deck for now. */
  look(s, my) {
    const { deck } = s.places[my.place]!;
    for (let left = Math.min(my.look, deck.length); left > 0; left--) {
      reveal(s);
      const card = deck.pop()!;
      s.looked.push(card);
      emit(s, { type: 'cardSeen', seat: my.seat, place: my.place, card });
    }
  },
  /** L81, L82: keep one and stop, or make noise and look at one more. Q53: while cards and noise spaces last. */
  choose(s, { seat, survivor, place, ops }) {
    const options = different(s.looked).map((card): Choice => ({ do: 'keep', card }));
    if (s.looked.length > 0 && mayMakeNoise(s, place, ops)) options.push({ do: 'makeNoise' });
    if (replacing(s, place, survivor) !== undefined) options.push({ do: 'under', card: s.looked[0]! });
    ask(s, seat, 'search.choose', options);
  },
  decide(s, my, f) {
    const { pick } = f;
    if (pick.do === 'makeNoise') {
      s.places[my.place]!.noise++;
      emit(s, { type: 'noisePut', place: my.place, n: 1 });
      my.look = 1;
      f.at = 'light';
    } else if (pick.do === 'under') {
      // The first card goes under the deck, the next one is looked at without noise.
      useTool(s, survivorOf(s, my.survivor), replacing(s, my.place, my.survivor)!);
      s.places[my.place]!.deck.unshift(s.looked.pop()!);
      my.look = 1;
      f.at = 'look';
    } else if (pick.do === 'keep') {
      keep(s, my, pick.card);
      if (my.keep > 0 && s.looked.length > 0) f.at = 'keepMore';
    }
  },
  /** L83, F27: the rest goes under the deck, in an order of the searcher's choice. */
  order(s, my, f) {
    if (s.looked.length > 1)
      ask(
        s,
        my.seat,
        'search.order',
        different(s.looked).map((card): Choice => ({ do: 'under', card })),
      );
    else {
      s.places[my.place]!.deck.unshift(...s.looked.splice(0));
      f.at = 'done';
    }
  },
  under(s, my, f) {
    if (f.pick.do !== 'under') return;
    s.looked.splice(s.looked.indexOf(f.pick.card), 1);
    s.places[my.place]!.deck.unshift(f.pick.card);
    f.at = 'order';
  },
  /** L271: a roll after each search at Raxxon. */
  done(s, my) {
    s.looker = NONE;
    s.places[my.place]!.searched = true;
    const one = survivorOf(s, my.survivor);
    if (my.place === RAXXON && valueOf(s, one, 'search.raxxonNoExposure') === 0)
      call(s, EXPOSURE, { survivor: my.survivor, n: 1 });
  },
  finish(s, { survivor, place }, f) {
    if (find(s, survivor) !== undefined) emit(s, { type: 'searched', survivor, place });
    f.at = '';
  },
  /** A tool may show more than one card for the noise just made. */
  light(s, { seat, survivor }, f) {
    const found = lights(s, survivor);
    if (found.length === 0) f.at = 'look';
    else ask<Choice>(s, seat, 'search.light', [...found.map(({ tool }) => tool), { do: 'goOn' }]);
  },
  lit(s, my, f) {
    const used = lights(s, my.survivor).find(({ tool }) => same(tool, f.pick));
    f.at = 'look';
    if (used === undefined) return;
    my.look = highestIn(used.effects, 'search.perNoise');
    useTool(s, survivorOf(s, my.survivor), used);
  },
  keepMore(s, { seat }) {
    ask(
      s,
      seat,
      'search.keepMore',
      different(s.looked).map((card): Choice => ({ do: 'keep', card })),
    );
  },
  kept(s, my, f) {
    if (f.pick.do === 'keep') keep(s, my, f.pick.card);
    f.at = my.keep > 0 && s.looked.length > 0 ? 'keepMore' : 'order';
  },
});

/** Tools that are named before the first card is seen. */
function tools(s: State, survivor: SurvivorNo): ToolUse[] {
  return searchTools(s, survivor).filter((tool) => !isReplacement(tool));
}

function searchTools(s: State, survivor: SurvivorNo): ToolUse[] {
  return toolsFor(s, survivorOf(s, survivor), 'searchBegan', () => true);
}

function isReplacement({ effects }: ToolUse): boolean {
  return hasMod(effects, 'search.replaceFirst');
}

/** Tools that show more cards for one noise. */
function lights(s: State, survivor: SurvivorNo): ToolUse[] {
  return toolsFor(s, survivorOf(s, survivor), 'noiseMade', () => true);
}

/** L34: at most four noise tokens. */
function mayMakeNoise(s: State, place: PlaceNo, ops: readonly Op[]): boolean {
  return freeNoise(s, place) > 0 && s.places[place]!.deck.length > 0 && !hasMod(ops, 'search.noNoise');
}

/** Only the first card can be replaced, once it was seen, and only by another one. */
function replacing(s: State, place: PlaceNo, survivor: SurvivorNo): ToolUse | undefined {
  if (s.looked.length !== 1 || s.places[place]!.deck.length === 0) return undefined;
  return searchTools(s, survivor).find(isReplacement);
}

function keep(s: State, my: Search, card: number): void {
  s.looked.splice(s.looked.indexOf(card), 1);
  s.players[my.seat]!.hand.push(card);
  my.keep--;
  emit(s, { type: 'cardKept', seat: my.seat, place: my.place, card });
}

export const SEARCH_RULES: readonly Rule<State>[] = [search];
