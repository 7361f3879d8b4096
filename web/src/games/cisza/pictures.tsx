/** The picture of each resource card on the ground of its type, and its effect in pictograms. */
import { PRINTED, type Resource, type Type } from '@horda/cisza/content/resources';
import type { JSX } from 'preact';
import { Arrow, Icon } from '../../art/icon.tsx';
import { NoiseMark } from '../../art/marks.tsx';
import { memo } from '../../art/memo.ts';
import { CARD_ICON, ICON, KIND_ICON, signsOf, type Sign, type Written } from './icons.ts';

const rays = (): string => {
  let path = '';
  for (let i = 0; i < 18; i++) {
    const corner = (turn: number): string =>
      `${(90 + 170 * Math.cos(turn)).toFixed(1)} ${(56 + 170 * Math.sin(turn)).toFixed(1)}`;
    const at = (i * Math.PI) / 9 + 0.1;
    path += `M90 56L${corner(at)}L${corner(at + 0.157)}Z`;
  }
  return path;
};
const grid = (): string => {
  let path = '';
  for (let x = 0; x <= 180; x += 10) path += `M${x} 0v110`;
  for (let y = 0; y <= 110; y += 10) path += `M0 ${y}h180`;
  return path;
};

/** Each type of card has a ground of its own. */
const GROUND: Readonly<Record<Type, JSX.Element>> = {
  weapon: (
    <>
      <rect width="180" height="110" class="art-paper-2" />
      <path d={rays()} class="art-spot" />
      <circle cx="90" cy="56" r="43" class="art-paper" />
    </>
  ),
  rescue: (
    <>
      <rect width="180" height="110" class="art-ink" />
      {[100, 80, 60, 40, 20].map((r, i) => (
        <circle cx="90" cy="112" r={r} class={i % 2 === 0 ? 'art-spot' : 'art-ink'} />
      ))}
      <path class="art-ink" d="M0 110V84h14V70h12v14h8V62h10v22h6v26zM180 110V80h-12V66h-16v14h-8v-8h-10v38z" />
      <circle cx="90" cy="58" r="42" class="art-paper" />
    </>
  ),
  barrier: (
    <>
      <rect width="180" height="110" class="art-ink" />
      <path d={grid()} class="art-line" stroke-width=".7" />
      <rect x="46" y="12" width="88" height="88" class="art-paper" />
      <path d="M10 14v82M6 14h8M6 96h8M150 104h24M150 101v6M174 101v6" class="art-chalk" stroke-width="1.2" />
    </>
  ),
  trick: (
    <>
      <rect width="180" height="110" class="art-paper" />
      <g class="art-spot">
        <rect width="180" height="110" fill="url(#htb)" />
      </g>
      <path d="M0 0H34L0 60ZM180 110H146L180 50Z" class="art-ink" />
      <path d="M90 -12L160 56L90 124L20 56Z" class="art-paper" />
      <path d="M90 -6L154 56L90 118L26 56Z" class="art-frame" stroke-width="2" stroke-dasharray="5 3" />
    </>
  ),
};

/** What some pictures have besides their icon, under it. */
const EXTRA: Partial<Readonly<Record<Resource, JSX.Element>>> = {
  sniperRifle: <path class="art-sight" d="M90 18v18M90 76v18M52 56h18M110 56h18M90 26a30 30 0 1 0 .1 0" />,
  flare: <path class="art-sight" d="M113 29l14-9M117 40l18-2M102 22l2-16M92 24l-7-12" />,
};

/** Two plates, badly registered: the spot colour lies a little beside the ink. */
export const CardPicture = memo(function CardPicture({ card }: { readonly card: Resource }) {
  const { type } = PRINTED[card];
  const body = { __html: CARD_ICON[card] };
  return (
    <svg class={`art art-${type}`} viewBox="0 0 180 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {GROUND[type]}
      {EXTRA[card]}
      <g class="art-second" transform="translate(54.500 20.500) scale(.146)" dangerouslySetInnerHTML={body} />
      <g class="art-first" transform="translate(51 18) scale(.146)" dangerouslySetInnerHTML={body} />
    </svg>
  );
});

type Drawn = Exclude<Sign, Written>;

const SIGNS: Readonly<Record<Drawn, JSX.Element>> = {
  regular: <Box tone="dead" body={KIND_ICON.regular} />,
  fast: <Box tone="dead" body={KIND_ICON.fast} />,
  strong: <Box tone="dead" body={KIND_ICON.strong} />,
  held: <Box tone="held" body={KIND_ICON.regular} />,
  person: <Box tone="alive" body={ICON.person} />,
  given: <Box tone="given" body={ICON.person} />,
  kill: <Box tone="ink" body={ICON.skull} />,
  fence: <Box tone="ink" body={ICON.fence} />,
  broken: <Box tone="broken" body={ICON.fence} />,
  house: <Box tone="ink" body={ICON.house} />,
  other: <Box tone="ink" body={ICON.otherHouse} />,
  city: <Box tone="ink" body={ICON.city} />,
  noise: (
    <span class="sign sign-dead">
      <NoiseMark />
    </span>
  ),
  to: <Arrow />,
  swap: (
    <svg class="arrow sign-swap" viewBox="0 0 26 22" aria-hidden="true">
      <path d="M0 4h17V0l9 6.500L17 13V9H0zM26 18H9v4L0 15.500 9 9v4h17z" fill="currentColor" />
    </svg>
  ),
};

function Box({ tone, body }: { readonly tone: string; readonly body: string }) {
  return (
    <span class={`sign sign-${tone}`}>
      <Icon body={body} />
    </span>
  );
}

function isWritten(sign: Sign): sign is Written {
  return !(sign in SIGNS);
}

/** Read from left to right; the sentence below says the same. */
export const EffectStrip = memo(function EffectStrip({ card }: { readonly card: Resource }) {
  return (
    <div class="slip-effect" aria-hidden="true">
      {signsOf(card).map((sign) => (isWritten(sign) ? <i class="sign-word">{sign}</i> : SIGNS[sign]))}
    </div>
  );
});
