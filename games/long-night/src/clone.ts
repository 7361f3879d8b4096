import { cloneKernel } from '@horda/kernel';
import type { Entrance, Equipped, Place, Player, Project, State, Survivor } from './state.ts';

/** A copy in the key order of `setup`; shares only what never changes. */
export function clone(s: State): State {
  return {
    kernel: cloneKernel(s.kernel),
    options: s.options,
    pack: s.pack,
    phase: s.phase,
    main: s.main,
    chapter: s.chapter,
    completed: s.completed,
    next: s.next,
    morale: s.morale,
    rounds: s.rounds,
    round: s.round,
    first: s.first,
    active: s.active,
    players: s.players.map(clonePlayer),
    survivors: s.survivors.map(cloneSurvivor),
    places: s.places.map(clonePlace),
    helpless: s.helpless,
    unruly: s.unruly,
    food: s.food,
    starvation: s.starvation,
    waste: s.waste.slice(),
    removed: s.removed.slice(),
    unseen: s.unseen.slice(),
    survivorDeck: s.survivorDeck.slice(),
    crisisDeck: s.crisisDeck.slice(),
    crossroadsDeck: s.crossroadsDeck.slice(),
    exileDeck: s.exileDeck.slice(),
    graveyard: s.graveyard.slice(),
    gone: s.gone.slice(),
    crisis: s.crisis,
    crisesDone: s.crisesDone.slice(),
    // Its entries never change.
    contributions: s.contributions.slice(),
    skipCrisis: s.skipCrisis,
    crossroads: s.crossroads,
    reader: s.reader,
    looked: s.looked.slice(),
    looker: s.looker,
    crisesSeen: s.crisesSeen.slice(),
    peeked: s.peeked,
    placed: s.placed.slice(),
    placedThisRound: s.placedThisRound,
    trophies: s.trophies,
    samples: s.samples,
    clearMarks: s.clearMarks,
    // These are replaced, never changed.
    goals: s.goals,
    lasting: s.lasting,
    mods: s.mods,
    tunnels: s.tunnels,
    roads: s.roads,
    improvements: {
      deck: s.improvements.deck.slice(),
      display: s.improvements.display.map(cloneProject),
      built: s.improvements.built,
    },
    hideout: s.hideout.slice(),
    batch: s.batch,
    raxxon: {
      deck: s.raxxon.deck.slice(),
      loose: s.raxxon.loose,
      done: s.raxxon.done,
      contained: s.raxxon.contained,
      dice: s.raxxon.dice.slice(),
      sideEffects: s.raxxon.sideEffects,
      spared: s.raxxon.spared,
    },
    turn: {
      accused: s.turn.accused,
      used: s.turn.used,
      noCards: s.turn.noCards,
      cancelled: s.turn.cancelled,
      healed: s.turn.healed,
      face: s.turn.face,
    },
    die: s.die,
    verdict: s.verdict,
    ups: s.ups,
    adding: s.adding,
    ending: s.ending,
    winners: s.winners,
  };
}

function clonePlayer(one: Player): Player {
  return {
    hand: one.hand.slice(),
    dice: one.dice.slice(),
    spent: one.spent.slice(),
    objective: one.objective,
    shown: one.shown,
    dealt: one.dealt.slice(),
    leader: one.leader,
    exiled: one.exiled,
    exile: one.exile,
    out: one.out,
    bereft: one.bereft,
    diceNext: one.diceNext,
    banditsRemoved: one.banditsRemoved,
    kept: one.kept,
    noRequests: one.noRequests,
    withheld: one.withheld,
    needsDespair: one.needsDespair,
  };
}

function cloneSurvivor(one: Survivor): Survivor {
  return {
    card: one.card,
    owner: one.owner,
    place: one.place,
    wounds: one.wounds,
    frostbite: one.frostbite,
    despair: one.despair,
    items: one.items.map(cloneEquipped),
    sideEffects: one.sideEffects,
    marks: one.marks,
    moves: one.moves,
    used: one.used,
  };
}

function cloneEquipped({ card, used }: Equipped): Equipped {
  return { card, used };
}

function clonePlace(one: Place): Place {
  return {
    entrances: one.entrances.map(cloneEntrance),
    noise: one.noise,
    deck: one.deck.slice(),
    bandits: one.bandits,
    closed: one.closed,
    searched: one.searched,
    ghosts: one.ghosts,
  };
}

function cloneEntrance({ zombies, barricades, traps, special }: Entrance): Entrance {
  return { zombies, barricades, traps, special };
}

function cloneProject({ card, tokens }: Project): Project {
  return { card, tokens };
}
