/** Places seen from outside: roof with its sign, windows for people, snow in front of the door for the dead. */
import type { PlaceId } from '@horda/long-night/content/vocabulary';
import { rng } from '../../../art/portraits.ts';
import { BLACK, BLUE, flecks, GROUND, ICE, INK, ROOF, round, SNOW, snowcap, WALL, WALL_LIT } from './inks.ts';

/** Height of the picture; where the roof begins; how high the sign is; where the wall meets the snow. */
const LARGE = { h: 164, top: 9, sign: 23, gy: 104 };
const SMALL = { h: 122, top: 7, sign: 20, gy: 76 };

export function facade(kind: PlaceId, small: boolean, seed: number): string {
  const [W, fw] = [288, 206];
  const { h, top, sign, gy } = small ? SMALL : LARGE;
  let o = '';
  // second plate, out of register: frost behind the house
  o += `<rect x="4" y="${top - 4}" width="${fw + 3}" height="${gy - top + 4}" fill="url(#ln-ice)" opacity=".55"/>`;
  const body = (x: number, y: number, w: number, hh: number, c: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${hh}" fill="${c}"/>`;
  const under = top + sign; // where the sign ends and the wall begins
  if (kind === 'gas') {
    o +=
      body(0, top, fw, gy - top, BLACK) +
      body(-3, top, fw + 6, sign, ROOF) +
      body(8, under, 7, gy - under, WALL_LIT) +
      body(fw - 15, under, 7, gy - under, WALL_LIT);
    o += `<path d="M-3 ${under}H${fw + 3}" stroke="${BLUE}" stroke-width="4"/><path d="M-3 ${under + 3}H${fw + 3}" stroke="${SNOW}" stroke-width="1.5"/>`;
  } else {
    o +=
      body(0, top, fw, gy - top, WALL) +
      flecks([6, under + 5, fw - 22, gy - under - 9], 30, seed, '#3C5877') +
      body(0, top, fw, sign, ROOF);
    o += `<path d="M${fw - 8} ${under}V${gy}H${fw}V${under}Z" fill="${BLACK}" opacity=".6"/>`;
  }
  if (kind === 'police')
    o += `<path d="M166 ${top}v-3h20v3z" fill="#8FA6B6"/><path d="M169 ${top - 3}a7 7 0 0 1 14 0z" fill="${ICE}"/><path d="M160 ${top - 9}l5 3M192 ${top - 9}l-5 3M176 ${top - 15}v3" stroke="${ICE}" stroke-width="2"/><path d="M0 ${under}H${fw}" stroke="${BLUE}" stroke-width="5"/>`;
  if (kind === 'grocery') {
    for (let i = 0; i < 13; i++) {
      const x = i * (fw / 13);
      o += `<path d="M${round(x)} ${under - 2}h${round(fw / 13)}v7q${round(-fw / 26)} 6 ${round(-fw / 13)} 0z" fill="${i % 2 ? '#C6D6E0' : BLUE}"/>`;
    }
  }
  if (kind === 'school')
    o += `<path d="M150 ${top + 1}l24 -16l24 16z" fill="${ROOF}"/><path d="M148 ${top + 2}l26 -18l26 18" fill="none" stroke="${SNOW}" stroke-width="3.500"/><circle cx="174" cy="${top - 4}" r="5.500" fill="${SNOW}"/><path d="M174 ${top - 8}v4l3 1.500" stroke="${BLACK}" stroke-width="1.500" fill="none"/><path d="M0 ${under}H${fw}" stroke="#8FA6B6" stroke-width="2.500"/>`;
  if (kind === 'library') {
    o += `<path d="M-3 ${under - 2}H${fw + 3}V${under + 3}H-3Z" fill="#A9BAC6"/>`;
    for (let x = 0; x < fw; x += 9) o += `<path d="M${x} ${under + 3}h5v3h-5z" fill="#A9BAC6"/>`;
    o += `<path d="M${fw - 11} ${under + 6}V${gy}M${fw - 5} ${under + 6}V${gy}" stroke="#A9BAC6" stroke-width="3"/>`;
  }
  if (kind === 'hospital')
    o += `<rect x="158" y="${top - 8}" width="26" height="26" fill="${SNOW}" stroke="${BLACK}" stroke-width="2"/><path d="M168 ${top - 5}h6v7h7v6h-7v7h-6v-7h-7v-6h7z" fill="#1F6B5A"/><path d="M0 ${under}H${fw}" stroke="#A9BAC6" stroke-width="3.500"/>`;
  if (kind === 'raxxon')
    o += `<path d="M0 ${under - 2}H${fw}V${under + 4}H0Z" fill="${INK}"/><path d="${[...Array(14)].map((_, i) => `M${i * 16} ${under + 4}l6 -6h8l-6 6z`).join('')}" fill="#C6D6E0"/><path d="M150 ${top}V${top - 8}M164 ${top}V${top - 5}" stroke="${WALL_LIT}" stroke-width="7"/><path d="M150 ${top - 10}q8 -6 3 -12q10 3 8 -6" stroke="#A9BAC6" stroke-width="2" fill="none"/>`;
  if (kind === 'hideout')
    o += `${[...Array(9)].map((_, i) => `<path d="M${3 + i * 23} ${under + 2}l20 ${i % 2 ? 5 : -4}" stroke="#55708B" stroke-width="4"/>`).join('')}<path d="M150 ${top}V${top - 10}l22 5l-22 5" fill="${INK}" stroke="#A9BAC6" stroke-width="1.5"/>`;
  if (kind !== 'hospital') o += snowcap(-1, kind === 'school' ? 146 : fw + 1, top, seed + 3, 5, 2);
  else o += snowcap(-1, 156, top, seed + 3, 5, 2) + snowcap(186, fw + 1, top, seed + 5, 5, 2);
  if (kind === 'school') o += snowcap(202, fw + 1, top, 2, 3, 2);
  // icicles under the sign
  if (kind !== 'grocery') {
    const q = rng(seed * 3 + 1);
    let d = '';
    for (let x = 4; x < fw - 10; x += 7 + q() * 12) {
      const l = 3 + q() * 6,
        y = under + (kind === 'library' ? 6 : kind === 'gas' ? 3 : 1);
      d += `M${round(x)} ${y}l2 ${round(l)}l2 ${round(-l)}z`;
    }
    o += `<path d="${d}" fill="${SNOW}"/>`;
  }
  // snow in front
  const r = rng(seed * 13 + 2);
  let bank = `M-4 ${gy + 3}`;
  for (let x = -4; x < W + 8; x += 26) bank += `q13 ${round(-5 + r() * 7)} 26 ${round(-1 + r() * 2)}`;
  o += `<path d="${bank}L${W + 6} ${h}H-4Z" fill="${GROUND}"/><path d="${bank}" fill="none" stroke="${SNOW}" stroke-width="3.5"/>`;
  o += flecks([2, gy + 8, W - 20, h - gy - 14], 16, seed + 9, '#4A637B', 1.6);
  return o;
}

/** A survey of the ground at night: contour lines, firs, one trail. */
export function nightMap(w: number, h: number, seed = 4): string {
  const r = rng(seed);
  let o = '';
  for (let k = 0; k < 9; k++) {
    const cx = r() * w,
      cy = r() * h,
      n = 3 + ((r() * 3) | 0);
    for (let i = 1; i <= n; i++) {
      const R = 44 + i * 34;
      let d = '';
      for (let a = 0; a <= 12; a++) {
        const t = (a / 12) * Math.PI * 2,
          q = R * (1 + 0.16 * Math.sin(3 * t + k) + 0.09 * Math.cos(5 * t + k * 2));
        d += `${a ? 'L' : 'M'}${round(cx + q * 1.5 * Math.cos(t))} ${round(cy + q * Math.sin(t))}`;
      }
      o += `<path d="${d}Z" fill="none" stroke="#223345" stroke-width="1.2"/>`;
    }
  }
  for (let i = 0; i < 26; i++) {
    const x = r() * w,
      y = r() * h,
      s = 5 + r() * 5;
    o += `<path d="M${round(x)} ${round(y)}l${round(s)} ${round(s * 1.9)}h${round(-2 * s)}z" fill="#1B2937"/>`;
  }
  return o;
}
