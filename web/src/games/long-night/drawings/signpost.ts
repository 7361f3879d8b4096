import { BLACK, BLUE, ICE, INK, PAPER, PAPER_3, RED, SNOW, snowcap } from './inks.ts';

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
