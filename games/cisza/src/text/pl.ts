/** Cisza po polsku. Imiona graczy stoją zawsze w mianowniku, a zdania nie zdradzają niczyjej płci. */
import type { Seat } from '@horda/kernel';
import { addressing, isYou, labelled, plural, type NameOf } from '@horda/parts';
import { handOutCause } from '../cite.ts';
import type { Kind } from '../content/city.ts';
import { factsOf, isBarrier, PRINTED, type Resource } from '../content/resources.ts';
import type { ZombieKind } from '../state.ts';
import type { View } from '../view.ts';
import { cardTexts } from './cards.ts';
import {
  attackersLeft,
  isOwn,
  list,
  offers,
  ownShelter,
  rounded,
  sentence,
  shotsWith,
  surpriseSends,
  tally,
  texts,
  type CiszaTexts,
  type KindText,
} from './messages.ts';
import { reasons } from './reasons/pl.ts';

const cards = cardTexts('pl');
const { does, who, all } = addressing('pl');

/** Przymiotnik: jaki? (mianownik), jakiego? (biernik), jakich? (po liczbie). Słowo „zombie” się nie odmienia. */
const KIND: Readonly<Record<ZombieKind, { readonly who: string; readonly whom: string; readonly many: string }>> = {
  regular: { who: 'zwykły', whom: 'zwykłego', many: 'zwykłych' },
  strong: { who: 'silny', whom: 'silnego', many: 'silnych' },
  fast: { who: 'szybki', whom: 'szybkiego', many: 'szybkich' },
};

const kinds: Readonly<Record<Kind, KindText>> = {
  regular: { name: 'zwykły zombie', short: KIND.regular.who },
  strong: { name: 'silny zombie', short: KIND.strong.who },
  fast: { name: 'szybki zombie', short: KIND.fast.who },
  horde: { name: 'Horda', short: 'horda' },
};

/** „2 zwykłych i silny zombie” albo w bierniku „2 zwykłych i silnego zombie”. */
function zombies(several: readonly ZombieKind[], form: 'who' | 'whom'): string {
  const groups = tally(several).map(([kind, n]) =>
    plural('pl', n, { one: KIND[kind][form], other: `# ${KIND[kind].many}` }),
  );
  return `${list('pl', groups)} zombie`;
}

/** „Dron ×2 i Flara”. */
function named(several: readonly Resource[]): string {
  const groups = tally(several).map(([card, n]) => (n === 1 ? cards[card].name : `${cards[card].name} ×${n}`));
  return list('pl', groups);
}

const average = (n: number): string => rounded('pl', n);
const survivorCount = (n: number): string => plural('pl', n, { one: '# ocalały', other: '# ocalałych' });
const zombieCount = (n: number): string => `${n} zombie`;
const barrierCount = (n: number): string =>
  plural('pl', n, { one: '# bariera', few: '# bariery', many: '# barier', other: '# bariery' });
const cardCount = (n: number): string =>
  plural('pl', n, { one: '# kartę', few: '# karty', many: '# kart', other: '# karty' });

function shelter(seat: Seat, view: View, name: NameOf): string {
  const { survivors, zombies: inside, barriers } = view.shelters[seat]!;
  const owner = isOwn(view, seat) ? 'Twój schron' : name(seat);
  return `${owner} (${survivorCount(survivors.length)}, ${zombieCount(inside.length)}, ${barrierCount(barriers.length)})`;
}

const UNHEARD = 'Potem hałas, ale w pustym Mieście nikt go nie usłyszy.';

function thenNoise({ city: { top } }: View): string {
  if (top === null) return UNHEARD;
  if (top === 'survivor') return 'Potem hałas odwróci wierzchnią kartę Miasta.';
  return `Potem hałas sprowadzi do ciebie ${KIND[top].whom} zombie z talii Miasta.`;
}

/** Co następuje po efekcie karty: hałas, jeśli ma ona jego symbol. */
function afterwards(card: Resource, view: View): string {
  return PRINTED[card].noise ? thenNoise(view) : 'Bez hałasu.';
}

