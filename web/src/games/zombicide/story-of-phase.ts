/** What has just happened, as beats for the map; the latest zombie phase can be shown again. */
import type { Event } from '@horda/zombicide/state';
import { useState } from 'preact/hooks';
import { beatsOf, type Played } from './beats.ts';
import { useBoard } from './table.ts';

export interface Story {
  readonly beats: readonly Played[];
  /** The beat that is playing; -1: none is. */
  readonly playing: number;
  onBeat(beat: number): void;
  onPlayed(): void;
}

export function useStory(): Story {
  const { events } = useBoard();
  const [playing, setPlaying] = useState(-1);
  return {
    beats: storyOf(events),
    playing,
    onBeat: setPlaying,
    onPlayed: () => setPlaying(-1),
  };
}

const known = new WeakMap<readonly Event[], readonly Played[]>();

/** The same events are the same beats. */
function storyOf(events: readonly Event[]): readonly Played[] {
  let beats = known.get(events);
  if (beats === undefined) known.set(events, (beats = beatsOf(events)));
  return beats;
}
