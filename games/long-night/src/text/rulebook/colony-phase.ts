import type { RuleText } from '@horda/parts';

/** The colony phase and how zombies come and go (L144–L178), in our own words. */
export const COLONY_PHASE = [
  {
    id: 'L144',
    heading: 'Faza kolonii',
    en:
      'The colony phase has seven steps in fixed order: food, waste, crisis, zombies, main objective, round track, ' +
      'first-player marker.',
    pl:
      'Faza kolonii ma siedem kroków w stałej kolejności: karmienie, odpady, zagrożenie, zombie, cel główny, tor ' +
      'rund, znacznik pierwszego gracza.',
  },
  {
    id: 'L145',
    heading: 'Faza kolonii',
    en:
      'Step 1 takes 1 food token from the food supply for every 2 survivors in the colony, rounded up; helpless ' +
      'survivors count.',
    pl:
      'Krok 1 zabiera z magazynu 1 znacznik żywności na każdych 2 ocalałych w kolonii, z zaokrągleniem w górę; ' +
      'darmozjady też jedzą.',
  },
  {
    id: 'L146',
    heading: 'Faza kolonii',
    en: 'Survivors outside the colony are not fed.',
    pl: 'Ocalałych poza kolonią się nie karmi.',
  },
  {
    id: 'L147',
    heading: 'Faza kolonii',
    en: 'If the food supply is too small, no food is taken at all.',
    pl: 'Jeśli żywności nie starcza dla wszystkich, z magazynu nie zabiera się nic.',
  },
  {
    id: 'L148',
    heading: 'Faza kolonii',
    en: 'When the food supply is too small, 1 starvation token goes into it.',
    pl: 'Gdy żywności nie starcza, do magazynu trafia 1 znacznik głodu.',
  },
  {
    id: 'L149',
    heading: 'Faza kolonii',
    en: 'Then the colony loses 1 morale for each starvation token in the food supply, the new one included.',
    pl: 'Potem kolonia traci 1 morale za każdy znacznik głodu w magazynie, łącznie z tym nowym.',
  },
  {
    id: 'L150',
    heading: 'Faza kolonii',
    en: 'In step 2 the colony loses 1 morale for every full 10 cards in the waste pile.',
    pl: 'W kroku 2 kolonia traci 1 morale za każde pełne 10 kart na stosie odpadów.',
  },
  {
    id: 'L151',
    heading: 'Faza kolonii',
    en: 'The check of the waste pile removes no card from it.',
    pl: 'Sprawdzenie odpadów nie zdejmuje ze stosu żadnej karty.',
  },
  {
    id: 'L152',
    heading: 'Faza kolonii',
    en: 'In step 3 the contributed cards are shuffled and turned up one by one.',
    pl: 'W kroku 3 poświęcone karty tasuje się i odkrywa po jednej.',
  },
  {
    id: 'L153',
    heading: 'Faza kolonii',
    en: 'A card with a symbol of the crisis is worth 1, every other card −1.',
    pl: 'Karta z symbolem z zagrożenia jest warta 1, każda inna −1.',
  },
  {
    id: 'L154',
    heading: 'Faza kolonii',
    en:
      'The sum has to reach the need: the number of players who are not exiled, unless a card changes it. If the sum ' +
      'is lower, the effect of the crisis happens at once.',
    pl:
      'Suma musi osiągnąć próg, czyli liczbę niewygnanych graczy, chyba że karta ten próg zmienia. Gdy jest niższa, ' +
      'efekt zagrożenia działa od razu.',
  },
  {
    id: 'L155',
    heading: 'Faza kolonii',
    en: 'If the sum reaches the need, the crisis is averted.',
    pl: 'Jeśli suma osiąga próg, zagrożenie jest odegnane.',
  },
  {
    id: 'L156',
    heading: 'Faza kolonii',
    en: 'If the sum is at least 2 above the need, as cards may have changed it, the colony gains 1 morale.',
    pl:
      'Jeśli suma jest wyższa od progu o co najmniej 2, kolonia zyskuje 1 morale; liczy się próg zmieniony przez ' +
      'karty.',
  },
  {
    id: 'L157',
    heading: 'Faza kolonii',
    en: 'All contributed cards leave the game.',
    pl: 'Wszystkie poświęcone karty wypadają z gry.',
  },
  {
    id: 'L158',
    heading: 'Faza kolonii',
    en: 'Step 4 adds 1 zombie to the colony for every 2 survivors there, rounded up; helpless survivors count.',
    pl:
      'Krok 4 dodaje do kolonii 1 zombie na każdych 2 ocalałych, którzy w niej są, z zaokrągleniem w górę; darmozjady ' +
      'się liczą.',
  },
  {
    id: 'L159',
    heading: 'Faza kolonii',
    en: 'Every other location gets 1 zombie for each survivor there.',
    pl: 'Każda inna lokacja dostaje 1 zombie za każdego ocalałego, który w niej stoi.',
  },
  {
    id: 'L160',
    heading: 'Faza kolonii',
    en:
      'Then the noise tokens come off one by one and are flipped like coins; each one that shows “!!!” adds 1 zombie ' +
      'to its location.',
    pl:
      'Potem znaczniki hałasu zdejmuje się po jednym i podrzuca jak monetę; każdy, który upadnie na stronę „!!!”, ' +
      'dodaje do swojej lokacji 1 zombie.',
  },
  {
    id: 'L161',
    heading: 'Faza kolonii',
    en: 'In step 5 the game ends at once if every condition of the main objective is met.',
    pl: 'W kroku 5 gra od razu się kończy, jeśli spełnione są wszystkie warunki celu głównego.',
  },
  {
    id: 'L162',
    heading: 'Faza kolonii',
    en:
      'In step 6 the round marker goes down by 1, and at 0 the game ends at once. Card effects of this step come ' +
      'before the marker moves. A completed stage of a scenario skips the step (L295).',
    pl:
      'W kroku 6 znacznik na torze rund spada o 1, a na 0 gra od razu się kończy. Efekty kart działające w tym kroku ' +
      'rozpatruje się przed ruchem znacznika. Po wykonaniu etapu scenariusza ten krok się pomija (L295).',
  },
  {
    id: 'L163',
    heading: 'Faza kolonii',
    en:
      'In step 7 any player may call a vote to leave the first-player marker where it is; if the vote passes, the ' +
      'marker stays.',
    pl:
      'W kroku 7 każdy może zarządzić głosowanie, żeby znacznik pierwszego gracza nie wędrował; jeśli przejdzie, ' +
      'znacznik zostaje na miejscu.',
  },
  {
    id: 'L164',
    heading: 'Faza kolonii',
    en: 'Otherwise the first-player marker goes to the player on the right of its holder.',
    pl: 'W przeciwnym razie znacznik pierwszego gracza dostaje sąsiad z prawej.',
  },
  {
    id: 'L165',
    heading: 'Faza kolonii',
    en: 'Then a new round begins with the reveal of a crisis.',
    pl: 'Potem zaczyna się nowa runda od odsłonięcia zagrożenia.',
  },
  {
    id: 'L166',
    heading: 'Dodawanie zombie',
    en: 'Zombies are added one at a time.',
    pl: 'Zombie dodaje się po jednym.',
  },
  {
    id: 'L167',
    heading: 'Dodawanie zombie',
    en:
      'In the colony the first zombie goes to entrance 1, the second to entrance 2 and so on up to 6, then again from ' +
      '1.',
    pl: 'W kolonii pierwszy zombie trafia do wejścia 1, drugi do wejścia 2 i tak dalej aż do 6, a potem znów od 1.',
  },
  {
    id: 'L168',
    heading: 'Dodawanie zombie',
    en: 'The zombie is put on an empty space of its entrance.',
    pl: 'Zombie staje na pustym polu swojego wejścia.',
  },
  {
    id: 'L169',
    heading: 'Dodawanie zombie',
    en: 'If the entrance has no empty space but a barricade, one barricade is discarded, and so is the zombie.',
    pl:
      'Jeśli przy wejściu nie ma pustego pola, ale jest barykada, odrzuca się jedną barykadę, a razem z nią tego ' +
      'zombie.',
  },
  {
    id: 'L170',
    heading: 'Dodawanie zombie',
    en:
      'If the entrance has neither an empty space nor a barricade, it is overrun: the zombie is discarded, and the ' +
      'survivor with the lowest influence in the colony is killed.',
    pl:
      'Jeśli przy wejściu nie ma ani pustego pola, ani barykady, wejście zostaje opanowane: zombie się odrzuca, a ' +
      'ginie ocalały o najniższych wpływach w kolonii.',
  },
  {
    id: 'L171',
    heading: 'Dodawanie zombie',
    en:
      'If an entrance is overrun while only helpless survivors are in the colony, 1 of them is killed; if some are ' +
      'unruly, the first player chooses which.',
    pl:
      'Jeśli wejście zostaje opanowane, a w kolonii są same darmozjady, ginie 1 z nich; gdy są wśród nich zbuntowane, ' +
      'pierwszy gracz wybiera, który.',
  },
  {
    id: 'L172',
    heading: 'Dodawanie zombie',
    en: 'If an entrance is overrun while nobody is in the colony, the zombie is discarded and nothing else happens.',
    pl: 'Jeśli wejście zostaje opanowane, a kolonia jest pusta, zombie się odrzuca i nic więcej się nie dzieje.',
  },
  {
    id: 'L173',
    heading: 'Dodawanie zombie',
    en: 'Every death costs 1 morale, also that of a helpless survivor.',
    pl: 'Każda śmierć kosztuje 1 morale, także śmierć darmozjada.',
  },
  {
    id: 'L174',
    heading: 'Dodawanie zombie',
    en: 'The other locations follow the same rules with their single entrance.',
    pl: 'W innych lokacjach obowiązują te same zasady, tylko wejście jest jedno.',
  },
  {
    id: 'L175',
    heading: 'Dodawanie zombie',
    en: 'When the zombie standees run out, zombie tokens take their place; the number of zombies has no limit.',
    pl: 'Gdy skończą się figurki zombie, zastępują je znaczniki; liczba zombie nie ma granic.',
  },
  {
    id: 'L176',
    heading: 'Zabijanie zombie',
    en:
      'For every zombie that a survivor kills, by an attack or by the effect of a card, the exposure die is rolled ' +
      'for that survivor. A survivor whom a roll kills does not roll again.',
    pl:
      'Za każdego zombie, którego ocalały zabije atakiem albo efektem karty, rzuca się za niego kością ryzyka. Jeśli ' +
      'rzut go zabije, następnych już nie ma.',
  },
  {
    id: 'L177',
    heading: 'Zabijanie zombie',
    en: 'A survivor who kills a zombie in the colony may choose it at any entrance.',
    pl: 'Kto zabija zombie w kolonii, wybiera go przy dowolnym wejściu.',
  },
  {
    id: 'L178',
    heading: 'Zabijanie zombie',
    en: 'Zombies that are killed or removed go back to the supply.',
    pl: 'Zabite i usunięte zombie wracają do zasobów.',
  },
] as const satisfies readonly RuleText[];
