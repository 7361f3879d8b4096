import type { RuleText } from '@horda/parts';

/** Move, Search and doors, and what opening a building does (V40–V87), in our own words. */
export const ACTIONS = [
  {
    id: 'V40',
    heading: 'Ruch',
    en: 'A Move takes the survivor to a neighbouring zone: a zone that shares an edge without a wall or a closed door.',
    pl:
      'Ruch przenosi Ocalałego do sąsiedniej Strefy, czyli takiej, z którą jego Strefa ma wspólną krawędź bez ściany ' +
      'i bez zamkniętych Drzwi.',
  },
  {
    id: 'V41',
    heading: 'Ruch',
    en: 'Zones that touch only at a corner are not neighbours: nobody moves diagonally.',
    pl: 'Strefy stykające się tylko rogiem nie sąsiadują ze sobą: na ukos się nie chodzi.',
  },
  {
    id: 'V42',
    heading: 'Ruch',
    en:
      'Between a room and a street, and between two rooms, an opening or an open door is needed. Where in its zone a ' +
      'figure stands never matters.',
    pl:
      'Między pomieszczeniem a ulicą i między pomieszczeniami potrzebne jest przejście albo otwarte Drzwi. Nigdy nie ' +
      'ma znaczenia, w którym miejscu Strefy stoi figurka.',
  },
  {
    id: 'V43',
    heading: 'Ruch',
    en: 'Leaving a zone costs 1 more action for every zombie in it.',
    pl: 'Wyjście ze Strefy kosztuje o 1 Akcję więcej za każde Zombie, które w niej stoi.',
  },
  {
    id: 'V44',
    heading: 'Ruch',
    en: 'The survivor must be able to pay the whole cost; otherwise the Move is not allowed.',
    pl: 'Ocalały musi mieć na cały koszt; inaczej Ruch jest niedozwolony.',
  },
  {
    id: 'V45',
    heading: 'Ruch',
    en:
      'A free Move pays only for the Move itself; the surcharge for zombies is paid with ordinary or bonus actions ' +
      '(Y8).',
    pl: 'Darmowy Ruch opłaca tylko sam Ruch; dopłatę za Zombie pokrywa się zwykłymi albo Bonusowymi Akcjami (Y8).',
  },
  {
    id: 'V46',
    heading: 'Ruch',
    en: 'Entering a zone with zombies ends that Move, which matters for moves over several zones.',
    pl: 'Wejście do Strefy z Zombie kończy ten Ruch, co ma znaczenie przy przechodzeniu kilku Stref naraz.',
  },
  {
    id: 'V47',
    heading: 'Ruch',
    en: 'Slippery waives both the surcharge for zombies and the stop. A kid has Slippery for one Move a turn.',
    pl: 'Umiejętność Nieuchwytny znosi i dopłatę za Zombie, i zatrzymanie. Dziecko ma ją w jednym Ruchu na Turę.',
  },
  {
    id: 'V48',
    heading: 'Ruch',
    en: 'Survivors cross sandbags at no extra cost.',
    pl: 'Ocalali przechodzą przez Worki z Piaskiem bez dopłaty.',
  },
  {
    id: 'V49',
    heading: 'Ruch',
    en: 'A survivor pays 1 more action to enter the tank zone and nothing extra to leave it.',
    pl: 'Wejście na Strefę Czołgu kosztuje Ocalałego o 1 Akcję więcej, a zejście nic ponad zwykły koszt.',
  },
  {
    id: 'V50',
    heading: 'Ruch',
    en: 'The surcharges for zombies and for the tank add up.',
    pl: 'Dopłaty za Zombie i za Czołg się sumują.',
  },
  {
    id: 'V51',
    heading: 'Ruch',
    en: 'Knocked-out survivors, crates, objective cards and vehicles never hinder movement.',
    pl: 'Znokautowani Ocalali, Skrzynie, karty Celów i pojazdy nigdy nie utrudniają Ruchu.',
  },
  {
    id: 'V52',
    heading: 'Przeszukiwanie',
    en: 'A survivor may Search only in a building zone that holds no zombie.',
    pl: 'Przeszukiwać można tylko Strefę budynku, w której nie ma Zombie.',
  },
  {
    id: 'V53',
    heading: 'Przeszukiwanie',
    en: 'A survivor may Search once a turn, even if the Search is free.',
    pl: 'Ocalały może Przeszukiwać raz na Turę, nawet jeśli to darmowa Akcja.',
  },
  {
    id: 'V54',
    heading: 'Przeszukiwanie',
    en:
      'The survivor draws the top card of the equipment deck, keeps it or discards it at once, and may rearrange the ' +
      'own cards for free.',
    pl:
      'Ocalały dobiera wierzchnią kartę z talii Ekwipunku, od razu ją zatrzymuje albo odrzuca i może za darmo ułożyć ' +
      'swoje karty od nowa.',
  },
  {
    id: 'V55',
    heading: 'Przeszukiwanie',
    en: 'With a Flashlight, in a hand or in the backpack, a Search draws 2 cards. Several Flashlights do not add up.',
    pl: 'Z Latarką, w ręce albo w Plecaku, Przeszukiwanie daje 2 karty. Kilka Latarek się nie sumuje.',
  },
  {
    id: 'V56',
    heading: 'Przeszukiwanie',
    en: 'At night the Flashlight gives the second card only if the player chooses to use it, and that switches it on.',
    pl: 'Nocą Latarka daje drugą kartę tylko wtedy, gdy gracz zechce jej użyć, a to ją włącza.',
  },
  {
    id: 'V57',
    heading: 'Przeszukiwanie',
    en:
      'An Aaahh!! card puts one walker into the searcher’s zone, is discarded and ends the Search; no more cards are ' +
      'drawn in it.',
    pl:
      'Karta Aaahh!! stawia w Strefie przeszukującego jednego Szwendacza, zostaje odrzucona i kończy Przeszukiwanie; ' +
      'więcej kart się w nim nie dobiera.',
  },
  {
    id: 'V58',
    heading: 'Przeszukiwanie',
    en: 'A card drawn before the Aaahh!! is kept.',
    pl: 'Kartę dobraną przed Aaahh!! Ocalały zatrzymuje.',
  },
  {
    id: 'V59',
    heading: 'Przeszukiwanie',
    en: 'The walker from an Aaahh!! does not act at once.',
    pl: 'Szwendacz z karty Aaahh!! nie działa od razu.',
  },
  {
    id: 'V60',
    heading: 'Przeszukiwanie',
    en: 'When the equipment deck is empty, its discards are shuffled into a new deck; starting cards stay out.',
    pl:
      'Gdy talia Ekwipunku się skończy, tasuje się z jej odrzuconych kart nową; karty początkowe do niej nie ' +
      'wracają.',
  },
  {
    id: 'V61',
    heading: 'Przeszukiwanie',
    en: 'An empty Secret Service deck is renewed in the same way.',
    pl: 'Wyczerpaną talię Secret Service odnawia się tak samo.',
  },
  {
    id: 'V62',
    heading: 'Przeszukiwanie',
    en: 'In a Secret Service zone and in a zone with a Humvee, a Search draws from the Secret Service deck instead.',
    pl: 'W Strefie Secret Service i w Strefie z Humvee Przeszukiwanie daje karty z talii Secret Service.',
  },
  {
    id: 'V63',
    heading: 'Przeszukiwanie',
    en: 'All other limits of Search hold there too: no zombie in the zone, and once a turn.',
    pl: 'Pozostałe ograniczenia Przeszukiwania obowiązują tam także: w Strefie nie ma Zombie i tylko raz na Turę.',
  },
  {
    id: 'V64',
    heading: 'Przeszukiwanie',
    en: 'Corridors cannot be searched.',
    pl: 'Korytarzy nie można Przeszukiwać.',
  },
  {
    id: 'V65',
    heading: 'Przeszukiwanie',
    en: 'Streets and gardens cannot be searched, except with Scavenger or at a Humvee.',
    pl: 'Ulic i ogrodów nie można Przeszukiwać, chyba że Ocalały jest Zbieraczem albo stoi tam Humvee.',
  },
  {
    id: 'V66',
    heading: 'Przeszukiwanie',
    en: 'A crate is not searched: it is taken like an objective (Y1).',
    pl: 'Skrzyni się nie Przeszukuje: zdobywa się ją tak jak Cel (Y1).',
  },
  {
    id: 'V67',
    heading: 'Otwieranie drzwi',
    en: 'To open a door the survivor needs a door on an edge of the own zone and a card in a hand that opens doors.',
    pl:
      'Żeby otworzyć Drzwi, Ocalały musi je mieć na krawędzi swojej Strefy i trzymać w ręce kartę, która otwiera ' +
      'Drzwi.',
  },
  {
    id: 'V68',
    heading: 'Otwieranie drzwi',
    en: 'No roll is needed. The door stays open for good and can never be closed.',
    pl: 'Rzut nie jest potrzebny. Drzwi zostają otwarte na zawsze i nie można ich zamknąć.',
  },
  {
    id: 'V69',
    heading: 'Otwieranie drzwi',
    en: 'The Crowbar opens doors silently; the Fire Axe and the Chainsaw make noise.',
    pl: 'Łom otwiera Drzwi po cichu; Topór Strażacki i Piła Łańcuchowa robią przy tym Hałas.',
  },
  {
    id: 'V70',
    heading: 'Otwieranie drzwi',
    en: 'Coloured doors open only under the mission’s condition; sealed doors never open.',
    pl: 'Kolorowe Drzwi otwierają się tylko na warunkach podanych w Misji; zapieczętowane nigdy.',
  },
  {
    id: 'V71',
    heading: 'Otwieranie drzwi',
    en: 'A door may be opened even with zombies in the zone.',
    pl: 'Drzwi można otwierać także wtedy, gdy w Strefie są Zombie.',
  },
  {
    id: 'V72',
    heading: 'Otwieranie drzwi',
    en: 'Zombies never open doors.',
    pl: 'Zombie nigdy nie otwierają Drzwi.',
  },
  {
    id: 'V73',
    heading: 'Otwieranie drzwi',
    en: 'An objective card that lies on a door is revealed when the door is opened.',
    pl: 'Kartę Celu leżącą na Drzwiach odkrywa się przy ich otwarciu.',
  },
  {
    id: 'V74',
    heading: 'Otwieranie drzwi',
    en: 'A card on a door may keep the door shut until somebody holds a keyword; such a card goes back on the door.',
    pl:
      'Karta na Drzwiach może kazać im zostać zamkniętymi, dopóki ktoś nie zdobędzie słowa kluczowego; taka karta ' +
      'wraca na Drzwi.',
  },
  {
    id: 'V75',
    heading: 'Namnażanie w budynku',
    en: 'A building is a set of rooms joined by openings; it may run across several tiles.',
    pl: 'Budynek to pomieszczenia połączone przejściami; może leżeć na kilku kafelkach.',
  },
  {
    id: 'V76',
    heading: 'Namnażanie w budynku',
    en: 'Rooms joined only by a closed door count as different buildings here (Y20).',
    pl: 'Pomieszczenia połączone tylko zamkniętymi Drzwiami liczą się tu jako różne budynki (Y20).',
  },
  {
    id: 'V77',
    heading: 'Namnażanie w budynku',
    en: 'The first time a building is opened, one zombie card is drawn for each of its dark zones.',
    pl: 'Przy pierwszym otwarciu budynku dobiera się po jednej karcie Zombie na każdą jego Strefę Mroku.',
  },
  {
    id: 'V78',
    heading: 'Namnażanie w budynku',
    en: 'The players choose the order of the dark zones, one at a time.',
    pl: 'Kolejność Stref Mroku wybierają gracze, po jednej.',
  },
  {
    id: 'V79',
    heading: 'Namnażanie w budynku',
    en: 'The card is read at the highest danger level of any survivor at the moment of the draw.',
    pl: 'Kartę czyta się według najwyższego Poziomu Zagrożenia wśród Ocalałych w chwili jej dobrania.',
  },
  {
    id: 'V80',
    heading: 'Namnażanie w budynku',
    en: 'A rush card places its figures, these activate at once, and then the opening goes on.',
    pl: 'Karta Natarcia stawia figurki, te od razu się aktywują, po czym otwieranie trwa dalej.',
  },
  {
    id: 'V81',
    heading: 'Namnażanie w budynku',
    en:
      'An extra-activation card places nobody in that dark zone; all zombies of its type on the board activate at ' +
      'once. At blue level it does nothing.',
    pl:
      'Karta dodatkowej Aktywacji nikogo w tej Strefie Mroku nie stawia; od razu aktywują się wszystkie Zombie jej ' +
      'typu na planszy. Na Niebieskim Poziomie nic nie robi.',
  },
  {
    id: 'V82',
    heading: 'Namnażanie w budynku',
    en: 'Zombies placed a moment ago take part in such an extra activation, even if they have already rushed.',
    pl: 'W takiej dodatkowej Aktywacji biorą udział także Zombie postawione przed chwilą, nawet po Natarciu.',
  },
  {
    id: 'V83',
    heading: 'Namnażanie w budynku',
    en: 'An abomination card works in a dark zone exactly as in a spawn zone.',
    pl: 'Karta Abominacji działa w Strefie Mroku dokładnie tak jak w Strefie Namnażania.',
  },
  {
    id: 'V84',
    heading: 'Namnażanie w budynku',
    en: 'Running out of figures while a building is opened works as in the spawn step (V238).',
    pl: 'Gdy przy otwieraniu budynku zabraknie figurek, dzieje się to samo, co w kroku Namnażania (V238).',
  },
  {
    id: 'V85',
    heading: 'Namnażanie w budynku',
    en: 'Lit rooms never get a card when a building is opened.',
    pl: 'Jasne pomieszczenia nigdy nie dostają karty przy otwieraniu budynku.',
  },
  {
    id: 'V86',
    heading: 'Namnażanie w budynku',
    en:
      'A building that is open at the start, or that holds a survivor at the start, never spawns zombies this way. ' +
      'Companions do not count for this.',
    pl:
      'W budynku otwartym na początku gry albo takim, w którym na początku stoi Ocalały, Zombie się tak nie ' +
      'namnażają. Towarzysze się tu nie liczą.',
  },
  {
    id: 'V87',
    heading: 'Namnażanie w budynku',
    en: 'A building spawns zombies this way only once; its further doors open without a card.',
    pl: 'W ten sposób Zombie namnażają się w budynku tylko raz; jego kolejne Drzwi otwiera się już bez kart.',
  },
] as const satisfies readonly RuleText[];
