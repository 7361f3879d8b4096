/** What the map shows now: the table as it is, or a beat on the way to it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Beat } from './props.ts';
import type { Shown } from './shown.ts';
import { after } from './shown.ts';
import { tell, type Story } from './story.ts';

/** A beat that is told now. */
export interface Telling {
  /** What was shown when it began. */
  readonly before: Shown;
  readonly beat: Beat;
  share(now: number): number;
}

interface Told {
  readonly view: Shown;
  readonly moment: number;
  readonly beats: readonly Beat[];
  onBeat?(beat: number): void;
  onPlayed?(): void;
  /** A frame of the story has to be drawn. */
  frame(): void;
}

/** Null: nothing is told, the table is shown as it is. */
export function useStory(told: Told): Telling | null {
  const { view, moment, beats } = told;
  const latest = useRef(told);
  const [telling, setTelling] = useState<Telling | null>(null);
  const last = useRef({ view, moment });
  const story = useRef<Story | null>(null);
  const from = last.current.view;
  const isNew = last.current.moment !== moment;
  latest.current = told;
  last.current = { view, moment };
  // A new moment ends what is still told of the one before.
  useLayoutEffect(() => {
    if (!isNew) return;
    story.current?.stop();
    if (beats.length === 0) return;
    let before: Shown = from;
    let shown: Shown = from;
    const its = tell(beats, {
      begins(no) {
        before = shown;
        const beat = beats[no]!;
        shown = beat.events.reduce(after, before);
        setTelling({ before, beat, share: (now) => its.share(now) });
        latest.current.onBeat?.(no);
      },
      frame: () => latest.current.frame(),
      over() {
        setTelling(null);
        story.current = null;
        latest.current.onPlayed?.();
      },
    });
    story.current = its;
    setTelling({ before, beat: { ms: 1, events: [] }, share: () => 0 });
  }, [moment]);
  useLayoutEffect(() => () => story.current?.stop(), []);
  // Between the render and the effect nothing of the end may be seen.
  return isNew && beats.length > 0 ? { before: from, beat: { ms: 1, events: [] }, share: () => 0 } : telling;
}
