/** The board of the boss, and the facts about it. */
import { capitalised } from '@horda/gear-up/text/messages';
import type { View } from '@horda/gear-up/view';
import { paint, type Style } from '../../terminal/style.ts';
import { asSentence, widthOf } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { whoIn } from '../who.ts';
import type { Plan } from './aim.ts';
import { boardOf, bossOf, isBossHere, shortName, type GearUpWords } from './seen.ts';
import { gridLines, gridWidth, signsOf, type Pitch } from './signs.ts';
import { speedSign } from './street.ts';

/** The grid; for the Mutation, with its regions beside it, which dotted lines separate. */
export function bossLines(view: View, plan: Plan | null, style: Style, pitch: Pitch): readonly string[] {
  const { rows, map } = boardOf(view);
  const { crossed, planned } = view.boss;
  const aimed = plan !== null && plan.target < 0 ? plan.cells : [];
  const lines = gridLines({ rows, crossed, planned, aimed, between: betweenOf(view, style) }, style, pitch);
  if (bossOf(view).id !== 'mutation' || map === null) return lines;
  return lines.map((line, i) => (i === 0 ? line : `${line}  ${map[i - 1]!.replaceAll('.', ' ')}`));
}

export function bossWidth(view: View, pitch: Pitch): number {
  const { rows, map } = boardOf(view);
  const beside = bossOf(view).id === 'mutation' ? 2 + (map?.[0]?.length ?? 0) : 0;
  return gridWidth(rows, pitch) + 1 + beside;
}

/** Dotted lines of the Mutation, and the lips of the Screamer. */
function betweenOf(view: View, style: Style): (row: number, column: number) => string {
  const { map } = boardOf(view);
  const { id } = bossOf(view);
  const at = (row: number, column: number): string => map?.[row]?.[column] ?? '.';
  return (row, column) => {
    const [left, right] = [at(row, column - 1), at(row, column)];
    if (left === right) return ' ';
    if (id === 'screamer') return right === 'm' ? '(' : left === 'm' ? ')' : ' ';
    if (id !== 'mutation' || left === '.' || right === '.') return ' ';
    return paint(style, 'quiet', style.unicode ? '┊' : ':');
  };
}

/** One line: who it is, where it stands, how strong it still is. */
export function bossLine(view: View, canvas: Canvas, words: GearUpWords): string {
  const { texts, table } = words;
  const { boss, seat, left, attack, special, members, screams, mouthOpen } = view.boss;
  const name = texts.boss(boss);
  if (!isBossHere(view)) return table.bossAhead(name, whoIn(canvas, view.commander));
  const { track } = boardOf(view);
  if (members.length > 1) return `${name} (${whoIn(canvas, seat)}): ${memberFacts(view, canvas, words).join(BETWEEN)}`;
  const signs = `${shortName(view, -1, words)} (${whoIn(canvas, seat)}): ${strength(view.boss, canvas.style)}`;
  if (track === null) {
    const told = table.bossLine(shortName(view, -1, words), whoIn(canvas, seat), left, attack, special);
    return widthOf(told) < canvas.width ? told : signs;
  }
  const cries = track.map((speed, i) => (i < screams ? CROSSED : speedSign(speed, canvas.style)));
  return [
    signs,
    texts.labels[mouthOpen ? 'mouthOpen' : 'mouthShut'],
    `${texts.labels.screamTrack} ${cries.join(' ')}`,
  ].join(', ');
}

/** A crossed space of the scream track. */
const CROSSED = 'x';
const BETWEEN = ', ';

function memberFacts(view: View, { style }: Canvas, words: GearUpWords): readonly string[] {
  return view.boss.members.map((member) => {
    const name = shortName(view, member.target, words);
    return `${name} ${member.left === 0 ? words.texts.labels.dead : strength(member, style)}`;
  });
}

/** Squares left, damage of the attack and of the special attack. */
function strength(
  { left, attack, special }: { readonly left: number; readonly attack: number; readonly special: number },
  style: Style,
): string {
  const signs = signsOf(style);
  return `${signs.free}${left} ${signs.damage}${attack}/${special}`;
}

/** The same in sentences, to be read out. */
export function bossSentence(view: View, canvas: Canvas, words: GearUpWords): readonly string[] {
  const { table, texts } = words;
  const { boss, seat, left, attack, special, members, screams, mouthOpen } = view.boss;
  if (!isBossHere(view)) return [asSentence(bossLine(view, canvas, words))];
  const { track } = boardOf(view);
  const cries = (track ?? []).slice(screams).map((speed) => texts.speeds[speed]);
  return [
    asSentence(table.bossLine(texts.boss(boss), whoIn(canvas, seat), left, attack, special)),
    ...(members.length === 1
      ? []
      : members.map((member) =>
          member.left === 0
            ? `  ${asSentence(`${shortName(view, member.target, words)}: ${texts.labels.dead}`)}`
            : `  ${asSentence(table.sentences.member(shortName(view, member.target, words), member.left, member.attack, member.special))}`,
        )),
    ...(track === null
      ? []
      : [
          `  ${asSentence(capitalised(texts.labels[mouthOpen ? 'mouthOpen' : 'mouthShut']))}`,
          `  ${asSentence(table.sentences.screams(cries.join(', ')))}`,
        ]),
  ];
}
