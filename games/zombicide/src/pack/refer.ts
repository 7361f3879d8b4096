/** What parts of a mission say about each other: cards, notes, goals, spawn zones, words. Every problem names its place. */
import { inside, type PackNotes } from '@horda/parts';
import { CAMPAIGN_ORDER } from '../content/campaign.ts';
import { KEYWORD_IDS } from '../content/ids.ts';
import type { ObjectiveCard } from '../content/mission.ts';
import type { Op } from '../content/operations.ts';
import type { PackedMission } from '../content/packed.ts';
import { TOKENS } from '../content/tokens.ts';
import { eachOp, keywordsIn, optionsIn, type Found } from './ops.ts';

export function noteMission(notes: PackNotes, path: string, mission: PackedMission): void {
  noteTeam(notes, path, mission);
  noteIds(notes, path, mission);
  noteGoals(notes, inside(path, 'goals'), mission);
  for (const [i, card] of mission.cards.entries()) noteCard(notes, inside(inside(path, 'cards'), i), card, mission);
  noteSpawns(notes, inside(path, 'spawns'), mission);
  noteExits(notes, path, mission);
  noteShuffled(notes, inside(path, 'shuffled'), mission);
  for (const found of eachOp(mission, path)) noteOp(notes, found, mission);
  noteWords(notes, inside(path, 'words'), mission);
}

const cardIds = ({ cards }: PackedMission): readonly string[] => cards.map(({ id }) => id);

/** V377: with one survivor in each start zone there are as many zones as survivors. V373: a campaign has six. */
function noteTeam(
  notes: PackNotes,
  path: string,
  { id, survivors, starts, oneInEachStart, knockout }: PackedMission,
): void {
  const [fewest, most] = survivors;
  const at = inside(path, 'survivors');
  if (fewest > most)
    notes.push({ path: inside(at, 0), kind: 'value', given: fewest, must: { is: 'number', min: 1, max: most } });
  if (oneInEachStart === true && (starts.length !== most || fewest !== most))
    notes.push({ path: inside(path, 'starts'), kind: 'total', given: starts.length, needed: most });
  if (!CAMPAIGN_ORDER.includes(id)) return;
  if (fewest !== TEAM || most !== TEAM)
    notes.push({
      path: at,
      kind: 'other',
      en: 'a mission of the campaign is for 6 and 6.',
      pl: 'Misja Kampanii jest dla 6 i 6.',
    });
  if (!knockout)
    notes.push({
      path: inside(path, 'knockout'),
      kind: 'other',
      en: 'a mission of the campaign has knock-out: true.',
      pl: 'w Misji Kampanii jest Nokaut: true.',
    });
}
const TEAM = 6;

/** Cards and notes have ids of their own, goals too. */
function noteIds(notes: PackNotes, path: string, { cards, notes: own = [], goals }: PackedMission): void {
  const told = [
    ...cards.map(({ id }, i) => ({ id, at: inside(inside(inside(path, 'cards'), i), 'id') })),
    ...own.map(({ id }, i) => ({ id, at: inside(inside(inside(path, 'notes'), i), 'id') })),
  ];
  noteTwice(notes, told);
  noteTwice(
    notes,
    goals.map(({ id }, i) => ({ id, at: inside(inside(inside(path, 'goals'), i), 'id') })),
  );
}

function noteTwice(notes: PackNotes, all: readonly { readonly id: string; readonly at: string }[]): void {
  for (const { id, at } of all) {
    const first = all.find((other) => other.id === id)!;
    if (first.at !== at) notes.push({ path: at, kind: 'repeated', given: id, first: first.at });
  }
}

function noteGoals(notes: PackNotes, path: string, mission: PackedMission): void {
  for (const [i, goal] of mission.goals.entries()) {
    const at = inside(path, i);
    if (goal.test === 'cardsRevealed') {
      for (const [k, id] of (goal.cards ?? []).entries())
        noteKnown(notes, inside(inside(at, 'cards'), k), id, cardIds(mission));
      if (goal.cards === undefined && mission.cards.length === 0)
        notes.push({ path: inside(at, 'cards'), kind: 'missing' });
    }
    if (goal.test === 'noteRead' || goal.test === 'inShelter')
      noteNumber(notes, inside(at, 'note'), goal.note, mission);
  }
}

