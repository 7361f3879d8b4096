/** Co można wybrać, po polsku. */
import { list } from '@horda/parts';
import { cardOf } from '../../rules/held.ts';
import { NONE, TYPES, type Held, type ZoneNo } from '../../state.ts';
import type { ChoiceWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { backOf, behind, isFaceDown, opensSilently } from '../seen.ts';
import { zombieCard } from '../zombie-card.ts';
import { CARD_TERMS, fromZone, horde, oneOf, inZone, throughZones, toZone, zone, zones } from './words.ts';

const ALL_OUT = ['', ', Na Całość', ', Na Całość z podwojonymi kośćmi'] as const;
const IMPROVISED = 'broń improwizowana';

export function choicesIn(names: Names): ChoiceWords {
  const { card, held, skill } = names;
  const named = (cards: readonly Held[], none: string): string =>
    cards.length === 0 ? none : list('pl', cards.map(held));
  const weapons = (cards: readonly Held[]): string => {
    if (cards.length === 0) return IMPROVISED;
    return cards.length === 2 ? `2 × ${card(cardOf(cards[0]!))}` : held(cards[0]!);
  };
  const along = (way: readonly ZoneNo[]): string =>
    way.length > 1 ? `${zone(way.at(-1)!)} (${throughZones(way.slice(0, -1))})` : zone(way[0]!);
  const target = (kind: number): string => (kind < TYPES ? oneOf(kind) : names.abomination(kind - TYPES));

  const group = (n: number, kind: number): string => (kind < TYPES ? horde(n, kind) : oneOf(kind));

  return {
    join: (c) => names.person(c.who),
    startWith: (c) => card(c.card),
    start: (c, view) => `${names.survivor(c.survivor, view)}: ${zone(c.zone)}`,
    activate: (c, view) => names.survivor(c.survivor, view),
    attack: (c) => {
      const light = c.light ? ', z Latarką' : '';
      return c.kind === 'melee'
        ? `Atak Wręcz: ${weapons(c.with)}${ALL_OUT[c.allOut]}`
        : `Atak Dystansowy: ${weapons(c.with)} → ${zone(c.zone)}${ALL_OUT[c.allOut]}${light}`;
    },
    throw: (c) => `Rzut: ${card(cardOf(c.card))} → ${zone(c.zone)}`,
    move: (c) => `Ruch: ${along(c.way)}`,
    search: (c) => (c.light ? 'Przeszukiwanie z Latarką' : 'Przeszukiwanie'),
    door: (c, view) => {
      const tool = c.card === NONE ? 'bez narzędzi' : card(cardOf(c.card));
      return `Drzwi ${toZone(behind(view, c.door))}: ${tool}${opensSilently(view, c.card) ? ', cicho' : ', głośno'}`;
    },
    trade: (c, view) => (c.with === NONE ? 'Reorganizacja własnych kart' : `Wymiana: ${names.survivor(c.with, view)}`),
    objective: (c, view) => {
      if (!isFaceDown(view, c.place)) return `Cel: ${names.objective(view.placed[c.place]!.card, view)}`;
      const back = backOf(view, c.place);
      return back === null ? `Cel: żeton (${zone(view.placed[c.place]!.zone)})` : `Cel: ${back}`;
    },
    crate: () => 'Otwórz Skrzynię',
    pickUp: (c, view) => `Zabierz Znokautowanego: ${names.survivor(c.survivor, view)}`,
    makeNoise: () => 'Hałasuj',
    getIn: () => 'Wsiądź do samochodu',
    getOut: () => 'Wysiądź z samochodu',
    takeWheel: () => 'Usiądź za kierownicą',
    drive: (c) => (c.way.length === 1 ? `Jedź powoli: ${zone(c.way[0]!)}` : `Jedź szybko: ${along(c.way)}`),
    reload: (c) => `Przeładuj: ${card(c.card)}`,
    lightOn: (c) => `Włącz Latarkę: ${zone(c.at)}`,
    lightOff: () => 'Wyłącz Latarkę',
    eat: (c) => `Zjedz: ${card(c.card)}`,
    discard: (c) => `Odrzuć: ${held(c.card)}`,
    rally: (c, view) => `Przygarnij: ${names.companion(view.companions[c.companion]!.who)}`,
    dash: (c) => (c.way.length === 0 ? `${skill(c.skill)}: tutaj` : `${skill(c.skill)}: ${along(c.way)}`),
    skill: (c) => `${skill(c.skill)}: ${zone(c.zone)}`,
    lead: (c, view) => `${skill('bornLeader')}: Akcja dla Ocalałego ${names.survivor(c.survivor, view)}`,
    exit: () => 'Ucieknij przez Wyjście',
    end: () => 'Koniec',
    aim: (c, view) => {
      const isWall = view.survivors[view.acting]?.zone === c.at;
      return isWall ? 'Na ścianę: świeci tylko we własnej Strefie' : zone(c.at);
    },
    arrange: (c) => `W rękach: ${named(c.hand, 'nic')}`,
    keep: () => 'Zatrzymaj kartę',
    redraw: () => `${skill('destiny')}: dobierz inną kartę`,
    give: (c) => `Daj: ${held(c.card)}`,
    take: (c) => `Weź: ${held(c.card)}`,
    pass: (c, view) => `Towarzysz zmienia przywódcę: ${names.companion(view.companions[c.companion]!.who)}`,
    hand: (c) => `Oddaj: ${names.token(c.token)}`,
    done: () => 'To wszystko',
    agree: (c, view) => {
      const extras = [
        ...c.passed.map((one) => names.companion(view.companions[one]!.who)),
        ...c.handed.map((one) => names.token(one)),
      ];
      const more = extras.length === 0 ? '' : `; poza tym: ${list('pl', extras)}`;
      return `Zgoda: dostajesz ${named(c.given, 'nic')}, oddajesz ${named(c.taken, 'nic')}${more}`;
    },
    refuse: () => 'Odmów',
    come: (c, view) => `${names.survivor(c.survivor, view)} przychodzi`,
    stay: (c, view) => `${names.survivor(c.survivor, view)} zostaje`,
    heal: (c, view) =>
      `Lecz: ${list(
        'pl',
        c.survivors.map((one) => names.survivor(one, view)),
      )}`,
    enough: () => 'Nikogo więcej',
    name: (c, view) => names.survivor(c.survivor, view),
    drawSabre: () => `${names.token('sabre')}: Obrażenia 3 w tym ataku`,
    spareSabre: () => `${names.token('sabre')}: jeszcze nie teraz`,
    dice: (c) => (c.of === 'zombies' ? 'Po kości za każde Zombie' : 'Kości z karty broni'),
    reroll: (c) => (c.by === 'ammo' ? 'Przerzut: amunicja' : `Przerzut: ${skill('lucky')}`),
    keepRoll: () => 'Wynik zostaje',
    makeshiftRepair: () => skill('makeshiftRepair'),
    mend: (c) => `Uratuj broń: odrzuć ${held(c.card)}`,
    letBreak: () => 'Niech się zepsuje',
    lose: (c) => `Przepada: ${held(c.card)}`,
    hit: (c) => target(c.target),
    reap: (c) => `Jeszcze jeden: ${target(c.target)}`,
    spreadHits: () => 'Rozdziel wszystkie: najpierw na najzdrowszych',
    takeHit: (c, view) => names.survivor(c.survivor, view),
    companionHit: (c, view) => names.companion(view.companions[c.companion]!.who),
    cancelWound: (c) => `Zamiast rany odrzuć: ${held(c.card)}`,
    suffer: () => 'Przyjmij rany',
    learn: (c) => skill(c.skill),
    bonusAction: () => 'Bonusowa Akcja w każdej Misji',
    campaignSkill: (c) => `Umiejętność Kampanii: ${skill(c.skill)}`,
    leftover: (c) =>
      c.to.every((to) => to === c.from)
        ? `${group(c.to.length, c.kind)} ${c.to.length === 1 ? 'zostaje' : 'zostają'} ${inZone(c.from)}`
        : `${group(c.to.length, c.kind)} ${fromZone(c.from)} → ${zones(c.to)}`,
    darkZone: (c) => `Następna: ${zone(c.zone)}`,
    distribute: (c) => `${zone(c.zone)}: karta ${zombieCard(c.card, names, CARD_TERMS)}`,
    react: (c) => `Najpierw: ${skill(c.first)}`,
    option: (c, view) => names.option(c.card, c.option, view),
    zone: (c) => zone(c.zone),
    onTop: (c) =>
      `Następna: ${c.deck === 'zombie' ? `karta ${zombieCard(c.card, names, CARD_TERMS)}` : names.abomination(c.card)}`,
    leaveOrder: () => 'Zostawcie tak, jak leżą',
    lookAt: (c, view) => `Obejrzyj: ${backOf(view, c.place) ?? zone(view.placed[c.place]!.zone)}`,
    seen: () => 'Wszyscy widzieli',
    saveToken: () => 'Nie teraz',
    useToken: (c, view) => `${names.token(c.token)}: ${names.survivor(c.survivor, view)}`,
  };
}
