/** Photographs, 100 by 120, of those who are no ordinary survivors. */
import { SURVIVOR_IDS } from '@horda/long-night/content/ids';
import { survivor, zombie } from '../../../art/portraits.ts';
import { BLUE, ICE, INK, PAPER, PAPER_2, PAPER_3, round, SNOW } from './inks.ts';

const backdrop = (bg: string, spot: string, strength = 0.55): string =>
  `<rect width="100" height="120" fill="${bg}"/><g fill="${spot}" opacity="${strength}"><rect width="100" height="120" fill="url(#ht)"/></g>`;
/** Which of the eight kinds of faces fits each survivor, by card: 1, 3 and 5 have long hair or a scarf, 4 has a beard. */
export const LOOKS = '13450370124516702543561621470526402446350317521034';
const KINDS = 8;

/** Of those who are no humans one is a dog, the other a chimpanzee. */
const DOG = SURVIVOR_IDS.indexOf('sparky');

export function portraitOf(card: number, isHuman: boolean): string {
  if (isHuman) return survivor(Number(LOOKS[card] ?? 0) + (card + 1) * KINDS);
  return card === DOG ? dog() : chimp();
}

function dog(): string {
  return [
    backdrop('#58B89F', '#2F7D6B'),
    `<path d="M8 122C12 100 26 92 40 90L62 90C76 93 90 100 94 122Z" fill="${INK}"/>`,
    `<path d="M26 40L18 8L42 26ZM74 40L82 8L58 26Z" fill="${INK}"/>`,
    `<path d="M50 20C70 20 78 36 76 54C76 70 66 78 62 88C58 98 42 98 38 88C34 78 24 70 24 54C22 36 30 20 50 20Z" fill="${PAPER}"/>`,
    `<path d="M50 20C70 20 78 36 76 54C76 70 66 78 62 88C60 94 55 96 50 96L54 70L50 50Z" fill="${INK}"/>`,
    `<circle cx="38" cy="48" r="4" fill="${INK}"/><circle cx="62" cy="48" r="4" fill="${PAPER}"/>`,
    `<path d="M41 70q9-7 18 0q-2 9-9 10q-7-1-9-10z" fill="${INK}" stroke="${PAPER}" stroke-width="2"/>`,
    `<path d="M50 80v6q-5 5-10 1M50 86q5 5 10 1" fill="none" stroke="${PAPER}" stroke-width="2"/>`,
    `<path d="M34 100q16 8 32 0l2 8q-18 8-36 0z" fill="#2F7D6B"/>`,
  ].join('');
}

