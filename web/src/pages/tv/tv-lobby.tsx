/** Before the game: a large code, and who sits where. The game of a television begins when the last seat is taken. */
import { useEffect, useState } from 'preact/hooks';
import { body as person } from 'virtual:game-icon/person';
import { body as robot } from 'virtual:game-icon/vintage-robot';
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { survivor } from '../../art/portraits.ts';
import { poster, POSTER_BOX } from '../../art/posters.ts';
import { coverOf } from '../../games/index.ts';
import { useSession } from '../../table/session.ts';
import { TvJoin } from './tv-join.tsx';
import { TV } from './text/of.ts';

/** Seconds in which a person who sat down by mistake may still get up. */
const COUNTDOWN = 3;

export function TvLobby() {
  const { game, info, people, isHost, host, table } = useSession();
  const { language } = useSettings();
  const words = TV[language];
  const free = info.seats.filter(({ held }) => held === 'free').length;
  const left = useStart(free === 0);
  return (
    <div class="tv-lobby">
      {coverOf(game.id)?.budget !== null && (
        <div class="tv-poster">
          <Picture markup={poster(game.id, language)} box={POSTER_BOX} />
        </div>
      )}
      <section class="tv-seats sheet">
        <h2 class="stencil">{coverOf(game.id)?.title[language] ?? game.texts[language].title}</h2>
        <ol>
          {info.seats.map(({ held }, seat) => (
            <li key={seat} class={`tv-seat tv-seat-${held}`}>
              <span class="tv-face">
                {held === 'person' && <Picture markup={survivor(seat + 1)} />}
                {held === 'bot' && <Icon body={robot} />}
                {held === 'free' && <Icon body={person} />}
              </span>
              <SeatMark seat={seat} tone={held === 'free' ? 'awaited' : 'ink'} />
              <span class="typed">{held === 'free' ? words.freeSeat : people[seat]!.name}</span>
            </li>
          ))}
        </ol>
        <p class="tv-begin typed" role="status">
          {free > 0 ? words.free(free) : left === null ? words.hostStarts : words.startsIn(left)}
        </p>
        {isHost && (
          <a class="button" href={hrefOf({ page: 'table', host: host.kind, table })}>
            {words.toLobby}
          </a>
        )}
      </section>
      <TvJoin />
    </div>
  );
}

/** Where this television has made the table, nobody else can start the game. Null: it does not start it either. */
function useStart(isFull: boolean): number | null {
  const session = useSession();
  const { host, table, isHost } = session;
  const starts = isFull && isHost && knownTable(host.kind, table)?.television === true;
  const [left, setLeft] = useState(COUNTDOWN);
  useEffect(() => {
    setLeft(COUNTDOWN);
    if (!starts) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [starts]);
  useEffect(() => {
    if (starts && left === 0) void session.do({ do: 'start' });
  }, [starts, left]);
  return starts ? Math.max(0, left) : null;
}
