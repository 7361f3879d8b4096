/** Helpless survivors: they come, turn unruly, leave and die. (L28, L188, L240, N18) */
import { ask, call, emit, rule, type Seat } from '@horda/kernel';
import { COLONY, type Choice, type State } from '../state.ts';
import { endLasting } from './lasting.ts';
import { freeSpaces } from './table.ts';
import { changeMorale } from './tracks.ts';

interface Losing {
  seat: Seat;
  n: number;
  /** Each costs 1 morale. (L188) */
  killed: boolean;
}

/** `seat` says which go while some are unruly and some not. */
export const losing = rule<State, Losing, Choice>('losing')({
  choose(s, my, f) {
    if (my.n <= 0 || s.helpless + s.unruly === 0) return void (f.at = '');
    if (s.helpless > 0 && s.unruly > 0)
      ask<Choice>(s, my.seat, 'losing.choose', [
        { do: 'helpless', unruly: false },
        { do: 'helpless', unruly: true },
      ]);
    else f.pick = { do: 'helpless', unruly: s.unruly > 0 };
  },
  go(s, my, f) {
    if (f.pick.do === 'helpless') loseOne(s, f.pick.unruly, my.killed);
    my.n--;
    f.at = 'choose';
  },
});

function loseOne(s: State, unruly: boolean, killed: boolean): void {
  if (unruly) s.unruly--;
  else s.helpless--;
  // What is paid for helpless ends with the last of them.
  if (s.helpless + s.unruly === 0) for (const { id, until } of s.lasting) if (until === 'unpaid') endLasting(s, id);
  if (!killed) return emit(s, { type: 'helplessLeft', n: 1, unruly: unruly ? 1 : 0 });
  emit(s, { type: 'helplessDied', unruly });
  changeMorale(s, -1);
}

/** As many of `n` as there are. True: a rule was called for it. */
export function loseHelpless(s: State, seat: Seat, n: number, killed: boolean): boolean {
  if (s.helpless + s.unruly === 0) return false;
  call(s, losing, { seat, n, killed });
  return true;
}

/** N31: only harm is done as far as possible; `seat` says how many of the `n` are calmed. */
export const calming = rule<State, { seat: Seat; n: number }, Choice>('calming')({
  choose(s, { seat, n }, f) {
    const most = Math.min(n, s.unruly);
    if (n === 1 || most === 0) f.pick = { do: 'amount', n: most };
    else
      ask(
        s,
        seat,
        'calming.choose',
        Array.from({ length: most + 1 }, (_, fewer): Choice => ({ do: 'amount', n: most - fewer })),
      );
  },
  turn(s, _my, { pick }) {
    if (pick.do === 'amount') turnHelpless(s, pick.n, false);
  },
});

/** As many as there is room for. (L182) */
export function addHelpless(s: State, n: number, unruly: boolean): void {
  const come = Math.min(n, Math.max(0, freeSpaces(s, COLONY)));
  if (come === 0) return;
  if (unruly) s.unruly += come;
  else s.helpless += come;
  emit(s, { type: 'helplessCame', n: come, unruly });
}

/** Turns up to `n` helpless unruly, or back. */
export function turnHelpless(s: State, n: number, unruly: boolean): number {
  const turned = Math.min(n, unruly ? s.helpless : s.unruly);
  if (turned === 0) return 0;
  s.helpless += unruly ? -turned : turned;
  s.unruly += unruly ? turned : -turned;
  emit(s, { type: 'helplessTurned', n: turned, unruly });
  return turned;
}

/** How many they count for in feeding and in adding zombies: an unruly one for two. (L241) */
export function helplessCount({ helpless, unruly }: State): number {
  return helpless + 2 * unruly;
}
