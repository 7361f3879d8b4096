/** The pictures of those who have won Zombiaki: the one who is over the Barricade, or the sun that rises behind it. */
import { DEEP_RED, disc, fill, INK, line, PAPER, RED, round } from '../../art/pen.ts';
import { claw, rng, zombieHead } from '../../art/portraits.ts';

export const END_BOX = '0 0 300 400';

const [BOARD, PLANK] = ['#C2B28C', '#D9CBA9'];

/** The zombie is over the Barricade before the sun is. */
export function overTheTop(): string {
  return [
    fill('M0 0H300V400H0Z', INK),
    rays(DEEP_RED),
    disc(150, 196, 112, RED),
    '<g fill="#8E1F12"><circle cx="150" cy="196" r="112" fill="url(#htb)" opacity=".75"/></g>',
    crowd(),
    fill('M60 400C62 300 84 258 120 250L184 250C220 258 240 300 242 400Z', INK),
    line('M84 330l14 -46M100 336l10 -52M206 284l14 50M190 284l12 54', PAPER, 3),
    `<g transform="translate(152 176) rotate(-7) scale(2.05)">${zombieHead(3)}</g>`,
    barricade(),
    // The arms over it: shoulder, elbow, wrist.
    arm('M112 276L66 232L60 318'),
    arm('M190 272L240 218L240 306'),
    claw(60, 330, 1.5, 184),
    claw(240, 318, 1.5, 174),
  ].join('');
}

/** Dawn: the Barricade stands, and nobody is behind it. */
export function dawn(): string {
  return [
    fill('M0 0H300V400H0Z', '#2A5C8C'),
    rays('#86B9E3'),
    disc(150, 290, 120, PAPER),
    `<g fill="${RED}"><circle cx="150" cy="290" r="120" fill="url(#htb)" opacity=".35"/></g>`,
    // Roofs, and the dome that everybody knows.
    fill(
      'M0 330V236h26v-22h22v40h24v-18h20v30h22v-40C108 196 132 188 138 158L141 140h4l3 18C154 188 178 196 172 226v40h18v-22h24v-26h22v34h26v-18h38V330Z',
      INK,
    ),
    line('M143 140V122M136 129h14', INK, 4),
    line('M18 262v12M40 250v12M84 274v10M206 262v12M250 262v12M276 270v12', PAPER, 5),
    fill('M0 326H300V400H0Z', INK),
    barricade(),
  ].join('');
}

function rays(ink: string): string {
  const beams = Array.from({ length: 9 }, (_, i) => {
    const [from, to] = [-5.6, 5.6].map((side) => ((180 + i * 22.5 + side) * Math.PI) / 180) as [number, number];
    const at = (angle: number): string => `${round(150 + 520 * Math.cos(angle))} ${round(300 + 520 * Math.sin(angle))}`;
    return `M150 300L${at(from)}L${at(to)}Z`;
  });
  return fill(beams.join(''), ink);
}

function crowd(): string {
  const chance = rng(9);
  return Array.from({ length: 8 }, (_, i) => {
    const [y, turn] = [246 + chance() * 22, (chance() - 0.5) * 30];
    const body = `<path d="M-30 90C-28 40 -14 30 0 30C14 30 28 40 30 90Z" fill="${INK}" stroke="${RED}" stroke-width="2"/>`;
    return `<g transform="translate(${12 + i * 40} ${round(y)}) rotate(${round(turn)}) scale(.62)">${body}${zombieHead(i + 4)}</g>`;
  }).join('');
}

/** Boards, and over them a striped beam. */
function barricade(): string {
  const stripes = [-130, -70, -10, 50, 110].map((x) => fill(`M${x} 19L${x + 26} -19H${x + 56}L${x + 30} 19Z`, RED));
  return (
    beam(90, 384, 260, 30, 4, BOARD) +
    beam(230, 372, 240, 28, -9, PLANK) +
    beam(150, 332, 344, 40, -3, PAPER, stripes.join(''))
  );
}

function beam(x: number, y: number, w: number, h: number, turn: number, ink: string, stripes = ''): string {
  const shape = `M${-w / 2} ${-h / 2}L${w / 2 - 5} ${-h / 2 - 2}L${w / 2} ${h / 2 - 2}L${-w / 2 + 6} ${h / 2}Z`;
  const outline = `<path d="${shape}" fill="${ink}" stroke="${INK}" stroke-width="3.5"/>`;
  const nails = disc(-w / 2 + 14, 0, 3, INK) + disc(w / 2 - 14, 0, 3, INK);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${outline}${stripes}${nails}</g>`;
}

const arm = (way: string): string =>
  [RED, INK]
    .map(
      (ink, i) =>
        `<path d="${way}" fill="none" stroke="${ink}" stroke-width="${i === 0 ? 36 : 31}" stroke-linejoin="round"/>`,
    )
    .join('');
