import type { RuleText } from '@horda/parts';

/** The aim of the game and how a mission is set up (V1–V24), in our own words. */
export const SETUP = [
  {
    id: 'V1',
    heading: 'Cel gry',
    en: 'The game is cooperative: all players win together or lose together.',
    pl: 'Gra jest kooperacyjna: wszyscy gracze razem wygrywają albo razem przegrywają.',
  },
  {
    id: 'V2',
    heading: 'Cel gry',
    en:
      'Zombies belong to no player. The rules drive them, and the players make the few choices that the rules leave ' +
      'open.',
    pl:
      'Zombie nie należą do żadnego gracza. Kierują nimi zasady, a gracze podejmują tylko te nieliczne decyzje, ' +
      'które zasady im zostawiają.',
  },
  {
    id: 'V3',
    heading: 'Cel gry',
    en: 'A mission is won the moment its last goal is met.',
    pl: 'Misja jest wygrana w chwili, gdy zostanie osiągnięty jej ostatni Cel.',
  },
  {
    id: 'V4',
    heading: 'Cel gry',
    en: 'In the classic game the mission is lost as soon as one survivor is eliminated.',
    pl: 'W klasycznej grze Misja jest przegrana, gdy tylko zginie choć jeden Ocalały.',
  },
  {
    id: 'V5',
    heading: 'Cel gry',
    en:
      'In the classic game the mission is also lost when a goal can no longer be met or when the mission’s own ' +
      'losing condition occurs.',
    pl:
      'W klasycznej grze Misja jest przegrana także wtedy, gdy któregoś Celu nie da się już osiągnąć albo spełni się ' +
      'warunek przegranej podany w samej Misji.',
  },
  {
    id: 'V6',
    heading: 'Cel gry',
    en: 'In the campaign the loss of a survivor does not lose the mission: the knock-out rules (V244) apply instead.',
    pl: 'W Kampanii utrata Ocalałego nie oznacza przegranej Misji: zamiast tego działają zasady Nokautu (V244).',
  },
  {
    id: 'V7',
    heading: 'Cel gry',
    en: 'When every survivor of the team is knocked out or dead, the whole campaign is lost (Y40).',
    pl: 'Gdy wszyscy Ocalali z drużyny są Znokautowani albo martwi, przegrana jest cała Kampania (Y40).',
  },
  {
    id: 'V8',
    heading: 'Cel gry',
    en: 'The goals of a mission may be met in any order, unless the mission fixes one.',
    pl: 'Cele Misji można osiągać w dowolnej kolejności, chyba że Misja sama ją ustala.',
  },
  {
    id: 'V9',
    heading: 'Przygotowanie do gry',
    en:
      'The players choose a mission, lay its tiles, and place spawn tokens, doors, crates, objectives and figures as ' +
      'the mission shows.',
    pl:
      'Gracze wybierają Misję, układają jej kafelki i rozkładają żetony Namnażania, Drzwi, Skrzynie, Cele i figurki ' +
      'tak, jak pokazuje Misja.',
  },
  {
    id: 'V10',
    heading: 'Przygotowanie do gry',
    en:
      'A mission is played with 6 survivors, unless it says otherwise. The players share them as they like; one ' +
      'player may run all 6.',
    pl:
      'W Misji gra 6 Ocalałych, chyba że mówi ona inaczej. Gracze dzielą ich między siebie, jak chcą; jeden gracz ' +
      'może prowadzić nawet wszystkich 6.',
  },
  {
    id: 'V11',
    heading: 'Przygotowanie do gry',
    en:
      'Starting equipment, equipment, epic weapons, zombie cards and abominations are separate face-down decks, each ' +
      'shuffled by itself.',
    pl:
      'Ekwipunek Początkowy, Ekwipunek, Podrasowana Broń, karty Zombie i Abominacje to osobne zakryte talie, każda ' +
      'potasowana oddzielnie.',
  },
  {
    id: 'V12',
    heading: 'Przygotowanie do gry',
    en:
      'In Washington Z.C. advanced decks replace the three equipment decks of the base game card for card; only the ' +
      'All-Out and conservation values are new.',
    pl:
      'W Waszyngtonie Z.C. talie zaawansowane zastępują karta w kartę trzy talie Ekwipunku z podstawki; nowe są ' +
      'tylko wartości Na Całość i Zachowania.',
  },
  {
    id: 'V13',
    heading: 'Przygotowanie do gry',
    en: 'The Secret Service deck is shuffled and laid out together with the other decks.',
    pl: 'Talię Secret Service tasuje się i wykłada razem z pozostałymi taliami.',
  },
  {
    id: 'V14',
    heading: 'Przygotowanie do gry',
    en:
      'The Secret Service deck is used in the campaign and in missions on Washington tiles, and in any other mission ' +
      'that has a Humvee token.',
    pl:
      'Talii Secret Service używa się w Kampanii i w Misjach na kafelkach Waszyngtonu, a poza tym w każdej Misji z ' +
      'żetonem Humvee.',
  },
  {
    id: 'V15',
    heading: 'Przygotowanie do gry',
    en: 'The 6 starting cards are dealt at random, as evenly as possible: each of 6 survivors gets exactly one.',
    pl:
      '6 kart Ekwipunku Początkowego rozdaje się losowo i możliwie równo: każdy z 6 Ocalałych dostaje dokładnie ' +
      'jedną.',
  },
  {
    id: 'V16',
    heading: 'Przygotowanie do gry',
    en: 'A starting card may go into a hand or into the backpack.',
    pl: 'Kartę początkową można wziąć do ręki albo schować do Plecaka.',
  },
  {
    id: 'V17',
    heading: 'Przygotowanie do gry',
    en: 'Each survivor starts with full health, 0 AP, the blue danger level and the blue skill.',
    pl:
      'Każdy Ocalały zaczyna z pełnym Zdrowiem, 0 PA, na Niebieskim Poziomie Zagrożenia i ze swoją niebieską ' +
      'Umiejętnością.',
  },
  {
    id: 'V18',
    heading: 'Przygotowanie do gry',
    en: 'The survivors are placed in the mission’s start zone or zones.',
    pl: 'Ocalałych stawia się w Strefie Startowej albo w Strefach Startowych Misji.',
  },
  {
    id: 'V19',
    heading: 'Przygotowanie do gry',
    en: 'The player whose survivor was dealt the Fire Axe is the first player in round 1.',
    pl: 'W rundzie 1 Pierwszym Graczem jest ten, czyj Ocalały dostał Topór Strażacki.',
  },
  {
    id: 'V20',
    heading: 'Przygotowanie do gry',
    en: 'The Clock is the first-player token; it is set to the mission’s starting hour.',
    pl: 'Żetonem Pierwszego Gracza jest Zegar; ustawia się go na godzinę rozpoczęcia Misji.',
  },
  {
    id: 'V21',
    heading: 'Przygotowanie do gry',
    en:
      'Cards kept from the previous mission go to their owner in addition to the starting card. The owner may then ' +
      'rearrange all cards freely before round 1.',
    pl:
      'Karty zachowane z poprzedniej Misji wracają do właściciela oprócz karty początkowej. Przed rundą 1 może on ' +
      'dowolnie ułożyć wszystkie swoje karty.',
  },
  {
    id: 'V22',
    heading: 'Przygotowanie do gry',
    en: 'Skills that say what a survivor starts with take effect during setup.',
    pl: 'Umiejętności „Rozpoczyna z…” działają podczas Przygotowania do gry.',
  },
  {
    id: 'V23',
    heading: 'Przygotowanie do gry',
    en: 'Doors printed on tiles are closed. A mission may add open, coloured or sealed doors.',
    pl: 'Drzwi nadrukowane na kafelkach są zamknięte. Misja może dodać Drzwi otwarte, kolorowe albo zapieczętowane.',
  },
  {
    id: 'V24',
    heading: 'Przygotowanie do gry',
    en: 'A crate lies on the printed crate place of each tile, unless the mission says otherwise.',
    pl: 'Na każdym kafelku, w nadrukowanym na nim miejscu, leży Skrzynia, chyba że Misja mówi inaczej.',
  },
] as const satisfies readonly RuleText[];
