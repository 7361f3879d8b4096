/** The entries of a replay's log. Missing ones are looked up little by little. */
import type { LogEntry } from '@horda/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { momentsOf } from '../../table/moments.ts';
import { replayEntries, type Look, type Replayed } from './open-replay.ts';

/** The log is redrawn after this many moments have been looked up. */
const AT_ONCE = 20;

export function useEntries(replayed: Replayed): readonly LogEntry[] {
  const { entries, now, seat, looks } = replayed;
  const [seen, setSeen] = useState<ReadonlyMap<number, Look>>(new Map());
  const first = useMemo(() => momentsOf(entries, now.answers)[0]?.at ?? now.answers + 1, [entries, now.answers]);
  useEffect(() => {
    let shown = true;
    void lookUp();
    return () => {
      shown = false;
    };

    async function lookUp(): Promise<void> {
      for (let from = 0; shown && from < first && first > 0; from += AT_ONCE) {
        const wanted = Array.from({ length: Math.min(AT_ONCE, first - from) }, (_, i) => from + i);
        const found = await Promise.all(wanted.map((at) => looks.fetch(at, seat).catch(() => null)));
        const known = found.filter((look) => look !== null);
        if (shown) setSeen((before) => new Map([...before, ...known.map((look) => [look.at, look] as const)]));
      }
    }
  }, [replayed]);
  return useMemo(() => replayEntries(replayed, seen), [replayed, seen]);
}
