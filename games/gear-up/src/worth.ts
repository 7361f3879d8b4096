/** Which of many options bots look at: good marks, and whether to go on at all. */
import type { Ask, Seat } from '@horda/kernel';
import { iconsIn } from './content/boards.ts';
import { bits, maskOf, size } from './geometry/geometry.ts';
import { clone } from './clone.ts';
import { evaluate } from './evaluate.ts';
import { perform } from './rules/activation.ts';
import { attackOptions } from './rules/attack-options.ts';
import { boardOf, bossTable, zombieIn } from './rules/table.ts';
import type { Choice, Deed, Mask, State, Target } from './state.ts';

/** So many marks are looked at more closely, at most so many of them on one target. */
const MOST_MARKS = 16;
const PER_TARGET = 8;
/** So many shots with ammo. */
const MOST_SHOTS = 2;

export function worth(s: State, ask: Ask<Choice>): readonly number[] {
  const { options, floor } = ask;
  const forward = Array.from({ length: floor?.forward ?? options.length }, (_, i) => i);
  if (ask.prompt === 'spawn.assign') return ofFirstCard(s, options, forward);
  if (ask.prompt !== 'attack.act' || forward.length === 1) return forward;
  const marks = forward.filter((i) => options[i]!.do === 'mark');
  if (marks.length > 0) return bestMarks(s, options, marks);
  if (options[0]!.do === 'suffer') return forward;
  return [bestDeed(s, ask.seat, options, forward)];
}

/** One card after the other. */
function ofFirstCard(s: State, options: readonly Choice[], forward: readonly number[]): readonly number[] {
  const first = s.wave.find(({ to }) => to < 0)?.card;
  return forward.filter((i) => {
    const option = options[i]!;
    return option.do !== 'assign' || option.card === first;
  });
}

/** The best of each target, then the second best of each, and so on. */
function bestMarks(s: State, options: readonly Choice[], marks: readonly number[]): readonly number[] {
  const byTarget = new Map<Target, { i: number; score: number }[]>();
  for (const i of marks) {
    const mark = options[i] as Mark;
    const scored = { i, score: scoreOf(s, mark.target, maskOf(mark.cells)) };
    const others = byTarget.get(mark.target);
    if (others === undefined) byTarget.set(mark.target, [scored]);
    else others.push(scored);
  }
  const best = [...byTarget.values()].map((list) => list.toSorted((a, b) => b.score - a.score).slice(0, PER_TARGET));
  const rounds = Array.from({ length: PER_TARGET }, (_, n) => best.flatMap((list) => list.slice(n, n + 1)));
  return rounds
    .flatMap((list) => list.toSorted((a, b) => b.score - a.score))
    .slice(0, MOST_MARKS)
    .map(({ i }) => i);
}

type Mark = Extract<Choice, { do: 'mark' }>;

/** What crossing these squares is good for at first sight. */
function scoreOf(s: State, target: Target, marked: Mask): number {
  const board = boardOf(s, target);
  const gains = iconsIn(marked, board.ammo) * 0.6 + iconsIn(marked, board.armour) * 0.8;
  if (target < 0) {
    const { vital, yellow, blue } = bossTable(s);
    return iconsIn(marked, vital) + gains + iconsIn(marked, yellow) * 4 + iconsIn(marked, blue) * 2.5 + 2;
  }
  const z = zombieIn(s, target);
  const rest = bits(board.vital.lo & ~z.crossed & ~marked.lo);
  const hurt = iconsIn(marked, board.damage) * (1.6 - z.space * 0.2);
  return size(marked) + gains + hurt + (rest === 0 ? 8 : 0) - rest * 0.1;
}

/** Without marks: push, activate again, spend ammo or be ready, whatever leaves the team better off than it is. */
function bestDeed(s: State, seat: Seat, options: readonly Choice[], forward: readonly number[]): number {
  const ready = forward.find((i) => options[i]!.do === 'confirm')!;
  let best = { i: ready, value: evaluate(s, seat) + 1e-6 };
  for (const i of withBestShots(s, options, forward)) {
    if (i === ready) continue;
    const value = valueOf(s, seat, options[i] as Deed);
    if (value > best.value) best = { i, value };
  }
  return best.i;
}

/** Of all shots only those that look best. */
function withBestShots(s: State, options: readonly Choice[], forward: readonly number[]): readonly number[] {
  const others = forward.filter((i) => options[i]!.do !== 'ammo');
  const shots = forward.flatMap((i) => {
    const option = options[i]!;
    return option.do === 'ammo' ? [{ i, score: scoreOf(s, option.target, maskOf([option.cell])) }] : [];
  });
  return [
    ...others,
    ...shots
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_SHOTS)
      .map(({ i }) => i),
  ];
}

/** What a deed leads to: with a second activation its best mark, with the end of attacks the best shot. */
function valueOf(s: State, seat: Seat, deed: Deed): number {
  const next = clone(s);
  perform(next, deed);
  if (deed.do !== 'again' && deed.do !== 'cease') return evaluate(next, seat);
  const options = attackOptions(next, seat);
  const marks = options.flatMap(({ do: what }, i) => (what === 'mark' || what === 'ammo' ? [i] : []));
  let best = -Infinity;
  const looked = deed.do === 'again' ? bestMarks(next, options, marks) : withBestShots(next, options, marks);
  for (const i of looked) {
    const after = clone(next);
    perform(after, options[i] as Deed);
    best = Math.max(best, evaluate(after, seat));
  }
  return best;
}
