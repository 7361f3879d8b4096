/** The fatal moment of Zombiaki: a zombie over the barricade before the sun, or the sun over the barricade. */
import type { View } from '@horda/zombiaki/view';
import { claw, rng } from '../../../art/portraits.ts';
import { DEEP_RED, disc, INK, PAPER, RED, stencil } from '../../../art/pen.ts';
import { BOARD, cut, dead, dots, NEWSPRINT, rays, sign, whole } from '../../../art/scene.ts';
import type { Scene } from '../../paper.ts';
import type { Press } from '../press.ts';
import type { ZombiakiFacts } from './facts.ts';

export interface Drawn {
  /** The portrait of the zombie of the front page. */
  readonly face: string | null;
  readonly icon: string;
}

export function sceneOf(facts: ZombiakiFacts, drawn: Drawn): Scene {
  const draw = facts.ending === 'dawn' ? dawn : over;
  return { wide: draw(facts, drawn, 'wide'), tall: draw(facts, drawn, 'tall') };
}

export function drawnBy({ hero, zombies, card }: ZombiakiFacts, end: View, press: Press): Drawn {
  const seen = zombies.find((one) => one.card === hero?.card);
  const face = seen === undefined ? null : press.faceOf(seen.name, seen.effect, seen.strength);
  return { face, icon: card === null ? press.ICON.skull : iconOf(card.name, end, press) };
}

export function iconOf(name: string, end: View, press: Press): string {
  const printed = press.cardsOf(end).find(({ id }) => id === name);
  return printed === undefined || printed.kind === 'zombie' ? press.ICON.skull : press.iconOf(name, printed.effect);
}

/** The beams that the street ends at. */
function barricade(y: number): string {
  const chance = rng(4);
  const beams = Array.from({ length: 9 }, (_, i) => {
    const [dy, turn] = [chance() * 14, (chance() - 0.5) * 14];
    return `<g transform="translate(${i * 80} ${y + 34 + dy}) rotate(${turn})"><path d="M-66 -12L62 -14L66 10L-60 13Z" fill="${[BOARD, '#8b8265', NEWSPRINT][i % 3]}" stroke="${INK}" stroke-width="3.5"/></g>`;
  });
  const stripes = Array.from(
    { length: 12 },
    (_, i) => `<path d="M${i * 60 - 20} ${y + 20}l22 -36h28l-22 36z" fill="${RED}"/>`,
  );
  return (
    `${beams.join('')}<path d="M-10 ${y - 14}L650 ${y - 20}V${y + 16}L-10 ${y + 22}Z" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>` +
    `<svg x="0" y="${y - 18}" width="640" height="38" viewBox="0 ${y - 18} 640 38">${stripes.join('')}</svg>`
  );
}

/** The dead in the street behind, one for each that was there; the smaller, the farther away. */
function street({ zombies, hero }: ZombiakiFacts, y: number): string {
  return zombies
    .filter(({ card }) => card !== hero?.card)
    .slice(0, 7)
    .toReversed()
    .map(({ card, field }) => {
      const [lane, far] = [field % 3, Math.floor(field / 3)];
      const size = 0.95 - far * 0.12;
      return dead(card * 3 + 1, 'regular', {
        x: 190 + lane * 130 + (far % 2) * 26,
        y: y - far * 22,
        size,
        turn: (lane - 1) * -7,
      });
    })
    .join('');
}

function over(facts: ZombiakiFacts, { face, icon }: Drawn, cutOut: 'wide' | 'tall'): string {
  return [
    whole(INK),
    rays(320, 330, DEEP_RED),
    disc(320, 170, 138, RED),
    dots('#8E1F12', 0.5),
    street(facts, 262),
    face === null ? dead(3, 'strong', { x: 320, y: 190, size: 2, turn: -7 }) : climber(face),
    barricade(346),
    claw(252, 330, 1.5, 184),
    claw(392, 326, 1.5, 174),
    sign(icon, cutOut === 'tall' ? 462 : 540, 92, 52, RED),
  ].join('');
}

/** The one who climbs, on a poster of its own. */
const climber = (face: string): string =>
  `<g transform="rotate(-3 320 190)"><rect x="216" y="36" width="208" height="252" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>${cut(face, 226, 46, 188, 226)}</g>`;

function dawn(facts: ZombiakiFacts, { face, icon }: Drawn, cutOut: 'wide' | 'tall'): string {
  return [
    whole(PAPER),
    rays(320, 300, RED),
    disc(320, 300, 190, RED),
    dots(PAPER, 0.18),
    barricade(296),
    `<path d="M0 342H640V400H0Z" fill="${INK}"/>`,
    face === null
      ? ''
      : `<g transform="rotate(7 320 180)"><rect x="244" y="70" width="152" height="190" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>${cut(face, 252, 78, 136, 164)}<path d="M252 78L388 242M388 78L252 242" stroke="${INK}" stroke-width="13"/></g>`,
    sign(icon, cutOut === 'tall' ? 452 : 500, 110, 54, RED, PAPER),
    // One hand for each that is still in the street.
    ...facts.zombies
      .slice(0, 6)
      .map((_, i) => claw(70 + i * 100, 332 + (i % 2) * 10, 1.2 - (i % 3) * 0.1, (i % 2 ? -1 : 1) * (6 + i * 2))),
    stencil('V', { x: 40, y: 386, size: 26, ink: PAPER }),
    stencil('I', { x: 604, y: 386, size: 26, ink: PAPER }),
  ].join('');
}

/** The three lanes: how far the dead came in each. */
export function lanesStrip({ lanes }: ZombiakiFacts): string {
  return lanes
    .map((street, lane) => {
      const x = lane * 178;
      const boxes = [5, 4, 3, 2, 1].map((each, i) => {
        const reached = street <= each;
        return `<rect x="${x + 24 + i * 24}" y="8" width="20" height="28" fill="${reached ? '#A3230F' : 'none'}" stroke="${INK}" stroke-width="2"/>`;
      });
      const end = `<rect x="${x + 146}" y="4" width="10" height="36" fill="${street === 0 ? '#A3230F' : INK}"/>`;
      return stencil('ABC'[lane]!, { x: x + 10, y: 30, size: 24, ink: INK }) + boxes.join('') + end;
    })
    .join('');
}
