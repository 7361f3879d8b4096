import { describe, expect, test } from 'vitest';
import type { MissionData, ZoneName } from '../mission.ts';
import type { Condition, Effects, Op, Option } from '../operations.ts';
import { EQUIPMENT } from '../equipment.ts';
import { COMPANION_IDS, EQUIPMENT_IDS, KEYWORD_IDS, ACHIEVEMENT_IDS, TOKEN_IDS } from '../ids.ts';
import { TILES, type TileId } from '../tiles.ts';
import { TOKENS } from '../tokens.ts';
import { ZOMBIE_CARDS } from '../zombie-cards.ts';
import { MISSIONS } from './missions.ts';

/** All effects of a mission, those within others included. */
function opsOf(mission: MissionData): Op[] {
  const { setup = [], onWin = [], cards, notes = [] } = mission;
  return [setup, onWin, ...cards.map(({ effects }) => effects), ...notes.map(({ effects }) => effects)].flatMap(within);
}

function within(effects: Effects): Op[] {
  return effects.flatMap((op) => [op, ...partsOf(op).flatMap(within)]);
}

function partsOf(op: Op): Effects[] {
  if (op.op === 'if') return [op.do, op.otherwise ?? []];
  if (op.op === 'choice') return op.options.map(({ effects }) => effects);
  if (op.op === 'byTrigger') return [op.kill, op.sight];
  if (op.op === 'onKillOfMarked') return [op.effects];
  return op.op === 'shelter' ? [op.onWin] : [];
}

function conditionsOf(mission: MissionData): Condition[] {
  const { doors = [], links = [], spawns, abominationNotes } = mission;
  const places = [...doors, ...links, ...spawns].flatMap(({ onlyIf }) => onlyIf ?? []);
  const asked = opsOf(mission).flatMap((op) => {
    if (op.op === 'if') return [op.if];
    return op.op === 'choice' ? op.options.flatMap(({ requires }) => requires ?? []) : [];
  });
  return [...places, ...asked, ...(abominationNotes ? [abominationNotes.onSightIf] : [])].flatMap(simple);
}

function simple(condition: Condition): Condition[] {
  if ('any' in condition) return condition.any.flatMap(simple);
  if ('all' in condition) return condition.all.flatMap(simple);
  return 'not' in condition ? simple(condition.not) : [condition];
}

/** Everything in the data that looks like a zone or a door. */
function placesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('|').filter((part) => /^\d+[RV]\./.test(part));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placesOf);
}

function isZone(mission: MissionData, zone: string): boolean {
  const [tile, name] = zone.split('.') as [TileId, string];
  return mission.layout.some((place) => place.tile === tile) && name in TILES[tile].zones;
}

