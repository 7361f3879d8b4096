/**
 * Linocut portraits of the living and the dead: pure functions that return SVG markup for a box of 100 by 120. The same
 * seed always gives the same face. They need the patterns of `picture.tsx` once on the page.
 */
export function rng(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0 || 1;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const r1 = (n: number): number => Math.round(n * 10) / 10;
const INK = '#191712',
  PAP = '#EADFC6',
  RED = '#D63A22';
export function survivor(seed: number): string {
  const [bg, ink, pap, spot] = ['#58B89F', INK, PAP, '#2F7D6B'];
  const r = rng(seed * 7 + 3);
  const k = seed % 8;
  const jw = r1(22 + r() * 3.5),
    j = r1(84 + r() * 5);
  const L = 50 - jw,
    R = 50 + jw;
  let o = `<rect width="100" height="120" fill="${bg}"/>`;
  o += `<g fill="${spot}" opacity=".55"><rect width="100" height="120" fill="url(#ht)"/></g>`;
  for (let i = 0; i < 7; i++) {
    const y = 8 + i * 15 + r() * 5;
    o += `<path d="M-2 ${r1(y)}l${r1(16 + r() * 10)} ${r1(-1 + r() * 2)}l-${r1(12)} 2z" fill="${ink}" opacity=".28"/>`;
  }
  // long hair behind
  if (k === 1 || k === 5)
    o += `<path d="M${L - 7} 46C${L - 10} 18 40 10 52 12C72 12 84 30 82 60L86 96L68 92L32 94L17 98Z" fill="${ink}"/>`;
  if (k === 3)
    o += `<path d="M14 120C10 70 16 14 50 12C84 14 90 70 86 120Z" fill="${spot}"/><path d="M14 120C10 70 16 14 50 12C84 14 90 70 86 120" fill="none" stroke="${ink}" stroke-width="4"/>`;
  // shoulders
  o += `<path d="M-4 122C-2 100 18 94 36 88L64 88C84 93 102 100 104 122Z" fill="${ink}"/>`;
  o += `<path d="M38 76L38 92L50 104L63 91L62 76Z" fill="${pap}"/><path d="M52 76L63 76L63 92L51 104L56 92Z" fill="${ink}"/>`;
  for (let i = 0; i < 5; i++) {
    o += `<path d="M${r1(4 + i * 6)} ${r1(118 - i * 3)}l${r1(3 + r() * 3)} ${r1(-12 - r() * 5)}" stroke="${pap}" stroke-width="1.5" opacity=".85"/>`;
  }
  if (k === 2 || k === 6) o += `<path d="M8 108L26 99L28 105L10 115ZM92 108L74 99L72 105L90 115Z" fill="${spot}"/>`;
  // face
  const face = `M50 24C${R - 4} 24 ${R + 1} 38 ${R} 52C${R - 1} 70 62 ${j - 2} 51 ${j}C38 ${j - 2} ${L + 1} 70 ${L} 52C${L - 1} 38 ${L + 4} 24 50 24Z`;
  o += `<path d="${face}" fill="${pap}"/>`;
  o += `<path d="M57 24C${R} 26 ${R + 1} 38 ${R} 52C${R - 1} 70 62 ${j - 2} 52 ${j}L56 80L52 77L55 72L60 70L60 66L56 64L58 54L55 48L60 44L58 36Z" fill="${ink}"/>`;
  o += `<path d="M${L - 3} 50q-4 6 1 13l3 1l0-14z" fill="${pap}"/>`;
  // eyes, brows
  o += `<path d="M33 47.5q6.500-4.500 13-.5l-1.500-4q-6-3-12 .5z" fill="${ink}"/><path d="M35 52q5-4 10.500 0q-5 3.600-10.500 0z" fill="${ink}"/><circle cx="40.500" cy="51.300" r="1" fill="${pap}"/><path d="M35.500 56q4 2.200 8 .6" stroke="${ink}" stroke-width="1" fill="none"/>`;
  o += `<path d="M60.500 52q4.500-3.600 9 0q-4.500 3-9 0z" fill="${pap}"/><circle cx="65" cy="51.800" r="1.700" fill="${ink}"/><path d="M60 46.500q5-2 10 1" stroke="${pap}" stroke-width="1.400" fill="none"/>`;
  // nose+mouth
  o += `<path d="M50 50L47 63L52 65.500" fill="none" stroke="${ink}" stroke-width="1.800"/><path d="M42 73.500q5-2 9-.6l4-.4" fill="none" stroke="${ink}" stroke-width="2.200"/><path d="M45 77.500q4 1.600 7 .4" stroke="${ink}" stroke-width="1.100" fill="none"/>`;
  // cheek cuts
  for (let i = 0; i < 4; i++)
    o += `<path d="M${r1(L + 2.5 + i * 1.6)} ${r1(60 + i * 5)}l${r1(4 + r() * 2)} ${r1(2 + r())}" stroke="${ink}" stroke-width="1.100"/>`;
  for (let i = 0; i < 4; i++)
    o += `<path d="M${r1(R - 3 - i * 1.5)} ${r1(60 + i * 5)}l-${r1(4 + r() * 2)} 1.500" stroke="${pap}" stroke-width="1" opacity=".8"/>`;
  // hair/hats
  if (k === 0)
    o += `<path d="M${L - 4} 40C${L - 4} 12 ${R + 4} 12 ${R + 4} 40L${R + 4} 44L${L - 4} 44Z" fill="${spot}" stroke="${ink}" stroke-width="2.500"/><rect x="${L - 6}" y="36" width="${2 * jw + 12}" height="9" fill="${ink}"/>${[...Array(9)].map((_, i) => `<path d="M${r1(L - 2 + i * 5.6)} 37v7" stroke="${spot}" stroke-width="1.500"/>`).join('')}<circle cx="50" cy="15" r="5" fill="${ink}"/>`;
  if (k === 1 || k === 5)
    o += `<path d="M${L - 6} 58C${L - 8} 24 38 14 54 16C74 18 80 36 ${R + 3} 58C${R} 42 66 34 56 30C46 40 34 40 ${L + 2} 44Z" fill="${ink}"/><path d="M34 26q10-8 22-6M32 32q12-8 24-7" stroke="${pap}" stroke-width="1.300" fill="none"/>`;
  if (k === 2)
    o += `<path d="M${L - 5} 38C${L - 3} 14 ${R + 3} 14 ${R + 5} 38L${R + 12} 42L${L - 5} 41Z" fill="${pap}" stroke="${ink}" stroke-width="2.500"/><path d="M50 15v24M40 17q-3 10-3 22M62 17q4 10 3 22" stroke="${ink}" stroke-width="1.500" fill="none"/><rect x="${L - 6}" y="37" width="${2 * jw + 18}" height="5" fill="${ink}"/>`;
  if (k === 3)
    o += `<path d="M${L - 2} 64C${L - 6} 30 40 20 50 20C62 20 ${R + 6} 32 ${R + 2} 64C${R + 2} 44 66 32 50 31C36 32 ${L} 44 ${L - 2} 64Z" fill="${ink}"/>`;
  if (k === 4)
    o += `<path d="M${L - 1} 44C${L - 4} 22 40 17 52 18C68 18 ${R + 5} 28 ${R + 1} 46L${R - 3} 36C60 30 44 30 ${L + 4} 36Z" fill="${ink}"/><path d="M${L + 2} 66C34 72 40 70 45 70L55 69C62 70 66 70 ${R - 2} 64C${R - 1} 80 60 95 51 96C40 95 32 82 ${L + 2} 66Z" fill="${ink}"/><path d="M44 75.500q6-2 11 0" stroke="${pap}" stroke-width="1.600" fill="none"/><path d="M38 80l3 7M45 84l2 7M54 85l-1 6M61 80l-3 6" stroke="${pap}" stroke-width="1.100"/>`;
  if (k === 6)
    o += `<path d="M${L - 2} 42C${L} 20 ${R} 18 ${R + 2} 42L${R - 4} 34L58 32L46 34L${L + 4} 35Z" fill="${ink}"/><g fill="none" stroke="${ink}" stroke-width="2.600"><circle cx="40" cy="51.500" r="8" fill="${pap}" fill-opacity=".55"/><circle cx="63" cy="51.500" r="8" stroke="${pap}" stroke-width="2"/><path d="M48 50q3-2 7 0"/></g><path d="M36 49l4-2M59 49l4-2" stroke="${pap}" stroke-width="1.600"/><circle cx="40" cy="52" r="2" fill="${ink}"/>`;
  if (k === 7)
    o += `<path d="M${L - 3} 44C${L - 6} 16 ${R + 6} 16 ${R + 3} 44L${R - 2} 38C62 33 40 33 ${L + 3} 38Z" fill="${ink}"/><path d="M${L - 2} 26C36 6 66 6 ${R + 3} 26" fill="none" stroke="${spot}" stroke-width="5"/><rect x="${L - 9}" y="42" width="10" height="20" rx="4" fill="${spot}" stroke="${ink}" stroke-width="2"/><rect x="${R - 1}" y="42" width="10" height="20" rx="4" fill="${spot}" stroke="${ink}" stroke-width="2"/><path d="M${L - 3} 62q2 14 14 15" fill="none" stroke="${ink}" stroke-width="2"/>`;
  return o;
}
/** A head around the middle of the box, about 60 wide and 78 high. The face is the same with and without hair. */
export function zombieHead(seed: number, { hair = true } = {}): string {
  const [ink, lit] = [INK, PAP];
  const r = rng(seed * 13 + 5);
  const a = r1(24 + r() * 4),
    b = r1(2 + r() * 6);
  let o = '';
  // hair wisps
  for (let i = 0; i < 9; i++) {
    const x = -20 + i * 5;
    const wisp = `<path d="M${r1(x)} -30L${r1(x + (r() - 0.5) * 12)} ${r1(-42 - r() * 9)}L${r1(x + 4)} -30Z" fill="${ink}"/>`;
    if (hair) o += wisp;
  }
  o += `<path d="M0 -38C${a - 2} -38 ${a + 2} -18 ${a} -2C${a - 1} 8 ${a - 8} 12 ${a - 9} 20L${a - 11} ${38 + b}L-${a - 13} ${40 + b}L-${a - 9} 18C-${a - 6} 10 -${a + 1} 8 -${a} -6C-${a + 2} -22 -${a - 4} -38 0 -38Z" fill="${ink}"/>`;
  // brow cuts
  o += `<path d="M-20 -19l13 5M-19 -23l15 6M20 -18l-12 4M18 -24l-12 6" stroke="${lit}" stroke-width="1.500"/>`;
  // eyes
  o += `<path d="M-19 -10L-12 -14L-4 -9L-5 -1L-13 2L-19 -3Z" fill="${lit}"/><path d="M5 -9L12 -14L20 -9L19 -1L12 3L5 -2Z" fill="${lit}"/>`;
  o += `<circle cx="${r1(-12 + r() * 3)}" cy="${r1(-6 + r() * 2)}" r="2.300" fill="${ink}"/><circle cx="${r1(11 + r() * 3)}" cy="${r1(-7 + r() * 4)}" r="${r1(1.4 + r())}" fill="${ink}"/>`;
  o += `<path d="M-18 5l8 2M18 6l-8 2M-17 8l6 1.500" stroke="${lit}" stroke-width="1.200"/>`;
  // nose
  o += `<path d="M-3 4L0 -3L3 4L2 10L0 7L-2 10Z" fill="${lit}"/>`;
  // mouth
  const m = 16 + r() * 3;
  o += `<path d="M-13 ${r1(m)}L-8 ${r1(m - 2)}L9 ${r1(m - 2.5)}L14 ${r1(m + 1)}L11 ${r1(m + 17 + b)}L-9 ${r1(m + 18 + b)}Z" fill="${lit}"/>`;
  o += `<path d="M-9.500 ${r1(m + 6)}L9.500 ${r1(m + 5)}L9 ${r1(m + 10 + b)}L-8 ${r1(m + 11 + b)}Z" fill="${ink}"/>`;
  for (let i = 0; i < 5; i++) {
    const x = -8.5 + i * 4;
    o += `<path d="M${x} ${r1(m - 2)}v8" stroke="${ink}" stroke-width="1.300"/>`;
    if (r() > 0.25) o += `<path d="M${x + 1} ${r1(m + 9 + b)}v8" stroke="${ink}" stroke-width="1.300"/>`;
  }
  if (r() > 0.4)
    o += `<path d="M14 -36L8 -28L13 -24L7 -18" fill="none" stroke="${lit}" stroke-width="1.800"/><path d="M6 -27l6 -4M9 -21l6 -3" stroke="${lit}" stroke-width="1.200"/>`;
  else o += `<path d="M-21 10L-15 14L-17 20L-12 24" fill="none" stroke="${lit}" stroke-width="1.600"/>`;
  return o;
}
export function claw(x: number, y: number, s: number, rot: number): string {
  const [ink, lit] = [INK, PAP];
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M-9 60L-10 22C-14 14 -18 6 -20 -6L-16 -8L-9 6L-10 -20L-5 -22L-1 2L2 -24L7 -23L6 3L13 -16L17 -14L12 8L19 2L22 5L11 24L10 60Z" fill="${ink}"/><path d="M-6 26l4 -10M0 27l1 -12M6 26l-1 -9M-5 36h10M-5 41h9" stroke="${lit}" stroke-width="1.500"/></g>`;
}
export type ZombieLook = 'regular' | 'strong' | 'fast' | 'horde';

export function zombie(seed: number, type: ZombieLook): string {
  const [bg, ink, lit, dark] = [RED, INK, PAP, '#8E1F12'];
  const r = rng(seed * 17 + 1);
  let o = `<rect width="100" height="120" fill="${bg}"/><g fill="${dark}"><rect width="100" height="120" fill="url(#ht)" opacity=".8"/></g>`;
  if (type === 'regular') {
    const t = r1((r() - 0.5) * 26),
      f = r() > 0.5 ? 1 : -1;
    o += `<g transform="translate(${f < 0 ? 100 : 0} 0) scale(${f} 1)"><path d="M-6 124C-4 104 12 92 34 90L64 90C88 92 102 100 106 124Z" fill="${ink}"/><path d="M12 120l6-18M22 120l3-16M70 98l8 20M80 98l8 18" stroke="${lit}" stroke-width="1.500"/><path d="M40 96L46 108L52 98L58 110L64 94" fill="none" stroke="${lit}" stroke-width="1.500"/><g transform="translate(46 54) rotate(${t})">${zombieHead(seed)}</g>${claw(86, 66, 0.86, 14)}</g>`;
  }
  if (type === 'strong') {
    o += `<path d="M-10 124C-14 84 -4 58 22 52L78 52C104 58 114 84 110 124Z" fill="${ink}"/><path d="M30 54L34 36L66 36L70 54L60 70L40 70Z" fill="${ink}"/><path d="M8 84q8-10 16-8M6 92q8-10 17-8M92 84q-8-10-16-8M94 92q-8-10-17-8M38 80q12 8 24 0M36 90q14 9 28 0M44 100l6 14l6-14" stroke="${lit}" stroke-width="1.800" fill="none"/><path d="M18 60l5 12M26 58l3 10M82 60l-5 12M74 58l-3 10" stroke="${lit}" stroke-width="1.500"/><g transform="translate(50 38) scale(.78)">${zombieHead(seed)}</g><path d="M-2 106C2 94 20 92 24 104L22 122L-4 122ZM102 106C98 94 80 92 76 104L78 122L104 122Z" fill="${bg}"/><path d="M-2 108C2 97 18 95 22 106L20 122L-4 122ZM102 108C98 97 82 95 78 106L80 122L104 122Z" fill="${ink}"/><path d="M4 104v10M10 102v10M16 104v9M96 104v10M90 102v10M84 104v9" stroke="${lit}" stroke-width="1.500"/>`;
  }
  if (type === 'fast') {
    for (let i = 0; i < 11; i++) {
      const y = 10 + i * 10 + r() * 4;
      o += `<path d="M100 ${r1(y)}L${r1(58 - r() * 36)} ${r1(y + 1.5)}L100 ${r1(y + 3.5)}Z" fill="${ink}"/>`;
    }
    o += `<path d="M106 70C80 72 66 84 58 98L40 124L106 124Z" fill="${ink}"/><path d="M96 82l-26 14M98 90l-26 16M98 100l-24 14" stroke="${lit}" stroke-width="1.500"/><g transform="translate(40 50) rotate(-24) scale(.94)">${zombieHead(seed + 3)}</g>${claw(15, 100, 0.74, -38)}`;
  }
  if (type === 'horde') {
    const hs: [number, number, number][] = [];
    for (let row = 0; row < 4; row++)
      for (let c = 0; c < 3 + (row % 2); c++) hs.push([16 + c * 33 - (row % 2) * 16, 26 + row * 25, 0.42 + row * 0.07]);
    for (const [x, y, s] of hs)
      o += `<path d="M${x - 22} ${y + 50}C${x - 20} ${y + 24} ${x - 10} ${y + 18} ${x} ${y + 18}C${x + 10} ${y + 18} ${x + 20} ${y + 24} ${x + 22} ${y + 50}Z" fill="${ink}" stroke="${bg}" stroke-width="1.200"/><g transform="translate(${r1(x + r() * 4)} ${r1(y + r() * 4)}) rotate(${r1((r() - 0.5) * 30)}) scale(${r1(s * 10) / 10})"><path d="M0 -40C28 -40 28 -10 26 0L14 46L-14 46L-26 0C-28 -10 -28 -40 0 -40Z" fill="${bg}"/>${zombieHead((seed + x) | 0)}</g>`;
  }
  return o;
}
