/** Kratka, the newspaper of Gear Up. */
import type { Event } from '@horda/gear-up/state';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { Advertisement, CastMember, Fate, PaperOf, Story, Told } from '../../paper.ts';
import type { Press } from '../press.ts';
import { STOCK } from './ads.ts';
import { factsOf, fatalMoment, type GearUpFacts } from './facts.ts';
import { faceAt, leftStrip, sceneOf } from './scene.ts';
import { HEADLINES, WORDS } from './words.ts';

type GearUpTold = Told<View, Event, GearUpTexts, Press>;

export const paper: PaperOf<View, Event, GearUpTexts, Press> = {
  masthead: { pl: 'Kratka', en: 'The Grid' },
  fatal: fatalMoment,
  tell,
  stock: STOCK,
};

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

function tell(told: GearUpTold): Story {
  const { language, end, moment, texts, press } = told;
  const facts = factsOf(told);
  const words = WORDS[language];
  const boss = texts.boss(facts.boss);
  const near = texts.kinds[facts.street[0]?.kind ?? 'walker'];
  const { numbers } = words;
  const figure = (key: keyof typeof numbers, n: number) => ({ value: String(n), label: numbers[key](n) });
  return {
    ink: facts.ending === 'victory' ? 'rescue' : 'alarm',
    motto: words.motto,
    issue: words.issue(facts.turns),
    ears: [words.weather, words.price],
    headlines: HEADLINES[facts.ending].map((line) => line[language](boss, near)),
    lead: words.lead(facts, boss),
    scene: sceneOf(facts, end, press),
    caption: words.caption(facts, boss, moment.at),
    strip: {
      title: words.stripTitle,
      note: words.stripNote(facts.crossed.length, facts.left),
      markup: leftStrip(facts),
      box: '0 0 528 46',
    },
    castTitle: words.castTitle,
    cast: castOf(told, facts),
    numbers: [
      figure('turns', facts.turns),
      figure('killed', facts.killed),
      figure('squares', facts.squares),
      sum(facts.upgrades) > 0 ? figure('upgrades', sum(facts.upgrades)) : figure('ammo', facts.ammo),
      figure('lost', sum(facts.lost)),
    ],
    chronicleTitle: words.chronicleTitle,
    chronicle: chronicleOf(told, facts, boss),
    ads: adsOf(told, facts, boss),
    pencil: words.pencil,
    verdict: words.verdict(facts, boss),
  };
}

/** The player with the survivor's name, where each has one. */
const whoIs = ({ name, texts, end }: GearUpTold, seat: Seat): string => {
  const survivor = texts.survivor(end.survivors[seat]!.survivor);
  return survivor === '' ? name(seat) : survivor;
};

/** Who died stands last. */
function castOf(told: GearUpTold, { ending, seat: fallen, killedBy, upgrades }: GearUpFacts): readonly CastMember[] {
  const { language, end, press } = told;
  const words = WORDS[language];
  const fateOf = (seat: Seat): Fate => {
    if (ending === 'victory') return 'stays';
    return ending === 'death' && seat === fallen ? 'falls' : 'loses';
  };
  return end.survivors
    .map((one, seat): CastMember => {
      const fate = fateOf(seat);
      const text = words.member(whoIs(told, seat), killedBy[seat]!, upgrades[seat]!, Math.max(0, one.health));
      return {
        seat,
        face: faceAt(seat, end, press),
        fate,
        stamp: words.stamps[fate === 'betrays' ? 'loses' : fate],
        text,
      };
    })
    .toSorted(
      (a, b) => Number(a.fate === 'falls') - Number(b.fate === 'falls') || killedBy[b.seat]! - killedBy[a.seat]!,
    );
}

function chronicleOf(told: GearUpTold, facts: GearUpFacts, boss: string): Story['chronicle'] {
  const { language, texts } = told;
  const words = WORDS[language];
  const { firstKill, bossTurn, worst, turns, ending, seat } = facts;
  const lines = [
    firstKill && {
      turn: firstKill.turn,
      text: words.firstKill(texts.kinds[firstKill.kind], whoIs(told, firstKill.seat)),
    },
    bossTurn === null ? null : { turn: bossTurn, text: words.bossCame(boss) },
    worst && { turn: worst.turn, text: words.worst(whoIs(told, worst.seat), worst.health) },
  ].filter((line) => line !== null);
  const moment = { turn: turns, text: words.moment(facts, boss, whoIs(told, seat)), fatal: true };
  return [...lines.toSorted((a, b) => a.turn - b.turn), moment, { turn: turns, text: words.end(ending) }].map(
    ({ turn, ...line }) => ({ when: words.turn(turn), ...line }),
  );
}

function adsOf(
  { language, texts, press }: GearUpTold,
  { prey, ammo }: GearUpFacts,
  boss: string,
): readonly Advertisement[] {
  const words = WORDS[language];
  const ad = ([title, text]: readonly [string, string], icon: string): Advertisement => ({ title, text, icon });
  return [
    ad(words.bossAd(boss), press.ICON.skull),
    ...(prey === null ? [] : [ad(words.preyAd(texts.kinds[prey]), press.ICON.health)]),
    ...(ammo === 0 ? [] : [ad(words.ammoAd(ammo), press.ICON.ammo)]),
  ];
}
