/**
 * Cisza on boardgame.io, as its documentation teaches: `G` is plain, moves change it, the turn order and the end of a
 * turn are the library's, chance comes from its random plugin, and `ai.enumerate` lists the moves. Made as quick as it
 * goes there: no stages, no undo, no client, no log; only the reducer runs.
 */
import { PRINTED, type Barrier, type Resource } from '@horda/cisza/content/resources';
import type { Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { begin, explode, goOn, hit, snipeTop } from './cisza-effects.ts';
import {
  type Blast,
  blasts,
  canPlay,
  type Context,
  drawCards,
  eliminate,
  type G,
  give,
  HAND_SIZE,
  others,
  seatOf,
  send,
  setup,
  type Zombie,
} from './cisza-rules.ts';

const exchange: Move<G> = ({ G, random, playerID }, whole: boolean) => {
  const shelter = G.shelters[Number(playerID)]!;
  G.exchanged++;
  if (!whole) return;
  G.discard.push(...shelter.hand);
  shelter.hand = [];
  drawCards(G, random, Number(playerID), HAND_SIZE);
};

const play: Move<G> = (context, card: Resource) => {
  const { G } = context;
  const seat = seatOf(context);
  const { hand, barriers } = G.shelters[seat]!;
  if (G.ask?.what !== 'play' || !hand.includes(card) || !canPlay(G, seat, card)) return INVALID_MOVE;
  G.ask = null;
  hand.splice(hand.indexOf(card), 1);
  G.steps.push({ do: 'choosePlay' });
  if (PRINTED[card].type === 'barrier') barriers.push(card as Barrier);
  else {
    G.inPlay = card;
    G.steps.push({ do: 'putAway', card });
    if (PRINTED[card].noise) G.steps.push({ do: 'noise', shelter: seat });
    begin(G, seat, card);
  }
  goOn(context);
};

const discard: Move<G> = ({ G }) => {
  if (G.ask?.what !== 'play' || G.ask.played) return INVALID_MOVE;
  G.ask = { what: 'drop' };
};

const drop: Move<G> = (context, set: number) => {
  const { G } = context;
  if (G.ask?.what !== 'drop') return INVALID_MOVE;
  G.ask = null;
  const shelter = G.shelters[seatOf(context)]!;
  const { hand } = shelter;
  G.discard.push(...hand.filter((_, i) => (set >> i) & 1));
  shelter.hand = hand.filter((_, i) => !((set >> i) & 1));
  goOn(context);
};

const end: Move<G> = (context) => {
  if (context.G.ask?.what !== 'play') return INVALID_MOVE;
  context.G.ask = null;
  goOn(context);
};

const shoot: Move<G> = (context, zombies: readonly Zombie[]) => {
  const { G } = context;
  if (G.ask?.what !== 'eliminate') return INVALID_MOVE;
  G.ask = null;
  for (const kind of zombies) eliminate(G, seatOf(context), kind);
  goOn(context);
};

const snipe: Move<G> = (context) => {
  const { G } = context;
  if (G.ask?.what !== 'eliminate' || !G.ask.snipe) return INVALID_MOVE;
  G.ask = null;
  snipeTop(G);
  goOn(context);
};

const target: Move<G> = (context, other: number) => {
  const { G } = context;
  if (G.ask?.what !== 'target' || !G.ask.options.includes(other)) return INVALID_MOVE;
  const { card } = G.ask;
  G.ask = null;
  hit(G, seatOf(context), card, other);
  goOn(context);
};

const sendZombie: Move<G> = (context, kind: Zombie) => {
  const { G } = context;
  if (G.ask?.what !== 'send' || !G.ask.options.includes(kind)) return INVALID_MOVE;
  const { to } = G.ask;
  G.ask = null;
  send(G, seatOf(context), to, kind);
  goOn(context);
};

const giveZombie: Move<G> = (context, seat: number) => {
  const { G } = context;
  if (G.ask?.what !== 'give' || !G.ask.to.includes(seat)) return INVALID_MOVE;
  const { to, once } = G.ask;
  G.ask = null;
  give(G, to, once, seat);
  goOn(context);
};

const useBarrier: Move<G> = (context, barrier: Barrier) => {
  const { G } = context;
  if (G.ask?.what !== 'defend' || !G.ask.options.includes(barrier)) return INVALID_MOVE;
  G.ask = null;
  const seat = seatOf(context);
  const { barriers } = G.shelters[seat]!;
  barriers.splice(barriers.indexOf(barrier), 1);
  G.inPlay = barrier;
  G.steps.push({ do: 'defend' }, { do: 'putAway', card: barrier });
  if (PRINTED[barrier].noise) G.steps.push({ do: 'noise', shelter: seat });
  if (barrier === 'barricade') G.stopped++;
  else if (barrier === 'alarm') G.stopped = G.attackers;
  else {
    const options = blasts(G, seat);
    if (options.length === 1) explode(G, seat, options[0]!);
    else G.ask = { what: 'blast', options };
  }
  goOn(context);
};

const face: Move<G> = (context) => {
  if (context.G.ask?.what !== 'defend') return INVALID_MOVE;
  context.G.ask = null;
  goOn(context);
};

const blast: Move<G> = (context, chosen: Blast) => {
  if (context.G.ask?.what !== 'blast') return INVALID_MOVE;
  context.G.ask = null;
  explode(context.G, seatOf(context), chosen);
  goOn(context);
};

export const cisza: Game<G> = {
  name: 'cisza',
  disableUndo: true,
  setup: ({ ctx, random }) => setup(random, ctx.numPlayers),
  phases: {
    exchange: {
      start: true,
      next: 'survive',
      moves: { exchange },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
      },
      endIf: ({ G, ctx }) => G.exchanged === ctx.numPlayers,
    },
    survive: {
      moves: { play, discard, drop, end, shoot, snipe, target, sendZombie, giveZombie, useBarrier, face, blast },
      turn: {
        order: { first: ({ G }) => G.first, next: ({ G, ctx }) => others(G, ctx.playOrderPos)[0]! },
        onBegin: beginTurn,
      },
    },
  },
  endIf: ({ G }) => G.ending ?? undefined,
  ai: { enumerate },
};

