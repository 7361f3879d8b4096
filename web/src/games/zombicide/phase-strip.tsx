/** What the dead do, as it is told: steps, the cards that were drawn, skip. */
import { ZOMBIE_CARDS } from '@horda/zombicide/content/zombie-cards';
import { LEVELS, ZOMBIE_TYPES } from '@horda/zombicide/content/vocabulary';
import { TYPES } from '@horda/zombicide/text/shown';
import { BEATS, type Played } from './beats.ts';
import { Chip } from './chip.tsx';
import { Level } from './people.tsx';
import type { Story } from './story-of-phase.ts';
import { useBoard } from './table.ts';

export function PhaseStrip({ story }: { readonly story: Story }) {
  const { words } = useBoard();
  const { dead, playing } = story;
  const now = dead[playing]?.beat;
  if (now === undefined) return null;
  const steps = BEATS.filter((beat) => dead.some((each) => each.beat === beat));
  return (
    <section class="zc-phase" aria-label={words.zombiePhase}>
      <ol aria-hidden="true">
        {steps.map((beat) => (
          <li key={beat} class={`stencil ${beat === now ? 'zc-chosen' : ''}`}>
            {words.beats[beat]}
          </li>
        ))}
      </ol>
      <button type="button" class="button">
        {words.skip}
      </button>
      <Drawn dead={dead} upTo={playing} />
    </section>
  );
}

/** The cards that were drawn so far, each with the zone that it is for. */
function Drawn({ dead, upTo }: { readonly dead: readonly Played[]; readonly upTo: number }) {
  const { view } = useBoard();
  const level = Math.max(0, ...view.survivors.filter(({ status }) => status === 'standing').map((one) => one.level));
  const cards = dead
    .slice(0, upTo + 1)
    .flatMap(({ events }) => events.flatMap((e) => (e.type === 'zombieCardDrawn' ? [e] : [])));
  if (cards.length === 0) return null;
  return (
    <ul class="zc-drawn">
      {cards.map(({ zone, card }, i) => (
        <li key={i}>
          <b class="stencil">{zone + 1}</b>
          <CardFace card={card} level={level} />
        </li>
      ))}
    </ul>
  );
}

function CardFace({ card, level }: { readonly card: number; readonly level: number }) {
  const { words, texts, name, view } = useBoard();
  const its = ZOMBIE_CARDS[card]!;
  if ('extraActivation' in its) {
    const kind = ZOMBIE_TYPES.indexOf(its.extraActivation);
    return (
      <>
        <Chip kind={kind} />
        <span>{texts.event({ type: 'extraActivation', kind }, name, view)}</span>
      </>
    );
  }
  const isAbomination = 'abomination' in its;
  const kind = isAbomination ? TYPES : ZOMBIE_TYPES.indexOf(its.zombie);
  const numbers = isAbomination ? its.abomination : its.n;
  return (
    <>
      <Chip kind={kind} />
      <span>{isAbomination ? words.abomination : words.kinds(2, kind)}</span>
      <span class="zc-by-level">
        {LEVELS.map((_, i) => (
          <em key={i} class={i === level ? 'zc-here' : ''}>
            <Level level={i} />
            {numbers[i]}
          </em>
        ))}
      </span>
    </>
  );
}
