/** A card of a mission is resolved in a plain scene, and what has changed is told in a few words. */
import { COMPANION_IDS, SURVIVOR_IDS } from '../../src/content/ids.ts';
import { ZOMBIE_TYPES } from '../../src/content/vocabulary.ts';
import { MISSIONS } from '../../src/content/missions/missions.ts';
import { NOTE, REVEAL } from '../../src/declared.ts';
import { boardHere, missionOf } from '../../src/rules/mission.ts';
import { cardOf } from '../../src/rules/held.ts';
import { EQUIPMENT } from '../../src/content/equipment.ts';
import { NONE, TYPES, type Choice, type State, type Survivor, type ZoneNo } from '../../src/state.ts';
import { clone } from '../../src/clone.ts';
import { scene, type Position, type Scene } from '../scene.ts';

/** Amy reveals the card in its zone, before its door, or wherever she is; Doug stands far from her. */
export interface Revealing extends Omit<Position, 'mission' | 'survivors'> {
  amy?: NonNullable<NonNullable<Position['survivors']>['amy']>;
  doug?: NonNullable<NonNullable<Position['survivors']>['doug']>;
  /** The option that is taken; other questions are answered with what is offered first. */
  option?: string;
  trigger?: 'card' | 'kill' | 'sight';
  counters?: Readonly<Record<string, number>>;
}

/** What the card does, as a list of changes. */
export function resolved(
  id: string,
  { amy = {}, doug = {}, option = '', trigger = 'card', counters = {}, ...position }: Revealing = {},
): { readonly table: Scene; readonly changes: readonly string[] } {
  const mission = id.split('-')[0]!;
  const table = scene({
    mission,
    zombieCards: Array.from({ length: 12 }, () => 1),
    equipment: ['pistol', 'katana', 'machete', 'kukri', 'flashlight', 'cannedFood', 'water', 'molotov'],
    secretService: ['glock17', 'mp5', 'kaBar', 'repairKit', 'snackCake'],
    epic: ['nailbat', 'zantetsuken'],
    abominationDeck: ['patientZero', 'hobomination', 'abominacop', 'abominawild'],
    ...position,
    survivors: { amy: { ...startOf(id), wounds: 1, ...amy }, doug: { wounds: 1, ...doug } },
  });
  table.s.noted = { ...table.s.noted, counters };
  const before = clone(table.s);
  reveal(table, id, trigger);
  answerAll(table, option);
  return { table, changes: changesBetween(before, table) };
}

/** Where Amy stands: with the card, or on one side of its door. */
function startOf(id: string): { at?: string } {
  const mission = MISSIONS.find((each) => id.startsWith(`${each.id}-`))!;
  const card = mission.cards.find((each) => each.id === id);
  if (card === undefined) return {};
  if ('zone' in card.at) return { at: card.at.zone };
  return 'door' in card.at ? { at: card.at.door.split('|')[1]! } : {};
}

function reveal(table: Scene, id: string, trigger: 'card' | 'kill' | 'sight'): void {
  const { cards, notes = [] } = missionOf(table.s);
  const card = cards.findIndex((each) => each.id === id);
  const survivor = card !== -1 && 'round' in cards[card]!.at ? NONE : 0;
  if (card !== -1) table.runs(REVEAL, { card, survivor, noisy: false });
  else table.runs(NOTE, { note: notes.findIndex((each) => each.id === id), survivor, trigger });
}

/** The first option is taken, unless the wanted one is offered. */
function answerAll(table: Scene, wanted: string): void {
  const isWanted = (choice: Choice): boolean => choice.do === 'option' && choice.option === wanted;
  while (table.options.length > 0) table.does(table.options.find(isWanted) ?? table.options[0]!);
}

/** Everything of the table that a card can change. */
function changesBetween(before: State, { s }: Scene): string[] {
  return [...survivorChanges(before, s), ...zombieChanges(before, s), ...boardChanges(before, s), ...noted(before, s)];
}

function nameOf(s: State, zone: ZoneNo): string {
  return zone === NONE ? 'none' : boardHere(s).zones[zone]!.pieces[0]!;
}

/** What is in the second list and not in the first. */
function added<T>(was: readonly T[], is: readonly T[]): readonly T[] {
  return is.filter((each) => !was.includes(each));
}

