/** The fatal moment of The Long Night: shadows at supper, a house that goes dark, or one with light in its windows. */
import { body as bread } from 'virtual:game-icon/sliced-bread?paper';
import { body as skull } from 'virtual:game-icon/death-skull?paper';
import { body as snow } from 'virtual:game-icon/snowflake-2?paper';
import { body as trash } from 'virtual:game-icon/trash-can?paper';
import { body as siren } from 'virtual:game-icon/siren?paper';
import { rng } from '../../../art/portraits.ts';
import { INK, PAPER, RED, round } from '../../../art/pen.ts';
import { crowdAround, cut, grey, rect, sign, whole } from '../../../art/scene.ts';
import type { Scene } from '../../paper.ts';
import type { LongNightFacts } from './facts.ts';

const SNOW = '#DDE7EC';
const NIGHT = '#141B24';
const VIOLET = '#6A3B86';
const DARK = '#23122F';
const TEAL = '#1F6B5A';

const SIGNS: Readonly<Record<NonNullable<LongNightFacts['cause']>, string>> = {
  crisis: siren,
  hunger: bread,
  waste: trash,
  death: skull,
};

/** `people`: the faces at the table or in the windows, by seat; `lost`: those of the dead. */
export interface Faces {
  readonly people: readonly string[];
  readonly alive: readonly string[];
  readonly lost: readonly string[];
}

export function sceneOf(facts: LongNightFacts, faces: Faces): Scene {
  if (facts.kind === 'betrayal') return { wide: shadows(facts, faces, 1), tall: shadows(facts, faces, 0.62) };
  return { wide: house(facts, faces, 'wide'), tall: house(facts, faces, 'tall') };
}

/** As many people as shadows; behind the betrayer stands a knife. `spread`: how far apart they sit. */
function shadows({ betrayers }: LongNightFacts, { people }: Faces, spread: number): string {
  const gap = (123 * 5 * spread) / Math.max(3, people.length);
  const at = (seat: number): number => 320 + (seat - (people.length - 1) / 2) * gap;
  const wall =
    rect(0, 0, 640, 326, SNOW) +
    Array.from({ length: 8 }, (_, i) => `<path d="M${i * 86 - 10} 0V326" stroke="#B9CEDB" stroke-width="3"/>`).join('');
  const behind = people.map((_, seat) => {
    const x = at(seat);
    if (!betrayers.includes(seat))
      return `<g transform="translate(${x} 0) scale(${Math.min(1, gap / 123)} 1)"><path d="M-66 330C-64 226 -44 200 -18 190C-46 168 -42 92 4 90C50 92 52 168 26 190C52 200 72 226 74 330Z" fill="#3A2650"/></g>`;
    return (
      `<g transform="translate(${x} 0)"><path d="M0 8C42 54 50 108 48 196H-44V150C-42 90 -32 52 0 8Z" fill="${VIOLET}"/><path d="M0 8C-32 52 -42 90 -44 150V196H0Z" fill="#4B2763"/>` +
      `<path d="M-76 194H80V218H-76Z" fill="#4B2763"/><path d="M-30 218H34V330H-30Z" fill="${DARK}"/><circle cx="2" cy="240" r="6" fill="${SNOW}"/><circle cx="2" cy="274" r="6" fill="${SNOW}"/></g>`
    );
  });
  const size = Math.min(100, gap * 0.86);
  const front = people.map((face, seat) => {
    const isKnife = betrayers.includes(seat);
    const x = round(at(seat) - size / 2);
    return (
      rect(x - 3, 233, size + 6, 126, INK) +
      cut(grey(face, isKnife ? '#3C2452' : '#B9CEDB', isKnife ? VIOLET : '#4A6580'), x, 236, size, 120)
    );
  });
  return (
    whole(DARK) +
    wall +
    behind.join('') +
    front.join('') +
    `<path d="M0 356H640V400H0Z" fill="${INK}"/><path d="M0 356H640V362H0Z" fill="${SNOW}"/><path d="M24 376h90M170 384h120M360 374h70M470 386h130" stroke="#3b3b33" stroke-width="3"/>`
  );
}

