/** Zaspa, the newspaper of The Long Night. Secret goals are told: the game is over. */
import { body as boot } from 'virtual:game-icon/boots?paper';
import { body as siren } from 'virtual:game-icon/siren?paper';
import { body as trash } from 'virtual:game-icon/trash-can?paper';
import type { Event } from '@horda/long-night/events';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import type { Seat } from '@horda/kernel';
import {
  joined,
  type Advertisement,
  type CastMember,
  type Fate,
  type Ink,
  type PaperOf,
  type Story,
  type Told,
} from '../../paper.ts';
import type { Press } from '../press.ts';
import { STOCK } from './ads.ts';
import { factsOf, fatalMoment, type Kind, type LongNightFacts } from './facts.ts';
import { moraleStrip, sceneOf, voteStrip } from './scene.ts';
import { HEADLINES, WORDS } from './words.ts';

type LongNightTold = Told<View, Event, LongNightTexts, Press>;

export const paper: PaperOf<View, Event, LongNightTexts, Press> = {
  masthead: { pl: 'Zaspa', en: 'The Drift' },
  fatal: fatalMoment,
  tell,
  stock: STOCK,
};

const INKS: Readonly<Record<Kind, Ink>> = { betrayal: 'trick', fall: 'alarm', rounds: 'alarm', win: 'rescue' };

function tell(told: LongNightTold): Story {
  const { language, end, moment, name, texts } = told;
  const facts = factsOf(told);
  const words = WORDS[language];
  const { names } = texts;
  const isBetrayal = facts.kind === 'betrayal';
  const [place, crisis] = [names.place(facts.place), names.crisis(Math.max(0, facts.crisis))];
  const who = facts.dead === null ? null : names.survivor(facts.dead);
  const winners = joined(language, facts.winners.map(name));
  const { numbers } = words;
  const figure = (key: keyof typeof numbers, n: number) => ({ value: String(n), label: numbers[key](n) });
  return {
    ink: INKS[facts.kind],
    white: true,
    motto: words.motto,
    issue: words.issue(end.round, facts.kind),
    ears: [words.weather, words.price],
    headlines: HEADLINES[facts.kind].map((line) => line[language](place, crisis)),
    lead: words.lead(facts),
    scene: sceneOf(facts, {
      people: end.players.map((_, seat) => faceAt(told, seat)),
      alive: end.survivors.map(({ card }) => portrait(told, card)),
      lost: facts.deaths.toReversed().map(({ survivor }) => portrait(told, survivor)),
    }),
    caption: words.caption(place, facts.round, moment.at),
    strip: stripOf(told, facts),
    castTitle: words.castTitle(isBetrayal),
    cast: castOf(told, facts),
    numbers: [
      figure('rounds', end.round),
      figure('morale', facts.morale),
      figure('deaths', facts.deaths.length),
      figure('killed', facts.killed),
      facts.failed.length > 0 ? figure('failed', facts.failed.length) : figure('waste', facts.waste),
    ],
    chronicleTitle: words.chronicleTitle(isBetrayal),
    chronicle: chronicleOf(told, facts, words.moment(facts, who, place, crisis), words.end(facts.kind, winners)),
    ads: adsOf(told, facts),
    pencil: words.pencil(names.survivor(end.survivors[0]?.card ?? facts.deaths[0]?.survivor ?? 0)),
    verdict: words.verdict(facts, winners),
  };
}

function portrait({ press, end }: LongNightTold, card: number): string {
  return press.portraitOf(card, press.shownOf(end.pack).survivors[card]?.human ?? true);
}

/** The leader, or whom the player lost last. */
function faceAt(told: LongNightTold, seat: Seat): string {
  const { end, steps } = told;
  const { leader } = end.players[seat]!;
  if (leader >= 0) return portrait(told, leader);
  const died = steps.flatMap(({ events }) => events).findLast((e) => e.type === 'died' && e.seat === seat);
  return portrait(told, died?.type === 'died' ? died.survivor : seat);
}

