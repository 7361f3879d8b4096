/** The zombie phase as it is told: its steps, the cards that were drawn, skip; afterwards it can be shown again. */
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
  const { phase, playing } = story;
  if (phase.length === 0) return null;
  const steps = BEATS.filter((beat) => phase.some((each) => each.beat === beat));
  const now = phase[playing]?.beat;
  return (
    <section class={`zc-phase ${playing >= 0 ? 'zc-playing' : ''}`} aria-label={words.zombiePhase}>
      <ol aria-hidden="true">
        {steps.map((beat) => (
          <li key={beat} class={`stencil ${beat === now ? 'zc-chosen' : ''}`}>
            {words.beats[beat]}
          </li>
        ))}
      </ol>
      {playing >= 0 ? (
        <button type="button" class="button">
          {words.skip}
        </button>
      ) : (
        <button type="button" class="button" onClick={story.again}>
          {words.replay}
        </button>
      )}
      <Drawn phase={phase} upTo={playing < 0 ? phase.length : playing} />
    </section>
  );
}

/** The cards that were drawn so far, each with the zone that it is for. */
function Drawn({ phase, upTo }: { readonly phase: readonly Played[]; readonly upTo: number }) {
  const { view } = useBoard();
  const level = Math.max(0, ...view.survivors.filter(({ status }) => status === 'standing').map((one) => one.level));
  const cards = phase
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
  const { words } = useBoard();
  const its = ZOMBIE_CARDS[card]!;
  if ('extraActivation' in its) {
    const kind = ZOMBIE_TYPES.indexOf(its.extraActivation);
    return (
      <>
        <Chip kind={kind} />
        <span>{`${words.kinds(2, kind)}: ${words.beats.extra}`}</span>
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
