/**
 * The dead of Zombiaki, cut in lino: SVG markup for a box of 100 by 120, made of the heads that all games share. What is
 * peculiar to a zombie (a scarf, a medal, a second head) is cut over it. The same card always shows the same face.
 */
import type { CardName } from '@horda/zombiaki/content/decks';
import type { Effect, EffectOf } from '@horda/zombiaki/content/effects';
import { claw, zombie, zombieHead } from '../../art/portraits.ts';
import { DEEP_RED, INK, PAPER, RED, fill, line } from '../../art/pen.ts';
import { ICON } from './icons.ts';

const GROUND =
  `<rect width="100" height="120" fill="${RED}"/>` +
  '<g fill="#8E1F12"><rect width="100" height="120" fill="url(#ht)" opacity=".8"/></g>';

const SHOULDERS =
  fill('M-6 124C-4 104 12 92 34 90L64 90C88 92 102 100 106 124Z', INK) +
  line('M12 120l6-18M22 120l3-16M70 98l8 20M80 98l8 18', PAPER, 1.5);

interface Pose {
  readonly seed: number;
  readonly x?: number;
  readonly y?: number;
  readonly tilt?: number;
  readonly scale?: number;
  readonly hair?: boolean;
  /** Around the head, in its own measure: behind it, and over it. */
  readonly behind?: string;
  readonly over?: string;
}

function head({ seed, x = 48, y = 54, tilt = 0, scale = 1, hair = true, behind = '', over = '' }: Pose): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})">` +
    `${behind}${zombieHead(seed, { hair })}${over}</g>`
  );
}

const portrait = (pose: Pose, front = ''): string => GROUND + SHOULDERS + head(pose) + front;

/** An icon cut into the ground, with its second plate beside it. */
function animal(body: string): string {
  const at = (x: number, y: number, ink: string): string =>
    `<g transform="translate(${x} ${y}) scale(.18)" fill="${ink}" color="${ink}">${body}</g>`;
  return GROUND + at(6, 16, DEEP_RED) + at(3, 13, INK);
}

/** Hats and hair for zombies without another distinctive feature. */
const USHANKA =
  fill('M-36 -12C-40 -54 40 -54 36 -12L38 20L25 24L23 -14L-23 -14L-25 24L-38 20Z', INK) +
  line('M-30 -16L-31 14M-35 -14L-35 16M30 -16L31 14M35 -14L35 16M-20 -22h40', PAPER, 1.5) +
  fill('M0 -41l3 7h7l-6 5l2 7l-6-4l-6 4l2-7l-6-5h7z', PAPER);
const FLAT_CAP =
  fill('M-32 -22C-30 -50 24 -52 32 -26L46 -16L-32 -18Z', INK) + line('M-26 -27C-10 -34 14 -34 30 -26', PAPER, 1.8);
const BANDAGE =
  fill('M-25 -30L25 -36L27 -24L-27 -17Z', PAPER) + line('M-22 -27l46 -6M-24 -22l48 -6M14 -35l-4 13', INK, 1.2);
const BEARD =
  fill('M-20 22L-24 42L-14 38L-12 58L-4 46L2 62L7 46L14 56L15 38L23 42L19 22L14 34L-12 36Z', INK) +
  line('M-14 42l2 9M-3 48l3 8M9 46l2 7', PAPER, 1.3);
const MOHAWK = fill('M-14 -34L-12 -62L-5 -40L0 -66L6 -40L13 -60L14 -34Z', INK);
const GLASSES =
  '<g fill="none" stroke="#EADFC6" stroke-width="2.600"><circle cx="-12" cy="-6" r="11"/><circle cx="12" cy="-6" r="11"/><path d="M-1 -8h2M-23 -8l-6 -3M23 -8l6 -3"/></g>';
const CUTLERY = line('M-34 -36v16M-38 -36v10h8v-10M-34 -20v44', INK, 3);

const LOOKS: readonly { readonly over: string; readonly hair: boolean }[] = [
  { over: USHANKA, hair: false },
  { over: '', hair: true },
  { over: FLAT_CAP, hair: false },
  { over: BEARD, hair: true },
  { over: BANDAGE, hair: true },
  { over: MOHAWK, hair: false },
  { over: GLASSES, hair: true },
  { over: CUTLERY + BEARD, hair: false },
];

/** Those of the same build differ by their names alone. */
function walker(card: string, strength: number): string {
  const seed = seedOf(card);
  if (strength >= 5) return zombie(seed, 'strong');
  const { over, hair } = LOOKS[seed % LOOKS.length]!;
  const side = seed % 2 === 0 ? 1 : -1;
  const pose = { seed, tilt: side * (4 + (seed % 9)), x: 50 - 3 * side, over, hair, scale: strength <= 2 ? 0.86 : 1 };
  return portrait(pose, side > 0 ? claw(88, 70, 0.8, 14) : claw(13, 70, 0.8, -14));
}

