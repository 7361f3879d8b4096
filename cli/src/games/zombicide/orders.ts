/** Details on request: a zone, what somebody sees, what the zombies would do, a survivor, the map, the mission. */
import { walkTo } from '@horda/zombicide/advice/walks';
import { contentOf } from '@horda/zombicide/content/content';
import { SKILL_IDS } from '@horda/zombicide/content/ids';
import { SKILLS } from '@horda/zombicide/content/skills';
import type { EquipmentCard } from '@horda/zombicide/content/vocabulary';
import { held } from '@horda/zombicide/rules/held';
import { RULEBOOK } from '@horda/zombicide/text/rulebook';
import { folded } from '@horda/parts';
import { tableOf } from '@horda/zombicide/obstacle';
import { dangerFor, type Danger } from '@horda/zombicide/outlook';
import { boardHere, missionOf } from '@horda/zombicide/rules/mission';
import { NONE, TYPES } from '@horda/zombicide/state';
import { capitalised } from '@horda/zombicide/text/capitalised';
import { chronicleLines } from '@horda/zombicide/text/chronicle';
import { sightOf } from '@horda/zombicide/text/shown';
import type { View } from '@horda/zombicide/view';
import { asSentence, quoted } from '../../terminal/width.ts';
import type { Canvas, GameOrder } from '../drawing.ts';
import { goalLines } from './goals.ts';
import { storyOf } from './opening.ts';
import { weaponFacts } from './panel.ts';
import { placeOf, shownSurvivor, survivorsNamed, wordsFor, zombiesAt, type ZombicideWords } from './seen.ts';
import { zoneSentence } from './sentences.ts';
import { sheetLines } from './sheet.ts';
import { mapPage } from './table.ts';
import { TABLE_WORDS, type Helped } from './words.ts';

type Answer = (view: View, canvas: Canvas, rest: string) => readonly string[];

function order(about: Helped, words: readonly string[], answer: Answer): GameOrder {
  return {
    words,
    help: { en: TABLE_WORDS.en.help[about], pl: TABLE_WORDS.pl.help[about] },
    answer: (view, canvas, rest) => answer(view as View, canvas, rest),
  };
}

export const ORDERS: readonly GameOrder[] = [
  // `aim` reads the words of actions; they come here only at the wrong moment.
  order('deeds', ['move', 'ruch'], (_view, canvas) => [wordsFor(canvas).table.misses.notNow]),
  order('zone', ['zone', 'strefa'], zoneAnswer),
  order('sight', ['sight', 'widok'], sightAnswer),
  order('danger', ['danger', 'zagrozenie'], dangerAnswer),
  order('sheet', ['sheet', 'arkusz'], sheetAnswer),
  order('what', ['what', 'co'], whatAnswer),
  order('map', ['map', 'mapa'], mapPage),
  order('goals', ['goals', 'goal', 'cele'], goalsAnswer),
  order('mission', ['cards', 'odkryte'], cardsAnswer),
  order('campaign', ['campaign', 'kampania'], campaignAnswer),
  order('signs', ['signs', 'znaki'], (_view, canvas) => wordsFor(canvas).table.legend),
];

/** Without a number: the own zone. */
function zoneAnswer(view: View, canvas: Canvas, typed: string): readonly string[] {
  const { misses } = wordsFor(canvas).table;
  const survivor = shownSurvivor(view);
  const here = placeOf(view, survivor);
  const { zones } = boardHere(view);
  const zone = typed === '' ? here : Number(typed) - 1;
  if (zone === null) return [misses.notNow];
  if (zones[zone] === undefined) return [misses.noZone(quoted(typed), zones.length)];
  const isFar = survivor !== null && here !== null && zone !== here;
  return [zoneSentence(view, zone, canvas), ...(isFar ? [farOf(view, survivor, zone, canvas)] : [])];
}

