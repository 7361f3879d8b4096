/** The words on the drawn table in English. */
import { plural } from '@horda/parts';
import { noted } from '../../parts/noted.ts';
import type { LongNightWords } from './words.ts';

const count = (n: number, one: string, other: string): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` });

export const en: LongNightWords = {
  caption: (phase, round) => `${phase} · round ${round}`,
  round: (round) => `round ${round}`,
  before: 'set-up',
  step: (step) => `step ${step} of 7`,
  yourTurn: 'Your turn',
  turnShort: 'Turn',
  endings: {
    objective: (round) => `The main objective is met in round ${round}: the colony holds.`,
    morale: (round) => `Morale has fallen to zero in round ${round}.`,
    rounds: (round) => `The last round, ${round}, is over, and the main objective is not met.`,
    betrayal: (round) => `The colony is betrayed in round ${round}.`,
  },
  stamps: { objective: 'they made it', betrayal: 'betrayal', fall: 'the colony fell' },
  betrayer: 'betrayer',
  score: ['secret objective', 'survivors'],
  confirmExile: 'All players vote on the exile at once. You can call one such vote in a turn.',
  confirmVictim: 'You attack a survivor of a player.',
  unusedDice: 'You still have unused dice. They are lost at the end of the round.',

  piece: noted,
  notNow: 'Not now',
  asking: 'Looking up why …',

  deeds: {
    attack: 'attack',
    zombie: 'attack',
    special: 'attack',
    victim: 'attack',
    bandit: 'attack',
    search: 'search',
    barricade: 'block',
    entrance: 'here',
    move: 'go',
    go: 'go',
    place: 'here',
    survivor: 'choose',
    leader: 'leader',
    lure: 'attract',
    equip: 'give',
    handOff: 'give',
    contribute: 'add',
    contributeItem: 'add',
    offer: 'add',
    calm: 'calm',
    play: 'play',
    card: 'choose',
    withItem: 'use',
    die: 'this one',
    player: 'choose',
    codeDie: 'code',
    improve: 'build',
  },
  verbs: {
    attack: 'Attack',
    search: 'Search',
    barricade: 'Barricade',
    attract: 'Attract',
    move: 'Move',
    ability: 'Ability',
  },
  guide: 'Choose one of your people or a card, then a target.',
  waiting: 'Others decide now.',
  risk: 'A roll for exposure follows; faces out of 12 that would kill',
  yourDice: 'your dice',
  uses: { equip: 'for a survivor', waste: 'to the waste', event: 'leaves the game' },

  standee: (name, player, influence, hurt) =>
    [
      `${name} (${player}), influence ${influence}`,
      ...hurt.flatMap(([token, n]) => (n > 0 ? `${token} ${n}` : [])),
    ].join(', '),
  bandit: 'bandit',
  door: (place, entrance) => (entrance === null ? `${place}, entrance` : `${place}, entrance ${entrance}`),
  doorHas: (door, zombies, barricades, traps) =>
    [
      `${door}: ${count(zombies, 'zombie', 'zombies')}`,
      ...(barricades > 0 ? [count(barricades, 'barricade', 'barricades')] : []),
      ...(traps > 0 ? [count(traps, 'trap', 'traps')] : []),
    ].join(', '),
  deck: (place, cards) => `${place}, ${count(cards, 'card', 'cards')} in the deck`,
  noise: (n, spaces) => `noise ${n} of ${spaces}`,
  loot: (cards) => count(cards, 'card of loot', 'cards of loot'),
  openPlace: (place, people, zombies) =>
    `${place}: ${count(people, 'survivor', 'survivors')}, ${count(zombies, 'zombie', 'zombies')}`,

  full: 'full',
  occupied: (n, spaces) => `${n} of ${spaces} spaces are taken`,
  rounds: (n) => (n === 1 ? 'round' : 'rounds'),
  foodAhead: (needed) => (needed === null ? 'food' : `food; ${needed} will be eaten.`),
  hungerAhead: (missing, morale) => `${missing} short: morale −${morale}`,
  waste: () => 'in the waste',
  moraleLoss: (n) => `morale −${n}`,

  noCrisis: 'no crisis',
  contributed: (cards, need) => `${cards} of ${need}`,
  otherwise: 'Otherwise:',

  hold: 'Covered. Hold to look.',
  click: 'Covered. Press to look for 5 seconds.',
  clickInstead: 'without holding',
  peekKey: 'hold to look at your secret objective',
  release: 'Let go to cover it.',

  readBy: (player) => `read by ${player}`,
  chooses: (player, isYou) => (isYou ? 'you choose' : `${player} chooses`),
  crossroadsLeave: 'The card leaves the game after the choice.',
  vote: 'Vote',
  together: 'They turn over together',
  tie: (player) => `Until all have voted, nobody learns more. ${player} has the knife and settles a tie.`,
  cast: 'cast',
  chain: (place) => `${place}, from the lowest influence:`,
  keep: 'keep',

  map: 'Map',
  hand: (cards) => `Hand ${cards}`,
  goals: 'Goals',
};