function isPrintedDoor(door: string): boolean {
  const [[tile, a], [, b]] = door.split('|').map((zone) => zone.split('.')) as [[TileId, string], [string, string]];
  const doors = TILES[tile].links.door ?? [];
  return doors.includes(`${a}|${b}`) || doors.includes(`${b}|${a}`);
}

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (id, mission) => {
  const ops = opsOf(mission);

  test('each tile lies once, one side of it, and no two in one place', () => {
    const places = mission.layout.map(({ row, column }) => `${row}/${column}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(mission.layout.map(({ tile }) => tile.slice(0, -1))).size).toBe(mission.layout.length);
  });

  test('every zone that it names is on its tiles', () => {
    expect(placesOf(mission).filter((zone) => !isZone(mission, zone))).toEqual([]);
  });

  test('every door that it names is printed or added by it', () => {
    const added = new Set((mission.doors ?? []).flatMap(({ door, added: own }) => (own ? [door] : [])));
    const goalDoors = mission.goals.flatMap((goal) => (goal.test === 'doorsOpen' ? goal.doors : []));
    const cardDoors = mission.cards.flatMap(({ at }) => ('door' in at ? [at.door] : []));
    const opened = ops.flatMap((op) => (op.op === 'openDoor' ? [op.door] : op.op === 'showDoorCards' ? op.doors : []));
    const specified = (mission.doors ?? []).map(({ door }) => door);
    const named = [...goalDoors, ...cardDoors, ...opened, ...specified];
    expect(named.filter((door) => !added.has(door) && !isPrintedDoor(door))).toEqual([]);
    expect([...added].filter(isPrintedDoor)).toEqual([]);
  });

  test('cards and notes are numbered after it, each once', () => {
    const ids = [...mission.cards, ...(mission.notes ?? [])].map((card) => card.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const card of ids) expect(card.startsWith(`${id}-`)).toBe(true);
    expect((mission.notes ?? []).map((note) => note.id)).toEqual(
      (mission.notes ?? []).map((_, i) => `${id}-N${i + 1}`),
    );
  });

  test('goals, notes and cards that it speaks of exist', () => {
    const goals = ops.flatMap((op) => (op.op === 'goalDone' || op.op === 'announceGoal' ? [op.goal] : []));
    expect(mission.goals.map((goal) => goal.id)).toEqual(expect.arrayContaining(goals));
    const noted = [...ops.filter((op) => op.op === 'readNote'), ...mission.goals].flatMap((one) =>
      'note' in one ? [`${id}-N${one.note}`] : [],
    );
    expect((mission.notes ?? []).map((note) => note.id)).toEqual(expect.arrayContaining(noted));
    const listed = mission.goals.flatMap((goal) => (goal.test === 'cardsRevealed' ? (goal.cards ?? []) : []));
    const cards = [...listed, ...(mission.shuffled ?? []).flat(), ...(mission.firstCard ? [mission.firstCard] : [])];
    expect(mission.cards.map((card) => card.id)).toEqual(expect.arrayContaining(cards));
  });

  test('cards, companions, tokens, keywords and achievements that it gives or asks for exist', () => {
    const named = [...ops, ...conditionsOf(mission)] as readonly Readonly<Record<string, unknown>>[];
    const unknown = (key: string, ids: readonly string[]) =>
      named.flatMap((one) => (key in one && !ids.includes(one[key] as string) ? [one[key]] : []));
    expect(unknown('card', EQUIPMENT_IDS)).toEqual([]);
    expect(unknown('item', EQUIPMENT_IDS)).toEqual([]);
    expect(unknown('companion', COMPANION_IDS)).toEqual([]);
    expect(unknown('token', TOKEN_IDS)).toEqual([]);
    expect(unknown('keyword', KEYWORD_IDS)).toEqual([]);
    expect(unknown('achievement', ACHIEVEMENT_IDS)).toEqual([]);
  });

  test('V241 a spawn zone that sleeps is woken by something, and the first one never sleeps', () => {
    const woken = ops.flatMap((op) => (op.op === 'wakeSpawn' ? [op.colour] : []));
    const asleep = mission.spawns.flatMap((spawn) => (spawn.asleep ? [spawn.colour] : []));
    expect(woken).toEqual(expect.arrayContaining(asleep));
    expect(mission.spawns[0]).not.toHaveProperty('asleep');
  });

  test('V365 every choice has an option that is always open', () => {
    const choices = ops.flatMap((op) => (op.op === 'choice' ? [op.options] : []));
    const isOpen = ({ requires, effects }: Option) => !requires && effects.every(({ op }) => op !== 'discard');
    expect(choices.filter((options) => !options.some(isOpen))).toEqual([]);
    expect(choices.filter((options) => new Set(options.map((option) => option.id)).size < options.length)).toEqual([]);
  });

  test('its zombie cards exist, and what is stacked is in the deck', () => {
    const { zombieCards = [], stacked } = mission;
    expect(zombieCards.filter((card) => card < 1 || card > ZOMBIE_CARDS.length)).toEqual([]);
    expect(zombieCards).toEqual(expect.arrayContaining([...(stacked?.zombie ?? [])]));
    const inDeck = EQUIPMENT.filter(({ deck }) => deck === 'equipment').map((card) => card.id);
    expect(inDeck).toEqual(expect.arrayContaining([...(stacked?.equipment ?? [])]));
  });
});

describe('the campaign’s missions are those of the rulebook', () => {
  const byId = (id: string) => MISSIONS.find((mission) => mission.id === id)!;
  const starts = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10'].map((id) => byId(id));

  test('V20 their starting hours', () => {
    expect(starts.map(({ startHour }) => startHour)).toEqual([12, 12, 11, 0, 15, 15, 4, 10, 15, 22]);
  });

  test('V358 V367 their numbers of cards and notes', () => {
    expect(starts.map(({ cards }) => cards.length)).toEqual([7, 6, 7, 9, 9, 6, 6, 8, 6, 9]);
    expect(starts.map(({ notes = [] }) => notes.length)).toEqual([2, 0, 0, 0, 5, 6, 3, 5, 0, 1]);
  });

  test('V24 their numbers of crates', () => {
    expect(starts.map(({ crates }) => crates.length)).toEqual([6, 6, 6, 5, 6, 6, 6, 5, 5, 6]);
  });

  test('V413 there is no crate on 12R in M9', () => {
    expect(byId('M9').crates.filter((zone: ZoneName) => zone.startsWith('12R'))).toEqual([]);
  });

  test('V387 V388 W6 six cards of M3 lie on the board, and one waits for 19:00', () => {
    const hours = byId('M3').cards.flatMap(({ at }) => ('hour' in at ? [at.hour] : []));
    expect(hours).toEqual([19]);
    expect(byId('M3').goals).toEqual([{ id: 'allCards', test: 'cardsRevealed' }]);
  });

  test('a token that works in a zone names a zone of the mission that gives it', () => {
    const wrong = MISSIONS.flatMap((mission) =>
      opsOf(mission)
        .flatMap((op) => (op.op === 'token' ? placesOf(TOKENS[op.token]) : []))
        .filter((zone) => !isZone(mission, zone)),
    );
    expect(wrong).toEqual([]);
  });
});
