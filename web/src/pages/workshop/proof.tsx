/** The proof: the card as the table will draw it, redrawn with each letter. */
import { useErrorBoundary, useLayoutEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { ProofProps } from '../../games/game-workshop.ts';
import { useSettings } from '../../app/settings.tsx';
import { useWorkshopWords } from './text/of.ts';
import type { Shop } from './workshop-page.tsx';

export function ProofPart({ shop, card }: { readonly shop: Shop; readonly card: Omit<ProofProps, 'language'> | null }) {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const [isTurned, setTurned] = useState(false);
  const other = language === 'pl' ? 'en' : 'pl';
  const { Proof } = shop.workshop;
  return (
    <section class="ws-proof" aria-label={words.proof}>
      <Register />
      <div class="ws-proof-card">
        {card !== null && (
          <Guarded key={`${card.deck} ${card.id}`} changed={card.value} fallback={words.cannotDraw}>
            <Proof {...card} language={isTurned ? other : language} />
          </Guarded>
        )}
      </div>
      <span class="stamp" aria-hidden="true">
        {words.stamp}
      </span>
      <label class="ws-tick ws-turn">
        <input type="checkbox" checked={isTurned} onChange={({ currentTarget }) => setTurned(currentTarget.checked)} />
        <span>{words.turn}</span>
      </label>
    </section>
  );
}

/** A card that is half typed in may be impossible to draw: the next letter tries again. */
function Guarded(props: {
  readonly changed: unknown;
  readonly fallback: string;
  readonly children: ComponentChildren;
}) {
  const [error, reset] = useErrorBoundary();
  useLayoutEffect(() => {
    if (error !== undefined) reset();
  }, [props.changed]);
  return error === undefined ? <>{props.children}</> : <p class="ws-cannot">{props.fallback}</p>;
}

const INKS = ['ink', 'alarm', 'barrier', 'rescue', 'trick'];

/** Register marks and the five inks, as on a printer's sheet. */
function Register() {
  return (
    <div aria-hidden="true">
      {['ws-reg-a', 'ws-reg-b', 'ws-reg-c', 'ws-reg-d'].map((corner) => (
        <svg key={corner} class={`ws-reg ${corner}`} viewBox="0 0 26 26">
          <path d="M0 13h26M13 0v26" />
          <circle cx="13" cy="13" r="7" />
        </svg>
      ))}
      <div class="ws-inks">
        {INKS.map((ink) => (
          <i key={ink} style={{ background: `var(--${ink})` }} />
        ))}
      </div>
    </div>
  );
}
