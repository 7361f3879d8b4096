/** Tables, choices and events of every kind, for tests of words. */
import { seedOf, type Seat } from '@horda/kernel';
import { zombieCards } from '../src/content/cards.ts';
import { BOSSES, COLOURS, type BossId, type ZombieKind } from '../src/content/content.ts';
import { HOUSE } from '../src/content/house.ts';
import { gearUp } from '../src/game.ts';
import {
  ENDINGS,
  type CardId,
  type Choice,
  type Event,
  type Options,
  type Space,
  type State,
  type ZombieRef,
} from '../src/state.ts';
import type { View } from '../src/view.ts';

export const USUAL: Options = {
  difficulty: 'normal',
  boss: 'superAbomination',
  survivors: 'choose',
  commander: '1',
  bossAmmo: true,
  mildRow: false,
};

/** The nth card of a kind. */
export function cardOf(kind: ZombieKind, n = 0): CardId {
  return [...zombieCards(HOUSE).keys()].filter((card) => zombieCards(HOUSE)[card]!.kind === kind)[n]!;
}

export const [WALKER, RUNNER, OTHER_RUNNER, CRAWLER, BOMBER] = [
  cardOf('walker'),
  cardOf('runner'),
  cardOf('runner', 1),
  cardOf('crawler'),
  cardOf('bomber', 3),
] as const;
export const runner: ZombieRef = { card: RUNNER, kind: 'runner' };
export const walker: ZombieRef = { card: WALKER, kind: 'walker' };

const DEAD_SOX = BOSSES.indexOf('deadSox');

interface SampleTable {
  readonly players?: number;
  readonly boss?: BossId;
  readonly streets?: readonly (readonly (readonly [CardId, Space])[])[];
  /** Turn cards by number, as they were revealed; the last is the one of this turn. */
  readonly row?: readonly number[];
  readonly seat?: Seat | null;
  readonly change?: (s: State) => void;
}

/** Round 2, the boss in front of the first seat; Ethan, Lisa, Kenji … in the order of the seats. */
export function tableOf({
  players = 3,
  boss = 'superAbomination',
  streets = [],
  row = [0, 1, 2],
  ...rest
}: SampleTable): View {
  const s = gearUp.setup({ ...USUAL, boss }, players, seedOf('words'), null);
  s.round = 2;
  s.turn = row.length;
  s.step = 'attack';
  s.row = [...row, ...[...HOUSE.turnCards.keys()].filter((card) => !row.includes(card))];
  s.under = [0, 1, 2, 0, 1, 2, 3];
  s.boss.seat = 0;
  for (const [seat, one] of s.survivors.entries()) {
    one.survivor = seat;
    one.street = (streets[seat] ?? []).map(([card, space]) => ({ card, space, crossed: 0 }));
  }
  rest.change?.(s);
  return gearUp.view(s, rest.seat === undefined ? 0 : rest.seat);
}

/** Red weapons, fast zombies march: two Runners on one space, a Runner of a neighbour, a Bomber that is about to explode. */
export const VIEW: View = tableOf({
  streets: [
    [
      [RUNNER, 2],
      [OTHER_RUNNER, 2],
      [WALKER, 1],
    ],
    [
      [cardOf('runner', 2), 2],
      [BOMBER, 1],
    ],
  ],
});

/** A view in which the first seat is asked for one of these, and the others are still planning. */
export function asking(view: View, ...options: Choice[]): View {
  const own = { prompt: 'attack.act', min: 1, max: 1, options, answer: null };
  const others = view.survivors.slice(1).map((_, i) => ({ seat: i + 1, answered: false, own: null }));
  return { ...view, asks: [{ seat: 0, answered: false, own }, ...others] };
}

