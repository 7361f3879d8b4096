/** The effect of a card in pictograms. */
import { numbersOn, type Printed } from '@horda/zombiaki/content/printed';
import type { ComponentChildren } from 'preact';
import { Arrow, Icon } from '../../art/icon.tsx';
import { memo } from '../../art/memo.ts';
import { ICON, meaningOf, type Scope, type Sign } from './icons.ts';
import { Pips } from './pictures.tsx';

/** Fifteen fields, lane after lane from street V to I. */
const PLANS: Readonly<Record<Scope, string>> = {
  lane: '.....xxxxx.....',
  outer: 'xxxxx..........',
  street: '..x....x....x..',
  field: '.......x.......',
  two: '.......xx......',
  zombie: '.o.....x.....o.',
  near: '.......ox......',
  V: 'x....x....x....',
  I: '....x....x....x',
  all: 'xxxxxxxxxxxxxxx',
};

function Plan({ scope }: { readonly scope: Scope }) {
  return (
    <svg class="zk-plan" viewBox="0 0 40 24" aria-hidden="true">
      {[...PLANS[scope]].map((mark, i) => (
        <rect
          key={i}
          x={(i % 5) * 8 + 1}
          y={Math.floor(i / 5) * 8 + 1}
          width="6"
          height="6"
          class={mark === 'x' ? 'zk-plan-hit' : mark === 'o' ? 'zk-plan-other' : ''}
        />
      ))}
    </svg>
  );
}

/** As printed arrows: the Cemetery is at the left. */
const WAYS = {
  back: 'M12 2L1 12l11 10v-6h11V8H12z',
  on: 'M12 2l11 10-11 10v-6H1V8h11z',
  side: 'M12 0l7 8h-4v8h4l-7 8-7-8h4V8H5z',
  eye: 'M0 12C6 3 18 3 24 12C18 21 6 21 0 12ZM12 6a6 6 0 1 0 .1 0ZM12 9.500a2.500 2.500 0 1 0 .1 0Z',
  any: 'M12 0l5 6h-3v4h4V7l6 5-6 5v-3h-4v4h3l-5 6-5-6h3v-4H6v3l-6-5 6-5v3h4V6H7z',
  stop: 'M7 1h10l6 6v10l-6 6H7l-6-6V7zM5 10v4h14v-4z',
  card: 'M4 1h16v22H4zM7 4v8h10V4z',
  off: 'M4 1l8 8 8-8 3 3-8 8 8 8-3 3-8-8-8 8-3-3 8-8-8-8z',
  raise: 'M12 1l9 10h-5v8H8v-8H3zM3 20h18v3H3z',
  shrink: 'M1 3h22v4H1zM4 10h16v4H4zM9 17h6v5H9z',
} as const;

function Way({ way }: { readonly way: keyof typeof WAYS }) {
  return (
    <Box tone="ink">
      <WayMark way={way} />
    </Box>
  );
}

export function WayMark({ way }: { readonly way: keyof typeof WAYS }) {
  return (
    <svg class="zk-way" viewBox="0 0 24 24" aria-hidden="true">
      <path d={WAYS[way]} fill-rule="evenodd" fill="currentColor" />
    </svg>
  );
}

function Box({ tone, children }: { readonly tone: 'ink' | 'dead'; readonly children: ComponentChildren }) {
  return <span class={`sign sign-${tone}`}>{children}</span>;
}

const Word = ({ children }: { readonly children: ComponentChildren }) => <i class="sign-word">{children}</i>;

const Wound = () => (
  <Box tone="dead">
    <Icon body={ICON.wound} />
  </Box>
);

/** People can count this many boxes at a glance. */
const SEEN_AT_ONCE = 3;

function SignOf({ sign, card }: { readonly sign: Sign; readonly card: Printed }) {
  const { wounds = 0, bonus = 0, speed = 0 } = numbersOn(card);
  switch (sign) {
    case 'wounds':
      return wounds <= SEEN_AT_ONCE ? (
        <>
          {Array.from({ length: wounds }, (_, i) => (
            <Wound key={i} />
          ))}
        </>
      ) : (
        <>
          <Word>{wounds}×</Word>
          <Wound />
        </>
      );
    case 'skull':
      return (
        <Box tone="dead">
          <Icon body={ICON.skull} />
        </Box>
      );
    case 'shield':
    case 'heal':
      return (
        <Box tone="ink">
          <Icon body={ICON[sign]} />
        </Box>
      );
    case 'more':
      return (
        <>
          <Word>+{bonus > 0 ? bonus : ''}</Word>
          <Box tone="dead">
            <Icon body={ICON.brain} />
          </Box>
        </>
      );
    case 'speed':
      return (
        <>
          <Word>{speed}</Word>
          <Way way="back" />
        </>
      );
    default:
      return <Way way={sign} />;
  }
}

/** Read from left to right; the sentence below says the same. */
export const EffectStrip = memo(function EffectStrip({ card }: { readonly card: Printed }) {
  const [scope, ...signs] = meaningOf(card.effect);
  return (
    <div class="slip-effect zk-effect" aria-hidden="true">
      {card.kind === 'zombie' ? (
        <Pips strength={card.strength} wounds={0} />
      ) : (
        <>
          {scope !== null && (
            <>
              <Plan scope={scope} />
              <Arrow />
            </>
          )}
          {signs.map((sign) => (
            <SignOf key={sign} sign={sign} card={card} />
          ))}
        </>
      )}
    </div>
  );
});
