/** How much time everybody has left. */
import { body as stopwatch } from 'virtual:game-icon/stopwatch';
import { useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { SeatMark } from '../art/marks.tsx';
import { clockText, moodOf, timeLeft } from './clock-time.ts';
import './people.css';
import { useSession } from './session.ts';
import { useTime } from './use-time.ts';

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