function beginTurn(context: Context): void {
  const { G } = context;
  G.steps = [{ do: 'judge' }, { do: 'finish' }, { do: 'attack' }];
  if (G.shelters[seatOf(context)]!.hand.length > 0) G.ask = { what: 'play', played: false };
  else goOn(context);
}

type Choice = { move: string; args?: unknown[] };

/** All that may be moved now. */
function enumerate(G: G, ctx: Context['ctx']): Choice[] {
  const { ask } = G;
  if (ask === null)
    return [
      { move: 'exchange', args: [false] },
      { move: 'exchange', args: [true] },
    ];
  const each = (move: string, options: readonly unknown[]): Choice[] =>
    options.map((option) => ({ move, args: [option] }));
  const seat = seatOf({ ctx });
  const { hand } = G.shelters[seat]!;
  switch (ask.what) {
    case 'play': {
      const cards = hand.filter((card, i) => hand.indexOf(card) === i && canPlay(G, seat, card));
      return [...each('play', cards), ...(ask.played ? [] : [{ move: 'discard' }]), { move: 'end' }];
    }
    case 'drop':
      return each('drop', drops(hand));
    case 'eliminate':
      return [...each('shoot', ask.options), ...(ask.snipe ? [{ move: 'snipe' }] : [])];
    case 'target':
      return each('target', ask.options);
    case 'send':
      return each('sendZombie', ask.options);
    case 'give':
      return each('giveZombie', ask.to);
    case 'defend':
      return [...each('useBarrier', ask.options), { move: 'face' }];
    case 'blast':
      return each('blast', ask.options);
  }
}

/** Sets of cards as the bits of a number; of cards alike the first ones. */
function drops(hand: readonly Resource[]): number[] {
  const sets: number[] = [];
  for (let set = 1; set < 1 << hand.length; set++) {
    const taken = (i: number): boolean => ((set >> i) & 1) === 1;
    if (hand.some((card, i) => taken(i) && hand.some((other, j) => j < i && other === card && !taken(j)))) continue;
    sets.push(set);
  }
  return sets;
}
