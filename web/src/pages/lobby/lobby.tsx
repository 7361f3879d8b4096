/** A table before its game: who has come, who is awaited, what is agreed, and the talk about it. */
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import { Picture } from '../../art/picture.tsx';
import { poster, POSTER_BOX } from '../../art/posters.ts';
import { coverOf } from '../../games/index.ts';
import { GoalLines, GoalWays, useLeaflet } from '../../goal/goal-lines.tsx';
import { hasSeenGoal, markGoalSeen } from '../../goal/seen.ts';
import { GOAL_WORDS } from '../../goal/words.ts';
import { Chat } from '../../table/chat.tsx';
import { Connection } from '../../table/connection.tsx';
import { useSession } from '../../table/session.ts';
import { Sure } from '../../table/sure.tsx';
import { Unread } from '../../table/unread.tsx';
import { useLeave } from '../../table/use-leave.ts';
import { useUnread } from '../../table/use-unread.ts';
import { ENDING } from '../../text/ending.ts';
import { LanguageSwitch } from '../home/language-switch.tsx';
import { Agreed } from './agreed.tsx';
import { Chairs } from './chairs.tsx';
import { FillBots } from './fill-bots.tsx';
import { Foot } from './foot.tsx';
import { Invite } from './invite.tsx';
import './lobby.css';
import './lobby-parts.css';
import './lobby-phone.css';
import { Stir } from './stir.tsx';
import { LOBBY } from './text/of.ts';

/** On a phone one of these is open at a time. */
type Tab = 'goal' | 'settings' | 'chat';

export function Lobby() {
  const { host, info } = useSession();
  const { language } = useSettings();
  const isOnline = host.kind === 'online';
  const [tab, setTab] = useState<Tab>('goal');
  return (
    <div class="lobby" data-tab={tab}>
      <Top />
      <main class="lobby-main">
        <Connection />
        {info.expires !== null && <p class="lobby-expires sheet">{ENDING[language].expires(info.expires, false)}</p>}
        <div class="lobby-column lobby-about">
          <Poster />
          <Goal />
        </div>
        <div class="lobby-column">
          <Seats />
          <FillBots />
          {isOnline && <Talk />}
        </div>
        <div class="lobby-column">
          <Invite />
          <Tabs tab={tab} choose={setTab} />
          <Agreed />
          {isOnline && info.fair !== null && <Shuffle />}
        </div>
      </main>
      <Foot />
    </div>
  );
}

function Top() {
  const { seat } = useSession();
  const { language, words } = useSettings();
  const lobby = LOBBY[language];
  const leave = useLeave();
  return (
    <header class="lobby-top">
      <a class="form-home" href={hrefOf({ page: 'home' })}>
        <span class="form-wordmark stencil" aria-hidden="true">
          Ho<i>r</i>da
        </span>
        <span class="unseen">{words.common.home}</span>
      </a>
      <p class="typed lobby-caption">{lobby.caption}</p>
      <LanguageSwitch />
      {seat !== null && (
        <Sure label={lobby.leave} question={lobby.leaveSure} no={lobby.leaveNo} onYes={() => void leave()} />
      )}
    </header>
  );
}

function Poster() {
  const { game } = useSession();
  const { language } = useSettings();
  // A game that stands on no shelf has none.
  if (coverOf(game.id)?.budget === null) return null;
  return (
    <div class="lobby-poster">
      <Picture markup={poster(game.id, language)} box={POSTER_BOX} />
    </div>
  );
}

function Seats() {
  const { texts, game, info } = useSession();
  const { language } = useSettings();
  const words = LOBBY[language];
  const heading = usePageHeading(words.title(texts.title));
  const free = info.seats.filter(({ held }) => held === 'free').length;
  return (
    <section class="lobby-seats sheet" aria-label={words.seats}>
      <header class="lobby-seats-head">
        <h1 ref={heading} tabIndex={-1} class="stencil" aria-label={words.title(texts.title)}>
          {coverOf(game.id)?.title[language] ?? texts.title}
        </h1>
        <p class="typed">{words.places(info.seats.length, free)}</p>
      </header>
      <Chairs />
    </section>
  );
}

/** The goal of the game, open for those who have not read it yet. */
function Goal() {
  const { game } = useSession();
  const { language } = useSettings();
  const [isNew] = useState(() => !hasSeenGoal(game.id));
  const leaflet = useLeaflet(game, true);
  const isRead = leaflet !== null;
  // The table need not show it again.
  useEffect(() => {
    if (isRead) markGoalSeen(game.id);
  }, [isRead]);
  if (leaflet === null) return null;
  return (
    <details class="lobby-goal sheet" open={isNew}>
      <summary class="stencil">{GOAL_WORDS[language].title}</summary>
      <GoalLines leaflet={leaflet} />
      <GoalWays game={game} />
    </details>
  );
}

function Talk() {
  const { words } = useSettings();
  return (
    <div class="lobby-chat sheet">
      <h2 class="stencil">{words.pages.chat.title}</h2>
      <Chat />
    </div>
  );
}

function Shuffle() {
  const { info } = useSession();
  const [isOpen] = useState(() => matchMedia('(min-width: 68.75em)').matches);
  const { language } = useSettings();
  const words = LOBBY[language];
  if (info.fair === null) return null;
  return (
    <details class="lobby-shuffle sheet" open={isOpen}>
      <summary>
        <span class="stencil">{words.stir}</span> <span class="field-help">{words.stirSaid}</span>
      </summary>
      <Stir fair={info.fair} />
    </details>
  );
}

/** On a wide screen everything is in sight, and the style sheet hides these. */
function Tabs({ tab, choose }: { readonly tab: Tab; choose(tab: Tab): void }) {
  const { host } = useSession();
  const { language, words } = useSettings();
  const unread = useUnread(tab === 'chat');
  const tabs: readonly (readonly [Tab, string])[] = [
    ['goal', GOAL_WORDS[language].title],
    ['settings', LOBBY[language].settings],
    ...(host.kind === 'online' ? [['chat', words.pages.chat.title] as const] : []),
  ];
  return (
    <div class="lobby-tabs" role="group">
      {tabs.map(([each, label]) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => choose(each)}>
          {label}
          {each === 'chat' && <Unread lines={unread} />}
        </button>
      ))}
    </div>
  );
}
