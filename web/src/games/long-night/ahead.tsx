/** What the next colony phase will do at an entrance if nothing changes. */
import type { PlaceNo } from '@horda/long-night/state';
import { useBoard } from './table.ts';

export function Ahead({ place, entrance }: { readonly place: PlaceNo; readonly entrance: number }) {
  const { view, words } = useBoard();
  const { come = 0, overruns = 0 } = view.forecast?.places[place]?.entrances[entrance] ?? {};
  if (come + overruns === 0) return null;
  return (
    <span class="ln-ahead">
      {come > 0 && <em data-explain={words.comeAhead(come)}>{`+${come}`}</em>}
      {overruns > 0 && <u>{words.full}</u>}
      <span class="unseen">{words.comeAhead(come)}</span>
    </span>
  );
}
