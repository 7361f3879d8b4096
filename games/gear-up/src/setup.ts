import { below, call, newKernel, shuffle, type Seed } from '@horda/kernel';
import { freshAttack } from './rules/activation.ts';
import { bossTable, mostHealth } from './rules/table.ts';
import { contentOf, isSpecial, zombieCards } from './content/cards.ts';
import { BOSSES, COLOURS, type Content } from './content/content.ts';
import { taking } from './phases/taking.ts';
import type { Choice, Event, Options, State, SurvivorState } from './state.ts';

/** A new table: piles shuffled, the boss waiting beside it. (B26–B36) */
export function setup(options: Options, seats: number, seed: Seed, pack: object | null): State {
  const content = contentOf({ pack: pack as Content | null });
  const kernel = newKernel<Choice, Event>(seed);
  const bossId = options.boss === 'random' ? BOSSES[below({ kernel }, BOSSES.length)]! : options.boss;
  const cards = zombieCards(content);
  const all = [...cards.keys()];
  const s: State = {
    kernel,
    options,
    pack: pack as Content | null,
    commander: 0,
    bossNumber: content.bosses.findIndex(({ id }) => id === bossId),
    survivors: [],
    boss: { seat: -1, lo: 0, hi: 0, screams: 0, roared: 0 },
    companions: [],
    piles: { standard: [], special: [] },
    discards: { standard: [], special: [] },
    round: 0,
    turn: 0,
    step: 'setup',
    row: [],
    under: [],
    shown: 0,
    wave: [],
    before: null,
    deeds: [],
    fate: null,
    kills: 0,
    ending: null,
  };
  s.piles.standard = shuffle(
    s,
    all.filter((card) => !isSpecial(cards[card]!.kind)),
  );
  s.piles.special = shuffle(
    s,
    all.filter((card) => isSpecial(cards[card]!.kind)),
  );
  const health = mostHealth(seats, content);
  s.survivors = Array.from({ length: seats }, () => newSurvivor(health));
  // One square of the Pyramid is crossed from the start. (B135)
  const { crossed } = bossTable(s);
  s.boss.lo = crossed.lo;
  s.boss.hi = crossed.hi;
  s.commander = options.commander === 'random' ? below(s, seats) : Number(options.commander) - 1;
  if (options.survivors === 'random') {
    const dealt = shuffle(s, [...content.survivors.keys()]);
    for (const [seat, one] of s.survivors.entries()) one.survivor = dealt[seat]!;
  }
  call(s, taking, { since: 0 });
  return s;
}

function newSurvivor(health: number): SurvivorState {
  return {
    survivor: -1,
    health,
    armour: { gained: 0, used: 0 },
    ammo: { gained: 0, used: 0 },
    weapons: COLOURS.map(() => ({ upgrades: 0, fury: 0 })),
    street: [],
    due: 0,
    attack: freshAttack(),
  };
}
