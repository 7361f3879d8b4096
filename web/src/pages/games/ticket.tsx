/** A table as a ticket: its cover, whose move it is and since when, and the way there. */
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { Picture } from '../../art/picture.tsx';
import { poster, POSTER_BOX } from '../../art/posters.ts';
import { coverOf } from '../../games/index.ts';
import { Sure } from '../../table/sure.tsx';
import { ENDING } from '../../text/ending.ts';
import { GAMES_WORDS } from './text/of.ts';
import type { GamesWords } from './text/words.ts';
import { useAgo } from './use-ago.ts';
import type { Ticket } from './use-tickets.ts';

export function TicketOf({ ticket, onRemove }: { readonly ticket: Ticket; onRemove(): void }) {
  const { language } = useSettings();
  const words = GAMES_WORDS[language];
  const ago = useAgo();
  const { host, table, game, state, others, at, expires, series } = ticket;
  const isYours = state === 'yours';
  const id = `ticket-${host}-${table}`;
  const isHere = host === 'local';
  const detail = [
    others.length > 0 && words.with(others),
    isHere && words.onlyHere,
    expires !== null && ENDING[language].listed(expires),
  ].filter(Boolean);
  return (
    <li class={`ticket sheet ${isYours ? 'ticket-yours' : ''}`}>
      {coverOf(game) !== null && (
        <span class="ticket-cover">
          <Picture markup={poster(game, language)} box={POSTER_BOX} />
        </span>
      )}
      <p id={id} class="ticket-about">
        <span class="stencil">{coverOf(game)?.title[language] ?? game}</span>
        <b>{sentenceOf(ticket, words, ago(at))}</b>
        {detail.length > 0 && <small>{detail.join(' · ')}</small>}
      </p>
      <div class="ticket-ways" role="group" aria-labelledby={id}>
        <a
          class={`button ticket-open ${isYours ? 'button-primary' : ''}`}
          href={hrefOf({ page: 'table', host, table })}
        >
          {words.go[state]}
        </a>
        {series && (
          <a class="button" href={hrefOf({ page: 'series', host, table })}>
            {words.series}
          </a>
        )}
        <details class="ticket-more">
          <summary class="button">{words.more}</summary>
          <div class="ticket-menu">
            {state !== 'open' && (
              <a class="button" href={hrefOf({ page: 'replay', host, table, at: null })}>
                {words.replay}
              </a>
            )}
            <Sure
              label={isHere ? words.remove : words.forget}
              question={isHere ? words.removeSure : words.forgetSure}
              no={words.no}
              onYes={onRemove}
            />
          </div>
        </details>
      </div>
    </li>
  );
}

function sentenceOf({ state, awaited }: Ticket, words: GamesWords, ago: string): string {
  if (state === 'yours') return words.yourMove(ago);
  if (state === 'others') return awaited.length === 0 ? words.botsMove(ago) : words.theirMove(awaited, ago);
  return words.states[state](ago);
}
