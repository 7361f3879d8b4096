/** A seat's time as a ring that runs out, where a question to many is answered at once. */
import type { Seat } from '@horda/kernel';
import { timeLeft } from './clock-time.ts';
import { useTime } from './use-time.ts';
import { useSession } from './session.ts';

const ROUND = 2 * Math.PI * 26;

/** Nothing at a table without a clock, and while the seat's clock stands still. */
export function ClockRing({ seat }: { readonly seat: Seat }) {
  const { now, host } = useSession();
  const { clock } = now;
  const runs = clock?.running.includes(seat) === true;
  const time = useTime(runs, host.kind);
  if (!runs) return null;
  const left = timeLeft(clock, seat, time);
  const part = left / Math.max(1, clock.left[seat] ?? left);
  return (
    <svg class="clock-ring" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="26" />
      <circle cx="32" cy="32" r="26" stroke-dasharray={`${part * ROUND} ${ROUND}`} transform="rotate(-90 32 32)" />
      <text x="32" y="40">
        {Math.ceil(left / 1000)}
      </text>
    </svg>
  );
}
