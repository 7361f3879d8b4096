/** All operations of a mission, wherever they stand. */
import { inside } from '@horda/parts';
import type { MissionData, ObjectiveCard } from '../content/mission.ts';
import type { Condition, Effects, Op } from '../content/operations.ts';

/** An operation, its place, and who is "this survivor". */
export interface Found {
  readonly op: Op;
  readonly at: string;
  /** Somebody has revealed the card, so that "here" and "this survivor" mean something. */
  readonly hasRevealer: boolean;
  /** The card that it stands on; null: a note, or the mission itself. */
  readonly card: ObjectiveCard | null;
}

export function eachOp(mission: MissionData, path: string): readonly Found[] {
  const { cards, notes = [], setup = [], onWin = [] } = mission;
  const blind = notesWithoutRevealer(mission);
  return [
    ...opsIn(setup, inside(path, 'setup'), false, null),
    ...opsIn(onWin, inside(path, 'onWin'), false, null),
    ...cards.flatMap((card, i) =>
      opsIn(card.effects, inside(inside(inside(path, 'cards'), i), 'effects'), !('round' in card.at), card),
    ),
    ...notes.flatMap(({ effects }, i) =>
      opsIn(effects, inside(inside(inside(path, 'notes'), i), 'effects'), !blind.has(i + 1), null),
    ),
  ];
}

/** Lists of operations inside one, by their fields. */
function partsOf(op: Op): readonly (readonly [string, Effects])[] {
  switch (op.op) {
    case 'if':
      return [
        ['do', op.do],
        ['otherwise', op.otherwise ?? []],
      ];
    case 'choice':
      return op.options.map(({ effects }, i) => [`options[${i}].effects`, effects] as const);
    case 'byTrigger':
      return [
        ['kill', op.kill],
        ['sight', op.sight],
      ];
    case 'onKillOfMarked':
      return [['effects', op.effects]];
    case 'shelter':
      return [['onWin', op.onWin]];
    default:
      return [];
  }
}

function opsIn(effects: Effects, path: string, hasRevealer: boolean, card: ObjectiveCard | null): readonly Found[] {
  return effects.flatMap((op, i) => {
    const at = inside(path, i);
    // What a shelter gives comes when the mission is won.
    const isKnown = hasRevealer && op.op !== 'shelter';
    return [
      { op, at, hasRevealer, card },
      ...partsOf(op).flatMap(([field, ops]) => opsIn(ops, `${at}.${field}`, isKnown, card)),
    ];
  });
}

/** Numbers of notes that are read before the first round, at the end, or when a round begins: by nobody. */
function notesWithoutRevealer({ cards, notes = [], setup = [], onWin = [], goals }: MissionData): ReadonlySet<number> {
  const found = new Set<number>();
  const look = (effects: Effects): void => {
    for (const { op } of opsIn(effects, '', false, null)) if (op.op === 'readNote') read(op.note);
  };
  const read = (note: number): void => {
    if (found.has(note)) return;
    found.add(note);
    look(notes[note - 1]?.effects ?? []);
  };
  look(setup);
  look(onWin);
  for (const { at, effects } of cards) if ('round' in at) look(effects);
  for (const goal of goals) if (goal.test === 'inShelter') read(goal.note);
  return found;
}

/** Keywords that are noted or asked for. */
export function keywordsIn(mission: MissionData): readonly string[] {
  const { goals, doors = [], links = [], spawns, abominationNotes } = mission;
  const conditions = [
    ...[...doors, ...links, ...spawns].flatMap(({ onlyIf }) => onlyIf ?? []),
    ...(abominationNotes === undefined ? [] : [abominationNotes.onSightIf]),
  ];
  const ofOps = eachOp(mission, '').flatMap(({ op }) => {
    if (op.op === 'keyword') return [op.keyword];
    if (op.op === 'if') return inCondition(op.if);
    return op.op === 'choice'
      ? op.options.flatMap(({ requires }) => (requires === undefined ? [] : inCondition(requires)))
      : [];
  });
  const ofGoals = goals.flatMap((goal) => (goal.test === 'keyword' ? [goal.keyword] : []));
  return [...conditions.flatMap(inCondition), ...ofOps, ...ofGoals];
}

function inCondition(condition: Condition): readonly string[] {
  if ('keyword' in condition) return [condition.keyword];
  if ('noneOf' in condition) return condition.noneOf;
  if ('any' in condition) return condition.any.flatMap(inCondition);
  if ('all' in condition) return condition.all.flatMap(inCondition);
  return 'not' in condition ? inCondition(condition.not) : [];
}

/** The options of the choices in these effects, at any depth. */
export function optionsIn(effects: Effects): readonly string[] {
  const found = new Set<string>();
  const look = (ops: Effects = []): void => {
    for (const op of ops) {
      if (op.op === 'choice')
        for (const option of op.options) {
          found.add(option.id);
          look(option.effects);
        }
      if (op.op === 'if') {
        look(op.do);
        look(op.otherwise);
      }
      if (op.op === 'byTrigger') {
        look(op.kill);
        look(op.sight);
      }
      if (op.op === 'onKillOfMarked') look(op.effects);
      if (op.op === 'shelter') look(op.onWin);
    }
  };
  look(effects);
  return [...found];
}
