/** Whether a mission can be played: its spawn order, zones that nobody can reach, goals that nobody can meet. */
import type { PackProblem } from '@horda/kernel';
import { inside } from '@horda/parts';
import type { Goal, MissionData } from '../../content/mission.ts';
import type { Board } from '../board.ts';
import { explore, type Explored } from './explore.ts';

export function noteReach(notes: PackProblem[], path: string, mission: MissionData, board: Board): void {
  noteSpawns(notes, inside(path, 'spawns'), mission);
  if (mission.starts.length === 0) notes.push({ path: inside(path, 'starts'), kind: 'missing' });
  if (notes.length > 0) return;
  const explored = explore(mission, board);
  noteCutOff(notes, inside(path, 'layout'), board, explored);
  for (const [i, goal] of mission.goals.entries())
    noteGoal(notes, inside(inside(path, 'goals'), i), goal, mission, explored);
  if (mission.goals.length === 0) notes.push({ path: inside(path, 'goals'), kind: 'missing' });
}

/** V232: the starting zone first, and each zone once. */
function noteSpawns(notes: PackProblem[], path: string, { spawns }: MissionData): void {
  if (spawns.length === 0) notes.push({ path, kind: 'missing' });
  for (const [i, { zone, asleep }] of spawns.entries()) {
    const first = spawns.findIndex((other) => other.zone === zone);
    const at = inside(inside(path, i), 'zone');
    if (first !== i)
      notes.push({ path: at, kind: 'repeated', given: zone, first: inside(inside(path, first), 'zone') });
    if (i === 0 && asleep === true)
      notes.push({
        path: inside(path, 0),
        kind: 'other',
        en: 'the first spawn zone is the starting one and cannot sleep.',
        pl: 'pierwsza Strefa Namnażania jest startowa i nie może być uśpiona.',
      });
  }
}

/** Gardens are out of play unless a mission joins them to the board. */
function noteCutOff(notes: PackProblem[], path: string, { zones }: Board, { reached }: Explored): void {
  for (const [zone, { name, kind }] of zones.entries())
    if (!reached.has(zone) && kind !== 'garden')
      notes.push({
        path,
        kind: 'other',
        en: `nobody can reach ${name}: turn a tile, or add a door.`,
        pl: `do ${name} nikt się nie dostanie: obróć kafelek albo dodaj drzwi.`,
      });
}

function noteGoal(notes: PackProblem[], path: string, goal: Goal, mission: MissionData, explored: Explored): void {
  const missing = missingFor(goal, mission, explored);
  if (missing === null) return;
  notes.push({
    path,
    kind: 'other',
    en: `the goal cannot be met: ${missing.en}.`,
    pl: `celu nie da się osiągnąć: ${missing.pl}.`,
  });
}

type Missing = { readonly en: string; readonly pl: string } | null;

/** What a goal lacks; null: nothing. */
function missingFor(goal: Goal, { cards }: MissionData, { done, opened, exits, companions }: Explored): Missing {
  switch (goal.test) {
    case 'doorsOpen': {
      const shut = goal.doors.filter((door) => !opened(door));
      return list(shut, 'these doors never open', 'tych drzwi nie da się otworzyć');
    }
    case 'cardsRevealed': {
      const wanted = goal.cards ?? cards.map(({ id }) => id);
      const hidden = wanted.filter((id) => !done.has(`card ${id}`));
      return list(hidden, 'nobody can reveal', 'nikt nie odkryje');
    }
    case 'done':
      return named(
        done.has(`goal ${goal.id}`),
        'no card that can be revealed does it',
        'nie daje go żadna dostępna karta',
      );
    case 'keyword':
      return named(done.has(`keyword ${goal.keyword}`), 'no card gives the word', 'żadna karta nie daje hasła');
    case 'noteRead':
    case 'inShelter': {
      if (goal.test === 'inShelter') return named(done.has('shelter'), 'there is no shelter', 'nie ma schronienia');
      return named(done.has(`note ${goal.note}`), 'nothing leads to the note', 'nic nie prowadzi do notatki');
    }
    case 'allOut':
      return named(exits > 0, 'nobody can reach an exit', 'nikt nie dojdzie do wyjścia');
    case 'companionsOut':
      return named(companions >= goal.n, 'too few companions can be met', 'za mało towarzyszy da się spotkać');
  }
}

function list(missing: readonly string[], en: string, pl: string): Missing {
  return missing.length === 0 ? null : { en: `${en}: ${missing.join(', ')}`, pl: `${pl}: ${missing.join(', ')}` };
}

function named(holds: boolean, en: string, pl: string): Missing {
  return holds ? null : { en, pl };
}
