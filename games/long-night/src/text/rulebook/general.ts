import type { RuleText } from '@horda/parts';

/** Votes, the text of cards, chance, and what the secret objectives are about (L206–L218), in our own words. */
export const GENERAL = [
  {
    id: 'L206',
    heading: 'Głosowanie',
    en: 'The players may talk before a vote.',
    pl: 'Przed głosowaniem gracze mogą się naradzić.',
  },
  {
    id: 'L207',
    heading: 'Głosowanie',
    en: 'After a countdown all vote at the same time, thumb up for yes or thumb down for no.',
    pl: 'Po odliczeniu wszyscy głosują w tej samej chwili: kciuk w górę na tak, kciuk w dół na nie.',
  },
  {
    id: 'L208',
    heading: 'Głosowanie',
    en: 'Players vote on exile, for crossroads cards, on the first-player marker and on the containment code.',
    pl:
      'Głosuje się nad wygnaniem, przy kartach rozdroży, nad znacznikiem pierwszego gracza i przy kodzie ' +
      'powstrzymującym.',
  },
  {
    id: 'L209',
    heading: 'Tekst na kartach',
    en: 'Where a card contradicts the rules, the card is right.',
    pl: 'Gdy karta przeczy zasadom, rację ma karta.',
  },
  {
    id: 'L210',
    heading: 'Tekst na kartach',
    en: 'If two effects come at the same time, the first player decides their order.',
    pl: 'Jeśli dwa efekty wypadają w tej samej chwili, o kolejności decyduje pierwszy gracz.',
  },
  {
    id: 'L211',
    heading: 'Tekst na kartach',
    en: 'An item cannot be played to break into an effect that is happening.',
    pl: 'Przedmiotem nie można przerwać efektu, który już działa.',
  },
  {
    id: 'L212',
    heading: 'Tekst na kartach',
    en: 'So a third damage token kills before any medicine can help.',
    pl: 'Dlatego trzecie obrażenie zabija, zanim pomoże jakikolwiek lek.',
  },
  {
    id: 'L213',
    heading: 'Losowe lokacje',
    en: 'A random location is rolled with an action die: it is the location with that number.',
    pl: 'Losową lokację wyznacza rzut kością akcji: to lokacja o tym numerze.',
  },
  {
    id: 'L214',
    heading: 'Losowe lokacje',
    en: 'The colony has no number and is never the random location.',
    pl: 'Kolonia nie ma numeru, więc nigdy nie jest losową lokacją.',
  },
  {
    id: 'L215',
    heading: 'Losowe lokacje',
    en: 'A location with a number above 6 is never the random location.',
    pl: 'Lokacja z numerem powyżej 6 nigdy nie jest losową lokacją.',
  },
  {
    id: 'L216',
    heading: 'Przeszukanie stosu kart',
    en: 'When an effect lets a player look through the deck of a location, that deck is shuffled afterwards.',
    pl: 'Gdy efekt pozwala przejrzeć stos lokacji, potem ten stos się tasuje.',
  },
  {
    id: 'L217',
    heading: 'Rzuć kością',
    en: 'An effect that says to roll a die uses an action die that no player has; it goes back afterwards.',
    pl: 'Gdy efekt każe rzucić kością, bierze się kość akcji, której nikt nie ma u siebie, i potem się ją odkłada.',
  },
  {
    id: 'L218',
    heading: 'Ukryte cele i balans gry',
    en: 'Secret objectives are not equally difficult, and that is intended; most of them want the colony to succeed.',
    pl: 'Ukryte cele celowo nie są równie trudne; większość z nich życzy kolonii powodzenia.',
  },
] as const satisfies readonly RuleText[];
