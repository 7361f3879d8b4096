/** V141, V145, V231: zombies are taken off the board, and what follows from it. */
import { call, emit } from '@horda/kernel';
import { ADRENALINE, DRAWING, MARKED_KILL, NOTE } from '../declared.ts';
import { NONE, TYPES, type State, type SurvivorNo, type TypeNo, type ZoneNo } from '../state.ts';
import { missionOf } from './mission.ts';
import { hasSkill } from './skills.ts';
import { zombiesIn } from './table.ts';

export function killZombies(s: State, by: SurvivorNo, zone: ZoneNo, kind: TypeNo, n: number): void {
  s.zombies[zone * TYPES + kind]! -= n;
  s.box[kind]! += n;
  s.kills += n;
  emit(s, { type: 'zombiesKilled', by, zone, kind, n });
}

/** Returns the mark that the abomination had. */
export function killAbomination(s: State, by: SurvivorNo, zone: ZoneNo, kind: number): string {
  const killed = s.abominations.find((one) => one.kind === kind && one.zone === zone)!;
  s.abominations = s.abominations.filter((one) => one !== killed);
  s.abominationCards.discard.push(kind);
  s.kills++;
  emit(s, { type: 'abominationKilled', by, zone, kind });
  return killed.mark;
}

/** A mark that waits for the next abomination, among the named rules that hold. */
const PASSED_ON = 'mark:';

/** The Molotov hides what the abomination wore: its card goes under the deck, its mark to the next one that comes. */
export function burnAbomination(s: State, by: SurvivorNo, zone: ZoneNo, kind: number): void {
  const mark = killAbomination(s, by, zone, kind);
  if (missionOf(s).abominationNotes === undefined) return;
  s.abominationCards.discard.pop();
  s.abominationCards.deck.unshift(kind);
  if (mark !== '') s.rules = [...s.rules, PASSED_ON + mark];
}

/** The mark that a new abomination gets; '': none. */
export function passedMark(s: State): string {
  const rule = s.rules.find((each) => each.startsWith(PASSED_ON));
  if (rule === undefined) return '';
  s.rules = s.rules.filter((each) => each !== rule);
  return rule.slice(PASSED_ON.length);
}

/**
 * When all kills of an attack are done: AP (V145), then a note for each abomination that no Molotov killed (V405, Y81),
 * then cards for Hold your nose (V423). `marks`: those of the abominations that count for notes.
 */
export function afterKills(
  s: State,
  by: SurvivorNo,
  zone: ZoneNo,
  { ap, marks }: { readonly ap: number; readonly marks: readonly string[] },
): void {
  if (zombiesIn(s, zone) === 0) drawForNoses(s, zone);
  if (marks.length > 0 && missionOf(s).abominationNotes !== undefined) readNotes(s, by, marks);
  if (by !== NONE && ap > 0) call(s, ADRENALINE, { survivor: by, n: ap, by: 'kills' });
}

function readNotes(s: State, survivor: SurvivorNo, marks: readonly string[]): void {
  const unread = (missionOf(s).notes ?? []).flatMap((_, note) => (s.read.includes(note) ? [] : [note]));
  for (const note of unread.slice(0, marks.length).toReversed()) call(s, NOTE, { note, survivor, trigger: 'kill' });
  for (const mark of marks) if (mark !== '') call(s, MARKED_KILL, { survivor, mark });
}

/** X31: whenever the last zombie of the own zone dies, by anybody's hand. */
export function drawForNoses(s: State, zone: ZoneNo): void {
  for (let survivor = s.survivors.length - 1; survivor >= 0; survivor--) {
    const { zone: own, status } = s.survivors[survivor]!;
    if (own === zone && status === 'standing' && hasSkill(s, survivor, 'holdYourNose'))
      call(s, DRAWING, { survivor, deck: 'equipment', n: 1, search: false });
  }
}