function survivorChanges(before: State, s: State): string[] {
  return s.survivors.flatMap((one, i) => {
    const was = before.survivors[i]!;
    const changes = [
      one.ap === was.ap ? [] : `ap ${one.ap - was.ap}`,
      one.wounds === was.wounds ? [] : `wounds ${one.wounds - was.wounds}`,
      one.zone === was.zone ? [] : `at ${nameOf(s, one.zone)}`,
      one.status === was.status ? [] : one.status,
      one.tokens.length === was.tokens.length ? [] : `token ${one.tokens.join()}`,
      ...added(cardsOf(was), cardsOf(one)).map((card) => `+${card}`),
      ...added(cardsOf(one), cardsOf(was)).map((card) => `-${card}`),
    ];
    return changes.flat().map((change) => `${SURVIVOR_IDS[one.who]} ${change}`);
  });
}

function cardsOf({ hand, pack }: Survivor): string[] {
  return [...hand, ...pack].map((card) => EQUIPMENT[cardOf(card)]!.id);
}

function zombieChanges(before: State, s: State): string[] {
  const crowds = s.zombies.flatMap((n, i) => {
    const more = n - before.zombies[i]!;
    return more === 0 ? [] : [`${nameOf(s, Math.floor(i / TYPES))} ${ZOMBIE_TYPES[i % TYPES]} ${more}`];
  });
  const spawns = s.spawns.flatMap(({ zone, from }) => {
    const was = before.spawns.find((one) => one.zone === zone)?.from;
    return was === from ? [] : [`spawn ${nameOf(s, zone)} from ${from}`];
  });
  return [
    ...crowds,
    ...s.abominations.slice(before.abominations.length).map(({ zone }) => `abomination ${nameOf(s, zone)}`),
    ...s.abominations.flatMap(({ mark }) => (mark === '' ? [] : [`mark ${mark}`])),
    ...spawns,
    ...(s.spawns.length < before.spawns.length ? ['spawn removed'] : []),
    ...(s.skipSpawn === before.skipSpawn ? [] : [`no spawn ${s.skipSpawn}`]),
  ];
}

function boardChanges(before: State, s: State): string[] {
  const { doors, links } = boardHere(s);
  const more = (was: readonly number[], is: readonly number[], what: string): string[] =>
    is.flatMap((n, zone) => (n === was[zone] ? [] : [`${what} ${nameOf(s, zone)} ${n - was[zone]!}`]));
  return [
    ...more(before.noise, s.noise, 'noise'),
    ...more(before.lasting, s.lasting, 'lasting'),
    ...added(before.ground.open, s.ground.open).map((door) => `open ${doors[door]!.name}`),
    ...added(before.ground.links, s.ground.links).map((link) => `link ${ends(s, links[link]!)}`),
    ...s.exits.slice(before.exits.length).map(({ zone, name }) => `exit ${nameOf(s, zone)} ${name}`),
    ...added(before.lit, s.lit).map((zone) => `lit ${nameOf(s, zone)}`),
    ...added(s.lit, before.lit).map((zone) => `dark ${nameOf(s, zone)}`),
    ...(s.hour === before.hour ? [] : [`hour ${s.hour}`]),
  ];
}

function ends(s: State, { a, b }: { a: ZoneNo; b: ZoneNo }): string {
  return `${nameOf(s, a)} ${nameOf(s, b)}`;
}

function noted(before: State, s: State): string[] {
  const counters = Object.entries(s.noted.counters).filter(([name, n]) => n !== before.noted.counters[name]);
  return [
    ...added(before.noted.keywords, s.noted.keywords).map((word) => `keyword ${word}`),
    ...added(before.noted.achievements, s.noted.achievements).map((one) => `achievement ${one}`),
    ...counters.map(([name, n]) => `${name} ${n}`),
    ...s.companions
      .slice(before.companions.length)
      .map(({ who, leader, zone }) => `${COMPANION_IDS[who]} ${leader === NONE ? nameOf(s, zone) : 'joins'}`),
    ...added(before.read, s.read).map((note) => `note ${note + 1}`),
    ...added(before.rules, s.rules),
    ...added(before.done, s.done).map((goal) => `done ${goal}`),
    ...s.placed.flatMap(({ card, state }) => (state === 'stays' ? [`stays ${missionOf(s).cards[card]!.id}`] : [])),
    ...(s.ending === null ? [] : [`ending ${s.ending}`]),
    ...(s.epilogue === null ? [] : [`epilogue ${s.epilogue}`]),
  ];
}
