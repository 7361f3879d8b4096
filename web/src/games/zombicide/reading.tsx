/** What is written on cards and survivors, to be read large: by holding one, by the mouse on it, or with the key I. */
import { contentOf } from '@horda/zombicide/content/content';
import type { EquipmentCard, Mode } from '@horda/zombicide/content/vocabulary';
import { SKILLS } from '@horda/zombicide/content/skills';
import type { Held, SurvivorNo } from '@horda/zombicide/state';
import { capitalised } from '@horda/zombicide/text/capitalised';
import { gearOf, isUnloaded } from '@horda/zombicide/text/shown';
import type { Reading } from '../parts/read-large.tsx';
import { cardsOf, meansOf } from './aims.ts';
import { GearCard, nameOf } from './gear.tsx';
import { stateOf } from './rail.tsx';
import { READING_WORDS } from './reading-words.ts';
import type { ZombicideBoard } from './table.ts';

/** Null: there is no such piece any more. */
export function readingOf(board: ZombicideBoard, piece: string): Reading | null {
  const [what, number] = piece.split('-');
  if (what === 'card') return cardReading(board, Number(number));
  return what === 'survivor' ? survivorReading(board, Number(number)) : null;
}

function cardReading(board: ZombicideBoard, card: Held): Reading {
  const { texts, view, language } = board;
  const { names } = texts;
  const gear = gearOf(view, card);
  const { modes = [], skill } = gear;
  const isLoud = modes.some(({ noisy }) => noisy === true);
  const kinds = modes.map(({ kind }) => READING_WORDS[language].kinds[kind]);
  return {
    title: nameOf(board, card),
    caption: [...kinds, ...(modes.length === 0 ? [] : [texts.labels[isLoud ? 'noisy' : 'silent']])].join(', '),
    text: '',
    face: <GearCard card={card} />,
    state: textOf(board, gear, isUnloaded(card)),
    rows: [
      ...modes.flatMap((mode) => numbersOf(board, mode, modes.length > 1)),
      ...(skill === undefined ? [] : [[capitalised(texts.labels.skills), names.skill(skill)] as const]),
      ...ammoOf(board, gear),
      ...targetsOf(board, card),
    ],
    rule: skill === undefined ? null : SKILLS[skill].rule,
  };
}

function textOf({ words, language }: ZombicideBoard, gear: EquipmentCard, isEmpty: boolean): string {
  const says = READING_WORDS[language];
  return [
    words.cardText(gear),
    ...(gear.dual === true ? [says.pair] : []),
    ...(gear.door === undefined ? [] : [gear.door === 'silent' ? says.quietDoor : says.loudDoor]),
    ...(gear.reload === true ? [isEmpty ? says.unloaded : says.emptied] : []),
    ...(gear.allOut === undefined ? [] : [says.allOut(gear.allOut)]),
    ...(gear.conservation === undefined ? [] : [says.kept(gear.conservation)]),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** A weapon with two kinds of attack has two tables of numbers. */
function numbersOf(board: ZombicideBoard, mode: Mode, isNamed: boolean): readonly (readonly [string, string])[] {
  const { labels } = board.texts;
  const [min, max] = mode.range;
  const numbers = [
    [labels.range, min === max ? `${min}` : `${min}–${max}`],
    [labels.dice, `${mode.dice}`],
    [labels.accuracy, `${mode.accuracy}+`],
    [labels.damage, `${mode.damage}`],
  ] as const;
  const kind = isNamed ? `${READING_WORDS[board.language].kinds[mode.kind]}: ` : '';
  return numbers.map(([head, n], i) => [capitalised(i === 0 ? `${kind}${head}` : head), n]);
}

/** An ammo card names the weapons that it is for, and a weapon its ammo card: each name once, whatever deck it is in. */
function ammoOf(board: ZombicideBoard, { ammo, rerolls }: EquipmentCard): Reading['rows'] {
  const says = READING_WORDS[board.language];
  const named = (isMeant: (card: EquipmentCard) => boolean): string => {
    const names = contentOf(board.view).equipment.flatMap((each, card) =>
      isMeant(each) ? board.texts.names.plainCard(card) : [],
    );
    return [...new Set(names)].join(', ');
  };
  if (rerolls !== undefined) return [[says.fits, named((each) => each.ammo === rerolls)]];
  return ammo === undefined ? [] : [[says.ammo, named((each) => each.rerolls === ammo)]];
}

/** The zones that it can be used against now; none if it is not a weapon in the hand of who acts. */
function targetsOf({ options, view, isTurn, language, words }: ZombicideBoard, card: Held): Reading['rows'] {
  const isInHand = view.survivors[view.acting]?.hand.includes(card) === true;
  const { modes, thrown } = gearOf(view, card);
  if (!isTurn || !isInHand || (modes === undefined && thrown === undefined)) return [];
  const zones = options.flatMap((option) => {
    const isWithIt = cardsOf(meansOf(option) ?? 'bare-').includes(card);
    return isWithIt && (option.do === 'attack' || option.do === 'throw') ? [option.zone] : [];
  });
  const told = [...new Set(zones)].toSorted((a, b) => a - b).map((zone) => words.zone(zone));
  const says = READING_WORDS[language];
  return [[says.now, told.length === 0 ? says.nobody : told.join(', ')]];
}

/** Who it is, and everything that the survivor carries. */
function survivorReading(board: ZombicideBoard, survivor: SurvivorNo): Reading | null {
  const { view, texts } = board;
  const one = view.survivors[survivor];
  if (one === undefined) return null;
  const { names, labels } = texts;
  const list = (cards: readonly Held[]): string => cards.map((card) => nameOf(board, card)).join(', ') || labels.empty;
  return {
    title: names.survivor(survivor, view),
    caption: stateOf(board, survivor),
    text: '',
    rows: [
      [capitalised(labels.skills), one.skills.map((skill) => names.skill(skill)).join(', ') || labels.empty],
      [capitalised(labels.hands), list(one.hand)],
      [capitalised(labels.backpack), list(one.pack)],
    ],
    rule: null,
  };
}
