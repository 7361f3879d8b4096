/** Changes of a table in its first turn that leave it possible: no card and no figure is lost. */
import { draw } from '@horda/kernel';
import type { Dice } from '@horda/testing';
import { ABOMINATION_IDS, KEYWORD_IDS, SKILL_IDS, TOKEN_IDS, type SkillId } from '../src/content/ids.ts';
import { EQUIPMENT } from '../src/content/equipment.ts';
import { SKILLS } from '../src/content/skills.ts';
import { LEVEL_AP } from '../src/content/zombies.ts';
import { opsOf } from '../src/effects/standing.ts';
import { cardOf, held } from '../src/rules/held.ts';
import { packSize, putAway } from '../src/rules/inventory.ts';
import { boardHere, missionOf, terrainHere } from '../src/rules/mission.ts';
import { healthOf } from '../src/rules/printed.ts';
import { NONE, TYPES, type CardNo, type Level, type State, type Survivor, type ZoneNo } from '../src/state.ts';

/** Zombies, wounds, adrenaline and cards as late in a game. */
export function shake(s: State, dice: Dice): void {
  const zones = boardHere(s).zones.length;
  for (let n = draw(dice, 6); n > 0; n--) crowd(s, draw(dice, zones), draw(dice, TYPES), 1 + draw(dice, 3));
  for (const one of s.survivors) {
    one.wounds = draw(dice, healthOf(s, one));
    if (draw(dice, 2) === 0) excite(one, draw(dice, 43), dice);
    if (draw(dice, 2) === 0) give(s, one, draw(dice, EQUIPMENT.length));
    if (draw(dice, 3) === 0 && s.cars.length === 0) one.zone = s.survivors[s.acting]!.zone;
  }
}

/** AP, the level that belongs to them, and the skills of it. */
function excite(one: Survivor, ap: number, dice: Dice): void {
  const level = LEVEL_AP.findLastIndex((least) => ap >= least) as Level;
  if (level <= one.level) return;
  one.ap = ap;
  one.level = level;
  const learnt = (['action', 'freeCombat', 'lucky'] as const).slice(0, level);
  one.skills = [...one.skills, ...learnt];
  if (draw(dice, 2) === 0) one.actions += 1;
}

/** So many of a kind come out of the box. */
function crowd(s: State, zone: ZoneNo, kind: number, n: number): void {
  const came = Math.min(n, s.box[kind]!);
  s.zombies[zone * TYPES + kind]! += came;
  s.box[kind]! -= came;
}

/** The card comes out of a deck into a hand, where something else makes room. */
function give(s: State, one: Survivor, card: CardNo): boolean {
  const { deck } = EQUIPMENT[card]!;
  if (deck === 'starting' || EQUIPMENT[card]!.trap) return false;
  const at = s[deck].deck.indexOf(card);
  if (at === -1) return false;
  s[deck].deck.splice(at, 1);
  s[deck].known = 0;
  if (one.hand.length === 2) putAway(s, cardOf(one.hand.shift()!));
  one.hand.push(held(card));
  return true;
}

/** What a goal names is in play, with the acting survivor where somebody has it. */
export function layOut(s: State, goal: string, dice: Dice): void {
  const one = s.survivors[s.acting]!;
  const words = goal.match(/\w+/g)!;
  giveSkills(s, one, words, dice);
  for (const [card, { id, deck }] of EQUIPMENT.entries())
    if (goal === `card ${id}@${deck}` && !give(s, one, card)) onTop(s, card);
  const zombieCard = /^zombie card (\d+)/.exec(goal);
  if (zombieCard !== null) bringUp(s.zombieCards.deck, Number(zombieCard[1]) - 1);
  const abomination = ABOMINATION_IDS.findIndex((id) => words.includes(id));
  if (abomination !== NONE) loosen(s, abomination, one, / killed/.test(goal));
  if (/^objective|^keyword|^achievement|^companion|^token|^epilogue|effects\.|Exit|exit/.test(goal))
    approach(s, goal, dice);
  if (/^token|useToken|Sabre|arm$|guards|tokenUsed|saveToken/.test(goal))
    for (const id of TOKEN_IDS) if (words.includes(id) || draw(dice, 3) === 0) giveToken(s, one, id);
  if (/^picked react|reactions\./.test(goal)) expectZombies(s, one);
  if (/reap/.test(goal)) standAmong(s, one);
  // Somebody to fight and somebody to hit.
  if (draw(dice, 4) > 0) surround(s, one, dice);
}

/** X19, X50: the survivor has both answers to zombies that come, and stands where they will. */
function expectZombies(s: State, one: Survivor): void {
  one.skills = [...one.skills, 'combatReflexes', 'sidestep'];
  one.zone = s.spawns[0]!.zone;
  give(s, one, named('machete'));
  empty(s, one.zone);
  bringUp(s.zombieCards.deck, 0);
}

/** X43: two kinds of zombies, of which many will fall and some stay. */
function standAmong(s: State, one: Survivor): void {
  one.skills = [...one.skills, 'reaperCombat', 'rollCombat'];
  give(s, one, named('chainsaw'));
  crowd(s, one.zone, 0, 4);
  crowd(s, one.zone, 2, 4);
}

const named = (id: string): CardNo => EQUIPMENT.findIndex((card) => card.id === id && card.deck === 'equipment');

const GRANTED: readonly SkillId[] = SKILL_IDS.filter((skill) => SKILLS[skill].when !== 'setup');

