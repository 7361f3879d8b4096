/** Cisza in English. */
import type { Seat } from '@horda/kernel';
import { addressing, isYou, labelled, plural, type NameOf } from '@horda/parts';
import { handOutCause } from '../cite.ts';
import type { Kind } from '../content/city.ts';
import { factsOf, isBarrier, PRINTED, type Resource } from '../content/resources.ts';
import type { ZombieKind } from '../state.ts';
import type { View } from '../view.ts';
import { cardTexts } from './cards.ts';
import {
  attackersLeft,
  isOwn,
  list,
  offers,
  ownShelter,
  rounded,
  sentence,
  shotsWith,
  surpriseSends,
  tally,
  texts,
  type CiszaTexts,
  type KindText,
} from './messages.ts';
import { reasons } from './reasons/en.ts';

const cards = cardTexts('en');
const { does, who, all } = addressing('en');

const kinds: Readonly<Record<Kind, KindText>> = {
  regular: { name: 'regular zombie', short: 'regular' },
  strong: { name: 'strong zombie', short: 'strong' },
  fast: { name: 'fast zombie', short: 'fast' },
  horde: { name: 'Horde', short: 'horde' },
};

/** `2 regular zombies and a strong zombie`. */
function zombies(several: readonly ZombieKind[]): string {
  const groups = tally(several).map(([kind, n]) =>
    plural('en', n, { one: `a ${kinds[kind].name}`, other: `# ${kinds[kind].name}s` }),
  );
  return list('en', groups);
}

/** `Drone ×2 and Flare`. */
function named(several: readonly Resource[]): string {
  const groups = tally(several).map(([card, n]) => (n === 1 ? cards[card].name : `${cards[card].name} ×${n}`));
  return list('en', groups);
}

const average = (n: number): string => rounded('en', n);
const survivorCount = (n: number): string => plural('en', n, { one: '# survivor', other: '# survivors' });
const zombieCount = (n: number): string => plural('en', n, { one: '# zombie', other: '# zombies' });
const barrierCount = (n: number): string => plural('en', n, { one: '# barrier', other: '# barriers' });
const cardCount = (n: number): string => plural('en', n, { one: '# card', other: '# cards' });

function shelter(seat: Seat, view: View, name: NameOf): string {
  const { survivors, zombies: inside, barriers } = view.shelters[seat]!;
  const owner = isOwn(view, seat) ? 'Your shelter' : name(seat);
  return `${owner} (${survivorCount(survivors.length)}, ${zombieCount(inside.length)}, ${barrierCount(barriers.length)})`;
}

const UNHEARD = 'Then noise, but nobody in the empty city will hear it.';

function thenNoise({ city: { top } }: View): string {
  if (top === null) return UNHEARD;
  if (top === 'survivor') return 'Then the noise will turn the top card of the city.';
  return `Then the noise will bring you the ${kinds[top].name} from the city deck.`;
}

/** What follows on the effect of a card: the noise of its mark, if it has one. */
function afterwards(card: Resource, view: View): string {
  return PRINTED[card].noise ? thenNoise(view) : 'No noise.';
}

function thenNoiseThere({ city: { top } }: View): string {
  if (top === null) return UNHEARD;
  if (top === 'survivor') return 'Then the noise over there will turn the top card of the city.';
  return `Then the noise will bring that player the ${kinds[top].name} from the city deck.`;
}

function thenAttack(view: View): string {
  const n = ownShelter(view).zombies.length;
  if (n === 0) return 'So far nobody will attack you.';
  return plural('en', n, { one: 'Then # zombie attacks.', other: 'Then # zombies attack.' });
}

const LAID = 'It goes into your shelter. It works only when you use it in an attack.';

/** `You get rid of a strong zombie or 2 regular zombies.` */
function oneOf(shots: ReturnType<typeof shotsWith>): string {
  const named = shots.map((shot) => (shot.do === 'snipe' ? 'the one on the city deck' : zombies(shot.zombies)));
  return `You get rid of ${named.join(', or ')}.`;
}

