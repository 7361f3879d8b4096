/** What holds at every moment of Gear Up, whatever is done. */
import { same, type AnyState, type Ask } from '@horda/kernel';
import { contentOf, isSpecial, zombieCard, zombieCards } from '../src/content/cards.ts';
import { COLOURS } from '../src/content/content.ts';
import { holds, maskOf, meet } from '../src/geometry/geometry.ts';
import { cloneCompanion, cloneSurvivor } from '../src/clone.ts';
import { close, perform } from '../src/rules/activation.ts';
import { boardOf, bossTable, isDead, isSolo, mostHealth, zombieIn } from '../src/rules/table.ts';
import type { CardId, Choice, Mask, State, SurvivorState, Target, Track } from '../src/state.ts';

export function invariants(any: AnyState): void {
  const s = any as State;
  everyCardOnce(s);
  for (const one of s.survivors) survivor(s, one);
  theBoss(s);
  companions(s);
  cardsOfTheRow(s);
  plans(s);
  for (const ask of s.kernel.asks) offered(s, ask);
}

function must(holdsTrue: boolean, what: string): void {
  if (!holdsTrue) throw new Error(what);
}

/** Every zombie card lies in exactly one place, and in the pile of its kind. (B27, B71, G55) */
function everyCardOnce(s: State): void {
  const places = new Array<number>(zombieCards(contentOf(s)).length).fill(0);
  for (const card of cardsOf(s)) places[card]!++;
  const card = places.findIndex((times) => times !== 1);
  must(card === -1, `zombie ${card} is in ${places[card]} places`);
  for (const lying of [s.piles, s.discards]) {
    must(
      lying.standard.every((each) => !isSpecial(zombieCard(s, each).kind)),
      'a special zombie lies with the standard ones',
    );
    must(
      lying.special.every((each) => isSpecial(zombieCard(s, each).kind)),
      'a standard zombie lies with the special ones',
    );
  }
  must(s.wave.length === 0 || s.step === 'spawn', `zombies are in the middle in the step ${s.step}`);
}

function cardsOf({ piles, discards, survivors, wave }: State): CardId[] {
  return [
    ...piles.standard,
    ...piles.special,
    ...discards.standard,
    ...discards.special,
    ...survivors.flatMap(({ street }) => street.map(({ card }) => card)),
    ...wave.map(({ card }) => card),
  ];
}

function survivor(s: State, { health, armour, ammo, weapons, street, due, attack }: SurvivorState): void {
  const { tracks } = contentOf(s);
  track('armour', armour, tracks.armour);
  track('ammo', ammo, tracks.ammo);
  must(health <= mostHealth(s.survivors.length, contentOf(s)), `${health} health`);
  // Nobody is dead while the game goes on, unless it is a plan. (B85, T6)
  must(health > 0 || s.ending === 'death' || s.fate !== null, `a survivor with ${health} health goes on`);
  for (const [i, { upgrades, fury }] of weapons.entries()) {
    must(upgrades >= 0 && upgrades <= (COLOURS[i] === 'yellow' ? 0 : 2), `${upgrades} upgrades of ${COLOURS[i]}`);
    must(fury >= 0 && fury <= tracks.fury.length, `${fury} spaces of fury are crossed`);
  }
  for (const z of street) {
    must(holds(boardOf(s, z.card).all, { lo: z.crossed, hi: 0 }), `zombie ${z.card}: crossed outside of its squares`);
    must(z.space >= 1 && z.space <= 3, `zombie ${z.card} stands on space ${z.space}`);
    must(s.before !== null || !isDead(s, z), `zombie ${z.card} is dead and stands in a street`);
  }
  must(due === 0 || s.step === 'upgrade' || s.ending !== null, `${due} upgrades are due in the step ${s.step}`);
  const { weaponUses, companionUses, owed } = attack;
  must(weaponUses <= 2 && companionUses <= (isSolo(s) ? 2 : 0), `used ${weaponUses} and ${companionUses} times`);
  must(owed === 0 || armour.gained > armour.used, 'damage is owed that only health can take');
}

/** Used spaces were gained, and no track is longer than printed. (B6, B7, G10, G11) */
function track(name: string, { gained, used }: Track, length: number): void {
  must(used >= 0 && used <= gained && gained <= length, `${name}: ${used} used, ${gained} gained of ${length}`);
}