function thenNoiseThere({ city: { top } }: View): string {
  if (top === null) return UNHEARD;
  if (top === 'survivor') return 'Potem hałas u tego gracza odwróci wierzchnią kartę Miasta.';
  return `Potem hałas sprowadzi do tego gracza ${KIND[top].whom} zombie z talii Miasta.`;
}

function thenAttack(view: View): string {
  const n = ownShelter(view).zombies.length;
  return n === 0 ? 'Na razie nikt cię nie zaatakuje.' : `Potem zaatakuje ${zombieCount(n)}.`;
}

const LAID = 'Położysz ją w schronie. Zadziała dopiero, gdy użyjesz jej podczas ataku.';

/** „Usuniesz silnego zombie albo 2 zwykłych zombie.” */
function oneOf(shots: ReturnType<typeof shotsWith>): string {
  const named = shots.map((shot) =>
    shot.do === 'snipe' ? 'tego na talii Miasta' : zombies(shot.zombies, 'whom').replace(/ zombie$/, ''),
  );
  return `Usuniesz zombie: ${named.join(' albo ')}.`;
}

/** Ilu ocalałych zabierze atak, jeśli nic go już nie zatrzyma. */
function losses(left: number, view: View): string {
  const lost = Math.min(Math.max(left, 0), ownShelter(view).survivors.length);
  return lost === 0 ? 'Nikogo nie stracisz.' : `Nadal grozi ci strata: ${survivorCount(lost)}.`;
}

