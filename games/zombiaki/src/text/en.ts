/** Zombiaki in English. Cards are named as they are called, so that a pack may bring names of its own. */
import { addressing, changesOf, isYou, plural, type NameOf } from '@horda/parts';
import type { Side } from '../content/effects.ts';
import { laneOf, streetOf } from '../content/board.ts';
import type { View } from '../view.ts';
import { EFFECTS } from './en/effects.ts';
import { reasons } from './reasons/en.ts';
import {
  aimOf,
  BARRICADE,
  inPlayOf,
  makeTexts,
  sentence,
  type Led,
  type Messages,
  type Wording,
  type ZombiakiTexts,
} from './messages.ts';
import { namesIn } from './names.ts';
import { kindOf, phrasesOf, type Terms } from './phrases.ts';
import {
  attachedOf,
  FULL_ROW,
  humansOpenBarricade,
  lastingOf,
  movers,
  offered,
  offers,
  ownRow,
  zombieIn,
  zombiesOn,
} from './seen.ts';

const SIDES: Readonly<Record<Side, string>> = { zombies: 'zombies', humans: 'humans' };
const { does, who: player } = addressing('en');
/** `The zombies`, or `You` to the player who leads them. */
const sideOf = ({ side, seat }: Led, name: NameOf): string => (isYou(name, seat) ? 'You' : `The ${SIDES[side]}`);

/** What a hint is measured by, as `advice.ts` counts it. */
const FIGURES = [
  'Strength of the zombies on the board',
  'distance of the nearest zombie from the Barricade',
  'cards until Dawn',
] as const;
const wounds = (n: number): string => plural('en', n, { one: '# wound', other: '# wounds' });
const cardCount = (n: number): string => plural('en', n, { one: '# card', other: '# cards' });

const DEPLOY = 'choose a free field of street V.';
const NOW = 'play it now?';

const STEPS: Messages['steps'] = {
  cleanUp: { name: 'clean-up', short: 'clean-up' },
  movement: { name: 'movement', short: 'move' },
  draw: { name: 'drawing cards', short: 'draw' },
  discard: { name: 'discarding a card', short: 'discard' },
  use: { name: 'using cards', short: 'use' },
};

const TERMS: Terms = {
  language: 'en',
  barricade: 'Barricade',
  zombie: 'zombie',
  card: 'card',
  now: 'Play it now',
  lane: (letter) => `lane ${letter}`,
  street: (roman) => `street ${roman}`,
  field: (name) => `field ${name}`,
  fields: (names) => `fields ${names}`,
  strength: (left, whole) => (left === whole ? `Strength ${whole}` : `Strength ${left} of ${whole}`),
  toField: (name) => `to field ${name}`,
  toBarricade: 'on to the Barricade',
};

