import { plural } from '@horda/parts';
import { noted } from '../../parts/noted.ts';
import type { GearUpWords } from './words.ts';

const squares = (n: number): string =>
  plural('pl', n, { one: `${n} kratka`, few: `${n} kratki`, many: `${n} kratek`, other: `${n} kratki` });

export const pl: GearUpWords = {
  turnOf: (round, turn) => `runda\u00A0${round}\u00A0· tura\u00A0${turn}\u00A0z\u00A09`,
  turn: (round, turn) => `runda ${round}, tura ${turn}`,
  before: 'przed pierwszą turą',
  after: { caption: 'na ulicy cicho', name: 'koniec gry', short: 'Koniec' },
  endings: {
    victory: 'Boss padł: Ocalali wygrywają razem.',
    death: 'Ginie Ocalały: wszyscy przegrywają.',
    outOfTime: 'Boss przetrwał rundę 2: wszyscy przegrywają.',
  },
  finales: { victory: 'Boss padł', death: 'Ginie Ocalały', outOfTime: 'Koniec czasu' },
  piece: noted,
  notNow: 'Teraz nie',
  asking: 'Sprawdzam zasady…',
  hint: 'tu!',
  turns: {
    card: (turn, colour, march) => `tura ${turn}: ${colour}, ${march}`,
    faceDown: (turn) => `tura ${turn}: zakryta`,
    now: (card) => `teraz ${card}`,
    toCome: 'jeszcze przyjdą, jedna jest odłożona',
  },
  streets: {
    title: 'Ulice',
    own: 'Twoja ulica',
    of: (name) => `Ulica: ${name}`,
    counts: (one, two, three) => `zombie na polach 1, 2 i 3: ${one}, ${two}, ${three}`,
    empty: 'Nikogo. Ciesz się ciszą.',
    targets: 'są tu cele dla ciebie',
  },
  sheet: {
    damage: (n) => `obrażenia ${n}`,
    left: (n) => `zostało: ${squares(n)}`,
    squares: (all, crossed) => `${squares(all)}, skreślone ${crossed}`,
    aim: 'wyceluj',
    knock: 'Odrzuć',
  },
  clip: {
    title: 'Podkładka',
    idle: 'Wybierz arkusz, żeby mu się przyjrzeć.',
    ready: 'Wszystko gotowe. Pozostali jeszcze zaznaczają.',
    turn: 'Obróć',
    mirror: 'Odbij',
    next: 'Następne miejsce',
    lay: 'Zaznacz',
    tools: 'Czym zaznaczasz',
    shape: 'kształt',
    single: 'jedna kratka',
    part: 'część',
    ammo: 'amunicja',
    noFit: 'Kształt się tu nie mieści: skreśl jedną kratkę.',
    squares: 'Kratki',
    laidAt: (cells, place) => `${cells}. ${place}.`,
    back: 'Wróć na ulicę',
  },
  hit: {
    title: 'To trafienie',
    places: 'Miejsca',
    armour: (n) => `+${n} pancerza`,
    ammo: (n) => `+${n} amunicji`,
    shared: (name) => `tyle samo zyskuje ${name}`,
    left: (n) => `zostanie: ${squares(n)}`,
    kills: 'Padnie!',
    fallen: (n) => `słaby punkt: jeszcze ${squares(n)}`,
    line: 'przez przerywaną linię: tracisz 1 PŻ lub pancerz',
    place: (n, of) =>
      plural('pl', of, {
        one: '1 możliwe',
        few: `${of} możliwe, to jest ${n}.`,
        many: `${of} możliwych, to jest ${n}.`,
        other: `${of} możliwe, to jest ${n}.`,
      }),
    oneMore: 'jeszcze jedna kratka i po nim!',
    again: 'Ikona obrażeń: trafienie krytyczne!',
  },
  plan: { title: 'Twój plan', takeBack: 'Cofnij' },
  square: {
    crossed: 'skreślona',
    planned: (name) => `w planie: ${name}`,
    here: 'twój kształt',
    lit: 'można zaznaczyć',
    row: (number, cells) => `Rząd ${number}: ${cells}.`,
    misfit: (square) =>
      square === null ? 'Tu kształt się nie mieści.' : `Tu kształt się nie mieści: przeszkadza ${square}.`,
    icons: {
      o: 'pusta',
      d: 'obrażenie',
      a: 'amunicja',
      s: 'pancerz',
      y: 'żółte obrażenie',
      b: 'niebieskie obrażenie',
      W: 'słaby punkt',
      X: 'pusta',
    },
  },
  dossier: {
    title: (name) => `Akta: ${name}`,
    track: (name, left, gained, used) => `${name} ${left}: zdobyte ${gained}, zużyte ${used}`,
    health: (left, most) => `${left} / ${most}`,
    weapons: 'Broń',
    now: 'teraz',
    due: (n) =>
      plural('pl', n, {
        one: 'należy ci się ulepszenie',
        few: `należą ci się ${n} ulepszenia`,
        many: `należy ci się ${n} ulepszeń`,
        other: `należą ci się ${n} ulepszenia`,
      }),
    companions: 'Towarzysze',
  },
  boss: {
    coming: (all, attack, special) =>
      `Wejdzie w rundzie 2. ${squares(all)}, atak ${attack}, atak specjalny ${special}.`,
    sides: { black: 'czarna strona', red: 'czerwona strona' },
    before: (name) => `Stoi przed: ${name}`,
    beforeYou: 'Stoi przed tobą',
    left: (n) => `zostało: ${squares(n)}`,
    permanent: (yellow, blue) => `na stałe: żółte ${yellow}, niebieskie ${blue}`,
    open: 'Przyjrzyj się bossowi',
  },
  setup: {
    title: 'Wybierz postać',
    take: 'Weź',
    putBack: 'Odłóż',
    taken: (name) => `Ma ją ${name}`,
    yours: 'Twoja',
  },
  wave: {
    title: 'Nadchodzą',
    help: 'Rozdzielcie je: kłaść może każdy, rozstrzyga Dowódca.',
    to: (zombie, name) => `${zombie}, na ulicę: ${name}`,
  },
  damage: {
    title: 'Dostajesz',
  },
  pay: { title: 'Zapobiegasz?' },
  score: ['postać', 'zdrowie', 'pancerz', 'amunicja'],
};
