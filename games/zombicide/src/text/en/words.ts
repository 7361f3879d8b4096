/** The words of Zombicide in English that need no table: names and short explanations. */
import { list, plural } from '@horda/parts';
import { NONE, TYPES, type ZoneNo } from '../../state.ts';
import type { Catalogue } from '../messages.ts';
import { HOURS_OF_DAY } from '../hours.ts';
import { missionValues } from '../titles.ts';
import type { CardTerms } from '../zombie-card.ts';

const count = (one: string, other: string) => (n: number) => plural('en', n, { one: `# ${one}`, other: `# ${other}` });

export const actions = count('action', 'actions');
export const dice = count('die', 'dice');
export const hits = count('hit', 'hits');
export const breaks = count('Break', 'Breaks');
export const wounds = count('wound', 'wounds');
export const zombies = count('zombie', 'zombies');
export const noises = count('noise token', 'noise tokens');
export const cards = count('card', 'cards');
export const hours = count('hour', 'hours');

const KINDS = [count('walker', 'walkers'), count('brute', 'brutes'), count('runner', 'runners')] as const;
/** Zombies of a type. */
export const horde = (n: number, kind: number): string => KINDS[kind]!(n);
const ALL_OF = ['all walkers', 'all brutes', 'all runners', 'the abominations'] as const;
/** Everybody of a type; TYPES: abominations. */
export const allOf = (kind: number): string => ALL_OF[kind] ?? ALL_OF[TYPES];
const ONE_OF = ['a walker', 'a brute', 'a runner', 'an abomination'] as const;
export const oneOf = (kind: number): string => ONE_OF[kind] ?? ONE_OF[TYPES];

/** Players see zones numbered from 1. */
export const zone = (n: ZoneNo): string => `zone ${n + 1}`;
export const zones = (all: readonly ZoneNo[]): string =>
  `${all.length === 1 ? 'zone' : 'zones'} ${list(
    'en',
    all.map((n) => String(n + 1)),
  )}`;
export const clock = (hour: number): string => (hour === NONE ? '' : `${hour}:00`);

/** What is on a zombie card. */
export const CARD_TERMS: CardTerms = {
  spawn: (kind, numbers, rush) => `${KIND_NAMES[kind] ?? KIND_NAMES[TYPES]} ${numbers}${rush ? ', rush' : ''}`,
  extra: (kind) => `extra activation, ${allOf(kind)}`,
};
const KIND_NAMES = ['walkers', 'brutes', 'runners', 'abomination'] as const;

const NO_YES = { true: 'yes', false: 'no' } as const;

