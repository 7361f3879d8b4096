/** What was played to its end: the latest results, how each game goes, and with whom. */
import { hrefOf } from '../../app/route.ts';
import type { Result } from '../../app/results.ts';
import { useSettings } from '../../app/settings.tsx';
import { Picture } from '../../art/picture.tsx';
import { survivor } from '../../art/portraits.ts';
import { coverOf } from '../../games/index.ts';
import { companionsOf, FACES, facesOf, talliesOf, type Tally } from './tally.ts';
import { GAMES_WORDS } from './text/of.ts';
import { useAgo } from './use-ago.ts';

const LATEST = 6;

export function LatestResults({ results }: { readonly results: readonly Result[] }) {
  const { language } = useSettings();
  const words = GAMES_WORDS[language];
  const ago = useAgo();
  return (
    <section class="my-box sheet" aria-label={words.results}>
      <h2 class="stencil">{words.results}</h2>
      {results.length === 0 && <p>{words.noResults}</p>}
      <ul class="my-results">
        {results.slice(0, LATEST).map(({ host, table, game, at, end, seats, others }) => (
          <li key={`${host} ${table}`}>
            <b>{coverOf(game)?.title[language] ?? game}</b>
            <span class="typed">{ago(at)}</span>
            <span class="my-with">{others.length === 0 ? words.seats(seats) : words.with(others)}</span>
            <span class={`my-end my-end-${end} stencil`}>{words.ends[end]}</span>
            <a href={hrefOf({ page: 'replay', host, table, at: 0 })}>{words.replay}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HowItGoes({ results }: { readonly results: readonly Result[] }) {
  const words = GAMES_WORDS[useSettings().language];
  return (
    <section class="my-box sheet" aria-label={words.tallies}>
      <h2 class="stencil">{words.tallies}</h2>
      <p class="my-legend typed">{words.talliesHelp}</p>
      <ul class="my-tallies">
        {talliesOf(results).map((tally) => (
          <Row key={tally.game} tally={tally} />
        ))}
      </ul>
      <p class="my-legend typed">{words.doubt}</p>
    </section>
  );
}

function Row({ tally }: { readonly tally: Tally }) {
  const { language } = useSettings();
  const words = GAMES_WORDS[language];
  const { game, played, won, low, high, fair, longest, nemesis } = tally;
  const percent = (share: number): string =>
    new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { style: 'percent' }).format(share);
  return (
    <li>
      <b>{coverOf(game)?.title[language] ?? game}</b>
      <span>{words.played(played)}</span>
      <svg class="my-share" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 13h200" class="my-line" />
        <rect x="0" y="8" width={low * 200} height="10" class="my-sure" />
        <rect x={low * 200} y="8" width={(high - low) * 200} height="10" class="my-maybe" />
        <path d={`M${(won / played) * 200} 5v16`} class="my-mark" />
        {fair !== null && <path d={`M${fair * 200 - 4} 0h8l-4 6z`} class="my-sure" />}
      </svg>
      <b class="my-percent">
        <span class="unseen">{words.share(percent(won / played), percent(low), percent(high))}</span>
        <span aria-hidden="true">{percent(won / played)}</span>
      </b>
      <small>
        {words.longest(longest)}
        {nemesis !== null && ` · ${words.nemesis(nemesis.name, nemesis.times)}`}
      </small>
    </li>
  );
}

export function Companions({ results }: { readonly results: readonly Result[] }) {
  const words = GAMES_WORDS[useSettings().language];
  const ago = useAgo();
  const companions = companionsOf(results).slice(0, FACES);
  const faces = facesOf(companions.map(({ name }) => name));
  if (companions.length === 0) return null;
  return (
    <section aria-label={words.companions}>
      <h2 class="my-heading stencil">{words.companions}</h2>
      <ul class="my-faces">
        {companions.map(({ name, games, duels, at, game }, i) => (
          <li key={name} class="sheet">
            <span class="my-face">
              <Picture markup={survivor(faces[i]!)} />
            </span>
            <span id={`companion-${name}`} class="typed">
              {name}
            </span>
            <small>{[words.played(games), duels > 0 && words.duels(duels), ago(at)].filter(Boolean).join(', ')}</small>
            {!import.meta.env.HORDA_STATIC && (
              <a
                class="button"
                title={words.inviteHelp}
                aria-describedby={`companion-${name}`}
                href={hrefOf({ page: 'new', game, host: 'online' })}
              >
                {words.invite}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
