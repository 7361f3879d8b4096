/** My games: tables as tickets, results, statistics, companions, and the way to another device. */
import { useState } from 'preact/hooks';
import { forget } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { keptResults } from '../../app/results.ts';
import { useSettings } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import { reasonOf } from '../../backend/backend.ts';
import { removeLocalTable } from '../../local/local-api.ts';
import { reasonText } from '../../text/common/reason.ts';
import { FormTop } from '../form/form-page.tsx';
import './games.css';
import { Companions, HowItGoes, LatestResults } from './results-part.tsx';
import { GAMES_WORDS } from './text/of.ts';
import { FILTERS, type Filter } from './text/words.ts';
import { TicketOf } from './ticket.tsx';
import { useTickets, type Ticket, type Tickets } from './use-tickets.ts';

export function Games() {
  const { language } = useSettings();
  const words = GAMES_WORDS[language];
  const heading = usePageHeading(words.title);
  const [results] = useState(keptResults);
  return (
    <div class="form-desk">
      <FormTop />
      <main class="my">
        <h1 ref={heading} tabIndex={-1} class="my-title stencil">
          {words.title}
        </h1>
        <div class="my-columns">
          <div class="my-column">
            <Tables />
            <LatestResults results={results} />
          </div>
          <div class="my-column">
            {results.length > 0 && <HowItGoes results={results} />}
            <Companions results={results} />
            <section class="my-box my-device sheet" aria-label={words.device}>
              <h2 class="stencil">{words.device}</h2>
              <p>{words.deviceHelp}</p>
              <a class="button" href={hrefOf({ page: 'device', code: '' })}>
                {words.toDevice}
              </a>
              <a class="button" href={hrefOf({ page: 'settings' })}>
                {words.settings}
              </a>
            </section>
          </div>
        </div>
      </main>
    </div>
  );
}

function Tables() {
  const { language, words: allWords } = useSettings();
  const words = GAMES_WORDS[language];
  const all = useTickets();
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const remove = async ({ host, table }: Ticket): Promise<void> => {
    try {
      if (host === 'local') await removeLocalTable(table);
    } catch (error) {
      return setSaid(reasonText('local', reasonOf(error), allWords));
    }
    forget(host, table);
    setSaid(host === 'local' ? words.removed : words.forgotten);
    all.lookAgain();
  };
  const shown = all.tickets.filter((ticket) => PASSES[filter](ticket));
  const yours = all.tickets.filter(PASSES.yours).length;
  return (
    <section aria-label={words.tables}>
      <h2 class="my-heading stencil">
        {words.tables}
        {yours > 0 && <span class="typed">{words.waiting(yours)}</span>}
      </h2>
      <p role="status" class="my-said">
        {said}
      </p>
      <div class="my-filters" role="group" aria-label={words.filter}>
        {FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
          >
            {words.filters[each]}
          </button>
        ))}
      </div>
      <Problem all={all} />
      {shown.length === 0 && !all.isLooking && <p class="my-none">{words.none}</p>}
      {shown.length === 0 && all.isLooking && <p class="my-none">{allWords.common.loading}</p>}
      <ul class="my-tickets" onKeyDown={moveFocus}>
        {shown.map((ticket) => (
          <TicketOf key={`${ticket.host} ${ticket.table}`} ticket={ticket} onRemove={() => void remove(ticket)} />
        ))}
      </ul>
    </section>
  );
}

const PASSES: Readonly<Record<Filter, (ticket: Ticket) => boolean>> = {
  all: () => true,
  yours: ({ state }) => state === 'yours',
  playing: ({ state }) => state !== 'over',
  over: ({ state }) => state === 'over',
};

/** Why the tables of this browser cannot be shown. */
function Problem({ all: { problem } }: { readonly all: Tickets }) {
  const { words } = useSettings();
  if (problem === null) return null;
  return (
    <div class="sheet my-box">
      <p role="alert">{reasonText('local', problem, words)}</p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {words.common.tryAgain}
      </button>
    </div>
  );
}

/** Arrows go from ticket to ticket. */
function moveFocus(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('.ticket-open')];
  const at = ways.indexOf(document.activeElement as HTMLElement);
  const next = ways[at + step];
  if (step === 0 || at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
