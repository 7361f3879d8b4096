/** Szept, the newspaper of Cisza. */
import type { Resource } from '@horda/cisza/content/resources';
import type { Event } from '@horda/cisza/state';
import type { CiszaTexts } from '@horda/cisza/text/messages';
import type { View } from '@horda/cisza/view';
import type { Seat } from '@horda/kernel';
import { survivor } from '../../../art/portraits.ts';
import { joined, type CastMember, type PaperOf, type Story, type Told } from '../../paper.ts';
import type { Press } from '../press.ts';
import { STOCK } from './ads.ts';
import { factsOf, fatalMoment, favourite, type CiszaFacts } from './facts.ts';
import { headlinesOf } from './headlines.ts';
import { placeOf } from './places.ts';
import { noiseStrip, sceneOf } from './scene.ts';
import { ownAds, WORDS } from './words.ts';

type CiszaTold = Told<View, Event, CiszaTexts, Press>;

/** The exclamation mark of a card's name would end the sentence. */
const cardName = (card: Resource, { cards }: CiszaTexts): string => cards[card].name.replace('!', '');
/** „Miny” and “Mines” take a verb in the plural. */
const PLURAL: readonly Resource[] = ['mines'];

export const paper: PaperOf<View, Event, CiszaTexts, Press> = {
  masthead: { pl: 'Szept', en: 'Whisper' },
  fatal: fatalMoment,
  tell,
  stock: STOCK,
};

function tell(told: CiszaTold): Story {
  const { language, end, moment, name, texts, press } = told;
  const facts = factsOf(told);
  const words = WORDS[language];
  const place = placeOf(facts.seat, language);
  const house = press.WORDS[language].addresses[facts.seat % 6]!;
  const card = facts.cause === null ? null : cardName(facts.cause, texts);
  const named = {
    card: card ?? '',
    many: facts.cause !== null && PLURAL.includes(facts.cause),
    zombies: facts.zombies.length,
    ...place,
  };
  const winners = end.winners;
  const [first] = facts.falls;
  const { numbers } = words;
  return {
    ink: 'alarm',
    motto: words.motto,
    issue: words.issue(facts.turns, place.who),
    ears: [words.weather, words.price],
    headlines: headlinesOf(facts).map((line) => line[language](named)),
    lead: words.lead(facts),
    scene: sceneOf(facts, press),
    caption: words.caption(house, card, moment.at),
    strip: {
      title: words.stripTitle,
      note: words.stripNote(facts.noises.length, facts.turns),
      markup: noiseStrip(facts, words.stripMark(facts.turn, card)),
      box: '0 0 528 46',
    },
    castTitle: words.castTitle,
    cast: castOf(told, facts),
    numbers: [
      { value: String(facts.turns), label: numbers.turns(facts.turns) },
      { value: String(facts.noises.length), label: numbers.noises(facts.noises.length) },
      { value: String(facts.rescued), label: numbers.rescued(facts.rescued) },
      { value: String(facts.came), label: numbers.came(facts.came) },
      facts.sent > 0
        ? { value: String(facts.sent), label: numbers.sent(facts.sent) }
        : { value: String(facts.killed), label: numbers.killed(facts.killed) },
    ],
    chronicleTitle: words.chronicleTitle,
    chronicle: chronicleOf(told, facts, card),
    ads: ownAds(facts, language, {
      card: (id) => cardName(id, texts),
      icon: (id) => press.CARD_ICON[id],
      where: (seat) => placeOf(seat, language).where,
    }),
    pencil: words.pencil(press.nameOfSurvivor(facts.lost[0] ?? facts.turns)),
    verdict: [
      words.wins(joined(language, winners.map(name)), winners.length, facts.turns),
      first === undefined ? words.nobodyFell : words.firstFall(name(first.seat), first.turn),
    ],
  };
}

/** The winners first, then those who stayed longest. */
function castOf({ language, end, texts, press }: CiszaTold, facts: CiszaFacts): readonly CastMember[] {
  const words = WORDS[language];
  const fellIn = (seat: Seat): number => facts.falls.find((fall) => fall.seat === seat)?.turn ?? Infinity;
  const order = end.shelters.map((_, seat) => seat);
  order.sort(
    (a, b) => Number(end.winners.includes(b)) - Number(end.winners.includes(a)) || fellIn(b) - fellIn(a) || a - b,
  );
  return order.map((seat) => {
    const house = press.WORDS[language].addresses[seat % 6]!;
    const { survivors } = end.shelters[seat]!;
    const deed = deedOf(seat);
    const face = survivor(survivors[0] ?? seat);
    if (end.winners.includes(seat))
      return { seat, face, fate: 'stays', stamp: words.stamps.stays, text: words.stays(house, survivors.length, deed) };
    const turn = fellIn(seat);
    return turn === Infinity
      ? { seat, face, fate: 'loses', stamp: words.stamps.loses, text: words.loses(house, survivors.length, deed) }
      : { seat, face, fate: 'falls', stamp: words.stamps.falls, text: words.falls(house, turn, deed) };
  });

  function deedOf(seat: Seat): string {
    const sent = facts.sentBy[seat] ?? 0;
    const most = favourite(facts.played[seat]!);
    if (sent >= 3) return words.sender(sent);
    return most === null ? words.nothing : words.plays(cardName(most[0], texts), most[1]);
  }
}

function chronicleOf(
  { steps, language, end, name, press }: CiszaTold,
  facts: CiszaFacts,
  card: string | null,
): Story['chronicle'] {
  const words = WORDS[language];
  const street = (seat: Seat): string => placeOf(seat, language).who;
  const lines: { turn: number; text: string; fatal?: boolean }[] = [];
  let turn = 0;
  let quiet = true;
  for (const { events } of steps)
    for (const e of events) {
      if (e.type === 'turnBegan') ({ turn } = e);
      if (e.type === 'noiseMade' && quiet) {
        quiet = false;
        lines.push({ turn, text: words.firstNoise(street(e.shelter), e.heard) });
      }
      if (e.type === 'hordeCame') lines.push({ turn, text: words.horde });
      if (e.type === 'finalAttackBegan') lines.push({ turn, text: words.finalAttack });
      if (e.type === 'playerEliminated' && e.seat !== facts.seat)
        lines.push({ turn, text: words.fall(street(e.seat), name(e.seat)) });
    }
  if (facts.first !== null)
    lines.push({
      turn: facts.first.turn,
      text: words.firstRescue(press.nameOfSurvivor(facts.first.card), street(facts.first.seat)),
    });
  const moment = {
    turn: facts.turn,
    text: words.moment(card, placeOf(facts.seat, language).who, facts.zombies.length),
    fatal: true,
  };
  const last = {
    turn: facts.turns,
    text: words.end(joined(language, end.winners.map(name)), joined(language, end.winners.map(street))),
  };
  const told = [...lines.toSorted((a, b) => a.turn - b.turn).slice(0, 4), moment].toSorted((a, b) => a.turn - b.turn);
  return [...told, last].map(({ turn: at, ...line }) => ({ when: words.turn(at), ...line }));
}
