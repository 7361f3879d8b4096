/** The zombie phase as a few beats: each plays all at once over the whole board, and all of them in under three seconds. */
import type { Event } from '@horda/zombicide/state';

export const BEATS = ['deed', 'light', 'attacks', 'moves', 'again', 'spawn', 'extra'] as const;
export type Beat = (typeof BEATS)[number];

export interface Played {
  readonly beat: Beat;
  readonly ms: number;
  readonly events: readonly Event[];
}

const MS: Readonly<Record<Beat, number>> = {
  deed: 450,
  light: 350,
  attacks: 450,
  moves: 500,
  again: 350,
  spawn: 220,
  extra: 300,
};

/** All beats together last no longer than this; none is shorter than the least. */
const LONGEST = 2_800;
const LEAST = 120;

/** Events of one answer in their order, cut where something else begins. */
export function beatsOf(events: readonly Event[]): readonly Played[] {
  const beats: { beat: Beat; events: Event[] }[] = [];
  let moved = false;
  for (const event of events) {
    const beat = beatOf(event, moved) ?? (beats.length === 0 && DEEDS.has(event.type) ? 'deed' : null);
    const last = beats.at(-1);
    if (event.type === 'zombiesMoved' || event.type === 'abominationMoved') moved = true;
    if (beat === null) last?.events.push(event);
    // A card is a beat of its own.
    else if (last?.beat === beat && event.type !== 'zombieCardDrawn') last.events.push(event);
    else beats.push({ beat, events: [event] });
  }
  const whole = beats.reduce((sum, { beat }) => sum + MS[beat], 0);
  const scale = Math.min(1, LONGEST / whole);
  const fitted = beats.map(({ beat, events: all }) => ({ beat, events: all, ms: Math.max(LEAST, MS[beat] * scale) }));
  return shortened(fitted);
}

/** What is still too long shows its last beats at once. */
function shortened(beats: readonly Played[]): readonly Played[] {
  let sum = 0;
  return beats.flatMap((each, i) => {
    sum += each.ms;
    if (sum <= LONGEST || i === 0) return [each];
    const before = sum - each.ms;
    if (before > LONGEST) return [];
    return [{ ...each, events: beats.slice(i).flatMap(({ events }) => events) }];
  });
}

/** What a survivor has done before anything else happens. */
const DEEDS: ReadonlySet<Event['type']> = new Set(['survivorMoved', 'zombiesKilled', 'abominationKilled']);

/** Null: it belongs to the beat before. */
function beatOf(event: Event, moved: boolean): Beat | null {
  switch (event.type) {
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
