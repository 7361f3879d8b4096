/**
 * What holds at every moment of Zombicide, whatever is done: the numbers are those of the list of forty invariants. More
 * of them, and the tests that hold the rest, are in `happenings.ts`.
 */
import type { AnyState } from '@horda/kernel';
import { ABOMINATIONS } from '../src/content/abominations.ts';
import { CAMPAIGN_SKILLS, MILESTONES, MOST_BONUS_ACTIONS, MOST_XP } from '../src/content/campaign.ts';
import { EQUIPMENT } from '../src/content/equipment.ts';
import { SURVIVORS } from '../src/content/survivors.ts';
import { DECKS, ZOMBIE_TYPES, type Deck } from '../src/content/vocabulary.ts';
import { LEVEL_AP, ZOMBIES } from '../src/content/zombies.ts';
import { cardOf } from '../src/rules/held.ts';
import { healthOf } from '../src/rules/printed.ts';
import { boardHere, missionOf, terrainHere } from '../src/rules/mission.ts';
import { zombieNumbers } from '../src/setup/decks.ts';
import { NONE, TYPES, type Pile, type State, type Survivor } from '../src/state.ts';
import { happenings } from './happenings.ts';

export function invariants(any: AnyState): void {
  const s = any as State;
  figures(s);
  cards(s);
  for (const [no, one] of s.survivors.entries()) survivor(s, no, one);
  ground(s);
  sight(s);
  noise(s);
  cars(s);
  spawns(s);
  clock(s);
  sheets(s);
  questions(s);
  happenings(s, must);
}

function must(holdsTrue: boolean, what: string): void {
  if (!holdsTrue) throw new Error(what);
}

/** 1: on board + box is the number of figures. 32: at most one abomination, unless the mission or Fest has more. */
function figures(s: State): void {
  for (const [kind, type] of ZOMBIE_TYPES.entries()) {
    let n = s.box[kind]!;
    for (let at = kind; at < s.zombies.length; at += TYPES) {
      must(s.zombies[at]! >= 0, `${s.zombies[at]} ${type}s in zone ${Math.floor(at / TYPES)}`);
      n += s.zombies[at]!;
    }
    must(n === ZOMBIES[type].figures, `${n} figures of ${type}`);
  }
  must(
    s.box.every((n) => n >= 0),
    'fewer than no figures in the box',
  );
  const { deck, discard } = s.abominationCards;
  must(s.abominations.length + deck.length + discard.length === ABOMINATIONS.length, 'abominations got lost');
  const kinds = [...deck, ...discard, ...s.abominations.map(({ kind }) => kind)];
  must(new Set(kinds).size === kinds.length, 'an abomination is in two places');
}

/** 2, 3: every card of every deck lies in exactly one place. */
function cards(s: State): void {
  const found = new Array<number>(EQUIPMENT.length).fill(0);
  const count = (list: readonly number[]): void => {
    for (const card of list) found[card]!++;
  };
  for (const { deck, discard } of [s.equipment, s.epic, s.secretService] as Pile[]) {
    count(deck);
    count(discard);
  }
  count(s.removed);
  for (const { hand, pack } of s.survivors) {
    count(hand.map(cardOf));
    count(pack.map(cardOf));
  }
  const inPlay = new Set<Deck>(DECKS);
  if (missionOf(s).rules === 'classic') inPlay.delete('secretService');
  for (const [card, { id, deck, copies }] of EQUIPMENT.entries()) {
    const expected = inPlay.has(deck) ? copies : 0;
    // A card that is just being drawn, used or handed on lies nowhere.
    const isUnderWay = found[card] === expected - 1 && s.kernel.stack.length > 0;
    must(found[card] === expected || isUnderWay, `${found[card]} of ${expected} cards ${id} of ${deck}`);
  }
  const numbers = zombieNumbers(s);
  const { deck, discard } = s.zombieCards;
  const lying = deck.length + discard.length;
  must(lying === numbers.length || lying === numbers.length - 1, `${lying} of ${numbers.length} zombie cards`);
}