/** How many survivors the attack takes if nothing else stops it. */
function losses(left: number, view: View): string {
  const lost = Math.min(Math.max(left, 0), ownShelter(view).survivors.length);
  return lost === 0 ? 'You lose nobody.' : `You may still lose ${survivorCount(lost)}.`;
}

export const en: CiszaTexts = texts({
  title: 'Cisza (Silence)',
  about: 'Bring survivors into your shelter and keep quiet: every sound wakes zombies, best left to the neighbours.',
  settings: {
    difficulty: {
      name: 'Difficulty',
      help: 'How many survivors everybody begins with.',
      values: { easy: 'easy (3 survivors)', normal: 'normal (2 survivors)', hard: 'hard (1 survivor)' },
    },
    expert: {
      name: 'Expert mode',
      help: 'A card with the noise mark may also be discarded for its noise alone, without its effect.',
      values: { true: 'on', false: 'off' },
    },
    surprise: {
      name: 'The card Surprise!',
      help: 'Whether the top card of the city always goes to the chosen player, or only when it shows a zombie.',
      values: { turn: 'always, a survivor is turned', visible: 'only a visible zombie' },
    },
    first: {
      name: 'Who begins',
      help: 'Chance, or the player in the given seat.',
      values: { random: 'chance', 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4', 5: 'seat 5', 6: 'seat 6' },
    },
    stallGuard: {
      name: 'Restless city',
      help:
        'House rule, not in the rulebook: if the city deck has not changed for three rounds, ' +
        'a turn begins with a noise.',
      values: { true: 'on', false: 'off' },
    },
  },
  endings: { elimination: 'only one player is left', finalAttack: 'the Final Attack is over' },
  figures: { turns: 'turns', survivors: 'survivors of the winner' },
  piles: { resources: 'resources', city: 'city' },
  cards,
  types: { weapon: 'weapon', rescue: 'rescue', barrier: 'barrier', trick: 'trick' },
  kinds,
  labels: {
    shelter: 'shelter',
    survivors: 'survivors',
    barriers: 'barriers',
    zombies: 'zombies',
    hand: 'hand',
    city: 'city deck',
    resources: 'resource deck',
    discarded: 'discarded',
    turn: 'turn',
    noise: 'noise',
    quiet: 'quiet',
    survivor: 'survivor',
    finalAttack: 'Final Attack',
    eliminated: 'eliminated',
    empty: 'empty',
  },
  phases: ['play', 'zombie attack', 'draw'],
  prompts: {
    'mulligan.look': () => 'Look at your cards: keep them, or exchange all of them. There is no second exchange.',
    'play.choose': (view) =>
      offers(view, 'discard')
        ? `Phase 1: play a card, discard cards or end the phase. ${thenAttack(view)}`
        : `Phase 1: play another card or end the phase. ${thenAttack(view)}`,
    'discardCards.choose': () => 'Choose the cards to discard. You will not play any more this turn.',
    'attack.defend': (view) => {
      if (!offers(view, 'use')) return 'You may still discard a barrier for its noise alone.';
      const attackers = zombieCount(view.attack === null ? 0 : attackersLeft(view.attack));
      const inside = survivorCount(ownShelter(view).survivors.length);
      return `Attack! Still attacking: ${attackers}; in your shelter: ${inside}. Use a barrier or take the losses.`;
    },
    'handOut.choose': (view) => {
      const { loose } = view;
      const next = loose[0] === undefined ? 'zombie' : kinds[loose[0].kind].name;
      const left = `Still to hand out: ${zombieCount(loose.length)}.`;
      const cause = handOutCause(view);
      switch (cause) {
        case 'horde':
          return `Horde: who gets the ${next}? At most one for each shelter. ${left}`;
        case 'elimination':
          return `You are out of the game: to which neighbour do you leave the ${next}? ${left}`;
        default:
          return `${cards[cause].name}: to whom do you send the ${next}? ${left}`;
      }
    },
    'sendOne.choose': (view) => {
      const { inPlay } = view;
      if (inPlay === null) return 'Choose the zombie to send.';
      const { name } = cards[inPlay];
      return factsOf(inPlay).ownNoise === null
        ? `${sentence(name)} Choose the zombie to send.`
        : `${name}: choose the zombie to send. ${thenNoiseThere(view)}`;
    },
  },
  aims: {
    killWeak: (card, view) => `${cards[card].name}: choose a target in your shelter. ${afterwards(card, view)}`,
    killStrongOrTwo: (card, view) => `${cards[card].name}: choose a target in your shelter. ${afterwards(card, view)}`,
    killAny: (card, view) =>
      `${cards[card].name}: choose a target in your shelter or on the city deck. ${afterwards(card, view)}`,
    blowUp: (card, view) => `${cards[card].name}: choose one or two zombies. ${afterwards(card, view)}`,
    destroyBarriers: (card, view) => `${cards[card].name}: choose who loses all barriers. ${afterwards(card, view)}`,
    swapShelters: (card, view) =>
      `${cards[card].name}: choose with whom you swap zombies and barriers. ${afterwards(card, view)}`,
    takeSurvivor: (card, view) =>
      `${cards[card].name}: choose from whom you take a survivor. ${afterwards(card, view)}`,
    sendLoudly: (card, view) => `${cards[card].name}: choose who gets one of your zombies. ${thenNoiseThere(view)}`,
    sendWithTop: (card, view) => {
      switch (surpriseSends(view)) {
        case 'both':
          return `${sentence(cards[card].name)} Choose who gets one of your zombies and the top card of the city.`;
        case 'own':
          return `${sentence(cards[card].name)} Choose who gets one of your zombies.`;
        case 'city':
          return `${sentence(cards[card].name)} Choose who gets the top card of the city.`;
      }
    },
  },
  effects: {
    killWeak: (card, view) => oneOf(shotsWith(view, card)),
    killStrongOrTwo: (card, view) => oneOf(shotsWith(view, card)),
    killAny: (card, view) => oneOf(shotsWith(view, card)),
    rescue: (card, view) => {
      const { survivors = 0 } = PRINTED[card];
      const come = Math.min(survivors, view.city.left);
      const all = ownShelter(view).survivors.length + come;
      return `${plural('en', come, { one: 'A survivor joins you', other: '# survivors join you' })}: you will have ${all}.`;
    },
    holdOne: () => LAID,
    callOff: () => LAID,
    blowUp: () => LAID,
    destroyBarriers: () => 'The player you point at loses all barriers.',
    swapShelters: (_, view) => {
      const { zombies: own, barriers } = ownShelter(view);
      return `You give somebody all you have (${zombieCount(own.length)}, ${barrierCount(barriers.length)}) and take theirs.`;
    },
    takeSurvivor: (_, view) =>
      `A survivor of another player comes over: you will have ${ownShelter(view).survivors.length + 1}.`,
    driveOut: (_, view) =>
      `You lose a survivor and keep ${ownShelter(view).survivors.length - 1}. You hand out all your zombies (${ownShelter(view).zombies.length}).`,
    sendLoudly: () => 'You send one of your zombies to somebody else.',
    sendWithTop: (_, view) =>
      ({
        both: 'Somebody gets your zombie and the top card of the city.',
        own: 'Somebody gets your zombie.',
        city: 'Somebody gets the top card of the city.',
      })[surpriseSends(view)],
  },
  uses: {
    holdOne: (left, view) => `It holds back one zombie. ${losses(left - 1, view)}`,
    callOff: () => 'It calls off the rest of the attack: you lose nobody else.',
    blowUp: () => 'You get rid of one or two zombies, newcomers included.',
  },
  afterwards: (card, view) => (factsOf(card).ownNoise === null ? afterwards(card, view) : thenNoiseThere(view)),
  choices: {
    keep: () => 'Keep these cards',
    exchange: () => 'Exchange all cards',
    play: ({ card }) => {
      if (isBarrier(card)) return `Lay down: ${cards[card].name}`;
      return PRINTED[card].noise ? `Play: ${cards[card].name} (noise)` : `Play: ${cards[card].name}`;
    },
    noise: ({ card }) => `Noise only: ${cards[card].name}`,
    discard: () => 'Discard cards',
    end: () => 'End the phase',
    drop: (choice) => `Discard: ${named(choice.cards)}`,
    eliminate: (choice) => `Eliminate ${zombies(choice.zombies)}`,
    snipe: (_, { city: { top } }) =>
      top === null || top === 'survivor'
        ? 'Shoot the zombie on the city deck'
        : `Shoot the ${kinds[top].name} on the city deck`,
    target: ({ seat }, view, name) => shelter(seat, view, name),
    send: ({ zombie }) => `Send a ${kinds[zombie].name}`,
    give: ({ to }, view, name) => shelter(to, view, name),
    use: ({ barrier }) =>
      PRINTED[barrier].noise ? `Use: ${cards[barrier].name} (noise)` : `Use: ${cards[barrier].name}`,
    blast: ({ attackers, newcomers }) => {
      if (newcomers.length === 0) return `Blow up ${zombies(attackers)}`;
      const come = plural('en', newcomers.length, {
        one: `a newcomer: ${zombies(newcomers)}`,
        other: `newcomers: ${zombies(newcomers)}`,
      });
      return attackers.length === 0 ? `Blow up ${come}` : `Blow up ${zombies(attackers)} and ${come}`;
    },
    face: () => 'Use no barrier',
  },
  events: {
    handExchanged: (e, name) =>
      sentence(`${does(name, e.seat, 'exchanges')} the whole hand. Discarded: ${named(e.cards)}`),
    turnBegan: (e, name) => `Turn ${e.turn}: ${who(name, e.seat)}.`,
    cityStirred: (e, name) =>
      `House rule: the city deck has not changed for three rounds, so the turn begins with a noise: ${who(name, e.seat)}.`,
    cardPlayed: (e, name) =>
      isBarrier(e.card)
        ? sentence(`${does(name, e.seat, 'lays')} down: ${cards[e.card].name}`)
        : sentence(`${does(name, e.seat, 'plays')}: ${cards[e.card].name}`),
    cardUsedForNoise: (e, name) =>
      sentence(`${does(name, e.seat, 'discards')} for its noise alone: ${cards[e.card].name}`),
    cardsDiscarded: (e, name) => sentence(`${does(name, e.seat, 'discards')}: ${named(e.cards)}`),
    noiseMade: (e, name) =>
      sentence(
        `${labelled(name, e.shelter, 'noise in the shelter', 'Noise in your shelter')}${e.heard ? '!' : ', but the city is empty and nobody hears it'}`,
      ),
    zombieWoke: (e) => `On the city deck a ${kinds[e.kind].name} wakes up.`,
    zombieArrived: (e, name) =>
      `${labelled(name, e.shelter, `a ${kinds[e.kind].name} enters the shelter`, `A ${kinds[e.kind].name} enters your shelter`)} from the city.`,
    hordeCame: (e, name) => `A Horde! ${does(name, e.dealer, 'deals')} its zombies.`,
    hordeDrawn: ({ kinds: drawn, another, several = 1 }) => {
      const more = plural('en', several, { one: 'another Horde', other: '# more Hordes' });
      if (drawn.length > 0)
        return another ? `In the Horde: ${zombies(drawn)}, and ${more}.` : `In the Horde: ${zombies(drawn)}.`;
      if (!another) return 'The city is empty: nobody comes with the Horde.';
      return plural('en', several, {
        one: `Only ${more} comes out of the city.`,
        other: `Only ${more} come out of the city.`,
      });
    },
    zombieSent: (e, name) =>
      e.from === null
        ? `${labelled(name, e.to, `a ${kinds[e.kind].name} comes to the shelter`, `A ${kinds[e.kind].name} comes to your shelter`)}.`
        : `${does(name, e.from, 'sends')} ${who(name, e.to)} a ${kinds[e.kind].name}.`,
    zombieEliminated: (e, name) =>
      e.shelter === null
        ? `A ${kinds[e.kind].name} is eliminated on the city deck.`
        : `${labelled(name, e.shelter, `a ${kinds[e.kind].name} is eliminated in the shelter`, `A ${kinds[e.kind].name} is eliminated in your shelter`)}.`,
    survivorRescued: (e, name) =>
      `${labelled(name, e.shelter, 'a survivor from the city reaches the shelter', 'A survivor from the city reaches your shelter')}.`,
    survivorBribed: (e, name) => `${does(name, e.to, 'bribes')} a survivor away from ${who(name, e.from)}.`,
    survivorSacrificed: (e, name) => `${does(name, e.shelter, 'sacrifices')} a survivor.`,
    survivorsLost: (e, name) => `${does(name, e.shelter, 'loses')} ${survivorCount(e.cards.length)} in the attack.`,
    attackBegan: (e, name) => {
      const attackers = plural('en', e.zombies, { one: '# zombie attacks', other: '# zombies attack' });
      return `${labelled(name, e.shelter, `${attackers} the shelter`, `${attackers} your shelter`)}.`;
    },
    barrierUsed: (e, name) => sentence(`${does(name, e.seat, 'uses')} a barrier: ${cards[e.barrier].name}`),
    barriersDestroyed: (e, name) =>
      `${does(name, e.shelter, 'loses')} ${barrierCount(e.barriers.length)}: ${named(e.barriers)}.`,
    sheltersSwapped: (e, name) => {
      const [one, other] = all(name, [e.seat, e.other]);
      return `${one === 'you' ? 'You' : one} and ${other} swap all zombies and barriers.`;
    },
    playerEliminated: (e, name) =>
      e.cards.length === 0
        ? `${does(name, e.seat, 'is')} out of the game.`
        : sentence(`${does(name, e.seat, 'is')} out of the game. Discarded: ${named(e.cards)}`),
    cardsDrawn: (e, name) =>
      e.cards === null
        ? `${does(name, e.seat, 'draws')} ${cardCount(e.count)}.`
        : sentence(`${does(name, e.seat, 'draws')} ${cardCount(e.count)}: ${named(e.cards)}`),
    deckRenewed: (e) =>
      `The resource deck has run out: ${cardCount(e.cards)} of the discard pile, shuffled, form a new one.`,
    finalAttackBegan: () => 'No survivors are left in the city. The Final Attack begins: nobody draws cards any more!',
    gameEnded: (e, name) => {
      const winners = list('en', all(name, e.winners));
      if (e.ending === 'elimination')
        return `The game is over. ${does(name, e.winners[0]!, 'has')} the last shelter standing and ${isYou(name, e.winners[0]!) ? 'win' : 'wins'}.`;
      return e.winners.length === 1
        ? `The Final Attack is over. ${does(name, e.winners[0]!, 'wins')} with the most survivors.`
        : `The Final Attack is over. It is a tie: ${winners} win together.`;
    },
  },
  reasons: reasons({ cards, kinds, zombies, named }),
  outlook: ([survivorsNow = 0, zombiesNow = 0], [survivors = 0, zombies = 0]) =>
    `survivors ${average(survivors)} (now ${survivorsNow}), zombies in your shelter ${average(zombies)} (now ${zombiesNow})`,
  verbs: {
    keep: ['keep', 'hand'],
    exchange: ['exchange', 'mulligan', 'hand'],
    play: ['play'],
    noise: ['noise', 'noise only'],
    discard: ['discard', 'cards'],
    end: ['end', 'phase'],
    drop: ['discard'],
    eliminate: ['eliminate'],
    snipe: ['shoot', 'city deck', 'zombie'],
    target: ['target', 'player'],
    send: ['send'],
    give: ['give', 'deal', 'player'],
    use: ['use', 'barrier'],
    blast: ['blow up', 'eliminate'],
    face: ['no barrier', 'attack'],
  },
});
