/** The step that decided the game, and how the reader fared. */
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { Picture } from '../art/picture.tsx';
import type { TableSession } from './session.ts';
import { SmallBoard } from './small-board.tsx';
import { END_WORDS } from './text/end/of.ts';
import type { Ending } from './use-ending.ts';
import { photoOf } from './end-poster.tsx';

/** The numbers of the reader's own game. */
const NUMBERS = 3;

interface Props {
  readonly session: TableSession;
  readonly ending: Ending;
}

export function TurningPoint({ session, ending }: Props) {
  const { host, table } = session;
  const { turn } = ending;
  const end = END_WORDS[useSettings().language];
  if (turn === null) return null;
  const when = ending.turnAt(turn.at);
  const before = ending.viewAt(Math.max(0, turn.at - 1));
  const deed = ending.moments.find(({ at }) => at === turn.at)?.events[0];
  const events = deed === undefined || turn.events.includes(deed) ? turn.events : [deed, ...turn.events];
  return (
    <section class="end-card end-turn sheet">
      <h3 class="stencil">
        {end.turningPoint} {when !== null && <small class="typed">{when}</small>}
      </h3>
      {before !== null && <SmallBoard session={session} view={before} />}
      <p>{ending.tell(events)}</p>
      <a class="end-moment" href={hrefOf({ page: 'replay', host: host.kind, table, at: turn.at })}>
        {end.showMoment}
      </a>
    </section>
  );
}

export function OwnNight({ session, ending }: Props) {
  const { seat, info, game, now } = session;
  const { language } = useSettings();
  const end = END_WORDS[language];
  const { falls, statistics } = ending;
  if (seat === null || info.status !== 'over') return null;
  const fall = falls.find((each) => each.seat === seat) ?? null;
  const numbers = (game.statistics ?? []).slice(0, NUMBERS).map(({ label }, i) => ({
    label: label[language],
    n: statistics?.tallies[i]?.[seat] ?? 0,
  }));
  return (
    <section class="end-card end-own sheet">
      <div class={`end-own-face ${fall === null ? '' : 'end-lost'}`}>
        <Picture markup={photoOf(session, seat)} />
        {fall !== null && <Cross />}
      </div>
      <div>
        <h3 class="stencil">{end.yourNight}</h3>
        <p>{fate()}</p>
      </div>
      {statistics !== null && numbers.length > 0 && (
        <dl class="end-facts">
          {numbers.map(({ label, n }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd class="stencil">{n}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );

  /** When and why the reader fell. */
  function fate(): string {
    if (fall === null) return end.youStayed;
    const { events = [] } = ending.moments.find(({ at }) => at === fall.at) ?? {};
    const blows = events.filter((e) => ending.story?.cost(e, now.view ?? {})?.seat === seat);
    return [end.youFell(ending.turnAt(fall.at)), ending.tell(blows)].join(' ');
  }
}

/** What fell stays to be seen. */
export function Cross() {
  return (
    <svg class="end-cross" viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M6 8L95 113M93 5L8 116" />
    </svg>
  );
}