/** How far away the zone is for the survivor that the screen is about. */
function farOf(view: View, survivor: number, zone: number, canvas: Canvas): string {
  const { texts, table } = wordsFor(canvas);
  const walk = walkTo(tableOf(view), survivor, zone);
  const range = sightOf(view, survivor).get(zone);
  const facts = [
    ...(walk === null ? [] : [table.zone.reach(walk.actions + walk.free)]),
    range === undefined ? table.zone.unseen : table.zone.range(range),
  ];
  return asSentence(`${texts.names.survivor(survivor, view)}: ${facts.join(', ')}`);
}

function sightAnswer(view: View, canvas: Canvas, typed: string): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const survivor = namedOrShown(view, canvas, typed);
  if (survivor === null) return [table.unknown(quoted(typed))];
  const here = placeOf(view, survivor);
  if (here === null) return [table.misses.notNow];
  const seen = [...sightOf(view, survivor)]
    .map(([zone, range]) => ({ zone, range }))
    .filter(({ range }) => range > 0)
    .toSorted((a, b) => a.range - b.range || a.zone - b.zone);
  const byRange = [...Map.groupBy(seen, ({ range }) => range)].map(
    ([range, zones]) =>
      `  ${table.sight.range(
        range,
        zones.map(({ zone }) => withZombies(view, zone, canvas)),
      )}`,
  );
  return [
    table.sight.from(texts.names.survivor(survivor, view), here + 1),
    ...(byRange.length === 0 ? [`  ${table.sight.nothing}`] : byRange),
  ];
}

function withZombies(view: View, zone: number, canvas: Canvas): string {
  const { texts } = wordsFor(canvas);
  const n = zombiesAt(view, zone);
  return n === 0 ? String(zone + 1) : `${zone + 1} (${texts.labels.zombies} ${n})`;
}

/** The survivor that was named, or the one that the screen is about; null: nobody is called so. */
function namedOrShown(view: View, canvas: Canvas, typed: string): number | null {
  if (typed === '') return shownSurvivor(view);
  return survivorsNamed(view, wordsFor(canvas).texts.names, typed)[0] ?? null;
}

function dangerAnswer(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { table } = words;
  if (view.phase !== 'players' || view.ending !== null) return [table.danger.unknown];
  return dangerLines(view, dangerFor(view), words);
}

function dangerLines(view: View, danger: Danger, { texts, table }: ZombicideWords): readonly string[] {
  const { kinds, abomination } = table.signs;
  const range = ([least, most]: readonly [number, number]): string =>
    least === most ? String(most) : `${least}–${most}`;
  const counts = (all: readonly number[], mark: string): readonly string[] =>
    all.flatMap((n, kind) => (n === 0 ? [] : [`${mark}${kind < TYPES ? kinds[kind as 0 | 1 | 2] : abomination}${n}`]));
  const moves = danger.arrows.map(
    ({ from, to, sure, possible }) =>
      `${from + 1}>${to + 1} ${[...counts(sure, ''), ...counts(possible, '?')].join(' ')}`,
  );
  return [
    ...(danger.harmed.length === 0 ? [table.danger.quiet] : []),
    ...danger.harmed.map(({ survivor, wounds, falls }) =>
      table.danger.hit(texts.names.survivor(survivor, view), range(wounds), falls),
    ),
    ...danger.attacked.flatMap(({ zone, hits, among }) =>
      among.length < 2
        ? []
        : [
            table.danger.shared(
              zone + 1,
              range(hits),
              among.map((one) => texts.names.survivor(one, view)),
            ),
          ],
    ),
    ...danger.companions.map(({ companion, dies }) =>
      table.danger.companion(texts.names.companion(view.companions[companion]!.who), dies),
    ),
    ...(danger.ending === null ? [] : [table.danger.ends(texts.endings[danger.ending])]),
    ...(moves.length === 0 ? [] : [table.danger.moves(moves.join(', '))]),
    ...(danger.leftovers.length === 0 && !danger.unsure ? [] : [table.danger.unsure]),
    table.danger.noSpawn,
  ];
}

