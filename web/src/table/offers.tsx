/**
 * Standing offers: a quiet strip with what this seat may answer. Nobody waits for it, so it takes no focus and rings no
 * bell. On a shared device it names every player who has an offer; a player takes one up behind the cover.
 */
import type { Choice } from '@horda/kernel';
import { useContext, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import type { OwnAsk } from '../games/web-game.ts';
import { awaitedIn, offeredIn } from './asks.ts';
import './notes.css';
import { useReturnFocus } from './return-focus.ts';
import { DeviceContext } from './seat-switch.tsx';
import { useSession } from './session.ts';

export function Offers() {
  const { offers } = useSession();
  return (
    <>
      {offers.map((offer) => (
        <Offer key={`${offer.offer?.of} ${offer.offer?.since}`} offer={offer} />
      ))}
      <OffersHere />
    </>
  );
}

function Offer({ offer: { prompt, options } }: { readonly offer: OwnAsk<Choice> }) {
  const session = useSession();
  const { now, texts, name, seat } = session;
  const device = useContext(DeviceContext);
  const words = useWords().table.offers;
  const [isSending, setSending] = useState(false);
  const strip = useRef<HTMLElement>(null);
  useReturnFocus(strip);
  const answer = async (choice: Choice): Promise<void> => {
    setSending(true);
    await session.do({ do: 'answer', askedAt: now.askedAt, picks: [choice] });
    setSending(false);
  };
  const { view } = now;
  if (view === null) return null;
  // A player who took the device only for this offer gives it back.
  const isGuest = device !== null && seat !== null && !awaitedIn(view).includes(seat);
  return (
    <section ref={strip} class="table-note offer-note sheet" aria-label={words.title}>
      <p role="status">{texts.prompt(prompt, view, name)}</p>
      <div class="table-note-answers">
        {options.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            class="button"
            aria-disabled={isSending}
            onClick={() => !isSending && void answer(choice)}
          >
            {texts.option(choice, view, name)}
          </button>
        ))}
        {isGuest && (
          <button type="button" class="button button-plain" onClick={() => device.choose(null)}>
            {words.later}
          </button>
        )}
      </div>
    </section>
  );
}

/** The other players at this device who have an offer, whether or not they can use it. */
function OffersHere() {
  const device = useContext(DeviceContext);
  const { people, seat, now, info } = useSession();
  const words = useWords().table.offers;
  if (device === null || info.status !== 'playing') return null;
  const offered = offeredIn(now.view);
  const here = people.filter(
    ({ seat: each, bot }) => each !== seat && device.seats.includes(each) && offered.includes(each) && bot === null,
  );
  if (here.length === 0) return null;
  return (
    <section class="table-note offer-note sheet" aria-label={words.here}>
      <p>{words.here}</p>
      <div class="table-note-answers">
        {here.map(({ seat: each, name }) => (
          <button key={each} type="button" class="button" onClick={() => device.choose(each)}>
            <SeatMark seat={each} tone="ink" />
            <span>{name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