/** 3–9: health, cards, levels and actions of a survivor. */
function survivor(s: State, no: number, one: Survivor): void {
  const name = SURVIVORS[one.who]!.id;
  must(one.hand.length <= 2, `${name} has ${one.hand.length} cards in the hands`);
  must(
    one.pack.length <= (one.skills.includes('hoard') ? 5 : 3),
    `${name} has ${one.pack.length} cards in the backpack`,
  );
  const most = healthOf(s, one);
  must(one.wounds >= 0 && one.wounds <= most, `${name} has ${one.wounds} wounds`);
  const isOut = one.status === 'down' || one.status === 'rescued' || one.status === 'dead';
  must(one.wounds < most || isOut || s.ending !== null, `${name} stands without health`);
  if (isOut) must(one.hand.length + one.pack.length === 0, `${name} is ${one.status} and has cards`);
  if (one.status !== 'standing') must(one.light === NONE, `${name} is ${one.status} and has a beam`);
  if (one.status === 'standing' || one.status === 'down')
    must(one.zone !== NONE || s.phase === 'setup', `${name} is ${one.status} nowhere`);
  // 6: until the end phase of the next round.
  if (one.status === 'down')
    must(s.round <= one.downIn + 1, `${name} lies since round ${one.downIn} in round ${s.round}`);
  // 7: the level fits the adrenaline.
  const level = LEVEL_AP.findLastIndex((least) => one.ap >= least);
  must(s.options.ultrared ? one.level >= level : one.level === level, `${name} has ${one.ap} AP at level ${one.level}`);
  must(s.options.ultrared || one.ap <= LEVEL_AP[3], `${name} has ${one.ap} AP`);
  must(one.actions >= 0, `${name} has ${one.actions} actions`);
  must(
    s.companions.every(({ leader, zone }) => (leader === NONE) !== (zone === NONE) || s.ending !== null),
    `a companion of ${no} is in two places`,
  );
}

/** 11, 12: doors that are sealed never open; every opened building is one of the board. */
function ground(s: State): void {
  const { doors, buildings } = boardHere(s);
  for (const door of s.ground.open)
    must(doors[door]!.state !== 'sealed', `the sealed door ${doors[door]!.name} is open`);
  must(new Set(s.opened).size === s.opened.length, 'a building was opened twice');
  must(
    s.opened.every((building) => building < buildings.length),
    'a building that does not exist was opened',
  );
}

/** 14: sight is mutual; the own zone, and it alone, is at range 0. */
function sight(s: State): void {
  const { sight: seen, n } = terrainHere(s);
  const from = s.kernel.tick % n;
  for (let to = 0; to < n; to++) {
    must(seen[from * n + to] === seen[to * n + from], `sight between ${from} and ${to} is not mutual`);
    must((seen[from * n + to] === 0) === (from === to), `range 0 between ${from} and ${to}`);
  }
}

/** V442: whoever sits in a car is where it is, and nobody sits in two. */
function cars(s: State): void {
  const riders = s.cars.flatMap(({ zone, driver, others }) =>
    [...(driver === NONE ? [] : [driver]), ...others].map((one) => ({ one, zone })),
  );
  must(new Set(riders.map(({ one }) => one)).size === riders.length, 'a survivor sits in two cars');
  must(
    riders.every(({ one, zone }) => s.survivors[one]!.zone === zone && s.survivors[one]!.status === 'standing'),
    'a car without its riders',
  );
}

/** 25: no fewer tokens than none; those that stay are those of the mission, and of its cards. */
function noise(s: State): void {
  must(s.noise.every((n) => n >= 0) && s.lasting.every((n) => n >= 0), 'fewer than no noise');
  const printed = missionOf(s).noise?.n ?? 0;
  must(s.lasting.reduce((sum, n) => sum + n, 0) >= printed, 'noise that stays was taken away');
}

/** 33: the order of the spawn zones is that of the mission. */
function spawns(s: State): void {
  const order = boardHere(s).places.spawns.map(({ zone }) => zone);
  const places = s.spawns.map(({ zone }) => order.indexOf(zone));
  must(
    places.every((place, i) => place !== NONE && (i === 0 || place > places[i - 1]!)),
    'spawn zones are out of order',
  );
}

/** 37: night from 19 to 6. */
function clock(s: State): void {
  must(s.hour === NONE || (s.hour >= 0 && s.hour < 24), `it is ${s.hour} o'clock`);
  if (s.hour === NONE) must(!s.night, 'it is night without a clock');
}

/** 34–36: campaign sheets. */
function sheets({ sheets: all }: State): void {
  for (const { xp, skills, bonus } of all ?? []) {
    must(xp >= 0 && xp <= MOST_XP, `${xp} XP`);
    must(bonus <= MOST_BONUS_ACTIONS, `${bonus} bonus actions`);
    must(new Set(skills).size === skills.length, 'a campaign skill is owned twice');
    must(
      skills.every((skill) => CAMPAIGN_SKILLS.includes(skill)),
      'a skill that is not of the campaign',
    );
    must(skills.length + bonus <= MILESTONES.filter((least) => xp >= least).length, 'more rewards than milestones');
  }
}

/** 40: every question has a legal answer. */
function questions(s: State): void {
  for (const { options, min, prompt } of s.kernel.asks)
    must(options.length >= Math.max(1, min), `${prompt} has no answer`);
}
