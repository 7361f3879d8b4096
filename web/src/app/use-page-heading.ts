/** The heading that a page begins with: it names the tab, and those who hear the page begin there. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** `title`: null on the first page, which is Horda itself. */
export function usePageHeading(title: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === null ? 'Horda' : `${title} · Horda`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
