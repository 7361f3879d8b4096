import type { RuleText } from '@horda/parts';

/** What survivors carry and trade; objectives, crates, noise actions (V88–V104), in our own words. */
export const EQUIPMENT = [
  {
    id: 'V88',
    heading: 'Wyposażenie i Wymiana',
    en: 'A survivor carries at most 5 cards: 2 in the hands and 3 in the backpack.',
    pl: 'Ocalały nosi najwyżej 5 kart: 2 w rękach i 3 w Plecaku.',
  },
  {
    id: 'V89',
    heading: 'Wyposażenie i Wymiana',
    en:
      'A card works only in a hand, unless it is marked as usable in the backpack: Flashlight, ammo, food, goggles, ' +
      'Repair Kit.',
    pl:
      'Karta działa tylko w ręce, chyba że ma oznaczenie, że działa też w Plecaku: Latarka, amunicja, jedzenie, ' +
      'gogle, Zestaw Naprawczy.',
  },
  {
    id: 'V90',
    heading: 'Wyposażenie i Wymiana',
    en:
      'Reorganise or trade: for 1 action the survivor rearranges the own cards at will and may exchange any number ' +
      'of cards with one other survivor in the same zone.',
    pl:
      'Reorganizacja lub Wymiana: za 1 Akcję Ocalały dowolnie układa swoje karty i może wymienić dowolną ich liczbę ' +
      'z jednym innym Ocalałym w tej samej Strefie.',
  },
  {
    id: 'V91',
    heading: 'Wyposażenie i Wymiana',
    en: 'The exchange need not be even; it may be a gift.',
    pl: 'Wymiana nie musi być równa; może to być prezent.',
  },
  {
    id: 'V92',
    heading: 'Wyposażenie i Wymiana',
    en: 'The partner may rearrange the own cards for free in the same action.',
    pl: 'Drugi Ocalały może w tej samej Akcji za darmo ułożyć swoje karty od nowa.',
  },
  {
    id: 'V93',
    heading: 'Wyposażenie i Wymiana',
    en: 'Trading is allowed with zombies in the zone.',
    pl: 'Wymieniać się można także wtedy, gdy w Strefie są Zombie.',
  },
  {
    id: 'V94',
    heading: 'Wyposażenie i Wymiana',
    en: 'Players may discard cards of their own survivors at any time for free, also in another player’s turn.',
    pl: 'Karty swoich Ocalałych wolno w każdej chwili odrzucić za darmo, także w Turze innego gracza.',
  },
  {
    id: 'V95',
    heading: 'Wyposażenie i Wymiana',
    en: 'A survivor who draws or gets a sixth card must discard one at once.',
    pl: 'Ocalały, który dobierze albo dostanie szóstą kartę, musi od razu jedną odrzucić.',
  },
  {
    id: 'V96',
    heading: 'Wyposażenie i Wymiana',
    en: 'An empty reload weapon stays empty when it is traded.',
    pl: 'Rozładowana broń zostaje rozładowana także po Wymianie.',
  },
  {
    id: 'V97',
    heading: 'Wyposażenie i Wymiana',
    en: 'Finds that are not cards, such as keywords of objectives, take no place among the cards.',
    pl: 'Zdobycze, które nie są kartami, na przykład słowa kluczowe Celów, nie zajmują miejsca w wyposażeniu.',
  },
  {
    id: 'V98',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'Taking or activating an objective costs 1 action in its zone; zombies there do not prevent it.',
    pl: 'Zdobycie lub aktywacja Celu kosztuje 1 Akcję w jego Strefie; Zombie w niej nie przeszkadzają.',
  },
  {
    id: 'V99',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'An objective token gives 5 AP, unless the mission says otherwise.',
    pl: 'Żeton Celu daje 5 PA, chyba że Misja mówi inaczej.',
  },
  {
    id: 'V100',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en:
      'A crate is taken with the same action: the survivor gets a random epic weapon among those left and may ' +
      'rearrange the own cards for free.',
    pl:
      'Skrzynię zdobywa się tą samą Akcją: Ocalały dostaje losową Podrasowaną Broń spośród pozostałych i może za ' +
      'darmo ułożyć swoje karty od nowa.',
  },
  {
    id: 'V101',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'A crate gives no AP.',
    pl: 'Skrzynia nie daje PA.',
  },
  {
    id: 'V102',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'The epic deck holds 9 weapons and 2 Aaahh!! cards. The trap uses up the crate and brings a walker (Y2, W11).',
    pl:
      'W talii Podrasowanej Broni jest 9 broni i 2 karty Aaahh!!. Pułapka zużywa Skrzynię i sprowadza Szwendacza ' +
      '(Y2, W11).',
  },
  {
    id: 'V103',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'Making noise costs 1 action and puts 1 noise token into the survivor’s zone.',
    pl: 'Hałasowanie kosztuje 1 Akcję i kładzie w Strefie Ocalałego 1 żeton Hałasu.',
  },
  {
    id: 'V104',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'In the campaign objective cards replace objective tokens; crates stay tokens.',
    pl: 'W Kampanii karty Celów zastępują żetony Celów; Skrzynie pozostają żetonami.',
  },
] as const satisfies readonly RuleText[];
