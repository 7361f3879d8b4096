/** The words on the drawn table in English. */
import { plural } from '@horda/parts';
import type { SkillId } from '@horda/zombicide/content/ids';
import { noted } from '../../parts/noted.ts';
import type { ZombicideWords } from './words.ts';

const count = (n: number, one: string, other = `${one}s`): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` });
const zone = (n: number): string => `zone ${n + 1}`;

export const en: ZombicideWords = {
  caption: (phase, round) => `round ${round} · ${phase}`,
  round: (round) => `round ${round}`,
  before: 'set-up',
  phases: { setup: 'set-up', players: 'players', zombies: 'zombies', end: 'end', over: 'over' },
  endings: {
    won: (round) => `Mission accomplished in round ${round}.`,
    death: (round) => `A survivor died in round ${round}, and with them the mission.`,
    allDown: (round) => `In round ${round} nobody was left standing.`,
    goal: (round) => `In round ${round} a goal slipped out of reach.`,
    companions: (round) => `A companion you had to protect died in round ${round}.`,
    time: (round) => `By round ${round} you had got nowhere for too long: the city took the rest.`,
  },
  stamps: { won: 'accomplished', lost: 'lost' },
  score: ['survivors', 'AP'],
  unusedActions: (n) => `${count(n, 'action')} would be lost.`,
  keys: [
    { key: 'R', does: 'move: then a zone’s number or Tab, and Enter' },
    { key: 'A', does: 'attack; 1 and 2 take up a weapon' },
    { key: '!', does: 'go All-Out, or not' },
    { key: 'S D W', does: 'search, open a door, trade or rearrange' },
    { key: 'C', does: 'objective, crate, pick somebody up, leave' },
    { key: 'N', does: 'make noise' },
    { key: 'O', does: 'everything else: reload, light, eat, skills, discard' },
    { key: 'K', does: 'end the turn' },
    { key: 'Z', does: 'what the zombies would do now' },
    { key: '← ↑ → ↓', does: 'on the plan: from zone to zone, along doorways' },
    { key: '+ − Home', does: 'the plan: larger, smaller, all of it; Shift and arrows move it' },
    { key: 'F1–F6', does: 'look at a survivor' },
    { key: 'V', does: 'what the survivor who acts can see' },
    { key: 'X', does: 'the list of zones' },
  ],

  piece: noted,
  notNow: 'Not now',
  asking: 'Looking up why …',
  close: 'Close',
  back: 'Back',

  zone,

  dayRound: (time, round) => `${time}, round ${round}`,
  turnsIn: (night, hours) => `${night ? 'day' : 'night'} in ${count(hours, 'round')}`,
  begins: (player, isYou) => (isYou ? 'you begin' : `${player} begins`),

  health: (left, all) => `health ${left} / ${all}`,
  strip: (name, state) => `${name}, ${state}`,
  takesTurn: 'Turn',
  acts: 'acts',
  waits: 'waits',
  done: 'done',
  deskOf: (name) => `Cards and skills: ${name}`,
  nextSkill: (ap) => `next skill at ${ap} AP`,
  freePlace: 'free',
  roomLeft: (places) => `${count(places, 'free place')} in the backpack`,
  aimWith: (card) => `Aim: ${card}`,
  allOut: ['All-Out', 'All-Out', 'All-Out ×2'],
  short: { range: 'range', dice: 'dice', accuracy: 'hits', damage: 'dam.' },
  cardText: (card) =>
    [
      ...(card.light === true ? ['Light at night.'] : []),
      ...(card.searchCards === undefined ? [] : [`Search: ${count(card.searchCards, 'card')}.`]),
      ...(card.rerolls === undefined ? [] : ['Roll all dice again, once an attack.']),
      ...(card.food === undefined ? [] : [`Eat it: +${card.food} AP.`]),
      ...(card.mendsBreaks === true ? ['Discard: Breaks do not count.'] : []),
      ...(card.thrown === undefined
        ? []
        : [`Throw, range ${card.thrown[0]}–${card.thrown[1]}: everything there dies.`]),
      ...(card.helpsMelee === undefined ? [] : [`In a hand: +${card.helpsMelee} die in melee.`]),
      ...(card.skill === 'nightVision' ? ['Night does not hinder your shots.'] : []),
      ...(card.trap === true ? ['A walker comes.'] : []),
    ].join(' '),

  actionsOf: 'Actions',
  actionsLeft: (n) => (n === null ? 'actions' : `${count(n, 'action')} left`),
  free: {
    move: 'free move',
    search: 'free search',
    melee: 'free melee',
    ranged: 'free shot',
    combat: 'free combat',
    door: 'free door',
    dual: 'free pair attack',
    allOutMelee: 'free All-Out melee',
    allOutRanged: 'free All-Out shot',
    allOutCombat: 'free All-Out combat',
  },
  bonus: (n) => count(n, 'bonus action'),
  verbs: {
    move: { name: 'Move', key: 'r', costs: 'touch a zone' },
    attack: { name: 'Attack', key: 'a', costs: 'cost 1' },
    search: { name: 'Search', key: 's', costs: 'cost 1' },
    door: { name: 'Door', key: 'd', costs: 'cost 1' },
    trade: { name: 'Trade', key: 'w', costs: 'equipment' },
    goal: { name: 'Objective', key: 'c', costs: 'cost 1' },
    noise: { name: 'Noise', key: 'n', costs: '+1 token' },
    more: { name: 'Other', key: 'o', costs: '' },
    end: { name: 'End', key: 'k', costs: 'the turn' },
  },
  why: {
    move: 'no way',
    attack: 'no target',
    search: 'not here',
    door: 'no way to open',
    trade: 'nothing to do',
    goal: 'nothing here',
    noise: 'no action',
    more: '',
    end: '',
    noActions: 'no actions',
    searched: 'once a turn',
  },
  bare: 'improvised',
  goals: { objective: 'take it', crate: 'open the crate', pickUp: 'pick up', rally: 'rally', exit: 'leave' },
  ways: (n) => count(n, 'way'),
  kindOf: (kind, names) => KINDS[kind] ?? names.skill(kind as SkillId),
  answers: 'Answers',

  zoneList: 'Zones',
  showZones: 'List of zones',
  rangeIs: (range) => `range ${range}`,
  costIs: (actions) => (actions === 0 ? 'free' : count(actions, 'action')),
  target: 'Target',
  hinted: 'Hint',

  roll: 'Roll',
  rollOf: (who, weapon, at) => `${who}, ${weapon}, ${zone(at)}`,
  hit: 'hit',
  miss: 'miss',
  breaks: 'Break',
  ordinary: (dice, need) => `${count(dice, 'ordinary die', 'ordinary dice')}, ${need}+`,
  allOutDice: (dice) => `${count(dice, 'All-Out die', 'All-Out dice')}`,
  ladder: 'Who is hit first',
  tooTough: (damage) => `damage ${damage} is not enough`,
  kinds: (n, kind) =>
    (
      [
        ['walker', 'walkers'],
        ['brute', 'brutes'],
        ['runner', 'runners'],
      ] as const
    )[kind]![n === 1 ? 0 : 1],
  nobodyThere: 'nobody there',
  aim: 'Hit',
  friendlyFire: 'Friendly fire',
  weaponBreaks: (weapon) => `${weapon} breaks`,
  breaksNote: 'It is lost after this attack. A repair saves it.',

  oddsOf: (dice, need, damage) => `${count(dice, 'die', 'dice')}, ${need}+, damage ${damage}`,
  hits: (n) => count(n, 'hit'),
  misses: 'none',
  missesHurt: (names) => `Misses hit ${names}.`,
  noiseAfter: (at, n) => `Then noise: ${zone(at)} will have ${n}`,

  revealed: 'Revealed',
  noteRead: 'A note',
  mission: 'The mission',
  readOn: 'Go on',
  decide: 'What do you decide?',

  trade: (a, b) => `${a} and ${b} trade`,
  tradeHelp:
    'Touch a card or drag it to the other side. Undo takes it back. Whoever gets too many cards discards others.',
  twoCards: 'Two cards for the hands',
  toHere: 'here',

  danger: 'What the zombies would do now',
  sight: 'What can be seen from here',
  ifYouEnd: 'If you end now',
  wounds: (least, most) => (least === most ? count(most, 'wound') : `${least}–${most} wounds`),
  falls: { yes: 'down', maybe: 'may go down' },
  sharedWounds: (names) => `${names}: you will share the hits out`,
  ending: 'That would end the mission.',
  dangerNote: 'Attacks and moves are certain. Who spawns, nobody knows.',
  nobodyHurt: 'Nobody would be hurt.',

  zombiePhase: 'Zombie phase',
  abomination: 'abomination',
  beats: {
    walk: 'Steps',
    deed: 'Deeds',
    light: 'Light',
    attacks: 'Attacks',
    moves: 'Moves',
    again: 'Runners',
    spawn: 'Spawning',
    extra: 'Extra',
  },
  skip: 'Skip',
  replay: 'Show the zombie phase again',
  nightFalls: 'Night falls',
  dayBreaks: 'Day breaks',

  things: 'Things',
  goalsTab: 'Goals',
};

const KINDS: Readonly<Record<string, string>> = {
  lightOn: 'Switch the light on',
  lead: 'Born leader: an action for somebody',
  useToken: 'Use a marker',
  discard: 'Discard a card',
};