export const WORDS: Catalogue = {
  title: 'Zombicide: 2nd Edition, Washington Z.C.',
  about: 'Six survivors against a city of the dead, together: by day and by night, in single missions or a campaign.',
  labels: {
    mission: 'mission',
    round: 'round',
    hour: 'hour',
    day: 'day',
    night: 'night',
    firstPlayer: 'first player',
    goals: 'goals',
    done: 'done',
    rules: 'rules of this mission',
    house: 'ours',
    zone: 'zone',
    street: 'street',
    outdoor: 'no-man’s-land',
    garden: 'garden',
    corridor: 'corridor',
    room: 'room',
    dark: 'dark room',
    tank: 'tank',
    door: 'door',
    closed: 'closed',
    open: 'open',
    sealed: 'sealed: never opens',
    noise: 'noise',
    lastingNoise: 'permanent noise',
    spawnZone: 'spawn zone',
    startingSpawn: 'starting spawn zone',
    asleep: 'asleep',
    crate: 'crate',
    objective: 'objective',
    note: 'note',
    exit: 'exit',
    humvee: 'Humvee',
    car: 'car',
    emptyCar: 'empty car',
    atTheWheel: 'at the wheel',
    inside: 'inside',
    lit: 'lit',
    zombies: 'zombies',
    empty: 'empty',
    you: 'you',
    health: 'health',
    ap: 'AP',
    level: 'danger level',
    skills: 'skills',
    actions: 'actions',
    freeActions: 'free actions',
    bonusActions: 'bonus actions',
    hands: 'hands',
    backpack: 'backpack',
    range: 'range',
    dice: 'dice',
    accuracy: 'accuracy',
    damage: 'damage',
    allOut: 'All-Out',
    conservation: 'conservation',
    noisy: 'noisy',
    silent: 'silent',
    dual: 'dual',
    reload: 'needs reloading',
    standing: 'standing',
    down: 'knocked out',
    rescued: 'picked up, out of this mission',
    dead: 'dead',
    escaped: 'escaped',
    acted: 'turn done',
    companion: 'companion',
    equipmentDeck: 'equipment',
    epicDeck: 'epic weapons',
    secretServiceDeck: 'Secret Service cards',
    zombieDeck: 'zombie cards',
    discards: 'discards',
    sheet: 'campaign sheet',
    xp: 'XP',
    milestone: 'milestone',
    campaignSkills: 'campaign skills',
    achievements: 'achievements',
    keywords: 'keywords',
    kept: 'kept equipment',
  },
  settings: {
    mission: {
      name: 'Mission',
      help: 'A mission by itself, or the campaign: ten missions in order, in which survivors grow.',
      values: { ...missionValues('en'), campaign: 'Campaign: Infected State' },
    },
    team: {
      name: 'Survivors',
      help: 'Who takes part. Children have less health and slip away more easily.',
      values: {
        core: 'the six adults of the base game',
        kids: 'the six children of the base game',
        mixed: 'three adults and three children',
        washington: 'the six of Washington',
        random: 'drawn at random',
        choose: 'chosen at the table',
      },
    },
    survivors: {
      name: 'Size of the team',
      help: 'How many survivors take part, in missions that leave it open.',
      values: { '2': 'two', '3': 'three', '4': 'four', '6': 'six' },
    },
    difficulty: {
      name: 'Difficulty',
      help: 'Which zombie cards are in the deck, and how many spawn zones work at the start.',
      values: {
        easy: 'easy: easier cards, two spawn zones',
        normal: 'normal: as the mission says',
        hard: 'hard: the harder cards',
      },
    },
    hour: {
      name: 'Clock',
      help: 'The hour at which a mission by itself begins: as the mission says, or any, for example the real one. Night is from 19:00 to 6:00.',
      values: { mission: 'as the mission says', ...HOURS_OF_DAY },
    },
    darkZones: {
      name: 'Dark zones',
      help: 'Dark rooms are seen only from next door, and shots into them hit on 6 without a Flashlight.',
      values: NO_YES,
    },
    ultrared: {
      name: 'Ultrared',
      help: 'A survivor at 43 AP stays red, starts the track again and gains further skills.',
      values: NO_YES,
    },
    fest: {
      name: 'Abomination Fest',
      help: 'Every abomination card brings one more abomination.',
      values: NO_YES,
    },
    cars: {
      name: 'Cars',
      help: 'A car stands where the team begins, if that is a street. In missions outside of the campaign.',
      values: NO_YES,
    },
    companion: {
      name: 'Companion',
      help: 'A companion waits where the team begins. If it dies, the mission is lost. In missions outside of the campaign that bring no companions of their own.',
      values: NO_YES,
    },
    safeCrates: {
      name: 'A weapon in every crate',
      help: 'A trap in a crate is skipped until a weapon comes. Otherwise it uses up the crate.',
      values: NO_YES,
    },
    stallGuard: {
      name: 'No waiting for ever',
      help: 'The mission is lost after ten rounds without a new door, card, crate or escape.',
      values: NO_YES,
    },
  },
  phases: {
    setup: 'setting up',
    players: 'player phase',
    zombies: 'zombie phase',
    end: 'end phase',
    over: 'the mission is over',
  },
  levels: { blue: 'blue', yellow: 'yellow', orange: 'orange', red: 'red' },
  endings: {
    won: 'mission accomplished',
    death: 'a survivor died',
    allDown: 'nobody was left standing',
    goal: 'a goal could no longer be met',
    companions: 'a companion died',
    time: 'time ran out',
  },
  figures: {
    mission: 'mission',
    rounds: 'rounds played',
    kills: 'zombies killed',
    down: 'survivors knocked out',
    dead: 'survivors dead',
    level: 'highest danger level',
  },
  piles: {
    starting: 'starting cards',
    equipment: 'equipment cards',
    epic: 'epic weapons',
    secretService: 'Secret Service cards',
    survivors: 'survivors',
    zombieCards: 'zombie cards',
    missions: 'missions',
  },
  verbs: {
    join: ['choose', 'join'],
    startWith: ['start', 'card'],
    start: ['start', 'place'],
    activate: ['turn', 'activate'],
    attack: ['attack', 'fight', 'shoot', 'strike'],
    throw: ['throw', 'molotov'],
    move: ['move', 'go', 'walk'],
    search: ['search'],
    door: ['door', 'open'],
    trade: ['trade', 'reorganise', 'arrange'],
    objective: ['objective', 'take'],
    crate: ['crate', 'take'],
    pickUp: ['pick up', 'rescue'],
    makeNoise: ['noise', 'shout'],
    getIn: ['car', 'in'],
    getOut: ['car', 'out'],
    takeWheel: ['car', 'wheel'],
    drive: ['car', 'drive'],
    reload: ['reload'],
    lightOn: ['light', 'flashlight', 'on'],
    lightOff: ['light', 'flashlight', 'off'],
    eat: ['eat', 'food'],
    discard: ['discard', 'drop'],
    rally: ['rally', 'companion'],
    dash: ['skill', 'go'],
    skill: ['skill'],
    lead: ['leader', 'skill'],
    exit: ['exit', 'leave', 'escape'],
    end: ['end', 'nothing', 'pass'],
    aim: ['light', 'aim', 'beam'],
    arrange: ['hands', 'arrange'],
    keep: ['keep'],
    redraw: ['another', 'destiny'],
    give: ['give'],
    take: ['take'],
    pass: ['companion', 'pass'],
    hand: ['hand over'],
    done: ['done'],
    agree: ['agree', 'yes'],
    refuse: ['refuse', 'no'],
    come: ['come'],
    stay: ['stay'],
    heal: ['heal'],
    enough: ['enough', 'nobody'],
    name: ['survivor'],
    drawSabre: ['sabre', 'yes'],
    spareSabre: ['sabre', 'no'],
    dice: ['dice'],
    reroll: ['roll again', 'again'],
    keepRoll: ['keep', 'stand'],
    makeshiftRepair: ['repair', 'skill'],
    mend: ['repair', 'mend'],
    letBreak: ['break'],
    lose: ['lose', 'weapon'],
    hit: ['hit', 'target'],
    reap: ['reaper', 'target'],
    spreadHits: ['spread', 'wounds'],
    takeHit: ['wound', 'hit'],
    companionHit: ['companion', 'wound'],
    cancelWound: ['discard', 'wound'],
    suffer: ['wound', 'suffer'],
    learn: ['skill', 'learn'],
    bonusAction: ['bonus', 'action'],
    campaignSkill: ['skill', 'campaign'],
    leftover: ['zombies', 'way'],
    darkZone: ['dark', 'next'],
    distribute: ['card', 'spawn'],
    react: ['first'],
    option: ['option'],
    zone: ['zone'],
    onTop: ['next', 'card'],
    leaveOrder: ['leave', 'order'],
    lookAt: ['look'],
    seen: ['seen', 'go on'],
    saveToken: ['not now'],
    useToken: ['marker', 'use'],
  },
};

/** The figures of a hint, as `outlook.ts` counts them. */
export const FIGURES = [
  'goals and cards done',
  'steps to the next task',
  'health of the team',
  'hits to be feared',
  'zombies on the board',
] as const;
