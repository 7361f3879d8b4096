/** Tables that chance seldom makes, from which rare things are near. For the exhaustive runner. */
import type { Content, Effect } from '../src/content/content.ts';
import { HOUSE } from '../src/content/house.ts';
import { gearUp } from '../src/game.ts';
import { cellsOf } from '../src/geometry/geometry.ts';
import { bossTable } from '../src/rules/table.ts';
import type { State } from '../src/state.ts';

/** The second round follows on the set-up at once. */
function lateGame(s: State): void {
  s.round = 1;
}

/** Everything is unlocked, and there is something to spend. */
function armed(s: State, stock = 6): void {
  for (const one of s.survivors) {
    for (const weapon of one.weapons.slice(0, 3)) weapon.upgrades = 2;
    one.ammo.gained = stock;
    one.armour.gained = stock;
  }
}

/** All but so many squares of the boss are crossed, the first ones. */
function wounded(s: State, left: number): void {
  const cells = cellsOf(bossTable(s).vital).slice(left);
  for (const cell of cells)
    if (cell < 32) s.boss.lo |= 1 << cell;
    else s.boss.hi |= 1 << (cell - 32);
}

/** Piles of so many cards; the others have been discarded. */
function worn(s: State, left: number): void {
  for (const pile of ['standard', 'special'] as const) {
    s.discards[pile] = s.piles[pile].slice(left);
    s.piles[pile] = s.piles[pile].slice(0, left);
  }
}

function weak(s: State, health: number): void {
  for (const one of s.survivors) one.health = health;
}

/** The track of the Screamer is almost full. */
function hoarse(s: State): void {
  s.boss.screams = Math.max(0, (bossTable(s).printed.track?.length ?? 0) - 1);
}

/** Zombies of four squares and shapes of two, companions in every turn: of the few things that can be done, seldom ones are done soon. */
function tiny(...effects: readonly [Effect, Effect][]): Content {
  return {
    ...HOUSE,
    zombies: HOUSE.zombies.map((card) => ({ ...card, rows: ['da', 'so'] })),
    companions: HOUSE.companions.map((companion) => ({ ...companion, shape: 'I2' })),
    turnCards: HOUSE.turnCards.map((card) => ({ ...card, companion: true })),
    survivors: HOUSE.survivors.map((survivor, i) => ({
      ...survivor,
      weapons: survivor.weapons.map((weapon, j) => {
        const upgrades = effects[(i + j) % effects.length]!;
        return { ...weapon, shape: 'I2', start: null, upgrades, solo: upgrades };
      }),
    })),
  };
}

const FAR = tiny(['longRange', 'armUp'], ['longRange', 'knockback'], ['longRange', 'quickReload']);
const WILD = tiny(['adrenaline', 'longRange'], ['criticalHit', 'fury'], ['split', 'knockback']);
const RASH = tiny(['adrenaline', 'longRange'], ['adrenaline', 'multiHit2']);

interface Rare {
  /** Null: the house content. */
  readonly content: Content | null;
  change(s: State): void;
}

const RARE: readonly Rare[] = [
  { content: null, change: (s) => armed(s) },
  { content: null, change: (s) => worn(s, 6) },
  {
    content: null,
    change(s) {
      lateGame(s);
      armed(s, 15);
    },
  },
  {
    content: null,
    change(s) {
      lateGame(s);
      armed(s);
      wounded(s, 9);
    },
  },
  { content: FAR, change: (s) => armed(s, 0) },
  { content: WILD, change: (s) => armed(s, 14) },
  {
    content: FAR,
    change(s) {
      lateGame(s);
      armed(s, 0);
      wounded(s, 6);
    },
  },
  {
    content: RASH,
    change(s) {
      lateGame(s);
      armed(s, 0);
      weak(s, 1);
      wounded(s, 12);
    },
  },
  {
    content: WILD,
    change(s) {
      lateGame(s);
      armed(s, 3);
      hoarse(s);
    },
  },
];

/** The game, but most tables begin with something rare at hand. */
export const stacked: typeof gearUp = {
  ...gearUp,
  setup(options, seats, seed, pack) {
    // One table in so many is left as it was.
    const rare = RARE[(seed[0] >>> 0) % (RARE.length + 1)];
    const s = gearUp.setup(options, seats, seed, pack ?? rare?.content ?? null);
    rare?.change(s);
    return s;
  },
};