export const pl: CiszaTexts = texts({
  title: 'Cisza',
  about: 'Sprowadzaj ocalałych do schronu i nie hałasuj: każdy dźwięk budzi zombie, których chętnie oddasz sąsiadom.',
  settings: {
    difficulty: {
      name: 'Poziom trudności',
      help: 'Z iloma ocalałymi każdy zaczyna grę.',
      values: { easy: 'łatwy (3 ocalałych)', normal: 'normalny (2 ocalałych)', hard: 'trudny (1 ocalały)' },
    },
    expert: {
      name: 'Tryb eksperta',
      help: 'Kartę z symbolem hałasu można odrzucić także dla samego hałasu, bez jej efektu.',
      values: { true: 'włączony', false: 'wyłączony' },
    },
    surprise: {
      name: 'Karta Niespodzianka!',
      help: 'Czy wierzchnia karta Miasta idzie do wskazanego gracza zawsze, czy tylko wtedy, gdy widać na niej zombie.',
      values: { turn: 'zawsze, ocalałego się odwraca', visible: 'tylko widoczny zombie' },
    },
    first: {
      name: 'Kto zaczyna',
      help: 'Los albo gracz na wskazanym miejscu.',
      values: {
        random: 'los',
        1: 'miejsce 1',
        2: 'miejsce 2',
        3: 'miejsce 3',
        4: 'miejsce 4',
        5: 'miejsce 5',
        6: 'miejsce 6',
      },
    },
    stallGuard: {
      name: 'Niespokojne Miasto',
      help:
        'Zasada domowa, której nie ma w instrukcji: jeśli talia Miasta nie zmieni się przez trzy rundy, ' +
        'tura zaczyna się od hałasu.',
      values: { true: 'włączone', false: 'wyłączone' },
    },
  },
  endings: { elimination: 'w grze został jeden gracz', finalAttack: 'Atak Ostateczny dobiegł końca' },
  figures: { turns: 'tury', survivors: 'ocalali zwycięzcy' },
  piles: { resources: 'Zasoby', city: 'Miasto' },
  cards,
  types: { weapon: 'broń', rescue: 'ratunek', barrier: 'bariera', trick: 'podstęp' },
  kinds,
  labels: {
    shelter: 'schron',
    survivors: 'ocalali',
    barriers: 'bariery',
    zombies: 'zombie',
    hand: 'ręka',
    city: 'talia Miasta',
    resources: 'talia Zasobów',
    discarded: 'odrzucone',
    turn: 'tura',
    noise: 'hałas',
    quiet: 'cicho',
    survivor: 'ocalały',
    finalAttack: 'Atak Ostateczny',
    eliminated: 'poza grą',
    empty: 'pusto',
  },
  phases: ['zagrywanie', 'atak zombie', 'dobieranie'],
  prompts: {
    'mulligan.look': () => 'Obejrzyj swoje karty: zatrzymaj je albo wymień wszystkie. Drugiej wymiany nie będzie.',
    'play.choose': (view) =>
      offers(view, 'discard')
        ? `Faza 1: zagraj kartę, odrzuć karty albo zakończ fazę. ${thenAttack(view)}`
        : `Faza 1: zagraj następną kartę albo zakończ fazę. ${thenAttack(view)}`,
    'discardCards.choose': () => 'Wybierz karty do odrzucenia. W tej turze już żadnej nie zagrasz.',
    'attack.defend': (view) => {
      if (!offers(view, 'use')) return 'Możesz jeszcze odrzucić barierę dla samego hałasu.';
      const left = view.attack === null ? 0 : attackersLeft(view.attack);
      const attacks = plural('pl', left, { one: 'Atakuje', few: 'Atakują', many: 'Atakuje', other: 'Atakuje' });
      const inside = survivorCount(ownShelter(view).survivors.length);
      return `Atak! ${attacks} ${zombieCount(left)}, masz ${inside}. Użyj bariery albo pogódź się ze stratami.`;
    },
    'handOut.choose': (view) => {
      const { loose } = view;
      const next = loose[0] === undefined ? 'zombie' : `${KIND[loose[0].kind].whom} zombie`;
      const left = `Do rozdania: ${zombieCount(loose.length)}.`;
      const cause = handOutCause(view);
      switch (cause) {
        case 'horde':
          return `Horda: komu przydzielasz ${next}? Każdy schron dostaje najwyżej jednego. ${left}`;
        case 'elimination':
          return `Odpadasz z gry: któremu sąsiadowi zostawiasz ${next}? ${left}`;
        default:
          return `${cards[cause].name}: do kogo wysyłasz ${next}? ${left}`;
      }
    },
    'sendOne.choose': (view) => {
      const { inPlay } = view;
      if (inPlay === null) return 'Wybierz zombie, którego wysyłasz.';
      const { name } = cards[inPlay];
      return factsOf(inPlay).ownNoise === null
        ? `${sentence(name)} Wybierz zombie, którego wysyłasz.`
        : `${name}: wybierz zombie, którego wysyłasz. ${thenNoiseThere(view)}`;
    },
  },
  aims: {
    killWeak: (card, view) => `${cards[card].name}: wskaż cel w swoim schronie. ${afterwards(card, view)}`,
    killStrongOrTwo: (card, view) => `${cards[card].name}: wskaż cel w swoim schronie. ${afterwards(card, view)}`,
    killAny: (card, view) =>
      `${cards[card].name}: wskaż cel w swoim schronie albo na talii Miasta. ${afterwards(card, view)}`,
    blowUp: (card, view) => `${cards[card].name}: wybierz jednego lub dwóch zombie. ${afterwards(card, view)}`,
    destroyBarriers: (card, view) =>
      `${cards[card].name}: wskaż, kto straci wszystkie bariery. ${afterwards(card, view)}`,
    swapShelters: (card, view) =>
      `${cards[card].name}: wskaż, z kim zamieniasz się zombie i barierami. ${afterwards(card, view)}`,
    takeSurvivor: (card, view) => `${cards[card].name}: wskaż, komu zabierasz ocalałego. ${afterwards(card, view)}`,
    sendLoudly: (card, view) => `${cards[card].name}: wskaż, do kogo wysyłasz swojego zombie. ${thenNoiseThere(view)}`,
    sendWithTop: (card, view) => {
      switch (surpriseSends(view)) {
        case 'both':
          return `${sentence(cards[card].name)} Wskaż, kto dostanie twojego zombie i wierzchnią kartę Miasta.`;
        case 'own':
          return `${sentence(cards[card].name)} Wskaż, kto dostanie twojego zombie.`;
        case 'city':
          return `${sentence(cards[card].name)} Wskaż, kto dostanie wierzchnią kartę Miasta.`;
      }
    },
  },
  effects: {
    killWeak: (card, view) => oneOf(shotsWith(view, card)),
    killStrongOrTwo: (card, view) => oneOf(shotsWith(view, card)),
    killAny: (card, view) => oneOf(shotsWith(view, card)),
    rescue: (card, view) => {
      const { survivors = 0 } = PRINTED[card];
      const come = Math.min(survivors, view.city.left);
      const all = ownShelter(view).survivors.length + come;
      const joins = plural('pl', come, {
        one: 'Do schronu wejdzie ocalały',
        few: 'Do schronu wejdą # ocalali',
        other: 'Do schronu wejdzie # ocalałych',
      });
      return `${joins}: będziesz ich mieć ${all}.`;
    },
    holdOne: () => LAID,
    callOff: () => LAID,
    blowUp: () => LAID,
    destroyBarriers: () => 'Wskazany gracz straci wszystkie bariery.',
    swapShelters: (_, view) =>
      `Oddasz komuś wszystkie swoje zombie (${ownShelter(view).zombies.length}) i bariery (${ownShelter(view).barriers.length}), a w zamian weźmiesz cudze.`,
    takeSurvivor: (_, view) =>
      `Ocalały wskazanego gracza przejdzie do ciebie: będziesz ich mieć ${ownShelter(view).survivors.length + 1}.`,
    driveOut: (_, view) =>
      `Stracisz ocalałego, zostanie ich ${ownShelter(view).survivors.length - 1}. Swoje zombie (${ownShelter(view).zombies.length}) rozdasz innym.`,
    sendLoudly: () => 'Wyślesz jednego ze swoich zombie do kogoś innego.',
    sendWithTop: (_, view) =>
      ({
        both: 'Ktoś dostanie twojego zombie i wierzchnią kartę Miasta.',
        own: 'Ktoś dostanie twojego zombie.',
        city: 'Ktoś dostanie wierzchnią kartę Miasta.',
      })[surpriseSends(view)],
  },
  uses: {
    holdOne: (left, view) => `Zatrzyma jednego zombie. ${losses(left - 1, view)}`,
    callOff: () => 'Odwoła resztę ataku: nikogo już nie stracisz.',
    blowUp: () => 'Usuniesz jednego lub dwóch zombie, także takich, którzy dopiero przyszli.',
  },
  afterwards: (card, view) => (factsOf(card).ownNoise === null ? afterwards(card, view) : thenNoiseThere(view)),
  choices: {
    keep: () => 'Zatrzymaj karty',
    exchange: () => 'Wymień wszystkie karty',
    play: ({ card }) => {
      if (isBarrier(card)) return `Wyłóż: ${cards[card].name}`;
      return PRINTED[card].noise ? `Zagraj: ${cards[card].name} (hałas)` : `Zagraj: ${cards[card].name}`;
    },
    noise: ({ card }) => `Tylko hałas: ${cards[card].name}`,
    discard: () => 'Odrzuć karty',
    end: () => 'Zakończ fazę',
    drop: (choice) => `Odrzuć: ${named(choice.cards)}`,
    eliminate: (choice) => `Usuń ${zombies(choice.zombies, 'whom')}`,
    snipe: (_, { city: { top } }) =>
      top === null || top === 'survivor'
        ? 'Strzel do zombie na talii Miasta'
        : `Strzel do ${KIND[top].whom} zombie na talii Miasta`,
    target: ({ seat }, view, name) => shelter(seat, view, name),
    send: ({ zombie }) => `Wyślij ${KIND[zombie].whom} zombie`,
    give: ({ to }, view, name) => shelter(to, view, name),
    use: ({ barrier }) =>
      PRINTED[barrier].noise ? `Użyj: ${cards[barrier].name} (hałas)` : `Użyj: ${cards[barrier].name}`,
    blast: ({ attackers, newcomers }) => {
      if (newcomers.length === 0) return `Wysadź ${zombies(attackers, 'whom')}`;
      const come = plural('pl', newcomers.length, {
        one: `przybysza: ${zombies(newcomers, 'who')}`,
        other: `przybyszów: ${zombies(newcomers, 'who')}`,
      });
      return attackers.length === 0 ? `Wysadź ${come}` : `Wysadź ${zombies(attackers, 'whom')} oraz ${come}`;
    },
    face: () => 'Nie używaj bariery',
  },
  events: {
    handExchanged: (e, name) =>
      sentence(`${does(name, e.seat, 'wymienia')} wszystkie karty. Odrzucone: ${named(e.cards)}`),
    turnBegan: (e, name) => `Tura ${e.turn}: ${who(name, e.seat)}.`,
    cityStirred: (e, name) =>
      `Zasada domowa: talia Miasta nie zmieniła się od trzech rund, więc tura zaczyna się od hałasu: ${who(name, e.seat)}.`,
    cardPlayed: (e, name) =>
      isBarrier(e.card)
        ? sentence(`${does(name, e.seat, 'wykłada')}: ${cards[e.card].name}`)
        : sentence(`${does(name, e.seat, 'zagrywa')}: ${cards[e.card].name}`),
    cardUsedForNoise: (e, name) =>
      sentence(`${does(name, e.seat, 'odrzuca')} dla samego hałasu: ${cards[e.card].name}`),
    cardsDiscarded: (e, name) => sentence(`${does(name, e.seat, 'odrzuca')}: ${named(e.cards)}`),
    noiseMade: (e, name) =>
      sentence(
        `${labelled(name, e.shelter, 'hałas w schronie', 'Hałas w twoim schronie')}${e.heard ? '!' : ', ale Miasto jest puste i nikt go nie słyszy'}`,
      ),
    zombieWoke: (e) => `Na talii Miasta budzi się ${KIND[e.kind].who} zombie.`,
    zombieArrived: (e, name) =>
      `${labelled(name, e.shelter, 'do schronu wchodzi', 'Do twojego schronu wchodzi')} ${KIND[e.kind].who} zombie z Miasta.`,
    hordeCame: (e, name) => `Horda! ${does(name, e.dealer, 'rozdziela')} jej zombie.`,
    hordeDrawn: ({ kinds, another, several = 1 }) => {
      const more = plural('pl', several, {
        one: 'kolejna Horda',
        few: '# kolejne Hordy',
        many: '# kolejnych Hord',
        other: '# kolejnych Hord',
      });
      if (kinds.length > 0)
        return another ? `W Hordzie: ${zombies(kinds, 'who')} oraz ${more}.` : `W Hordzie: ${zombies(kinds, 'who')}.`;
      if (!another) return 'Miasto jest puste: z Hordą nikt nie przychodzi.';
      return plural('pl', several, {
        one: `Z talii Miasta wychodzi tylko ${more}.`,
        few: `Z talii Miasta wychodzą tylko ${more}.`,
        many: `Z talii Miasta wychodzi tylko ${more}.`,
        other: `Z talii Miasta wychodzi tylko ${more}.`,
      });
    },
    zombieSent: (e, name) =>
      e.from === null
        ? `${labelled(name, e.to, 'do schronu trafia', 'Do twojego schronu trafia')} ${KIND[e.kind].who} zombie.`
        : isYou(name, e.to)
          ? `${name(e.from)} podrzuca ci ${KIND[e.kind].whom} zombie.`
          : `${does(name, e.from, 'podrzuca')} ${KIND[e.kind].whom} zombie: ${name(e.to)}.`,
    zombieEliminated: (e, name) =>
      e.shelter === null
        ? `Na talii Miasta ginie ${KIND[e.kind].who} zombie.`
        : `${labelled(name, e.shelter, 'w schronie ginie', 'W twoim schronie ginie')} ${KIND[e.kind].who} zombie.`,
    survivorRescued: (e, name) =>
      `${labelled(name, e.shelter, 'do schronu dociera', 'Do twojego schronu dociera')} ocalały z Miasta.`,
    survivorBribed: (e, name) =>
      isYou(name, e.from)
        ? `${name(e.to)} przekupuje twojego ocalałego i zabiera go do siebie.`
        : `${does(name, e.to, 'przekupuje')} ocalałego, traci go ${name(e.from)}.`,
    survivorSacrificed: (e, name) => `${does(name, e.shelter, 'poświęca')} ocalałego.`,
    survivorsLost: (e, name) => {
      const lost = plural('pl', e.cards.length, { one: '# ocalałego', other: '# ocalałych' });
      return `${does(name, e.shelter, 'traci')} w ataku ${lost}.`;
    },
    attackBegan: (e, name) => {
      const attackers = plural('pl', e.zombies, {
        one: 'rusza # zombie',
        few: 'ruszają # zombie',
        many: 'rusza # zombie',
        other: 'rusza # zombie',
      });
      return `${labelled(name, e.shelter, `do ataku ${attackers}`, `Na twój schron ${attackers}`)}.`;
    },
    barrierUsed: (e, name) => sentence(`${does(name, e.seat, 'używa')} bariery: ${cards[e.barrier].name}`),
    barriersDestroyed: (e, name) => {
      const lost = plural('pl', e.barriers.length, {
        one: '# barierę',
        few: '# bariery',
        many: '# barier',
        other: '# bariery',
      });
      return `${does(name, e.shelter, 'traci')} ${lost}: ${named(e.barriers)}.`;
    },
    sheltersSwapped: (e, name) => {
      const other = isYou(name, e.seat) ? e.other : isYou(name, e.other) ? e.seat : null;
      return other === null
        ? `${name(e.seat)} i ${name(e.other)} zamieniają się wszystkimi zombie i barierami.`
        : `Ty i ${name(other)} zamieniacie się wszystkimi zombie i barierami.`;
    },
    playerEliminated: (e, name) =>
      e.cards.length === 0
        ? `${does(name, e.seat, 'odpada')} z gry.`
        : sentence(`${does(name, e.seat, 'odpada')} z gry. Odrzucone karty: ${named(e.cards)}`),
    cardsDrawn: (e, name) =>
      e.cards === null
        ? `${does(name, e.seat, 'dobiera')} ${cardCount(e.count)}.`
        : sentence(`${does(name, e.seat, 'dobiera')} ${cardCount(e.count)}: ${named(e.cards)}`),
    deckRenewed: (e) =>
      plural('pl', e.cards, {
        one: 'Talia Zasobów się skończyła: nowa powstaje z # odrzuconej karty.',
        other: 'Talia Zasobów się skończyła: nowa powstaje z # odrzuconych kart.',
      }),
    finalAttackBegan: () =>
      'W Mieście nie ma już ocalałych. Zaczyna się Atak Ostateczny: nikt więcej nie dobiera kart!',
    gameEnded: (e, name) => {
      const winners = list('pl', all(name, e.winners));
      const [first] = e.winners;
      const isYours = first !== undefined && isYou(name, first);
      if (e.ending === 'elimination')
        return isYours
          ? 'Koniec gry. Wygrywasz: twój schron ocalał jako ostatni.'
          : `Koniec gry. Wygrywa ostatni ocalały schron: ${winners}.`;
      if (e.winners.length > 1) return `Atak Ostateczny dobiegł końca. Remis, wspólnie wygrywają: ${winners}.`;
      return isYours
        ? 'Atak Ostateczny dobiegł końca. Wygrywasz: masz najwięcej ocalałych.'
        : `Atak Ostateczny dobiegł końca. Wygrywa ${winners}: tu ocalałych jest najwięcej.`;
    },
  },
  reasons: reasons({ cards, kinds, zombies: (several) => zombies(several, 'who'), named }, (kind) => KIND[kind].whom),
  outlook: ([survivorsNow = 0, zombiesNow = 0], [survivors = 0, zombies = 0]) =>
    `ocalali ${average(survivors)} (teraz ${survivorsNow}), zombie w schronie ${average(zombies)} (teraz ${zombiesNow})`,
  verbs: {
    keep: ['zatrzymaj', 'ręka'],
    exchange: ['wymień', 'wymiana', 'ręka'],
    play: ['zagraj'],
    noise: ['hałas', 'tylko hałas'],
    discard: ['odrzuć', 'karty'],
    end: ['zakończ', 'koniec', 'faza'],
    drop: ['odrzuć'],
    eliminate: ['usuń'],
    snipe: ['strzel', 'talia Miasta', 'zombie'],
    target: ['cel', 'gracz'],
    send: ['wyślij'],
    give: ['oddaj', 'przydziel', 'gracz'],
    use: ['użyj', 'bariera'],
    blast: ['wysadź', 'usuń'],
    face: ['nie używaj', 'bariera', 'atak'],
  },
});
