/** Who takes part, and with what. (V10, V15–V17) */
import { shuffle, type Seat } from '@horda/kernel';
import type { MissionData } from '../content/mission.ts';
import { contentOf } from '../content/content.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { held } from '../rules/held.ts';
import { NONE, type Options, type State, type Survivor } from '../state.ts';
import { cardsOf } from './decks.ts';

/** As many as the mission wants, and no player without a survivor. */
export function teamSize({ survivors: [fewest, most] }: MissionData, { survivors }: Options, seats: number): number {
  return Math.max(seats, Math.min(most, Math.max(fewest, Number(survivors))));
}

const OF_TEAM: Readonly<Record<Exclude<Options['team'], 'random' | 'choose'>, readonly number[]>> = {
  core: numbers(({ set, kid }) => set === 'core' && kid !== true),
  kids: numbers(({ kid }) => kid === true),
  mixed: [...numbers(({ set, kid }) => set === 'core' && kid !== true), ...numbers(({ kid }) => kid === true)].filter(
    (_, i) => i % 2 === 0,
  ),
  washington: numbers(({ set }) => set === 'washington'),
};

function numbers(fits: (one: (typeof SURVIVORS)[number]) => boolean): number[] {
  return SURVIVORS.flatMap((one, no) => (fits(one) ? [no] : []));
}

/** The numbers of the survivors that take part; for `choose` the players pick before round 1. */
export function membersOf(s: State, size: number): readonly number[] {
  const { team } = s.options;
  const all = team === 'random' || team === 'choose' ? shuffle(s, [...SURVIVORS.keys()]) : OF_TEAM[team];
  return all.slice(0, size);
}

export function newSurvivor(s: Pick<State, 'pack'>, who: number, owner: Seat): Survivor {
  return {
    who,
    owner,
    status: 'standing',
    zone: NONE,
    wounds: 0,
    ap: 0,
    level: 0,
    skills: [contentOf(s).survivors[who]!.blue],
    hand: [],
    pack: [],
    light: NONE,
    actions: 0,
    free: [],
    bonus: 0,
    used: [],
    searched: false,
    acted: false,
    downIn: NONE,
    companions: [],
    tokens: [],
  };
}

/** V15: at random and as evenly as possible. V16: two in the hands, further ones in the backpack. */
export function dealStartingCards(s: State): void {
  const cards = shuffle(s, cardsOf(s, 'starting'));
  for (const [i, card] of cards.entries()) {
    const one = s.survivors[i % s.survivors.length]!;
    (one.hand.length < 2 ? one.hand : one.pack).push(held(card));
  }
}
