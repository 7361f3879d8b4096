/** Improvements: names and texts. What they do is in `content/`, under the same id. */
import type { ImprovementId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const IMPROVEMENTS_TEXTS: Readonly<Record<ImprovementId, CardText>> = {
  greenhouse: {
    name: { pl: 'Szklarnia', en: 'Greenhouse' },
    text: { pl: 'Na początku kroku 1: +1 żywność.', en: 'At the start of step 1: +1 food.' },
  },
  watchtower: {
    name: { pl: 'Wieża strażnicza', en: 'Watchtower' },
    text: {
      pl: 'W kroku 4 do kolonii trafia o 2 zombie mniej (nie mniej niż 0).',
      en: 'In step 4 the colony gets 2 zombies fewer (not below 0).',
    },
  },
  commonRoom: {
    name: { pl: 'Świetlica', en: 'Common Room' },
    text: {
      pl: 'Raz na turę aktywny gracz może użyć dowolnej kości, aby usunąć 1 rozpacz ze swojego ocalałego w kolonii.',
      en: 'Once per turn the active player may use any die to remove 1 despair from an own survivor in the colony.',
    },
  },
  infirmary: {
    name: { pl: 'Izba chorych', en: 'Infirmary' },
    text: {
      pl: 'Raz na turę aktywny gracz może użyć kości 3+, aby usunąć 1 ranę lub odmrożenie z ocalałego w kolonii.',
      en: 'Once per turn the active player may use a die of 3+ to remove 1 wound or frostbite from a survivor in the colony.',
    },
  },
  compostPit: {
    name: { pl: 'Kompostownik', en: 'Compost Pit' },
    text: {
      pl: 'W kroku 2 morale spada za każde 15 kart odpadów zamiast 10.',
      en: 'In step 2 morale is lost per 15 waste cards instead of 10.',
    },
  },
  workshop: {
    name: { pl: 'Warsztat', en: 'Workshop' },
    text: {
      pl: 'Akcja barykadowania w kolonii buduje 2 barykady przy dowolnych wejściach.',
      en: 'A barricade action in the colony builds 2 barricades, on any entrances.',
    },
  },
  minefield: {
    name: { pl: 'Pole minowe', en: 'Minefield' },
    text: {
      pl: 'Po ukończeniu i potem na koniec co drugiej rundy, licząc od następnej po budowie: połóż 1 wybuchającą pułapkę w kolonii.',
      en: 'When finished and then at the end of every second round, counted from the round after it was built: put 1 explosive trap at the colony.',
    },
  },
  trainingGround: {
    name: { pl: 'Plac ćwiczeń', en: 'Training Ground' },
    text: {
      pl: 'Raz na turę aktywny gracz może do 1 ataku w kolonii użyć kości o dowolnym wyniku.',
      en: 'Once per turn the active player may lower the die needed for one attack in the colony to any value.',
    },
  },
  schoolBench: {
    name: { pl: 'Ławka szkolna', en: 'School Bench' },
    text: {
      pl: 'Zagrożenia nie buntują darmozjadów; raz na rundę dowolny aktywny gracz może uspokoić 1 zbuntowanego darmozjada bez karty.',
      en: 'Helpless never turn unruly by crises; once per round any active player may turn 1 unruly helpless back without a card.',
    },
  },
  radioMast: {
    name: { pl: 'Maszt radiowy', en: 'Radio Mast' },
    text: {
      pl: 'Po ukończeniu: +1 morale. Odtąd wymagana liczba kart do zagrożenia jest o 1 mniejsza (nie mniej niż 1); premia liczy się od zmienionej liczby.',
      en: 'When finished: +1 morale. From then on the crisis need is 1 lower (not below 1); the bonus is measured from the changed need.',
    },
  },
};
