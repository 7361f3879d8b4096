/** Świt, the newspaper of Zombiaki. */
import type { Event } from '@horda/zombiaki/state';
import type { ZombiakiTexts } from '@horda/zombiaki/text/messages';
import type { View } from '@horda/zombiaki/view';
import { survivor, zombie } from '../../../art/portraits.ts';
import type { Advertisement, CastMember, PaperOf, Story, Told } from '../../paper.ts';
import type { Press } from '../press.ts';
import { STOCK } from './ads.ts';
import { factsOf, fatalMoment, type ZombiakiFacts } from './facts.ts';
import { drawnBy, iconOf, lanesStrip, sceneOf } from './scene.ts';
import { HEADLINES, WORDS } from './words.ts';

type ZombiakiTold = Told<View, Event, ZombiakiTexts, Press>;

export const paper: PaperOf<View, Event, ZombiakiTexts, Press> = {
  masthead: { pl: 'Świt', en: 'Dawn' },
  fatal: fatalMoment,
  tell,
  stock: STOCK,
};

function tell(told: ZombiakiTold): Story {
  const { language, end, moment, name, texts, press } = told;
  const facts = factsOf(told);
  const words = WORDS[language];
  const hero = facts.hero === null ? words.nobody : texts.card(facts.hero.name);
  const winner = name(end.winner ?? 0);
  const { numbers } = words;
  const figure = (key: keyof typeof numbers, n: number) => ({ value: String(n), label: numbers[key](n) });
  return {
    ink: facts.ending === 'dawn' ? 'rescue' : 'alarm',
    motto: words.motto,
    issue: words.issue(facts.turns),
    ears: [words.weather, words.price],
    headlines: HEADLINES[facts.ending].map((line) => line[language](hero)),
    lead: words.lead(facts),
    scene: sceneOf(facts, drawnBy(facts, end, press)),
    caption: words.caption(hero, facts.field < 0 ? '–' : texts.field(facts.field), moment.at),
    strip: { title: words.stripTitle, note: words.stripNote, markup: lanesStrip(facts), box: '0 0 528 46' },
    castTitle: words.castTitle,
    cast: castOf(told, facts),
    numbers: [
      figure('turns', facts.turns),
      figure('destroyed', facts.destroyed),
      figure('played', facts.played[0] + facts.played[1]),
      figure('wounds', facts.wounds),
      figure('untilDawn', facts.untilDawn),
    ],
    chronicleTitle: words.chronicleTitle,
    chronicle: chronicleOf(told, facts, hero),
    ads: adsOf(told, facts),
    pencil: words.pencil,
    verdict: words.verdict(facts, winner),
  };
}

/** The winner first. */
function castOf({ language, end, texts }: ZombiakiTold, facts: ZombiakiFacts): readonly CastMember[] {
  const words = WORDS[language];
  const [dead, living] = end.leaders;
  const [forDead, forLiving] = facts.favourites.map((card) => (card === null ? null : texts.card(card.name)));
  const cast = [
    {
      seat: dead,
      face: zombie(dead + 2, 'horde'),
      text: words.zombies(facts.played[0], forDead ?? null, end.zombies.length),
    },
    {
      seat: living,
      face: survivor(living + 4),
      text: words.humans(facts.played[1], forLiving ?? null, facts.destroyed),
    },
  ].map((one): CastMember => {
    const won = one.seat === end.winner;
    return { ...one, fate: won ? 'stays' : 'falls', stamp: won ? words.stamps.won : words.stamps.lost };
  });
  return cast.toSorted((a, b) => Number(b.fate === 'stays') - Number(a.fate === 'stays'));
}

function chronicleOf(
  { language, end, texts, name }: ZombiakiTold,
  facts: ZombiakiFacts,
  hero: string,
): Story['chronicle'] {
  const words = WORDS[language];
  const { firstDestroyed, firstInStreetOne, strongest, card } = facts;
  const lines = [
    firstDestroyed && { turn: firstDestroyed.turn, text: words.firstDestroyed(texts.card(firstDestroyed.zombie.name)) },
    firstInStreetOne && {
      turn: firstInStreetOne.turn,
      text: words.firstNear(texts.card(firstInStreetOne.zombie.name)),
    },
    strongest && { turn: strongest.turn, text: words.merged(texts.card(strongest.zombie.name)) },
  ].filter((line) => line !== null);
  const moment = {
    turn: facts.turn,
    text: words.moment(facts, hero, card === null ? null : texts.card(card.name)),
    fatal: true,
  };
  const last = { turn: facts.turns, text: words.end(facts, name(end.winner ?? 0)) };
  return [...lines, moment, last]
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ turn, ...line }) => ({ when: words.turn(turn), ...line }));
}

function adsOf(
  { language, end, texts, press }: ZombiakiTold,
  { card, hero, favourites }: ZombiakiFacts,
): readonly Advertisement[] {
  const words = WORDS[language];
  const [, human] = favourites;
  const ads: Advertisement[] = [];
  if (card !== null)
    ads.push({ title: words.soldTitle(texts.card(card.name)), text: words.sold, icon: iconOf(card.name, end, press) });
  if (hero !== null)
    ads.push({ title: words.lostTitle(texts.card(hero.name)), text: words.lost, icon: press.ICON.skull });
  if (human !== null && human.name !== card?.name)
    ads.push({
      title: words.wantedTitle(texts.card(human.name)),
      text: words.wanted,
      icon: iconOf(human.name, end, press),
    });
  return ads;
}
