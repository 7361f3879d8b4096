/** Biuletyn, the newspaper of Zombicide. */
import { body as pen } from 'virtual:game-icon/quill-ink?paper';
import { body as bullhorn } from 'virtual:game-icon/megaphone?paper';
import { body as box } from 'virtual:game-icon/cardboard-box?paper';
import type { Event } from '@horda/zombicide/events/event';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { View } from '@horda/zombicide/view';
import {
  joined,
  type Advertisement,
  type CastMember,
  type Fate,
  type PaperOf,
  type Story,
  type Told,
} from '../../paper.ts';
import type { Press } from '../press.ts';
import { STOCK } from './ads.ts';
import { factsOf, fatalMoment, type ZombicideFacts } from './facts.ts';
import { killsStrip, sceneOf } from './scene.ts';
import { HEADLINES, WORDS } from './words.ts';

type ZombicideTold = Told<View, Event, ZombicideTexts, Press>;

export const paper: PaperOf<View, Event, ZombicideTexts, Press> = {
  masthead: { pl: 'Biuletyn', en: 'Bulletin' },
  fatal: fatalMoment,
  tell,
  stock: STOCK,
};

function tell(told: ZombicideTold): Story {
  const { language, end, moment, texts, press } = told;
  const facts = factsOf(told);
  const words = WORDS[language];
  const who = texts.names.survivor(facts.hero, end);
  const mission = texts.names.mission(end)?.title[language] ?? end.mission;
  const { numbers } = words;
  const figure = (key: keyof typeof numbers, n: number) => ({ value: String(n), label: numbers[key](n) });
  const faces = end.survivors.map((one) => press.portraitOf(one.who));
  return {
    ink: facts.won ? 'rescue' : 'alarm',
    motto: words.motto,
    issue: words.issue(facts.rounds, mission),
    ears: [words.weather, words.price],
    headlines: HEADLINES[facts.ending].map((line) => line[language](who, mission)),
    lead: words.lead(facts, who),
    scene: sceneOf(
      facts,
      faces[facts.hero] ?? '',
      faces.filter((_, i) => i !== facts.hero && end.survivors[i]!.status !== 'dead'),
    ),
    caption: words.caption(facts.zone, facts.round, moment.at),
    strip: {
      title: words.stripTitle,
      note: words.stripNote(facts.kills, facts.rounds),
      markup: killsStrip(facts),
      box: '0 0 528 46',
    },
    castTitle: words.castTitle,
    cast: castOf(told, facts),
    numbers: [
      figure('rounds', facts.rounds),
      figure('kills', facts.kills),
      figure('came', facts.came),
      facts.doors > 0 ? figure('doors', facts.doors) : figure('searches', facts.searches),
      figure('noise', facts.noise),
    ],
    chronicleTitle: words.chronicleTitle,
    chronicle: chronicleOf(told, facts, who),
    ads: adsOf(told, facts, who),
    pencil: words.pencil(who),
    verdict: words.verdict(facts),
  };
}

/** Each player with all their survivors; who killed most stands first. */
function castOf(
  { language, end, texts, press }: ZombicideTold,
  { won, killsBy }: ZombicideFacts,
): readonly CastMember[] {
  const words = WORDS[language];
  return Array.from({ length: end.seats }, (_, seat) => {
    const own = end.survivors.flatMap((one, i) => (one.owner === seat ? [{ ...one, i }] : []));
    const killed = own.reduce((sum, { i }) => sum + (killsBy[i] ?? 0), 0);
    const fate: Fate = won
      ? 'stays'
      : own.length > 0 && own.every(({ status }) => status === 'dead' || status === 'down')
        ? 'falls'
        : 'loses';
    const fates = own.map(({ i, status }) => words.fate(texts.names.survivor(i, end), status));
    const text = `${joined(language, fates)}. ${words.killed(killed)}`;
    return {
      member: { seat, face: press.portraitOf(own[0]?.who ?? 0), fate, stamp: words.stamps[fate], text },
      killed,
    };
  })
    .toSorted((a, b) => b.killed - a.killed || a.member.seat - b.member.seat)
    .map(({ member }) => member);
}

function chronicleOf({ language, end, texts }: ZombicideTold, facts: ZombicideFacts, hero: string): Story['chronicle'] {
  const words = WORDS[language];
  const name = (survivor: number): string => texts.names.survivor(survivor, end);
  const { firstDoor, abominations, downs, goals, round, rounds, ending } = facts;
  const [monster] = abominations;
  const [down] = downs;
  const [goal] = goals;
  const lines = [
    firstDoor && { round: firstDoor.round, text: words.door(name(firstDoor.survivor)) },
    monster && { round: monster.round, text: words.abomination(texts.names.abomination(monster.kind), monster.killed) },
    down && { round: down.round, text: words.down(name(down.survivor)) },
    goal && { round: goal.round, text: words.goal(texts.names.goal(goal.goal, end)) },
  ].filter((line) => line !== null && line !== undefined);
  return [
    ...lines.toSorted((a, b) => a.round - b.round),
    { round, text: words.moment(facts, hero), fatal: true },
    { round: rounds, text: words.end(ending) },
  ].map(({ round: at, ...line }) => ({ when: words.round(at), ...line }));
}

function adsOf(
  { language, texts: { names } }: ZombicideTold,
  { found, noise }: ZombicideFacts,
  who: string,
): readonly Advertisement[] {
  const words = WORDS[language];
  const ad = ([title, text]: readonly [string, string], icon: string): Advertisement => ({ title, text, icon });
  return [
    ...(found === null ? [] : [ad(words.foundAd(names.plainCard(found)), box)]),
    ad(words.heroAd(who), pen),
    ...(noise === 0 ? [] : [ad(words.noiseAd(noise), bullhorn)]),
  ];
}
