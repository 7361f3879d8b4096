/** The first heading of a page: it sets the tab's title, and screen readers start there. */
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
