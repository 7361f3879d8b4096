/** The station clock: 24 hours, the night half inked. Missions without a clock show only the round. */
import { NONE } from '@horda/zombicide/text/shown';
import { INK, PAPER, RED, round } from '../../art/pen.ts';
import { SeatMark } from '../../art/marks.tsx';
import { memo } from '../../art/memo.ts';
import { useBoard } from './table.ts';

/** Night is from 19 to 7. (V289) */
const [DUSK, DAWN] = [19, 7];
const HOURS = 24;

const Dial = memo(function Dial({ hour }: { readonly hour: number }) {
  const hand = at(hour, 40);
  return (
    <svg class="zc-dial" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="58" fill={INK} stroke={PAPER} stroke-width="2" />
      <circle cx="60" cy="60" r="52" fill={PAPER} />
      <path d={`M60 60L${at(DUSK - 0.5, 52)}A52 52 0 0 1 ${at(DAWN - 0.5, 52)}Z`} fill={INK} />
      {Array.from({ length: HOURS }, (_, h) => (
        <path
          key={h}
          d={`M${at(h, 51)}L${at(h, h % 6 === 0 ? 42 : 46)}`}
          stroke={h >= DUSK || h < DAWN ? PAPER : INK}
          stroke-width={h % 6 === 0 ? 3.5 : 1.5}
        />
      ))}
      <path d={`M60 60L${hand}`} stroke={PAPER} stroke-width="9" stroke-linecap="round" />
      <path d={`M60 60L${hand}`} stroke={RED} stroke-width="5.5" stroke-linecap="round" />
      <circle cx="60" cy="60" r="6.5" fill={INK} stroke={PAPER} stroke-width="1.5" />
    </svg>
  );
});

function at(hour: number, radius: number): string {
  const angle = ((hour / HOURS) * 360 + 90) * (Math.PI / 180);
  return `${round(60 + Math.cos(angle) * radius)} ${round(60 + Math.sin(angle) * radius)}`;
}

export function Clock() {
  const { view, words, name, texts } = useBoard();
  const { hour, night, round: now, first, seats, seat } = view;
  return (
    <section class={`zc-clock ${hour === NONE ? 'zc-timeless' : ''}`} data-mark="clock">
      {hour !== NONE && <Dial hour={hour} />}
      <div>
        <b class="stencil">{hour === NONE ? words.round(now) : `${hour}:00`}</b>
        {hour !== NONE && (
          <p class="typed">
            {words.dayRound(night ? texts.labels.night : texts.labels.day, now)}
            <br />
            {words.turnsIn(night, hoursTo(hour, night ? DAWN : DUSK))}
          </p>
        )}
        {seats > 1 && (
          <p class="typed zc-first">
            <SeatMark seat={first} tone="chalk" />
            {words.begins(name(first), first === seat)}
          </p>
        )}
      </div>
    </section>
  );
}

function hoursTo(hour: number, change: number): number {
  return (change - hour + HOURS) % HOURS;
}
