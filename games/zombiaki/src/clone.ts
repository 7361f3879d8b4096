import { cloneKernel } from '@horda/kernel';
import type { Attached, State, Thing, Zombie } from './state.ts';

/** A copy in the key order of `setup`; shares only what never changes. */
export function clone(s: State): State {
  return {
    kernel: cloneKernel(s.kernel),
    options: s.options,
    pack: s.pack,
    leader: s.leader,
    decks: [s.decks[0].slice(), s.decks[1].slice()],
    rows: [s.rows[0].slice(), s.rows[1].slice()],
    piles: [s.piles[0].slice(), s.piles[1].slice()],
    known: s.known,
    zombies: s.zombies.map(cloneZombie),
    things: s.things.map(cloneThing),
    // These are replaced, never changed.
    lasting: s.lasting.slice(),
    jelly: s.jelly.slice(),
    active: s.active,
    step: s.step,
    turn: s.turn,
    played: s.played,
    acted: s.acted.slice(),
    inPlay: s.inPlay,
    target: s.target,
    doubleDiscard: s.doubleDiscard,
    destroyed: s.destroyed,
    ending: s.ending,
  };
}

function cloneZombie(z: Zombie): Zombie {
  return {
    card: z.card,
    field: z.field,
    effect: z.effect,
    strength: z.strength,
    bonus: z.bonus,
    wounds: z.wounds,
    faceDown: z.faceDown,
    isSmall: z.isSmall,
    under: z.under.slice(),
    attached: z.attached.map(cloneAttached),
    eggs: z.eggs,
    held: z.held,
    netted: z.netted,
    moved: z.moved,
    spent: z.spent,
    since: z.since,
  };
}

function cloneAttached({ card, left }: Attached): Attached {
  return { card, left };
}

function cloneThing({ card, field, left }: Thing): Thing {
  return { card, field, left };
}
