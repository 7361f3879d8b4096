/** The improvement module: tokens, and what finished improvements do. (L246–L251) */
import { askUnlessOne, call, emit, reveal, rule, type Rule, type Seat } from '@horda/kernel';
import type { Hook, Timing } from '../content/vocabulary.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { contentOf } from '../rules/table.ts';
import type { Choice, ImprovementNo, State } from '../state.ts';

interface Advancing {
  seat: Seat;
  n: number;
  /** Tokens are put on the display, or taken from it. */
  by: 1 | -1;
}

/** Q91, Q121: one token after another, each on any improvement on display. */
const advancing = rule<State, Advancing, Choice>('advancing')({
  choose(s, { seat, n, by }, f) {
    const open = n > 0 ? s.improvements.display.filter(({ tokens }) => by === 1 || tokens > 0) : [];
    if (open.length === 0) f.at = '';
    else
      askUnlessOne(
        s,
        f,
        seat,
        by === 1 ? 'advancing.put' : 'advancing.take',
        open.map(({ card }): Choice => ({ do: 'improve', card })),
      );
  },
  move(s, my, f) {
    f.at = 'choose';
    my.n--;
    const { pick } = f;
    if (pick.do !== 'improve') return;
    const project = s.improvements.display.find(({ card }) => card === pick.card)!;
    project.tokens += my.by;
    emit(s, { type: 'advanced', improvement: project.card, n: my.by });
    if (project.tokens >= contentOf(s).improvements[project.card]!.tokens) finish(s, my.seat, project.card);
  },
});

/** `seat` puts `n` tokens on the display, or takes them from it if `by` is -1. */
export function advance(s: State, seat: Seat, n: number, by: 1 | -1): void {
  call(s, advancing, { seat, n, by });
}

/** L249–L251, Q92, Q93: the card begins to work, its tokens are gone, and the next one fills its place. */
function finish(s: State, seat: Seat, card: ImprovementNo): void {
  const { display, deck, built } = s.improvements;
  const next = deck.pop();
  display.splice(
    display.findIndex((project) => project.card === card),
    1,
    ...(next === undefined ? [] : [{ card: next, tokens: 0 }]),
  );
  s.improvements.built = [...built, { card, round: s.round, used: 0 }];
  emit(s, { type: 'improvementFinished', improvement: card });
  if (next !== undefined) {
    reveal(s);
    emit(s, { type: 'improvementShown', improvement: next });
  }
  work(s, seat, card, 'improvementFinished', s.round);
}

/** What finished improvements do by themselves at this moment; the first player decides what is open. */
export function improvementsAct(s: State, hook: Hook): void {
  const { built } = s.improvements;
  for (let i = built.length - 1; i >= 0; i--) work(s, s.first, built[i]!.card, hook, built[i]!.round);
}

function work(s: State, seat: Seat, card: ImprovementNo, hook: Hook, round: number): void {
  const cause = { deck: 'improvement', card } as const;
  for (const { timing, effects } of contentOf(s).improvements[card]!.parts) {
    if (timing.hook !== hook || !isDue(s, timing, round)) continue;
    emit(s, { type: 'effectBegan', cause, seat });
    callEffects(s, effects, context(s, cause, seat));
  }
}

/** N32: of the rounds after the one in which it was built, every second one. */
function isDue(s: State, { needs }: Timing, round: number): boolean {
  return needs?.need !== 'everySecondRound' || (s.round > round && (s.round - round) % 2 === 0);
}

export const IMPROVEMENT_MODULE_RULES: readonly Rule<State>[] = [advancing];