export const english: Wording = (called) => {
  const { lane, street, field, name, subject, names, who, all, attached, mover, one, lead, aimed, seen, targets } =
    phrasesOf(TERMS, called);
  /** On an empty field the fire wounds nobody, but costs. */
  const shares = (view: View): string => {
    if (view.burning === null) return '';
    const { left, given } = view.burning;
    const parts = given.map(({ field: at, wounds: n }) =>
      zombiesOn(view, at).length > 0 ? `${field(at)}: ${wounds(n)}` : `${field(at)}: cost ${n}`,
    );
    return ` ${wounds(left)} left${parts.length === 0 ? '' : `, so far ${parts.join(', ')}`}.`;
  };
  const beware = (view: View, text: string): string =>
    humansOpenBarricade(view) ? `${text} Beware: a zombie on the Barricade wins.` : text;

  return {
    title: 'Zombiaki II: Attack on Moscow',
    about: 'A duel in one street: the zombies press on to the Barricade, the humans hold out until Dawn by any means.',
    settings: {
      deck: {
        name: 'Deck',
        help: 'The cards you play with. In the Moskwa deck cards that were never published are our own, and marked so.',
        values: { moskwa: 'Moskwa (edition II)', jubileusz: 'Jubileusz (edition I, 2013)' },
      },
      sideStep: {
        name: 'Agile zombies',
        help: 'What an agile zombie does that cannot go forward, but can step aside.',
        values: { must: 'it must step aside', may: 'it may stay' },
      },
      zombies: {
        name: 'Who leads the zombies',
        help: 'Chance, or the player in the given seat; the other player leads the humans.',
        values: { random: 'chance', 1: 'seat A (1)', 2: 'seat B (2)' },
      },
    },
    endings: { barricade: 'a zombie on the Barricade', dawn: 'the humans lived to see Dawn' },
    figures: { turns: 'turns of the zombies', untilDawn: 'cards until Dawn', zombiesDestroyed: 'zombies destroyed' },
    labels: {
      cemetery: 'Cemetery',
      barricade: 'Barricade',
      row: 'row',
      zombieRow: 'zombie row',
      humanRow: 'human row',
      deck: 'deck',
      discardPile: 'discard pile',
      untilDawn: 'until Dawn',
      turn: 'round',
      step: 'step',
      lane: 'lane',
      street: 'street',
      field: 'field',
      empty: 'empty',
      strength: 'Strength',
      wounds: 'wounds',
      speed: 'fields a turn',
      lineOfFire: 'line of fire',
      lineFree: 'free',
      lineBlocked: 'blocked',
      lineFoggy: 'in the fog',
      lineEmpty: 'nobody to shoot at',
      faceDown: 'face down',
      merged: 'merged',
      attached: 'under the zombie',
      held: 'stuck in wire',
      netted: 'in a net',
      eggs: 'eggs',
      orders: 'orders',
      markers: 'markers',
      jelly: 'jelly',
      lasting: 'lasts until the next turn',
      inPlay: 'card in play',
      target: 'target',
      known: 'top of the zombie deck',
      doubleDiscard: 'the humans will discard two cards',
      you: 'you',
    },
    sides: SIDES,
    piles: SIDES,
    sharedRule: 'The cards of the pack that refer to this rule act in the same way, with numbers of their own.',
    kinds: {
      zombie: 'zombie',
      attachment: 'attachment',
      action: 'action',
      reaction: 'reaction',
      lasting: 'action for a round',
      car: 'car',
      trap: 'trap',
      obstacle: 'obstacle',
      dawn: 'end of the game',
    },
    sources: { rulebook: 'rulebook', published: 'published', house: 'our own' },
    lines: { needs: 'needs a free line of fire', blocks: 'blocks the line of fire' },
    steps: STEPS,
    effects: EFFECTS,
    lane,
    street,
    field,
    prompts: {
      'movement.order': (view) => {
        const [first] = movers(view);
        return first === undefined
          ? 'Who moves now, and where?'
          : `${street(streetOf(first.field))}: who moves now, and where?`;
      },
      'movement.step': (view) => `${mover(view)}: where does it go?`,
      'movement.second': (view) => `${mover(view)}: does it take a second step?`,
      'pets.step': (view) => {
        if (movers(view).length > 1) return 'Pets: who runs now, and where?';
        return offers(view, 'stay') ? `${mover(view)}: does it run on?` : `${mover(view)}: where does it run?`;
      },
      'nest.hatch': (view) => `${one(view, 'hatches')}: on which field does a corpse hatch?`,
      'discard.choose': (view) => {
        if (offers(view, 'keep')) return 'Step 4: you have fewer than four cards, so you need not discard any.';
        if (view.doubleDiscard) return 'Step 4: you must discard two cards, without effect. Choose the first.';
        return ownRow(view).length < FULL_ROW
          ? 'Step 4: you must discard one more card.'
          : 'Step 4: discard one card, without its effect.';
      },
      'use.choose': (view) => {
        const [only] = offered(view).flatMap((choice) => (choice.do === 'play' ? [choice.card] : []));
        if (!offers(view, 'end') && only !== undefined) return sentence(`Step 5: first you must play ${called(only)}`);
        if (offered(view).every((choice) => choice.do === 'end')) return 'Step 5: there is nothing left for you to do.';
        if (!offers(view, 'play')) return 'Step 5: you cannot play any card now. What is left waits in the row.';
        const panic = view.active === 'humans' ? lastingOf(view, 'allowsOneCard') : null;
        if (panic !== null) return `Step 5, ${called(panic.name)}: you may play one card only in this turn.`;
        return 'Step 5: play and discard cards. The rest waits in the row.';
      },
      'use.aim': (view) => {
        const card = inPlayOf(view);
        return beware(view, lead(view, card === null ? 'choose a target.' : aimOf(EFFECTS, card, DEPLOY, NOW)));
      },
      'reaction.answer': (view, player) => {
        const card = view.inPlay === null ? 'a card' : called(view.inPlay.name);
        const at = view.target === null ? null : seen(view.target, view, player);
        const played = at === null ? card : `${card}, target: ${at}`;
        return `${sentence(`The ${SIDES[view.active]} play: ${played}`)} Do you answer with a card of your row?`;
      },
      'boobyTrap.splash': () => 'Splinters: who else is wounded?',
      'mine.splash': () => 'Splinters: on which field next to it do they fall?',
      'explosion.order': () => 'Several cards explode: which one now?',
      'parade.order': (view) => lead(view, 'who marches now?'),
      'molotov.second': (view) => lead(view, 'whom next to it does the fire reach?'),
      'flamethrower.burn': (view) => lead(view, `who is burned, and how badly?${shares(view)}`),
      'oil.burn': (view) => lead(view, `where does it flow on, and how many wounds are there?${shares(view)}`),
      'laughingGas.push': (view) => beware(view, lead(view, 'who else moves, and where?')),
      'net.widen': (view) => lead(view, 'who else beside them is caught?'),
      'radio.discard': (view) =>
        offers(view, 'enough')
          ? lead(view, 'you may discard one more card from the top of the zombie deck.')
          : lead(view, 'which card on top of the zombie deck do you discard?'),
      'radio.order': (view) => lead(view, 'which of these cards shall the zombies draw first?'),
      'flare.discard': (view) => lead(view, 'which card on top of the zombie deck do you discard?'),
      'flare.order': (view) => lead(view, 'which of these cards shall the zombies draw first?'),
      'split.place': () => 'On which field does another corpse rise?',
      'corpses.place': (view) =>
        lead(view, 'the discard pile has fewer cards than there are free fields. Where does a corpse rise?'),
      'boss.order': () => 'Order: who takes a step, and where?',
      'kasparov.push': (view) => `${one(view, 'hasAbility')}: whom does it move sideways, and where?`,
      'bucket.retreat': (view) => lead(view, 'which zombie goes back?'),
      'bucket.wound': (view) => lead(view, 'nobody can go back. Which zombie takes a wound?'),
      'bite.place': (view) => lead(view, 'on which field does the corpse rise?'),
    },
    choices: {
      ...targets,
      play: ({ card }) => `Play: ${called(card)}`,
      discard: ({ card }) => `Discard: ${called(card)}`,
      keep: () => 'Discard nothing',
      use: ({ ability, zombie }, view) => {
        switch (ability) {
          case 'kasparov':
            return `${who(view, zombie)}: move another zombie sideways`;
          case 'boss': {
            const z = zombieIn(view, zombie);
            const left = z === null ? 0 : (attachedOf(view, z, 'leads')?.left ?? 0);
            return `${attached(view, zombie, 'leads')}: give an order (${left} left)`;
          }
          case 'teddy':
            return `${attached(view, zombie, 'takesWounds')}: give 1 Strength, humans discard two cards`;
        }
      },
      unchain: ({ zombie, card }, view) => `Break: ${attached(view, zombie, 'fetters')}, discarding: ${called(card)}`,
      stay: ({ zombie }, view) => `${who(view, zombie)}: stays`,
      react: ({ card }) => `Answer: ${called(card)}`,
      pass: () => 'Do not answer',
      burn: (choice, view, player) => {
        const there = zombiesOn(view, choice.field);
        if (there.length > 0) return `${all(there)}: ${wounds(choice.wounds)}`;
        return `${targets.field({ do: 'field', field: choice.field }, view, player)} (costs ${choice.wounds})`;
      },
      enough: () => 'Enough',
      end: () => 'End the turn',
    },
    events: {
      turnBegan: (e, to) => `Round ${e.turn}, turn of the ${SIDES[e.side]}: ${player(to, e.seat)}.`,
      cardExpired: (e) => `No longer in force: ${sentence(name(e.card))}`,
      zombieMoved: ({ zombie, from, to, how }) => {
        if (to === BARRICADE) return `${subject(zombie)} steps from ${field(from)} on to the Barricade!`;
        const way = `from ${field(from)} to ${field(to)}`;
        if (how === 'own') return `${subject(zombie)} walks ${way}.`;
        if (how === 'extra') return `${subject(zombie)} makes an extra move ${way}.`;
        return laneOf(from) === laneOf(to) && to > from
          ? `${subject(zombie)} goes back ${way}.`
          : `${subject(zombie)} is made to go ${way}.`;
      },
      zombiesSwapped: (e) => `${subject(e.zombie)} and ${name(e.other)} change places.`,
      zombiesMerged: (e) => `${subject(e.zombie)} and ${name(e.into)} are now one zombie of Strength ${e.strength}.`,
      carMoved: (e) => `${subject(e.car)} moves from ${field(e.from)} to ${field(e.to)}.`,
      carHit: (e) => `Collision: ${name(e.car)} and ${sentence(name(e.zombie))}`,
      cardsDrawn: (e, to) => sentence(`${sideOf(e, to)} turn up ${cardCount(e.cards.length)}: ${names(e.cards)}`),
      deckRanOut: (e, to) => {
        if (e.side === 'zombies') return isYou(to, e.seat) ? 'Your deck has run out.' : 'The zombie deck has run out.';
        return isYou(to, e.seat)
          ? 'Your deck has run out: from now on you make do with what you have.'
          : 'The human deck has run out: from now on they make do with what they have.';
      },
      cardDiscarded: (e, to) => sentence(`${sideOf(e, to)} ${e.why === 'taken' ? 'lose' : 'discard'}: ${name(e.card)}`),
      cardPlayed: (e, to) => {
        const { card } = e;
        const aim = aimed(e);
        const what = aim === null ? name(card) : `${name(card)} (${aim})`;
        return sentence(`${sideOf(e, to)} play: ${what}`);
      },
      cardCancelled: (e) => sentence(`${name(e.card)} is cancelled by ${name(e.by)}`),
      zombieDeployed: (e) => `${subject(e.zombie)} comes into play on field ${field(e.field)}.`,
      corpseRose: (e) => `On field ${field(e.field)} a ${name(e.zombie)} rises.`,
      zombieWounded: (e) =>
        e.left === 0
          ? `${subject(e.zombie)} takes ${wounds(e.wounds)}.`
          : `${subject(e.zombie)} takes ${wounds(e.wounds)}, ${e.left} Strength left.`,
      zombieHealed: (e) => `${subject(e.zombie)} is healed of ${wounds(e.wounds)}.`,
      zombieStrengthened: (e) => `${subject(e.zombie)} grows: Strength +${e.strength}.`,
      zombieUnharmed: (e) => `${subject(e.zombie)} gets away unharmed.`,
      zombieDestroyed: (e) =>
        e.field === BARRICADE
          ? `${subject(e.zombie)} is destroyed on the Barricade.`
          : `${subject(e.zombie)} is destroyed on field ${field(e.field)}.`,
      zombieShrunk: (e) => `${subject(e.zombie)} shrinks to Strength 1.`,
      cardAttached: (e) => sentence(`${subject(e.zombie)} gets: ${name(e.card)}`),
      cardDetached: (e) => sentence(`${subject(e.zombie)} loses: ${name(e.card)}`),
      teddyWounded: (e) =>
        e.left === 0
          ? `${subject(e.teddy)} (${name(e.zombie)}) takes its last wound.`
          : `${subject(e.teddy)} (${name(e.zombie)}) is hit, ${e.left} Strength left.`,
      abilityUsed: ({ ability, zombie }) => {
        switch (ability) {
          case 'kasparov':
            return `${subject(zombie)} makes a move on the board.`;
          case 'boss':
            return `${subject(zombie)} gives an order.`;
          case 'teddy':
            return `${subject(zombie)} squeezes the teddy bear: the humans will discard two cards instead of one.`;
        }
      },
      thingPlaced: (e) => `${subject(e.thing)} is placed on ${field(e.field)}.`,
      thingRemoved: (e) => `${subject(e.thing)} is removed from ${field(e.field)}.`,
      thingWorn: ({ thing, left }) => {
        if (left === 0) return `${subject(thing)}: worn down.`;
        const times = plural('en', left, { one: 'once more', other: '# more times' });
        return `${subject(thing)}: will hold a zombie ${times}.`;
      },
      trapSprung: (e) =>
        kindOf(e.trap) === 'car'
          ? sentence(`${subject(e.zombie)} runs into: ${name(e.trap)}`)
          : sentence(`${subject(e.zombie)} walks into a trap: ${name(e.trap)}`),
      thingExploded: (e) => `Explosion on field ${field(e.field)}: ${name(e.thing)}!`,
      zombieHeld: (e) => sentence(`${subject(e.zombie)} cannot move because of the card ${name(e.by)}`),
      zombieFreed: (e) => `${subject(e.zombie)} can move again.`,
      retreatBarred: (e) => `${subject(e.zombie)} cannot go back.`,
      eggHatched: ({ nest, left }) =>
        left === 0 ? `${subject(nest)}: the last egg hatches.` : `${subject(nest)}: an egg hatches, ${left} left.`,
      jellyLeft: (e) => `Jelly is left on field ${field(e.field)}.`,
      jellyEaten: (e) => `${subject(e.zombie)} eats the jelly on field ${field(e.field)}: Strength +${e.bonus}.`,
      cardsSeen: ({ seat, count, cards }, to) => {
        const what = plural('en', count, {
          one: 'the top card of the zombie deck',
          other: 'the top # cards of the zombie deck',
        });
        return cards === null || cards.length === 0
          ? `${does(to, seat, 'looks')} at ${what}.`
          : sentence(`${does(to, seat, 'looks')} at ${what}: ${names(cards)}`);
      },
      cardReturned: (e, to) =>
        sentence(`Back in ${isYou(to, e.seat) ? 'your row' : `the row of the ${SIDES[e.side]}`}: ${name(e.card)}`),
      movementSkipped: (e) => sentence(`The zombies do not move in this turn because of the card ${name(e.by)}`),
      gameEnded: (e, to) => {
        const how = e.ending === 'dawn' ? 'Dawn breaks.' : 'The Barricade has fallen.';
        if (isYou(to, e.winner)) return `${how} You win!`;
        return `${how} The ${SIDES[e.ending === 'dawn' ? 'humans' : 'zombies']} win: ${to(e.winner)}.`;
      },
    },
    reasons: reasons({ language: 'en', called, lane, street, field, steps: STEPS, sides: SIDES }),
    outlook: (now, later) => {
      const changes = changesOf('en', now, later, FIGURES);
      if (changes.length === 0) return 'no change on the board';
      return changes.map(({ figure, before, after }) => `${figure} ${after} (now ${before})`).join(', ');
    },
    verbs: {
      now: ['play', 'now'],
      lane: ['lane'],
      street: ['street'],
      field: ['field'],
      fields: ['fields'],
      zombie: ['zombie', 'target'],
      teddy: ['teddy bear', 'target'],
      thing: ['card', 'target'],
      move: ['move', 'go'],
      pair: ['zombies', 'swap', 'merge'],
      take: ['card', 'take'],
      play: ['play', 'deploy'],
      discard: ['discard'],
      keep: ['discard nothing', 'keep'],
      use: ['use', 'ability', 'order'],
      unchain: ['break', 'chains'],
      stay: ['stay'],
      react: ['answer', 'react'],
      pass: ['do not answer', 'pass'],
      burn: ['burn', 'wounds', 'field'],
      enough: ['enough'],
      end: ['end', 'turn'],
    },
  };
};

export const en: ZombiakiTexts = makeTexts(english, namesIn('en'));
