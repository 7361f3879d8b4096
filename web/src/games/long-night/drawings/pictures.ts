/** Pictures of moments. */
import { rng } from '../../../art/portraits.ts';
import { BLACK, BLUE, DEEP_RED, ICE, INK, PAPER, PAPER_3, RED, round, SNOW, snowcap, VIOLET } from './inks.ts';

/** A crossroads: both arms of the signpost point; one hand is alive. 300 x 300 */
export function signpost(): string {
  let o = `<rect width="300" height="300" fill="${BLACK}"/><circle cx="150" cy="128" r="108" fill="#203043"/><circle cx="150" cy="128" r="108" fill="url(#ln-ice)" opacity=".5"/>`;
  o +=
    `<path d="M141 40h18v230h-18z" fill="${PAPER_3}" stroke="${BLACK}" stroke-width="4"/><path d="M146 60v50M153 90v80M147 160v60" stroke="${BLACK}" stroke-width="2"/>` +
    snowcap(136, 164, 40, 3, 9, 4);
  // living hand, pointing left
  o += `<g transform="translate(150 96) rotate(-3)"><path d="M34 -28H-58L-60 -18L-128 -15C-136 -14 -136 0 -128 1L-62 4L-64 12C-74 14 -72 26 -62 25L-58 30H34Z" fill="${PAPER}" stroke="${BLACK}" stroke-width="4" stroke-linejoin="round"/><path d="M-60 -18L-34 -14M-62 4H-38M-64 12L-40 14M-60 25L-42 24M-116 -8h22" stroke="${BLACK}" stroke-width="3"/><path d="M6 -28V30M20 -28V30" stroke="${BLUE}" stroke-width="7"/></g>`;
  // bone hand, pointing right
  o += `<g transform="translate(140 182) rotate(4) scale(.94)"><path d="M-34 -24H40V24H-34Z" fill="${INK}" stroke="${PAPER}" stroke-width="3"/><g stroke="${BLACK}" stroke-width="3" fill="${PAPER}" stroke-linejoin="round"><path d="M40 -18L70 -22C76 -26 82 -18 78 -12L74 -8L44 -2Z"/><path d="M80 -20L112 -20C120 -26 126 -16 120 -10L112 -9L82 -8C76 -10 76 -18 80 -20Z"/><path d="M124 -20L144 -16C152 -14 150 -6 142 -7L124 -9Z"/><path d="M42 0L66 0C74 0 74 10 66 10L42 9ZM42 11L62 13C69 14 67 23 60 22L42 20Z"/></g><path d="M-22 -24V24M-8 -24V24" stroke="${RED}" stroke-width="6"/></g>`;
  o += `<path d="M0 262Q70 244 150 258T300 254V300H0Z" fill="${SNOW}"/><path d="M20 276h30M90 284h44M190 274h26M238 286h34" stroke="${ICE}" stroke-width="3"/>`;
  return o;
}
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
