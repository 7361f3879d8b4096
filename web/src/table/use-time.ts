/** The time by the clock of the host, which decides. This device's clock may be wrong. */
import { useEffect, useState } from 'preact/hooks';
import type { BackendKind } from '../backend/backend.ts';
import { clockAhead } from './clock-time.ts';

const TICK = 250;

/** The current time; updated only while a clock runs. */
export function useTime(runs: boolean, kind: BackendKind): number {
  const ahead = useAhead(runs, kind);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return Date.now() - ahead;
}

/** The current time; updated when each of these moments comes. */
export function useTimeAt(moments: readonly number[], kind: BackendKind): number {
  const ahead = useAhead(moments.length > 0, kind);
  const [, tick] = useState(0);
  const time = Date.now() - ahead;
  const next = Math.min(...moments.filter((moment) => moment > time));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => tick((n) => n + 1), next - (Date.now() - ahead) + 1);
    return () => clearTimeout(timer);
  }, [next, ahead]);
  return time;
}

/** How far this device's clock is ahead of the host's; 0 until it is known. */
function useAhead(isWanted: boolean, kind: BackendKind): number {
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    if (!isWanted || kind === 'local') return;
    let shown = true;
    void aheadOfServer().then((found) => shown && setAhead(found));
    return () => {
      shown = false;
    };
  }, [isWanted, kind]);
  return ahead;
}

let known: Promise<number> | null = null;

/** The server is asked for its time once. */
function aheadOfServer(): Promise<number> {
  known ??= askTime().catch(() => {
    known = null;
    return 0;
  });
  return known;
}

async function askTime(): Promise<number> {
  const sent = Date.now();
  const reply = await fetch('/healthz', { cache: 'no-store' });
  const received = Date.now();
  const { now } = (await reply.json()) as { readonly now: number };
  return clockAhead(now, sent, received);
}
