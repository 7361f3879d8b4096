/** The plain cards of a pack: turns, spawns, boss cards, spawn help, the levels of the commander card. */
import { numberAt, switchAt, wordAt } from '@horda/parts';
import {
  BOSS_ICONS,
  COLOURS,
  DIFFICULTIES,
  LETTERS,
  MARCHES,
  type BossCard,
  type BossIcon,
  type Content,
  type Level,
  type Side,
  type SpawnCard,
  type SpawnHelp,
  type TurnCard,
  type Wave,
} from '../content/content.ts';
import { entriesAt, noteKey, noteLacking, objectAt, sound, sourceAt, type Place } from './reading.ts';

/** (B4) */
export const COUNTS = { turn: 10, spawn: 7, phase1: 3, phase2: 4 } as const;
export const PLAYERS = [1, 2, 3, 4, 5, 6];
export const SIDES: readonly Side[] = ['black', 'red'];
export const MOST_ICONS = 4;
/** Of a wave. */
export const MOST_ZOMBIES = 12;
/** Zombies that six players can begin with before a pile is empty. */
export const MOST_INITIAL: Readonly<Wave> = { standard: 8, special: 4 };
/** It appears in the second phase only. (B98) */
export const PHASE_1_ICONS = BOSS_ICONS.filter((icon) => icon !== 'special');

export function turnCardsAt(place: Place): TurnCard[] {
  return entriesAt(place, COUNTS.turn, COUNTS.turn, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['colour', 'march', 'companion'], ['source']);
    const colour = wordAt(...at('colour'), COLOURS);
    const march = wordAt(...at('march'), MARCHES);
    const companion = switchAt(...at('companion'));
    return sound<TurnCard>(entry, before, { colour, march, companion, source: sourceAt(at('source')) });
  });
}

export function spawnCardsAt(place: Place): SpawnCard[] {
  return entriesAt(place, COUNTS.spawn, COUNTS.spawn, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['letter'], ['source']);
    return sound<SpawnCard>(entry, before, {
      letter: wordAt(...at('letter'), LETTERS),
      source: sourceAt(at('source')),
    });
  });
}

export function bossCardsAt(place: Place): Content['bossCards'] {
  const at = objectAt(place, ['phase1', 'phase2']);
  return {
    phase1: phaseAt(at('phase1'), COUNTS.phase1, PHASE_1_ICONS),
    phase2: phaseAt(at('phase2'), COUNTS.phase2, BOSS_ICONS),
  };
}

function phaseAt(place: Place, cards: number, allowed: readonly BossIcon[]): BossCard[] {
  return entriesAt(place, cards, cards, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['icons'], ['source']);
    const icons = entriesAt<BossIcon>(at('icons'), 1, MOST_ICONS, (icon) => wordAt(...icon, allowed));
    return sound<BossCard>(entry, before, { icons, source: sourceAt(at('source')) });
  });
}

/** One for each number of players, put into their order. */
export function spawnHelpAt(place: Place): SpawnHelp[] {
  const seen = new Map<string, string>();
  const help = entriesAt(place, PLAYERS.length, PLAYERS.length, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['players', 'black', 'red'], ['source']);
    const players = numberAt(...at('players'), PLAYERS[0]!, PLAYERS.at(-1)!);
    noteKey(at('players'), players === null ? null : String(players), seen);
    const [black, red] = [wavesAt(at('black')), wavesAt(at('red'))];
    return sound<SpawnHelp>(entry, before, { players, black, red, source: sourceAt(at('source')) });
  });
  noteLacking(place, PLAYERS.map(String), seen);
  return help.toSorted((one, other) => one.players - other.players);
}

function wavesAt(place: Place): SpawnHelp['black'] | null {
  const before = place[0].length;
  const at = objectAt(place, LETTERS);
  const most = { standard: MOST_ZOMBIES, special: MOST_ZOMBIES };
  const [A, B, C] = [waveAt(at('A'), most), waveAt(at('B'), most), waveAt(at('C'), most)];
  return sound<SpawnHelp['black']>(place, before, { A, B, C });
}

function waveAt(place: Place, most: Wave): Wave | null {
  const before = place[0].length;
  const at = objectAt(place, ['standard', 'special']);
  const standard = numberAt(...at('standard'), 0, most.standard);
  const special = numberAt(...at('special'), 0, most.special);
  return sound<Wave>(place, before, { standard, special });
}

/** One for each difficulty, put into their order. */
export function levelsAt(place: Place): Level[] {
  const seen = new Map<string, string>();
  const levels = entriesAt(place, DIFFICULTIES.length, DIFFICULTIES.length, (entry) => {
    const before = entry[0].length;
    const at = objectAt(entry, ['difficulty', 'initial', 'spawns', 'boss'], ['source']);
    const difficulty = wordAt(...at('difficulty'), DIFFICULTIES);
    noteKey(at('difficulty'), difficulty, seen);
    const initial = waveAt(at('initial'), MOST_INITIAL);
    const [spawns, boss] = [wordAt(...at('spawns'), SIDES), wordAt(...at('boss'), SIDES)];
    return sound<Level>(entry, before, { difficulty, initial, spawns, boss, source: sourceAt(at('source')) });
  });
  noteLacking(place, DIFFICULTIES, seen);
  return levels.toSorted((one, other) => DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(other.difficulty));
}
