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
      pl: 'W kroku 4 dodaje się do kolonii o 2 zombie mniej.',
      en: 'In step 4, 2 zombies fewer are added to the colony.',
    },
  },
  commonRoom: {
    name: { pl: 'Świetlica', en: 'Common Room' },
    text: {
      pl: 'Raz na turę aktywny gracz może użyć dowolnej kości, aby usunąć 1 rozpacz ze swojego ocalałego w kolonii.',
      en: 'Once per turn the active player may use any die to remove 1 despair from one of their survivors in the colony.',
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
      pl: 'W kroku 2 morale spada o 1 za każde 15 kart na stosie odpadów zamiast za każde 10.',
      en: 'In step 2, 1 morale is lost per 15 cards in the waste pile instead of per 10.',
    },
  },
  workshop: {
    name: { pl: 'Warsztat', en: 'Workshop' },
    text: {
      pl: 'Akcja barykadowania w kolonii stawia 2 barykady, przy dowolnych wejściach.',
      en: 'A barricade action in the colony builds 2 barricades, at any entrances.',
    },
  },
  minefield: {
    name: { pl: 'Pole minowe', en: 'Minefield' },
    text: {
      pl: 'Po ukończeniu, a potem na koniec co drugiej rundy, licząc od rundy po zbudowaniu: połóż 1 wybuchającą pułapkę w kolonii.',
      en: 'When finished, and then at the end of every second round, counted from the round after it was built: put 1 explosive trap at the colony.',
    },
  },
  trainingGround: {
    name: { pl: 'Plac ćwiczeń', en: 'Training Ground' },
    text: {
      pl: 'Raz na turę aktywny gracz może do 1 ataku w kolonii użyć kości z dowolnym wynikiem.',
      en: 'Once per turn the active player may use a die of any value for 1 attack in the colony.',
    },
  },
  schoolBench: {
    name: { pl: 'Ławka szkolna', en: 'School Bench' },
    text: {
      pl: 'Zagrożenia nie buntują darmozjadów. Raz na rundę aktywny gracz może uspokoić 1 zbuntowanego darmozjada bez karty leku.',
      en: 'Crises turn no helpless survivors unruly. Once per round the active player may calm 1 unruly helpless survivor without a medicine card.',
    },
  },
  radioMast: {
    name: { pl: 'Maszt radiowy', en: 'Radio Mast' },
    text: {
      pl: 'Po ukończeniu: +1 morale. Odtąd próg każdego zagrożenia jest o 1 niższy (co najmniej 1); dodatkowe morale liczy się od zmienionego progu.',
      en: 'When finished: +1 morale. From then on the need of every crisis is 1 lower (at least 1); the bonus morale counts from the changed need.',
    },
  },
};
