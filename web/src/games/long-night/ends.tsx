/** The end: one of three pictures, and all hidden objectives turned over. */
import { shownOf } from '@horda/long-night/content/shown';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import { ownCard } from '@horda/long-night/text/goals';
import type { View } from '@horda/long-night/view';
import type { Language } from '@horda/parts';
import { poster } from '../../art/posters.ts';
import type { EndPicture } from '../game-story.ts';
import type { ScoreTable } from '../web-game.ts';
import { portraitOf } from './drawings/people.ts';
import { boneTrail, knifeHouse } from './drawings/pictures.ts';
import { isBetrayer, OwnGoals } from './own-goals.tsx';
import type { LongNightWords } from './text/words.ts';
import './ends.css';

/** The cover down to the snow. */
const WITHOUT_TITLE = '0 0 240 290';

/** Only betrayers have won: the house and its shadow; the goal is met: the cover; else the trail that leads away. */
export function endPictureOf(view: View, words: LongNightWords, language: Language): EndPicture | null {
  const { ending, winners, players } = view;
  if (ending === null) return null;
  const { betrayals } = shownOf(view.pack);
  const won = players.filter((_, seat) => winners[seat]);
  // An exiled betrayer may win beside those who met the goal: that is their evening.
  const isBetrayed = won.length > 0 && won.every(({ objective }) => (objective ?? -1) >= betrayals);
  if (isBetrayed || ending === 'betrayal')
    return { markup: knifeHouse(), box: '0 0 300 420', stamp: words.stamps.betrayal, good: false };
  if (ending === 'objective')
    return { markup: poster('long-night', language), box: WITHOUT_TITLE, stamp: words.stamps.objective, good: true };
  return { markup: boneTrail(), box: '0 0 300 300', stamp: words.stamps.fall, good: false };
}

/** The face of the player's leader. */
export function photoOf(view: View, seat: number): string | null {
  const { leader } = view.players[seat]!;
  return leader < 0 ? null : portraitOf(leader, shownOf(view.pack).survivors[leader]!.human);
}

export function endingOf({ ending, round }: View, words: LongNightWords): string | null {
  return ending === null ? null : words.endings[ending](round);
}

export function scoreOf(view: View, texts: LongNightTexts, words: LongNightWords): ScoreTable {
  const known = { view, texts, content: shownOf(view.pack) };
  const isSecret = view.options.mode === 'secret';
  return {
    columns: isSecret ? words.score : words.score.slice(1),
    rows: view.players.map(({ exiled, out }, seat) => {
      const tags = [
        ...(isSecret && isBetrayer(known, seat) ? [words.betrayer] : []),
        ...(exiled ? [texts.labels.exiled] : []),
        ...(out ? [texts.labels.out] : []),
      ];
      const fate = (
        <div class="ln-fate">
          <b>{ownCard(texts.names, view.players[seat]!)?.name}</b>
          {tags.map((tag) => (
            <em key={tag}>{tag}</em>
          ))}
          <OwnGoals known={known} seat={seat} />
        </div>
      );
      const left = view.survivors.filter(({ owner }) => owner === seat).length;
      return { seat, winner: view.winners[seat] ?? false, cells: [...(isSecret ? [fate] : []), String(left)] };
    }),
  };
}
