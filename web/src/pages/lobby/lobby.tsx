/** A table before its game: who has come, who is awaited, and what is agreed. */
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import { digits } from '../../table/clock-time.ts';
import { Connection } from '../../table/connection.tsx';
import { useSession } from '../../table/session.ts';
import { hostSilentFrom } from '../../table/silence.ts';
import { Sure } from '../../table/sure.tsx';
import { useLeave } from '../../table/use-leave.ts';
import { useTime } from '../../table/use-time.ts';
import { ENDING } from '../../text/ending.ts';
import { NO_KEY } from '../door/link.ts';
import { CopyLink } from '../form/copy-link.tsx';
import { Box, FoldedBox, FormPage } from '../form/form-page.tsx';
import { Agreed } from './agreed.tsx';
import { Chairs } from './chairs.tsx';
import './lobby.css';
import { Stir } from './stir.tsx';

export function Lobby() {
  const { texts, host, info } = useSession();
  const { language, words: allWords } = useSettings();
  const words = allWords.pages.lobby;
  const isOnline = host.kind === 'online';
  return (
    <FormPage caption={words.caption} title={words.title(texts.title)}>
      <Connection />
      {info.expires !== null && <p class="form-lead lobby-expires">{ENDING[language].expires(info.expires, false)}</p>}
      <div class="form-columns">
        <div class="form-column">
          <Box title={words.seats}>
            <Chairs />
          </Box>
          {isOnline && <Links />}
        </div>
        <div class="form-column">
          <FoldedBox title={words.settings} said={words.clock(info.clock)} wide>
            <Agreed />
          </FoldedBox>
          {isOnline && info.fair !== null && (
            <FoldedBox title={words.stir} said={words.stirSaid} wide>
              <Stir fair={info.fair} />
            </FoldedBox>
          )}
        </div>
      </div>
      <Foot />
    </FormPage>
  );
}

/** The links that the maker of the table and its guests can pass on. */
function Links() {
  const { host, table, texts, info, notify } = useSession();
  const words = useWords().pages.lobby;
  const known = knownTable(host.kind, table);
  const invite = known?.invite ?? (info.listed ? NO_KEY : null);
  const watch = known?.watch ?? null;
  const isFree = info.seats.some(({ held }) => held === 'free');
  if (watch === null && (invite === null || !isFree)) return null;
  return (
    <Box title={words.invite}>
      <div class="form-rows">
        {invite !== null && isFree && (
          <CopyLink
            label={words.inviteLink}
            help={words.inviteHelp}
            href={hrefOf({ page: 'door', table, key: invite, as: 'guest' })}
            share={words.shareText(texts.title)}
            onSaid={notify}
          />
        )}
        {watch !== null && (
          <CopyLink
            label={words.watchLink}
            help={words.watchHelp}
            href={hrefOf({ page: 'door', table, key: watch, as: 'watcher' })}
            onSaid={notify}
          />
        )}
      </div>
    </Box>
  );
}

function Foot() {
  const session = useSession();
  const { seat, isHost, info } = session;
  const words = useWords().pages.lobby;
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
  const leave = useLeave();
  return (
    <div class="form-foot">
      <p id="lobby-said" class="form-foot-said" aria-live="polite">
        {seat === null && !isHost ? `${words.youWatch} ${said()}` : said()}
      </p>
      {silentFrom !== null && !mayStandIn && (
        <p class="form-foot-said">{words.hostSilentSoon(digits(silentFrom - time))}</p>
      )}
      {seat === null && <SitDown />}
      {seat !== null && (
        <Sure label={words.leave} question={words.leaveSure} no={words.leaveNo} onYes={() => void leave()} />
      )}
      {mayStandIn && (
        <button type="button" class="button button-primary" onClick={() => void session.do({ do: 'start' })}>
          {words.startWithoutHost}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          class={`button ${free === 0 ? 'button-primary' : ''}`}
          aria-disabled={free > 0}
          aria-describedby="lobby-said"
          onClick={() => void (free === 0 ? session.do({ do: 'start' }) : session.notify(words.emptySeats(free)))}
        >
          {words.start}
        </button>
      )}
    </div>
  );
}

/** Lets a spectator take a free seat, where that is allowed. */
function SitDown() {
  const { host, table, info, isHost } = useSession();
  const words = useWords().pages.lobby;
  const known = knownTable(host.kind, table);
  const invite = known?.invite ?? (info.listed ? NO_KEY : null);
  if (isHost || invite === null || info.seats.every(({ held }) => held !== 'free')) return null;
  return (
    <a class="button button-primary" href={hrefOf({ page: 'door', table, key: invite, as: 'guest' })}>
      {words.takeSeat}
    </a>
  );
}
