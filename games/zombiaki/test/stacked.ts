/** Tables that chance seldom makes, from which rare things are near. For the exhaustive runner. */
import { remove } from '@horda/parts';
import { zombiaki } from '../src/game.ts';
import { printed } from '../src/rules/cards.ts';
import { fieldAt } from '../src/content/board.ts';
import { newZombie } from '../src/rules/zombies.ts';
import type { CardId, Options, State } from '../src/state.ts';

interface Rare {
  /** `A3 sasha`: what lies on the board. */
  readonly board: readonly string[];
  /** What both sides draw first. */
  readonly top: readonly string[];
}

/** The zombies move before anything is played: they stand two fields before what they shall meet by a card. */
const RARE: Readonly<Record<Options['deck'], readonly Rare[]>> = {
  moskwa: [
    // Cards that move zombies, next to traps.
    {
      board: ['A4 grishka', 'B3 manhole', 'C4 vanya', 'B5 sasha', 'A2 barbedWire'],
      top: ['shot', 'bait', 'searchlight', 'moonshine', 'parade', 'moonshine'],
    },
    {
      board: ['A5 sasha', 'A3 boobyTrap', 'B5 ilya', 'C4 mamka'],
      top: ['molotov', 'searchlight', 'bait', 'parade', 'moonshine', 'metro'],
    },
    { board: ['A4 sasha', 'A3 boobyTrap', 'B3 mamka', 'A2 nest'], top: ['molotov', 'shotII', 'jam', 'plague'] },
    // Cars in full streets.
    {
      board: ['A3 fedya', 'A4 yuri', 'B3 nest', 'C5 sasha', 'B1 trolleybus', 'A1 kamaz', 'C3 trabant'],
      top: ['frost', 'roadblock', 'molotov', 'ushanka', 'hostage'],
    },
  ],
  jubileusz: [
    {
      board: ['A4 krzysztof', 'B3 hole', 'C4 czesiek', 'C2 mine', 'A2 barrel'],
      top: ['shot2013', 'blood', 'laughingGas', 'hunger', 'boss', 'iwan'],
    },
    { board: ['A2 wacek', 'B1 barrel', 'C3 krzysztof'], top: ['shot2013', 'blood', 'laughingGas', 'click', 'boss'] },
    // Fire over a mine and a car bomb at once.
    {
      board: ['A2 carBomb', 'A3 mine', 'B4 zenek', 'A5 dog', 'C5 trojanHorse'],
      top: ['oil', 'halt', 'flamethrower', 'streetOnFire2013', 'cat', 'mass'],
    },
    // Nobody can retreat from a bucket.
    { board: ['A1 barrier', 'A3 wacek', 'A4 zenek'], top: ['net', 'barrier', 'halt', 'junior', 'cat', 'bucket'] },
  ],
};

/** The game, but most tables begin with something rare at hand. */
export const stacked: typeof zombiaki = {
  ...zombiaki,
  setup(options, seats, seed, pack) {
    const s = zombiaki.setup(options, seats, seed, pack);
    const tables = RARE[options.deck];
    // One table in so many is left as it was.
    const rare = tables[(seed[0] >>> 0) % (tables.length + 1)];
    if (rare === undefined) return s;
    for (const words of rare.board) {
      const [at, name] = words.split(' ') as [string, string];
      putDown(s, take(s, name), fieldAt('ABC'.indexOf(at[0]!), Number(at[1])));
    }
    for (const name of rare.top) {
      const card = take(s, name);
      s.decks[printed(s, card).side === 'zombies' ? 0 : 1].push(card);
    }
    return s;
  },
};

/** A card of this name, out of its deck. */
function take(s: State, name: string): CardId {
  for (const deck of s.decks) {
    const card = deck.find((each) => printed(s, each).id === name);
    if (card === undefined) continue;
    remove(deck, card);
    return card;
  }
  throw new Error(`no ${name} is left`);
}

function putDown(s: State, card: CardId, field: number): void {
  if (printed(s, card).kind === 'zombie') s.zombies.push(newZombie(s, card, field, false));
  else s.things.push({ card, field, left: 0 });
}
