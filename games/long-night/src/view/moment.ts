/** What stops the table now: a crossroads card, a vote, a roll, a search. All of it lies open. */
import type { Frame, Seat } from '@horda/kernel';
import { BITE, CROSSROADS, EXPOSURE, VOTE } from '../declared.ts';
import type { ExposureFace } from '../content/vocabulary.ts';
import { contentOf } from '../rules/table.ts';
import { reachable } from '../rules/bite.ts';
import type { CrossroadsNo, PlaceNo, State, SurvivorNo } from '../state.ts';

/** The locals of a declared rule. */
type LocalsOf<D> = D extends { frame(my: infer Locals): unknown } ? Locals : never;

export type MomentView =
  /** `seat`: who chooses; -1: nobody yet, or all. */
  | {
      readonly is: 'crossroads';
      readonly card: CrossroadsNo;
      readonly house: boolean;
      readonly trigger: SurvivorNo;
      readonly seat: Seat;
    }
  | { readonly is: 'vote'; readonly about: string; readonly voters: readonly Seat[] }
  /** `chain`: who is still to be reached, the next one first. */
  | {
      readonly is: 'bite';
      readonly place: PlaceNo;
      readonly bitten: SurvivorNo;
      readonly victim: SurvivorNo;
      readonly chain: readonly SurvivorNo[];
    }
  | {
      readonly is: 'exposure';
      readonly survivor: SurvivorNo;
      readonly left: number;
      readonly face: ExposureFace | null;
    }
  | { readonly is: 'search'; readonly survivor: SurvivorNo; readonly place: PlaceNo };

/** The innermost first. */
export function moments(s: State): readonly MomentView[] {
  return s.kernel.stack.toReversed().flatMap((frame) => momentOf(s, frame) ?? []);
}

function momentOf(s: State, { rule, my }: Frame): MomentView | null {
  switch (rule) {
    case CROSSROADS.name: {
      const { card, ctx, seat } = my as LocalsOf<typeof CROSSROADS>;
      return {
        is: 'crossroads',
        card,
        house: contentOf(s).crossroads[card]!.source.kind === 'house',
        trigger: ctx.trigger,
        seat,
      };
    }
    case VOTE.name: {
      const { about, voters } = my as LocalsOf<typeof VOTE>;
      return { is: 'vote', about, voters };
    }
    case BITE.name: {
      const { place, survivor, victim } = my as LocalsOf<typeof BITE>;
      const chain = reachable(s, place).map(({ card }) => card);
      return { is: 'bite', place, bitten: survivor, victim, chain };
    }
    case EXPOSURE.name: {
      const { survivor, n } = my as LocalsOf<typeof EXPOSURE>;
      return { is: 'exposure', survivor, left: n, face: s.turn.face };
    }
    case 'search': {
      const { survivor, place } = my as { survivor: SurvivorNo; place: PlaceNo };
      return { is: 'search', survivor, place };
    }
    default:
      return null;
  }
}

/** Which step of the colony phase runs while this one is to come. */
const RUNNING: Readonly<Record<string, number>> = {
  food: 0,
  waste: 1,
  crisis: 2,
  zombies: 3,
  loot: 4,
  objective: 4,
  beforeTrack: 5,
  track: 6,
  beforeMarker: 6,
  marker: 7,
};

/** L144: the step of the colony phase, 1–7; 0: before the first, or no colony phase. */
export function stepOf({ phase, kernel: { stack } }: State): number {
  if (phase !== 'colony') return 0;
  const frame = stack.find(({ rule }) => rule === 'colony');
  // The phase is left when its last step begins.
  return frame === undefined ? 7 : (RUNNING[frame.at] ?? 0);
}
