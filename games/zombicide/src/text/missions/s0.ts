/** The First Door: the words of mission S0. What it does is in `content/missions/s0.ts`. */
import type { MissionText } from './text.ts';

export const S0_TEXT: MissionText = {
  title: { pl: 'Pierwsze drzwi', en: 'The First Door' },
  briefing: {
    pl: 'Furgonetka stoi na końcu ulicy, ale bez kluczyków i zapasów daleko nie zajedzie. Cztery ciche domy, jedno skrzyżowanie i dzień, w którym trzeba nauczyć się wszystkiego naraz.',
    en: 'The van waits at the end of the street, but without keys and supplies it will not get far. Four quiet houses, one crossing, and a day to learn everything at once.',
  },
  victory: {
    pl: 'Zbierzcie trzy żetony Celu, potem wszyscy Ocalali uciekają przez Strefę {5R.s7}.',
    en: 'Take the three objective tokens, then all survivors leave through zone {5R.s7}.',
  },
  teaches: {
    pl: 'ruch, drzwi, walka wręcz, przeszukiwanie, strzelanie, hałas, namnażanie, wyjście – po kolei',
    en: 'move, door, melee, search, ranged, noise, spawn, exit, one after another',
  },
  rules: [
    {
      pl: 'W pierwszych dwóch rundach nie ma kroku Namnażania. Niebieska strefa {9R.s8} budzi się po wzięciu żetonu T2.',
      en: 'There is no spawn step in the first two rounds. The blue zone {9R.s8} wakes when token T2 is taken.',
    },
    {
      pl: 'Talia Zombie: tylko karty 1–16 (bez Abominacji i dodatkowych aktywacji); pierwsze dwie karty i pierwsze karty Ekwipunku są ułożone.',
      en: 'Zombie deck: cards 1–16 only (no Abominations, no extra activations); its first two cards and the first Equipment cards are stacked.',
    },
    {
      pl: 'Gdy żetony potrzebne do celu są zebrane, Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'Once the tokens of the goal are taken, a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
  ],
  goals: {
    supplies: { pl: 'Zbierzcie trzy żetony Celu', en: 'Take the three objective tokens' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S0-T1': {
      title: { pl: 'Kasetka listonosza', en: 'The Postman’s Box' },
      story: {
        pl: 'W szufladzie leży paczka dla kogoś, kto już jej nie odbierze.',
        en: 'In a drawer lies a parcel for somebody who will not collect it.',
      },
    },
    'S0-T2': {
      title: { pl: 'Termos i opatrunki', en: 'Flask and Dressings' },
      story: { pl: 'Herbata jest jeszcze letnia.', en: 'The tea is still warm.' },
    },
    'S0-T3': {
      title: { pl: 'Kluczyki do furgonetki', en: 'Van Keys' },
      story: { pl: 'Brelok w kształcie pszczoły i pół baku.', en: 'A bee on the key ring and half a tank.' },
    },
  },
  lesson: {
    move: {
      pl: 'Przejdźcie razem do Strefy {6R.s6}. Ruch kosztuje jedną akcję, każdy ma trzy.',
      en: 'Walk to zone {6R.s6} together. A Move costs one action; everybody has three.',
    },
    door: {
      pl: 'Kto trzyma Łom lub Topór, otwiera drzwi. Ciemny pokój dobiera jedną kartę Zombie.',
      en: 'Whoever holds a Crowbar or Fire Axe opens the door. The dark room draws one Zombie card.',
    },
    melee: {
      pl: 'Wejdźcie i uderzcie: tyle kości, ile na karcie, trafia wynik równy Precyzji lub wyższy.',
      en: 'Go in and strike: roll the dice on the card; the accuracy number or more hits.',
    },
    search: {
      pl: 'Pokój bez Zombie można raz na turę przeszukać. Weźcie też żeton Celu.',
      en: 'A room without Zombies may be searched once a turn. Take the objective token too.',
    },
    ranged: {
      pl: 'Dwa Szwendacze stoją na ulicy. Strzelajcie z sąsiedniej strefy, zanim dojdą.',
      en: 'Two Walkers stand in the street. Shoot from the next zone before they arrive.',
    },
    noise: {
      pl: 'Strzał i Topór na drzwiach hałasują. Zombie, które nikogo nie widzą, idą do najgłośniejszej strefy.',
      en: 'Shots and the Axe on a door are loud. Zombies that see nobody walk to the loudest zone.',
    },
    spawn: {
      pl: 'Od teraz po ruchu Zombie każda czynna strefa dobiera kartę. Poziom drużyny wybiera wiersz.',
      en: 'From now on each active zone draws a card after the Zombies move. The team level picks the line.',
    },
    exit: {
      pl: 'Macie wszystko. Do furgonetki w Strefie {5R.s7}!',
      en: 'You have it all. Off to the van in zone {5R.s7}!',
    },
  },
};
