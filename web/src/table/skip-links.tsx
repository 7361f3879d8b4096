/** Skip links: the first things that Tab reaches. */
import { useWords } from '../app/settings.tsx';

export function SkipLinks({ onMoves, onLog }: { readonly onMoves: () => void; readonly onLog: () => void }) {
  const words = useWords().table.parts;
  // In this app the part of an address after # names a page, so these are buttons that move the focus, not links.
  const toBoard = (): void => document.getElementById('board')?.focus();
  return (
    <nav class="skip-links" aria-label={words.skip}>
      <button type="button" class="button" onClick={toBoard}>
        {words.skipToBoard}
      </button>
      <button type="button" class="button" onClick={onMoves}>
        {words.skipToMoves}
      </button>
      <button type="button" class="button" onClick={onLog}>
        {words.skipToLog}
      </button>
    </nav>
  );
}
