/** What the team learns: keywords, achievements, notes, what lies face down; goals; and what becomes of the card. */
import { call, emit } from '@horda/kernel';
import { ENDINGS } from '../../content/campaign.ts';
import { NOTE, EFFECTS, type Effects } from '../../declared.ts';
import { doorNamed, zoneNamed } from '../../map/board.ts';
import { discardCard } from '../../rules/inventory.ts';
import { boardHere, missionOf } from '../../rules/mission.ts';
import { NONE, type Choice, type Pile, type Placed, type State } from '../../state.ts';
import { holds } from '../conditions.ts';
import type { Condition, Option } from '../../content/operations.ts';
import type { Acts, Askings } from '../doing.ts';
import { holdOn, opsOf, sheltersOf } from '../standing.ts';
import { canPay } from './people.ts';
import { carriedItem } from '../conditions.ts';

/** Among the goals that are met: the mission is won when the card is resolved. */
export const MISSION_WON = 'missionWon';

export const KNOWLEDGE: Acts<
  | 'keyword'
  | 'achievement'
  | 'count'
  | 'readNote'
  | 'goalDone'
  | 'announceGoal'
  | 'shelter'
  | 'shelterRewards'
  | 'missionWon'
  | 'ending'
  | 'cardStays'
  | 'backOnDoor'
  | 'if'
> = {
  /** V368 */
  keyword(s, { keyword }) {
    if (s.noted.keywords.includes(keyword)) return;
    s.noted = { ...s.noted, keywords: [...s.noted.keywords, keyword] };
    emit(s, { type: 'keywordNoted', keyword });
  },
  /** V369 */
  achievement(s, { achievement }) {
    if (s.noted.achievements.includes(achievement)) return;
    s.noted = { ...s.noted, achievements: [...s.noted.achievements, achievement] };
    emit(s, { type: 'achievementGained', achievement });
  },
  count(s, { counter, n }) {
    const now = (s.noted.counters[counter] ?? 0) + n;
    s.noted = { ...s.noted, counters: { ...s.noted.counters, [counter]: now } };
    emit(s, { type: 'counted', counter, now });
  },
  readNote(s, { note }, { survivor }) {
    call(s, NOTE, { note: note - 1, survivor, trigger: 'card' });
  },
  goalDone(s, { goal }) {
    if (!s.done.includes(goal)) s.done = [...s.done, goal];
  },
  announceGoal: (s, { goal }) => holdOn(s, `goal:${goal}`),
  shelter: (s, { zone }) => holdOn(s, `shelter:${zone}`),
  /** Of the shelter that the team stands in. */
  shelterRewards(s, _op, my) {
    const here = sheltersOf(s).find((name) => {
      const zone = zoneNamed(boardHere(s), name);
      return s.survivors.some((one) => one.status === 'standing' && one.zone === zone);
    });
    const ops = opsOf((missionOf(s).notes ?? []).flatMap(({ effects }) => effects));
    const found = ops.find((op) => op.op === 'shelter' && op.zone === here);
    if (found?.op === 'shelter') call(s, EFFECTS, { ...my, ops: found.onWin, next: 0 });
  },
  missionWon(s) {
    s.done = [...s.done, MISSION_WON];
  },
  /** The first one that fits the exit that the team has used. */
  ending(s, _op, { survivor }) {
    const used = s.exits[0]?.name;
    const fits = (condition: Condition | undefined): boolean =>
      condition === undefined || holds(s, condition, survivor);
    s.epilogue = ENDINGS.find((ending) => ending.exit === used && fits(ending.if))?.id ?? null;
  },
  cardStays: (s, _op, { card }) => turnTo(s, card, 'stays'),
  backOnDoor: (s, _op, { card }) => turnTo(s, card, 'faceDown'),
  if(s, op, my) {
    const isTrue = holds(s, op.if, my.survivor);
    const ops = isTrue ? op.do : (op.otherwise ?? []);
    if (ops.length > 0) call(s, EFFECTS, { ...my, ops, next: 0 });
  },
};

