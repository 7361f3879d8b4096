/** A bone finger on red lips: be silent, or be bones. */
import type { Language } from '@horda/parts';
import { disc, field, fill, INK, line, outlined, PAPER, RED, stencil, typed } from '../../art/pen.ts';

const MOTTO: Readonly<Record<Language, string>> = { pl: 'jedno słowo może zabić', en: 'one word can kill you' };

export function poster(language: Language): string {
  return [
    field(INK),
    soundRings(),
    face(),
    nose(),
    lips(),
    finger(),
    field(INK, 282),
    stencil('CISZA', { x: 124, y: 337, size: 64, spacing: 8 }),
    typed(MOTTO[language], { x: 120, y: 353, size: 12 }),
  ].join('');
}

function soundRings(): string {
  const rings = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  return rings.map((ring) => disc(120, 150, ring * 24 + 8, ring % 2 === 1 ? RED : INK)).join('');
}

/** The lower half of a face, one cheek in shadow, the other in halftone. */
function face(): string {
  return (
    fill('M30 -5C28 80 40 150 62 196C80 232 100 250 120 250C140 250 160 232 178 196C200 150 212 80 210 -5Z', PAPER) +
    `<g fill="${INK}">` +
    '<path d="M144 -5H210C212 80 200 150 178 196C160 232 140 250 120 250C150 226 168 190 172 150C176 110 170 50 144 -5Z"/>' +
    '<path d="M30 -5C28 80 40 150 62 196C70 212 80 225 90 235C66 190 54 120 60 -5Z" fill="url(#ht)"/>' +
    '</g>'
  );
}

function nose(): string {
  return (
    fill('M112 -5C110 60 98 90 92 108C96 122 110 118 118 124C126 118 142 122 148 108C140 92 134 60 132 -5Z', PAPER) +
    fill(
      'M92 108C94 120 104 116 108 120C104 110 98 106 92 108ZM148 108C146 120 136 116 132 120C136 110 142 106 148 108Z',
      INK,
    ) +
    fill('M132 -5C136 60 144 92 148 108C142 104 136 100 132 92Z', INK)
  );
}

function lips(): string {
  return (
    fill('M66 160C84 146 104 138 120 150C136 138 156 146 174 160C160 166 140 162 120 164C100 162 80 166 66 160Z', RED) +
    fill('M66 160C80 192 100 200 120 198C140 200 160 192 174 160C156 168 140 164 120 166C100 164 84 168 66 160Z', RED) +
    fill('M66 160C90 170 150 170 174 160C150 174 90 174 66 160Z', INK) +
    line('M82 182q16 10 30 9M88 154q10-5 18-3', PAPER, 2)
  );
}

function finger(): string {
  return (
    outlined(3.5, [
      'M112 122C106 114 110 104 120 104C130 104 134 114 128 122L127 148C134 152 134 162 128 166L112 166C106 162 106 152 113 148Z',
      'M111 170C105 176 106 184 112 187L110 226C102 230 102 242 110 246L131 246C139 242 138 230 130 226L128 187C134 184 135 176 129 170Z',
      'M108 250C100 256 101 266 108 270L104 330L138 330L132 270C139 266 140 256 132 250Z',
    ]) +
    line('M116 112v32M117 194v28M114 276l-2 40', INK, 2) +
    line('M124 112v30M125 194v28M127 276l2 36', INK, 1.2)
  );
}
