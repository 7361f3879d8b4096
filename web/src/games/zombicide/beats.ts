/** What has happened as a few beats: each plays all at once over the whole board, and all of them in under three seconds. */
import type { Event } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';

/** What survivors do, step by step; then the steps of the zombie phase. */
export const BEATS = ['walk', 'deed', 'light', 'attacks', 'moves', 'again', 'spawn', 'extra'] as const;
export type Beat = (typeof BEATS)[number];

export interface Played {
  readonly beat: Beat;
  readonly ms: number;
  readonly events: readonly Event[];
}

const MS: Readonly<Record<Beat, number>> = {
  walk: 260,
  deed: 300,
  light: 350,
  attacks: 450,
  moves: 500,
  again: 350,
  spawn: 700,
  extra: 300,
};

/** All beats together last no longer than this; none is shorter than the least. */
export const LONGEST = 2_800;
const LEAST = 120;

/** Events of one answer in their order, cut where something else begins. */
export function beatsOf(events: readonly Event[]): readonly Played[] {
  const beats: { beat: Beat; events: Event[] }[] = [];
  let moved = false;
  for (const event of events) {
    const last = beats.at(-1);
    const beat = beatOf(event, moved) ?? last?.beat ?? 'deed';
    if (event.type === 'zombiesMoved' || event.type === 'abominationMoved') moved = true;
    if (last?.beat === beat && !BY_ITSELF.includes(event.type)) last.events.push(event);
    else beats.push({ beat, events: [event] });
  }
  const whole = beats.reduce((sum, { beat }) => sum + MS[beat], 0);
  const scale = Math.min(1, LONGEST / whole);
  return shortened(beats.map((each) => ({ ...each, ms: Math.max(LEAST, MS[each.beat] * scale) })));
}

/** A card and a step are beats of their own. */
const BY_ITSELF: readonly Event['type'][] = ['zombieCardDrawn', 'survivorMoved', 'carDrove'];

/** What is still too long shows its last beats at once. */
function shortened(beats: readonly Played[]): readonly Played[] {
  let sum = 0;
  const room = beats.findIndex(({ ms }) => (sum += ms) > LONGEST);
  if (room <= 0) return beats;
  const last = beats[room - 1]!;
  return [...beats.slice(0, room - 1), { ...last, events: beats.slice(room - 1).flatMap(({ events }) => events) }];
}

/** Null: it belongs to the beat before. */
function beatOf(event: Event, moved: boolean): Beat | null {
  switch (event.type) {
    case 'survivorMoved':
    case 'carDrove':
      return 'walk';
    case 'turnBegan':
    case 'attacked':
    case 'doorOpened':
    case 'roundBegan':
      return 'deed';
    case 'beamsSeen':
      return 'light';
    case 'zombiesAttacked':
      return moved ? 'again' : 'attacks';
    case 'zombiesMoved':
    case 'abominationMoved':
      return 'moves';
    case 'zombieCardDrawn':
    case 'zombiesCame':
    case 'abominationCame':
      return 'spawn';
    case 'extraActivation':
    case 'zombiesRushed':
      return 'extra';
    default:
      return null;
  }
}

/** The dead did something on their own. */
export function hasDead(beats: readonly Played[]): boolean {
  return beats.some(({ beat }) => beat === 'attacks' || beat === 'moves' || beat === 'spawn' || beat === 'light');
}

type Moment = Pick<View, 'phase' | 'round'>;

/** It was in the zombie phase, not behind a door that a survivor has opened. A question may have cut the phase in two. */
export function isPhase(beats: readonly Played[], before: Moment, after: Moment): boolean {
  const isTheirs = before.phase === 'zombies' || after.phase === 'zombies' || before.round !== after.round;
  return isTheirs && hasDead(beats);
}
