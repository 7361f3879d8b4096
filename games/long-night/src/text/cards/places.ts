/** Places: names and texts. What they do is in `content/`, under the same id. */
import type { PlaceId } from '../../content/vocabulary.ts';
import type { PlaceText } from './texts.ts';

export const PLACES_TEXTS: Readonly<Record<PlaceId, PlaceText>> = {
  colony: {
    name: { pl: 'Kolonia', en: 'Colony' },
    rules: [],
    actions: [],
  },
  police: {
    name: { pl: 'Komisariat policji', en: 'Police Station' },
    rules: [],
    actions: [],
  },
  grocery: {
    name: { pl: 'Sklep spożywczy', en: 'Grocery Store' },
    rules: [],
    actions: [],
  },
  school: {
    name: { pl: 'Szkoła', en: 'School' },
    rules: [],
    actions: [],
  },
  library: {
    name: { pl: 'Biblioteka', en: 'Library' },
    rules: [],
    actions: [],
  },
  hospital: {
    name: { pl: 'Szpital', en: 'Hospital' },
    rules: [],
    actions: [],
  },
  gas: {
    name: { pl: 'Stacja paliw', en: 'Gas Station' },
    rules: [],
    actions: [],
  },
  hideout: {
    name: { pl: 'Kryjówka bandytów', en: 'Bandit Hideout' },
    rules: [
      {
        pl: 'Ocaleni wchodzą tu i wychodzą na zwykłych zasadach; zombie dokłada się tu jak gdzie indziej.',
        en: 'Survivors move here and away under the normal rules; zombies are added here as at other locations.',
      },
      {
        pl: 'Nie ma tu stosu przedmiotów ani hałasu; barykadowanie, przyciąganie oraz ataki na zombie i ocalałych działają jak zwykle; do tego dochodzą dwie akcje poniżej.',
        en: 'There is no item deck and no noise here; barricading, attracting and attacking zombies or survivors work as usual; the two actions below come on top.',
      },
      {
        pl: 'Bandyci tu nie stoją; zrabowane karty leżą odkryte i każdy może je oglądać.',
        en: 'Bandits do not stand here; the looted cards lie face up and everyone may look at them.',
      },
      {
        pl: 'Wyposażenie ocalałego, który tu ginie, leży odkryte wśród kart kryjówki.',
        en: 'Equipment of a survivor killed here lies face up among the hideout cards.',
      },
      {
        pl: 'Brak pól hałasu: hałas „jeśli to możliwe” nic tu nie robi, inne znaczniki hałasu to po 1 zombie, zapełnianie nic nie robi.',
        en: 'No noise spaces: noise "if able" does nothing here, other noise tokens become 1 zombie each, filling does nothing.',
      },
    ],
    actions: [
      {
        name: { pl: 'Przeszukaj kryjówkę', en: 'Search the hideout' },
        lines: [
          {
            pl: 'ten ocalały otrzymuje 1 ranę, usuń z gry 1 losową kartę z ręki',
            en: '1 wound on this survivor, remove 1 random hand card from the game',
          },
          { pl: 'ten ocalały otrzymuje 1 ranę', en: '1 wound on this survivor' },
          { pl: 'weź 1 losową kartę z kryjówki', en: 'you take 1 random hideout card' },
          { pl: 'weź 1 wybraną kartę z kryjówki', en: 'you take 1 hideout card of choice' },
        ],
      },
      {
        name: { pl: 'Napadnij na kryjówkę', en: 'Raid the hideout' },
        lines: [
          { pl: 'ten ocalały otrzymuje 2 rany', en: '2 wounds on this survivor' },
          { pl: 'ten ocalały otrzymuje 1 ranę', en: '1 wound on this survivor' },
          { pl: 'usuń 1 bandytę w dowolnych lokacjach', en: 'remove up to 1 bandit at any locations' },
          { pl: 'usuń do 2 bandytów w dowolnych lokacjach', en: 'remove up to 2 bandits at any locations' },
          {
            pl: 'usuń do 2 bandytów w dowolnych lokacjach, weź 1 wybraną kartę z kryjówki',
            en: 'remove up to 2 bandits at any locations, you take 1 hideout card of choice',
          },
        ],
      },
    ],
  },
  raxxon: {
    name: { pl: 'Raxxon', en: 'Raxxon' },
    rules: [
      {
        pl: 'Symbole od najczęstszego: lek, narzędzie, broń, edukacja, ocalały.',
        en: 'Symbols, most to least likely: medicine, tool, weapon, education, survivor.',
      },
      {
        pl: 'Na tej karcie leżą kości kodu; schodzą po sprawdzeniu na początku fazy kolonii.',
        en: 'Dice for the code lie on this card; they are removed after the check at the start of the colony phase.',
      },
      {
        pl: 'Po każdym przeszukaniu: 1 rzut kością ryzyka za przeszukującego.',
        en: 'After every search here: 1 exposure roll for the searcher.',
      },
    ],
    actions: [],
  },
};
