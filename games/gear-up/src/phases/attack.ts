import { emit, openFloor, reveal, rule, same, type Seat } from '@horda/kernel';
import { clone, cloneCompanion, cloneSurvivor } from '../clone.ts';
import { close, freshAttack, perform, takeDead } from '../rules/activation.ts';
import { attackOptions } from '../rules/attack-options.ts';
import { endGame } from '../rules/ending.ts';
import { bossTable, memberLeft, refOf } from '../rules/table.ts';
import { discard } from '../rules/zombies.ts';
import type { Before, Choice, Deed, State } from '../state.ts';

interface Locals {
  /** When the floor was opened. */
  readonly since: number;
  /** For each seat: when deeds of its own were dropped last. What it answered before rests on them. */
  anew: readonly number[];
  /** Who answered last; -1: nobody yet. */
  last: Seat;
}

/**
 * Step 2: all survivors attack at the same time. Everything done is a plan that all see, until all are ready.
 * (B50–B74, T1–T6)
 */
export const attack = rule<State, Locals, Choice>('attack')({
  begin(s, my) {
    s.before = snapshot(s);
    my.anew = s.survivors.map(() => my.since);
    // Who can do nothing at all is not waited for.
    for (const [seat, one] of s.survivors.entries())
      if (attackOptions(s, seat).length === 1) one.attack.confirmed = true;
  },
  act(s, my, f) {
    if (s.survivors.every(({ attack: { confirmed } }) => confirmed)) f.at = 'count';
    else if (s.kernel.inTurn) askOne(s, my);
    else for (const seat of s.survivors.keys()) askFor(s, seat, my);
  },
  answer(s, my, f) {
    const { pick } = f;
    if (!('by' in pick)) throw new Error(`${pick.do} is no deed`);
    my.last = pick.by;
    if (pick.do === 'confirm') confirm(s, pick.by);
    else if (pick.do === 'change') changeMind(s, pick.by);
    else if (pick.do === 'takeBack') {
      const losers = takeBack(s, pick.by, pick.from);
      my.anew = my.anew.map((tick, seat) => (losers.includes(seat) ? s.kernel.tick : tick));
    } else {
      s.deeds = [...s.deeds, pick as Deed];
      perform(s, pick as Deed);
    }
    f.at = 'act';
  },
  count(s) {
    // From here on nothing is taken back.
    reveal(s);
    emit(s, { type: 'attackEnded' });
    const { fate, before } = s;
    countKills(s, before!);
    s.before = null;
    s.deeds = [];
    for (const one of s.survivors) one.attack = freshAttack();
    if (fate !== null) endGame(s, fate);
  },
});

/** In a search one survivor is asked after the other: who has begun goes on, else the first who is not ready. (T3) */
function askOne(s: State, { since, last }: Locals): void {
  const waiting = (seat: Seat): boolean => s.survivors[seat]?.attack.confirmed === false;
  const seat = waiting(last) ? last : [...s.survivors.keys()].find(waiting)!;
  openFloor(s, seat, 'attack.act', since, attackOptions(s, seat), []);
}

function askFor(s: State, seat: Seat, { since, anew }: Locals): void {
  const forward = attackOptions(s, seat);
  if (forward.length === 0) return openFloor(s, seat, 'attack.ready', since, [], [{ do: 'change', by: seat }]);
  const own = s.deeds.filter(({ by }) => by === seat);
  const back = own.map((_, from): Choice => ({ do: 'takeBack', by: seat, from }));
  openFloor(s, seat, 'attack.act', since, forward, back, anew[seat]);
}

function confirm(s: State, seat: Seat): void {
  close(s, seat);
  s.survivors[seat]!.attack.confirmed = true;
  emit(s, { type: 'confirmed', seat });
}

/** The activation that was closed with that word goes on. */
function changeMind(s: State, seat: Seat): void {
  remake(s, s.deeds, seat);
  emit(s, { type: 'changedMind', seat });
}

