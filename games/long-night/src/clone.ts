import { cloneKernel, copyList } from '@horda/kernel';
import type { Entrance, Equipped, Place, Player, Project, State, Survivor } from './state.ts';

/** A copy in the key order of `setup`; shares only what never changes. */
export function clone(s: State): State {
  const { improvements, raxxon, turn } = s;
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
    waste: copyList(s.waste),
    removed: copyList(s.removed),
    unseen: copyList(s.unseen),
    survivorDeck: s.survivorDeck.slice(),
    crisisDeck: s.crisisDeck.slice(),
    crossroadsDeck: s.crossroadsDeck.slice(),
    exileDeck: copyList(s.exileDeck),
    graveyard: copyList(s.graveyard),
    gone: copyList(s.gone),
    crisis: s.crisis,
    crisesDone: copyList(s.crisesDone),
    // Its entries never change.
    contributions: copyList(s.contributions),
    spoiled: s.spoiled,
    skipCrisis: s.skipCrisis,
    crossroads: s.crossroads,
    reader: s.reader,
    crossroadsDone: s.crossroadsDone,
    looked: copyList(s.looked),
    looker: s.looker,
    shown: s.shown,
    crisesSeen: copyList(s.crisesSeen),
    peeked: s.peeked,
    placed: copyList(s.placed),
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
      deck: copyList(improvements.deck),
      display: improvements.display.map(cloneProject),
      built: improvements.built,
    },
    hideout: copyList(s.hideout),
    batch: s.batch,
    raxxon: {
      deck: copyList(raxxon.deck),
      loose: raxxon.loose,
      done: raxxon.done,
      contained: raxxon.contained,
      dice: copyList(raxxon.dice),
      sideEffects: raxxon.sideEffects,
      spared: raxxon.spared,
    },
    turn: {
      accused: turn.accused,
      used: turn.used,
      noCards: turn.noCards,
      cancelled: turn.cancelled,
      healed: turn.healed,
      face: turn.face,
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
    hand: copyList(one.hand),
    usedItems: one.usedItems,
    dice: copyList(one.dice),
    spent: copyList(one.spent),
    objective: one.objective,
    shown: one.shown,
    shownTo: one.shownTo,
    peeks: one.peeks,
    read: one.read,
    dealt: copyList(one.dealt),
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
    items: one.items.length === 0 ? [] : one.items.map(cloneEquipped),
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
    deck: copyList(one.deck),
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
