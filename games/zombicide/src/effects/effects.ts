/** What a card, a note or a mission does: one operation after another. Somebody is asked where somebody decides. */
import { ask, askUnlessOne, call, rule, type Seat } from '@horda/kernel';
import type { Op, OpName } from '../content/operations.ts';
import { EFFECTS, type Effects } from '../declared.ts';
import { NONE, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { Act, Acts, Asking } from './doing.ts';
import { BOARD } from './ops/board.ts';
import { KNOWLEDGE, KNOWLEDGE_ASKED } from './ops/knowledge.ts';
import { PEOPLE, PEOPLE_ASKED } from './ops/people.ts';
import { ZOMBIE_OPS, ZOMBIE_OPS_ASKED } from './ops/zombies.ts';

const ASKED = { ...PEOPLE_ASKED, ...ZOMBIE_OPS_ASKED, ...KNOWLEDGE_ASKED };
const DONE: Acts<Exclude<OpName, keyof typeof ASKED>> = { ...PEOPLE, ...ZOMBIE_OPS, ...BOARD, ...KNOWLEDGE };

export const effects = rule<State, Effects, Choice>(EFFECTS)({
  next(s, my, f) {
    const op = my.ops[my.next];
    if (op === undefined) return void (f.at = '');
    my.times = 0;
    const asking = askingOf(op);
    if (asking !== null) return asking.begin?.(s, op, my);
    f.at = 'next';
    my.next++;
    (DONE[op.op as keyof typeof DONE] as Act<OpName>)(s, op, my);
  },
  ask(s, my, f) {
    const op = my.ops[my.next]!;
    const options = askingOf(op)!.options(s, op, my);
    if (options.length === 0) return void (f.at = 'done');
    // What is shown must be seen, even if there is nothing to decide.
    if (options[0]!.do === 'seen') ask(s, seatOf(s, my.survivor), PROMPTS[op.op]!, options);
    else askUnlessOne(s, f, seatOf(s, my.survivor), PROMPTS[op.op]!, options);
  },
  answer(s, my, f) {
    const op = my.ops[my.next]!;
    f.at = 'ask';
    askingOf(op)!.answer(s, op, my, f.pick);
    my.times!++;
  },
  done(_s, my, f) {
    my.next++;
    f.at = 'next';
  },
});

function askingOf(op: Op): Asking<OpName> | null {
  return ((ASKED as Partial<Record<OpName, unknown>>)[op.op] as Asking<OpName> | undefined) ?? null;
}

const PROMPTS: Partial<Record<OpName, string>> = {
  choice: 'effects.choice',
  discard: 'effects.discard',
  handOut: 'effects.handOut',
  removeSpawn: 'effects.removeSpawn',
  shell: 'effects.shell',
  look: 'effects.look',
  lookAtObjectives: 'effects.lookAtObjectives',
  showDoorCards: 'effects.showDoorCards',
};

/** V365: the player of "this survivor"; without one, the first player. */
export function seatOf(s: State, survivor: SurvivorNo): Seat {
  return survivor === NONE ? s.first : s.survivors[survivor]!.owner;
}

/** Effects that begin with a survivor in a zone, or with nobody. */
export function callEffects(
  s: State,
  ops: readonly Op[],
  survivor: SurvivorNo,
  more: Partial<Effects> = {},
  zone: ZoneNo = survivor === NONE ? NONE : s.survivors[survivor]!.zone,
): void {
  if (ops.length > 0) call(s, EFFECTS, { ops, next: 0, survivor, zone, card: NONE, door: NONE, noisy: false, ...more });
}
