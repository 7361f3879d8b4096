/** Places the note of a step where it hides nothing, and scrolls its thing into view. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boxesBeside, boxOf, bringBeside, markedElement, noteRoom, ownBoxes, uncover, urgentBoxes } from './marked.ts';
import { crosses, join, overlap, placeNote, RING, widened, type Box } from './place.ts';
import { useUrgent } from './use-mark.ts';

const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };
/** What a person does to look elsewhere: from then on nothing is scrolled back. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface NotePlace {
  readonly box: Box;
  /** Whether a line can be drawn to its thing without striking out other things. */
  readonly isInSight: boolean;
}

/** What a note has to be beside. */
export interface Noted {
  readonly mark: string | null;
  /** Where its thing is. */
  readonly box: Box | null;
  /** The mark of a button to press in place of the thing. */
  readonly act: string | null;
  /** Whether something is to be done, not only read. */
  readonly isTask: boolean;
}

/** `step` changes with the text of the note. */
export function useNotePlace(
  note: RefObject<HTMLElement | null>,
  { mark, box, act, isTask }: Noted,
  step: string,
): NotePlace {
  const [place, setPlace] = useState<NotePlace>({ box: NOWHERE, isInSight: false });
  const urgent = useUrgent();
  const brought = useRef<HTMLElement | null>(null);
  const lay = (): Box => {
    const { offsetWidth: width, offsetHeight: height } = note.current!;
    const element = mark === null ? null : markedElement(mark);
    const thing = element === null ? null : widened(boxOf(element), RING);
    const others = boxesBeside(element);
    // While something is only told, nobody presses anything but the note.
    const buttons = urgentBoxes(act);
    const needs = isTask
      ? { mark: thing, urgent: buttons, own: ownBoxes(), others }
      : { mark: thing, urgent: [], own: [...ownBoxes(), ...buttons], others };
    const { x, y } = placeNote({ width, height }, needs, noteRoom());
    const laid = { left: x, top: y, width, height };
    const line = thing === null ? null : join(laid, thing);
    setPlace({ box: laid, isInSight: line !== null && !others.some((other) => crosses(line, other)) });
    return laid;
  };

  const bring = (): void => {
    const element = mark === null ? null : markedElement(mark);
    brought.current = element;
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
    if (box === null || byHand.current) return;
    // What stood for the thing may have made room for the thing itself.
    const isAnother = mark !== null && markedElement(mark) !== brought.current;
    if (isAnother || overlap(box, view) === 0) bring();
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
    if ([box, ...(isTask ? urgent : [])].some((needed) => needed !== null && overlap(place.box, needed) > 0)) lay();
  }, [box, urgent]);
  return place;
}
