/** The words of Gear Up in English that need no table: names and short explanations. */
import { plural } from '@horda/parts';
import type { Boss, Content } from '../../content/content.ts';
import { figureOf } from '../../geometry/geometry.ts';
import { bossNames, type Catalogue, type SettingTexts } from '../messages.ts';

export const damage = (n: number): string => `${n} damage`;
export const armour = (n: number): string => `${n} armour`;
export const ammo = (n: number): string => `${n} ammo`;
export const health = (n: number): string => `${n} health`;
export const squares = (n: number): string => plural('en', n, { one: '# square', other: '# squares' });

const FIGURES_OF_LETTERS: Readonly<Record<string, string>> = { I: 'bar', O: 'block', X: 'cross' };

/** A shape is named after the letter it looks like, where its id is one. */
function shape({ id, rows }: Content['shapes'][number]): string {
  const count = squares(figureOf(rows).length);
  const letter = /^([A-Z])\d$/.exec(id)?.[1] ?? null;
  if (letter === null) return `shape of ${count}`;
  const figure = FIGURES_OF_LETTERS[letter];
  return figure === undefined ? `${letter} shape of ${count}` : `${figure} of ${count}`;
}

function bossRule({ id }: Boss): string | null {
  switch (id) {
    case 'superAbomination':
      return null;
    case 'pyramid':
      return 'Everything you mark must touch a crossed square, by side or corner. One square is crossed from the start.';
    case 'zombiephant':
      return 'Weak points need not be crossed. When all eight squares around one are, its whole row and column go too.';
    case 'deadSox':
      return 'Three bosses with damage of their own: the Catcher takes armour, the Batter hits as usual, the Pitcher goes past armour.';
    case 'screamer':
      return 'Squares in the mouth can be crossed only in the turn after a revealed ability.';
    case 'mutation':
      return 'A shape that lies across a dotted line costs its survivor 1 damage.';
    default:
      return id satisfies never;
  }
}

function bossAbility({ id, power, price }: Boss): string {
  const hit = `${damage(power)} to each survivor`;
  const paid = price === null ? '.' : `; a survivor who pays 1 ${price} takes none.`;
  switch (id) {
    case 'superAbomination':
      return `Each survivor loses ${armour(power)}, or all there is.`;
    case 'pyramid':
      return `${hit}, and armour does not help.`;
    case 'zombiephant':
    case 'mutation':
      return `${hit}${paid}`;
    case 'deadSox':
      return `Each living member deals ${hit}, in its own way.`;
    case 'screamer':
      return 'The next space of its track is crossed: all zombies of that speed move, or attack.';
    default:
      return id satisfies never;
  }
}

