import type { RuleText } from '@horda/parts';

/** What each of the ten missions of the campaign does differently (V376–V414), in our own words. */
export const MISSIONS = [
  {
    id: 'V376',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en:
      'The goals of M1 are to open all doors of the bistro, the building on 3R and 4R, and to reveal all objective ' +
      'cards.',
    pl: 'Cele M1: otworzyć wszystkie Drzwi bistra, czyli budynku na 3R i 4R, i odkryć wszystkie karty Celów.',
  },
  {
    id: 'V377',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en: 'In M1 one survivor starts in each start zone; the players choose who stands where.',
    pl: 'W M1 w każdej Strefie Startowej zaczyna jeden Ocalały; gracze wybierają, kto gdzie.',
  },
  {
    id: 'V378',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en: 'In M1 there are 6 noise tokens in the marked zone of 4R; end phases do not remove them.',
    pl: 'W M1 w oznaczonej Strefie na 4R leży 6 żetonów Hałasu; Fazy Końcowe ich nie usuwają.',
  },
  {
    id: 'V379',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en:
      'When zombies of M1 choose that zone as their target, they plan their way as if all doors were open, yet a ' +
      'closed door still stops them.',
    pl:
      'Gdy Zombie w M1 wybiorą tę Strefę za cel, wyznaczają drogę tak, jakby nigdzie nie było zamkniętych Drzwi, ale ' +
      'takie Drzwi i tak je zatrzymują.',
  },
  {
    id: 'V380',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en: 'In M1, while an objective card lies on a tile, the zones of that tile cannot be searched.',
    pl: 'W M1, dopóki na kafelku leży karta Celu, nie można Przeszukiwać Stref tego kafelka.',
  },
  {
    id: 'V381',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en: 'In M1, while an objective card lies on a tile, the crates of that tile cannot be taken.',
    pl: 'W M1, dopóki na kafelku leży karta Celu, nie można zdobywać Skrzyń na tym kafelku.',
  },
  {
    id: 'V382',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en:
      'In M1 the Humvee cannot be searched while cards lie on 7R or 8R; after that it gives Secret Service cards ' +
      '(W5).',
    pl: 'W M1 nie można Przeszukiwać Humvee, dopóki na 7R lub 8R leżą karty; potem daje ono karty Secret Service (W5).',
  },
  {
    id: 'V383',
    heading: 'M2. Pomoc potrzebującym',
    en: 'The goal of M2 is to reveal all objective cards.',
    pl: 'Cel M2: odkryć wszystkie karty Celów.',
  },
  {
    id: 'V384',
    heading: 'M2. Pomoc potrzebującym',
    en: 'In M2 there are 6 permanent noise tokens in the marked zone across 1R and 2R.',
    pl: 'W M2 w oznaczonej Strefie na 1R i 2R leży 6 trwałych żetonów Hałasu.',
  },
  {
    id: 'V385',
    heading: 'M2. Pomoc potrzebującym',
    en:
      'In M2 every zombie that begins its move step in that zone is put into the starting spawn zone instead, which ' +
      'ends its move.',
    pl:
      'W M2 każde Zombie, które zaczyna krok ruchu w tej Strefie, przenosi się do Startowej Strefy Namnażania, co ' +
      'kończy jego ruch.',
  },
  {
    id: 'V386',
    heading: 'M2. Pomoc potrzebującym',
    en: 'In M2 the Humvee may be searched from the start.',
    pl: 'W M2 Humvee można Przeszukiwać od początku.',
  },
  {
    id: 'V387',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en: 'The goal of M3 is to reveal all objective cards, the one of 19:00 included (Y46, W6).',
    pl: 'Cel M3: odkryć wszystkie karty Celów, także tę z 19:00 (Y46, W6).',
  },
  {
    id: 'V388',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en: 'In M3 survivors cannot reveal one of the cards; it is revealed by itself at 19:00.',
    pl: 'W M3 jednej z kart Ocalali nie mogą odkryć; odkrywa się sama o 19:00.',
  },
  {
    id: 'V389',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en:
      'In M3 a building may be opened first only through a door with an objective card; after that its other doors ' +
      'may be opened.',
    pl:
      'W M3 budynek można otworzyć po raz pierwszy tylko przez Drzwi z kartą Celu; potem można otwierać jego ' +
      'pozostałe Drzwi.',
  },
  {
    id: 'V390',
    heading: 'M4. Strefa wojny',
    en: 'The goals of M4 are to switch off the searchlight and to bring all survivors to the exit zone.',
    pl: 'Cele M4: wyłączyć reflektor i doprowadzić wszystkich Ocalałych do Strefy Wyjścia.',
  },
  {
    id: 'V391',
    heading: 'M4. Strefa wojny',
    en: 'In M4 a survivor may leave through the exit zone at the end of the own turn if the zone holds no zombie.',
    pl: 'W M4 Ocalały może na koniec swojej Tury uciec przez Strefę Wyjścia, jeśli nie ma w niej Zombie.',
  },
  {
    id: 'V392',
    heading: 'M4. Strefa wojny',
    en: 'In M4 the card Pile of Corpses replaces the crate of 10V.',
    pl: 'W M4 zamiast Skrzyni na 10V leży karta Stos Zwłok.',
  },
  {
    id: 'V393',
    heading: 'M4. Strefa wojny',
    en: 'In M4 a light beam and a lit zone are on the board from the start: the searchlight on the Humvee.',
    pl: 'W M4 od początku jest na planszy Promień Światła i oświetlona Strefa: reflektor na Humvee.',
  },
  {
    id: 'V394',
    heading: 'M4. Strefa wojny',
    en: 'In M4 the green spawn zone sleeps at the start.',
    pl: 'W M4 Zielona Strefa Namnażania na początku śpi.',
  },
  {
    id: 'V395',
    heading: 'M5. DEFCON 4: Na drugi rzut oka',
    en: 'The goal of M5 is to explore the wing of the White House and find a safe place; the cards decide where.',
    pl: 'Cel M5: zbadać skrzydło Białego Domu i znaleźć bezpieczne miejsce; gdzie ono jest, rozstrzygają karty.',
  },
  {
    id: 'V396',
    heading: 'M5. DEFCON 4: Na drugi rzut oka',
    en: 'In M5 blue and green doors cannot be opened in the usual way.',
    pl: 'W M5 zwykłym sposobem nie otworzy się Drzwi Niebieskich ani Zielonych.',
  },
  {
    id: 'V397',
    heading: 'M5. DEFCON 4: Na drugi rzut oka',
    en: 'In M5 red closed doors cannot be opened at all.',
    pl: 'W M5 czerwonych zamkniętych Drzwi w ogóle nie można otworzyć.',
  },
  {
    id: 'V398',
    heading: 'M5. DEFCON 4: Na drugi rzut oka',
    en: 'In M5 the green spawn zone is asleep at the start.',
    pl: 'W M5 Zielona Strefa Namnażania na początku nie działa.',
  },
  {
    id: 'V399',
    heading: 'M6. DEFCON 3: Rundka po Białym Domu',
    en: 'The goal of M6 is to find the way into the president’s bunker; the cards decide how.',
    pl: 'Cel M6: znaleźć wejście do bunkra prezydenta; jak, rozstrzygają karty.',
  },
  {
    id: 'V400',
    heading: 'M6. DEFCON 3: Rundka po Białym Domu',
    en: 'In M6 blue doors cannot be opened at all.',
    pl: 'W M6 Niebieskich Drzwi w ogóle nie można otworzyć.',
  },
  {
    id: 'V401',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'The goal of M7 is to get the access card of the bunker, which one of the abominations wears, without using a ' +
      'Molotov.',
    pl: 'Cel M7: zdobyć kartę dostępu do bunkra, którą ma na szyi jedna z Abominacji, bez użycia Koktajlu Mołotowa.',
  },
  {
    id: 'V402',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'In M7, with the achievement Mole, blue and green doors are open from the start and joined: survivors may move ' +
      'between their zones in both directions. Without it these doors never open.',
    pl:
      'W M7 z Osiągnięciem Kret Niebieskie i Zielone Drzwi są od początku otwarte i połączone: Ocalali mogą ' +
      'przechodzić między ich Strefami w obie strony. Bez niego te Drzwi nigdy się nie otworzą.',
  },
  {
    id: 'V403',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'In M7, with the achievement Let there be light, the green spawn zone is active from the start; without it, it ' +
      'is not placed at all.',
    pl:
      'W M7 z Osiągnięciem Niech się stanie światłość Zielona Strefa Namnażania działa od początku; bez niego w ' +
      'ogóle się jej nie kładzie.',
  },
  {
    id: 'V404',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'In M7, with the achievement Praetorian, the next abomination note is read as soon as a new abomination is in ' +
      'sight of any survivor.',
    pl:
      'W M7 z Osiągnięciem Pretorianin kolejną Notatkę Abominacji czyta się, gdy tylko któryś Ocalały zobaczy nową ' +
      'Abominację.',
  },
  {
    id: 'V405',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'In M7, each time a survivor kills an abomination other than by a Molotov, the next abomination note is read: ' +
      '1, 2, then 3. Each is discarded after reading.',
    pl:
      'W M7 po każdej Abominacji, którą Ocalały zabije inaczej niż Koktajlem Mołotowa, czyta się kolejną Notatkę ' +
      'Abominacji: 1, 2, a potem 3. Po przeczytaniu każdą się odrzuca.',
  },
  {
    id: 'V406',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en: 'The goal of M8 is to restore the power: to find the switch and start the generator.',
    pl: 'Cel M8: przywrócić zasilanie, czyli znaleźć przełącznik i uruchomić generator.',
  },
  {
    id: 'V407',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en: 'In M8 tile 12V is the basement; a way to it must be found.',
    pl: 'W M8 kafelek 12V to piwnice; trzeba znaleźć do nich drogę.',
  },
  {
    id: 'V408',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en: 'In M8 no red closed door can ever be opened.',
    pl: 'W M8 czerwonych zamkniętych Drzwi nie da się otworzyć nigdy.',
  },
  {
    id: 'V409',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en:
      'In M8 the cards Security Room and Secret Service Command Centre on 11R can be revealed only once their door ' +
      'has been opened, and before zombies spawn behind it.',
    pl:
      'W M8 karty Pokój Ochrony i Centrum Dowodzenia Secret Service na 11R można odkryć dopiero po otwarciu ' +
      'prowadzących do nich Drzwi, ale zanim namnożą się za nimi Zombie.',
  },
  {
    id: 'V410',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en:
      'In M8 blue and green doors open only with the achievement Mole, then in the usual way; survivors may move ' +
      'between their zones in both directions (Y22, W4).',
    pl:
      'W M8 Niebieskie i Zielone Drzwi otwierają się tylko z Osiągnięciem Kret, ale wtedy w zwykły sposób; Ocalali ' +
      'mogą przechodzić między ich Strefami w obie strony (Y22, W4).',
  },
  {
    id: 'V411',
    heading: 'M9. DEFCON 2: Szybkie tempo',
    en: 'The goal of M9 is to reach the bunker entrance, the card on 13R, and read it; the cards say what follows.',
    pl: 'Cel M9: dotrzeć do wejścia do bunkra, czyli do karty na 13R, i ją przeczytać; co dalej, mówią karty.',
  },
  {
    id: 'V412',
    heading: 'M9. DEFCON 2: Szybkie tempo',
    en: 'In M9 card 13 must be revealed before any other.',
    pl: 'W M9 kartę 13 trzeba odkryć przed wszystkimi innymi.',
  },
  {
    id: 'V413',
    heading: 'M9. DEFCON 2: Szybkie tempo',
    en: 'In M9 there is no crate on 12R.',
    pl: 'W M9 na 12R nie ma Skrzyni.',
  },
  {
    id: 'V414',
    heading: 'M10. DEFCON 1: Odbezpieczony pistolet',
    en: 'The goal of M10 is to find a way to leave the area; the cards decide how.',
    pl: 'Cel M10: znaleźć sposób na opuszczenie okolicy; jaki, rozstrzygają karty.',
  },
] as const satisfies readonly RuleText[];
