import type { RuleText } from '@horda/parts';

/** Zones, line of sight and noise (V105–V135), in our own words. */
export const BOARD = [
  {
    id: 'V105',
    heading: 'Strefy',
    en: 'A room is one zone; a zone ends at walls.',
    pl: 'Pomieszczenie to jedna Strefa; Strefa kończy się na ścianach.',
  },
  {
    id: 'V106',
    heading: 'Strefy',
    en: 'A street zone is the area between two line markings, or between a marking and the board edge, and the walls.',
    pl:
      'Strefa ulicy to obszar między dwiema liniami na jezdni albo między linią a brzegiem planszy, ograniczony ' +
      'ścianami.',
  },
  {
    id: 'V107',
    heading: 'Strefy',
    en: 'Street pieces that touch across a tile edge are one zone, which may lie on 2 or 4 tiles.',
    pl: 'Kawałki ulicy stykające się przez krawędź kafelków tworzą jedną Strefę; może ona leżeć na 2 albo 4 kafelkach.',
  },
  {
    id: 'V108',
    heading: 'Strefy',
    en: 'The border strip of the no-man’s-land tiles and the streets next to it are one zone, not two.',
    pl: 'Skraj kafelków ziemi niczyjej i przyległe do niego ulice to jedna Strefa, a nie dwie.',
  },
  {
    id: 'V109',
    heading: 'Strefy',
    en:
      'Rooms on two tiles stay two zones even if an opening joins them, except where the drawn room itself runs on ' +
      'across the edge, as in the White House.',
    pl:
      'Pomieszczenia na dwóch kafelkach to dwie Strefy, nawet jeśli łączy je przejście, chyba że narysowane ' +
      'pomieszczenie ciągnie się przez krawędź, jak w Białym Domu.',
  },
  {
    id: 'V110',
    heading: 'Strefy',
    en: 'Gardens and no-man’s-land behave as street zones.',
    pl: 'Ogrody i ziemia niczyja działają jak Strefy ulic.',
  },
  {
    id: 'V111',
    heading: 'Strefy',
    en: 'Corridors, marked by a red carpet, are zones of their own inside the building.',
    pl: 'Korytarze, oznaczone czerwonym dywanem, to osobne Strefy wewnątrz budynku.',
  },
  {
    id: 'V112',
    heading: 'Strefy',
    en: 'Sealed rooms, ruins and staircases cannot be entered, unless a mission gives a way in.',
    pl:
      'Do zapieczętowanych pomieszczeń, ruin i na klatki schodowe nie da się wejść, chyba że Misja otwiera do nich ' +
      'drogę.',
  },
  {
    id: 'V113',
    heading: 'Strefy',
    en: 'Range between two zones is counted in zones along the line of sight; the own zone is range 0.',
    pl: 'Zasięg między Strefami liczy się w Strefach wzdłuż Pola Widzenia; własna Strefa to Zasięg 0.',
  },
  {
    id: 'V114',
    heading: 'Pole Widzenia',
    en: 'Sight runs in straight lines parallel to the board edges, never diagonally.',
    pl: 'Pole Widzenia biegnie w liniach prostych, równolegle do brzegów planszy, nigdy na ukos.',
  },
  {
    id: 'V115',
    heading: 'Pole Widzenia',
    en:
      'From a street zone, sight runs through any number of street zones until a wall, a closed door or the board ' +
      'edge.',
    pl: 'Ze Strefy ulicy widać przez dowolnie wiele Stref ulic, aż do ściany, zamkniętych Drzwi albo brzegu planszy.',
  },
  {
    id: 'V116',
    heading: 'Pole Widzenia',
    en: 'From a street, sight reaches exactly one zone into a building.',
    pl: 'Z ulicy widać w głąb budynku dokładnie jedną Strefę.',
  },
  {
    id: 'V117',
    heading: 'Pole Widzenia',
    en: 'From a room, sight reaches every zone that shares an opening with it, one zone deep.',
    pl: 'Z pomieszczenia widać każdą Strefę, z którą łączy je przejście, na jedną Strefę w głąb.',
  },
  {
    id: 'V118',
    heading: 'Pole Widzenia',
    en:
      'From a room out into a street, sight runs on along the street in a straight line without limit, and one zone ' +
      'into a building opposite.',
    pl:
      'Z pomieszczenia na ulicę widać dalej w prostej linii bez ograniczeń, i jeszcze jedną Strefę w głąb budynku ' +
      'naprzeciwko.',
  },
  {
    id: 'V119',
    heading: 'Pole Widzenia',
    en: 'Nobody looks through a building and out on the other side.',
    pl: 'Nikt nie widzi przez budynek na drugą stronę.',
  },
  {
    id: 'V120',
    heading: 'Pole Widzenia',
    en: 'Walls and closed doors block sight; openings and open doors do not.',
    pl: 'Ściany i zamknięte Drzwi zasłaniają; przejścia i otwarte Drzwi nie.',
  },
  {
    id: 'V121',
    heading: 'Pole Widzenia',
    en: 'Survivors, companions and zombies in between never block sight.',
    pl: 'Stojący po drodze Ocalali, Towarzysze i Zombie nigdy nie zasłaniają.',
  },
  {
    id: 'V122',
    heading: 'Pole Widzenia',
    en: 'Sight runs through corridor zones without limit, as in a street.',
    pl: 'Przez Strefy Korytarza widać bez ograniczeń, tak jak na ulicy.',
  },
  {
    id: 'V123',
    heading: 'Pole Widzenia',
    en: 'Sandbags do not limit sight.',
    pl: 'Worki z Piaskiem w niczym nie zasłaniają widoku.',
  },
  {
    id: 'V124',
    heading: 'Pole Widzenia',
    en: 'The tank blocks sight between two figures who both stand off it.',
    pl: 'Czołg zasłania widok między Postaciami, z których żadna na nim nie stoi.',
  },
  {
    id: 'V125',
    heading: 'Pole Widzenia',
    en: 'A figure on the tank sees and is seen by the normal rules.',
    pl: 'Postać stojąca na Czołgu widzi i jest widziana na zwykłych zasadach.',
  },
  {
    id: 'V126',
    heading: 'Pole Widzenia',
    en:
      'By day sight is mutual: if one zone sees another, the other sees it too. Limits by night and skills belong to ' +
      'the one who looks.',
    pl:
      'W Dzień Pole Widzenia jest wzajemne: jeśli z jednej Strefy widać drugą, to z drugiej widać pierwszą. ' +
      'Ograniczenia Nocy i Umiejętności dotyczą tego, kto patrzy.',
  },
  {
    id: 'V127',
    heading: 'Pole Widzenia',
    en: 'Home defender lifts the limit of one zone through building zones for that survivor (Y17).',
    pl: 'Obrońca domu znosi dla tego Ocalałego ograniczenie do jednej Strefy w głąb budynku (Y17).',
  },
  {
    id: 'V128',
    heading: 'Pole Widzenia',
    en: 'Night and light change who sees what (V292, V310).',
    pl: 'Noc i światło zmieniają to, kto co widzi (V292, V310).',
  },
  {
    id: 'V129',
    heading: 'Hałas',
    en: 'Each attack or door action with noisy equipment leaves 1 noise token in the zone where the survivor stood.',
    pl:
      'Każdy atak i każde otwarcie Drzwi głośnym Ekwipunkiem zostawia 1 żeton Hałasu w Strefie, w której stał ' +
      'Ocalały.',
  },
  {
    id: 'V130',
    heading: 'Hałas',
    en: 'One action gives at most 1 noise token, however many dice are rolled and also with two weapons.',
    pl: 'Jedna Akcja daje najwyżej 1 żeton Hałasu, niezależnie od liczby kości i także przy dwóch broniach.',
  },
  {
    id: 'V131',
    heading: 'Hałas',
    en: 'A noise token stays where it was made.',
    pl: 'Żeton Hałasu zostaje tam, gdzie powstał.',
  },
  {
    id: 'V132',
    heading: 'Hałas',
    en: 'Every survivor counts as 1 noise in the own zone, and so does a companion.',
    pl: 'Każdy Ocalały to 1 Hałas w jego Strefie, tak samo Towarzysz.',
  },
  {
    id: 'V133',
    heading: 'Hałas',
    en: 'The noise of a zone is the number of its noise tokens, survivors and companions together.',
    pl: 'Hałas w Strefie to łączna liczba jej żetonów Hałasu, Ocalałych i Towarzyszy.',
  },
  {
    id: 'V134',
    heading: 'Hałas',
    en: 'All noise tokens are removed in the end phase, except those that a mission declares permanent.',
    pl: 'W Fazie Końcowej usuwa się wszystkie żetony Hałasu, poza tymi, które Misja uznaje za trwałe.',
  },
  {
    id: 'V135',
    heading: 'Hałas',
    en: 'A Molotov is noisy.',
    pl: 'Koktajl Mołotowa robi Hałas.',
  },
] as const satisfies readonly RuleText[];