export const WORDS: Catalogue = {
  labels: {
    round: 'round',
    turn: 'turn',
    step: 'step',
    phase: 'phase',
    turnRow: 'turn cards',
    toCome: 'still to come',
    leftOut: 'one of these is left out',
    faceDown: 'face down',
    noCard: 'no card',
    standardPile: 'standard zombies',
    specialPile: 'special zombies',
    middle: 'middle of the table',
    nobodyYet: 'nobody yet',
    kills: 'zombies killed',
    you: 'you',
    survivor: 'survivor',
    notChosen: 'no survivor yet',
    commander: 'commander',
    companion: 'companion',
    companionReady: 'ready to help',
    companionUsed: 'has helped in this round',
    health: 'health',
    armour: 'armour',
    ammo: 'ammo',
    available: 'available',
    gained: 'gained',
    used: 'used',
    planned: 'planned',
    planning: 'planning',
    ready: 'ready',
    weapon: 'weapon',
    preferred: 'preferred weapon',
    shape: 'hit shape',
    singleSquare: 'single square',
    startingEffect: 'from the start',
    upgrade: 'upgrade',
    locked: 'locked',
    unlocked: 'unlocked',
    active: 'active this turn',
    notActive: 'not active this turn',
    upgradesDue: 'upgrades to choose',
    fury: 'Fury track',
    street: 'street',
    space: 'street space',
    emptySpace: 'nobody here',
    zombie: 'zombie',
    speed: 'speed',
    damage: 'damage',
    permanentDamage: 'permanent damage',
    squaresLeft: 'squares left',
    square: 'square',
    crossed: 'crossed',
    free: 'free',
    threat: 'damage ahead',
    boss: 'boss',
    bossToCome: 'comes in round 2',
    bossHere: 'the boss stands here',
    bossRule: 'special rule',
    bossAbility: 'ability',
    attack: 'attack',
    specialAttack: 'special attack',
    yellowDamage: 'yellow damage',
    blueDamage: 'blue damage',
    weakPoint: 'weak point',
    mouth: 'mouth',
    mouthOpen: 'mouth open',
    mouthShut: 'mouth shut',
    dottedLine: 'dotted line',
    screamTrack: 'scream track',
    member: 'member',
    dead: 'dead',
    victoryAhead: 'As planned, the boss dies.',
    deathAhead: 'Beware: as planned, a survivor dies.',
  },
  steps: {
    setup: { name: 'setting up', short: 'set-up' },
    reveal: { name: 'reveal', short: 'reveal' },
    attack: { name: 'attack', short: 'attack' },
    upgrade: { name: 'upgrade', short: 'upgrade' },
    march: { name: 'zombie march', short: 'march' },
    spawn: { name: 'spawn or boss', short: 'spawn' },
  },
  difficulties: { easy: 'easy', normal: 'normal', hard: 'hard', nightmare: 'nightmare' },
  sources: { rulebook: 'rulebook', published: 'published', house: 'our own' },
  colours: { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' },
  speeds: { slow: 'slow', fast: 'fast' },
  marches: { none: 'no zombies move', slow: 'slow zombies move', fast: 'fast zombies move', both: 'all zombies move' },
  kinds: {
    walker: 'Walker',
    runner: 'Runner',
    crawler: 'Crawler',
    chomper: 'Chomper',
    soldier: 'Soldier',
    stinker: 'Stinker',
    fatty: 'Fatty',
    bomber: 'Bomber',
  },
  zombieAbilities: {
    walker: null,
    runner: null,
    crawler: null,
    chomper: null,
    soldier: null,
    stinker: 'Every other zombie in the same street does 1 more damage.',
    fatty: null,
    bomber: 'Explodes instead of attacking: it is gone, without an upgrade, and every survivor takes its damage.',
  },
  effects: {
    knockback: { name: 'Knockback', text: 'After the shape you may push the zombie you hit back to street space 3.' },
    multiHit2: { name: 'Multi-Hit 2', text: 'Draw the shape up to 2 times per use, each time on any target.' },
    multiHit3: { name: 'Multi-Hit 3', text: 'Draw the shape up to 3 times per use, each time on any target.' },
    scavenge: { name: 'Scavenge', text: 'Gain 1 ammo for each damage icon that the shape crosses.' },
    ready: { name: 'Ready', text: 'Gain 1 armour for each damage icon that the shape crosses.' },
    longRange: {
      name: 'Long Range',
      text: "You may aim at a neighbour's zombies, or at the boss there. You both gain the ammo and armour crossed.",
    },
    armUp: { name: 'Arm Up', text: 'Each ammo or armour icon that the shape crosses gives you one more of its kind.' },
    split: { name: 'Split', text: 'You may divide the shape into two pieces and draw both on the same target.' },
    adrenaline: { name: 'Adrenaline', text: 'After the first use, take 1 damage to use the weapon a second time.' },
    quickReload: { name: 'Quick Reload', text: 'After the first use, spend 1 ammo to use the weapon a second time.' },
    criticalHit: {
      name: 'Critical Hit',
      text: 'If the first use crossed a damage icon, you may use the weapon a second time on another target.',
    },
    mowDown: {
      name: 'Mow Down',
      text: 'Draw the shape on one zombie on each street space, and on the boss if it stands here.',
    },
    explosion: {
      name: 'Explosion',
      text: 'Draw the shape on every zombie on one street space, and on the boss if it stands here.',
    },
    fury: {
      name: 'Fury',
      text: 'After each use cross the next Fury space, then gain what all crossed spaces of the track pay.',
    },
  },
  icons: {
    ability: 'ability',
    attack: 'attack',
    special: 'special attack',
    spawnA: 'spawn A',
    spawnB: 'spawn B',
    spawnC: 'spawn C',
  },
  furyBonuses: { none: 'nothing', ammo: '1 ammo', armour: '1 armour' },
  causes: {
    zombies: 'zombie attack',
    bossAttack: 'boss attack',
    bossSpecial: 'special boss attack',
    ability: 'boss ability',
    adrenaline: 'Adrenaline',
    line: 'dotted line',
  },
  members: ['Catcher', 'Batter', 'Pitcher'],
  endings: {
    victory: 'the boss was killed',
    death: 'a survivor was killed',
    outOfTime: 'the boss outlived round 2',
  },
  figures: {
    turns: 'turns played',
    kills: 'zombies killed',
    healthLeft: 'health left in the team',
    bossSquaresLeft: 'squares left on the boss',
  },
  piles: {
    standard: 'standard zombies',
    special: 'special zombies',
    survivors: 'survivors',
    companions: 'companions',
    bosses: 'bosses',
    turnCards: 'turn cards',
    spawnCards: 'spawn cards',
    bossCards: 'boss cards',
  },
  shape,
  bossRule,
  bossAbility,
  wave: (letter, standard, special) => `${letter}: ${standard} standard, ${special} special`,
};

const SEATS = {
  1: 'seat A (1)',
  2: 'seat B (2)',
  3: 'seat C (3)',
  4: 'seat D (4)',
  5: 'seat E (5)',
  6: 'seat F (6)',
};

export function settings(content: Content): SettingTexts {
  const bosses = bossNames(content, 'en');
  return {
    difficulty: {
      name: 'Difficulty',
      help: 'How many zombies you begin with, how many spawn, and which side of the boss board is played.',
      values: WORDS.difficulties,
    },
    boss: {
      name: 'Boss',
      help: `Who comes in round 2. Simplest to begin with: ${bosses.superAbomination}.`,
      values: { random: 'chance', ...bosses },
    },
    survivors: {
      name: 'Survivors',
      help: 'Players pick survivors, or chance deals them.',
      values: { choose: 'players pick', random: 'chance' },
    },
    commander: {
      name: 'Commander',
      help: 'Settles who gets which spawned zombie; the boss comes to the commander first.',
      values: { random: 'chance', ...SEATS },
    },
    bossAmmo: {
      name: 'Ammo on the boss',
      help: 'Whether ammo may cross squares of the boss that stands in front of you. Without it the game is harder.',
      values: { true: 'allowed', false: 'not allowed' },
    },
    mildRow: {
      name: 'Milder first round',
      help: 'An aid of our own: the turn card left out in round 1 is always one that moves zombies (no. 3, 5, 7 or 10).',
      values: { true: 'on', false: 'off' },
    },
  };
}
