/** Places: names and texts. What they do is in `content/`, under the same id. */
import type { PlaceId } from '../../content/vocabulary.ts';
import type { PlaceText } from './texts.ts';

export const PLACES_TEXTS: Readonly<Record<PlaceId, PlaceText>> = {
  colony: { name: { pl: 'Kolonia', en: 'Colony' }, rules: [], actions: [] },
  police: { name: { pl: 'Komisariat policji', en: 'Police Station' }, rules: [], actions: [] },
  grocery: { name: { pl: 'Sklep spożywczy', en: 'Grocery Store' }, rules: [], actions: [] },
  school: { name: { pl: 'Szkoła', en: 'School' }, rules: [], actions: [] },
  library: { name: { pl: 'Biblioteka', en: 'Library' }, rules: [], actions: [] },
  hospital: { name: { pl: 'Szpital', en: 'Hospital' }, rules: [], actions: [] },
  gas: { name: { pl: 'Stacja paliw', en: 'Gas Station' }, rules: [], actions: [] },
  hideout: {
    name: { pl: 'Kryjówka bandytów', en: 'Bandit Hideout' },
    rules: [
      {
        pl: 'Ocalali wchodzą tu i stąd wychodzą na zwykłych zasadach; zombie dodaje się tu jak gdzie indziej.',
        en: 'Survivors move here and away under the normal rules; zombies are added here as at other locations.',
      },
      {
        pl: 'Nie ma tu stosu przedmiotów ani pól hałasu; barykadowanie, przyciąganie oraz ataki na zombie i ocalałych działają jak zwykle. Dochodzą do tego dwie poniższe akcje.',
        en: 'There is no item deck and there are no noise spaces here; barricading, attracting and attacking zombies or survivors work as usual. The two actions below come on top.',
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
        pl: 'Nie ma tu pól hałasu: hałas „jeśli to możliwe” i zapełnianie hałasem nic nie dają, a każdy inny znacznik hałasu to 1 zombie.',
        en: 'There are no noise spaces: noise “if able” and filling with noise do nothing here, and every other noise token becomes 1 zombie.',
      },
    ],
    actions: [
      {
        name: { pl: 'Przeszukaj kryjówkę', en: 'Search the hideout' },
        lines: [
          {
            pl: 'Ten ocalały otrzymuje 1 ranę. Usuń z gry 1 losową kartę ze swojej ręki.',
            en: 'This survivor gets 1 wound. Remove 1 random card of your hand from the game.',
          },
          { pl: 'Ten ocalały otrzymuje 1 ranę.', en: 'This survivor gets 1 wound.' },
          { pl: 'Weź 1 losową kartę z kryjówki.', en: 'Take 1 random hideout card.' },
          { pl: 'Weź 1 wybraną kartę z kryjówki.', en: 'Take 1 hideout card of your choice.' },
        ],
      },
      {
        name: { pl: 'Napadnij na kryjówkę', en: 'Raid the hideout' },
        lines: [
          { pl: 'Ten ocalały otrzymuje 2 rany.', en: 'This survivor gets 2 wounds.' },
          { pl: 'Ten ocalały otrzymuje 1 ranę.', en: 'This survivor gets 1 wound.' },
          { pl: 'Usuń 1 bandytę z dowolnej lokacji.', en: 'Remove 1 bandit from any location.' },
          { pl: 'Usuń do 2 bandytów z dowolnych lokacji.', en: 'Remove up to 2 bandits from any locations.' },
          {
            pl: 'Usuń do 2 bandytów z dowolnych lokacji. Weź 1 wybraną kartę z kryjówki.',
            en: 'Remove up to 2 bandits from any locations. Take 1 hideout card of your choice.',
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
        pl: 'Na tej karcie leżą kości kodu powstrzymującego; schodzą z niej po sprawdzeniu na początku fazy kolonii.',
        en: 'Dice for the containment code lie on this card; they are removed after the check at the start of the colony phase.',
      },
      {
        pl: 'Po każdym przeszukaniu rzuć kością ryzyka za ocalałego, który przeszukiwał.',
        en: 'After every search here, roll exposure for the survivor who searched.',
      },
    ],
    actions: [],
  },
};
