/** A table that cannot be opened: why, and the ways on. */
import { hrefOf } from '../app/route.ts';
import { useWords } from '../app/settings.tsx';

export function ClosedDoor(props: {
  readonly title: string;
  /** A reason of the protocol, or a sentence. */
  readonly reason: string;
  readonly onRetry?: () => void;
  readonly onForget?: () => void;
}) {
  const { title, reason, onRetry, onForget } = props;
  const { common, table } = useWords();
  const reasons: Readonly<Record<string, string>> = common.reasons;
  return (
    <main class="closed-door">
      <div class="closed-door-sheet sheet">
        <h1 class="stencil">{title}</h1>
        <p>{reasons[reason] ?? reason}</p>
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
