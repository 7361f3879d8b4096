/** The end of a mission: the cover if it is won, the crowd if it is lost; what the team has left. */
import type { View } from '@horda/zombicide/view';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { Language } from '@horda/parts';
import { crowd, CROWD_BOX } from '../../art/crowd.ts';
import { poster } from '../../art/posters.ts';
import type { EndPicture } from '../game-story.ts';
import type { ScoreTable } from '../web-game.ts';
import { portraitOf } from './map/people.ts';
import type { ZombicideWords } from './text/words.ts';

/** The cover down to the crowd. */
const WITHOUT_TITLE = '0 0 240 304';

export function endPictureOf({ ending }: View, words: ZombicideWords, language: Language): EndPicture | null {
  if (ending === null) return null;
  if (ending === 'won')
    return { markup: poster('zombicide', language), box: WITHOUT_TITLE, stamp: words.stamps.won, good: true };
  return { markup: crowd(), box: CROWD_BOX, stamp: words.stamps.lost, good: false };
}

export function endingOf({ ending, round }: View, words: ZombicideWords): string | null {
  return ending === null ? null : words.endings[ending](round);
}

/** The face of the player's first survivor. */
export function photoOf({ survivors }: View, seat: number): string | null {
  const own = survivors.find(({ owner }) => owner === seat);
  return own === undefined ? null : portraitOf(own.who);
}

/** All win or lose together; what each has brought through. */
export function scoreOf(view: View, texts: ZombicideTexts, words: ZombicideWords): ScoreTable {
  const { survivors, seats, ending } = view;
  return {
    columns: words.score,
    rows: Array.from({ length: seats }, (_, seat) => {
      const own = survivors.flatMap((one, survivor) => (one.owner === seat ? [{ ...one, survivor }] : []));
      const fates = own.map(({ survivor, status }) => {
        const name = texts.names.survivor(survivor, view);
        return status === 'standing' ? name : `${name} (${texts.labels[status]})`;
      });
      const ap = own.reduce((sum, one) => sum + one.ap, 0);
      return { seat, winner: ending === 'won', cells: [fates.join(', '), String(ap)] };
    }),
  };
}
