import type { RuleText } from '@horda/parts';

/** What lies in the box and what the cards, tokens and boards say (L1–L38), in our own words. */
export const BOX = [
  {
    id: 'L1',
    heading: 'Zawartość',
    en: 'There are 8 main objective cards; each has a normal side and a hard side.',
    pl: 'Kart celu głównego jest 8; każda ma stronę normalną i trudną.',
  },
  {
    id: 'L2',
    heading: 'Zawartość',
    en: 'There are 24 ordinary secret objectives, 11 betrayal objectives and 5 exile objectives.',
    pl: 'Ukrytych celów są trzy rodzaje: 24 zwykłe, 11 zdrajcy i 5 wygnańca.',
  },
  {
    id: 'L3',
    heading: 'Zawartość',
    en: 'There are 20 survivor cards; each has a standee of its own.',
    pl: 'Ocalałych jest 20; każdy ma kartę i własną figurkę.',
  },
  {
    id: 'L4',
    heading: 'Zawartość',
    en:
      'There are 25 starter items and 7 location decks of 20 items each: police station, grocery store, school, gas ' +
      'station, library, hospital and Raxxon.',
    pl:
      'Przedmiotów startowych jest 25, a do tego dochodzi 7 stosów lokacji po 20 przedmiotów: komisariat policji, ' +
      'sklep spożywczy, szkoła, stacja paliw, biblioteka, szpital i Raxxon.',
  },
  {
    id: 'L5',
    heading: 'Zawartość',
    en: 'There are 22 crises, 10 improvements, 12 Raxxon experiments and 6 side effects of pills.',
    pl: 'Zagrożeń są 22, usprawnień 10, eksperymentów Raxxon 12, a efektów ubocznych pigułek 6.',
  },
  {
    id: 'L6',
    heading: 'Zawartość',
    en: 'There are 61 crossroads cards for everybody and 9 more for adults only.',
    pl: 'Kart rozdroży dla wszystkich jest 61; kolejnych 9 jest tylko dla dorosłych.',
  },
  {
    id: 'L7',
    heading: 'Zawartość',
    en:
      'The tokens are: 29 damage, 20 helpless survivors, 20 food, 32 noise, 21 barricades, 6 starvation, 12 despair, ' +
      '12 advancement, 10 improvements, 2 track markers and 1 first-player marker, the knife.',
    pl:
      'Znaczniki to: 29 obrażeń, 20 darmozjadów, 20 żywności, 32 hałasu, 21 barykad, 6 głodu, 12 rozpaczy, 12 ' +
      'postępu, 10 usprawnień, 2 do torów i 1 znacznik pierwszego gracza, czyli nóż.',
  },
  {
    id: 'L8',
    heading: 'Zawartość',
    en:
      'Besides the survivors there are standees of 20 bandits, 30 zombies and 19 experiments; 30 spare zombie tokens ' +
      'help out when the zombie standees run out.',
    pl:
      'Poza ocalałymi są figurki 20 bandytów, 30 zombie i 19 eksperymentów; gdy zabraknie figurek zombie, w zapasie ' +
      'jest 30 znaczników zombie.',
  },
  {
    id: 'L9',
    heading: 'Zawartość',
    en: 'There are 30 action dice with six faces each and 1 exposure die.',
    pl: 'Sześciościennych kości akcji jest 30, kość ryzyka tylko 1.',
  },
  {
    id: 'L10',
    heading: 'Zawartość',
    en:
      'There are 1 colony board and 9 location cards: six ordinary locations, the graveyard, the bandit hideout and ' +
      'Raxxon.',
    pl: 'Plansza kolonii jest 1, kart lokacji 9: sześć zwykłych lokacji, cmentarz, kryjówka bandytów i Raxxon.',
  },
  {
    id: 'L11',
    heading: 'Karty i komponenty',
    en:
      'A main objective has a name, a set-up, a goal and an expected length: short is 45–90 minutes, medium 90–120, ' +
      'long 120–210.',
    pl:
      'Cel główny ma nazwę, rozłożenie, zadanie i przewidywany czas: krótki to 45–90 minut, średni 90–120, długi ' +
      '120–210.',
  },
  {
    id: 'L12',
    heading: 'Karty i komponenty',
    en: 'A secret objective has a name and lists the conditions that its owner has to meet to win.',
    pl: 'Ukryty cel ma nazwę i warunki, które jego właściciel musi spełnić, żeby wygrać.',
  },
  {
    id: 'L13',
    heading: 'Karty i komponenty',
    en: 'Every card of The Long Night bears a crescent, so that mixed sets can be sorted again.',
    pl: 'Każda karta Długiej Nocy ma półksiężyc, więc wymieszane zestawy da się potem rozdzielić.',
  },
  {
    id: 'L14',
    heading: 'Karty i komponenty',
    en:
      'A survivor card shows a name, an occupation, an influence value, an attack value, a search value, an ability ' +
      'and the location where the ability works.',
    pl:
      'Karta ocalałego podaje imię i nazwisko, zawód, wartość wpływów, wartość ataku, wartość przeszukiwania, ' +
      'zdolność i lokację, w której ta zdolność działa.',
  },
  {
    id: 'L15',
    heading: 'Karty i komponenty',
    en: 'The occupation by itself changes nothing in the game.',
    pl: 'Sam zawód niczego w grze nie zmienia.',
  },
  {
    id: 'L16',
    heading: 'Karty i komponenty',
    en:
      'Influence is the rank of a survivor in the colony; it decides which survivor counts as the highest or the ' +
      'lowest.',
    pl: 'Wpływy to pozycja ocalałego w kolonii; to one decydują, kto jest najwyżej, a kto najniżej.',
  },
  {
    id: 'L17',
    heading: 'Karty i komponenty',
    en: 'A survivor can use the ability only at the location that the card names for it.',
    pl: 'Ocalały korzysta ze zdolności tylko wtedy, gdy stoi w lokacji podanej przy niej na karcie.',
  },
  {
    id: 'L18',
    heading: 'Karty i komponenty',
    en: 'An item card shows a name, the symbol of its type, an ability and the deck to which it belongs.',
    pl: 'Karta przedmiotu podaje nazwę, symbol rodzaju, zdolność i stos, z którego pochodzi.',
  },
  {
    id: 'L19',
    heading: 'Karty i komponenty',
    en: 'There are seven types of items: weapon, tool, education, medicine, food, fuel and survivor.',
    pl: 'Rodzajów przedmiotów jest siedem: broń, narzędzia, edukacja, leki, żywność, paliwo i ocalali.',
  },
  {
    id: 'L20',
    heading: 'Karty i komponenty',
    en:
      'A crisis shows the item types that prevent it, the effect if the players fail, sometimes a bonus for further ' +
      'cards, and numbers that place bandits.',
    pl:
      'Zagrożenie podaje rodzaje przedmiotów, które mu zapobiegają, efekt w razie porażki, czasem premię za dodatkowe ' +
      'karty oraz liczby do rozmieszczenia bandytów.',
  },
  {
    id: 'L21',
    heading: 'Karty i komponenty',
    en: 'The bandit numbers of a crisis count only with the bandit module.',
    pl: 'Liczby bandytów na zagrożeniu mają znaczenie tylko z modułem bandytów.',
  },
  {
    id: 'L22',
    heading: 'Karty i komponenty',
    en: 'A crossroads card has a name, a condition that triggers it and options to choose from.',
    pl: 'Karta rozdroży ma nazwę, warunek, który ją uruchamia, i opcje do wyboru.',
  },
  {
    id: 'L23',
    heading: 'Karty i komponenty',
    en: 'The players may take the crossroads cards with the adult mark out before the game.',
    pl: 'Karty rozdroży oznaczone jako tylko dla dorosłych można wyjąć przed grą.',
  },
  {
    id: 'L24',
    heading: 'Karty i komponenty',
    en: 'The holder of the first-player marker begins the round and settles every tie.',
    pl: 'Kto ma znacznik pierwszego gracza, ten zaczyna rundę i rozstrzyga każdy remis.',
  },
  {
    id: 'L25',
    heading: 'Karty i komponenty',
    en: 'A damage token has two sides: a wound and a frostbite.',
    pl: 'Znacznik obrażeń ma dwie strony: ranę i odmrożenie.',
  },
  {
    id: 'L26',
    heading: 'Karty i komponenty',
    en: 'A barricade token has two sides: a barricade and an explosive trap.',
    pl: 'Znacznik barykady ma dwie strony: barykadę i wybuchającą pułapkę.',
  },
  {
    id: 'L27',
    heading: 'Karty i komponenty',
    en: 'A helpless survivor token has two sides: normal and unruly.',
    pl: 'Znacznik darmozjada ma dwie strony: normalną i zbuntowaną.',
  },
  {
    id: 'L28',
    heading: 'Karty i komponenty',
    en: 'A helpless survivor belongs to no player and has no card, no influence and no actions.',
    pl: 'Darmozjad nie należy do żadnego gracza, nie ma karty ani wpływów i nie wykonuje akcji.',
  },
  {
    id: 'L29',
    heading: 'Karty i komponenty',
    en:
      'At the player aid lie the group leader, the followers and the face-down secret objective; it has one area for ' +
      'unused action dice and one for used dice.',
    pl:
      'Przy karcie pomocy leżą przywódca grupy, stronnicy i zakryty ukryty cel; jest tam też miejsce na nieużyte i ' +
      'osobne na zużyte kości akcji.',
  },
  {
    id: 'L30',
    heading: 'Karty i komponenty',
    en: 'The ordinary board has 7 locations: the colony and six location cards.',
    pl: 'Zwykła plansza to 7 lokacji: kolonia i sześć kart lokacji.',
  },
  {
    id: 'L31',
    heading: 'Karty i komponenty',
    en: 'The colony has numbered entrances; each has entrance spaces that hold zombies, barricades or traps.',
    pl: 'Kolonia ma ponumerowane wejścia, a każde z nich pola, na których stają zombie, barykady albo pułapki.',
  },
  {
    id: 'L32',
    heading: 'Karty i komponenty',
    en: 'The survivor spaces of the colony hold survivors and helpless survivors.',
    pl: 'Na polach ocalałych w kolonii stoją ocalali i darmozjady.',
  },
  {
    id: 'L33',
    heading: 'Karty i komponenty',
    en: 'Every other location has a single entrance with several entrance spaces.',
    pl: 'Każda inna lokacja ma tylko jedno wejście z kilkoma polami.',
  },
  {
    id: 'L34',
    heading: 'Karty i komponenty',
    en: 'A location takes at most 4 noise tokens in one round.',
    pl: 'W jednej rundzie na lokacji mieszczą się najwyżej 4 znaczniki hałasu.',
  },
  {
    id: 'L35',
    heading: 'Karty i komponenty',
    en: 'The item symbols on a location run from the most likely type to the least likely; they only inform.',
    pl: 'Symbole przedmiotów na lokacji idą od najczęstszego rodzaju do najrzadszego; to tylko podpowiedź.',
  },
  {
    id: 'L36',
    heading: 'Karty i komponenty',
    en: 'The graveyard only keeps the cards and standees of dead survivors; nobody can move there.',
    pl: 'Cmentarz służy tylko do odkładania kart i figurek zmarłych; nikt nie może tam pójść.',
  },
  {
    id: 'L37',
    heading: 'Karty i komponenty',
    en: 'The morale track shows the morale of the colony, the round track the rounds that are left.',
    pl: 'Tor morale pokazuje morale kolonii, a tor rund, ile rund zostało.',
  },
  {
    id: 'L38',
    heading: 'Karty i komponenty',
    en: 'The colony board has a place for the waste pile; cards that have been played lie there.',
    pl: 'Na planszy kolonii jest miejsce na stos odpadów; tam leżą zagrane karty.',
  },
] as const satisfies readonly RuleText[];
