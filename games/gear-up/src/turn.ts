import { call, emit, reveal, rule } from '@horda/kernel';
import { contentOf } from './content/cards.ts';
import { attack } from './phases/attack.ts';
import { bossCard } from './phases/boss.ts';
import { march } from './phases/march.ts';
import { spawn } from './phases/spawn.ts';
import { upgrade } from './phases/upgrade.ts';
import { endGame } from './rules/ending.ts';
import { isSolo, turnCard } from './rules/table.ts';
import { layCards } from './rules/row.ts';
import type { State } from './state.ts';

export const TURNS = 9;
/** Spawn and boss cards lie under the turn cards from the third on. (B39, B44) */
export const FIRST_UNDER = 3;
/** So many boss cards of the first phase come before those of the second. (B44, B45) */
export const FIRST_PHASE = 3;

/** Two rounds of nine turns, each of five steps. (B37, B47, B48) */
export const turn = rule<State, object>('turn')({
  round(s) {
    s.round++;
    s.turn = 0;
    layCards(s);
    for (const one of s.companions) one.ready = true;
    emit(s, { type: 'roundBegan', round: s.round });
    if (s.round === 1) return;
    s.boss.seat = s.commander;
    emit(s, { type: 'bossArrived', seat: s.commander, boss: s.bossNumber });
  },
  reveal(s) {
    s.turn++;
    s.step = 'reveal';
    reveal(s);
    const { colour, march: marching } = turnCard(s);
    emit(s, { type: 'cardRevealed', round: s.round, turn: s.turn, card: s.row[s.turn - 1]!, colour, march: marching });
  },
  attack(s) {
    s.step = 'attack';
    call(s, attack, { since: s.kernel.tick, anew: [], last: -1 });
  },
  upgrade(s) {
    s.step = 'upgrade';
    call(s, upgrade, {});
  },
  march(s) {
    s.step = 'march';
    const { march: marching } = turnCard(s);
    if (marching !== 'none') call(s, march, { march: marching });
  },
  spawn(s) {
    s.step = 'spawn';
    if (s.turn < FIRST_UNDER) return;
    s.shown++;
    reveal(s);
    const card = s.under[s.turn - FIRST_UNDER]!;
    const { spawnCards, bossCards } = contentOf(s);
    if (s.round === 1)
      return call(s, spawn, { letter: spawnCards[card]!.letter, since: s.kernel.tick, anew: s.kernel.tick });
    const phase = s.turn < FIRST_UNDER + FIRST_PHASE ? 1 : 2;
    const { icons } = (phase === 1 ? bossCards.phase1 : bossCards.phase2)[card]!;
    emit(s, { type: 'bossCardRevealed', card, phase, icons });
    call(s, bossCard, { icons });
  },
  walk(s, _my, f) {
    if (s.round === 2) bossWalks(s);
    if (s.turn < TURNS) f.at = 'reveal';
    else if (s.round === 1) f.at = 'round';
    else endGame(s, 'outOfTime');
  },
});

/** To the next survivor clockwise, after every turn; alone there is nowhere to go. (B102, B155, G53, T12) */
function bossWalks(s: State): void {
  if (isSolo(s) || s.turn === TURNS) return;
  const from = s.boss.seat;
  s.boss.seat = (from + 1) % s.survivors.length;
  emit(s, { type: 'bossMoved', from, to: s.boss.seat });
}
