/** A quick study in a worker of its own: typing goes on meanwhile. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PairStudy, PlayedPair, StudyWord } from './pairs.ts';

export interface RunningStudy {
  readonly state: 'idle' | 'playing' | 'done' | 'failed';
  readonly pairs: readonly PlayedPair[];
  /** The content that the pairs were played with; null: none were. */
  readonly pack: object | null;
  /** When the last pair was played. */
  readonly at: number;
  start(study: PairStudy): void;
  stop(): void;
}

const NOTHING = { state: 'idle', pairs: [], pack: null, at: 0 } as const;

export function useStudy(): RunningStudy {
  const [run, setRun] = useState<Omit<RunningStudy, 'start' | 'stop'>>(NOTHING);
  const worker = useRef<Worker | null>(null);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const start = (study: PairStudy): void => {
    end();
    setRun({ ...NOTHING, state: 'playing', pack: study.pack });
    const fresh = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module', name: 'study' });
    worker.current = fresh;
    fresh.addEventListener('message', ({ data }: MessageEvent<StudyWord>) => {
      if (data.is === 'pair') setRun((now) => ({ ...now, pairs: [...now.pairs, data.pair], at: Date.now() }));
      else {
        setRun((now) => ({ ...now, state: data.is }));
        end();
      }
    });
    fresh.addEventListener('error', (event) => {
      event.preventDefault();
      setRun((now) => ({ ...now, state: 'failed' }));
      end();
    });
    fresh.postMessage(study);
  };
  const stop = (): void => {
    end();
    setRun((now) => ({ ...now, state: now.pairs.length === 0 ? 'idle' : 'done' }));
  };
  return { ...run, start, stop };
}