/** At least one choice of every kind; a kind without one does not compile. */
export const CHOICES: { readonly [D in Choice['do']]: readonly Extract<Choice, { readonly do: D }>[] } = {
  take: [0, 1, 2, 3, 4, 5].map((survivor) => ({ do: 'take', by: 0, survivor })),
  putBack: [{ do: 'putBack', by: 0 }],
  mark: [
    { do: 'mark', by: 0, with: 'weapon', target: RUNNER, cells: [1, 2, 3, 4, 5] },
    { do: 'mark', by: 0, with: 'weapon', target: OTHER_RUNNER, cells: [1, 2, 3, 4, 5] },
    { do: 'mark', by: 0, with: 'weapon', target: RUNNER, cells: [1] },
    { do: 'mark', by: 0, with: 'weapon', target: -1, cells: [0, 1, 2, 5, 6] },
    { do: 'mark', by: 0, with: 1, target: WALKER, cells: [0] },
  ],
  knock: [{ do: 'knock', by: 0, target: RUNNER }],
  again: (['adrenaline', 'quickReload', 'criticalHit'] as const).map((how) => ({ do: 'again', by: 0, how })),
  suffer: (['armour', 'health'] as const).map((by) => ({ do: 'suffer', by: 0, with: by })),
  cease: [{ do: 'cease', by: 0 }],
  ammo: [
    { do: 'ammo', by: 0, target: RUNNER, cell: 0 },
    { do: 'ammo', by: 0, target: -1, cell: 3 },
  ],
  confirm: [{ do: 'confirm', by: 0 }],
  takeBack: [{ do: 'takeBack', by: 0, from: 0 }],
  change: [{ do: 'change', by: 0 }],
  upgrade: COLOURS.slice(0, 3).map((weapon) => ({ do: 'upgrade', weapon })),
  block: [0, 1, 2, 5].map((armour) => ({ do: 'block', armour })),
  pay: (['ammo', 'armour'] as const).map((price) => ({ do: 'pay', with: price })),
  assign: [0, 1, 2].map((to) => ({ do: 'assign', by: 0, card: CRAWLER, to })),
  agree: [{ do: 'agree', by: 0 }],
};
export const ALL_CHOICES: readonly Choice[] = Object.values(CHOICES).flat();

