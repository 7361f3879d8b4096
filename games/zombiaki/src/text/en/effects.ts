/** What the cards do, in one or two sentences; the numbers are those of the card itself. */
import { plural } from '@horda/parts';
import type { Effect } from '../../content/effects.ts';
import type { Printed } from '../../content/printed.ts';
import { LAST_STREET } from '../../content/board.ts';
import { roman } from '../messages.ts';

const wounds = (n: number): string => plural('en', n, { one: '# wound', other: '# wounds' });
const fields = (n: number): string => plural('en', n, { one: '# field', other: '# fields' });
const steps = (n: number): string => plural('en', n, { one: '1 step', other: '1 to # steps' });
const upTo = (street: number): string => (street === 1 ? 'street I' : `streets I–${roman(street)}`);
const look = (n: number): string =>
  plural('en', n, {
    one: 'Look at the top card of the zombie deck',
    other: 'Look at the top # cards of the zombie deck',
  });

export const EFFECTS: Readonly<Record<Effect, (card: Printed) => string>> = {
  walker: () => 'Walks straight on, one field a turn.',
  agile: () => 'Walks one field forward or sideways.',
  steadfast: () => 'Walks straight on. Shots wound, but never drive back.',
  olympian: () => 'Walks one field forward and, if you wish, a second one at once.',
  kasparov: () => 'Walks straight on. Once a turn may move another zombie one field sideways.',
  mamka: ({ value }) => `Never moves. Whoever comes into play on a field next to it has +${value} Strength for good.`,
  nest: ({ value }) =>
    plural('en', value, {
      one: 'Never moves. Has # egg: after the zombies have moved, a corpse hatches from it beside the nest.',
      other: 'Never moves. Has # eggs: each time the zombies have moved, one hatches into a corpse beside it.',
    }),
  matryoshka: () => 'The first time wounds would destroy it, it only shrinks to Strength 1.',
  bulletproof: () => 'Shots are lost on it. Bursts, snipers and all the rest work.',
  siamese: ({ value }) =>
    plural('en', value, {
      one: 'When destroyed, a corpse stays on its field and # more appears beside or behind.',
      other: 'When destroyed, a corpse stays on its field and # more appear beside or behind.',
    }),
  jelly: ({ value }) => `When destroyed, leaves jelly behind: the first to step on it has +${value} Strength for good.`,
  junior: ({ strength }) =>
    `Grows on the way: Strength ${strength} in street V, ${strength + LAST_STREET - 1} in street I.`,
  krystynka: () => 'Can be aimed at only when no other zombie is in the same street.',
  dog: ({ value }) => `Pet. Moves first, ${steps(value)} in any directions, but never on to the Barricade.`,
  cat: ({ value }) =>
    `Pet. ${steps(value)} in any directions, also on to a zombie's field, where it takes the wounds first.`,

  hostage: () => 'Lies under a zombie and takes the first card that would wound or destroy it.',
  ushanka: ({ value }) => `Lies under a zombie: Strength +${value}.`,
  feltBoots: ({ value }) =>
    `Under a zombie: +${value} Strength; human cards do not push it, wire and chains do not hold it.`,
  teddy: ({ strength }) =>
    `Under a zombie, with Strength ${strength} of its own. Once a turn give up 1: the humans discard two cards, not one.`,
  boss: ({ value }) => {
    const orders = plural('en', value, { one: '# order', other: '# orders' });
    return `Under a zombie. ${orders}: another zombie of Strength 3 at most takes a step. If its bearer dies, all go back.`;
  },
  pickaxe: () => 'Remove one human card from the board, even from under a zombie.',
  steroids: () => 'Remove all wounds of one zombie.',
  snack: ({ value }) =>
    plural('en', value, { one: 'Remove # wound of one zombie.', other: 'Remove up to # wounds of one zombie.' }),
  plague: () => 'A corpse from your discard pile comes on to every free field of street V.',
  meatQueue: ({ value }) => `Every zombie of a lane has +${value} Strength for good.`,
  panic: () => 'In their next turn the humans may play one card only.',
  confiscation: () => 'Discard one card of the human row.',
  parade: () => 'The zombies of one of the streets II–V take an extra step forward.',
  moonshine: () => 'One zombie takes an extra step forward or sideways, but not on to the Barricade.',
  fog: () => 'Until your next turn nothing in the chosen lane has a free line of fire.',
  metro: () => 'Move a zombie to a free field of its street or the next. Wire and chains on it are discarded.',
  mass: () => 'Two neighbouring zombies become one. Strengths add up; wounds and traits are gone.',
  hunger: () => 'One zombie takes an extra step forward, even on to the Barricade.',
  swap: () => 'Two neighbouring zombies change places.',
  bite: () => 'The human under a zombie becomes a corpse on a free field beside or behind it.',
  bucket: () => 'Play it at once, before any other card. A zombie of yours goes back; if none can, one takes a wound.',
  jam: () => 'Reaction: a shot, a burst or a sniper that has just been aimed has no effect.',
  dawn: () => 'As soon as it leaves the deck the humans win.',

  shot: (card) => `${wounds(card.wounds)} to the nearest zombie of a lane. If it survives, it goes back.`,
  burst: (card) =>
    `${wounds(card.wounds)} in a lane, one by one, beginning with the nearest zombie. The last one hit goes back.`,
  sniper: (card) => `${wounds(card.wounds)} to any zombie. If it survives, it goes back.`,
  brick: (card) => `${wounds(card.wounds)} to any zombie. Nobody goes back.`,
  molotov: (card) => `${wounds(card.wounds)} each to a zombie in ${upTo(card.value)} and to one right next to it.`,
  streetOnFire: (card) => `${wounds(card.wounds)} to every zombie of a lane.`,
  outerStreetOnFire: (card) => `${wounds(card.wounds)} to every zombie of lane A or C. Mines and cars there explode.`,
  highVoltage: (card) => `${wounds(card.wounds)} to every zombie of a lane.`,
  flamethrower: (card) => `Split ${wounds(card.wounds)} among the zombies of the nearest street that holds any.`,
  oil: (card) => `Spill ${wounds(card.wounds)} over a chain of fields. An empty field on the way costs 1.`,
  katyusha: (card) => `${wounds(card.wounds)} to every zombie of one of the streets III–V. Human cards there are gone.`,
  collapsedBuilding: (card) =>
    `${wounds(card.wounds)} on each of two neighbouring fields of lane A or C. Human cards there are gone.`,
  grenade: ({ value }) => `Destroy everything on a field with a zombie in ${upTo(value)}. Nothing protects from it.`,
  heavyGrenade: () => 'Destroy everything on one field. Nothing protects from it.',
  ovary: () => 'All zombies of a lane, up to the first wall, become corpses of Strength 1.',

  trabant: (card) =>
    `Drives ${fields(card.value)} a turn; zombies behind it stop and stare. Collision: ${wounds(card.wounds)}.`,
  kamaz: (card) =>
    `Drives ${fields(card.value)} a turn. Collision: ${wounds(card.wounds)}; over a destroyed zombie it drives on.`,
  trolleybus: (card) =>
    `Lane B, ${fields(card.value)} a turn. Pushes zombies back; where it cannot: ${wounds(card.wounds)}.`,
  barrel: (card) => `Rolls ${fields(card.value)} a turn and kills the first zombie it meets.`,
  barbedWire: (card) =>
    `Whoever enters takes ${wounds(card.wounds)} and is stuck until the zombies have moved once more.`,
  boobyTrap: (card) =>
    `Whoever enters takes ${wounds(card.wounds)}; one zombie next to it takes ${wounds(card.value)}.`,
  mine: (card) =>
    `Whoever enters takes ${wounds(card.wounds)}; splinters on one field next to it: ${wounds(card.value)}.`,
  carBomb: (card) =>
    `Goes off by shots, fire and explosions: ${wounds(card.wounds)} on its field and the eight around it.`,
  manhole: ({ value }) => `Whoever enters with Strength ${atMost(value)} is destroyed. Stronger ones pass.`,
  hole: ({ value }) => `Whoever enters with Strength ${atMost(value)} is destroyed. No pickaxe fills it up.`,
  slab: ({ value }) =>
    plural('en', value, {
      one: 'Nobody can enter. Stops # move of a zombie, then crumbles.',
      other: 'Nobody can enter. Stops # moves of zombies, then crumbles.',
    }),
  wall: ({ value }) =>
    `Entered only by a zombie that has Strength ${value} or more, together with the column at its back.`,
  roadblock: () => 'Until your next turn no zombie walks along this lane, into it or out of it.',
  barrier: () => 'Until your next turn nobody in this lane moves, not even back.',
  chains: () => 'The zombie cannot walk. In step 5 the zombies may break them by discarding a card of their row.',
  concreteShoes: (card) => `Under a zombie: ${wounds(card.wounds)} for every move it makes.`,

  net: ({ value }) => `Neighbouring zombies of Strength ${value} at most in all do not move until your next turn.`,
  frost: () => 'The next movement step of the zombies does not happen. Cards may still move them.',
  searchlight: () => 'All zombies of a lane that can be seen from the Barricade go back one field.',
  getOut: () => 'All zombies on the board go back one field if they can.',
  bait: () => 'Move one zombie one field sideways or back.',
  blood: () => 'Move one zombie one field sideways.',
  laughingGas: ({ value }) =>
    plural('en', value, {
      one: 'Move a zombie one field in any direction.',
      other: 'Move up to # zombies, each one field in any direction.',
    }),
  searchWarrant: () => 'Discard one card of the zombie row.',
  radio: ({ value }) => `${look(value)}. Discard one or two, put the rest back in any order.`,
  chuck: () => 'The top card of the zombie deck goes to the discard pile.',
  flare: ({ value }) => `${look(value)}, discard one. Then corpses come on to the free fields of street V.`,
  ration: () => 'Take one shot from your discard pile and put it into your row.',
  jamming: () => 'Reaction: an action card that the zombies have just played has no effect.',
};

function atMost(n: number): string {
  return n <= 1 ? String(n) : `${n} or less`;
}