/** The skill of the goal, or one at random; it works at once. */
function giveSkills(s: State, one: Survivor, words: readonly string[], dice: Dice): void {
  const asked = SKILL_IDS.find((skill) => words.includes(skill));
  const skills = asked === undefined ? [GRANTED[draw(dice, GRANTED.length)]!] : [asked];
  for (const skill of skills) {
    const all = draw(dice, 3) === 0 ? s.survivors : [one];
    for (const each of all) each.skills = [...each.skills, skill];
    const { actions = 0, free } = SKILLS[skill].gives ?? {};
    one.actions += actions;
    if (free !== undefined) one.free = [...one.free, free];
  }
  if (/twoCocktails/.test(words.join()))
    give(
      s,
      one,
      EQUIPMENT.findIndex(({ id }) => id === 'molotov'),
    );
  for (const each of s.survivors) each.wounds = Math.min(each.wounds, healthOf(s, each) - 1);
}

function giveToken(s: State, one: Survivor, token: string): void {
  const { layout } = missionOf(s);
  const needs = token === 'gunNest' ? '11V' : token === 'guards' ? '11R' : null;
  if (needs !== null && !layout.some(({ tile }) => tile === needs)) return;
  if (one.pack.length < packSize(s, s.survivors.indexOf(one))) one.tokens = [...one.tokens, token];
}

function bringUp(deck: number[], card: number): void {
  const at = deck.indexOf(card);
  if (at !== -1) deck.push(...deck.splice(at, 1));
}

function onTop(s: State, card: CardNo): void {
  const { deck } = EQUIPMENT[card]!;
  if (deck !== 'starting') bringUp(s[deck].deck, card);
}

/** It stands beside the survivor, who may be able to kill it. */
function loosen(s: State, kind: number, one: Survivor, isTarget: boolean): void {
  const at = s.abominationCards.deck.indexOf(kind);
  if (at === -1) return;
  if (!isTarget) {
    bringUp(s.abominationCards.deck, kind);
    return bringUp(s.zombieCards.deck, 34);
  }
  if (s.abominations.length > 0) return;
  s.abominationCards.deck.splice(at, 1);
  const [next = one.zone] = terrainHere(s).near[one.zone]!;
  s.abominations = [...s.abominations, { kind, zone: next, mark: '', seen: false }];
  give(
    s,
    one,
    EQUIPMENT.findIndex(({ id }) => id === 'molotov'),
  );
  if (one.level < 3) one.skills = [...one.skills, 'damageCombat'];
}

/** The survivor stands where the card can be revealed that the goal is about, or any other. */
function approach(s: State, goal: string, dice: Dice): void {
  const { cards, notes = [], firstCard } = missionOf(s);
  const one = s.survivors[s.acting]!;
  const open = s.placed.filter(({ state, zone, door }) => state === 'faceDown' && (zone !== NONE || door !== NONE));
  const text = (effects: unknown): string => JSON.stringify(effects);
  const id = /^objective ([\w-]+)/.exec(goal)?.[1] ?? '';
  const note = notes.findIndex((each) => each.id === id);
  const word = goal.split(/[ :]+/).at(-1)!;
  const leads = (card: number): boolean => {
    const { id: own, effects } = cards[card]!;
    if (own === id) return true;
    const read = opsOf(effects).flatMap((op) => (op.op === 'readNote' ? [op.note - 1] : []));
    return (
      read.includes(note) ||
      text(effects).includes(`"${word}"`) ||
      read.some((each) => text(notes[each]?.effects).includes(`"${word}"`))
    );
  };
  const near = open.filter(({ card }) => leads(card));
  const wanted = near.length > 0 ? near[draw(dice, near.length)]! : open[draw(dice, Math.max(1, open.length))];
  if (wanted === undefined) return;
  if (firstCard !== undefined && cards[wanted.card]!.id !== firstCard)
    s.placed = s.placed.map((each) => (cards[each.card]!.id === firstCard ? { ...each, state: 'gone' } : each));
  const { doors } = boardHere(s);
  one.zone = wanted.zone === NONE ? doors[wanted.door]![draw(dice, 2) === 0 ? 'a' : 'b'] : wanted.zone;
  give(
    s,
    one,
    EQUIPMENT.findIndex((card) => card.id === 'crowbar' && card.deck === 'equipment'),
  );
  know(s, dice);
  if (draw(dice, 2) === 0) for (const each of s.survivors) each.zone = one.zone;
  if (/epilogue|Exit|exit/.test(goal) && s.exits.length > 0)
    for (const each of s.survivors) each.zone = s.exits[draw(dice, s.exits.length)]!.zone;
  empty(s, one.zone);
}

/** Words and deeds that cards ask for, some of them. */
function know(s: State, dice: Dice): void {
  const asked = KEYWORD_IDS.filter((id) => JSON.stringify(missionOf(s)).includes(`"keyword":"${id}"`));
  const more = asked.filter((id) => !s.noted.keywords.includes(id) && draw(dice, 2) === 0);
  s.noted = { ...s.noted, keywords: [...s.noted.keywords, ...more] };
}

function empty(s: State, zone: ZoneNo): void {
  for (let kind = 0; kind < TYPES; kind++) {
    s.box[kind]! += s.zombies[zone * TYPES + kind]!;
    s.zombies[zone * TYPES + kind] = 0;
  }
}

/** A weapon of each kind, zombies here or beside, somebody with the survivor. */
function surround(s: State, one: Survivor, dice: Dice): void {
  if (draw(dice, 3) === 0) give(s, one, draw(dice, EQUIPMENT.length));
  const near = terrainHere(s).near[one.zone]!;
  const zone = draw(dice, 2) === 0 ? one.zone : (near[draw(dice, Math.max(1, near.length))] ?? one.zone);
  crowd(s, zone, draw(dice, TYPES), 1 + draw(dice, 2));
  const other = s.survivors[draw(dice, s.survivors.length)]!;
  if (other.status === 'standing') other.zone = draw(dice, 2) === 0 ? one.zone : zone;
}
