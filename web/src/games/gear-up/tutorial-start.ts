/**
 * The table at which Gear Up is taught: the last turn of the first round, with zombies in two streets and cards in the
 * order of the story. It is written out because the page does not have the rules; a test checks it against them.
 */
import { shapeNamed, tablesOf } from '@horda/gear-up/content/boards';
import { zombieCards } from '@horda/gear-up/content/cards';
import { BOSSES, type Colour, type Speed, type ZombieKind } from '@horda/gear-up/content/content';
import { HOUSE } from '@horda/gear-up/content/house';
import { cellsOf, maskOf } from '@horda/gear-up/geometry/geometry';
import { seeded, type Ask, type Seed } from '@horda/kernel';
import type { BossState, CardId, Choice, Options, Space, State, SurvivorState, Zombie } from '@horda/gear-up/state';

export const SEATS = 2;
export const LEARNER = 0;
export const MATE = 1;
export const OPTIONS: Options = {
  difficulty: 'easy',
  boss: 'superAbomination',
  survivors: 'choose',
  commander: '1',
  bossAmmo: true,
  mildRow: false,
};

const CARDS = zombieCards(HOUSE);
const TABLES = tablesOf({ pack: null });
const BOSS = BOSSES.indexOf('superAbomination');
const COPIES = { standard: 4, special: 3 } as const;

export const OLGA = HOUSE.survivors.findIndex(({ id }) => id === 'olga');

/** From these the second round is dealt: green and nobody marches, then blue and nobody marches. */
export const SEED: Seed = [1, 2, 3, 803];
/** Turn cards of the first round by number; the ninth is green, and slow zombies march. */
const ROW: readonly number[] = [0, 2, 7, 3, 4, 9, 1, 8, 6, 5];
/** Spawn cards A B C A B C, and A for this turn. */
const UNDER: readonly number[] = [0, 3, 5, 1, 4, 6, 2];
const TURN = 9;
/** The number of zombies that both have killed; two Bombers went off by themselves. */
const KILLED = 7;

/** The first of the zombie cards of this kind and speed: no other copy of it plays a part in the story. */
export function zombieOf(kind: ZombieKind, speed: Speed): CardId {
  return CARDS.findIndex((card) => card.kind === kind && card.speed === speed);
}

export const RUNNER = zombieOf('runner', 'slow');
export const WALKER = zombieOf('walker', 'slow');
/** The one that comes in this turn. */
export const CHOMPER = zombieOf('chomper', 'slow');
export const CRAWLER = zombieOf('crawler', 'slow');
export const FAR_WALKER = zombieOf('walker', 'fast');
const NEAR_CHOMPER = zombieOf('chomper', 'fast');

/** The first question: everybody may attack. */
export function tutorialStart(): State {
  const survivors = survivorsAt();
  const boss = (): BossState => ({ seat: -1, lo: 0, hi: 0, screams: 0, roared: 0 });
  const used = new Set(survivors.flatMap(({ street }) => street.map(({ card }) => card)));
  const standard = leftOf('standard', new Set([...used, CHOMPER]));
  const special = leftOf('special', used);
  const bombers = special.filter((card) => CARDS[card]!.kind === 'bomber').slice(0, 2);
  return {
    kernel: {
      rng: seeded(SEED),
      rigged: [],
      revealed: 0,
      tick: 0,
      stack: [
        { rule: 'turn', at: 'upgrade', pick: null, picks: [], votes: [], my: {} },
        {
          rule: 'attack',
          at: 'answer',
          pick: null,
          picks: [],
          votes: [],
          my: { since: 0, anew: survivors.map(() => 0), last: -1 },
        },
      ],
      askingStep: 'act',
      asks: survivors.map(askOf),
      events: [],
      quiet: false,
      inTurn: false,
      standing: [],
    },
    options: OPTIONS,
    pack: null,
    commander: LEARNER,
    bossNumber: BOSS,
    survivors,
    boss: boss(),
    companions: [],
    piles: {
      standard: [...standard.slice(KILLED).toReversed(), CHOMPER],
      special: special.filter((card) => !bombers.includes(card)).toReversed(),
    },
    discards: { standard: standard.slice(0, KILLED), special: bombers },
    round: 1,
    turn: TURN,
    step: 'attack',
    row: [...ROW],
    under: [...UNDER],
    shown: 6,
    wave: [],
    before: { survivors: survivorsAt(), boss: boss(), companions: [] },
    deeds: [],
    fate: null,
    kills: KILLED,
    ending: null,
  };
}

