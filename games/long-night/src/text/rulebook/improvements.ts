import type { RuleText } from '@horda/parts';

/** The module of improvements (L246–L251), in our own words. */
export const IMPROVEMENTS = [
  {
    id: 'L246',
    heading: 'Moduł usprawnień',
    en:
      'In the improvement module the crises, survivors, crossroads cards and objectives with the hammer join their ' +
      'decks.',
    pl: 'W module usprawnień do talii dochodzą zagrożenia, ocalali, karty rozdroży i cele z młotkiem.',
  },
  {
    id: 'L247',
    heading: 'Moduł usprawnień',
    en: 'The improvements are shuffled, and 4 of them are laid out face up.',
    pl: 'Usprawnienia się tasuje i wykłada 4 odkryte.',
  },
  {
    id: 'L248',
    heading: 'Moduł usprawnień',
    en: 'Items and other effects put advancement tokens on the improvements that are laid out.',
    pl: 'Przedmioty i inne efekty kładą znaczniki postępu na wyłożonych usprawnieniach.',
  },
  {
    id: 'L249',
    heading: 'Moduł usprawnień',
    en:
      'As soon as an improvement has at least the number of advancement tokens that it needs, its improvement token ' +
      'goes to the colony, and its lasting effect begins.',
    pl:
      'Gdy tylko na usprawnieniu jest co najmniej tyle znaczników postępu, ile wymaga, jego znacznik trafia do ' +
      'kolonii i zaczyna działać jego trwały efekt.',
  },
  {
    id: 'L250',
    heading: 'Moduł usprawnień',
    en: 'The card of a finished improvement stays in sight.',
    pl: 'Karta ukończonego usprawnienia zostaje na widoku.',
  },
  {
    id: 'L251',
    heading: 'Moduł usprawnień',
    en: 'The top improvement of the deck fills the empty place.',
    pl: 'Puste miejsce zajmuje wierzchnie usprawnienie z talii.',
  },
] as const satisfies readonly RuleText[];