/** In front of nobody and untouched before round 2, then always in front of one. (B32, B40, B101) */
function theBoss(s: State): void {
  const { all, crossed, printed } = bossTable(s);
  const { seat, screams, roared } = s.boss;
  must(holds(all, s.boss), 'crossed outside of the squares of the boss');
  must(holds(s.boss, crossed), 'a square of the boss is no longer crossed');
  must(screams >= 0 && screams <= (printed.track?.length ?? 0), `${screams} screams`);
  if (s.round < 2) must(seat === -1 && roared === 0, `the boss stands before ${seat} in round ${s.round}`);
  else must(s.survivors[seat] !== undefined, `the boss stands before ${seat}`);
}

/** Three for a single player, none with the own name; none for more. (B151) */
function companions(s: State): void {
  if (!isSolo(s)) must(s.companions.length === 0, 'companions with several players');
  if (!isSolo(s) || s.step === 'setup') return;
  const { survivors, companions: printed } = contentOf(s);
  const own = survivors[s.survivors[0]!.survivor]!.id;
  const ids = s.companions.map(({ companion }) => printed[companion]!.id);
  must(new Set(ids).size === 3 && !ids.includes(own), `companions ${ids.join(', ')} of ${own}`);
}

/** All turn cards lie in the row or beside it; nothing is turned up before its turn. (B38, B39, B43–B45) */
function cardsOfTheRow(s: State): void {
  if (s.step === 'setup') return;
  const { turnCards } = contentOf(s);
  must(new Set(s.row).size === turnCards.length && s.row.length === turnCards.length, `the row is ${s.row.join()}`);
  must(s.shown === Math.max(0, s.turn - (s.step === 'spawn' ? 2 : 3)), `${s.shown} cards are shown in turn ${s.turn}`);
}

/** Plans exist while the attack step is open, and follow from the table before them by the deeds alone. (T1, T3, T5) */
function plans(s: State): void {
  if (s.before === null) {
    must(s.deeds.length === 0 && (s.fate === null || s.ending !== null), 'plans are left over');
    must(
      s.survivors.every(({ attack: { confirmed, now } }) => !confirmed && now === null),
      'an attack is left over',
    );
    return;
  }
  must(s.step === 'attack', `plans in the step ${s.step}`);
  must(
    s.survivors.some(({ attack: { confirmed } }) => !confirmed),
    'all are ready, and nothing counts',
  );
  const again = remade(s);
  for (const part of ['survivors', 'boss', 'companions', 'fate'] as const)
    must(same(again[part], s[part]), `made again, the deeds lead to other ${part}`);
}

/** The table before the plans with all deeds made again. */
function remade(s: State): Pick<State, 'survivors' | 'boss' | 'companions' | 'fate'> {
  const { survivors, boss, companions: were } = s.before!;
  const again: State = {
    ...s,
    survivors: survivors.map(cloneSurvivor),
    boss: { ...boss },
    companions: were.map(cloneCompanion),
    fate: null,
    kernel: { ...s.kernel, quiet: true },
  };
  for (const deed of s.deeds) perform(again, deed);
  for (const [seat, { attack }] of s.survivors.entries()) {
    if (!attack.confirmed) continue;
    close(again, seat);
    again.survivors[seat]!.attack.confirmed = true;
  }
  return again;
}

/** Only free squares are offered, each set of them once. (B56, B57, T15) */
function offered(s: State, { seat, options }: Ask<Choice>): void {
  const seen = new Set<string>();
  for (const option of options) {
    if ('by' in option) must(option.by === seat, `seat ${seat} is offered a choice of ${option.by}`);
    if (option.do !== 'mark' && option.do !== 'ammo') continue;
    const cells = option.do === 'mark' ? option.cells : [option.cell];
    const key = `${option.do === 'mark' ? option.with : 'ammo'} ${option.target} ${cells.join()}`;
    must(!seen.has(key), `${key} is offered twice`);
    seen.add(key);
    must(
      cells.every((cell, i) => i === 0 || cell > cells[i - 1]!),
      `${key}: not in reading order`,
    );
    const squares = maskOf(cells);
    must(holds(boardOf(s, option.target).all, squares), `${key}: outside of the squares`);
    must(!meet(crossedOf(s, option.target), squares), `${key}: crossed already`);
  }
}

function crossedOf(s: State, target: Target): Mask {
  return target < 0 ? s.boss : { lo: zombieIn(s, target).crossed, hi: 0 };
}
