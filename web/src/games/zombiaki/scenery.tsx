/** What stands around the street: roofs, graves, and the Barricade that was nailed together in a hurry. */
import { rng } from '../../art/portraits.ts';
import { memo } from '../../art/memo.ts';
import { Picture } from '../../art/picture.tsx';

const NIGHT = '#0a0a08';
const STONE = '#7d7863';
const SLAB = '#5f5b4a';
const SOIL = '#2b2a20';
const RED = '#D63A22';
const PAPER = '#EADFC6';
const WOOD = ['#D9CBA9', '#8B8570', '#C2B28C', '#5f5b4a'] as const;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Roofs, some with domes; hardly a window is lit. */
function roofs(): string {
  const chance = rng(7);
  let markup = '';
  for (let x = -10; x < 1134;) {
    const width = round(34 + chance() * 52);
    const top = round(17 + chance() * 20);
    const gable = chance() > 0.5;
    markup += `<path d="M${x} 58V${top}${gable ? `L${x + width / 2} ${top - 16}L${x + width} ${top}` : `H${x + width}`}V58Z" fill="#23241d"/>`;
    if (!gable && chance() > 0.6)
      markup += `<g transform="translate(${x + width / 2} ${top - 4}) scale(.34)" fill="#3a3a30"><path d="M0 -70C6 -50 34 -40 34 -6C34 18 18 28 16 40H-16C-18 28 -34 18 -34 -6C-34 -40 -6 -50 0 -70ZM-1.500 -92h3v24h-3z"/></g>`;
    for (let i = 0; i < 3; i++)
      markup += `<rect x="${round(x + 8 + (i * width) / 4)}" y="${round(top + 10)}" width="6" height="9" fill="${chance() > 0.93 ? '#8a846c' : '#34352b'}"/>`;
    x = round(x + width + 3);
  }
  return markup;
}

export const Skyline = memo(function Skyline() {
  return <Picture class="zk-skyline" box="0 0 1134 58" markup={roofs()} />;
});

function grave(x: number, y: number, rounded: boolean): string {
  const stone = rounded
    ? `<path d="M${x - 12} ${y}V${y - 26}a12 12 0 0 1 24 0V${y}z" fill="${SLAB}"/><path d="M${x - 6} ${y - 22}h12M${x - 6} ${y - 16}h12" stroke="${NIGHT}" stroke-width="2"/>`
    : `<path d="M${x - 2.5} ${y - 38}h5v10h9v5h-9V${y}h-5v-23h-9v-5h9z" fill="${STONE}"/>`;
  return `${stone}<path d="M${x - 18} ${y + 4}q18 -9 36 0z" fill="${SOIL}"/>`;
}

const hand = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-9 60L-10 22C-14 14 -18 6 -20 -6L-16 -8L-9 6L-10 -20L-5 -22L-1 2L2 -24L7 -23L6 3L13 -16L17 -14L12 8L19 2L22 5L11 24L10 60Z" fill="${RED}"/><path d="M-6 26l4 -10M0 27l1 -12M6 26l-1 -9M-5 36h10M-5 41h9" stroke="${NIGHT}" stroke-width="1.500"/></g>`;

function graves(columns: number, rows: number): string {
  const chance = rng(19);
  let markup = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      markup += grave(
        round(24 + column * 47 + (chance() - 0.5) * 14),
        round(62 + row * 80 + (chance() - 0.5) * 16),
        chance() < 0.3,
      );
  return markup;
}

export const Cemetery = memo(function Cemetery() {
  return (
    <>
      <Picture
        class="zk-scene zk-lying"
        box="0 0 142 438"
        markup={graves(3, 5) + hand(52, 200, 0.8, -8) + hand(108, 392, 0.85, 10) + hand(28, 410, 0.7, -14)}
      />
      <Picture
        class="zk-scene zk-upright"
        box="0 14 476 56"
        markup={graves(10, 1) + hand(214, 32, 0.6, -8) + hand(404, 34, 0.62, 10)}
      />
    </>
  );
});

function planks(): string {
  const chance = rng(23);
  let markup = '';
  for (let i = 0; i < 30; i++) {
    const y = 6 + i * 14.8;
    const x = round(22 + chance() * 10);
    const width = round(66 + chance() * 44);
    const turn = round((chance() - 0.5) * 26);
    markup += `<g transform="rotate(${turn} ${x + 40} ${round(y)})"><path d="M${x} ${round(y - 6)}h${width}v12h-${width}z" fill="${WOOD[i % WOOD.length]}" stroke="${NIGHT}" stroke-width="2.500"/><path d="M${x + 8} ${round(y - 2)}h${round(26 + chance() * 16)}M${x + 20} ${round(y + 2)}h${round(22 + chance() * 16)}" stroke="${NIGHT}"/></g>`;
  }
  for (const [y, turn] of [
    [58, -4],
    [204, 3],
    [350, -2],
  ] as const) {
    let stripes = '';
    for (let i = 0; i < 5; i++) stripes += `M${16 + i * 22} ${y + 30}l14 -30h11l-14 30z`;
    markup += `<g transform="rotate(${turn} 64 ${y})"><path d="M12 ${y}h108v30h-108z" fill="${PAPER}" stroke="${NIGHT}" stroke-width="3"/><path d="${stripes}" fill="${RED}"/></g>`;
  }
  for (let y = 30; y < 438; y += 50)
    markup += `<path d="M2 ${y}c0 -14 26 -14 28 0c2 12 -2 18 -14 18s-16 -6 -14 -18z" fill="#9b9376" stroke="${NIGHT}" stroke-width="2.500"/><path d="M9 ${y - 2}q8 -6 16 0" stroke="${NIGHT}" fill="none" stroke-width="1.500"/>`;
  return markup;
}

export const Barricade = memo(function Barricade() {
  const markup = planks();
  return (
    <>
      <Picture class="zk-scene zk-lying" box="0 0 140 438" markup={markup} />
      <Picture
        class="zk-scene zk-upright"
        box="0 0 438 70"
        markup={`<g transform="translate(438 0) rotate(90)">${markup}</g>`}
      />
    </>
  );
});