/** What becomes of a card of the board. */
export function turnTo(s: State, card: number, state: Placed['state']): void {
  s.placed = s.placed.map((one) => (one.card === card ? { ...one, state } : one));
}

export const KNOWLEDGE_ASKED: Askings<'choice' | 'look' | 'lookAtObjectives' | 'showDoorCards'> = {
  /** V365: the player of the revealer decides. */
  choice: {
    options(s, { options }, my) {
      if (my.times === 1) return [];
      const open = options.filter((option) => isOpen(s, option, my));
      return open.map(({ id }): Choice => ({ do: 'option', card: my.id ?? '', option: id }));
    },
    answer(s, { options }, my, pick) {
      const option = options.find(({ id }) => pick.do === 'option' && id === pick.option)!;
      const { requires, effects } = option;
      if (requires !== undefined && 'item' in requires) {
        const card = carriedItem(s, my.survivor, requires.item);
        if (card !== NONE) discardCard(s, my.survivor, card);
      }
      call(s, EFFECTS, { ...my, ops: effects, next: 0, times: 0 });
    },
  },
  /** The cards are put back one by one, the next one to be drawn first; or they stay as they lie. */
  look: {
    begin(s, { deck, n }) {
      const pile = pileOf(s, deck);
      pile.known = Math.max(pile.known, Math.min(n, pile.deck.length));
    },
    options(s, { deck, n }, { times = 0 }) {
      const cards = pileOf(s, deck).deck.toReversed().slice(times, n);
      const different = [...new Set(cards)].map((card): Choice => ({ do: 'onTop', deck, card }));
      return cards.length < 2 || different.length < 2 ? [] : [{ do: 'leaveOrder' }, ...different];
    },
    answer(s, { deck: name, n }, my, pick) {
      const { deck } = pileOf(s, name);
      if (pick.do === 'leaveOrder') my.times = n;
      if (pick.do !== 'onTop') return;
      const top = deck.length - 1 - (my.times ?? 0);
      deck.splice(top, 0, ...deck.splice(deck.lastIndexOf(pick.card, top), 1));
    },
  },
  /** W13: shown to all while the question is open. */
  lookAtObjectives: {
    options(s, { n }, { times = 0 }) {
      if (times > n) return [];
      const hidden = s.placed.flatMap(({ card, state }, place) =>
        state === 'faceDown' && !s.shown.includes(card) ? [place] : [],
      );
      if (times < n && hidden.length > 0) return hidden.map((place): Choice => ({ do: 'lookAt', place }));
      return s.shown.length === 0 ? [] : [{ do: 'seen' }];
    },
    answer(s, { n }, my, pick) {
      if (pick.do === 'lookAt') s.shown = [...s.shown, s.placed[pick.place]!.card];
      else {
        s.shown = [];
        my.times = n;
      }
    },
  },
  showDoorCards: {
    begin(s, { doors }) {
      const wanted = doors.map((door) => doorNamed(boardHere(s), door));
      s.shown = s.placed.flatMap(({ card, door, state }) =>
        state === 'faceDown' && wanted.includes(door) ? [card] : [],
      );
    },
    options: (s) => (s.shown.length === 0 ? [] : [{ do: 'seen' }]),
    answer(s) {
      s.shown = [];
    },
  },
};

function pileOf(s: State, deck: 'zombie' | 'abomination'): Pile {
  return deck === 'zombie' ? s.zombieCards : s.abominationCards;
}

/** It is allowed, and what it costs is there. */
function isOpen(s: State, { requires, effects }: Option, { survivor }: Effects): boolean {
  if (requires !== undefined && !holds(s, requires, survivor)) return false;
  return effects.every((op) => op.op !== 'discard' || canPay(s, op, survivor));
}
