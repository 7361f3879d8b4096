/**
 * The eight kinds of zombies and the six survivors, cut in lino: SVG markup for a box of 100 by 120, made of the heads
 * that all games share. Two cards of a kind have different faces; the same card always has the same.
 */
import type { ZombieKind } from '@horda/gear-up/content/content';
import { claw, survivor, zombie, zombieHead } from '../../art/portraits.ts';
import { DEEP_RED, fill, INK, line, PAPER, RED } from '../../art/pen.ts';

export const GROUND =
  `<rect width="100" height="120" fill="${RED}"/>` +
  '<g fill="#8E1F12"><rect width="100" height="120" fill="url(#ht)" opacity=".8"/></g>';

export const SHOULDERS =
  fill('M-6 124C-4 104 12 92 34 90L64 90C88 92 102 100 106 124Z', INK) +
  line('M12 120l6-18M22 120l3-16M70 98l8 20M80 98l8 18', PAPER, 1.5);

export const turnedHead = (seed: number, at: string, over = '', hair = true): string =>
  `<g transform="${at}">${zombieHead(seed, { hair })}${over}</g>`;

const HELMET =
  fill('M-33 -12C-38 -58 38 -58 33 -12L38 -8L-38 -8Z', INK) +
  line('M-32 -14C-20 -19 20 -19 32 -14', PAPER, 2) +
  line('M-20 -40q10 -8 22 -8M-26 -30q8 -12 18 -15M-31 -10l6 40M31 -10l-6 40', PAPER, 1.6);

/** Low, on both hands. */
function crawler(seed: number): string {
  return (
    GROUND +
    line('M-4 30H104M-4 36H104', DEEP_RED, 2) +
    fill('M-6 60C10 40 40 44 60 52L108 34L108 76L70 92L-6 124Z', INK) +
    line('M70 60l30 -14M72 68l30 -12M74 76l28 -8M84 52l6 26M94 48l5 24', PAPER, 1.6) +
    turnedHead(seed, 'translate(44 74) rotate(-30) scale(.86)') +
    claw(16, 104, 0.62, -24) +
    claw(80, 108, 0.62, 18)
  );
}

/** All jaw. */
function chomper(seed: number): string {
  const teeth =
    fill('M-34 14L-26 6L26 4L34 14L30 54L0 64L-30 54Z', INK) +
    fill('M-28 16L-20 10L-14 24L-8 10L-1 25L6 10L13 24L19 9L28 16L26 26L-26 27Z', PAPER) +
    fill('M-25 50L-18 34L-11 49L-4 34L3 50L10 34L17 49L24 35L26 48L0 58Z', PAPER) +
    line('M-29 30l-3 14M29 30l3 14', PAPER, 1.6);
  return GROUND + SHOULDERS + turnedHead(seed, 'translate(50 50) rotate(4)', teeth) + claw(12, 84, 0.66, -16);
}

function soldier(seed: number): string {
  const straps = line('M26 92L36 124M74 92L64 124', PAPER, 3) + fill('M32 104h10v12h-10zM58 104h10v12h-10z', PAPER);
  return GROUND + SHOULDERS + straps + turnedHead(seed, 'translate(50 56) rotate(-4)', HELMET, false);
}

/** It stinks to heaven. */
function stinker(seed: number): string {
  const fumes = [14, 32, 66, 86]
    .map((x, i) =>
      line(`M${x} ${66 - i * 4}q-10 -12 0 -24t0 -24t0 -24`, i % 2 === 0 ? INK : PAPER, i % 2 === 0 ? 5 : 2.4),
    )
    .join('');
  const flies = [20, 50, 78, 88].map((x, i) => fill(`M${x} ${14 + i * 13}l5 -4l1 5l5 0l-5 4l-6 -1z`, INK)).join('');
  return GROUND + fumes + SHOULDERS + turnedHead(seed, 'translate(50 60) rotate(9) scale(.92)') + flies;
}

/** With a vest of sticks and a lit fuse. */
function bomber(seed: number): string {
  const stick = (x: number): string =>
    `<rect x="${x}" y="88" width="11" height="34" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>` +
    line(`M${x + 5.5} 88v-5`, PAPER, 2);
  const sticks = [14, 28, 42, 56, 70].map(stick).join('') + fill('M8 100h78v6H8z', DEEP_RED);
  const spark =
    line('M75 83q10 -10 14 -22', PAPER, 2.4) +
    fill('M90 46l3 8l8 -3l-4 8l8 4l-9 2l2 9l-7 -6l-5 7l-1 -9l-9 0l7 -6l-5 -7l9 2z', PAPER);
  return GROUND + SHOULDERS + sticks + turnedHead(seed, 'translate(46 50) rotate(-7) scale(.94)') + spark;
}

const KINDS: Readonly<Record<ZombieKind, (seed: number) => string>> = {
  walker: (seed) => zombie(seed, 'regular'),
  runner: (seed) => zombie(seed, 'fast'),
  crawler,
  chomper,
  soldier,
  stinker,
  fatty: (seed) => zombie(seed, 'strong'),
  bomber,
};

const drawn = new Map<string, string>();

/** The number of faces of each kind. */
const FACES = 6;

export function faceOf(kind: ZombieKind, card: number): string {
  const key = `${kind} ${card % FACES}`;
  let face = drawn.get(key);
  if (face === undefined) drawn.set(key, (face = KINDS[kind]((card % FACES) * 3 + 2)));
  return face;
}

/** Which of the eight heads a survivor has: beard, long hair, headphones, hood, cap, hard hat. */
const PEOPLE: Readonly<Record<string, number>> = { ethan: 4, lisa: 1, kenji: 7, rosa: 3, marcus: 8, olga: 2 };

/** Survivors of a pack are known by their place. */
export function survivorFace(id: string, place: number): string {
  const key = `survivor ${id}`;
  let face = drawn.get(key);
  if (face === undefined) drawn.set(key, (face = survivor(PEOPLE[id] ?? place + 9)));
  return face;
}
