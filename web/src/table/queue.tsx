/** The queue to your own turn, while others play: “queue B → C → you”. */
import { useSettings } from '../app/settings.tsx';
import { Arrow } from '../art/icon.tsx';
import { SeatMark } from '../art/marks.tsx';
import { useSession } from './session.ts';
import { WAITING } from './text/waiting.ts';

export function Queue() {
  const { game, now, name, info, seat } = useSession();
  const { language } = useSettings();
  const words = WAITING[language];
  const { view } = now;
  const queue = view === null || info.status !== 'playing' ? [] : (game.drawing.queue?.(view) ?? []);
  if (queue.length < 2 || queue.at(-1) !== seat) return null;
  const before = queue.slice(0, -1);
  return (
    <p class="status-more status-queue">
      <span class="unseen">{words.queueAloud(before.map(name).join(', '))}</span>
      <span aria-hidden="true">
        {words.queue}{' '}
        {before.map((each) => (
          <>
            <SeatMark key={each} seat={each} tone="chalk" /> <Arrow />{' '}
          </>
        ))}
        {words.you}
      </span>
    </p>
  );
}