const SCARF =
  fill('M-40 50C-52 -4 -42 -52 0 -54C42 -52 52 -4 40 50L24 34C33 0 28 -27 0 -29C-28 -27 -33 0 -24 34Z', DEEP_RED) +
  `<g fill="${PAPER}"><circle cx="-33" cy="2" r="3"/><circle cx="-30" cy="-24" r="3"/><circle cx="-12" cy="-41" r="3"/><circle cx="12" cy="-41" r="3"/><circle cx="30" cy="-24" r="3"/><circle cx="33" cy="2" r="3"/><circle cx="-34" cy="28" r="3"/><circle cx="34" cy="28" r="3"/></g>` +
  line('M-40 50C-52 -4 -42 -52 0 -54C42 -52 52 -4 40 50', INK, 3);
const KERCHIEF = SCARF.replaceAll(DEEP_RED, INK);
const KNOT =
  fill('M0 46L-16 40L-18 60L0 52L18 60L16 40Z', DEEP_RED) + line('M0 46L-16 40L-18 60L0 52L18 60L16 40Z', INK, 2.5);

const BRAINPAN =
  fill('M-29 -14C-36 -56 36 -56 29 -14L20 -22L10 -18L0 -23L-10 -18L-20 -22Z', PAPER) +
  line('M-29 -14C-36 -56 36 -56 29 -14', INK, 2.5) +
  line('M0 -44v20M-8 -42c-10 2 -6 10 -14 9M-10 -32c-6 0 -5 7 -12 6M8 -42c10 2 6 10 14 9M10 -32c6 0 5 7 12 6', INK, 2.4);

function chessboard(): string {
  let squares = '';
  for (let i = 0; i < 24; i++)
    if ((i + Math.floor(i / 6)) % 2 === 0) squares += `M${(i % 6) * 17 - 1} ${Math.floor(i / 6) * 17}h17v17h-17z`;
  return fill(squares, DEEP_RED);
}

const LAUREL =
  fill(
    'M-31 8q-12 -4 -13 -15q11 2 13 15M-32 -8q-13 -7 -12 -18q11 4 12 18M-27 -22q-11 -10 -7 -20q10 6 7 20M-17 -33q-7 -12 0 -20q7 9 0 20',
    PAPER,
  ) +
  fill(
    'M31 8q12 -4 13 -15q-11 2 -13 15M32 -8q13 -7 12 -18q-11 4 -12 18M27 -22q11 -10 7 -20q-10 6 -7 20M17 -33q7 -12 0 -20q-7 9 0 20',
    PAPER,
  );
const MEDAL =
  line('M36 92L48 108L60 92', PAPER, 3) +
  `<circle cx="48" cy="111" r="8" fill="${PAPER}"/><text x="48" y="115" text-anchor="middle" font-family="Big Shoulders Stencil Display" font-weight="900" font-size="12" fill="${INK}">1</text>`;

const EGGS =
  fill('M-8 124C0 96 22 88 50 88C80 88 100 96 108 124Z', INK) +
  line('M2 112l18-12M16 120l20-22M40 118l8-24M66 120l-6-26M88 118L70 96M98 112L84 100', PAPER, 1.5) +
  `<g fill="${PAPER}" stroke="${INK}" stroke-width="3">` +
  '<ellipse cx="28" cy="78" rx="15" ry="21"/><ellipse cx="72" cy="78" rx="15" ry="21"/><ellipse cx="50" cy="70" rx="17" ry="24"/></g>' +
  line('M18 72l6 5l5-6l6 6M64 74l6 5l5-6l5 6', INK, 2);

const VEST =
  fill('M18 124L22 92L40 88L48 98L58 88L76 92L82 124Z', PAPER) +
  line('M18 124L22 92L40 88L48 98L58 88L76 92L82 124M24 104h50M23 112h52M48 98v26', INK, 2.5);
const HELMET =
  fill('M-34 -12C-36 -56 36 -56 34 -12L38 -8H-38Z', INK) +
  line('M-27 -22C-24 -44 4 -48 14 -44', PAPER, 2) +
  line('M-30 -10L-20 44M30 -10L20 44', INK, 3);

const DRIPS =
  fill(
    'M0 0H100V14C96 30 90 30 87 16C84 8 80 10 78 22C75 42 66 42 64 22C62 8 58 10 55 18C51 32 44 32 42 16C40 6 34 8 32 26C29 48 20 46 18 24C16 10 10 12 8 20C5 28 1 28 0 20Z',
    PAPER,
  ) +
  line('M86 8q3 8 4 14M68 14q1 10 2 18M46 10q1 6 2 10M22 16q1 10 3 18', RED, 2) +
  `<circle cx="24" cy="62" r="5" fill="${PAPER}"/><circle cx="70" cy="54" r="4" fill="${PAPER}"/>`;