function noteKnown(notes: PackNotes, path: string, given: string, allowed: readonly string[]): void {
  if (!allowed.includes(given)) notes.push({ path, kind: 'word', given, allowed });
}

/** V367: notes go by their numbers. */
function noteNumber(notes: PackNotes, path: string, given: number, { notes: own = [] }: PackedMission): void {
  if (own.length === 0)
    notes.push({ path, kind: 'other', en: 'the mission has no notes.', pl: 'Misja nie ma Notatek.' });
  else if (given > own.length)
    notes.push({ path, kind: 'value', given, must: { is: 'number', min: 1, max: own.length } });
}

/** V358, V388: cards lie in zones and on doors, or wait for an hour; what waits for a round happens by itself. */
function noteCard(notes: PackNotes, path: string, card: ObjectiveCard, { startHour, firstCard }: PackedMission): void {
  const { at, kind, again, whenRoomOpens, id } = card;
  const lies = 'zone' in at || 'door' in at;
  const say = (field: string, en: string, pl: string): void =>
    void notes.push({ path: inside(path, field), kind: 'other', en, pl });
  if (lies === (kind === 'event') && !('hour' in at && kind === 'card'))
    say(
      'kind',
      'a card or token lies in a zone or on a door; an event waits for an hour or a round.',
      'karta lub żeton leży w Strefie albo na drzwiach; wydarzenie czeka na godzinę albo rundę.',
    );
  if ('hour' in at && startHour === undefined)
    say('at', 'without a startHour there is no clock.', 'bez startHour nie ma Zegara.');
  if (again !== undefined && !('door' in at))
    say('again', 'only for a card on a door.', 'tylko dla karty na drzwiach.');
  if (whenRoomOpens === true && !('zone' in at))
    say('whenRoomOpens', 'only for a card in a zone.', 'tylko dla karty w Strefie.');
  if (firstCard === id && !lies)
    say('at', 'the first card must lie on the board.', 'pierwsza karta musi leżeć na planszy.');
}

/** V241: blue and green ones sleep until they are woken, and something wakes them. */
function noteSpawns(notes: PackNotes, path: string, mission: PackedMission): void {
  const woken = eachOp(mission, '').flatMap(({ op }) => (op.op === 'wakeSpawn' ? [op.colour] : []));
  for (const [i, { colour, asleep }] of mission.spawns.entries())
    if (asleep === true && !woken.some((each) => each === colour))
      notes.push({
        path: inside(path, i),
        kind: 'other',
        en: `nothing wakes this ${colour} spawn zone: an effect wakeSpawn does, for blue or green.`,
        pl: `nic nie budzi tej Strefy Namnażania (${colour}): budzi ją efekt wakeSpawn, niebieską lub zieloną.`,
      });
  const zones = mission.spawns.map(({ zone }) => zone);
  for (const [n, without] of Object.entries(mission.withoutSpawns ?? {}))
    for (const [i, zone] of without.entries())
      noteKnown(
        notes,
        inside(inside(inside(path.replace(/spawns$/, 'withoutSpawns'), n), i), ''),
        zone,
        zones.slice(1),
      );
}

/** V391: whoever is to leave needs to know when. */
function noteExits(notes: PackNotes, path: string, mission: PackedMission): void {
  const leaves = mission.goals.some(({ test }) => test === 'allOut' || test === 'companionsOut');
  if (leaves && mission.exitsOpen === undefined) notes.push({ path: inside(path, 'exitsOpen'), kind: 'missing' });
  if (mission.firstCard !== undefined) noteKnown(notes, inside(path, 'firstCard'), mission.firstCard, cardIds(mission));
}

/** Only tokens change places, each in one group. */
function noteShuffled(notes: PackNotes, path: string, { cards, shuffled = [] }: PackedMission): void {
  const tokens = cards.filter(({ kind, at }) => kind === 'token' && 'zone' in at).map(({ id }) => id);
  const all = shuffled.flatMap((group, i) => group.map((id, k) => ({ id, at: inside(inside(path, i), k) })));
  for (const { id, at } of all) noteKnown(notes, at, id, tokens);
  noteTwice(notes, all);
}

