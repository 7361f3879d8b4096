/** The mission ahead: its story, hour and goals, and the way to it. */
import type { MissionText } from '@horda/zombicide/text/missions/text';
import { MISSION_TITLES } from '@horda/zombicide/text/missions/titles';
import type { Names } from '@horda/zombicide/text/names';
import { useEffect, useState } from 'preact/hooks';
import type { SeriesProps } from '../../web-game.ts';
import { fetchWordsOf } from '../words.ts';
import { Hour, missionOf } from './folder.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { PAGE_WORDS } from './words.ts';

type Ways = Pick<SeriesProps<unknown, unknown, unknown>, 'next' | 'again' | 'table' | 'players'> & {
  readonly isPlayed: boolean;
  /** How many play now. */
  readonly seats: number;
};

export function Brief(props: { readonly id: string; readonly n: number; readonly names: Names; readonly ways: Ways }) {
  const { id, n, names, ways } = props;
  const data = missionOf(id);
  const words = PAGE_WORDS[names.language];
  const text = useWordsOf(id, names);
  return (
    <section class="zcc-brief" aria-labelledby="zcc-ahead">
      <span class="zcc-picture">
        <Thumbnail mission={data} isUnknown={false} />
      </span>
      <div>
        <h2 id="zcc-ahead" class="stencil">
          <small class="typed">M{n}</small> {names.say(MISSION_TITLES[id]!)}
        </h2>
        {text !== undefined && <p class="zcc-lead typed">{names.say(text.briefing)}</p>}
        <p class="zcc-facts">
          <Hour hour={data.startHour ?? 12} names={names} />
          <span>{words.crates(data.crates.length)}</span>
          <span>{words.cards(data.cards.length)}</span>
          <span>{words.minutes(data.minutes)}</span>
        </p>
        {text !== undefined && (
          <ul class="zcc-goals">
            {data.goals
              .filter((goal) => !('announced' in goal))
              .map(({ id: goal }) => (
                <li key={goal}>{text.goals[goal] === undefined ? goal : names.say(text.goals[goal])}</li>
              ))}
          </ul>
        )}
        <WayThere n={n} names={names} ways={ways} />
      </div>
    </section>
  );
}

/** Undefined: they are on their way. */
function useWordsOf(mission: string, names: Names): MissionText | undefined {
  const [, setFetched] = useState('');
  useEffect(() => void fetchWordsOf(mission).then(() => setFetched(mission)), [mission]);
  return names.mission({ mission });
}

function WayThere({ n, names, ways }: { readonly n: number; readonly names: Names; readonly ways: Ways }) {
  const words = PAGE_WORDS[names.language];
  const [seats, setSeats] = useState(ways.seats);
  if (ways.isPlayed)
    return (
      <a class="button button-primary" href={ways.table}>
        {words.toMission}
      </a>
    );
  const [way, label] =
    ways.next === null ? [ways.again, words.again(n)] : [ways.next, ways.next.made ? words.follow(n) : words.play(n)];
  if (way === null) return <p class="typed">{words.waitForHost}</p>;
  const [least, most] = ways.players;
  return (
    <p class="zcc-way">
      <button
        type="button"
        class="button button-primary"
        disabled={way.busy}
        onClick={() => way.go(seats === ways.seats ? undefined : seats)}
      >
        {label}
      </button>
      {ways.next !== null && !ways.next.made && (
        <label>
          {words.seats}{' '}
          <select value={seats} onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}>
            {Array.from({ length: most - least + 1 }, (_, i) => (
              <option key={i} value={least + i}>
                {least + i}
              </option>
            ))}
          </select>
        </label>
      )}
    </p>
  );
}
