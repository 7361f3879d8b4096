/** What stands against a choice, in English. */
import { list } from '@horda/parts';
import type { ReasonTerms, ReasonWords } from '../messages.ts';

export const reasons = ({ struck, steps, effects, colours, survivor, companion, boss }: ReasonTerms): ReasonWords => ({
  over: () => 'The game is over.',
  chooseFirst: () => 'The game has not begun: everybody chooses a survivor first.',
  chosen: () => 'The survivors are chosen, and the game has begun.',
  has: (reason) => `You have a survivor already: ${survivor(reason.survivor)}. Put that one back first.`,
  taken: (reason) => `Somebody else has taken ${survivor(reason.survivor)}.`,
  notYours: ({ seat }, name) => `That is up to ${name(seat)}, not to you.`,
  waitsFor: ({ seats }, name) =>
    seats.length === 0
      ? 'You have nothing to decide now.'
      : `Your part is done: ${list('en', seats.map(name))} still to decide.`,
  step: ({ step, needs }) =>
    step === needs
      ? `The step now is: ${steps[step].name}, and it asks for something else first.`
      : `The step now is: ${steps[step].name}. That belongs to another: ${steps[needs].name}.`,
  isReady: () => 'You are ready. Take that back first if you want to change something.',
  notReady: () => 'You are not ready yet, so there is nothing to take back.',
  nothingToTakeBack: () => 'You have marked nothing in this step that could be taken back.',
  owed: () => 'You owe 1 damage: say first whether armour or health takes it.',
  nothingOwed: () => 'You owe no damage now.',
  decided: ({ fate }) =>
    fate === 'victory'
      ? 'With the marks as they are the boss is dead: nothing can be added.'
      : 'With the marks as they are a survivor dies: nothing can be added, only taken back.',
  halfDrawn: () => 'The shape is half drawn: the other part comes first.',
  largerFirst: () => 'The larger part of a divided shape comes first, with a free square left for the rest.',
  sameTarget: ({ at }) => `The second part of the shape belongs on the same target: ${struck(at, null)}.`,
  ceased: () => 'You have gone over to ammo: your weapons rest for this turn.',
  weaponsFirst: () => 'First use your weapon; this follows only then.',
  used: ({ tool }) =>
    tool === 'weapon' ? 'Your weapon has been used in this turn.' : `${companion(tool)} has been used in this turn.`,
  usedTwice: () => 'That has been used twice in this turn already.',
  noCompanions: () => 'Companions help only those who play alone.',
  noCompanionMark: () => 'The turn card shows no companion, or one has helped already.',
  companionDown: (reason) => `${companion(reason.companion)} has helped in this round and rests.`,
  notHere: () => 'There is no such target on the table.',
  nobodyInFront: () => 'There is nobody left in front of you to hit.',
  bossToCome: (reason) => `The boss (${boss(reason.boss)}) comes in round 2.`,
  bossElsewhere: ({ seat }, name) =>
    `The boss stands in front of ${name(seat)}: only a neighbour with Long Range reaches it.`,
  bossNoAmmo: () => 'At this table ammo does not hit the boss.',
  mouthShut: () => 'Its mouth is shut: it opens for a turn after it has used its ability.',
  oneMember: () => 'A shape lies inside one of the three, not across two.',
  dead: ({ at }) => `${struck(at, null)}: dead already.`,
  otherStreet: ({ at, seat }, name) => `${struck(at, null)} stands in another street: ${name(seat)}.`,
  locked: ({ effect }) => `Your weapon has this effect only once it is upgraded: ${effects[effect].name}.`,
  noEffect: ({ effect }) => `What you use has no such effect: ${effects[effect].name}.`,
  hitBefore: ({ at }) => `The second time needs another target: ${struck(at, null)} was hit the first time.`,
  oneStreet: () => 'All shapes of this activation stay in one street.',
  alreadyHit: ({ at }) => `This shape has hit it already: ${struck(at, null)}.`,
  notStruck: ({ at }) => `Only whom you have just hit with Knockback is pushed, not: ${struck(at, null)}.`,
  notPushed: ({ at }) => `${struck(at, null)} cannot be pushed back.`,
  atSpace3: ({ at }) => `${struck(at, null)} stands on space 3 already.`,
  noRoom: ({ at, hits }) => `Shapes drawn with this activation: ${hits}. There is none left for ${struck(at, null)}.`,
  area: ({ effect }) => `${effects[effect].name}: ${effects[effect].text}`,
  noIcon: () => 'The first hit crossed no damage icon.',
  noAmmo: () => 'You have no ammo.',
  noAmmoTarget: () => 'Ammo hits only what stands in your own street, or the boss in front of you.',
  shape: () => 'These squares do not have the shape of the weapon.',
  pieces: () => 'These squares are not a piece of the shape.',
  twice: () => 'A square can be crossed only once.',
  outside: () => 'The shape sticks out of the squares.',
  apart: () => 'It has to touch a crossed square, by side or corner.',
  sameMark: () => 'That is offered as the same mark drawn another way.',
  crossed: ({ square }) => `Square ${square} is crossed already.`,
  crossedBy: ({ square, seat }, name) => `Square ${square} is marked by ${name(seat)}.`,
  bothUnlocked: ({ weapon }) => `The ${colours[weapon]} weapon has both its upgrades.`,
  noSuchWeapon: () => 'You have no such weapon.',
  chosenUpgrade: () => 'Your upgrades are chosen; the others are still choosing.',
  noKill: () => 'No zombie has died in your street in this turn, so you have no upgrade.',
  noArmour: ({ left }) => (left === 0 ? 'You have no armour.' : `You have only ${left} armour.`),
  lessDamage: ({ damage }) => `There is only ${damage} damage to take.`,
  cannotPay: ({ with: price }) =>
    price === 'ammo' ? 'You cannot pay that with ammo now.' : 'You cannot pay that with armour now.',
  notInWave: () => 'That zombie is not in the middle of the table.',
  liesThere: ({ seat }, name) => `It goes there already: ${name(seat)}.`,
  commander: ({ seat }, name) => `The commander settles that: ${name(seat)}.`,
  unassigned: () => 'Not every zombie in the middle has a street yet.',
});
