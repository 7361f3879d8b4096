/** What has just happened, as beats for the map. The latest zombie phase can be shown again. */
import type { Event } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import { useEffect, useRef, useState } from 'preact/hooks';
import { beatsOf, hasDead, isPhase, type Played } from './beats.ts';
import { useBoard } from './table.ts';

export interface Story {
  /** What the map shows, and by which beats it came there. */
  readonly view: View;
  readonly moment: number;
  readonly beats: readonly Played[];
  /** What the dead have just done; empty: nothing. */
  readonly dead: readonly Played[];
  /** That was a zombie phase. */
  readonly isPhase: boolean;
  /** The beat that is playing; -1: none is. */
  readonly playing: number;
  onBeat(beat: number): void;
  onPlayed(): void;
  /** Shows the zombie phase once more. */
  again(): void;
}

export function useStory(): Story {
  const { events, view, moment } = useBoard();
  const beats = storyOf(events);
  const [playing, setPlaying] = useState(-1);
  const [round, setRound] = useState(0);
  const before = useRef<{ moment: number; from: View; to: View }>({ moment, from: view, to: view });
  if (before.current.moment !== moment) {
    before.current = { moment, from: before.current.to, to: view };
    if (round !== 0) setRound(0);
  } else before.current.to = view;
  // An odd round shows what was before, an even one plays from there.
  useEffect(() => {
    if (round % 2 === 1) setRound(round + 1);
  }, [round]);
  const isBack = round % 2 === 1;
  return {
    view: isBack ? before.current.from : view,
    moment: moment * 100 + round,
    beats: isBack ? NONE : beats,
    dead: hasDead(beats) ? beats : NONE,
    isPhase: isPhase(beats, before.current.from, view),
    playing,
    onBeat: setPlaying,
    onPlayed: () => setPlaying(-1),
    again: () => setRound(round + 1),
  };
}
const NONE: readonly Played[] = [];

const known = new WeakMap<readonly Event[], readonly Played[]>();

/** The same events are the same beats. */
function storyOf(events: readonly Event[]): readonly Played[] {
  let beats = known.get(events);
  if (beats === undefined) known.set(events, (beats = beatsOf(events)));
  return beats;
}