function stripOf({ language, end }: LongNightTold, { vote, track }: LongNightFacts): Story['strip'] {
  const words = WORDS[language];
  const box = '0 0 528 46';
  if (vote !== null)
    return {
      title: words.voteTitle(vote.round, vote.passed),
      note: '',
      markup: voteStrip(vote, end.players.length, words.votes),
      box,
    };
  if (track.length === 0) return null;
  return {
    title: words.moraleTitle,
    note: words.moraleNote(track[0]!, track.at(-1)!),
    markup: moraleStrip(track),
    box,
  };
}

/** The winners first; a betrayer before all others. */
function castOf(told: LongNightTold, { betrayers, winners, searchedBy, kind }: LongNightFacts): readonly CastMember[] {
  const { language, end, texts } = told;
  const words = WORDS[language];
  const isSecret = end.options.mode === 'secret';
  const fateOf = (seat: Seat): Fate => {
    if (isSecret && betrayers.includes(seat) && (kind === 'betrayal' || winners.includes(seat))) return 'betrays';
    if (winners.includes(seat)) return 'stays';
    return end.players[seat]!.out ? 'falls' : 'loses';
  };
  const order: readonly Fate[] = ['betrays', 'stays', 'loses', 'falls'];
  return end.players
    .map(({ objective, leader, exiled }, seat): CastMember => {
      const fate = fateOf(seat);
      const goal = isSecret && objective !== null && objective >= 0 ? texts.names.objective(objective) : null;
      const left = end.survivors.filter(({ owner }) => owner === seat).length;
      const text = words.member(leader < 0 ? '–' : texts.names.survivor(leader), goal, left, searchedBy[seat]!);
      return {
        seat,
        face: faceAt(told, seat),
        fate,
        stamp: words.stamps[fate],
        text: exiled ? `${text} ${words.exiled}` : text,
      };
    })
    .toSorted((a, b) => order.indexOf(a.fate) - order.indexOf(b.fate) || a.seat - b.seat);
}

function chronicleOf(
  { language, end, texts, name }: LongNightTold,
  facts: LongNightFacts,
  moment: string,
  last: string,
): Story['chronicle'] {
  const words = WORDS[language];
  const { names } = texts;
  const { deaths, failed, exiles, vote, round } = facts;
  const [firstDeath] = deaths;
  const [firstFailed] = failed;
  const [firstExile] = exiles;
  const lines = [
    firstFailed && { round: firstFailed.round, text: words.failed(names.crisis(firstFailed.crisis)) },
    firstDeath && {
      round: firstDeath.round,
      text: words.death(names.survivor(firstDeath.survivor), names.place(firstDeath.place)),
    },
    vote && { round: vote.round, text: words.vote(vote.up.length, vote.down.length, vote.passed) },
    firstExile && { round: firstExile.round, text: words.exile(name(firstExile.seat)) },
  ].filter((line) => line !== null && line !== undefined);
  return [
    ...lines.toSorted((a, b) => a.round - b.round),
    { round, text: moment, fatal: true },
    { round: end.round, text: last },
  ].map(({ round: at, ...line }) => ({ when: words.round(at), ...line }));
}

function adsOf(
  { language, texts: { names } }: LongNightTold,
  { deaths, failed, crisis, waste }: LongNightFacts,
): readonly Advertisement[] {
  const words = WORDS[language];
  const ad = ([title, text]: readonly [string, string], icon: string): Advertisement => ({ title, text, icon });
  const told = failed.at(-1)?.crisis ?? crisis;
  const dead = deaths.at(-1);
  return [
    ...(told < 0 ? [] : [ad(words.crisisAd(names.crisis(told)), siren)]),
    ...(dead === undefined ? [] : [ad(words.deadAd(names.survivor(dead.survivor)), boot)]),
    ad(words.wasteAd(waste), trash),
  ];
}
