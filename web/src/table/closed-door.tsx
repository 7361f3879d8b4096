/** A table that cannot be opened: why, and the ways on. */
import { hrefOf } from '../app/route.ts';
import { useWords } from '../app/settings.tsx';
import { usePageHeading } from '../app/use-page-heading.ts';
import './closed-door.css';

export function ClosedDoor(props: {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
  readonly onForget?: () => void;
}) {
  const { title, text, onRetry, onForget } = props;
  const { common, home, table } = useWords();
  const heading = usePageHeading(title);
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
          <a class="button" href={hrefOf({ page: 'games' })}>
            {home.allGames}
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
