/** What the pictures of cards stand on: rays for what wounds, a blueprint for what is built, paper for words, red for the dead. */
import type { Printed } from '@horda/zombiaki/content/printed';
import type { JSX } from 'preact';

export type Ground = 'weapon' | 'machine' | 'word' | 'dead';

export function groundOf({
  side,
  kind,
  wounds,
  keyword,
}: Pick<Printed, 'side' | 'kind' | 'wounds' | 'keyword'>): Ground {
  if (side === 'zombies') return 'dead';
  if (kind !== 'action' && kind !== 'reaction' && kind !== 'lasting') return 'machine';
  return wounds > 0 || keyword !== null ? 'weapon' : 'word';
}

function rays(): string {
  let path = '';
  for (let i = 0; i < 16; i++) {
    const at = (turn: number): string =>
      `${Math.round(90 + 180 * Math.cos(turn))} ${Math.round(56 + 180 * Math.sin(turn))}`;
    path += `M90 56L${at((i * Math.PI) / 8 + 0.06)}L${at((i * Math.PI) / 8 + 0.25)}Z`;
  }
  return path;
}

function blueprint(): string {
  let path = '';
  for (let x = 6; x <= 180; x += 12) path += `M${x} 0v110`;
  for (let y = 5; y <= 110; y += 12) path += `M0 ${y}h180`;
  return path;
}

export const GROUNDS: Readonly<Record<Ground, JSX.Element>> = {
  weapon: (
    <>
      <rect width="180" height="110" class="art-paper-2" />
      <path d={rays()} class="art-spot" />
      <circle cx="90" cy="56" r="44" class="art-paper" />
    </>
  ),
  machine: (
    <>
      <rect width="180" height="110" class="art-ink" />
      <path d={blueprint()} class="art-line" stroke-width=".7" />
      <rect x="45" y="11" width="90" height="90" class="art-paper" />
      <path d="M12 14v82M8 14h8M8 96h8M148 102h26M148 99v6M174 99v6" class="art-chalk" stroke-width="1.200" />
    </>
  ),
  word: (
    <>
      <rect width="180" height="110" class="art-paper-2" />
      <path d="M0 18h180M0 34h180M0 50h180M0 66h180M0 82h180M0 98h180" class="art-frame" stroke-width=".6" />
      <path d="M0 0H44L0 70ZM180 110H136L180 40Z" class="art-ink" />
      <path d="M44 8H136V102H44Z" class="art-paper" />
      <path d="M48 12H132V98H48Z" class="art-frame" stroke-width="1.500" stroke-dasharray="5 3" />
    </>
  ),
  dead: (
    <>
      <rect width="180" height="110" class="art-spot" />
      <g class="art-ink" opacity=".6">
        <rect width="180" height="110" fill="url(#ht)" />
      </g>
      <path d="M90 4L128 22L142 56L128 90L90 108L52 90L38 56L52 22Z" class="art-paper" />
    </>
  ),
};
