/** What a player needs to win, ticked as far as it is met: on the covered card, and for all at the end. */
import type { Seat } from '@horda/kernel';
import type { Shown } from '@horda/long-night/content/shown';
import { ownGoals } from '@horda/long-night/text/goals';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';

interface Known {
  readonly view: View;
  readonly texts: LongNightTexts;
  readonly content: Shown;
}

export function isBetrayer({ view, content }: Known, seat: Seat): boolean {
  return (view.players[seat]!.objective ?? -1) >= content.betrayals;
}

export function OwnGoals({ known, seat }: { readonly known: Known; readonly seat: Seat }) {
  const { view, texts } = known;
  const told = ownGoals(texts.names, view.players[seat]!);
  return (
    <ul class="ln-own-goals">
      {(view.players[seat]!.goals ?? []).map(({ met, have, need }, i) => (
        <li key={i} class={met ? 'ln-met' : 'ln-unmet'}>
          <svg viewBox="0 0 20 20" role="img" aria-label={met ? texts.labels.met : texts.labels.notMet}>
            <path d={met ? 'M3 11L8 16L17 4' : 'M4 4L16 16M16 4L4 16'} />
          </svg>
          <span>
            {told[i]}
            {have !== null && ` (${have}/${need})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
