/** The drawn table of Gear Up in English. */
import { plural } from '@horda/parts';
import { asSentence } from '../../terminal/width.ts';
import type { Effectiveness, TableWords } from './words.ts';

const squares = (n: number): string => plural('en', n, { one: '# square', other: '# squares' });

/** What is gained and what is left, as the end of a sentence. */
function does({ damage, special, ammo, armour, left: rest, fallen, line }: Effectiveness): string {
  return [
    ...(damage === 0 ? [] : [`damage -${damage}`]),
    ...(special === 0 ? [] : [`special attack -${special}`]),
    ...(ammo === 0 ? [] : [`ammo +${ammo}`]),
    ...(armour === 0 ? [] : [`armour +${armour}`]),
    ...(fallen === 0 ? [] : [`${fallen} more fall with the weak point`]),
    ...(line ? ['you take 1 damage for the dotted line'] : []),
    rest === 0 ? 'kills it' : `leaves ${squares(rest)}`,
  ].join(', ');
}

export const en: TableWords = {
  round: (round, turn) => `round ${round}, turn ${turn} of 9`,
  setUp: 'setting up',
  over: 'the end',
  toCome: (colours) => `to come: ${colours.map(([colour, n]) => `${colour} ${n}`).join(', ')}`,
  letters: ({ A, B, C }) => `spawns A${A} B${B} C${C}`,
  bossCards: 'Boss cards still to come',
  piles: (standard, special) => `piles: standard ${standard}, special ${special}`,
  bossCardsLeft: (n) => `boss cards: ${n} (cards)`,
  companion: 'a companion may help (name and letter)',
  later: (effects) => `upgrades: ${effects}`,
  tired: (name) => `${name} rests`,
  ownStreet: (spaces) =>
    `Your street: ${spaces.map((names, i) => `${i + 1} ${names.length === 0 ? 'nobody' : names.join(', ')}`).join('; ')}`,
  wholeStreet: '(all: street)',
  onSpaces: 'zombies on spaces 1, 2 and 3',
  inFull:
    'In full: street (every zombie), board (the boss), weapon, cards (zombie piles too); table (all in sentences).',
  bossAhead: (boss, name) => `${boss} comes in round 2, first in front of ${name}`,
  bossLine: (boss, name, left, attack, special) =>
    `${boss} in front of ${name}: ${squares(left)} left, attack ${attack}, special attack ${special}`,
  signs: {
    free: 'square',
    damage: 'damage',
    special: 'special attack',
    ammo: 'ammo',
    armour: 'armour',
    weak: 'weak point',
    crossed: 'crossed',
    planned: 'planned',
    aimed: 'aimed at',
  },
  aim: (targets) => `Aim at ${targets}: type the letter, or A B2 (back: undo; help: all commands)`,
  aimShort: (targets) => `Aim at ${targets}: type the letter`,
  keys: 'Enter marks | r turn, m mirror, n next, B2 there, one B2 only that, back',
  giveHow: (letters) => `Hand out ${letters}: give A NAME. When it is settled: agree`,
  aimed: (tool, target, where, place, of, effect) =>
    asSentence(`${tool}, ${target}: ${where} (place ${place} of ${of}); ${does(effect)}`),
  misses: {
    noTarget: 'Nothing of that name can be aimed at. The letters of those that can be stand below.',
    noPlace: (target) => `Nothing can be marked on ${target} now.`,
    noSquare: (target, square) => `${target} has no square ${square}. [B57]`,
    crossed: (target, square, rule) => `${square} of ${target} is crossed already. [${rule}]`,
    taken: (target, square, rule) => `Somebody else has planned ${square} of ${target}. [${rule}]`,
    barred: (target, square, rule) => `${square} of ${target} cannot be crossed now. [${rule}]`,
    inTheWay: (square, other, rule) =>
      `From ${square} on the shape would cover ${other}, too, and must not. [${rule}] Only ${square}: one ${square}`,
    outside: (square, rule) =>
      `From ${square} on the shape would leave the grid. [${rule}] Only ${square}: one ${square}`,
    noFit: (square, rule) => `The shape cannot lie over ${square}. [${rule}] Only ${square}: one ${square}`,
    noOtherTurn: 'It fits no other way.',
    noFurther: 'It does not fit any further that way.',
    nothingAimed: 'Aim first: type the letter of a zombie.',
    notOffered: (order) => `Not possible now: ${order}. The reason: why ${order}`,
    nothingBack: 'You have nothing to take back now.',
    noWave: 'There are no zombies to hand out now.',
    aimedYet: (order) =>
      `Your shape is aimed but not laid: Enter lays it. To go on without it, type once more: ${order}`,
    onlyCompanions: (names) => `Only companions can strike now, each once a round. Name one with a letter: ${names}`,
    noOption: (typed, max) =>
      max === 1
        ? `There is no option ${typed}; type 1, or a letter.`
        : `There is no option ${typed}; type a number from 1 to ${max}, or a letter.`,
    notNow: 'There is nothing to aim at now.',
    which: (order, names) => `Which one? ${order}: ${names}`,
  },
  help: {
    aim: 'A             aim at a zombie by its letter or name (Z: the boss); Enter marks',
    keys: 'r, m, n, B2   turn, mirror, next place, to a square; one B2: only that one',
    deeds: 'ready         done; also: back, ammo A B2, push A, again, cease',
    give: 'give A NAME   hands out a new zombie; agree settles it',
    street: 'street NAME   a whole street, every zombie; without a name: all streets',
    board: 'board         the board of the boss, its rule and its ability',
    weapon: 'weapon NAME   weapons and effects; without a name: your own',
    cards: 'cards         turn cards and zombie piles: so far, discarded, still to come',
    legend: 'signs         what the signs mean, and how to see what did not fit',
  },
  whichWeapon: 'Which weapon? For example: weapon nail gun',
  noWeapon: (typed) => `No weapon and no effect is called ${typed}.`,
  noPlayer: (typed) => `Nobody at this table is called ${typed}.`,
  sentences: {
    turn: (round, turn, step) => asSentence(`Round ${round}, turn ${turn} of 9, step: ${step}`),
    card: (colour, march) => asSentence(`Turn card: ${colour}, ${march}`),
    over: (ending) => asSentence(`The game is over: ${ending}`),
    setUp: 'The survivors are being chosen.',
    toCome: (cards) => asSentence(`Turn cards not seen yet, one of which is left out: ${cards}`),
    letters: ({ A, B, C }) => `Spawn cards still face down: A ${A}, B ${B}, C ${C}.`,
    bossCards: (cards) => asSentence(`Boss cards still face down: ${cards}`),
    member: (member, left, attack, special) =>
      `${member}: ${squares(left)} left, attack ${attack}, special attack ${special}`,
    screams: (speeds) => (speeds === '' ? 'Its scream track is full' : `Screams still to come: ${speeds}`),
    kills: (n) => `Zombies killed so far: ${n}.`,
    pile: (name, inPile, discarded) => asSentence(`${name}: in the pile ${inPile}, discarded ${discarded}`),
    commander: (name) => `Commander: ${name}.`,
    survivor: (who, survivor, facts) => asSentence(`${who}: ${[survivor, ...facts].join(', ')}`),
    emptyStreet: '  The street is empty.',
    zombie: (name, space, facts) => asSentence(`  Street ${space}: ${[name, ...facts].join(', ')}`),
    left: (n) => `${squares(n)} left`,
    damage: (n) => `damage ${n}`,
    free: (names) => `free ${names}`,
    planned: (names) => `planned ${names}`,
    weapon: (colour, weapon, shape, effects) => asSentence(`  ${weapon} (${colour}), ${shape}: ${effects}`),
    locked: (effect) => `${effect} (locked)`,
    wave: (zombies) => asSentence(`In the middle of the table: ${zombies}`),
    companions: (names) => asSentence(`Companions: ${names}`),
    own: (survivor, weapons) => asSentence(`You are ${survivor}: ${weapons}`),
  },
};
