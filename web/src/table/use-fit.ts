/** The status line keeps its height: a sentence that does not fit is set smaller, one longer still can be scrolled. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { zoomOf } from './zoom.ts';

export function useFit(line: RefObject<HTMLElement | null>): void {
  // What the line says may change with any render, its width and its letters at any time.
  useLayoutEffect(() => shrink(line.current!));
  useLayoutEffect(() => {
    const again = (): void => shrink(line.current!);
    const watcher = new ResizeObserver(again);
    watcher.observe(line.current!);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watcher.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
}

function shrink(line: HTMLElement): void {
  delete line.dataset['fit'];
  for (const closer of ['tight', 'long']) {
    if (!isOverfull(line)) return;
    line.dataset['fit'] = closer;
  }
}

/** Only the lines of text count: the area to press of a rule's number reaches out of them. */
function isOverfull(line: HTMLElement): boolean {
  const say = line.querySelector<HTMLElement>('.status-say')!;
  const { paddingTop, paddingBottom } = getComputedStyle(say);
  const lines = document.createRange();
  lines.selectNodeContents(say);
  const height = lines.getBoundingClientRect().height / zoomOf(line);
  return height > line.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) + 1;
}