function chimp(): string {
  let o = backdrop('#58B89F', '#2F7D6B');
  o += `<path d="M-4 122C0 98 22 92 38 88L64 88C82 92 100 100 104 122Z" fill="${INK}"/>`;
  o += `<circle cx="17" cy="54" r="14" fill="${INK}"/><circle cx="83" cy="54" r="14" fill="${INK}"/><path d="M12 48q-4 8 2 14q6 0 6-8q-1-8-8-6z" fill="${PAPER}"/><path d="M88 48q4 8-2 14q-4 0-5-6" fill="none" stroke="${PAPER}" stroke-width="2"/>`;
  o += `<path d="M50 14C74 14 82 34 80 54C82 80 68 96 50 96C32 96 18 80 20 54C18 34 26 14 50 14Z" fill="${INK}"/>`;
  for (let i = 0; i < 7; i++)
    o += `<path d="M${34 + i * 5} ${20 - (i % 2) * 3}l-2 9" stroke="${PAPER}" stroke-width="1.2"/>`;
  o += `<path d="M30 46C30 34 46 32 50 40C54 32 68 36 69 47C70 54 66 60 64 62C76 66 72 90 50 91C28 90 26 68 36 62C31 58 30 52 30 46Z" fill="${PAPER}"/>`;
  o += `<path d="M50 40C54 32 68 36 69 47C70 54 66 60 64 62C76 66 72 90 52 91C56 84 58 74 55 66L56 54Z" fill="${INK}"/>`;
  o += `<path d="M34 42q6-5 13 0" stroke="${INK}" stroke-width="3.500" fill="none"/><circle cx="41" cy="50" r="3.600" fill="${INK}"/><circle cx="42" cy="49" r="1.100" fill="${PAPER}"/><circle cx="61" cy="50" r="3.600" fill="${PAPER}"/><circle cx="61" cy="50" r="1.700" fill="${INK}"/>`;
  o += `<path d="M45 64l3 3M53 67l3-3" stroke="${INK}" stroke-width="2.200"/><path d="M55 65l3-2" stroke="${PAPER}" stroke-width="2"/><path d="M36 77q10 7 18 4" stroke="${INK}" stroke-width="2.200" fill="none"/><path d="M56 81q6-1 9-5" stroke="${PAPER}" stroke-width="2" fill="none"/>`;
  return o;
}
/** The helpless: a photograph without a face; unruly ones shout and raise a fist. */
export function helpless(seed: number, unruly: boolean): string {
  const k = seed % 4,
    spot = '#4A5E70';
  let o = backdrop(unruly ? '#B9C7D0' : '#8EA3B2', unruly ? INK : spot, unruly ? 0.35 : 0.6);
  o += `<path d="M4 122C8 96 26 90 40 88L60 88C76 92 92 98 96 122Z" fill="${INK}"/>`;
  o += `<path d="M50 26C68 26 72 42 71 54C70 72 61 85 50 86C39 85 30 72 29 54C28 42 32 26 50 26Z" fill="${SNOW}"/><path d="M56 26C70 30 72 44 71 54C70 72 61 84 52 86C60 70 62 44 56 26Z" fill="#A9B9C4"/>`;
  if (k === 0)
    o += `<path d="M24 66C18 30 34 14 50 14C66 14 82 30 76 66C72 86 62 92 50 98C38 92 28 86 24 66ZM50 28C36 28 32 42 32 54C33 70 41 82 50 84C59 82 67 70 68 54C68 42 64 28 50 28Z" fill="${INK}" fill-rule="evenodd"/><path d="M42 92L34 112M58 92L66 112" stroke="${SNOW}" stroke-width="2"/><path d="M30 36l4-6M36 26l5-4M64 27l4 6" stroke="${SNOW}" stroke-width="1.600"/>`;
  if (k === 1)
    o += `<path d="M24 46C22 18 78 18 76 46Z" fill="${BLUE}"/><rect x="22" y="40" width="56" height="9" fill="${INK}"/><circle cx="50" cy="14" r="8" fill="${INK}"/>`;
  if (k === 2)
    o += `<path d="M20 62L22 30C30 12 70 12 78 30L80 62L70 60L70 40H30L30 60Z" fill="${INK}"/><path d="M30 40H70V32H30Z" fill="#A9B9C4"/><path d="M32 74C40 80 60 80 68 74C66 92 56 96 50 96C44 96 34 92 32 74Z" fill="#A9B9C4"/>`;
  if (k === 3)
    o += `<path d="M26 52C20 22 40 14 52 15C72 14 80 30 74 54C70 40 62 36 52 34C42 36 32 38 26 52Z" fill="${INK}"/><path d="M26 48L16 78L28 70ZM74 48L84 78L72 70Z" fill="${INK}"/>`;
  if (unruly)
    o += `<path d="M39 62h22l-3 14h-16z" fill="${INK}"/><path d="M40 62h20v4H40z" fill="#fff"/><path d="M36 46l9 4M64 46l-9 4" stroke="${INK}" stroke-width="3.500"/><g transform="translate(84 58) rotate(8)"><path d="M-9 62V16H-12V-6L-6 -10H10L14 -4V14L9 20V62Z" fill="${INK}"/><path d="M-6 -4v12M0 -5v12M6 -5v12M-10 12h16" stroke="${SNOW}" stroke-width="1.800"/></g>`;
  return o;
}
/** Masked, on bare paper. */
export function bandit(seed: number): string {
  const k = seed % 3;
  let o = backdrop(PAPER_3, INK, 0.3);
  o += `<path d="M-4 122C0 98 20 92 36 88L64 88C82 92 100 98 104 122Z" fill="${INK}"/><path d="M10 116l8-14M20 112l6-12M80 104l10 14M72 102l8 14" stroke="${PAPER_3}" stroke-width="2"/>`;
  o += `<path d="M50 16C72 16 78 36 76 56C75 78 64 92 50 94C36 92 25 78 24 56C22 36 28 16 50 16Z" fill="${INK}"/>`;
  if (k === 0)
    o += `<path d="M28 46H72V60H28Z" fill="${PAPER}"/><path d="M32 53q6-6 13 0q-6 5-13 0zM56 53q6-6 13 0q-6 5-13 0z" fill="${INK}"/><path d="M38 76h24M40 80h20" stroke="${PAPER}" stroke-width="2"/>`;
  if (k === 1)
    o += `<g fill="${PAPER}" stroke="${INK}" stroke-width="3"><circle cx="38" cy="48" r="13"/><circle cx="63" cy="48" r="13"/></g><path d="M31 43l7-4M56 43l7-4" stroke="${INK}" stroke-width="3"/><path d="M24 62L50 70L76 62L72 84L50 98L28 84Z" fill="${BLUE}"/><path d="M32 70l14 6M68 70l-14 6" stroke="${INK}" stroke-width="2"/>`;
  if (k === 2)
    o += `<path d="M30 42C40 36 60 36 70 42L68 58C60 62 40 62 32 58Z" fill="${PAPER}"/><path d="M34 50q6-5 12 0M56 50q6-5 12 0" stroke="${INK}" stroke-width="4" fill="none"/><path d="M24 60L76 60L70 86L50 96L30 86Z" fill="${PAPER_2}"/><path d="M36 68h28M38 75h24M42 82h16" stroke="${INK}" stroke-width="2"/><path d="M18 34C24 8 76 8 82 34Z" fill="${INK}"/><path d="M14 34H86" stroke="${PAPER_3}" stroke-width="3"/>`;
  return o;
}
/** Released experiments are printed in negative, so that they never pass for an ordinary zombie. */
export function special(experiment: number): string {
  const look = (['regular', 'fast', 'strong'] as const)[experiment % 3]!;
  const negative = zombie(3 + experiment * 2, look)
    .replaceAll('#D63A22', '#DCE8EE')
    .replaceAll('#8E1F12', '#9FB7C6')
    .replaceAll('#EADFC6', '#F3F8FA');
  return experiment % 3 === 0 ? negative + icicles() : negative;
}

function icicles(): string {
  let icicle = '';
  for (let i = 0; i < 7; i++) {
    const length = 20 + ((i * 37) % 18);
    icicle += `M${round(4 + i * 15)} 0l5 ${length}l5 ${-length}z`;
  }
  return `<path d="${icicle}" fill="${ICE}" stroke="${INK}" stroke-width="1.500"/>`;
}
