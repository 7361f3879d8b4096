import type { RuleText } from '@horda/parts';

/** Where the rulebook, the rulings and the campaign collide (W…): the reading to follow, each with its reason. */
export const CORRECTIONS = [
  {
    id: 'W1',
    heading: 'Strefy',
    en:
      'A contact shorter than 16 units across a tile edge, where a tile is 250 units wide, is nothing: no merging of ' +
      'zones, no border, no sight.',
    pl:
      'Styk krótszy niż 16 jednostek na krawędzi kafelków (kafelek ma 250 jednostek) się nie liczy: Strefy się nie ' +
      'łączą, nie ma granicy i nic przez niego nie widać.',
    why: {
      en:
        'The grids of 10V and 11V do not quite meet the streets, and sight would slip through slits of 12 or 13 ' +
        'units.',
      pl: 'Siatki 10V i 11V nie całkiem pasują do ulic i widok przeciskałby się przez szpary na 12 czy 13 jednostek.',
    },
  },
  {
    id: 'W2',
    heading: 'Zasady Waszyngtonu',
    en:
      'Two zones joined both by an open stretch and by sandbags are not closed to each other (V329). There are five ' +
      'such pairs: two in M4 and three in M10, on tiles 10V and 11V.',
    pl:
      'Dwie Strefy połączone i wolnym odcinkiem, i Workami z Piaskiem nie są od siebie odcięte (V329). Takich par ' +
      'jest pięć: dwie w M4 i trzy w M10, na kafelkach 10V i 11V.',
    why: {
      en: 'Only a border wholly covered by sandbags stops zombies.',
      pl: 'Zombie zatrzymuje tylko granica zastawiona w całości.',
    },
  },
  {
    id: 'W3',
    heading: 'Zainfekowany Stan',
    en: 'One line of tile labels in the mission’s plan is one row of the board. M3, M4, M5 and M7 are laid this way.',
    pl: 'Jedna linia numerów kafelków w planie Misji to jeden rząd planszy. Tak układa się M3, M4, M5 i M7.',
    why: {
      en: 'With this reading the openings at the tile edges meet.',
      pl: 'Przy takim odczytaniu przejścia na krawędziach kafelków się schodzą.',
    },
  },
  {
    id: 'W4',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en: 'Opening either end of the tunnel in M8 opens the passage (Y22).',
    pl: 'Otwarcie dowolnego końca tunelu w M8 otwiera przejście (Y22).',
    why: {
      en: 'The green door can be opened only from inside the basement.',
      pl: 'Zielone Drzwi można otworzyć tylko od strony piwnic.',
    },
  },
  {
    id: 'W5',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en: 'For the Humvee of M1 only the cards on 7R and 8R decide (V382), although its zone lies on four tiles.',
    pl: 'O Humvee w M1 decydują tylko karty na 7R i 8R (V382), choć jego Strefa leży na czterech kafelkach.',
    why: {
      en: 'The special rule of the Humvee goes before the general one.',
      pl: 'Szczególna zasada Humvee jest ważniejsza niż ogólna.',
    },
  },
  {
    id: 'W6',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en:
      'The card of 19:00 in M3 counts for the goal: all cards must be revealed, so the mission lasts at least 8 ' +
      'rounds.',
    pl: 'Karta z 19:00 w M3 liczy się do Celu: trzeba odkryć wszystkie karty, więc Misja trwa co najmniej 8 rund.',
    why: {
      en: 'The goal says all cards.',
      pl: 'Cel mówi o wszystkich kartach.',
    },
  },
  {
    id: 'W7',
    heading: 'Zegar i Noc',
    en:
      'A card that moves the clock changes the hour at once, and effects tied to an hour happen at once. Day or ' +
      'night is read at the start of each round.',
    pl:
      'Karta, która przesuwa Zegar, zmienia godzinę od razu i od razu działają efekty związane z godziną. Dzień albo ' +
      'Noc odczytuje się na początku każdej rundy.',
    why: {
      en: 'Two cards move the clock in the player phase, and night should not fall in mid-turn.',
      pl: 'Dwie karty przesuwają Zegar w Fazie Graczy, a Noc nie powinna zapadać w środku Tury.',
    },
  },
  {
    id: 'W8',
    heading: 'Abominacje',
    en:
      'If several abominations are on the board, an abomination card gives all of them the extra activation. The ' +
      'same holds when the abomination deck is empty.',
    pl:
      'Jeśli na planszy jest kilka Abominacji, karta Abominacji daje dodatkową Aktywację wszystkim. Tak samo jest, ' +
      'gdy talia Abominacji jest pusta.',
    why: {
      en: 'The rulebook expects only one abomination at a time, but M7 brings more.',
      pl: 'Instrukcja zakłada jedną Abominację naraz, a w M7 bywa ich więcej.',
    },
  },
  {
    id: 'W9',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'When Praetorian reads a note on sight, “this survivor” is the nearest survivor in range who sees the ' +
      'abomination; the first player settles ties. Limits of the night count.',
    pl:
      'Gdy Pretorianin każe przeczytać Notatkę przy zobaczeniu Abominacji, „ten Ocalały” to najbliższy w Zasięgu ' +
      'spośród tych, którzy ją widzą; remis rozstrzyga Pierwszy Gracz. Nocne ograniczenia obowiązują.',
    why: {
      en: 'Several survivors may see it at the same moment.',
      pl: 'Kilku Ocalałych może ją zobaczyć w tej samej chwili.',
    },
  },
  {
    id: 'W10',
    heading: 'Otwieranie drzwi',
    en:
      'A door counts as open while its card is resolved, unless the card keeps it shut. Zombies spawn behind it ' +
      'after the card.',
    pl:
      'Przy rozpatrywaniu karty z Drzwi liczą się one jako otwarte, chyba że karta każe im zostać zamkniętymi. ' +
      'Zombie namnażają się za nimi dopiero po karcie.',
    why: {
      en: 'The card is revealed by opening the door, and what it does may lie behind it.',
      pl: 'Kartę odkrywa się przez otwarcie Drzwi, a jej skutki mogą dotyczyć tego, co za nimi.',
    },
  },
  {
    id: 'W11',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'A trap uses up the crate (Y2). A table option gives a weapon from every crate instead.',
    pl: 'Pułapka zużywa Skrzynię (Y2). Zamiast tego opcja stołu daje broń z każdej Skrzyni.',
    why: {
      en: 'Every mission promises a random epic weapon, yet the deck holds traps.',
      pl: 'Każda Misja obiecuje losową Podrasowaną Broń, a jednak w talii są pułapki.',
    },
  },
  {
    id: 'W12',
    heading: 'Zasady Waszyngtonu',
    en:
      'The Secret Service zones of tile 11R are b, c1, c2 and d: the security room, the two offices and the command ' +
      'centre.',
    pl: 'Strefy Secret Service na kafelku 11R to b, c1, c2 i d: pokój ochrony, dwa biura i centrum dowodzenia.',
    why: {
      en: 'The rulebook names no zone; these are the rooms that the pictures show as such.',
      pl: 'Instrukcja nie wymienia żadnej; to pomieszczenia, które tak wyglądają na rysunkach.',
    },
  },
  {
    id: 'W13',
    heading: 'Karty Celów i Notatki',
    en:
      'Some cards add permanent noise, and some let players look at face-down cards. Cards looked at are shown to ' +
      'all seats while the question is open and are hidden again after it.',
    pl:
      'Niektóre karty dokładają trwały Hałas, a niektóre pozwalają podejrzeć zakryte karty. Podejrzane karty widzą ' +
      'wszyscy przy stole, dopóki trwa pytanie; potem znów są zakryte.',
    why: {
      en: 'The game is cooperative, but a card that was only looked at is not revealed.',
      pl: 'Gra jest kooperacyjna, ale podejrzana karta nie jest jeszcze odkryta.',
    },
  },
  {
    id: 'W14',
    heading: 'Strefy',
    en: 'Corridor pieces of two tiles never merge into one zone; they are neighbours.',
    pl: 'Kawałki Korytarza z dwóch kafelków nigdy nie łączą się w jedną Strefę; sąsiadują ze sobą.',
    why: {
      en: 'Only streets run on across tile edges.',
      pl: 'Przez krawędzie kafelków ciągną się tylko ulice.',
    },
  },
  {
    id: 'W15',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en:
      'Two door cards of M8 may stay face up. The action for an objective resolves them again: card 2 in zone 14V.b, ' +
      'card 13 in zone 13V.e.',
    pl:
      'Dwie karty z Drzwi w M8 mogą zostać odkryte. Rozpatruje się je ponownie Akcją Zdobywania Celu: kartę 2 w ' +
      'Strefie 14V.b, a kartę 13 w Strefie 13V.e.',
    why: {
      en: 'A card that stays must be within somebody’s reach.',
      pl: 'Do karty, która zostaje, ktoś musi mieć dostęp.',
    },
  },
  {
    id: 'W16',
    heading: 'Karty Celów i Notatki',
    en:
      'A card that gives an item takes it from the equipment deck, its discards, the Secret Service deck or its ' +
      'discards, in this order. A deck that was looked through is shuffled.',
    pl:
      'Karta, która daje przedmiot, bierze go kolejno: z talii Ekwipunku, z jej odrzuconych kart, z talii Secret ' +
      'Service albo z jej odrzuconych kart. Przejrzaną talię się tasuje.',
    why: {
      en: 'The Flashlight is in two decks.',
      pl: 'Latarka jest w dwóch taliach.',
    },
  },
  {
    id: 'W17',
    heading: 'Karty Celów i Notatki',
    en: 'When a card lets a survivor draw several cards, a trap ends the drawing, as in a Search (Y4).',
    pl: 'Gdy karta pozwala dobrać kilka kart, pułapka kończy dobieranie, tak jak w Przeszukiwaniu (Y4).',
    why: {
      en: 'The trap works the same way wherever it is drawn.',
      pl: 'Pułapka działa tak samo wszędzie, gdzie się ją dobierze.',
    },
  },
  {
    id: 'W18',
    heading: 'Adrenalina',
    en:
      'A survivor who gains AP outside the own turn has 4 actions if that turn is still to come. The owner chooses ' +
      'an orange or red skill at once.',
    pl:
      'Ocalały, który dostanie PA poza swoją Turą, ma 4 Akcje, jeśli ta Tura jest jeszcze przed nim. Umiejętność ' +
      'pomarańczową lub czerwoną właściciel wybiera od razu.',
    why: {
      en: 'Skills work from the moment they are gained.',
      pl: 'Umiejętności działają od chwili zdobycia.',
    },
  },
  {
    id: 'W19',
    heading: 'M4. Strefa wojny',
    en:
      'A spawn zone of M4 that a card wakes after 2 more rounds gets its first card 2 rounds after the round in ' +
      'which the card was read.',
    pl:
      'Strefa Namnażania w M4, którą karta budzi po 2 kolejnych rundach, dostaje pierwszą kartę 2 rundy po tej, w ' +
      'której kartę przeczytano.',
    why: {
      en: 'The rounds are counted from the one after the card.',
      pl: 'Rundy liczy się od następnej po karcie.',
    },
  },
  {
    id: 'W20',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en: 'For the card of 19:00 in M3 the hour shown decides: it is night.',
    pl: 'Dla karty z 19:00 w M3 liczy się godzina na Zegarze: jest Noc.',
    why: {
      en: 'The card is read when the clock has just turned.',
      pl: 'Kartę czyta się zaraz po przestawieniu Zegara.',
    },
  },
  {
    id: 'W21',
    heading: 'Nokaut i śmierć',
    en:
      'A knocked-out survivor left behind dies in missions won by leaving through an exit, M4 and M10 (Y50). In all ' +
      'other missions a survivor who lies knocked out when the mission is won lives (Y42).',
    pl:
      'W Misjach wygrywanych ucieczką przez Wyjście, M4 i M10, pozostawiony Znokautowany umiera (Y50). We wszystkich ' +
      'innych Ocalały, który leży Znokautowany w chwili wygranej, żyje (Y42).',
    why: {
      en: 'After the others have left there is nobody to carry anyone out.',
      pl: 'Gdy reszta uciekła, nie ma kto wynieść leżącego.',
    },
  },
  {
    id: 'W22',
    heading: 'Strefy',
    en: 'A sealed room that gets a door is a lit room: sight, search and noise work as in any room.',
    pl:
      'Zapieczętowane pomieszczenie, które dostało Drzwi, to jasne pomieszczenie: Pole Widzenia, Przeszukiwanie i ' +
      'Hałas działają jak w każdym innym.',
    why: {
      en: 'Nothing marks it as dark.',
      pl: 'Nic nie oznacza go jako ciemnego.',
    },
  },
  {
    id: 'W23',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en:
      'If a split in M1 sends part of a group toward a closed door, that part walks up to the door and stands there; ' +
      'the page says why.',
    pl:
      'Jeśli podział w M1 kieruje część grupy w stronę zamkniętych Drzwi, ta część podchodzi do nich i staje; ekran ' +
      'mówi dlaczego.',
    why: {
      en: 'The split takes planned ways, and these lead through doors as if they were open (Y49).',
      pl: 'Podział liczy wyznaczone drogi, a te prowadzą przez Drzwi tak, jakby były otwarte (Y49).',
    },
  },
] as const satisfies readonly RuleText[];
