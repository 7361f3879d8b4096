/** Raxxon experiments: names and texts. What they do is in `content/`, under the same id. */
import type { ExperimentId } from '../../content/ids.ts';
import type { ExperimentText } from './texts.ts';

export const EXPERIMENTS_TEXTS: Readonly<Record<ExperimentId, ExperimentText>> = {
  claw: {
    name: { pl: 'Szpon', en: 'Claw' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: 'atakujący otrzymuje 2 rany, specjalny zombie zostaje',
        en: '2 wounds on the attacker, the special zombie stays',
      },
      {
        pl: 'atakujący otrzymuje 1 ranę, specjalny zombie zostaje',
        en: '1 wound on the attacker, the special zombie stays',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  hunter: {
    name: { pl: 'Łowca', en: 'Hunter' },
    text: {
      pl: 'lokacja poza kolonią z największą liczbą ocalałych (remis: pierwszy gracz); brak: kolonia',
      en: 'the location outside the colony with the most survivors (tie: first player); none: the colony',
    },
    lines: [
      {
        pl: 'atakujący otrzymuje 1 ranę, specjalny zombie przechodzi na puste pole wejścia w kolonii',
        en: '1 wound on the attacker, the special zombie moves to an empty entrance space at the colony',
      },
      {
        pl: '1 rzut kością ryzyka: atakujący, specjalny zombie zostaje',
        en: '1 exposure roll for the attacker, the special zombie stays',
      },
      {
        pl: 'połóż 2 znaczniki hałasu w tej lokacji, specjalny zombie zostaje',
        en: 'put 2 noise tokens at that location, the special zombie stays',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  collector: {
    name: { pl: 'Zbieracz', en: 'Collector' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: 'usuń z gry 1 losową kartę z ręki, specjalny zombie zostaje',
        en: 'remove 1 random hand card from the game, the special zombie stays',
      },
      {
        pl: 'usuń z gry 2 wierzchnie karty stosu tej lokacji, specjalny zombie zostaje',
        en: 'remove the top 2 cards of the item deck of that location from the game, the special zombie stays',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
      {
        pl: 'specjalny zombie ginie, dobierz 1 kartę ze stosu tej lokacji',
        en: 'the special zombie is killed, you draw 1 card from the item deck of that location',
      },
    ],
  },
  frostwalker: {
    name: { pl: 'Zimny', en: 'Frostwalker' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: 'atakujący otrzymuje 1 odmrożenie, specjalny zombie zostaje',
        en: '1 frostbite on the attacker, the special zombie stays',
      },
      {
        pl: 'atakujący otrzymuje 1 odmrożenie, specjalny zombie ginie',
        en: '1 frostbite on the attacker, the special zombie is killed',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  tank: {
    name: { pl: 'Czołg', en: 'Tank' },
    text: { pl: 'kolonia, wejścia od 1', en: 'the colony, entrance order from 1' },
    lines: [
      {
        pl: 'atakujący otrzymuje 2 rany, specjalny zombie zostaje',
        en: '2 wounds on the attacker, the special zombie stays',
      },
      {
        pl: 'usuń 1 barykadę lub pułapkę w tej lokacji, specjalny zombie zostaje',
        en: 'remove 1 barricade or trap at that location, the special zombie stays',
      },
      { pl: 'specjalny zombie zostaje', en: 'the special zombie stays' },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  howler: {
    name: { pl: 'Wyjec', en: 'Howler' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: 'dołóż 2 zombie w tej lokacji, specjalny zombie zostaje',
        en: 'add 2 zombies at that location, the special zombie stays',
      },
      {
        pl: 'zapełnij hałasem wszystkie pola w tej lokacji, specjalny zombie zostaje',
        en: 'fill all noise spaces at that location, the special zombie stays',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  carrier: {
    name: { pl: 'Nosiciel', en: 'Carrier' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: '2 rzuty kością ryzyka: atakujący, specjalny zombie zostaje',
        en: '2 exposure rolls for the attacker, the special zombie stays',
      },
      {
        pl: 'każdy ocalały w tej lokacji otrzymuje 1 ranę, specjalny zombie ginie',
        en: '1 wound on every survivor at that location, the special zombie is killed',
      },
      {
        pl: '1 rzut kością ryzyka: atakujący, specjalny zombie ginie',
        en: '1 exposure roll for the attacker, the special zombie is killed',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  hydra: {
    name: { pl: 'Hydra', en: 'Hydra' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: 'dołóż 1 zombie w tej lokacji, specjalny zombie zostaje',
        en: 'add 1 zombie at that location, the special zombie stays',
      },
      {
        pl: 'specjalny zombie ginie, dołóż 2 zombie w tej lokacji',
        en: 'the special zombie is killed, add 2 zombies at that location',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  reaper: {
    name: { pl: 'Żniwiarz', en: 'Reaper' },
    text: {
      pl: 'lokacja poza kolonią z największą liczbą ocalałych (remis: pierwszy gracz); brak: kolonia',
      en: 'the location outside the colony with the most survivors (tie: first player); none: the colony',
    },
    lines: [
      {
        pl: 'ocalały o najniższych wpływach w tej lokacji ginie, specjalny zombie zostaje',
        en: 'kill the lowest-influence survivor at that location, the special zombie stays',
      },
      {
        pl: 'atakujący otrzymuje 1 ranę, specjalny zombie zostaje',
        en: '1 wound on the attacker, the special zombie stays',
      },
      {
        pl: 'specjalny zombie przechodzi na puste pole wejścia w losowej lokacji',
        en: 'the special zombie moves to an empty entrance space at a random location',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  puker: {
    name: { pl: 'Rzygacz', en: 'Puker' },
    text: { pl: 'kolonia, wejścia od 1', en: 'the colony, entrance order from 1' },
    lines: [
      {
        pl: 'każdy ocalały w tej lokacji otrzymuje 1 ranę, specjalny zombie zostaje',
        en: '1 wound on every survivor at that location, the special zombie stays',
      },
      {
        pl: 'atakujący otrzymuje 1 ranę, specjalny zombie zostaje',
        en: '1 wound on the attacker, the special zombie stays',
      },
      { pl: 'specjalny zombie zostaje', en: 'the special zombie stays' },
      {
        pl: 'atakujący otrzymuje 1 ranę, specjalny zombie ginie',
        en: '1 wound on the attacker, the special zombie is killed',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  stinker: {
    name: { pl: 'Śmierdziel', en: 'Stinker' },
    text: { pl: 'każda figurka: losowa lokacja 1–6 (k6)', en: 'each figure: a random location 1–6 (d6)' },
    lines: [
      {
        pl: 'każdy ocalały w tej lokacji otrzymuje 1 rozpacz, specjalny zombie zostaje',
        en: '1 despair on every survivor at that location, the special zombie stays',
      },
      {
        pl: 'atakujący otrzymuje 1 rozpacz, specjalny zombie ginie',
        en: '1 despair on the attacker, the special zombie is killed',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
  siren: {
    name: { pl: 'Syrena', en: 'Siren' },
    text: { pl: 'Raxxon', en: 'Raxxon' },
    lines: [
      {
        pl: '1 z twoich ocalałych trafia do tej lokacji (to nie ruch), atakujący otrzymuje 1 ranę, specjalny zombie zostaje',
        en: 'put 1 of your survivors at that location (not a move), 1 wound on the attacker, the special zombie stays',
      },
      {
        pl: 'atakujący otrzymuje 1 rozpacz, specjalny zombie zostaje',
        en: '1 despair on the attacker, the special zombie stays',
      },
      {
        pl: 'przenieś 1 nieużytą kość do zużytych, specjalny zombie zostaje',
        en: 'you move 1 unused die to used, the special zombie stays',
      },
      { pl: 'specjalny zombie ginie', en: 'the special zombie is killed' },
    ],
  },
};
