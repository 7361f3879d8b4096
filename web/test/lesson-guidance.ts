/** How a step of a lesson guides the eye, measured in the page: what its frames enclose, and what its note covers. */
import type { Choice } from '@horda/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TutorialStep } from '../src/games/game-tutorial.ts';

/** Less than this is a matter of rounding, in pixels. */
const HAIR = 1;

/** A ring encloses the thing with its tags; note and words lie beside it, and beside the status line and the button to press. */
export async function expectGuided(page: Page, step: TutorialStep<Choice>): Promise<void> {
  await expect.poll(() => faultsOf(page, step)).toEqual([]);
}

/** What is wrong with a step as it is shown now, in words. */
async function faultsOf(page: Page, { mark, kind, title }: TutorialStep<Choice>): Promise<readonly string[]> {
  const faults = await page.evaluate(measure, { mark, hair: HAIR, isDone: kind === 'do' });
  return faults.map((fault) => `${title.en} (${mark}): ${fault}`);
}

/** Runs in the page. */
function measure({ mark, hair, isDone }: { mark: string | null; hair: number; isDone: boolean }): string[] {
  interface Sides {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const view: Sides = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const both = (a: Sides, b: Sides): Sides => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isSome = ({ left, top, right, bottom }: Sides): boolean => right - left > hair && bottom - top > hair;
  const meets = (a: Sides, b: Sides): boolean => isSome(both(a, b));
  const isIn = (a: Sides, b: Sides): boolean =>
    a.left >= b.left - hair && a.top >= b.top - hair && a.right <= b.right + hair && a.bottom <= b.bottom + hair;
  /** The part that can be seen. */
  const seen = (element: Element): Sides => {
    let box: Sides = both(element.getBoundingClientRect(), view);
    for (let up = element.parentElement; up !== null; up = up.parentElement)
      if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(up).overflowY))
        box = both(box, up.getBoundingClientRect());
    return box;
  };
  const shown = (selector: string, within: ParentNode = document): readonly Element[] =>
    [...within.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0 && isSome(seen(element)),
    );
  const show = ({ left, top, right, bottom }: Sides): string => [left, top, right, bottom].map(Math.round).join(' ');
  const [note] = shown('.coach').map(seen);
  const [status] = shown('.status').map(seen);
  if (note === undefined || status === undefined) return ['there is no note or no status line'];
  const faults: string[] = [];
  const frames = shown('.pointer-frame').map((frame) => frame.getBoundingClientRect());
  const marked = mark === null ? [] : shown(`[data-mark~="${CSS.escape(mark)}"]`);
  // Of the table's buttons the first is meant.
  const [thing] = mark === 'actions' ? marked.flatMap((place) => shown('button', place)) : marked;
  if (mark !== null && thing === undefined) faults.push('the thing is not in sight');
  const parts = thing === undefined ? [] : [thing, ...shown('.piece-tag, .piece-number', thing)];
  for (const part of parts) {
    const name = part === thing ? 'the thing' : `its tag ${part.textContent}`;
    const box = seen(part);
    // A frame at the edge of the window stays within it.
    const inner = both(box, { left: 3, top: 3, right: innerWidth - 3, bottom: innerHeight - 3 });
    if (!frames.some((frame) => isIn(inner, frame)))
      faults.push(`no ring encloses ${name} (${show(box)}; ${frames.map(show).join(', ')})`);
    if (meets(note, box)) faults.push(`the note (${show(note)}) covers ${name} (${show(box)})`);
  }
  if (meets(note, status) && mark !== 'status')
    faults.push(`the note (${show(note)}) covers the status line (${show(status)})`);
  if (isDone)
    for (const button of shown('.actions .button-primary').map(seen))
      if (meets(note, button)) faults.push(`the note (${show(note)}) covers the button (${show(button)})`);
  for (const word of shown('.piece-hint').map(seen)) {
    if (parts.some((part) => meets(word, seen(part)))) faults.push('the pencilled word covers the thing');
    if (meets(word, status)) faults.push('the pencilled word covers the status line');
  }
  return faults;
}
