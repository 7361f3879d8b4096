/** A Capitol whose columns are teeth. */
import type { Language } from '@horda/parts';
import { rng } from '../../art/portraits.ts';
import { BLUE, disc, field, fill, halftone, INK, line, outlined, RED, round, stencil, typed } from '../../art/pen.ts';

const EDITION: Readonly<Record<Language, string>> = { pl: 'Zombicide 2. edycja', en: 'Zombicide 2nd edition' };
const CITY: Readonly<Record<Language, string>> = { pl: 'WASZYNGTON Z.C.', en: 'WASHINGTON Z.C.' };
const COLUMN = 15.4;

export function poster(language: Language): string {
  return [
    field(BLUE),
    halftone(INK, 0.5),
    rays(),
    dome(),
    eyes(),
    columns(),
    stairs(),
    crowd(),
    field(INK, 304),
    typed(EDITION[language], { x: 120, y: 318, size: 11.5 }),
    stencil(CITY[language], { x: 120, y: 350, size: 34 }),
  ].join('');
}

function rays(): string {
  const end = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(120 + 340 * Math.cos(angle))} ${round(190 + 340 * Math.sin(angle))}`;
  };
  let d = '';
  for (let degrees = 180; degrees <= 360; degrees += 30) d += `M120 190L${end(degrees - 7)}L${end(degrees + 7)}Z`;
  return fill(d, RED);
}

/** The lantern, and the dome that is a cranium. */
function dome(): string {
  return (
    outlined(3, [
      'M114 34h12v12h-12zM117 18h6v16h-6z',
      'M108 46h24l4 16h-32z',
      'M42 158C36 100 74 62 120 60C166 62 204 100 198 158L190 176H50Z',
    ]) +
    line(
      'M120 60V112M98 64C88 80 82 96 80 112M142 64C152 80 158 96 160 112M78 74C66 88 58 104 56 120M162 74C174 88 182 104 184 120',
      INK,
      1.8,
    ) +
    `<path d="M150 64C192 78 202 120 198 158L190 176H168C180 140 176 96 150 64Z" fill="${INK}" opacity=".9"/>`
  );
}

function eyes(): string {
  return (
    fill(
      'M62 134C64 114 104 114 108 134C110 156 98 166 84 165C68 164 60 152 62 134ZM132 134C136 114 176 114 178 134C180 152 172 164 156 165C142 166 130 156 132 134Z',
      INK,
    ) +
    disc(86, 142, 7, RED) +
    disc(155, 142, 7, RED) +
    fill('M120 146L110 172L118 168L120 174L122 168L130 172Z', INK) +
    line('M92 84l8 12l-6 6l9 12', INK, 2.5)
  );
}

/** The sixth is broken. */
function columns(): string {
  const teeth = Array.from({ length: 8 }, (_, i) => {
    const end = i === 5 ? 'v24l-4 -5l-4 6l-4.5 -4' : 'v40h-12.5';
    return `M${round(60 + i * COLUMN)} 190h12.5${end}z`;
  });
  const wings = 'M20 212L60 196V262H20ZM220 212L180 196V262H220Z';
  return outlined(3, ['M56 176H184V190H56Z', ...teeth, wings, 'M48 238H192V262H48Z']);
}

function stairs(): string {
  const lowerTeeth = Array.from({ length: 9 }, (_, i) => `M${round(55 + i * COLUMN)} 240v20`).join('');
  const windows = [27, 38, 49, 189, 200, 211].map((x) => `M${x} 222h5v30h-5z`).join('');
  return line(lowerTeeth, INK, 2) + fill(windows, INK) + outlined(2.5, ['M8 262H232V272H8ZM0 272H240V284H0Z']);
}

function crowd(): string {
  const chance = rng(5);
  let people = '';
  let arms = '';
  for (let i = 0; i < 13; i++) {
    const x = 4 + i * 19.5;
    const y = 292 + chance() * 7;
    const [left, right] = [round(x - 4), round(x + 5)];
    people +=
      `M${round(x - 11)} 330V${round(y + 14)}C${round(x - 10)} ${round(y + 6)} ${round(x - 6)} ${round(y + 5)} ${left} ${round(y + 4)}` +
      `A6.5 7.5 0 1 1 ${right} ${round(y + 4)}C${round(x + 8)} ${round(y + 5)} ${round(x + 11)} ${round(y + 7)} ${round(x + 12)} 330Z`;
    if (chance() > 0.45)
      arms += `M${round(x + 7)} ${round(y + 14)}L${round(x + 12 + chance() * 5)} ${round(y - 16 - chance() * 8)}`;
  }
  return fill(people, INK) + line(arms, INK, 4);
}
