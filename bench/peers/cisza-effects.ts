/** Cisza on boardgame.io: what the cards do, and the run of a turn from one decision to the next. */
import { PRINTED, type Resource } from '@horda/cisza/content/resources';
import {
  type Blast,
  type Context,
  drawCards,
  eliminate,
  type G,
  HAND_SIZE,
  handOut,
  horde,
  isFinalAttack,
  noise,
  others,
  seatOf,
  send,
  type Step,
  takeTop,
  trickTargets,
  turnUpHorde,
  usableBarriers,
  weaponTargets,
  zombieKinds,
} from './cisza-rules.ts';

/** The first part of a card's effect. */
export function begin(G: G, seat: number, card: Resource): void {
  const shelter = G.shelters[seat]!;
  switch (PRINTED[card].type) {
    case 'weapon': {
      const options = weaponTargets(shelter, card);
      const canSnipe = card === 'sniperRifle' && G.turned;
      if (options.length + Number(canSnipe) > 1) G.ask = { what: 'eliminate', options, snipe: canSnipe };
      else if (canSnipe) snipeTop(G);
      else for (const kind of options[0]!) eliminate(G, seat, kind);
      return;
    }
    case 'rescue':
      for (let left = card === 'flare' ? 2 : 1; left > 0 && G.city > 0; left--) {
        takeTop(G);
        shelter.survivors++;
      }
      return;
    case 'trick': {
      if (card === 'sacrifice') {
        shelter.survivors--;
        G.lost++;
        G.loose = shelter.zombies;
        shelter.zombies = [];
        return handOut(G, others(G, seat), false);
      }
      const options = trickTargets(G, seat, card);
      if (options.length === 1) hit(G, seat, card, options[0]!);
      else G.ask = { what: 'target', card, options };
    }
  }
}

/** A trick against another player. */
export function hit(G: G, seat: number, card: Resource, other: number): void {
  const mine = G.shelters[seat]!;
  const theirs = G.shelters[other]!;
  if (card === 'sabotage') {
    G.discard.push(...theirs.barriers);
    theirs.barriers = [];
  } else if (card === 'eviction') {
    [mine.zombies, theirs.zombies] = [theirs.zombies, mine.zombies];
    [mine.barriers, theirs.barriers] = [theirs.barriers, mine.barriers];
  } else if (card === 'bribery') {
    theirs.survivors--;
    mine.survivors++;
  } else {
    G.steps.push(card === 'drone' ? { do: 'noise', shelter: other } : { do: 'spring', to: other });
    if (mine.zombies.length > 0) G.steps.push({ do: 'sendOne', to: other });
  }
}

export function snipeTop(G: G): void {
  takeTop(G);
  G.dead++;
}

export function explode(G: G, seat: number, { attackers, newcomers }: Blast): void {
  for (const kind of newcomers) eliminate(G, seat, kind, G.attackers);
  for (const kind of attackers) eliminate(G, seat, kind);
  G.attackers -= attackers.length;
}

/** Does what is left of the turn until something has to be decided; ends the turn when nothing is left. */
export function goOn(context: Context): void {
  const { G, events } = context;
  while (G.ask === null) {
    const step = G.steps.pop();
    if (step === undefined) return G.ending === null ? events.endTurn() : undefined;
    take(context, step);
  }
}

function take({ G, ctx, random }: Context, step: Step): void {
  const seat = seatOf({ ctx });
  const shelter = G.shelters[seat]!;
  switch (step.do) {
    case 'choosePlay':
      if (shelter.hand.length > 0) G.ask = { what: 'play', played: true };
      return;
    case 'attack':
      G.attackers = shelter.zombies.length;
      G.stopped = 0;
      G.steps.push({ do: 'defend' });
      return;
    case 'defend': {
      const options = usableBarriers(G, seat);
      if (options.length > 0) G.ask = { what: 'defend', options };
      return;
    }
    case 'finish': {
      const bitten = Math.min(shelter.survivors, Math.max(0, G.attackers - G.stopped));
      shelter.survivors -= bitten;
      G.lost += bitten;
      if (shelter.survivors === 0) fall(G, seat);
      return;
    }
    case 'judge': {
      if (others(G, seat).length + Number(shelter.alive) === 1) G.ending = 'elimination';
      else if (isFinalAttack(G)) {
        if (G.shelters.every(({ alive, zombies }) => !alive || zombies.length === 0)) G.ending = 'finalAttack';
      } else if (shelter.alive) drawCards(G, random, seat, HAND_SIZE - shelter.hand.length);
      return;
    }
    case 'noise':
      return noise(G, step.shelter);
    case 'putAway':
      G.discard.push(step.card);
      G.inPlay = null;
      return;
    case 'sendOne': {
      const options = zombieKinds(shelter);
      if (options.length === 1) send(G, seat, step.to, options[0]!);
      else G.ask = { what: 'send', to: step.to, options };
      return;
    }
    case 'spring': {
      if (G.city === 0) return;
      const kind = takeTop(G);
      if (kind === 'horde') turnUpHorde(G);
      else G.shelters[step.to]!.zombies.push(kind);
      return;
    }
    case 'horde':
      return horde(G, seat);
  }
}

function fall(G: G, seat: number): void {
  const shelter = G.shelters[seat]!;
  G.discard.push(...shelter.hand, ...shelter.barriers);
  shelter.hand = [];
  shelter.barriers = [];
  shelter.alive = false;
  const left = others(G, seat);
  if (left.length === 1) return;
  G.loose = shelter.zombies;
  shelter.zombies = [];
  handOut(G, [left[0]!, left.at(-1)!], false);
}
