import type { RuleText } from '@horda/parts';

/** The module of bandits (L252–L266), in our own words. */
export const BANDITS = [
  {
    id: 'L252',
    heading: 'Moduł bandytów',
    en: 'Bandits are not zombies, and no player controls them; they stand on survivor spaces outside the colony.',
    pl: 'Bandyci nie są zombie i nie kieruje nimi żaden gracz; zajmują pola ocalałych poza kolonią.',
  },
  {
    id: 'L253',
    heading: 'Moduł bandytów',
    en:
      'In the bandit module the crises, survivors, crossroads cards and objectives with the bandit mark join their ' +
      'decks.',
    pl: 'W module bandytów do talii dochodzą zagrożenia, ocalali, karty rozdroży i cele z symbolem bandyty.',
  },
  {
    id: 'L254',
    heading: 'Moduł bandytów',
    en: 'The bandit hideout joins the locations; it has no item deck, and the bandit standees wait beside it.',
    pl: 'Do lokacji dochodzi kryjówka bandytów; nie ma stosu przedmiotów, a figurki bandytów czekają obok niej.',
  },
  {
    id: 'L255',
    heading: 'Moduł bandytów',
    en: 'When a crisis is revealed, bandits are put at the locations that its numbers show.',
    pl: 'Po odsłonięciu zagrożenia bandyci trafiają do lokacji, które wskazują jego liczby.',
  },
  {
    id: 'L256',
    heading: 'Moduł bandytów',
    en: 'A bandit for whom there is no free survivor space is not placed.',
    pl: 'Bandyty, dla którego nie ma wolnego pola ocalałego, się nie stawia.',
  },
  {
    id: 'L257',
    heading: 'Moduł bandytów',
    en: 'A base-game crisis, which has no numbers, brings 2 bandits to random locations; the players may agree on none.',
    pl:
      'Zagrożenie z gry podstawowej, które nie ma tych liczb, sprowadza 2 bandytów do losowych lokacji; gracze mogą ' +
      'się umówić, że żadnego.',
  },
  {
    id: 'L258',
    heading: 'Moduł bandytów',
    en: 'A survivor may attack a bandit at the same location.',
    pl: 'Ocalały może zaatakować bandytę w tej samej lokacji.',
  },
  {
    id: 'L259',
    heading: 'Moduł bandytów',
    en:
      'A bandit is attacked like a survivor with the attack value 4: if the die rolled again shows 4 or less, the ' +
      'bandit is removed.',
    pl:
      'Bandytę atakuje się jak ocalałego o wartości ataku 4: jeśli w ponownym rzucie kością wypadnie najwyżej 4, ' +
      'bandyta znika.',
  },
  {
    id: 'L260',
    heading: 'Moduł bandytów',
    en: 'After an attack on a bandit the exposure die is not rolled and no card is taken.',
    pl: 'Po ataku na bandytę nie rzuca się kością ryzyka ani nie zabiera karty.',
  },
  {
    id: 'L261',
    heading: 'Moduł bandytów',
    en: 'Every bandit counts as a survivor when zombies are added to the location.',
    pl: 'Każdy bandyta liczy się jak ocalały, gdy do jego lokacji dodaje się zombie.',
  },
  {
    id: 'L262',
    heading: 'Moduł bandytów',
    en: 'If a location without survivors is overrun, all bandits there are removed.',
    pl: 'Jeśli zombie opanują lokację, w której nie ma ocalałych, usuwa się z niej wszystkich bandytów.',
  },
  {
    id: 'L263',
    heading: 'Moduł bandytów',
    en:
      'After zombies have been added in the colony phase, every bandit in play loots: 1 card from the item deck of ' +
      'the bandit’s location is laid face up at the hideout.',
    pl:
      'Po dodaniu zombie w fazie kolonii każdy bandyta na planszy plądruje: 1 karta ze stosu przedmiotów jego lokacji ' +
      'ląduje odkryta w kryjówce.',
  },
  {
    id: 'L264',
    heading: 'Moduł bandytów',
    en: 'The hideout card says what survivors can do at the hideout.',
    pl: 'Co ocalali mogą zrobić w kryjówce, mówi jej karta.',
  },
  {
    id: 'L265',
    heading: 'Moduł bandytów',
    en: 'An exiled player who was not the betrayer becomes the bandit leader.',
    pl: 'Przywódcą bandytów zostaje wygnany gracz, o ile nie był zdrajcą.',
  },
  {
    id: 'L266',
    heading: 'Moduł bandytów',
    en: 'From then on the bandit leader decides where the bandits of a revealed crisis are placed.',
    pl: 'Odtąd to przywódca bandytów decyduje, gdzie staną bandyci z odsłoniętego zagrożenia.',
  },
] as const satisfies readonly RuleText[];
