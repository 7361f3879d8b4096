/** Paper on a dark desk; printed, only the paper. The colours are those of the game tables, each with one meaning. */
export const STYLE = `
:root { --soot-950: #0D0E0C; --soot-900: #141511; --soot-600: #35362D; --ash: #ABA793; --chalk: #D9D3BF;
  --paper: #EADFC6; --paper-2: #D9CBA9; --paper-3: #C2B28C; --ink: #191712; --ink-2: #4A4335; 
  --alarm-deep: #7C1B10;
  --stencil: Impact, "Haettenschweiler", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif;
  --clerk: "Courier New", "Liberation Mono", "DejaVu Sans Mono", monospace;
  --reader: "Barlow Semi Condensed", "Roboto", "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
* { box-sizing: border-box; }
html { background: var(--soot-900); color: var(--chalk); color-scheme: dark; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 1180px; padding: 24px 12px 48px; font: 500 16px/1.45 var(--reader); }
h1, h2, h3, h4, .wordmark { font-family: var(--stencil); font-weight: 700; line-height: 1.12; text-transform: uppercase;
  letter-spacing: .01em; margin: 0; overflow-wrap: anywhere; }
header { border-bottom: 4px solid var(--paper); padding-bottom: 14px; margin: 0 4px 22px; }
header p { margin: 0; font: 400 15px/1.4 var(--clerk); color: var(--ash); }
.wordmark { display: block; color: var(--paper); font-size: 20px; letter-spacing: .06em; }
h1 { font-size: 38px; color: var(--paper); margin: 12px 0 8px; text-shadow: 3px 3px 0 var(--alarm-deep); }
main, .sheets { display: grid; gap: 18px; }
.sheet { background: var(--paper); color: var(--ink); border-radius: 3px; padding: 18px 16px 20px; min-width: 0;
  box-shadow: 0 1px 0 #000, 0 2px 3px rgba(0, 0, 0, .55); }
.sheet h2, .study .sheet > h3 { font-size: 26px; border-bottom: 3px double var(--ink); padding-bottom: 8px;
  margin: 0 0 10px; }
.sheet h3, .sheet h4 { font-size: 18px; margin: 18px 0 6px; }
.study { border-top: 4px solid var(--paper); padding-top: 14px; margin-top: 18px; min-width: 0; }
.study > h2 { font-size: 30px; color: var(--paper); margin: 0 4px 16px; }
.study > p { margin: 12px 4px 0; }
.sheets { min-width: 0; }
a { color: inherit; text-underline-offset: 3px; }
a:hover { text-decoration-thickness: 3px; }
th a, .study > p a { display: inline-block; padding: 4px 0; }
#studies tbody * { vertical-align: baseline; }
.sheet p { margin: 0 0 8px; max-width: 72ch; }
.glance p { font-size: 18px; }
figure { margin: 0; }
figcaption { color: var(--ink-2); margin-bottom: 12px; max-width: 72ch; }
.plot svg { display: block; overflow: visible; }
.plot { margin: 0 4px 16px 0; }
text { fill: var(--ink); font: 500 14px/1 var(--reader); font-variant-numeric: tabular-nums; }
.name, .amount { font-size: 16px; font-weight: 700; }
text.more { font-weight: 700; }
.note { font: 400 14px/1 var(--clerk); }
.tick { font-size: 13px; fill: var(--ink-2); }
.haloed { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
.grid { stroke: var(--paper-3); stroke-width: 1; }
.axis { stroke: var(--ink); stroke-width: 2; }
.outline { fill: none; stroke: var(--ink); stroke-width: 2; }
.thin { stroke-width: 1; }
.dots { fill: url(#dots); }
.lines { fill: url(#lines); }
.plain { fill: var(--paper-3); }
.whisker line { stroke: var(--ink); stroke-width: 3; }
.whisker .halo { stroke: var(--paper); stroke-width: 9; }
.fair { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 4 3; }
.median { stroke: var(--ink); stroke-width: 3; }
.mean { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 5 4; }
.half { stroke: var(--ink); stroke-width: 7; }
table { border-collapse: collapse; width: 100%; font-size: 15px; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 5px 8px 5px 0; border-bottom: 1px solid var(--paper-3);
  overflow-wrap: anywhere; }
th { font-weight: 700; }
thead th { font-size: 13px; font-weight: 500; line-height: 1.25; color: var(--ink-2);
  border-bottom: 2px solid var(--ink); vertical-align: bottom; }
.numbers td, .numbers thead th + th { text-align: right; }
.numbers td { white-space: nowrap; }
.numbers th { overflow-wrap: normal; }
.numbers td:last-child, .numbers th:last-child { padding-right: 0; }
details { margin-top: 12px; }
table + table { margin-top: 18px; }
summary { cursor: pointer; min-height: 40px; padding: 9px 0; font-weight: 700; }
summary:focus-visible, pre:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
a:focus-visible { outline: 3px solid; outline-offset: 2px; }
small { font: 400 13px/1.3 var(--clerk); color: var(--ink-2); display: block; }
code { font: 400 14px/1.5 var(--clerk); overflow-wrap: anywhere; }
code span { display: inline-block; max-width: 100%; }
pre { margin: 0 0 8px; padding: 12px; background: var(--ink); color: var(--paper); white-space: pre-wrap; }
.defs { position: absolute; width: 0; height: 0; }
@media (min-width: 1000px) {
  body { padding: 40px 28px 72px; }
  h1 { font-size: 52px; }
  main, .sheets { grid-template-columns: 1fr 1fr; gap: 22px; align-items: start; }
  .wide, .sheet:nth-child(even):nth-last-child(2) { grid-column: 1 / 3; }
  .sheet { padding: 22px 26px 26px; height: 100%; }
  .pair table + table { margin-top: 0; }
  .pair { display: grid; align-items: start; grid-template-columns: 1fr 1fr; gap: 0 44px; }
}
@media (max-width: 480px) {
  table { font-size: 14px; }
  th, td { padding-right: 6px; }
}
@media print {
  @page { margin: 14mm; }
  :root { --paper: #FFFFFF; --paper-2: #FFFFFF; --paper-3: #BFBFBF; --ink-2: #333333; }
  html { background: none; color: #000; color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  header { border-color: #000; margin: 0 0 6mm; }
  header p, h1, .wordmark { color: #000; text-shadow: none; }
  main, .sheets { display: block; }
  .study { border-color: #000; break-before: page; }
  .study > h2 { color: #000; }
  .study > p { display: none; }
  .sheet { box-shadow: none; padding: 0 0 7mm; height: auto; }
  .plot, table, tr, pre { break-inside: avoid; }
  details table { break-inside: auto; }
  th, td { padding-top: 3px; padding-bottom: 3px; }
  h2, h3, h4, figcaption, thead { break-after: avoid; }
  pre { background: none; color: #000; border: 1px solid #000; }
  details:not([open]) { display: none; }
}
`;

/** The patterns of the bars: halftone and hatching. */
export const PLATES = `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>
<pattern id="dots" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
<circle cx="2" cy="2" r="1.35" fill="#1F6B5A"/></pattern>
<pattern id="lines" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="3" height="5" fill="#1F6B5A"/></pattern>
</defs></svg>`;
