/** The six bosses, cut in lino: SVG markup for a box of 100 by 120. */
import type { BossId } from '@horda/gear-up/content/content';
import { claw, zombie, zombieHead } from '../../art/portraits.ts';
import { DEEP_RED, fill, INK, line, PAPER } from '../../art/pen.ts';
import { GROUND, SHOULDERS, turnedHead } from './faces.ts';

const disc = (x: number, y: number, r: number, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`;

/** Too much of everything, and bones through it. */
function superAbomination(): string {
  const spikes = [
    [4, 56, -34],
    [16, 48, -20],
    [84, 48, 20],
    [96, 56, 34],
  ]
    .map(
      ([x, y, turn]) =>
        `<path d="M-5 6L0 -26L5 6Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${PAPER}" stroke="${INK}" stroke-width="2.500"/>`,
    )
    .join('');
  const horns =
    fill('M34 20C22 18 16 6 20 -2C26 6 32 8 40 10ZM66 20C78 18 84 6 80 -2C74 6 68 8 60 10Z', PAPER) +
    line('M34 20C22 18 16 6 20 -2C26 6 32 8 40 10M66 20C78 18 84 6 80 -2C74 6 68 8 60 10', INK, 2.5);
  return zombie(11, 'strong') + spikes + horns + claw(10, 92, 0.7, -10) + claw(90, 92, 0.7, 10);
}

/** They stand on each other. */
function pyramid(): string {
  let heads = fill('M50 -14L118 124L-18 124Z', INK);
  for (let row = 0; row < 4; row++)
    for (let i = 0; i <= row; i++) {
      const x = 50 + (i - row / 2) * 27;
      const y = 18 + row * 29;
      heads +=
        disc(x, y, 15.5, row % 2 === 0 ? DEEP_RED : '#D63A22') +
        `<g transform="translate(${x} ${y}) rotate(${((row * 5 + i * 7) % 5) * 7 - 14}) scale(.4)">${zombieHead(row * 4 + i + 3)}</g>`;
    }
  return GROUND + heads + claw(10, 100, 0.44, -30) + claw(90, 100, 0.44, 30);
}

/** What the circus left behind. */
function zombiephant(): string {
  return (
    GROUND +
    fill('M-4 124L-2 84L104 84L106 124Z', INK) +
    fill('M30 40C10 14 -10 26 -8 56C-6 84 14 92 30 78ZM70 40C90 14 110 26 108 56C106 84 86 92 70 78Z', INK) +
    line('M24 48C12 34 2 40 2 56C2 70 12 78 24 72M76 48C88 34 98 40 98 56C98 70 88 78 76 72', PAPER, 2) +
    line('M-2 42l9 5M-4 60l10 -1M104 44l-9 5M104 62l-10 -1', PAPER, 1.6) +
    fill('M26 34C28 10 72 10 74 34L76 66C74 82 62 84 62 94L66 124L34 124L38 94C38 84 26 82 24 66Z', INK) +
    line('M39 92h22M38 100h24M37 108h26M36 116h28', PAPER, 1.8) +
    fill('M30 42L44 48L42 60L31 58ZM70 42L56 48L58 60L69 58Z', PAPER) +
    disc(38, 52, 2.6, INK) +
    disc(62, 52, 2.6, INK) +
    fill('M32 74C22 84 12 96 16 114C20 100 30 92 40 86ZM68 74C78 84 88 96 84 114C80 100 70 92 60 86Z', PAPER) +
    line('M32 74C22 84 12 96 16 114C20 100 30 92 40 86ZM68 74C78 84 88 96 84 114C80 100 70 92 60 86Z', INK, 2) +
    line('M40 22l8 6M60 22l-8 6M44 30l6 4l6 -4M46 68l4 5l4 -5', PAPER, 1.8)
  );
}

const CAP =
  fill('M-27 -18C-28 -46 26 -46 27 -20L27 -16L-27 -15Z', INK) +
  fill('M20 -22L44 -14L42 -9L-6 -15Z', INK) +
  line('M-20 -22C-8 -28 10 -28 22 -22M0 -39v12', PAPER, 1.8);
const CATCHER = CAP + line('M-24 -14V34M-8 -15V40M8 -15V40M24 -14V34M-26 -2H26M-25 12H25M-20 28H20', PAPER, 2.6);

/** Last of the ninth: Catcher, Batter, Pitcher. */
function deadSox(): string {
  const bat = fill('M70 4L78 0L92 52L88 54Z', PAPER) + line('M70 4L78 0L92 52L88 54Z', INK, 2);
  const ball = disc(14, 30, 8, PAPER) + line('M9 25q4 5 0 10M19 25q-4 5 0 10', DEEP_RED, 1.4);
  return (
    GROUND +
    ball +
    bat +
    fill('M-6 124C-2 84 30 78 50 78C72 78 102 84 106 124Z', INK) +
    line('M14 92v30M26 88v34M38 86v36M62 86v36M74 88v34M86 92v30', PAPER, 1.4) +
    turnedHead(5, 'translate(76 58) rotate(10) scale(.62)', CAP, false) +
    turnedHead(8, 'translate(26 58) rotate(-10) scale(.62)', CAP, false) +
    turnedHead(3, 'translate(50 76) scale(.8)', CATCHER, false)
  );
}

/** The mouth is most of it. */
function screamer(): string {
  const rings = [64, 52, 40]
    .map((r) => `<circle cx="50" cy="72" r="${r}" fill="none" stroke="${INK}" stroke-width="5"/>`)
    .join('');
  return (
    GROUND +
    rings +
    SHOULDERS +
    fill('M50 4C82 4 88 36 84 58C82 84 72 114 50 116C28 114 18 84 16 58C12 36 18 4 50 4Z', INK) +
    fill('M24 30L40 24L46 36L34 44ZM76 30L60 24L54 36L66 44Z', PAPER) +
    disc(36, 34, 3, INK) +
    disc(64, 34, 3, INK) +
    line('M20 22l18 -8M24 16l12 -6M80 22l-18 -8M76 16l-12 -6', PAPER, 1.8) +
    fill('M50 48C68 48 74 64 72 80C70 98 62 108 50 108C38 108 30 98 28 80C26 64 32 48 50 48Z', PAPER) +
    fill('M50 56C62 56 67 66 66 80C64 94 58 101 50 101C42 101 36 94 34 80C33 66 38 56 50 56Z', DEEP_RED) +
    line('M34 58l6 9M44 50l3 10M56 50l-3 10M66 58l-6 9M36 96l6 -7M46 104l2 -8M54 104l-2 -8M64 96l-6 -7', INK, 2.4) +
    fill('M44 92C46 82 54 82 56 92L54 101L46 101Z', INK)
  );
}

/** Nobody has counted the arms. */
function mutation(): string {
  const arms = [
    'M30 96C6 100 -6 84 -4 62C4 76 16 78 30 76Z',
    'M70 96C94 100 106 84 104 62C96 76 84 78 70 76Z',
    'M32 52C10 48 2 30 10 10C14 28 26 34 40 36Z',
    'M68 52C90 48 98 30 90 10C86 28 74 34 60 36Z',
  ]
    .map((d) => fill(d, INK))
    .join('');
  const eye = (x: number, y: number, r: number): string => disc(x, y, r, PAPER) + disc(x + r * 0.2, y, r * 0.42, INK);
  return (
    GROUND +
    arms +
    line('M2 74q8 6 18 6M98 74q-8 6 -18 6M12 24q6 10 16 14M88 24q-6 10 -16 14', PAPER, 1.8) +
    fill('M50 8C78 6 86 32 80 52C94 66 90 98 76 124L24 124C10 98 6 66 20 52C14 32 22 6 50 8Z', INK) +
    eye(36, 32, 8) +
    eye(62, 28, 6) +
    eye(52, 46, 9) +
    eye(74, 46, 4.5) +
    eye(28, 52, 5) +
    fill('M24 70L34 64L66 64L76 70L70 92L50 98L30 92Z', PAPER) +
    fill('M30 74L38 70L62 70L70 74L66 84L50 89L34 84Z', INK) +
    line('M38 64v8M46 64v7M54 64v7M62 64v8M38 94v-9M46 97v-9M54 97v-9M62 94v-9', INK, 2) +
    line('M26 104q10 6 22 4M52 112q12 0 20 -8M34 116h10', PAPER, 1.8)
  );
}

const BOSSES: Readonly<Record<BossId, () => string>> = {
  superAbomination,
  pyramid,
  zombiephant,
  deadSox,
  screamer,
  mutation,
};

const drawn = new Map<BossId, string>();

export function bossFace(id: BossId): string {
  let face = drawn.get(id);
  if (face === undefined) drawn.set(id, (face = BOSSES[id]()));
  return face;
}