function sheetAnswer(view: View, canvas: Canvas, typed: string): readonly string[] {
  const { table } = wordsFor(canvas);
  const survivor = namedOrShown(view, canvas, typed);
  return survivor === null ? [table.unknown(quoted(typed))] : sheetLines(view, survivor, canvas);
}

/** Skills with their clause of the rules, and cards with what is printed on them, by the beginning of a word. */
function whatAnswer(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const { names } = words.texts;
  const asked = folded(typed);
  if (asked === '') return [words.table.which];
  const isMeant = (name: string): boolean =>
    folded(name)
      .split(/[ :]+/)
      .some((word) => word.startsWith(asked)) || folded(name).startsWith(asked);
  const skills = SKILL_IDS.filter((skill) => isMeant(names.skill(skill))).map((skill) => {
    const { rule } = SKILLS[skill];
    const clause = RULEBOOK.find(({ id }) => id === rule);
    return `${names.skill(skill)} (${rule}): ${clause?.[canvas.language] ?? ''}`;
  });
  const cards = contentOf(view).equipment.flatMap((card, n) => {
    if (!isMeant(names.card(n))) return [];
    const facts = weaponFacts(view, held(n), words.table.weapon);
    const skill = card.skill === undefined ? [] : [names.skill(card.skill)];
    return [asSentence(`${names.card(n)}: ${[...facts, ...skill, ...traitsOf(card, words)].join('; ') || '-'}`)];
  });
  const all = [...cards, ...skills];
  return all.length === 0 ? [words.table.noSuchThing(quoted(typed))] : all;
}

/** What else is printed on a card. */
function traitsOf(card: EquipmentCard, { texts: { labels }, table }: ZombicideWords): readonly string[] {
  return [
    ...(card.dual === true ? [labels.dual] : []),
    ...(card.reload === true ? [labels.reload] : []),
    ...(card.door === undefined ? [] : [`${labels.door}: ${labels[card.door === 'silent' ? 'silent' : 'noisy']}`]),
    ...(card.conservation === undefined ? [] : [`${labels.conservation} ${card.conservation}`]),
    ...(card.food === undefined ? [] : [`+${card.food} ${labels.ap}`]),
    ...(card.light === true ? [table.traits.light] : []),
    ...(card.rerolls === undefined ? [] : [table.traits.ammo]),
    ...(card.thrown === undefined ? [] : [table.traits.fire]),
    ...(card.trap === true ? [table.traits.trap] : []),
    ...(card.mendsBreaks === true ? [table.traits.repair] : []),
  ];
}

function goalsAnswer(view: View, canvas: Canvas): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const story = storyOf(view, canvas);
  return [
    ...(story === null ? [] : [`${story.title}. ${story.briefing}`, story.victory]),
    ...goalLines(view, table).map(({ id, count }) => `  ${asSentence(`${texts.names.goal(id, view)} (${count})`)}`),
    ...(story === null || story.rules.length === 0
      ? []
      : [`${capitalised(texts.labels.rules)}:`, ...story.rules.map((rule) => `  ${rule}`)]),
  ];
}

/** Cards that lie open or are gone, and notes that were read: titles and stories. */
function cardsAnswer(view: View, canvas: Canvas): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const { cards, notes = [] } = missionOf(view);
  const told = texts.names.mission(view)?.cards;
  const ids = [
    ...view.placed
      .filter(({ card, state }) => state !== 'faceDown' && card !== NONE)
      .map(({ card }) => cards[card]!.id),
    ...view.read.map((note) => notes[note]!.id),
  ];
  const lines = ids.flatMap((id) => {
    const text = told?.[id];
    return text === undefined ? [] : [`${texts.names.say(text.title)}: ${texts.names.say(text.story)}`];
  });
  return lines.length === 0 ? [table.nothing] : lines;
}

function campaignAnswer(view: View, canvas: Canvas): readonly string[] {
  const { texts, table } = wordsFor(canvas);
  const lines = chronicleLines(view, texts.names);
  return lines.length === 0 ? [table.campaign.none] : lines;
}