/** Both have used up what they gained. */
function survivorsAt(): SurvivorState[] {
  const learner = survivor('olga', 13, { red: 2 }, { armour: 4, ammo: 3 }, [
    standing(RUNNER, 1, 0),
    standing(WALKER, 2, 1),
  ]);
  const mate = survivor('lisa', 12, { red: 2, green: 1, blue: 2 }, { armour: 5, ammo: 6 }, [
    standing(NEAR_CHOMPER, 1, 3),
    standing(CRAWLER, 2, 0),
    standing(FAR_WALKER, 3, 0),
  ]);
  return [learner, mate];
}

function survivor(
  id: string,
  health: number,
  upgrades: Partial<Record<Colour, number>>,
  spent: { readonly armour: number; readonly ammo: number },
  street: Zombie[],
): SurvivorState {
  const number = HOUSE.survivors.findIndex((one) => one.id === id);
  return {
    survivor: number,
    health,
    armour: { gained: spent.armour, used: spent.armour },
    ammo: { gained: spent.ammo, used: spent.ammo },
    weapons: HOUSE.survivors[number]!.weapons.map(({ colour }) => ({ upgrades: upgrades[colour] ?? 0, fury: 0 })),
    street,
    due: 0,
    attack: {
      weaponUses: 0,
      companionUses: 0,
      now: null,
      spared: [],
      owed: 0,
      owedFor: 'line',
      ceased: false,
      confirmed: false,
    },
  };
}

/** A zombie with all squares but the last `left` crossed; 0: with none crossed. */
function standing(card: CardId, space: Space, left: number): Zombie {
  const cells = cellsOf(TABLES.zombies[card]!.all);
  return { card, space, crossed: left === 0 ? 0 : maskOf(cells.slice(0, -left)).lo };
}

/** All marks with the weapon of the turn in the player's own street, and the choice to be ready. */
function askOf({ survivor: number, street }: SurvivorState, by: number): Ask<Choice> {
  const { colour } = HOUSE.turnCards[ROW[TURN - 1]!]!;
  const weapon = HOUSE.survivors[number]!.weapons.find((one) => one.colour === colour)!;
  const { key } = shapeNamed({ pack: null }, weapon.shape);
  const marks = street.flatMap(({ card: target, crossed }): Choice[] => {
    const { fits, singles } = TABLES.zombies[target]!;
    const free = [...fits(key), ...singles].filter(({ lo }) => (lo & crossed) === 0);
    return free.map(({ cells }) => ({ do: 'mark', by, with: 'weapon', target, cells }));
  });
  const options: Choice[] = [...marks, { do: 'confirm', by }];
  const floor = { since: 0, forward: options.length };
  return { seat: by, prompt: 'attack.act', min: 1, max: 1, options, answer: null, floor };
}

/** The cards of a pile that lie in no street, one copy of each after the other. */
function leftOf(pile: keyof typeof COPIES, used: ReadonlySet<CardId>): readonly CardId[] {
  const isSpecial = pile === 'special';
  const first = CARDS.findIndex(({ copies }) => copies === COPIES.special);
  const copy = (card: CardId): number => (isSpecial ? card - first : card) % COPIES[pile];
  const all = [...CARDS.keys()].filter((card) => card >= first === isSpecial && !used.has(card));
  return all.toSorted((a, b) => copy(a) - copy(b) || a - b);
}
