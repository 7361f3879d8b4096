/** What the cards do, in one or two sentences; the numbers are those of the card itself. */
import { plural } from '@horda/parts';
import { LAST_STREET } from '../../content/board.ts';
import { roman, type EffectTexts } from '../messages.ts';

const wounds = (n: number): string => plural('en', n, { one: '# wound', other: '# wounds' });
const fields = (n: number): string => plural('en', n, { one: '# field', other: '# fields' });
const steps = (n: number): string => plural('en', n, { one: '1 step', other: '1 to # steps' });
const upTo = (street: number): string => (street === 1 ? 'street I' : `streets I–${roman(street)}`);
const look = (n: number): string =>
  plural('en', n, {
    one: 'Look at the top card of the zombie deck',
    other: 'Look at the top # cards of the zombie deck',
  });

export const EFFECTS: EffectTexts = {
  walker: () => 'Walks straight on, one field a turn.',
  agile: () => 'Walks one field forward or sideways.',
  steadfast: () => 'Walks straight on. Shots wound, but never drive back.',
  olympian: () => 'Walks one field forward and, if you wish, a second one at once.',
  kasparov: () => 'Walks straight on. Once a turn may move another zombie one field sideways.',
  mamka: (card) => `Never moves. Whoever comes into play on a field next to it has +${card.bonus} Strength for good.`,
  nest: (card) =>
    plural('en', card.eggs, {
      one: 'Never moves. Has # egg: after the zombies have moved, a corpse hatches from it beside the nest.',
      other: 'Never moves. Has # eggs: each time the zombies have moved, one hatches into a corpse beside it.',
    }),
  matryoshka: () => 'The first time wounds would destroy it, it only shrinks to Strength 1.',
  bulletproof: () => 'Shots are lost on it. Bursts, snipers and all the rest work.',
  splitter: (card) =>
    plural('en', card.corpses, {
      one: 'When destroyed, a corpse stays on its field and # more appears beside or behind.',
      other: 'When destroyed, a corpse stays on its field and # more appear beside or behind.',
    }),
  jelly: (card) => `When destroyed, leaves jelly behind: the first to step on it has +${card.bonus} Strength for good.`,
  junior: ({ strength }) =>
    `Grows on the way: Strength ${strength} in street V, ${strength + LAST_STREET - 1} in street I.`,
  krystynka: () => 'Can be aimed at only when no other zombie is in the same street.',
  dog: (card) => `Pet. Moves first, ${steps(card.steps)} in any directions, but never on to the Barricade.`,
  cat: (card) =>
    `Pet. ${steps(card.steps)} in any directions, also on to a zombie's field, where it takes the wounds first.`,

  shield: {
    aim: 'choose the zombie it is to shield.',
    does: () => 'Lies under a zombie and takes the first card that would wound or destroy it.',
  },
  strengthener: {
    aim: 'choose the zombie that gets it.',
    does: (card) => `Lies under a zombie: Strength +${card.bonus}.`,
  },
  feltBoots: {
    aim: 'choose the zombie that puts them on.',
    does: (card) =>
      `Under a zombie: +${card.bonus} Strength; human cards do not push it, wire and chains do not hold it.`,
  },
  teddy: {
    aim: 'choose the zombie that takes it along.',
    does: ({ strength }) =>
      `Under a zombie, with Strength ${strength} of its own. Once a turn give up 1: the humans discard two cards, not one.`,
  },
  boss: {
    aim: 'choose the zombie that becomes the boss.',
    does: (card) => {
      const orders = plural('en', card.orders, { one: '# order', other: '# orders' });
      return `Under a zombie. ${orders}: another zombie of Strength 3 at most takes a step. If its bearer dies, all go back.`;
    },
  },
  pickaxe: {
    aim: 'choose the human card that leaves the board.',
    does: () => 'Remove one human card from the board, even from under a zombie.',
  },
  steroids: { aim: 'choose a wounded zombie.', does: () => 'Remove all wounds of one zombie.' },
  snack: {
    aim: 'choose a wounded zombie.',
    does: (card) =>
      plural('en', card.heals, { one: 'Remove # wound of one zombie.', other: 'Remove up to # wounds of one zombie.' }),
  },
  plague: { aim: null, does: () => 'A corpse from your discard pile comes on to every free field of street V.' },
  meatQueue: { aim: 'choose a lane.', does: (card) => `Every zombie of a lane has +${card.bonus} Strength for good.` },
  oneCardOnly: { aim: null, does: () => 'In their next turn the humans may play one card only.' },
  seizeHumanCard: {
    aim: 'choose the card of the human row that is lost.',
    does: () => 'Discard one card of the human row.',
  },
  parade: {
    aim: 'choose the street that marches.',
    does: () => 'The zombies of one of the streets II–V take an extra step forward.',
  },
  moonshine: {
    aim: 'who takes a step, and where?',
    does: () => 'One zombie takes an extra step forward or sideways, but not on to the Barricade.',
  },
  fog: {
    aim: 'choose the lane that disappears in the fog.',
    does: () => 'Until your next turn nothing in the chosen lane has a free line of fire.',
  },
  metro: {
    aim: 'who travels, and where?',
    does: () => 'Move a zombie to a free field of its street or the next. Wire and chains on it are discarded.',
  },
  mass: {
    aim: 'who merges with whom? The first goes to the field of the second.',
    does: () => 'Two neighbouring zombies become one. Strengths add up; wounds and traits are gone.',
  },
  hunger: {
    aim: 'who takes a step forward?',
    does: () => 'One zombie takes an extra step forward, even on to the Barricade.',
  },
  swap: { aim: 'who changes places with whom?', does: () => 'Two neighbouring zombies change places.' },
  bite: {
    aim: 'choose the zombie that bites its human.',
    does: () => 'The human under a zombie becomes a corpse on a free field beside or behind it.',
  },
  bucket: {
    aim: null,
    does: () => 'Play it at once, before any other card. A zombie of yours goes back; if none can, one takes a wound.',
  },
  stopFire: () => 'Reaction: a shot, a burst or a sniper that has just been aimed has no effect.',
  dawn: () => 'As soon as it leaves the deck the humans win.',

  shot: {
    aim: 'what do you shoot at?',
    does: (card) => `${wounds(card.wounds)} to the nearest zombie of a lane. If it survives, it goes back.`,
  },
  burst: {
    aim: 'with whom does the burst begin?',
    does: (card) =>
      `${wounds(card.wounds)} in a lane, one by one, beginning with the nearest zombie. The last one hit goes back.`,
  },
  sniper: {
    aim: 'choose any target.',
    does: (card) => `${wounds(card.wounds)} to any zombie. If it survives, it goes back.`,
  },
  brick: { aim: 'at whom do you throw it?', does: (card) => `${wounds(card.wounds)} to any zombie. Nobody goes back.` },
  molotov: {
    aim: 'at whom do you throw it?',
    does: (card) => `${wounds(card.wounds)} each to a zombie in ${upTo(card.reach)} and to one right next to it.`,
  },
  streetOnFire: {
    aim: 'choose the lane to set on fire.',
    does: (card) => `${wounds(card.wounds)} to every zombie of a lane.`,
  },
  outerStreetOnFire: {
    aim: 'choose the outer lane to set on fire.',
    does: (card) => `${wounds(card.wounds)} to every zombie of lane A or C. Mines and cars there explode.`,
  },
  highVoltage: {
    aim: 'choose the lane that gets the current.',
    does: (card) => `${wounds(card.wounds)} to every zombie of a lane.`,
  },
  flamethrower: {
    aim: 'choose the street to burn.',
    does: (card) => `Split ${wounds(card.wounds)} among the zombies of the nearest street that holds any.`,
  },
  oil: {
    aim: 'choose the field where it begins.',
    does: (card) => `Spill ${wounds(card.wounds)} over a chain of fields. An empty field on the way costs 1.`,
  },
  katyusha: {
    aim: 'choose the street to fire at.',
    does: (card) => `${wounds(card.wounds)} to every zombie of one of the streets III–V. Human cards there are gone.`,
  },
  collapsedBuilding: {
    aim: 'on which two fields does the building fall?',
    does: (card) =>
      `${wounds(card.wounds)} on each of two neighbouring fields of lane A or C. Human cards there are gone.`,
  },
  grenade: {
    aim: 'choose the field on which nothing is left.',
    does: (card) => `Destroy everything on a field with a zombie in ${upTo(card.reach)}. Nothing protects from it.`,
  },
  heavyGrenade: {
    aim: 'choose the field on which nothing is left.',
    does: () => 'Destroy everything on one field. Nothing protects from it.',
  },
  ovary: {
    aim: 'choose a lane.',
    does: () => 'All zombies of a lane, up to the first wall, become corpses of Strength 1.',
  },

  trabant: {
    aim: 'choose a free field of street I.',
    does: (card) =>
      `Drives ${fields(card.speed)} a turn; zombies behind it stop and stare. Collision: ${wounds(card.wounds)}.`,
  },
  kamaz: {
    aim: 'choose a free field of street I.',
    does: (card) =>
      `Drives ${fields(card.speed)} a turn. Collision: ${wounds(card.wounds)}; over a destroyed zombie it drives on.`,
  },
  trolleybus: {
    aim: 'choose a field of street I.',
    does: (card) =>
      `Lane B, ${fields(card.speed)} a turn. Pushes zombies back; where it cannot: ${wounds(card.wounds)}.`,
  },
  barrel: {
    aim: 'choose a free field of street I.',
    does: (card) => `Rolls ${fields(card.speed)} a turn and kills the first zombie it meets.`,
  },
  barbedWire: {
    aim: 'choose a free field.',
    does: (card) => `Whoever enters takes ${wounds(card.wounds)} and is stuck until the zombies have moved once more.`,
  },
  boobyTrap: {
    aim: 'choose a free field, not right in front of a zombie.',
    does: (card) =>
      `Whoever enters takes ${wounds(card.wounds)}; one zombie next to it takes ${wounds(card.splinters)}.`,
  },
  mine: {
    aim: 'choose a free field, not right in front of a zombie.',
    does: (card) =>
      `Whoever enters takes ${wounds(card.wounds)}; splinters on one field next to it: ${wounds(card.splinters)}.`,
  },
  carBomb: {
    aim: 'choose a free field that can be seen from the Barricade.',
    does: (card) =>
      `Goes off by shots, fire and explosions: ${wounds(card.wounds)} on its field and the eight around it.`,
  },
  manhole: {
    aim: 'choose a free field, not right in front of a zombie.',
    does: (card) => `Whoever enters with Strength ${atMost(card.depth)} is destroyed. Stronger ones pass.`,
  },
  hole: {
    aim: 'choose a free field.',
    does: (card) => `Whoever enters with Strength ${atMost(card.depth)} is destroyed. No pickaxe fills it up.`,
  },
  slab: {
    aim: 'choose a free field.',
    does: (card) =>
      plural('en', card.markers, {
        one: 'Nobody can enter. Stops # move of a zombie, then crumbles.',
        other: 'Nobody can enter. Stops # moves of zombies, then crumbles.',
      }),
  },
  wall: {
    aim: 'choose a free field away from the zombies.',
    does: (card) =>
      `Entered only by a zombie that has Strength ${card.height} or more, together with the column at its back.`,
  },
  roadblock: {
    aim: 'choose a free field of street I; its lane will be closed.',
    does: () => 'Until your next turn no zombie walks along this lane, into it or out of it.',
  },
  barrier: {
    aim: 'choose a free field of street I; its lane will be closed.',
    does: () => 'Until your next turn nobody in this lane moves, not even back.',
  },
  chains: {
    aim: 'choose the zombie to chain up.',
    does: () => 'The zombie cannot walk. In step 5 the zombies may break them by discarding a card of their row.',
  },
  concreteShoes: {
    aim: 'choose the zombie that gets them.',
    does: (card) => `Under a zombie: ${wounds(card.wounds)} for every move it makes.`,
  },

  net: {
    aim: 'choose a zombie to be caught; then you may add neighbours.',
    does: (card) => `Neighbouring zombies of Strength ${card.hold} at most in all do not move until your next turn.`,
  },
  standstill: {
    aim: null,
    does: () => 'The next movement step of the zombies does not happen. Cards may still move them.',
  },
  searchlight: {
    aim: 'choose the lane to light up.',
    does: () => 'All zombies of a lane that can be seen from the Barricade go back one field.',
  },
  getOut: { aim: null, does: () => 'All zombies on the board go back one field if they can.' },
  bait: { aim: 'whom do you lure, and where?', does: () => 'Move one zombie one field sideways or back.' },
  blood: { aim: 'whom do you lure, and where?', does: () => 'Move one zombie one field sideways.' },
  laughingGas: {
    aim: 'who moves, and where?',
    does: (card) =>
      plural('en', card.pushes, {
        one: 'Move a zombie one field in any direction.',
        other: 'Move up to # zombies, each one field in any direction.',
      }),
  },
  seizeZombieCard: {
    aim: 'choose the card of the zombie row that is lost.',
    does: () => 'Discard one card of the zombie row.',
  },
  radio: { aim: null, does: (card) => `${look(card.cards)}. Discard one or two, put the rest back in any order.` },
  chuck: { aim: null, does: () => 'The top card of the zombie deck goes to the discard pile.' },
  flare: {
    aim: null,
    does: (card) => `${look(card.cards)}, discard one. Then corpses come on to the free fields of street V.`,
  },
  ration: {
    aim: 'choose a shot from your discard pile.',
    does: () => 'Take one shot from your discard pile and put it into your row.',
  },
  stopAction: () => 'Reaction: an action card that the zombies have just played has no effect.',
};

function atMost(n: number): string {
  return n <= 1 ? String(n) : `${n} or less`;
}
