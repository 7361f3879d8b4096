import type { RuleText } from '@horda/parts';

/** What The Long Night adds to every game (L228–L245), in our own words. */
export const LONG_NIGHT = [
  {
    id: 'L228',
    heading: 'Przygotowanie do Długiej Nocy',
    en: 'Before the set-up the players choose any combination of the three modules, or none.',
    pl: 'Przed przygotowaniem gry wybiera się dowolne z trzech modułów albo żaden.',
  },
  {
    id: 'L229',
    heading: 'Przygotowanie do Długiej Nocy',
    en: 'The game starts from all cards with a crescent and no module mark; the cards of every chosen module join them.',
    pl:
      'Podstawą są wszystkie karty z półksiężycem i bez symbolu modułu; do nich dochodzą karty każdego wybranego ' +
      'modułu.',
  },
  {
    id: 'L230',
    heading: 'Przygotowanie do Długiej Nocy',
    en: 'Base-game cards may be mixed in at will.',
    pl: 'Karty z gry podstawowej można dowolnie domieszać.',
  },
  {
    id: 'L231',
    heading: 'Przygotowanie do Długiej Nocy',
    en:
      'When item decks of several sets are mixed, each location gets 20 cards of the shuffled mix; the others leave ' +
      'the game.',
    pl:
      'Gdy miesza się przedmioty z kilku zestawów, na każdą lokację idzie 20 kart z potasowanych; reszta wypada z ' +
      'gry.',
  },
  {
    id: 'L232',
    heading: 'Przygotowanie do Długiej Nocy',
    en: 'The players may also put the item decks together themselves.',
    pl: 'Gracze mogą też sami złożyć stosy przedmiotów.',
  },
  {
    id: 'L233',
    heading: 'Przygotowanie do Długiej Nocy',
    en: 'If an effect of an item concerns a module that is not in play, only the other effects of the item can be used.',
    pl: 'Jeśli któryś efekt przedmiotu dotyczy nieużywanego modułu, korzysta się tylko z pozostałych.',
  },
  {
    id: 'L234',
    heading: 'Przygotowanie do Długiej Nocy',
    en: 'Without the bandit module the bandit part of a crisis is ignored.',
    pl: 'Bez modułu bandytów pomija się tę część zagrożenia, która o nich mówi.',
  },
  {
    id: 'L235',
    heading: 'Nowe, stałe zasady',
    en:
      'At the end of every round, modules or not, each player has the right to call the vote on the first-player ' +
      'marker.',
    pl:
      'Na koniec każdej rundy, z modułami czy bez, każdy ma prawo zarządzić głosowanie nad znacznikiem pierwszego ' +
      'gracza.',
  },
  {
    id: 'L236',
    heading: 'Nowe, stałe zasady',
    en: 'If the vote on the first-player marker passes, the first player stays the first player for the next round.',
    pl: 'Jeśli głosowanie nad znacznikiem przejdzie, pierwszy gracz pozostaje nim także w następnej rundzie.',
  },
  {
    id: 'L237',
    heading: 'Nowe, stałe zasady',
    en: 'For each despair that a survivor gets, 1 despair token goes on the survivor’s card.',
    pl: 'Za każdą rozpacz na kartę ocalałego trafia 1 znacznik rozpaczy.',
  },
  {
    id: 'L238',
    heading: 'Nowe, stałe zasady',
    en: 'For all rules despair is ordinary damage; it counts for the limit of 3, too.',
    pl: 'We wszystkich zasadach rozpacz jest zwykłym obrażeniem; liczy się też do granicy 3.',
  },
  {
    id: 'L239',
    heading: 'Nowe, stałe zasady',
    en: 'An effect that heals damage of any kind does not remove despair; only an effect that names despair does.',
    pl: 'Efekt leczący dowolne obrażenia nie usuwa rozpaczy; usuwa ją tylko taki, który ją wymienia.',
  },
  {
    id: 'L240',
    heading: 'Nowe, stałe zasady',
    en:
      'The unruly side of the token shows an unruly helpless survivor; helpless survivors may begin unruly or become ' +
      'unruly.',
    pl:
      'Zbuntowanego darmozjada pokazuje zbuntowana strona znacznika; darmozjady bywają takie od początku albo buntują ' +
      'się później.',
  },
  {
    id: 'L241',
    heading: 'Nowe, stałe zasady',
    en: 'An unruly helpless survivor counts as two when the colony is fed and when zombies are added.',
    pl: 'Zbuntowany darmozjad liczy się za dwóch przy karmieniu i przy dodawaniu zombie.',
  },
  {
    id: 'L242',
    heading: 'Nowe, stałe zasady',
    en:
      'The active player may put a medicine card on the waste pile without its effect to turn 1 unruly helpless ' +
      'survivor back to normal.',
    pl:
      'Aktywny gracz może odłożyć kartę leku na stos odpadów bez jej efektu i odwrócić 1 zbuntowanego darmozjada z ' +
      'powrotem na normalną stronę.',
  },
  {
    id: 'L243',
    heading: 'Nowe, stałe zasady',
    en: 'An explosive trap is like a barricade in everything except its destruction.',
    pl: 'Wybuchająca pułapka działa pod każdym względem jak barykada, dopóki nie zostanie zniszczona.',
  },
  {
    id: 'L244',
    heading: 'Nowe, stałe zasady',
    en: 'When a zombie that should be added destroys a trap, the trap and all zombies at that entrance are removed.',
    pl:
      'Gdy pułapkę niszczy zombie, który miał zostać dodany, usuwa się ją razem ze wszystkimi zombie przy tym ' +
      'wejściu.',
  },
  {
    id: 'L245',
    heading: 'Nowe, stałe zasady',
    en: 'The graveyard does nothing unless a card names it.',
    pl: 'Cmentarz sam nic nie robi, chyba że wspomina o nim karta.',
  },
] as const satisfies readonly RuleText[];