/** At least one event of every type; a type without one does not compile. */
export const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { readonly type: T }>[] } = {
  survivorTaken: [{ type: 'survivorTaken', seat: 0, survivor: 1 }],
  survivorPutBack: [{ type: 'survivorPutBack', seat: 0, survivor: 1 }],
  companionsDrawn: [{ type: 'companionsDrawn', seat: 0, companions: [1, 2, 3] }],
  zombiesDealt: [
    { type: 'zombiesDealt', seat: 1, zombies: [runner, walker] },
    { type: 'zombiesDealt', seat: 1, zombies: [] },
  ],
  roundBegan: [1, 2].map((round) => ({ type: 'roundBegan', round })),
  bossArrived: BOSSES.map((_, boss) => ({ type: 'bossArrived', seat: 2, boss })),
  cardRevealed: HOUSE.turnCards.map(({ colour, march }, card) => ({
    type: 'cardRevealed',
    round: 1,
    turn: card + 1,
    card,
    colour,
    march,
  })),
  marked: [
    {
      type: 'marked',
      seat: 0,
      tool: 'weapon',
      street: 0,
      target: RUNNER,
      zombie: runner,
      boss: -1,
      cells: [0, 1, 2, 3, 4],
      left: 4,
    },
    {
      type: 'marked',
      seat: 0,
      tool: 'weapon',
      street: 1,
      target: RUNNER,
      zombie: runner,
      boss: -1,
      cells: [0],
      left: 0,
    },
    { type: 'marked', seat: 0, tool: 'weapon', street: 1, target: -1, zombie: null, boss: 0, cells: [0, 1], left: 12 },
    { type: 'marked', seat: 0, tool: 1, street: 0, target: -3, zombie: null, boss: DEAD_SOX, cells: [0, 1], left: 1 },
  ],
  ammoSpent: [
    { type: 'ammoSpent', seat: 0, target: RUNNER, zombie: runner, boss: -1, cell: 3, left: 2 },
    { type: 'ammoSpent', seat: 0, target: -1, zombie: null, boss: 0, cell: 3, left: 22 },
    { type: 'ammoSpent', seat: 0, target: -1, zombie: null, boss: DEAD_SOX, cell: 3, left: 7 },
  ],
  gained: (['icons', 'scavenge', 'ready', 'armUp', 'longRange', 'fury'] as const).flatMap((why) =>
    [
      { ammo: 1, armour: 0 },
      { ammo: 0, armour: 2 },
      { ammo: 5, armour: 1 },
      { ammo: 0, armour: 0 },
    ].map((gain) => ({ type: 'gained' as const, seat: 0, gain, why })),
  ),
  knockedBack: [0, 1].map((street) => ({ type: 'knockedBack', seat: 0, zombie: runner, street })),
  activatedAgain: (['adrenaline', 'quickReload', 'criticalHit'] as const).map((how) => ({
    type: 'activatedAgain',
    seat: 0,
    how,
  })),
  furyCrossed: [{ type: 'furyCrossed', seat: 0, space: 3 }],
  rowsCrossed: [{ type: 'rowsCrossed', cells: [1, 2, 3] }],
  tookBack: [
    { type: 'tookBack', seat: 0, deeds: 1, dropped: [] },
    { type: 'tookBack', seat: 0, deeds: 3, dropped: [{ seat: 1, deeds: 2 }] },
  ],
  confirmed: [{ type: 'confirmed', seat: 0 }],
  changedMind: [{ type: 'changedMind', seat: 0 }],
  attackEnded: [{ type: 'attackEnded' }],
  zombieKilled: [{ type: 'zombieKilled', street: 1, zombie: runner }],
  memberKilled: [0, 1, 2].map((member) => ({ type: 'memberKilled', member })),
  upgraded: COLOURS.map((weapon) => ({ type: 'upgraded', seat: 0, weapon, upgrade: 1 })),
  upgradeLost: [1, 2, 5].map((upgrades) => ({ type: 'upgradeLost', seat: 0, upgrades })),
  marched: [
    { type: 'marched', seat: 0, zombies: [runner], from: 3 },
    { type: 'marched', seat: 0, zombies: [runner, walker], from: 2 },
  ],
  zombieAttacked: [{ type: 'zombieAttacked', seat: 0, zombie: runner, damage: 3 }],
  bomberExploded: [{ type: 'bomberExploded', seat: 1, zombie: { card: BOMBER, kind: 'bomber' }, damage: 4 }],
  damaged: (['zombies', 'bossAttack', 'bossSpecial', 'ability', 'adrenaline', 'line'] as const).flatMap((cause) => [
    { type: 'damaged', seat: 0, cause, armour: 1, health: 2, left: 12 },
    { type: 'damaged', seat: 0, cause, armour: 0, health: 5, left: 0 },
  ]),
  armourLost: [
    { type: 'armourLost', seat: 0, armour: 2, by: 'superAbomination' },
    { type: 'armourLost', seat: 0, armour: 0, by: 'catcher' },
  ],
  prevented: (['ammo', 'armour'] as const).map((price) => ({ type: 'prevented', seat: 0, with: price })),
  spawned: [
    { type: 'spawned', letter: 'B', zombies: [runner, walker] },
    { type: 'spawned', letter: 'C', zombies: [] },
  ],
  assigned: [1, -1].map((to) => ({ type: 'assigned', seat: 0, zombie: runner, to })),
  zombieArrived: [{ type: 'zombieArrived', seat: 1, zombie: runner }],
  pileReshuffled: (['standard', 'special'] as const).map((pile) => ({ type: 'pileReshuffled', pile })),
  bossCardRevealed: HOUSE.bossCards.phase1.map(({ icons }, card) => ({
    type: 'bossCardRevealed',
    card,
    phase: 1,
    icons,
  })),
  bossAttacked: [false, true].map((special) => ({ type: 'bossAttacked', special, damage: 5 })),
  abilityUsed: BOSSES.map((_, boss) => ({ type: 'abilityUsed', boss })),
  screamed: (['slow', 'fast', null] as const).map((speed) => ({ type: 'screamed', speed })),
  bossMoved: [{ type: 'bossMoved', from: 0, to: 1 }],
  gameEnded: ENDINGS.map((ending) => ({ type: 'gameEnded', ending, dead: ending === 'death' ? 1 : null })),
};
export const ALL_EVENTS: readonly Event[] = Object.values(EVENTS).flat();
