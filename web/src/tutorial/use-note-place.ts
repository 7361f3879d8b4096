/** Places the note of a step where it hides nothing, and scrolls its thing into view. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boxesBeside, boxOf, bringBeside, markedElement, uncover, urgentBoxes } from './marked.ts';
import { overlap, placeNote, type Box } from './place.ts';
import { useUrgent } from './use-mark.ts';

const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };
/** What a person does to look elsewhere: from then on nothing is scrolled back. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** `step` changes with the text of the note; `box` is the position of its thing. */
export function useNotePlace(
  note: RefObject<HTMLElement | null>,
  mark: string | null,
  box: Box | null,
  step: string,
): Box {
  const [place, setPlace] = useState(NOWHERE);
  const urgent = useUrgent();
  const lay = (): Box => {
    const { offsetWidth: width, offsetHeight: height } = note.current!;
    const element = mark === null ? null : markedElement(mark);
    const view = { width: innerWidth, height: innerHeight };
    const needs = {
      mark: element === null ? null : boxOf(element),
      urgent: urgentBoxes(),
      others: boxesBeside(element),
    };
    const { x, y } = placeNote({ width, height }, needs, view);
    const laid = { left: x, top: y, width, height };
    setPlace(laid);
    return laid;
  };

  const bring = (): void => {
    const element = mark === null ? null : markedElement(mark);
    if (element !== null) {
      uncover(element);
      element.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
    const laid = lay();
    if (element !== null) bringBeside(element, laid);
  };

  useLayoutEffect(bring, [step]);
  // Once more after the board, which also scrolls to the things it asks about.
  useEffect(() => {
    const soon = setTimeout(bring);
    return () => clearTimeout(soon);
  }, [step]);
  // A question may come late, and the board scrolls to it: the thing comes back, unless the learner has moved.
  const byHand = useRef(false);
  useLayoutEffect(() => {
    const moved = (): void => void (byHand.current = true);
    byHand.current = false;
    for (const type of BY_HAND) addEventListener(type, moved, { capture: true, passive: true });
    return () => {
      for (const type of BY_HAND) removeEventListener(type, moved, { capture: true });
    };
  }, [step]);
  useLayoutEffect(() => {
    const view = { left: 0, top: 0, width: innerWidth, height: innerHeight };
    if (box !== null && !byHand.current && overlap(box, view) === 0) bring();
  }, [box]);
  // The table may change its layout, and the note its size, while the step stays the same.
  useLayoutEffect(() => {
    const again = (): void => void lay();
    const watching = new ResizeObserver(again);
    watching.observe(note.current!);
    addEventListener('resize', again);
    return () => {
      watching.disconnect();
      removeEventListener('resize', again);
    };
  }, [step]);
  useLayoutEffect(() => {
    if ([box, ...urgent].some((needed) => needed !== null && overlap(place, needed) > 0)) lay();
  }, [box, urgent]);
  return place;
}
