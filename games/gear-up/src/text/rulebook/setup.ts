import type { RuleText } from '@horda/parts';

/** Setting up the game and its two rounds (B26–B46), in our own words. */
export const SETUP = [
  {
    id: 'B26',
    heading: 'Przygotowanie do gry',
    en:
      'Each player takes a survivor; a single player uses the solo side of the board. Survivors nobody took are out ' +
      'of the game.',
    pl:
      'Każdy bierze jednego Ocalałego; kto gra w pojedynkę, używa jednoosobowej strony planszy. Ocalali, których ' +
      'nikt nie wziął, nie biorą udziału w grze.',
  },
  {
    id: 'B27',
    heading: 'Przygotowanie do gry',
    en: 'Standard and special zombies are shuffled into two separate face-down piles.',
    pl: 'Standardowe i Specjalne Zombie tworzą po przetasowaniu dwa osobne zakryte stosy.',
  },
  {
    id: 'B28',
    heading: 'Przygotowanie do gry',
    en: 'The ten turn cards are shuffled and lie face down.',
    pl: 'Dziesięć kart Tury tasuje się i kładzie w zakrytym stosie.',
  },
  {
    id: 'B29',
    heading: 'Przygotowanie do gry',
    en: 'The players agree on one of the four difficulties; Easy is advised for the first game.',
    pl: 'Gracze uzgadniają jeden z czterech poziomów trudności; na pierwszą grę poleca się Łatwy.',
  },
  {
    id: 'B30',
    heading: 'Przygotowanie do gry',
    en:
      'Each player draws the initial zombies of the difficulty from the piles and lays them side by side on space 3 ' +
      'of their own street.',
    pl:
      'Każdy dobiera ze stosów początkowe Zombie wybranego poziomu trudności i kładzie je obok siebie na polu 3 ' +
      'własnej Ulicy.',
  },
  {
    id: 'B31',
    heading: 'Przygotowanie do gry',
    en:
      'The players agree on one of six bosses; Super Abomination is advised for the first game. Its board waits ' +
      'aside, with the side of the difficulty up.',
    pl:
      'Gracze uzgadniają jednego z sześciu Bossów; na pierwszą grę poleca się Super Abominację. Jego plansza czeka ' +
      'z boku, stroną odpowiednią dla poziomu trudności do góry.',
  },
  {
    id: 'B32',
    heading: 'Przygotowanie do gry',
    en: 'The boss comes into the game in the second round.',
    pl: 'Boss wchodzi do gry dopiero w drugiej rundzie.',
  },
  {
    id: 'B33',
    heading: 'Przygotowanie do gry',
    en:
      'The spawn help card for the number of players is used: its black side for Easy and Normal, its red side for ' +
      'Hard and Nightmare.',
    pl:
      'Używa się karty Pomocy Namnażania dla danej liczby graczy: czarnej strony na poziomach Łatwym i Normalnym, ' +
      'czerwonej na Trudnym i Koszmarnym.',
  },
  {
    id: 'B34',
    heading: 'Przygotowanie do gry',
    en: 'One player is the commander.',
    pl: 'Jeden z graczy zostaje Dowódcą.',
  },
  {
    id: 'B35',
    heading: 'Przygotowanie do gry',
    en: 'Where the players cannot agree, the commander decides.',
    pl: 'Gdy gracze nie mogą się porozumieć, decyduje Dowódca.',
  },
  {
    id: 'B36',
    heading: 'Przygotowanie do gry',
    en: 'The boss first appears in front of the commander.',
    pl: 'Boss pojawia się najpierw przed Dowódcą.',
  },
  {
    id: 'B37',
    heading: 'Pierwsza runda',
    en: 'The game has two rounds of nine turns.',
    pl: 'Gra trwa dwie rundy po dziewięć tur.',
  },
  {
    id: 'B38',
    heading: 'Pierwsza runda',
    en: 'Round 1: nine of the shuffled turn cards are laid face down in a row; the tenth is put aside face down.',
    pl:
      'Runda 1: dziewięć z przetasowanych kart Tury układa się zakrytych w rzędzie; dziesiątą, też zakrytą, odkłada ' +
      'się na bok.',
  },
  {
    id: 'B39',
    heading: 'Pierwsza runda',
    en:
      'Round 1: the 7 spawn cards are shuffled and laid face down under turns 3 to 9; under turns 1 and 2 there is ' +
      'none.',
    pl:
      'Runda 1: 7 kart Namnażania tasuje się i kładzie zakrytych pod turami od 3 do 9; pod turami 1 i 2 nie ma ' +
      'żadnej.',
  },
  {
    id: 'B40',
    heading: 'Pierwsza runda',
    en: 'In round 1 nothing can affect the boss.',
    pl: 'W rundzie 1 nic nie może wpłynąć na Bossa.',
  },
  {
    id: 'B41',
    heading: 'Druga runda',
    en: 'As round 2 begins, the boss board is laid in front of the commander; from then on the boss can be attacked.',
    pl: 'Na początku rundy 2 planszę Bossa kładzie się przed Dowódcą; od tej chwili można go atakować.',
  },
  {
    id: 'B42',
    heading: 'Druga runda',
    en: 'The boss stands in front of a survivor, but on none of the street spaces.',
    pl: 'Boss stoi przed Ocalałym, ale nie zajmuje żadnego pola Ulicy.',
  },
  {
    id: 'B43',
    heading: 'Druga runda',
    en:
      'Round 2: all ten turn cards are shuffled again, the one put aside included; nine form the new row, the tenth ' +
      'leaves the game.',
    pl:
      'Runda 2: wszystkie dziesięć kart Tury, także tę odłożoną, tasuje się na nowo; dziewięć tworzy nowy rząd, ' +
      'dziesiąta wypada z gry.',
  },
  {
    id: 'B44',
    heading: 'Druga runda',
    en: 'The 3 boss cards of phase 1 are shuffled and laid face down under turns 3, 4 and 5 of round 2.',
    pl: '3 karty Bossa Fazy 1 tasuje się i kładzie zakryte pod turami 3, 4 i 5 rundy 2.',
  },
  {
    id: 'B45',
    heading: 'Druga runda',
    en: 'The 4 boss cards of phase 2 are shuffled and laid face down under turns 6, 7, 8 and 9 of round 2.',
    pl: '4 karty Bossa Fazy 2 tasuje się i kładzie zakryte pod turami 6, 7, 8 i 9 rundy 2.',
  },
  {
    id: 'B46',
    heading: 'Druga runda',
    en: 'Zombies with their marks, upgrades, ammo, armour and health stay as they are from round 1 to round 2.',
    pl:
      'Zombie ze swoimi skreśleniami, Ulepszenia, Amunicja, Pancerz i Zdrowie przechodzą z rundy 1 do rundy 2 bez ' +
      'zmian.',
  },
] as const satisfies readonly RuleText[];
