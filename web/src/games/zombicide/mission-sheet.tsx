/** The mission: why the team is here, what wins, its own rules, and what has been read so far. Opened by its title. */
import { missionOf } from '@horda/zombicide/text/shown';
import { useEffect } from 'preact/hooks';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { told } from './rail.tsx';
import { StoryCard } from './story.tsx';
import { useBoard } from './table.ts';

export function MissionSheet() {
  const board = useBoard();
  const { view, texts, words, briefed, brief } = board;
  const mission = texts.names.mission(view);
  const { cards, notes = [], lesson } = missionOf(view);
  const isNew = view.round <= 1 && view.survivors.every(({ acted }) => !acted) && view.kills === 0;
  // A lesson explains the mission itself.
  useEffect(() => {
    if (isNew && lesson === undefined) brief(true);
  }, []);
  const close = (): void => brief(false);
  useBoardKeys(briefed ? { Escape: close, Enter: close } : {});
  if (!briefed || mission === undefined) return null;
  const say = (both: Parameters<typeof texts.names.say>[0]): string => told(board, texts.names.say(both));
  const read = [
    ...view.placed.flatMap(({ card, state }) => (state === 'faceDown' || card < 0 ? [] : [cards[card]!.id])),
    ...view.read.map((note) => notes[note]!.id),
  ];
  return (
    <section class="zc-moment zc-stories zc-unread" aria-label={words.mission}>
      <article class="zc-story">
        <p class="zc-back-no typed">{view.mission}</p>
        <h3 class="stencil">{texts.names.say(mission.title)}</h3>
        <p class="zc-tale">{say(mission.briefing)}</p>
        <p>
          <b>{say(mission.victory)}</b>
        </p>
        <ul>
          {mission.rules.map((rule, i) => (
            <li key={i}>{say(rule)}</li>
          ))}
        </ul>
        <button type="button" class="button button-primary" data-choosable="true" data-urgent="" onClick={close}>
          {words.readOn}
        </button>
      </article>
      {read.map((id) => (
        <StoryCard key={id} id={id} />
      ))}
    </section>
  );
}