/** Who has lost deeds that rested on those that are taken back. */
function takeBack(s: State, seat: Seat, from: number): readonly Seat[] {
  const own = s.deeds.filter(({ by }) => by === seat);
  const gone = own.slice(from);
  const dropped = remake(
    s,
    s.deeds.filter((deed) => !gone.includes(deed)),
    seat,
  );
  emit(s, { type: 'tookBack', seat, deeds: gone.length, dropped });
  return dropped.map((lost) => lost.seat);
}

/**
 * Makes these deeds again in their order on the table as it was. One that has become impossible is dropped with all later
 * ones of the same survivor, who is no longer ready; nor is `changing`. (T5)
 */
function remake(s: State, deeds: readonly Deed[], changing: Seat): readonly { seat: Seat; deeds: number }[] {
  const ready = s.survivors.map(({ attack: { confirmed } }) => confirmed);
  ready[changing] = false;
  const lost = s.survivors.map(() => 0);
  putBack(s, s.before!);
  const happened = s.kernel.events.length;
  const made: Deed[] = [];
  for (const deed of deeds) {
    if (lost[deed.by] === 0 && isTaken(s, deed)) continue;
    if (lost[deed.by] === 0 && isPossible(s, deed) && !wouldKill(s, deed, deeds)) {
      made.push(deed);
      perform(s, deed);
    } else lost[deed.by]!++;
  }
  s.deeds = made;
  for (const [seat, isReady] of ready.entries())
    if (isReady && lost[seat] === 0 && mayConfirm(s, seat)) confirm(s, seat);
  // It has all been told before.
  s.kernel.events.length = happened;
  return lost.flatMap((n, seat) => (n > 0 ? [{ seat, deeds: n }] : []));
}

function isPossible(s: State, deed: Deed): boolean {
  return attackOptions(s, deed.by).some((option) => same(option, deed));
}

/** Armour was to take its damage and is gone: a death that nobody has chosen must not stop what all the others do. */
function wouldKill(s: State, deed: Deed, deeds: readonly Deed[]): boolean {
  const own = deeds.filter(({ by }) => by === deed.by);
  const next = own[own.indexOf(deed) + 1];
  if (next?.do !== 'suffer' || next.with !== 'armour') return false;
  const trial = clone(s);
  perform(trial, deed);
  return trial.fate === 'death';
}

/** Not where the second part of a divided shape, which others had made impossible, has to follow after all. (T14) */
function mayConfirm(s: State, seat: Seat): boolean {
  return attackOptions(s, seat).some(({ do: what }) => what === 'confirm');
}

/** Health takes damage by itself where armour that was there is gone: whoever chose health has lost nothing. */
function isTaken(s: State, deed: Deed): boolean {
  return deed.do === 'suffer' && deed.with === 'health' && s.survivors[deed.by]!.attack.owed === 0;
}

function snapshot(s: State): Before {
  return {
    survivors: s.survivors.map(cloneSurvivor),
    boss: { ...s.boss },
    companions: s.companions.map(cloneCompanion),
  };
}

function putBack(s: State, before: Before): void {
  s.survivors = before.survivors.map(cloneSurvivor);
  s.boss = { ...before.boss };
  s.companions = before.companions.map(cloneCompanion);
  s.fate = null;
}

/** Killed zombies leave the streets; each gives an upgrade to the survivor in front of whom it stood. (B71, B72, B75) */
function countKills(s: State, before: Before): void {
  for (const [seat, one] of s.survivors.entries()) {
    const dead = takeDead(s, seat);
    for (const { card } of dead) {
      discard(s, card);
      emit(s, { type: 'zombieKilled', street: seat, zombie: refOf(s, card) });
    }
    one.due += dead.length;
    s.kills += dead.length;
  }
  const { members, vital } = bossTable(s);
  if (members.length === 1) return;
  for (const [member, { lo, hi }] of members.entries()) {
    const wasAlive = (vital.lo & lo & ~before.boss.lo) !== 0 || (vital.hi & hi & ~before.boss.hi) !== 0;
    if (wasAlive && memberLeft(s, member) === 0) emit(s, { type: 'memberKilled', member });
  }
}
