/** The right column: how to join, as long as there is a free seat, and who is awaited. */
import { useSettings } from '../../app/settings.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { useSession } from '../../table/session.ts';
import { TvJoin } from './tv-join.tsx';
import { TV } from './text/of.ts';

export function TvAside() {
  const session = useSession();
  const { people, info } = session;
  const words = TV[useSettings().language];
  const awaited = info.status === 'playing' ? people.filter((person) => person.awaited) : [];
  return (
    <aside class="tv-aside" aria-label={words.awaited}>
      <TvJoin />
      {awaited.length > 0 && (
        <div class="tv-awaited" data-many={awaited.length > 2}>
          <p class="typed">{words.awaited}</p>
          {awaited.map(({ seat, name }) => (
            <p key={seat} class="tv-who typed">
              <SeatMark seat={seat} tone="awaited" />
              <span>{name}</span>
            </p>
          ))}
        </div>
      )}
    </aside>
  );
}
