/** Cards and notes that have just been read: they stay until everybody at this screen has read them. */
import type { CardId } from '@horda/zombicide/content/mission';
import { missionOf } from '@horda/zombicide/text/shown';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { StoryCard } from './story.tsx';
import { useBoard } from './table.ts';

export function Revealed() {
  const { events, moment, view, words, ask } = useBoard();
  const [unread, setUnread] = useState<readonly CardId[]>([]);
  const shown = useRef(moment);
  useEffect(() => {
    if (shown.current === moment) return;
    shown.current = moment;
    const { cards, notes = [] } = missionOf(view);
    const found = events.flatMap((e) =>
      e.type === 'cardRevealed' ? (cards[e.card]?.id ?? []) : e.type === 'noteRead' ? (notes[e.note]?.id ?? []) : [],
    );
    if (found.length > 0) setUnread((before) => [...before, ...found.filter((id) => !before.includes(id))]);
  }, [moment]);
  // Its own question shows it already.
  const [first, ...rest] = unread.filter((id) => ask?.prompt !== 'effects.choice' || id !== view.underWay.source);
  const close = (): void => setUnread(rest);
  useBoardKeys(first === undefined ? {} : { Enter: close, Escape: close });
  if (first === undefined) return null;
  return (
    <section class="zc-moment zc-stories zc-unread" aria-label={words.revealed}>
      <StoryCard id={first}>
        <button type="button" class="button button-primary" data-choosable="true" data-urgent="" onClick={close}>
          {words.readOn}
        </button>
      </StoryCard>
    </section>
  );
}
