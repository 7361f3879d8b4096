/** What has happened, in English: what everybody could see, and nothing else. */
import { addressing, isYou, list, plural, type NameOf } from '@horda/parts';
import type { EventWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { bare } from '../phrases.ts';
import { entranceTold } from '../seen.ts';
import {
  at,
  bandits,
  cards,
  from,
  helpless,
  noises,
  rounds,
  starvations,
  the,
  to,
  tokens,
  unruly,
  WORDS,
  zombies,
} from './words.ts';

const VOTES: Readonly<Record<string, string>> = {
  crossroads: 'the crossroads card',
  two: 'the crossroads card of the two',
  marker: 'leaving the first-player marker where it is',
  exile: 'the exile',
  code: 'the experiment',
};

const { does, who, all } = addressing('en');

export function eventsIn(names: Names): EventWords {
  const { survivor, card } = names;
  const voters = (shown: readonly string[]): string => (shown.length === 0 ? 'nobody' : list('en', shown));
  const faces = (shown: readonly number[] | number): string =>
    typeof shown === 'number' ? cards(shown) : shown.length === 0 ? 'no card' : list('en', shown.map(card));
  const door = (place: number, entrance: number, where = at): string => {
    const number = entranceTold(place, entrance);
    return number === null ? where(place) : `${where(place)}, entrance ${number}`;
  };
  /** With the player whose group it is; the survivor may belong to nobody. */
  const member = (one: number, name: NameOf, seat: number): string => {
    if (seat < 0) return survivor(one);
    return isYou(name, seat) ? `${survivor(one)} of your group` : `${survivor(one)} (${name(seat)})`;
  };
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  const guard = (trap: boolean): string => (trap ? 'An explosive trap' : 'A barricade');

  return {
    roundBegan: (e) => `Round ${e.round} begins.`,
    turnBegan: (e, name) => `Turn: ${who(name, e.seat)}.`,
    turnEnded: (e, name) => `${does(name, e.seat, 'ends')} the turn.`,
    cleaned: (e, name) => `${does(name, e.seat, 'removes')} ${cards(e.cards.length)} from the waste pile.`,
    foodPaid: (e, name) => `${does(name, e.seat, 'spends')} 1 food on a die of ${e.die}.`,
    pillTaken: (e) => `${survivor(e.survivor)} swallows a pill.`,
    specialKilled: (e) => `${survivor(e.survivor)} kills ${names.experiment(e.experiment)}!`,
    accused: (e, name) => `${does(name, e.seat, 'calls')} a vote to exile ${who(name, e.whom)}!`,
    trapExploded: (e) => `The trap explodes ${door(e.place, e.entrance)}: ${zombies(e.zombies)} gone.`,
    banditEntered: (e) => `A bandit comes ${to(e.place)}.`,
    banditKilled: (e) => `${survivor(e.survivor)} drives a bandit away ${from(e.place)}.`,
    zombieKilled: (e) => {
      const where = door(e.place, e.entrance);
      return e.survivor < 0 ? `A zombie is killed ${where}.` : `${survivor(e.survivor)} kills a zombie ${where}.`;
    },
    improvementFinished: (e) => `The improvement is finished: ${names.improvement(e.improvement)}!`,
    leaderNamed: (e, name) =>
      `${survivor(e.survivor)} leads ${isYou(name, e.seat) ? 'your group' : `the group of ${name(e.seat)}`}.`,
    firstPlayerChosen: (e, name) => `${does(name, e.seat, 'is')} the first player.`,
    crisisOpened: (e) => `The crisis of this round: ${names.crisis(e.crisis)}.`,
    diceRolled: (e, name) => `${does(name, e.seat, 'rolls')} ${e.dice.join(' ')}.`,
    crossroadsDrawn: (e, name) =>
      e.card === null
        ? `${does(name, e.reader, 'draws')} a crossroads card and keeps it secret.`
        : `${does(name, e.reader, 'draws')} the crossroads card ${bare(names.crossroads(e.card))}.`,
    crossroadsRevealed: (e) =>
      e.trigger < 0
        ? `Crossroads: ${bare(names.crossroads(e.card))}!`
        : `Crossroads: ${bare(names.crossroads(e.card))}! It is about ${survivor(e.trigger)}.`,
    optionChosen: (e, name) => {
      const option = names.texts.crossroads[e.card]?.options[e.option];
      // The card speaks to its reader: its words stand in quotation marks.
      const text = option === undefined ? `option ${e.option + 1}.` : `“${names.say(option)}”`;
      return e.seat < 0 ? `It comes to this: ${text}` : `${does(name, e.seat, 'chooses')}: ${text}`;
    },
    stepBegan: (e) => `Colony phase, ${WORDS.steps[e.step].name}.`,
    ate: (e) => (e.food === 0 ? 'Nobody is in the colony to be fed.' : `The colony eats ${e.food} food.`),
    starved: (e) => `The colony needs ${e.food} food and has too little: ${starvations(e.tokens)} now.`,
    wasteCounted: (e) =>
      e.lost === 0
        ? `${cards(e.cards)} on the waste pile: no harm yet.`
        : `${cards(e.cards)} on the waste pile cost ${e.lost} morale.`,
    crisisResolved: (e) => {
      const shown = e.cards.length === 0 ? 'no cards' : list('en', e.cards.map(card));
      const result = e.sum < e.need ? 'not averted' : 'averted';
      return `${names.crisis(e.crisis)} is ${result}: ${shown}; ${e.sum} of ${e.need}.`;
    },
    crisisSkipped: (e) =>
      e.crisis === null || e.crisis < 0
        ? 'The next crisis is removed unseen.'
        : `The crisis is skipped: ${names.crisis(e.crisis)}.`,
    noiseTurned: (e) =>
      e.attracts ? `Noise ${at(e.place)} attracts a zombie.` : `Noise ${at(e.place)} attracts nobody.`,
    roundsLeft: (e) => (e.rounds === 0 ? 'No round is left.' : `${rounds(e.rounds)} left.`),
    markerKept: (e, name) => `${does(name, e.seat, 'stays')} first player.`,
    markerPassed: (e, name) => `${does(name, e.seat, 'is')} the first player now.`,
    chapterCompleted: (e) => `Chapter completed: ${names.main(-1, e.chapter)}.`,
    chapterBegan: (e) => `A new chapter: ${names.main(-1, e.chapter)}.`,
    moraleChanged: (e) => `Morale ${signed(e.by)}: now ${e.morale}.`,
    foodChanged: (e) => `Food ${signed(e.by)}: now ${e.food}.`,
    starvationAdded: (e) => `${starvations(e.n)} more in the food supply.`,
    helplessCame: (e) => `${e.unruly ? unruly(e.n) : helpless(e.n)} ${e.n === 1 ? 'comes' : 'come'} to the colony.`,
    helplessDied: (e) => (e.unruly ? 'An unruly helpless survivor dies.' : 'A helpless survivor dies.'),
    helplessLeft: (e) => `${helpless(e.n)} ${e.n === 1 ? 'leaves' : 'leave'} the colony.`,
    helplessTurned: (e) =>
      e.unruly
        ? `${helpless(e.n)} ${e.n === 1 ? 'turns' : 'turn'} unruly.`
        : `${unruly(e.n)} ${e.n === 1 ? 'calms' : 'calm'} down.`,
    tokensPut: (e) =>
      `${plural('en', e.n, { one: '# token', other: '# tokens' })} for the main objective (${TOKENS[e.token]}).`,
    dieUsed: (e, name) => `${does(name, e.seat, 'uses')} a die of ${e.die}.`,
    dieChanged: (e, name) =>
      `${isYou(name, e.seat) ? 'Your die' : `A die of ${name(e.seat)}`} changes from ${e.from} to ${e.to}.`,
    effectRolled: (e, name) => `${does(name, e.seat, 'rolls')} ${e.die}.`,
    attackRolled: (e) => `${survivor(e.survivor)} rolls ${e.die}: ${e.hit ? 'a hit!' : 'a miss.'}`,
    exposureRolled: (e) => `Exposure of ${survivor(e.survivor)}: ${WORDS.faces[e.face]}.`,
    survivorWent: (e) => `${survivor(e.survivor)} goes ${from(e.from)} ${to(e.to)}.`,
    survivorPut: (e) => `${survivor(e.survivor)} is put ${at(e.to)}.`,
    searchBegan: (e) => `${survivor(e.survivor)} searches ${at(e.place)}.`,
    cardSeen: (e, name) =>
      e.card === null
        ? `${does(name, e.seat, 'looks')} at a card of ${the(e.place)}.`
        : `${does(name, e.seat, 'looks')} at a card of ${the(e.place)}: ${card(e.card)}.`,
    cardKept: (e, name) =>
      e.card === null
        ? `${does(name, e.seat, 'keeps')} a card.`
        : `${does(name, e.seat, 'keeps')} a card: ${card(e.card)}.`,
    noisePut: (e) => `${noises(e.n)} ${at(e.place)}.`,
    barricadePut: (e) => `${guard(e.trap)} stands ${door(e.place, e.entrance)}.`,
    barricadeLost: (e) => `${guard(e.trap)} is gone ${door(e.place, e.entrance)}.`,
    zombieAdded: (e) => `A zombie comes ${door(e.place, e.entrance, to)}.`,
    zombieGone: (e) => `${zombies(e.n)} gone ${door(e.place, e.entrance)}.`,
    zombieLured: (e) => `A zombie goes ${from(e.from)} ${to(e.to)}.`,
    overrun: (e) => `Overrun ${door(e.place, e.entrance)}!`,
    damaged: (e) => `${survivor(e.survivor)} gets a token: ${WORDS.tokens[e.token]}.`,
    healed: (e) => `${survivor(e.survivor)} loses a token: ${WORDS.tokens[e.token]}.`,
    died: (e, name) => `${member(e.survivor, name, e.seat)} dies ${at(e.place)}!`,
    survivorLeft: (e, name) => `${member(e.survivor, name, e.seat)} leaves the game.`,
    survivorCame: (e, name) => `${survivor(e.survivor)} joins ${who(name, e.seat)} ${at(e.place)}.`,
    survivorGiven: (e, name) => `${survivor(e.survivor)} goes from ${who(name, e.from)} to ${who(name, e.to)}.`,
    biteSpread: (e) => `The bite passes to ${survivor(e.survivor)}!`,
    playerOut: (e, name) => `${does(name, e.seat, 'is')} out of the game.`,
    cardShown: (e, name) => `${does(name, e.seat, 'plays')} ${card(e.card)}.`,
    equipped: (e) => `${survivor(e.survivor)} is equipped with ${card(e.card)}.`,
    itemUsed: (e) => `${survivor(e.survivor)} uses ${card(e.card)}.`,
    abilityUsed: (e) =>
      e.of === e.survivor
        ? `${survivor(e.survivor)} uses the ability.`
        : `${survivor(e.survivor)} uses the ability of ${survivor(e.of)}.`,
    cardWasted: (e) => `To the waste pile: ${card(e.card)}.`,
    cardRemoved: (e) => `Out of the game: ${card(e.card)}.`,
    contributed: (e, name) =>
      e.card === null
        ? `${does(name, e.seat, 'adds')} a card to the crisis, face down.`
        : `${does(name, e.seat, 'adds')} a card to the crisis, face down: ${card(e.card)}.`,
    offered: (e, name) => `${does(name, e.seat, 'puts')} ${card(e.card)} on the main objective.`,
    handedOff: (e) => `${survivor(e.from)} hands ${card(e.card)} to ${survivor(e.to)}.`,
    cardsDrawn: (e, name) =>
      typeof e.cards === 'number'
        ? `${does(name, e.seat, 'draws')} ${cards(e.cards)} ${from(e.place)}.`
        : `${does(name, e.seat, 'draws')} ${from(e.place)}: ${faces(e.cards)}.`,
    cardsTaken: (e, name) =>
      typeof e.cards === 'number'
        ? `${does(name, e.to, 'takes')} ${cards(e.cards)} from ${who(name, e.from)}.`
        : `${does(name, e.to, 'takes')} from ${who(name, e.from)}: ${faces(e.cards)}.`,
    handShown: (e, name) => {
      const whom = e.to === null ? 'all' : who(name, e.to);
      return typeof e.cards === 'number'
        ? `${does(name, e.seat, 'shows')} ${cards(e.cards)} to ${whom}.`
        : `${does(name, e.seat, 'shows')} ${whom}: ${faces(e.cards)}.`;
    },
    objectiveShown: (e, name) => {
      const whom = e.to === null ? 'all' : who(name, e.to);
      return e.objective === null
        ? `${does(name, e.seat, 'shows')} ${whom} the hidden objective.`
        : `${does(name, e.seat, 'shows')} ${whom} the hidden objective: ${names.objective(e.objective)}.`;
    },
    deckShown: (e) => `Cards of ${the(e.place)} are shown: ${faces(e.cards)}.`,
    voted: (e, name) => {
      const about = VOTES[e.about] ?? 'the question';
      return `Vote on ${about}: up ${voters(all(name, e.up))}; down ${voters(all(name, e.down))}. ${e.up.length === e.down.length ? 'A tie.' : e.passed ? 'Carried.' : 'Rejected.'}`;
    },
    voteSettled: (e) => (e.passed ? 'The vote is settled: carried.' : 'The vote is settled: rejected.'),
    exiled: (e, name) => `${does(name, e.seat, 'is')} exiled!`,
    requested: (e, name) => `${does(name, e.seat, 'asks')} the others for cards.`,
    requestIgnored: (e, name) => `${does(name, e.seat, 'gives')} nothing.`,
    cardGiven: (e, name) => `${does(name, e.from, 'gives')} ${who(name, e.to)} a card: ${card(e.card)}.`,
    advanced: (e) =>
      e.n < 0
        ? `${names.improvement(e.improvement)} loses ${tokens(-e.n)}.`
        : `${names.improvement(e.improvement)} gets ${tokens(e.n)}.`,
    banditGone: (e) => `${bandits(e.n)} gone ${from(e.place)}.`,
    looted: (e) => `Bandits loot ${the(e.place)}: ${card(e.card)}.`,
    hideoutLeft: (e, name) => `${does(name, e.seat, 'takes')} ${card(e.card)} from the hideout.`,
    codeDiePut: (e, name) => `${does(name, e.seat, 'puts')} a die of ${e.die} on Raxxon.`,
    experimentContained: (e) => `The experiment is contained: ${names.experiment(e.experiment)}.`,
    experimentReleased: (e) => `The experiment breaks out: ${names.experiment(e.experiment)}!`,
    specialPlaced: (e) => `${names.experiment(e.experiment)} stands ${door(e.place, e.entrance)}.`,
    specialMoved: (e) => `${names.experiment(e.experiment)} moves ${from(e.from)} ${to(e.to)}.`,
    sideEffectGot: (e) => `${survivor(e.survivor)} gets a side effect: ${names.sideEffect(e.sideEffect)}.`,
    effectBegan: (e) => `${names.cause(e.cause)} works.`,
    cardReturned: (e, name) => `${does(name, e.to, 'gives')} ${who(name, e.from)} the card back: ${card(e.card)}.`,
    improvementShown: (e) => `A new improvement on display: ${names.improvement(e.improvement)}.`,
    hideoutPut: (e, name) => `${does(name, e.seat, 'lays')} ${card(e.card)} at the hideout.`,
    chapterRead: (e, name) => `${does(name, e.seat, 'reads')} what happens now.`,
    placeOpened: (e) => `The way is open ${to(e.place)}.`,
    codeDieChanged: (e, name) => `${does(name, e.seat, 'changes')} a die on Raxxon from ${e.from} to ${e.to}.`,
    experimentDiscarded: (e) => `The experiment is discarded: ${names.experiment(e.experiment)}.`,
    experimentsSeen: (e, name) =>
      typeof e.experiments === 'number'
        ? `${does(name, e.seat, 'looks')} at the top experiments: ${e.experiments}.`
        : `${does(name, e.seat, 'looks')} at the top experiments: ${list('en', e.experiments.map(names.experiment))}.`,
    placeSpared: (e) => `3 zombies fewer will come ${to(e.place)}.`,
    specialGone: (e) => `${names.experiment(e.experiment)} is gone ${door(e.place, e.entrance)}.`,
    cardSaved: (e, name) => `${does(name, e.seat, 'takes')} the card back: ${card(e.card)}.`,
    cardRegained: (e, name) => `${does(name, e.seat, 'gets')} a card back from outside the game: ${card(e.card)}.`,
    cardNamed: (e, name) => `${does(name, e.seat, 'asks')} for a card: ${card(e.card)}.`,
    staked: (e, name) => `${does(name, e.seat, 'stakes')} ${card(e.card)}.`,
    ended: (e, name) => {
      const winners = e.winners.length === 0 ? 'Nobody wins.' : `The winners: ${list('en', all(name, e.winners))}.`;
      return `The end: ${WORDS.endings[e.ending]}. ${winners}`;
    },
  };
}

const TOKENS = { trophy: 'trophies', sample: 'samples', clear: 'clear rounds' } as const;
