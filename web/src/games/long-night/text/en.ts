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
  stamps: { objective: 'survived', betrayal: 'betrayal', fall: 'the colony fell' },
  betrayer: 'betrayer',
  score: ['secret objective', 'survivors'],

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
    leader: 'choose',
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
  deedKeys: { attack: 'a', search: 's', barricade: 'b', attract: 'r', move: 'v', ability: 'y' },
  guide: 'Choose one of your people or a card, then a target.',
  waiting: 'Others decide now.',
  risk: 'A roll for exposure follows; faces out of 12 that would kill',
  deadly: 'death',
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

  comeAhead: (zombies) => `zombies to come in the colony phase: ${zombies}`,
  ahead: (zombies, missing) => `+${zombies} zombies${missing > 0 ? ` · ${missing} food short` : ''}`,
  full: 'full',
  occupied: (n, spaces) => `${n} of ${spaces} spaces are taken`,
  rounds: (n) => (n === 1 ? 'round' : 'rounds'),
  foodAhead: (needed) => (needed === null ? 'food' : `food; ${needed} will be eaten.`),
  hungerAhead: (missing, morale) => `${missing} short: morale −${morale}`,
  waste: () => 'in the waste',
  moraleLoss: (n) => `morale −${n}`,

  noCrisis: 'no crisis',
  contributed: (cards, need) => `${cards} of ${need}`,
  added: (cards) => `Yours: ${cards}`,
  otherwise: 'Otherwise:',

  hold: 'Covered. Hold to look.',
  click: 'Covered. Press to look for 5 seconds.',
  clickInstead: 'without holding',
  keys: [
    { key: '↑ ↓ ← →', does: 'the next thing that way, once something on the table has the focus' },
    { key: 'N', does: 'the next of your people' },
    { key: 'A S B R V Y', does: 'attack, search, barricade, attract, move, ability of that person' },
    { key: 'W', does: 'clean up waste' },
    { key: 'D', does: 'add the chosen card to the crisis' },
    { key: 'O', does: 'put the chosen card on the main objective' },
    { key: 'F', does: 'spend food' },
    { key: 'X', does: 'hand off an item' },
    { key: 'K', does: 'put a die on the code' },
    { key: 'Q', does: 'ask the others for cards' },
    { key: 'E', does: 'point at a player to exile' },
    { key: 'T', does: 'hold to look at your secret objective' },
  ],
  release: 'Let go to cover it.',

  readBy: (player) => `read by ${player}`,
  chooses: (player, isYou) => (isYou ? 'you choose' : `${player} chooses`),
  crossroadsLeave: 'The card leaves the game after the choice.',
  vote: 'Vote',
  together: 'They turn over together',
  tie: (player, isYou) =>
    `Votes are shown once all are in. ${isYou ? 'You have' : `${player} has`} the knife and ${isYou ? 'settle' : 'settles'} a tie.`,
  exileVote: (player, isYou, goes) => `${isYou ? 'you' : player} ${goes ? 'leave' : 'stay'}${isYou ? '' : 's'}`,
  cast: 'cast',
  chain: (place) => `${place}, from the lowest influence:`,
  keep: 'keep',

  encounter: 'after each attack, roll a die:',
  codeWanted: (values) => `stays in while dice ${values} lie on the code`,
  close: 'Close',

  map: 'Map',
  hand: (cards) => `Hand ${cards}`,
  goals: 'Goals',
};
