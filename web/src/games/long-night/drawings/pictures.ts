/** Pictures of ends, and of an exile. */
import { rng } from '../../../art/portraits.ts';
import { BLACK, DEEP_RED, INK, PAPER, round, SNOW, snowcap, VIOLET } from './inks.ts';

/** Betrayal: the house throws the shadow of a knife. 300 x 420 */
export function knifeHouse(): string {
  let o = `<rect width="300" height="420" fill="#23122F"/><rect width="300" height="190" fill="url(#ln-flake)" opacity=".8"/>`;
  o += `<path d="M0 176Q90 158 160 172T300 166V420H0Z" fill="${SNOW}"/>`;
  o += `<path d="M108 190L196 190L196 250L204 262L100 262L108 250Z" fill="${VIOLET}"/><path d="M116 262H188L188 352Q186 392 152 412Q120 378 116 340Z" fill="${VIOLET}"/><path d="M116 262H150V410Q120 378 116 340Z" fill="#4B2763"/><path d="M122 276v58M128 300v56" stroke="${SNOW}" stroke-width="2.500"/><circle cx="130" cy="220" r="6" fill="${SNOW}"/><circle cx="172" cy="220" r="6" fill="${SNOW}"/>`;
  o +=
    `<path d="M176 74h22v44h-22z" fill="${BLACK}"/>` +
    snowcap(174, 200, 76, 5, 6, 2) +
    `<path d="M104 190V124H200V190Z" fill="${BLACK}"/><path d="M88 132L152 72L216 132L206 138H98Z" fill="${BLACK}"/>`;
  o += `<path d="M84 134L152 68L220 134L210 136L152 84L94 136Z" fill="${SNOW}"/><path d="M118 142h24v26h-24z" fill="${PAPER}"/><path d="M130 142v26M118 155h24" stroke="${BLACK}" stroke-width="3"/><path d="M164 146h20v44h-20z" fill="#33203F"/><circle cx="180" cy="168" r="1.800" fill="${SNOW}"/>`;
  const r = rng(8);
  for (let i = 0; i < 16; i++)
    o += `<path d="M${round(r() * 90)} ${round(214 + r() * 190)}h${round(8 + r() * 20)}M${round(212 + r() * 66)} ${round(214 + r() * 190)}h${round(8 + r() * 20)}" stroke="#B9CEDB" stroke-width="2.4"/>`;
  return o;
}
/** Exile: the trail that leaves the door is one of shoes and ends as one of bones. 300 x 300 */
export function boneTrail(): string {
  let o = `<rect width="300" height="300" fill="${SNOW}"/><rect width="300" height="86" fill="${BLACK}"/><rect width="300" height="86" fill="url(#ln-flake)"/>`;
  o += `<path d="M186 86V46H250V86Z" fill="${INK}"/><path d="M178 50L218 18L258 50L252 54H184Z" fill="${SNOW}"/><path d="M210 58h16v28h-16z" fill="${VIOLET}"/>`;
  const shoe = (x: number, y: number, s: number, rot: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><path d="M0 -14C8 -14 9 -2 6 6L-6 6C-9 -2 -8 -14 0 -14ZM-5 9H5L4 18Q0 21 -4 18Z" fill="${INK}"/></g>`;
  const bone = (x: number, y: number, s: number, rot: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})"><g fill="${DEEP_RED}"><path d="M-8 -20h4l1 14h-4zM-2.500 -24h4l.5 18h-4zM3.500 -22h4l-.5 16h-4zM9 -17h3.500l-1 12h-3.500z"/><path d="M-8 -4H10L7 8H-5Z"/><path d="M-4 10H6L4 22Q1 25 -2 22Z"/></g></g>`;
  o +=
    shoe(212, 104, 0.5, 196) +
    shoe(200, 118, 0.6, 200) +
    shoe(190, 136, 0.72, 206) +
    shoe(166, 148, 0.84, 210) +
    shoe(150, 174, 1, 214) +
    bone(116, 186, 1.15, 214) +
    bone(106, 222, 1.35, 212) +
    bone(62, 234, 1.5, 212) +
    bone(58, 276, 1.7, 208);
  return o;
}
