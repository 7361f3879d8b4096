/** What a team could reach and do in a mission at best: doors open when their keys are found, cards bring what they say. */
import type { MissionData, ObjectiveCard } from '../../content/mission.ts';
import type { Condition, Effects, Op } from '../../content/operations.ts';
import { doorNamed, linkNamed, zoneNamed, type Board } from '../board.ts';
import { terrainOf } from '../terrain.ts';
import type { DoorNo, ZoneNo } from '../../state.ts';

export interface Explored {
  readonly reached: ReadonlySet<ZoneNo>;
  /** Deeds: `card M1-02`, `keyword keys`, `note 1`, `goal radio`, `shelter`. */
  readonly done: ReadonlySet<string>;
  readonly opened: (door: string) => boolean;
  /** Exits that can be reached. */
  readonly exits: number;
  /** Companions that can be met. */
  readonly companions: number;
}

/** Everything found so far; it only grows. */
interface Found {
  readonly reached: Set<ZoneNo>;
  readonly doors: Set<DoorNo>;
  readonly links: Set<number>;
  readonly done: Set<string>;
  readonly exits: Set<ZoneNo>;
  readonly companions: Map<string, ZoneNo | null>;
}

export function explore(mission: MissionData, board: Board): Explored {
  const found: Found = {
    reached: new Set(board.places.starts),
    doors: new Set(
      board.doors.flatMap(({ state, onlyIf }, door) => (state === 'open' && may(onlyIf, null) ? [door] : [])),
    ),
    links: new Set(board.links.flatMap(({ onlyIf }, link) => (onlyIf === 'never' ? [] : [link]))),
    done: new Set(),
    exits: new Set([...board.places.exits.map(({ zone }) => zone), ...laterExits(mission, board)]),
    companions: new Map(),
  };
  happen(mission.setup ?? [], mission, board, found);
  // V405: abominations that are killed bring all notes.
  if (mission.abominationNotes !== undefined)
    for (const i of (mission.notes ?? []).keys()) readNote(i + 1, mission, board, found);
  for (let before = -1; before !== sizeOf(found);) {
    before = sizeOf(found);
    walk(board, found);
    openDoors(board, found);
    for (const card of mission.cards) if (canReveal(card, board, found)) reveal(card, mission, board, found);
  }
  const { reached, doors, done, exits, companions } = found;
  return {
    reached,
    done,
    opened: (door) => doors.has(doorNamed(board, door)),
    exits: [...exits].filter((zone) => reached.has(zone)).length,
    companions: [...companions.values()].filter((zone) => zone === null || reached.has(zone)).length,
  };
}

function laterExits({ laterExit }: MissionData, board: Board): readonly ZoneNo[] {
  return laterExit === undefined ? [] : [zoneNamed(board, laterExit.zone)];
}

function sizeOf({ reached, doors, links, done, exits, companions }: Found): number {
  return reached.size + doors.size + links.size + done.size + exits.size + companions.size;
}

function walk(board: Board, { reached, doors, links }: Found): void {
  const ascending = (set: ReadonlySet<number>): number[] => [...set].sort((a, b) => a - b);
  const { steps } = terrainOf(board, { open: ascending(doors), links: ascending(links) });
  for (const zone of reached) for (const next of steps[zone]!) reached.add(next);
}

function openDoors({ doors }: Board, found: Found): void {
  for (const [no, { a, b, state, onlyIf, other }] of doors.entries()) {
    const isNear = found.reached.has(a) || found.reached.has(b);
    if (!isNear || state !== 'closed' || !may(onlyIf, found)) continue;
    found.doors.add(no);
    if (other >= 0) found.doors.add(other);
  }
}

/** Whether a condition can come true. What one campaign brings along and what the dice decide may. */
function may(condition: Condition | null, found: Found | null): boolean {
  if (condition === null) return true;
  if ('keyword' in condition) return found?.done.has(`keyword ${condition.keyword}`) === true;
  if ('any' in condition) return condition.any.some((one) => may(one, found));
  if ('all' in condition) return condition.all.every((one) => may(one, found));
  return true;
}

/** By somebody in its zone or at its door, or by itself. */
function canReveal({ at }: ObjectiveCard, board: Board, { reached }: Found): boolean {
  if ('zone' in at) return reached.has(zoneNamed(board, at.zone));
  if (!('door' in at)) return true;
  const { a, b, state } = board.doors[doorNamed(board, at.door)]!;
  return state !== 'sealed' && (reached.has(a) || reached.has(b));
}

function reveal(card: ObjectiveCard, mission: MissionData, board: Board, found: Found): void {
  found.done.add(`card ${card.id}`);
  happen(card.effects, mission, board, found);
}

/** Everything that effects can bring, whatever is chosen. */
function happen(effects: Effects, mission: MissionData, board: Board, found: Found): void {
  const again = (ops: Effects = []): void => happen(ops, mission, board, found);
  for (const op of effects) {
    switch (op.op) {
      case 'if':
        if (may(op.if, found)) again(op.do);
        again(op.otherwise);
        break;
      case 'choice':
        for (const { requires, effects: chosen } of op.options) if (may(requires ?? null, found)) again(chosen);
        break;
      case 'byTrigger':
        again(op.kill);
        again(op.sight);
        break;
      case 'onKillOfMarked':
        again(op.effects);
        break;
      case 'readNote':
        readNote(op.note, mission, board, found);
        break;
      default:
        bring(op, mission, board, found);
    }
  }
}

function readNote(note: number, mission: MissionData, board: Board, found: Found): void {
  if (found.done.has(`note ${note}`)) return;
  found.done.add(`note ${note}`);
  happen(mission.notes?.[note - 1]?.effects ?? [], mission, board, found);
}

function bring(op: Op, mission: MissionData, board: Board, found: Found): void {
  switch (op.op) {
    case 'keyword':
      found.done.add(`keyword ${op.keyword}`);
      break;
    case 'goalDone':
      found.done.add(`goal ${op.goal}`);
      break;
    case 'missionWon':
      for (const { id } of mission.goals) found.done.add(`goal ${id}`);
      break;
    case 'shelter':
      found.done.add('shelter');
      break;
    case 'openDoor':
      found.doors.add(doorNamed(board, op.door));
      break;
    case 'addLink':
      found.links.add(linkNamed(board, op.between));
      break;
    case 'addExit':
      found.exits.add(zoneNamed(board, op.zone));
      break;
    case 'moveTo':
      found.reached.add(zoneNamed(board, op.zone));
      break;
    case 'companion':
      found.companions.set(op.companion, 'stands' in op ? zoneNamed(board, op.stands) : null);
      break;
    default:
  }
}
