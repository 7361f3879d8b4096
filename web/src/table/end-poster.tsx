/** The photographs of all players: the winners large, the others crossed out. */
import type { Seat } from '@horda/kernel';
import { SeatMark } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { survivor, zombie } from '../art/portraits.ts';
import { useSettings } from '../app/settings.tsx';
import { winnersOf } from './headline.ts';
import type { TableSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';

const FACES: readonly string[] = Array.from({ length: 8 }, (_, seed) => survivor(seed));
const HORDE = zombie(3, 'horde');

export function EndPoster({ session }: { readonly session: TableSession }) {
  const { info, people, game, now } = session;
  const { language } = useSettings();
  const words = END_WORDS[language];
  const winners = winnersOf(info);
  const isOver = info.status === 'over';
  const picture = now.view === null || !isOver ? null : (game.drawing.endPicture?.(now.view, language) ?? null);
  const others = people.map(({ seat }) => seat).filter((seat) => picture !== null || !winners.includes(seat));
  const stamp = !isOver ? words.undecided : (picture?.stamp ?? (winners.length === 0 ? words.lost : words.won));
  return (
    <div class="end-poster">
      <div class={`end-winners ${winners.length > 1 && picture === null ? 'end-shared' : ''}`}>
        {picture !== null ? (
          <figure class="end-photo end-picture">
            <Picture markup={picture.markup} box={picture.box} />
          </figure>
        ) : winners.length === 0 ? (
          <figure class="end-photo">
            <Picture markup={HORDE} />
          </figure>
        ) : (
          winners.map((seat) => <Photo key={seat} seat={seat} session={session} />)
        )}
        <span class={`stamp end-stamp ${(picture?.good ?? winners.length > 0) ? 'end-stamp-won' : ''}`}>{stamp}</span>
      </div>
      <ul class="end-others">
        {others.map((seat) => (
          <li key={seat}>
            <Photo seat={seat} session={session} isLost={isOver && !winners.includes(seat)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Photo(props: { readonly seat: Seat; readonly session: TableSession; readonly isLost?: boolean }) {
  const { seat, session, isLost = false } = props;
  const words = END_WORDS[useSettings().language];
  const { game, now } = session;
  const photo = now.view === null ? null : game.drawing.photo?.(now.view, seat);
  return (
    <figure class={`end-photo ${isLost ? 'end-lost' : ''}`}>
      <div class="end-face">
        <Picture markup={photo ?? FACES[seat % FACES.length]!} />
        {isLost && (
          <svg class="end-cross" viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
            <path d="M6 8L95 113M93 5L8 116" />
          </svg>
        )}
      </div>
      <figcaption>
        <SeatMark seat={seat} tone="ink" />
        <span class="end-photo-name" title={session.name(seat)}>
          {session.name(seat)}
        </span>
        {isLost && <span class="unseen">({words.lost})</span>}
      </figcaption>
    </figure>
  );
}
