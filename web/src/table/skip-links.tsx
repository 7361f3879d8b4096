/** The first things that Tab reaches: ways past everything else. */
import { useWords } from '../app/settings.tsx';

export function SkipLinks({ onMoves, onLog }: { readonly onMoves: () => void; readonly onLog: () => void }) {
  const words = useWords().table.parts;
  // Addresses after # are pages here, so these are buttons that move the focus.
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
