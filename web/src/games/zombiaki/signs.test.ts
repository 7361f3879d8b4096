/** The signs on a card say what its sentence says. */
import { JUBILEUSZ } from '@horda/zombiaki/content/jubileusz';
import { MOSKWA } from '@horda/zombiaki/content/moskwa';
import type { Printed } from '@horda/zombiaki/content/printed';
import { en } from '@horda/zombiaki/text/en';
import { createElement, isValidElement, type ComponentChildren } from 'preact';
import { expect, test } from 'vitest';
import { ICON } from './icons.ts';
import { EffectStrip, WayMark } from './signs.tsx';

const CARDS = [...MOSKWA, ...JUBILEUSZ].filter(({ kind }) => kind !== 'zombie' && kind !== 'dawn');
const WAYS = ['back', 'on', 'side', 'eye', 'any', 'stop', 'card', 'off', 'raise', 'shrink'] as const;
const ICONS = ['wound', 'skull', 'shield', 'heal', 'brain'] as const;
type Sign = (typeof WAYS)[number] | (typeof ICONS)[number];

/** What is drawn: the outlines of all shapes and all texts, in their order. */
function drawn(node: ComponentChildren): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!isValidElement(node)) return [];
  const { type, props } = node;
  const given = props as { d?: string; children?: ComponentChildren; dangerouslySetInnerHTML?: { __html: string } };
  if (typeof type === 'string')
    return [given.d ?? given.dangerouslySetInnerHTML?.__html ?? [], drawn(given.children)].flat();
  if (type.prototype !== undefined && 'render' in type.prototype)
    return drawn(new (type as unknown as Drawing)(props).render());
  return drawn((type as (props: unknown) => ComponentChildren)(props));
}
type Drawing = new (props: unknown) => { render(): ComponentChildren };

const shapeOf = (sign: Sign): string =>
  (WAYS as readonly string[]).includes(sign)
    ? drawn(createElement(WayMark, { way: sign as (typeof WAYS)[number] }))[0]!
    : ICON[sign as (typeof ICONS)[number]];

function count(card: Printed, sign: Sign): number {
  const shape = shapeOf(sign);
  return drawn(createElement(EffectStrip, { card })).filter((each) => each === shape).length;
}

/** What a sentence says where a sign stands. A car has an arrow for the way it drives. */
const SAID: Readonly<Record<Sign, RegExp>> = {
  back: /go(es)? back|sideways or back|fields? a turn/,
  on: /forward/,
  side: /sideways|free field of its street/,
  eye: /Look at/,
  any: /any direction|change places|takes a step/,
  stop: /one card only|no effect|is stuck|Nobody can enter|Entered only|no zombie walks|nobody .* moves|cannot walk|do not move|does not happen/,
  card: /card|Reaction|discard pile/,
  off: /[Dd]iscard one|Remove one human card|goes to the discard pile/,
  raise: /corpse|into your row/,
  shrink: /become corpses of Strength 1/,
  wound: /\d wound/,
  skull: /[Dd]estroy|kills/,
  shield: /takes the first card|do not push|nothing .* free line of fire/,
  heal: /Remove .*wound/,
  brain: /\+\d Strength|Strength \+\d|Strengths add up/,
};
/** Where a sentence says this, the sign stands, too. */
const SHOWN: readonly (readonly [RegExp, Sign])[] = [
  [/forward/, 'on'],
  [/one field sideways|forward or sideways/, 'side'],
  [/\bit goes back|yours goes back|go back one/, 'back'],
  [/Look at/, 'eye'],
  [/any direction/, 'any'],
  [/does not happen|do not move|no effect|one card only|no zombie walks/, 'stop'],
  [/^Destroy|is destroyed/, 'skull'],
  [/^Remove .*wound/, 'heal'],
];

test.each(CARDS.map((card) => [card.id, card] as const))('%s is drawn as it is told', (_, card) => {
  const sentence = en.cardText(card);
  const signs = [...WAYS, ...ICONS].filter((sign) => count(card, sign) > 0);
  expect(signs).not.toEqual([]);
  expect({ sentence, untold: signs.filter((sign) => !SAID[sign].test(sentence)) }).toEqual({ sentence, untold: [] });
  const told = SHOWN.flatMap(([words, sign]) => (words.test(sentence) ? [sign] : []));
  expect(signs).toEqual(expect.arrayContaining(told));
});

test('wounds are drawn one by one, or as a number where they could not be taken in at a glance', () => {
  const shown = CARDS.map((card) => [card.id, count(card, 'wound')]);
  expect(shown).toEqual(CARDS.map(({ id, wounds }) => [id, wounds > 3 ? 1 : wounds]));
});

test.each(CARDS.map((card) => [card.id, card] as const))('%s shows the numbers of its sentence', (_, card) => {
  const told = en.cardText(card);
  const numbers = drawn(createElement(EffectStrip, { card })).filter((text) => /^\d+$/.test(text));
  const speed = /(\d+) fields? a turn/.exec(told)?.[1] ?? [];
  const bonus = count(card, 'brain') > 0 ? (/\+(\d+)/.exec(told)?.[1] ?? []) : [];
  expect(numbers).toEqual([speed, bonus, card.wounds > 3 ? String(card.wounds) : []].flat());
});

test('the arrow back points to the Cemetery, at the left, and the arrow on to the Barricade', () => {
  // Both begin above the middle and go to their point first.
  expect(shapeOf('back')).toMatch(/^M12 2L1 12/);
  expect(shapeOf('on')).toMatch(/^M12 2l11 10/);
});
