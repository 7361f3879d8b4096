/** Raxxon experiments: names and texts. What they do is in `content/`, under the same id. */
import type { ExperimentId } from '../../content/ids.ts';
import type { ExperimentText } from './texts.ts';

export const EXPERIMENTS_TEXTS: Readonly<Record<ExperimentId, ExperimentText>> = {
  claw: {
    name: { pl: 'Szpon', en: 'Claw' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      { pl: 'Atakujący otrzymuje 2 rany. Zombie zostaje.', en: 'The attacker gets 2 wounds. The zombie stays.' },
      { pl: 'Atakujący otrzymuje 1 ranę. Zombie zostaje.', en: 'The attacker gets 1 wound. The zombie stays.' },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  hunter: {
    name: { pl: 'Łowca', en: 'Hunter' },
    text: {
      pl: 'Do lokacji poza kolonią z największą liczbą ocalałych (remis rozstrzyga pierwszy gracz), a jeśli takiej nie ma, do kolonii.',
      en: 'To the location outside the colony with the most survivors (the first player settles a tie); without one, to the colony.',
    },
    lines: [
      {
        pl: 'Atakujący otrzymuje 1 ranę. Zombie przechodzi na puste pole wejścia w kolonii (jeśli takiego nie ma, zostaje).',
        en: 'The attacker gets 1 wound. The zombie moves to an empty entrance space at the colony (without one, it stays).',
      },
      {
        pl: 'Rzuć jeszcze raz kością ryzyka za atakującego. Zombie zostaje.',
        en: 'Roll exposure once more for the attacker. The zombie stays.',
      },
      {
        pl: 'Połóż w tej lokacji 2 znaczniki hałasu. Zombie zostaje.',
        en: 'Put 2 noise tokens at that location. The zombie stays.',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  collector: {
    name: { pl: 'Zbieracz', en: 'Collector' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      {
        pl: 'Usuń z gry 1 losową kartę ze swojej ręki. Zombie zostaje.',
        en: 'Remove 1 random card of your hand from the game. The zombie stays.',
      },
      {
        pl: 'Usuń z gry 2 wierzchnie karty ze stosu przedmiotów tej lokacji. Zombie zostaje.',
        en: 'Remove the top 2 cards of the item deck of that location from the game. The zombie stays.',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
      {
        pl: 'Zombie ginie. Dobierz 1 kartę ze stosu przedmiotów tej lokacji.',
        en: 'The zombie is killed. Draw 1 card from the item deck of that location.',
      },
    ],
  },
  frostwalker: {
    name: { pl: 'Zimny', en: 'Frostwalker' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      {
        pl: 'Atakujący otrzymuje 1 odmrożenie. Zombie zostaje.',
        en: 'The attacker gets 1 frostbite. The zombie stays.',
      },
      {
        pl: 'Atakujący otrzymuje 1 odmrożenie. Zombie ginie.',
        en: 'The attacker gets 1 frostbite. The zombie is killed.',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  tank: {
    name: { pl: 'Czołg', en: 'Tank' },
    text: { pl: 'Do kolonii, w kolejności wejść od 1.', en: 'To the colony, in the order of entrances from 1.' },
    lines: [
      { pl: 'Atakujący otrzymuje 2 rany. Zombie zostaje.', en: 'The attacker gets 2 wounds. The zombie stays.' },
      {
        pl: 'Usuń z tej lokacji 1 barykadę lub pułapkę. Zombie zostaje.',
        en: 'Remove 1 barricade or trap from that location. The zombie stays.',
      },
      { pl: 'Zombie zostaje.', en: 'The zombie stays.' },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  howler: {
    name: { pl: 'Wyjec', en: 'Howler' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      { pl: 'Dodaj 2 zombie do tej lokacji. Zombie zostaje.', en: 'Add 2 zombies to that location. The zombie stays.' },
      { pl: 'Zapełnij tę lokację hałasem. Zombie zostaje.', en: 'Fill that location with noise. The zombie stays.' },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  carrier: {
    name: { pl: 'Nosiciel', en: 'Carrier' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      {
        pl: 'Rzuć jeszcze 2 razy kością ryzyka za atakującego. Zombie zostaje.',
        en: 'Roll exposure 2 more times for the attacker. The zombie stays.',
      },
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 ranę. Zombie ginie.',
        en: 'Every survivor at that location gets 1 wound. The zombie is killed.',
      },
      {
        pl: 'Rzuć jeszcze raz kością ryzyka za atakującego. Zombie ginie.',
        en: 'Roll exposure once more for the attacker. The zombie is killed.',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  hydra: {
    name: { pl: 'Hydra', en: 'Hydra' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      { pl: 'Dodaj 1 zombie do tej lokacji. Zombie zostaje.', en: 'Add 1 zombie to that location. The zombie stays.' },
      {
        pl: 'Zombie ginie. Dodaj 2 zombie do tej lokacji.',
        en: 'The zombie is killed. Add 2 zombies to that location.',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  reaper: {
    name: { pl: 'Żniwiarz', en: 'Reaper' },
    text: {
      pl: 'Do lokacji poza kolonią z największą liczbą ocalałych (remis rozstrzyga pierwszy gracz), a jeśli takiej nie ma, do kolonii.',
      en: 'To the location outside the colony with the most survivors (the first player settles a tie); without one, to the colony.',
    },
    lines: [
      {
        pl: 'Ginie ocalały o najniższych wpływach w tej lokacji. Zombie zostaje.',
        en: 'The survivor with the lowest influence at that location is killed. The zombie stays.',
      },
      { pl: 'Atakujący otrzymuje 1 ranę. Zombie zostaje.', en: 'The attacker gets 1 wound. The zombie stays.' },
      {
        pl: 'Zombie przechodzi na puste pole wejścia w losowej lokacji (jeśli takiego nie ma, zostaje).',
        en: 'The zombie moves to an empty entrance space at a random location (without one, it stays).',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  puker: {
    name: { pl: 'Rzygacz', en: 'Puker' },
    text: { pl: 'Do kolonii, w kolejności wejść od 1.', en: 'To the colony, in the order of entrances from 1.' },
    lines: [
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 ranę. Zombie zostaje.',
        en: 'Every survivor at that location gets 1 wound. The zombie stays.',
      },
      { pl: 'Atakujący otrzymuje 1 ranę. Zombie zostaje.', en: 'The attacker gets 1 wound. The zombie stays.' },
      { pl: 'Zombie zostaje.', en: 'The zombie stays.' },
      { pl: 'Atakujący otrzymuje 1 ranę. Zombie ginie.', en: 'The attacker gets 1 wound. The zombie is killed.' },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  stinker: {
    name: { pl: 'Śmierdziel', en: 'Stinker' },
    text: {
      pl: 'Każda figurka trafia do losowej lokacji; rzuć za każdą osobno.',
      en: 'Each figure goes to a random location; roll for each one.',
    },
    lines: [
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 rozpacz. Zombie zostaje.',
        en: 'Every survivor at that location gets 1 despair. The zombie stays.',
      },
      { pl: 'Atakujący otrzymuje 1 rozpacz. Zombie ginie.', en: 'The attacker gets 1 despair. The zombie is killed.' },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
  siren: {
    name: { pl: 'Syrena', en: 'Siren' },
    text: { pl: 'Do Raxxon.', en: 'To Raxxon.' },
    lines: [
      {
        pl: 'Jeden z twoich ocalałych z innej lokacji trafia tutaj (to nie ruch). Atakujący otrzymuje 1 ranę. Zombie zostaje.',
        en: 'One of your survivors at another location is put here (this is not a move). The attacker gets 1 wound. The zombie stays.',
      },
      { pl: 'Atakujący otrzymuje 1 rozpacz. Zombie zostaje.', en: 'The attacker gets 1 despair. The zombie stays.' },
      {
        pl: 'Zużyj 1 nieużytą kość. Zombie zostaje.',
        en: 'Move 1 of your unused dice to the used ones. The zombie stays.',
      },
      { pl: 'Zombie ginie.', en: 'The zombie is killed.' },
    ],
  },
};
