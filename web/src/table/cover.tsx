/**
 * Where several people share a device: the screen shown while one passes it to the next. The caller draws nothing of
 * the next hand before `onReady`.
 */
import type { Seat } from '@horda/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { survivor } from '../art/portraits.ts';
import type { Person } from '../games/web-game.ts';
import './cover.css';

export function Cover(props: {
  readonly people: readonly Person[];
  /** Who takes the device. */
  readonly seat: Seat;
  onReady(): void;
}) {
  const { people, seat, onReady } = props;
  const words = useWords().pages.cover;
  const name = people.find((person) => person.seat === seat)?.name ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  // Focusing the heading lets it be read out, and a key meant for the table does not press the button.
  useEffect(() => heading.current?.focus(), [seat]);
  return (
    <main class="cover">
      <div class="cover-sheet sheet">
        <div class="cover-photo">
          <Picture markup={survivor(seat + 1)} />
        </div>
        <h1 ref={heading} tabIndex={-1} class="cover-title">
          <span class="typed cover-takes">{words.takes}</span>
          <span class="cover-name">
            <SeatMark seat={seat} tone="ink" />
            <span class="stencil">{name}</span>
          </span>
        </h1>
        <p class="cover-help">{words.help}</p>
        <button type="button" class="button button-primary cover-ready" onClick={onReady}>
          {words.ready(name)}
        </button>
      </div>
    </main>
  );
}
