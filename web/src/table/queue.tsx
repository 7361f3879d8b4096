/** The queue to your own turn, while others play: “queue B → C → you”. */
import { useSettings } from '../app/settings.tsx';
import { Arrow } from '../art/icon.tsx';
import { SeatMark } from '../art/marks.tsx';
import { queueIn } from './queue-in.ts';
import { useSession } from './session.ts';
import { WAITING } from './text/waiting.ts';

export function Queue() {
  const { game, now, name, info, seat } = useSession();
  const { language } = useSettings();
  const words = WAITING[language];
  const { view } = now;
  const round = view === null || info.status !== 'playing' ? undefined : game.drawing.round?.(view);
  const queue = round === undefined ? [] : queueIn(round, info.seats.length, seat);
  if (queue.length === 0) return null;
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
