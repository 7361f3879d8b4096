/** A table that cannot be opened: why, and the ways on. */
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../app/route.ts';
import { useWords } from '../app/settings.tsx';
import './closed-door.css';

export function ClosedDoor(props: {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
  readonly onForget?: () => void;
}) {
  const { title, text, onRetry, onForget } = props;
  const { common, table } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Horda`;
  }, [title]);
  // A new page begins at its heading, for those who hear it too.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main class="closed-door">
      <div class="closed-door-sheet sheet">
        <h1 ref={heading} tabIndex={-1} class="stencil">
          {title}
        </h1>
        <p role="status">{text}</p>
        <nav class="closed-door-ways" aria-label={table.parts.skip}>
          {onRetry !== undefined && (
            <button type="button" class="button button-primary" onClick={onRetry}>
              {common.tryAgain}
            </button>
          )}
          <a class="button" href={hrefOf({ page: 'home' })}>
            {common.home}
          </a>
          <a class="button" href={hrefOf({ page: 'join' })}>
            {table.door.joinOther}
          </a>
          {onForget !== undefined && (
            <button type="button" class="button button-plain" onClick={onForget}>
              {table.door.forget}
            </button>
          )}
        </nav>
      </div>
    </main>
  );
}
