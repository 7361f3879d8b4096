import { emit, openFloor, reveal, rule } from '@horda/kernel';
import type { Letter } from '../content/content.ts';
import { isSolo, refOf, waveOf } from '../rules/table.ts';
import { arrive, drawZombies, refs } from '../rules/zombies.ts';
import type { Choice, State } from '../state.ts';

interface Locals {
  readonly letter: Letter;
  /** When the zombies came. */
  readonly since: number;
  /** When others have last changed what the commander could agree to. */
  anew: number;
}

/**
 * New zombies in the middle of the table; the players share them out as they like. (B89–B94, G57, T11) A commander who
 * is a bot leaves that to the people and only says that it is settled.
 */
export const spawn = rule<State, Locals, Choice>('spawn', { inCommon: true })({
  draw(s, my) {
    const cards = drawZombies(s, waveOf(s, my.letter));
    reveal(s);
    s.wave = cards.map((card) => ({ card, to: isSolo(s) ? 0 : -1 }));
    emit(s, { type: 'spawned', letter: my.letter, zombies: refs(s, cards) });
  },
  assign(s, { since, anew }, f) {
    if (s.wave.length === 0 || isSolo(s)) f.at = 'arrive';
    else if (s.kernel.inTurn) openFloor(s, s.commander, 'spawn.assign', since, leadingOn(s).filter(isOfFirst(s)), []);
    else
      for (const seat of s.survivors.keys()) {
        const back = changes(s, seat);
        if (seat === s.commander) openFloor(s, seat, 'spawn.assign', since, leadingOn(s), back, anew);
        else openFloor(s, seat, 'spawn.assign', since, [], back);
      }
  },
  lay(s, my, f) {
    const { pick } = f;
    if (pick.do === 'agree') return;
    if (pick.do !== 'assign') throw new Error(`${pick.do} shares out nothing`);
    // A word of the commander that is on its way was about another sharing.
    if (pick.by !== s.commander && s.wave.every(({ to }) => to >= 0)) my.anew = s.kernel.tick;
    s.wave = s.wave.map((one) => (one.card === pick.card ? { card: one.card, to: pick.to } : one));
    emit(s, { type: 'assigned', seat: pick.by, zombie: refOf(s, pick.card), to: pick.to });
    f.at = 'assign';
  },
  arrive(s) {
    for (const { card, to } of s.wave) {
      arrive(s, to, card);
      emit(s, { type: 'zombieArrived', seat: to, zombie: refOf(s, card) });
    }
    s.wave = [];
  },
});

/** For the commander: a street for each card that has none, then the word that it is settled. */
function leadingOn(s: State): readonly Choice[] {
  const open = s.wave.filter(({ to }) => to < 0);
  if (open.length === 0) return [{ do: 'agree', by: s.commander }];
  return open.flatMap(({ card }) => assignments(s, s.commander, card, -1));
}

/** Anybody may lay a card to another street; the commander too, but no bot goes round in circles. */
function changes(s: State, by: number): readonly Choice[] {
  const cards = by === s.commander ? s.wave.filter(({ to }) => to >= 0) : s.wave;
  return cards.flatMap(({ card, to }) => assignments(s, by, card, to));
}

function assignments(s: State, by: number, card: number, but: number): readonly Choice[] {
  return [...s.survivors.keys()].flatMap((to): Choice[] => (to === but ? [] : [{ do: 'assign', by, card, to }]));
}

/** One card after the other is enough for a search. */
function isOfFirst(s: State): (choice: Choice) => boolean {
  const first = s.wave.find(({ to }) => to < 0)?.card;
  return (choice) => choice.do !== 'assign' || choice.card === first;
}