/** A house in the snow: a face in every window that is still lit, boards over the others. */
function house(facts: LongNightFacts, { alive, lost }: Faces, cutOut: 'wide' | 'tall'): string {
  const { kind, cause, zombies } = facts;
  const isWin = kind === 'win';
  const ink = isWin ? TEAL : RED;
  const chance = rng(6);
  const flakes = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${round(chance() * 640)}" cy="${round(chance() * 300)}" r="${round(1.5 + chance() * 3)}" fill="${SNOW}"/>`,
  );
  const windows = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [238 + (i % 3) * 58, 148 + Math.floor(i / 3) * 84];
    const face = alive[i];
    const gone = lost[i - alive.length];
    if (face !== undefined)
      return (
        rect(x - 4, y - 4, 52, 66, PAPER) +
        cut(face, x, y, 44, 58) +
        `<path d="M${x + 22} ${y}v58M${x} ${y + 22}h44" stroke="${PAPER}" stroke-width="2.5"/>`
      );
    const boards = `<path d="M${x - 6} ${y + 10}l58 12M${x - 6} ${y + 46}l58 -14" stroke="#C2B28C" stroke-width="8"/>`;
    if (gone === undefined) return rect(x, y, 44, 58, '#25261f') + boards;
    return (
      cut(grey(gone, '#77776d', '#4c4c45'), x, y, 44, 58) +
      `<path d="M${x} ${y}l44 58M${x + 44} ${y}l-44 58" stroke="${ink}" stroke-width="7"/>`
    );
  });
  const dead = Array.from({ length: isWin ? 0 : Math.min(7, zombies) }, (_, i) => ({
    seed: i * 5 + 2,
    kind: 'regular' as const,
  }));
  return [
    whole(NIGHT),
    flakes.join(''),
    `<path d="M0 330Q160 300 320 322T640 316V400H0Z" fill="${SNOW}"/>`,
    `<path d="M212 372V128L320 44L428 128V372Z" fill="#0D0E0C"/><path d="M196 136L320 38L444 136L434 146L320 58L206 146Z" fill="${SNOW}"/><path d="M378 52h26v56l-26 -20z" fill="#0D0E0C"/><path d="M374 48h34v9h-34z" fill="${SNOW}"/>`,
    windows.join(''),
    `<path d="M294 316h52v56h-52z" fill="${isWin ? PAPER : '#25261f'}"/>`,
    isWin ? '' : `<path d="M284 330l72 -8M284 352l72 6" stroke="#C2B28C" stroke-width="9"/>`,
    crowdAround(dead, cutOut, ink),
    sign(cause === null || isWin ? snow : SIGNS[cause], cutOut === 'tall' ? 452 : 540, 84, 52, ink, SNOW),
  ].join('');
}

/** Votes as they were turned over: hands up and down. */
export function voteStrip(
  { up, down }: NonNullable<LongNightFacts['vote']>,
  seats: number,
  words: readonly [string, string],
): string {
  const gap = 528 / seats;
  return Array.from({ length: seats }, (_, seat) => {
    const x = round(seat * gap);
    const against = down.includes(seat);
    const said = up.includes(seat) ? words[0] : against ? words[1] : '–';
    const letter = String.fromCodePoint(65 + seat);
    return (
      `<rect x="${x + 1}" y="4" width="${round(gap - 8)}" height="36" fill="${against ? VIOLET : 'none'}" stroke="${against ? VIOLET : INK}" stroke-width="2"/>` +
      `<text x="${x + 12}" y="28" font-family="Big Shoulders Stencil Display" font-weight="900" font-size="20" fill="${against ? '#fff' : INK}">${letter}</text>` +
      `<text x="${x + 34}" y="28" font-family="Barlow Semi Condensed" font-weight="700" font-size="15" fill="${against ? '#fff' : INK}">${said}</text>`
    );
  }).join('');
}

/** Morale, change by change. */
export function moraleStrip(track: readonly number[]): string {
  const most = Math.max(1, ...track);
  const gap = 528 / Math.max(1, track.length);
  return (
    `<path d="M0 44H528" stroke="${INK}" stroke-width="2"/>` +
    track
      .map((morale, i) => {
        const height = Math.max(2, round((morale / most) * 36));
        return `<rect x="${round(i * gap)}" y="${44 - height}" width="${round(Math.max(2, gap - 4))}" height="${height}" fill="${i === track.length - 1 ? '#A3230F' : INK}"/>`;
      })
      .join('')
  );
}
