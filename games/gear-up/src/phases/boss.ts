import { call, emit, rule } from '@horda/kernel';
import type { BossIcon, Letter } from '../content/content.ts';
import { damage, stripArmour, type DamageLocals } from '../rules/damage.ts';
import { bossPrinted, bossTable, memberDamage, memberLeft } from '../rules/table.ts';
import { march } from './march.ts';
import { spawn } from './spawn.ts';
import type { State } from '../state.ts';

const SPAWNS: Readonly<Partial<Record<BossIcon, Letter>>> = { spawnA: 'A', spawnB: 'B', spawnC: 'C' };

/** A boss card: its icons from left to right. (B95–B100) */
export const bossCard = rule<State, { icons: readonly BossIcon[] }>('bossCard')({
  resolve(s, my, f) {
    const [icon, ...rest] = my.icons;
    if (icon === undefined) return;
    my.icons = rest;
    f.at = 'resolve';
    const letter = SPAWNS[icon];
    if (letter !== undefined) call(s, spawn, { letter, since: s.kernel.tick, anew: s.kernel.tick });
    else if (icon === 'ability') useAbility(s);
    else bossAttacks(s, icon === 'special');
  },
});

/** Everybody is hit, wherever the boss stands. (B97, B98, G54) */
function bossAttacks(s: State, special: boolean): void {
  const members = bossTable(s).members.map((_, member) => memberDamage(s, member, special));
  emit(s, { type: 'bossAttacked', special, damage: members.reduce((sum, n) => sum + n, 0) });
  hitAll(s, special ? 'bossSpecial' : 'bossAttack', members);
}

/** Of Dead Sox the Catcher destroys armour, the Batter hits as usual, against the Pitcher armour does not help. (B142–B144, T8) */
function hitAll(s: State, cause: DamageLocals['cause'], members: readonly number[]): void {
  const [first = 0, batter = 0, pitcher = 0] = members;
  const isTeam = members.length > 1;
  if (isTeam) stripArmour(s, first, 'catcher');
  harmAll(s, cause, isTeam ? batter : first, isTeam ? pitcher : 0, null);
}

function harmAll(
  s: State,
  cause: DamageLocals['cause'],
  amount: number,
  hard: number,
  price: DamageLocals['price'],
): void {
  if (amount === 0 && hard === 0) return;
  call(s, damage, { cause, amounts: s.survivors.map(() => amount), hard: s.survivors.map(() => hard), price });
}

/** What each boss does when its icon is revealed. (B132, B136, B139, B145, B147, B149) */
function useAbility(s: State): void {
  const { id, power, price } = bossPrinted(s);
  s.boss.roared = s.turn;
  emit(s, { type: 'abilityUsed', boss: s.bossNumber });
  switch (id) {
    case 'superAbomination':
      return stripArmour(s, power, 'superAbomination');
    case 'pyramid':
      return harmAll(s, 'ability', 0, power, null);
    case 'zombiephant':
    case 'mutation':
      return harmAll(s, 'ability', power, 0, price);
    case 'deadSox':
      return hitAll(
        s,
        'ability',
        bossTable(s).members.map((_, member) => (memberLeft(s, member) > 0 ? power : 0)),
      );
    case 'screamer':
      return scream(s);
  }
}

/** The next space of the track tells who comes closer. */
function scream(s: State): void {
  const speed = bossTable(s).printed.track?.[s.boss.screams] ?? null;
  emit(s, { type: 'screamed', speed });
  if (speed === null) return;
  s.boss.screams++;
  call(s, march, { march: speed });
}