const PROPELLER =
  fill('M-30 -20C-28 -46 28 -46 30 -20Z', DEEP_RED) +
  line('M-30 -20C-28 -46 28 -46 30 -20ZM0 -41v-10M-18 -53q18 8 36 0', INK, 3);
const LONG_HAIR = fill('M-32 66C-48 10 -46 -50 0 -52C46 -50 48 10 32 66L22 60L26 -6L-26 -6L-22 60Z', INK);
const BOW = fill('M16 -46L2 -58V-34ZM16 -46L32 -58V-34Z', PAPER) + `<circle cx="17" cy="-46" r="4" fill="${INK}"/>`;
const STRIPES = line('M20 74h60M14 84h72M10 94h80M8 104h84M6 114h88', PAPER, 3);

/** Walkers have nothing to be known by, the agile ones only their haste. */
const FACES: Readonly<Record<Exclude<EffectOf<'zombie'>, 'walker' | 'agile'>, () => string>> = {
  steadfast: () => zombie(6, 'strong') + STRIPES,
  olympian: () => portrait({ seed: 21, tilt: -8, hair: false, over: LAUREL }, MEDAL + claw(88, 60, 0.7, 20)),
  kasparov: () => GROUND + chessboard() + SHOULDERS + head({ seed: 8, y: 58, hair: false, over: BRAINPAN + GLASSES }),
  mamka: () =>
    GROUND +
    fill('M-10 124C-12 92 8 84 34 82L66 82C94 84 112 92 110 124Z', INK) +
    head({ seed: 14, x: 50, y: 50, hair: false, behind: SCARF, over: KNOT }),
  nest: () => GROUND + head({ seed: 33, x: 50, y: 34, scale: 0.5, tilt: 8 }) + EGGS + claw(88, 64, 0.6, 22),
  matryoshka: () =>
    GROUND +
    fill('M14 124C2 84 22 66 50 66C78 66 98 84 86 124Z', DEEP_RED) +
    line('M14 124C2 84 22 66 50 66C78 66 98 84 86 124', INK, 3.5) +
    head({ seed: 27, x: 50, y: 44, scale: 0.82, hair: false, behind: KERCHIEF, over: KNOT }) +
    fill('M50 92c6 -8 16 -2 10 6c8 4 4 14 -5 10c-2 9 -11 9 -12 0c-9 3 -12 -7 -4 -10c-6 -8 5 -14 11 -6z', PAPER),
  bulletproof: () => portrait({ seed: 17, tilt: 3, hair: false, over: HELMET }, VEST),
  splitter: () =>
    GROUND +
    SHOULDERS +
    head({ seed: 11, x: 30, y: 54, tilt: -16, scale: 0.8 }) +
    head({ seed: 12, x: 70, y: 54, tilt: 16, scale: 0.8 }),
  jelly: () => portrait({ seed: 41, y: 62, hair: false }, DRIPS),
  junior: () => portrait({ seed: 5, y: 66, scale: 0.76, tilt: 6, hair: false, over: PROPELLER }, claw(86, 84, 0.6, 14)),
  krystynka: () => portrait({ seed: 19, tilt: -4, hair: false, behind: LONG_HAIR, over: BOW }),
  dog: () => animal(ICON.hound),
  cat: () => animal(ICON.cat),
};

const CARD_FACES: Readonly<Partial<Record<CardName, () => string>>> = {
  trojanHorse: () => animal(ICON.horse),
};

/** Zombies that lie face down have lost their faces: the back of a card, and a hand. */
const CORPSE =
  `<rect width="100" height="120" fill="${DEEP_RED}"/><g fill="${INK}"><rect width="100" height="120" fill="url(#htb)" opacity=".5"/></g>` +
  line('M10 10H90V110H10Z', PAPER, 3) +
  claw(50, 52, 1.5, 4);

const drawn = new Map<string, string>();

export function faceOf(card: string, effect: Effect, strength: number): string {
  const key = `${card} ${effect} ${strength >= 5} ${strength <= 2}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const face = card === 'corpse' ? CORPSE : faceOfCard(card, effect, strength);
  drawn.set(key, face);
  return face;
}

function faceOfCard(card: string, effect: Effect, strength: number): string {
  const faces: Partial<Readonly<Record<Effect, () => string>>> = FACES;
  const own: Readonly<Partial<Record<string, () => string>>> = CARD_FACES;
  const face = own[card] ?? faces[effect];
  if (face !== undefined) return face();
  return effect === 'agile' ? zombie(seedOf(card), 'fast') : walker(card, strength);
}

/** Small numbers from names, always the same. */
export function seedOf(name: string): number {
  let hash = 11;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) % 997;
  return hash;
}
