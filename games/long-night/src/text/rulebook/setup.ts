import type { RuleText } from '@horda/parts';

/** How the game is set up (L39–L54), in our own words. */
export const SETUP = [
  {
    id: 'L39',
    heading: 'Przygotowanie gry',
    en: 'The colony board, the six location cards and the graveyard are laid out.',
    pl: 'Na stół trafiają plansza kolonii, sześć kart lokacji i cmentarz.',
  },
  {
    id: 'L40',
    heading: 'Przygotowanie gry',
    en: 'Every player takes a player aid.',
    pl: 'Każdy bierze kartę pomocy.',
  },
  {
    id: 'L41',
    heading: 'Przygotowanie gry',
    en: 'The players choose a main objective or draw one; Tribute suits the first game.',
    pl: 'Cel główny gracze wybierają albo losują; na pierwszą grę nadaje się Danina.',
  },
  {
    id: 'L42',
    heading: 'Przygotowanie gry',
    en:
      'The set-up of the main objective is carried out: morale, rounds, zombies, helpless survivors and other pieces. ' +
      'Zombies at the colony are added in the usual order. The food supply begins empty unless the set-up fills it.',
    pl:
      'Wykonuje się rozłożenie z karty celu głównego: morale, rundy, zombie, darmozjady i resztę elementów. Zombie w ' +
      'kolonii dokłada się w zwykłej kolejności. Magazyn żywności jest na początku pusty, chyba że rozłożenie mówi ' +
      'inaczej.',
  },
  {
    id: 'L43',
    heading: 'Przygotowanie gry',
    en:
      'For each player 2 random ordinary secret objectives are taken, and 1 random betrayal objective is added; they ' +
      'are shuffled, and every player gets 1 of them face down.',
    pl:
      'Bierze się po 2 losowe zwykłe ukryte cele na gracza i dokłada 1 losowy cel zdrajcy; po potasowaniu każdy ' +
      'dostaje 1 zakrytą kartę.',
  },
  {
    id: 'L44',
    heading: 'Przygotowanie gry',
    en: 'Nobody looks at the objectives that were not dealt; they go back to the box.',
    pl: 'Nierozdane cele wracają do pudełka i nikt ich nie ogląda.',
  },
  {
    id: 'L45',
    heading: 'Przygotowanie gry',
    en: 'A player must not show the secret objective to the others.',
    pl: 'Ukrytego celu nie wolno pokazywać innym.',
  },
  {
    id: 'L46',
    heading: 'Przygotowanie gry',
    en: 'The crises are shuffled and put face down on their place on the colony board.',
    pl: 'Zagrożenia tasuje się i kładzie zakryte na ich miejscu na planszy kolonii.',
  },
  {
    id: 'L47',
    heading: 'Przygotowanie gry',
    en: 'The survivors, the exile objectives and the crossroads cards are shuffled into three face-down decks.',
    pl: 'Ocalałych, cele wygnańca i karty rozdroży tasuje się osobno w trzy zakryte talie.',
  },
  {
    id: 'L48',
    heading: 'Przygotowanie gry',
    en:
      'The starter items are shuffled, and every player gets 5. The others go back to the box and never count as ' +
      'removed from the game.',
    pl:
      'Przedmioty startowe tasuje się i każdy dostaje po 5. Pozostałe wracają do pudełka i nigdy nie liczą się jako ' +
      'usunięte z gry.',
  },
  {
    id: 'L49',
    heading: 'Przygotowanie gry',
    en: 'The other items are sorted by location; every deck is shuffled and laid on its location.',
    pl: 'Pozostałe przedmioty dzieli się według lokacji; każdy stos tasuje się i kładzie na jego lokacji.',
  },
  {
    id: 'L50',
    heading: 'Przygotowanie gry',
    en:
      'Every player is dealt 4 survivors and keeps 2; the others go back into the survivor deck, which is shuffled. ' +
      'If there are too few cards for that, base-game survivors are mixed in; without them every player is dealt 3 ' +
      'and keeps 2.',
    pl:
      'Każdy dostaje 4 ocalałych i zatrzymuje 2; reszta wraca do talii ocalałych, którą się tasuje. Jeśli kart nie ' +
      'wystarcza, domieszuje się ocalałych z gry podstawowej; bez nich każdy dostaje 3 i zatrzymuje 2.',
  },
  {
    id: 'L51',
    heading: 'Przygotowanie gry',
    en: 'Every player makes one of the survivors they kept the group leader; the others are followers.',
    pl: 'Spośród zatrzymanych ocalałych gracz wyznacza jednego na przywódcę grupy; pozostali są stronnikami.',
  },
  {
    id: 'L52',
    heading: 'Przygotowanie gry',
    en: 'The standees of all chosen survivors begin in the colony.',
    pl: 'Figurki wszystkich wybranych ocalałych zaczynają w kolonii.',
  },
  {
    id: 'L53',
    heading: 'Przygotowanie gry',
    en: 'The player whose group leader has the highest influence takes the first-player marker.',
    pl: 'Znacznik pierwszego gracza bierze ten, czyj przywódca grupy ma najwyższe wpływy.',
  },
  {
    id: 'L54',
    heading: 'Przygotowanie gry',
    en: 'The blue marker shows the morale, the red marker the rounds.',
    pl: 'Niebieski znacznik pokazuje morale, czerwony rundy.',
  },
] as const satisfies readonly RuleText[];
