import { plural } from '@horda/parts';
import { noted } from '../../parts/noted.ts';
import type { CiszaWords, NoisePlace } from './words.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function whereTo(place: NoisePlace): string {
  if (place === 'here') return 'do ciebie';
  return place === 'there' ? 'tam, dokąd poleci dron' : `do schronu: ${place.name}`;
}

export const pl: CiszaWords = {
  turn: (number) => `tura ${number}`,
  addresses: ['ul. Cicha 4', 'pl. Wolny 11', 'ul. Żelazna 7', 'ul. Śnieżna 2', 'al. Lipowa 19', 'ul. Ślepa 13'],
  hyphenated: {
    sniperRifle: 'Karabin Snaj\u00ADperski',
    walkieTalkie: 'Krótko\u00ADfalówka',
    bribery: 'Prze\u00ADkupstwo',
    sacrifice: 'Poświę\u00ADcenie',
    surprise: 'Niespo\u00ADdzianka!',
  },
  phases: [
    { caption: 'faza 1 z 3', name: 'zagrywanie', short: 'Graj' },
    { caption: 'faza 2 z 3', name: 'atak zombie', short: 'Atak' },
    { caption: 'faza 3 z 3', name: 'dobieranie', short: 'Dobierz' },
  ],
  before: { caption: 'przed grą', name: 'rozdanie', short: 'Start' },
  after: { caption: 'znowu cisza', name: 'koniec gry', short: 'Koniec' },
  you: (name) => `Ty (${name})`,
  shelter: (name) => `Schron: ${name}`,
  ownShelter: 'Twój schron',
  awaited: 'teraz decyduje',
  away: 'brak połączenia',
  botPlays: 'gra bot',
  winner: 'Wygrana',
  endings: {
    elimination: 'To ostatni zamieszkany schron.',
    finalAttack: 'Po Ataku Ostatecznym nikt nie ma więcej ocalałych.',
  },
  street: 'Ulica: talie i odrzucone karty',
  target: 'Cel',
  play: 'Zagraj',
  layDown: 'Wyłóż',
  drop: 'Odrzuć',
  use: 'Użyj',
  give: 'Tutaj',
  hint: 'tu!',
  notNow: 'Teraz nie',
  asking: 'Sprawdzam zasady…',
  noiseNow: 'Hałas teraz',
  noiseIf: 'W razie hałasu',
  noiseBrings: (zombie, place, last) =>
    `${capital(zombie)} z talii Miasta wejdzie ${whereTo(place)}. ${last ? 'Za nim nie ma już nikogo.' : 'Dopóki tu leży, nikogo stąd nie uratujesz.'}`,
  noiseWakes: (place) =>
    `Wierzchnia karta się odwróci: szybki zombie od razu wejdzie ${whereTo(place)}, inny zaczeka tutaj. Chyba że to Horda.`,
  noiseUnheard: 'W pustym Mieście nikt go nie usłyszy.',
  noiseOnly: 'Tylko hałas',
  cityEmpty: 'Miasto jest puste',
  cityCards: (n) =>
    plural('pl', n, {
      one: 'karta w talii Miasta',
      few: 'karty w talii Miasta',
      many: 'kart w talii Miasta',
      other: 'karty w talii Miasta',
    }),
  aliveOnTop: 'na wierzchu ocalały',
  deadOnTop: 'na wierzchu zombie',
  cityTop: (card) => `Na wierzchu talii Miasta: ${card}`,
  city: 'miasto',
  resources: 'Zasoby',
  deck: 'talia',
  discarded: 'odrzucone',
  piles: 'Talie i odrzucone karty',
  discardedCity: 'Odrzucone karty Miasta',
  discardedResources: 'Odrzucone karty Zasobów',
  nothing: 'Jeszcze nic.',
  close: 'Zamknij',
  handSize: (n) => `karty w ręce: ${n}`,
  ownHand: 'Twoja ręka',
  emptyHand: 'Nie masz kart w ręce.',
  nobodyAttacks: 'pusto, nikt nie atakuje',
  noBarriers: 'bez barier',
  nobodyInside: 'nie ma nikogo',
  attacking: (n) => `Atakuje: ${n}`,
  stopped: 'zatrzymany',
  newcomer: 'przybysz',
  threatened: 'w niebezpieczeństwie',
  toHandOut: (n) => `Do rozdania: ${n}`,
  next: 'Teraz',
  inPlay: (card, name) => `${name} zagrywa: ${card}`,
  unfold: (name) => `Pokaż schron: ${name}`,
  fold: 'Zwiń schron',
  counts: (survivors, barriers, zombies) => `ocalali ${survivors}, bariery ${barriers}, zombie ${zombies}`,
  piece: noted,
};
