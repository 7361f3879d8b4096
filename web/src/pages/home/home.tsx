/** The first page: choose a game, see what it is, go on where you were. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { knownTables } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import { crowd, CROWD_BOX } from '../../art/crowd.ts';
import { Picture } from '../../art/picture.tsx';
import { COVERS, type Cover } from '../../games/index.ts';
import { Covers } from './covers.tsx';
import './dock.css';
import './home.css';
import { LanguageSwitch } from './language-switch.tsx';
import { useServerPresence, type ServerPresence } from './server-presence.ts';
import { useTablesToContinue } from './standing.ts';
import { FirstTime, Tickets } from './tickets.tsx';

const FIRST = COVERS.find(({ load }) => load !== null) ?? COVERS[0]!;
const CROWD = crowd();
const HAS_SERVER = !import.meta.env.HORDA_STATIC;

export function Home() {
  const { words } = useSettings();
  const [chosen, setChosen] = useState(FIRST);
  const tables = useTablesToContinue();
  const isFirstTime = knownTables().length === 0;
  const [firstLine, secondLine] = words.home.tagline;
  const heading = usePageHeading(null);
  return (
    <main class="home">
      <header class="home-head">
        <h1 ref={heading} tabIndex={-1} class="home-wordmark" aria-label="Horda">
          HO<span>R</span>DA
        </h1>
        <div class="home-tagline">
          <p class="typed">
            {firstLine}
            <br />
            {secondLine}
          </p>
          <p class="home-invitation">{HAS_SERVER ? words.home.invitation : words.home.invitationAlone}</p>
        </div>
        <div class="home-corner">
          <OtherPages />
          <LanguageSwitch />
        </div>
      </header>
      <Covers chosen={chosen.id} choose={(id) => setChosen(COVERS.find((cover) => cover.id === id) ?? FIRST)} />
      <p class="home-foot">
        <OtherPages />
      </p>
      <Picture class="home-crowd" markup={CROWD} box={CROWD_BOX} />
      <div class="home-dock">
        <Actions cover={chosen} />
        {tables.length > 0 && <Tickets tables={tables} />}
        {isFirstTime && <FirstTime game={chosen.load === null ? FIRST.id : chosen.id} />}
      </div>
    </main>
  );
}

function OtherPages() {
  const { home } = useWords();
  return (
    <>
      <a class="button button-plain" href={hrefOf({ page: 'games' })}>
        {home.allGames}
      </a>
      <a class="button button-plain" href={hrefOf({ page: 'settings' })}>
        {home.settings}
      </a>
      <a class="button button-plain" href={hrefOf({ page: 'about' })}>
        {home.about}
      </a>
    </>
  );
}

function Actions({ cover }: { readonly cover: Cover }) {
  const { home } = useWords();
  const server = useServerPresence();
  const ready = cover.load !== null;
  return (
    <div class="home-actions">
      <div class="home-note" aria-live="polite">
        <Note cover={cover} server={server} />
      </div>
      <div class="home-buttons">
        {ready && HAS_SERVER ? (
          <OnlineWay
            server={server}
            class="button-primary"
            href={hrefOf({ page: 'new', game: cover.id, host: 'online' })}
          >
            {home.open}
          </OnlineWay>
        ) : null}
        {ready ? (
          <a
            class={`button ${server.away || !HAS_SERVER ? 'button-primary' : ''}`}
            href={hrefOf({ page: 'new', game: cover.id, host: 'local' })}
          >
            {home.alone}
          </a>
        ) : null}
        {HAS_SERVER && (
          <OnlineWay server={server} href={hrefOf({ page: 'join' })}>
            <span class="home-long">{home.join}</span>
            <span class="home-short">{home.joinShort}</span>
          </OnlineWay>
        )}
      </div>
    </div>
  );
}

/** A link that needs a server; while the server is away, a press checks for it again. */
function OnlineWay(props: {
  readonly server: ServerPresence;
  readonly href: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const { server, href, class: look = '', children } = props;
  if (!server.away)
    return (
      <a class={`button ${look}`} href={href}>
        {children}
      </a>
    );
  return (
    <button type="button" class="button" aria-disabled="true" aria-describedby="server-away" onClick={server.ask}>
      {children}
    </button>
  );
}

function Note({ cover, server }: { readonly cover: Cover; readonly server: ServerPresence }) {
  const { language, words } = useSettings();
  const { common, home } = words;
  if (cover.load === null) return <p class="sheet">{home.notYet(cover.title[language])}</p>;
  if (!server.away) return null;
  return (
    <p class="sheet">
      <span id="server-away">{home.serverAway}</span>
      <button type="button" class="button" onClick={server.ask}>
        {common.tryAgain}
      </button>
    </p>
  );
}
