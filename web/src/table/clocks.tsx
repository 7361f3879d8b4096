/** How much time everybody has left. */
import { useEffect, useState } from 'preact/hooks';
import { body as stopwatch } from 'virtual:game-icon/stopwatch';
import { useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { SeatMark } from '../art/marks.tsx';
import type { BackendKind } from '../backend/backend.ts';
import { clockAhead, clockText, moodOf, timeLeft } from './clock-time.ts';
import './people.css';
import { useSession } from './session.ts';

const TICK = 250;
/** The owner of the clock hears a warning when this many seconds are left. */
const WARNINGS = [60, 30, 10];

export function Clocks() {
  const { now, info, people, host } = useSession();
  const words = useWords().pages.clock;
  const clock = now.clock;
  const rules = info.clock;
  const time = useTime(clock !== null && clock.running.length > 0, host.kind);
  if (clock === null || rules.kind === 'none' || info.status !== 'playing') return null;
  // A seat that a bot plays has no clock.
  const timed = people.filter(({ seat, bot }) => bot === null && info.seats[seat]?.held === 'person');
  return (
    <section class="clocks" aria-label={words.title}>
      <ul class="clocks-list">
        {timed.map(({ seat, name, you }) => {
          const runs = clock.running.includes(seat);
          const left = timeLeft(clock, seat, time);
          const mood = moodOf(left, rules);
          const shown = clockText(left, rules.kind, words);
          return (
            <li key={seat} class={`clock clock-${mood} ${runs ? 'clock-runs' : ''}`}>
              <SeatMark seat={seat} tone={runs ? 'awaited' : 'chalk'} />
              <span class="unseen">{name}</span>
              <span class="clock-digits stencil">{shown}</span>
              {runs && (
                <span class="clock-word">
                  <Icon body={stopwatch} />
                  <span class="clock-told">
                    {mood === 'low' ? words.low : mood === 'out' ? words.out : words.running}
                  </span>
                </span>
              )}
              {you && runs && <Warning left={left} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Its text changes only at the warnings, so a screen reader speaks only then. */
function Warning({ left }: { readonly left: number }) {
  const words = useWords().pages.clock;
  const reached = WARNINGS.findLast((seconds) => left <= seconds * 1000);
  return (
    <span class="unseen" role="status">
      {reached === undefined ? '' : words.warn(clockText(reached * 1000, 'live', words))}
    </span>
  );
}

/** The current time by the host's clock; updated only while a clock runs. */
export function useTime(runs: boolean, kind: BackendKind): number {
  const [ahead, setAhead] = useState(0);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs || kind === 'local') return;
    let shown = true;
    void aheadOfServer().then((found) => shown && setAhead(found));
    return () => {
      shown = false;
    };
  }, [runs, kind]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return Date.now() - ahead;
}

let known: Promise<number> | null = null;

/** How far this device's clock is ahead. The server is asked for its time once. */
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
