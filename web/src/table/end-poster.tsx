/** The picture of the winning side: what the game draws, or the photographs of those who won. */
import type { Seat } from '@horda/kernel';
import { useSettings } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import { Picture } from '../art/picture.tsx';
import { survivor, zombie } from '../art/portraits.ts';
import type { TableSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import type { Ending } from './use-ending.ts';

const FACES: readonly string[] = Array.from({ length: 8 }, (_, seed) => survivor(seed));
const HORDE = zombie(3, 'horde');

/** The face of a player. */
export function photoOf({ game, now }: Pick<TableSession, 'game' | 'now'>, seat: Seat): string {
  const photo = now.view === null ? null : game.drawing.photo?.(now.view, seat);
  return photo ?? FACES[seat % FACES.length]!;
}

export function EndPoster({ session, ending }: { readonly session: TableSession; readonly ending: Ending }) {
  const { info, game, now, seat: own, name } = session;
  const { language } = useSettings();
  const words = END_WORDS[language];
  const { winners, story, together } = ending;
  const isOver = info.status === 'over';
  const { view } = now;
  const picture =
    view === null || !isOver
      ? null
      : (story?.picture?.(view, language) ?? game.drawing.endPicture?.(view, language) ?? null);
  const stamp = !isOver ? words.undecided : (picture?.stamp ?? (winners.length === 0 ? words.lost : words.won));
  const isShared = picture === null && winners.length > 1;
  return (
    <div class={`end-poster ${isShared ? 'end-shared' : ''}`}>
      {isShared ? (
        winners.map((seat) => (
          <figure key={seat} class="end-photo">
            <Picture markup={photoOf(session, seat)} />
            <figcaption>
              <Winner seat={seat} />
            </figcaption>
          </figure>
        ))
      ) : (
        <figure class="end-photo">
          {picture === null ? (
            <Picture markup={winners.length === 0 ? HORDE : photoOf(session, winners[0]!)} />
          ) : (
            <Picture markup={picture.markup} box={picture.box} />
          )}
          {winners.length === 1 && !together && (
            <figcaption>
              <Winner seat={winners[0]!} />
            </figcaption>
          )}
        </figure>
      )}
      <span class={`stamp end-stamp ${(picture?.good ?? winners.length > 0) ? 'end-stamp-won' : ''}`}>{stamp}</span>
    </div>
  );

  function Winner({ seat }: { readonly seat: Seat }) {
    return (
      <>
        <SeatMark seat={seat} tone="ink" />
        <span class="end-photo-name">{seat === own ? words.you : name(seat)}</span>
      </>
    );
  }
}
