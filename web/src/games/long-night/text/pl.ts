/** The words on the drawn table in Polish. */
import { plural } from '@horda/parts';
import { noted } from '../../parts/noted.ts';
import type { LongNightWords } from './words.ts';

const count = (n: number, one: string, few: string, many: string): string =>
  plural('pl', n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${few}` });

export const pl: LongNightWords = {
  caption: (phase, round) => `${phase} · runda ${round}`,
  round: (round) => `runda ${round}`,
  before: 'przed grą',
  step: (step) => `krok ${step} z 7`,
  yourTurn: 'Twoja tura',
  turnShort: 'Tura',
  endings: {
    objective: (round) => `Cel główny wykonany w rundzie ${round}: kolonia przetrwała.`,
    morale: (round) => `Morale spadło do zera w rundzie ${round}.`,
    rounds: (round) => `Minęła ostatnia runda, ${round}., a cel główny nie jest wykonany.`,
    betrayal: (round) => `Kolonia zdradzona w rundzie ${round}.`,
  },
  stamps: { objective: 'przetrwali', betrayal: 'zdrada', fall: 'kolonia padła' },
  betrayer: 'zdrajca',
  score: ['ukryty cel', 'ocalali'],

  piece: noted,
  notNow: 'Nie teraz',
  asking: 'Sprawdzam dlaczego …',

  deeds: {
    attack: 'atak',
    zombie: 'atak',
    special: 'atak',
    victim: 'atak',
    bandit: 'atak',
    search: 'szukaj',
    barricade: 'zastaw',
    entrance: 'tutaj',
    move: 'idź',
    go: 'idź',
    place: 'tutaj',
    survivor: 'wybierz',
    leader: 'wybierz',
    lure: 'zwab',
    equip: 'daj',
    handOff: 'daj',
    contribute: 'dodaj',
    contributeItem: 'dodaj',
    offer: 'dołóż',
    calm: 'uspokój',
    play: 'zagraj',
    card: 'wybierz',
    withItem: 'użyj',
    die: 'ta',
    player: 'wybierz',
    codeDie: 'kod',
    improve: 'buduj',
  },
  verbs: {
    attack: 'Atak',
    search: 'Szukaj',
    barricade: 'Barykada',
    attract: 'Przyciągnij',
    move: 'Ruch',
    ability: 'Zdolność',
  },
  deedKeys: { attack: 'a', search: 's', barricade: 'b', attract: 'p', move: 'r', ability: 'z' },
  guide: 'Wskaż kogoś ze swoich albo kartę, a potem cel.',
  waiting: 'Teraz decydują inni.',
  risk: 'Potem rzut ryzyka; tyle ścianek z 12 zabija',
  deadly: 'śmierć',
  yourDice: 'twoje kości',
  uses: { equip: 'dla ocalałego', waste: 'na odpady', event: 'znika z gry' },

  standee: (name, player, influence, hurt) =>
    [`${name} (${player}), wpływy ${influence}`, ...hurt.flatMap(([token, n]) => (n > 0 ? `${token} ${n}` : []))].join(
      ', ',
    ),
  bandit: 'bandyta',
  door: (place, entrance) => (entrance === null ? `${place}, wejście` : `${place}, wejście ${entrance}`),
  doorHas: (door, zombies, barricades, traps) =>
    [
      `${door}: zombie ${zombies}`,
      ...(barricades > 0 ? [count(barricades, 'barykada', 'barykady', 'barykad')] : []),
      ...(traps > 0 ? [count(traps, 'pułapka', 'pułapki', 'pułapek')] : []),
    ].join(', '),
  deck: (place, cards) => `${place}, talia: ${count(cards, 'karta', 'karty', 'kart')}`,
  noise: (n, spaces) => `hałas ${n} z ${spaces}`,
  loot: (cards) => count(cards, 'łup', 'łupy', 'łupów'),
  openPlace: (place, people, zombies) =>
    `${place}: ${count(people, 'ocalały', 'ocalałych', 'ocalałych')}, zombie ${zombies}`,

  comeAhead: (zombies) => `w fazie kolonii przyjdzie zombie: ${zombies}`,
  ahead: (zombies, missing) => `+${zombies} zombie${missing > 0 ? ` · brak ${missing} żywności` : ''}`,
  full: 'pełne',
  occupied: (n, spaces) => `zajęte miejsca: ${n} z ${spaces}`,
  rounds: (n) => plural('pl', n, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' }),
  foodAhead: (needed) => (needed === null ? 'żywności' : `żywności; do zjedzenia ${needed}.`),
  hungerAhead: (missing, morale) => `Brak ${missing}: głód, morale −${morale}`,
  waste: (cards) => plural('pl', cards, { one: 'odpad', few: 'odpady', many: 'odpadów', other: 'odpadu' }),
  moraleLoss: (n) => `morale −${n}`,

  noCrisis: 'bez zagrożenia',
  contributed: (cards, need) => `${cards} z ${need}`,
  added: (cards) => `Twoje: ${cards}`,
  otherwise: 'Inaczej:',

  hold: 'Zakryty. Przytrzymaj, żeby zajrzeć.',
  click: 'Zakryty. Naciśnij, żeby zajrzeć na 5 sekund.',
  clickInstead: 'bez trzymania',
  keys: [
    { key: '↑ ↓ ← →', does: 'następna rzecz w tę stronę, gdy coś na stole jest zaznaczone' },
    { key: 'N', does: 'następna z twoich osób' },
    { key: 'A S B P R Z', does: 'atak, szukaj, barykada, przyciągnij, ruch, zdolność tej osoby' },
    { key: 'W', does: 'wynieś odpady' },
    { key: 'D', does: 'dodaj wybraną kartę do zagrożenia' },
    { key: 'O', does: 'dołóż wybraną kartę do celu głównego' },
    { key: 'F', does: 'wydaj żywność' },
    { key: 'X', does: 'przekaż przedmiot' },
    { key: 'K', does: 'połóż kość na kodzie' },
    { key: 'Q', does: 'poproś innych o karty' },
    { key: 'E', does: 'wskaż, kogo wygnać' },
    { key: 'T', does: 'przytrzymaj, żeby zajrzeć do ukrytego celu' },
  ],
  release: 'Puść, żeby zakryć.',

  readBy: (player) => `czyta ${player}`,
  chooses: (player, isYou) => (isYou ? 'wybierasz Ty' : `wybiera ${player}`),
  crossroadsLeave: 'Po wyborze karta znika z gry.',
  vote: 'Głosowanie',
  together: 'Odsłonią się razem',
  tie: (player, isYou) =>
    `Głosy widać dopiero, gdy zagłosują wszyscy. Remis ${isYou ? 'rozstrzygasz ty: masz nóż' : `rozstrzyga ${player}: ma nóż`}.`,
  exileVote: (player, isYou, goes) =>
    isYou ? (goes ? 'odchodzisz' : 'zostajesz') : goes ? `${player} odchodzi` : `${player} zostaje`,
  cast: 'oddany',
  chain: (place) => `${place}, od najniższych wpływów:`,
  keep: 'zostaw',

  encounter: 'po każdym ataku rzut kością:',
  codeWanted: (values) => `nie wyjdzie, póki na kodzie leżą kości ${values}`,
  close: 'Zamknij',

  map: 'Mapa',
  hand: (cards) => `Ręka ${cards}`,
  goals: 'Cele',
};
