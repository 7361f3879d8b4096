/** What a player needs to win, ticked as far as it is met: on the covered card, and for all at the end. */
import type { Seat } from '@horda/kernel';
import type { Content } from '@horda/long-night/content/content';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';

interface Known {
  readonly view: View;
  readonly texts: LongNightTexts;
  readonly content: Content;
}

/** The card that decides for the player: the secret objective, or the one of an exile. */
export function ownCard({ view, texts }: Known, seat: Seat): string | null {
  const { objective, exile } = view.players[seat]!;
  if (exile !== null && exile >= 0) return texts.names.exile(exile);
  return objective === null || objective < 0 ? null : texts.names.objective(objective);
}

export function isBetrayer({ view, content }: Known, seat: Seat): boolean {
  return (view.players[seat]!.objective ?? -1) >= content.betrayals;
}

/** F14: an exile card changes the first condition of a betrayer, and all of anybody else. */
function conditionTexts(known: Known, seat: Seat): readonly string[] {
  const { view, texts } = known;
  const { objectives, exiles } = texts.names.texts;
  const { objective, exile } = view.players[seat]!;
  const own = objectives[objective ?? -1]?.conditions ?? [];
  const card = exile === null ? undefined : exiles[exile];
  const needed =
    card === undefined ? own : isBetrayer(known, seat) ? [card.betrayer, ...own.slice(1)] : card.conditions;
  return needed.map((text) => texts.names.say(text));
}

export function OwnGoals({ known, seat }: { readonly known: Known; readonly seat: Seat }) {
  const { view, texts } = known;
  const conditions = conditionTexts(known, seat);
  return (
    <ul class="ln-own-goals">
      {(view.players[seat]!.goals ?? []).map(({ met, have, need }, i) => (
        <li key={i} class={met ? 'ln-met' : 'ln-unmet'}>
          <svg viewBox="0 0 20 20" role="img" aria-label={met ? texts.labels.met : texts.labels.notMet}>
            <path d={met ? 'M3 11L8 16L17 4' : 'M4 4L16 16M16 4L4 16'} />
          </svg>
          <span>
            {/* A card may ask a betrayer for morale 0 besides. */}
            {conditions[i] ?? `${texts.labels.morale} 0`}
            {have !== null && ` (${have}/${need})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
