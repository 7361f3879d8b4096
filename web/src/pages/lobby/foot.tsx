/** What is still missing before the game, in words, and the way on. */
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { digits } from '../../table/clock-time.ts';
import { useSession } from '../../table/session.ts';
import { hostSilentFrom } from '../../table/silence.ts';
import { useTime } from '../../table/use-time.ts';
import { NO_KEY } from '../door/link.ts';
import { LOBBY } from './text/of.ts';

export function Foot() {
  const session = useSession();
  const { seat, isHost, info } = session;
  const { language } = useSettings();
  const words = LOBBY[language];
  const free = info.seats.filter(({ held }) => held === 'free').length;
  const hostName = info.host === null ? null : session.name(info.host);
  const silentFrom = hostSilentFrom(session);
  const time = useTime(silentFrom !== null, session.host.kind);
  const mayStandIn = silentFrom !== null && time >= silentFrom;
  const said = (): string => {
    if (isHost) return free > 0 ? words.emptySeats(free) : words.ready;
    if (mayStandIn) return words.hostSilent;
    return free > 0 ? words.waitFor(free) : words.waitHost(hostName);
  };
  return (
    <footer class="lobby-foot">
      <div class="lobby-foot-said typed">
        <p id="lobby-said" aria-live="polite">
          {seat === null && !isHost ? `${words.youWatch} ${said()}` : said()}
        </p>
        {silentFrom !== null && !mayStandIn && <p>{words.hostSilentSoon(digits(silentFrom - time))}</p>}
      </div>
      <p class="lobby-pencil" aria-hidden="true">
        {words.pencil}
      </p>
      {seat === null && <SitDown />}
      {mayStandIn && (
        <button type="button" class="button button-primary" onClick={() => void session.do({ do: 'start' })}>
          {words.startWithoutHost}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          class={`button ${free === 0 ? 'button-primary' : 'lobby-not-yet'}`}
          aria-disabled={free > 0}
          aria-describedby="lobby-said"
          onClick={() => void (free === 0 ? session.do({ do: 'start' }) : session.notify(words.emptySeats(free)))}
        >
          {words.start}
        </button>
      )}
    </footer>
  );
}

/** Lets a spectator take a free seat, where that is allowed. */
function SitDown() {
  const { host, table, info, isHost } = useSession();
  const { language } = useSettings();
  const words = LOBBY[language];
  const known = knownTable(host.kind, table);
  const invite = known?.invite ?? (info.listed ? NO_KEY : null);
  if (isHost || invite === null || info.seats.every(({ held }) => held !== 'free')) return null;
  return (
    <a class="button button-primary" href={hrefOf({ page: 'door', table, key: invite, as: 'guest' })}>
      {words.takeSeat}
    </a>
  );
}