function noteOp(notes: PackNotes, { op, at, hasRevealer, card }: Found, mission: PackedMission): void {
  const goals = mission.goals.map(({ id }) => id);
  if (op.op === 'goalDone' || op.op === 'announceGoal') noteKnown(notes, inside(at, 'goal'), op.goal, goals);
  if (op.op === 'readNote') noteNumber(notes, inside(at, 'note'), op.note, mission);
  if (op.op === 'wakeSpawn' && !mission.spawns.some(({ colour, asleep }) => asleep === true && colour === op.colour))
    notes.push({
      path: inside(at, 'colour'),
      kind: 'other',
      en: `no ${op.colour} spawn zone sleeps.`,
      pl: `żadna Strefa Namnażania tego koloru nie śpi: ${op.colour}.`,
    });
  if (op.op === 'backOnDoor' && (card === null || !('door' in card.at)))
    notes.push({ path: at, kind: 'other', en: 'only for a card on a door.', pl: 'tylko dla karty na drzwiach.' });
  if (op.op === 'cardStays' && card === null)
    notes.push({ path: at, kind: 'other', en: 'only a card can stay.', pl: 'zostać może tylko karta.' });
  if (op.op === 'token') noteToken(notes, inside(at, 'token'), op, mission);
  if (!hasRevealer && needsRevealer(op))
    notes.push({
      path: at,
      kind: 'other',
      en: 'nobody reveals this: name a zone, or give it to a card in a zone or on a door.',
      pl: 'tego nikt nie odkrywa: podaj Strefę albo daj to karcie w Strefie lub na drzwiach.',
    });
}

/** Zones that a marker speaks of are on the board. */
function noteToken(
  notes: PackNotes,
  path: string,
  { token }: Extract<Op, { op: 'token' }>,
  { layout }: PackedMission,
): void {
  const { clears, rangedDice } = TOKENS[token];
  const zone = clears?.from ?? rangedDice?.zone;
  const [tile] = zone?.split('.') ?? [];
  if (tile === undefined || layout.some((place) => place.tile === tile)) return;
  notes.push({
    path,
    kind: 'other',
    en: `this marker works in ${zone}, but tile ${tile} is not laid.`,
    pl: `ten znacznik działa w ${zone}, a kafelka ${tile} nie ma na planszy.`,
  });
}

function needsRevealer(op: Op): boolean {
  if (op.op === 'shell' || (op.op === 'companion' && 'joins' in op)) return true;
  return 'zone' in op && op.zone === 'here';
}

/** Every goal, card, note, option and keyword has its words, and there are no others. */
function noteWords(notes: PackNotes, path: string, mission: PackedMission): void {
  const { words, cards, notes: own = [], goals } = mission;
  noteSame(
    notes,
    inside(path, 'goals'),
    Object.keys(words.goals),
    goals.map(({ id }) => id),
  );
  const told = [...cards, ...own];
  noteSame(
    notes,
    inside(path, 'cards'),
    Object.keys(words.cards),
    told.map(({ id }) => id),
  );
  for (const { id, effects } of told) {
    const at = inside(inside(inside(path, 'cards'), id), 'options');
    const given = Object.keys(words.cards[id]?.options ?? {});
    if (words.cards[id] !== undefined) noteSame(notes, at, given, optionsIn(effects));
  }
  const known: readonly string[] = [...KEYWORD_IDS, ...Object.keys(words.keywords ?? {})];
  for (const each of new Set(keywordsIn(mission)))
    if (!known.includes(each)) notes.push({ path: inside(inside(path, 'keywords'), each), kind: 'missing' });
}

function noteSame(notes: PackNotes, path: string, given: readonly string[], wanted: readonly string[]): void {
  for (const each of wanted) if (!given.includes(each)) notes.push({ path: inside(path, each), kind: 'missing' });
  for (const each of given)
    if (!wanted.includes(each)) notes.push({ path: inside(path, each), kind: 'field', given: each, allowed: wanted });
}
