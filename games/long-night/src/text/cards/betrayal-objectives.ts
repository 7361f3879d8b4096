/** Betrayal objectives: names and texts. What they do is in `content/`, under the same id. */
import type { BetrayalObjectiveId } from '../../content/ids.ts';
import type { ObjectiveText } from './texts.ts';

export const BETRAYAL_OBJECTIVES_TEXTS: Readonly<Record<BetrayalObjectiveId, ObjectiveText>> = {
  lastSupper: {
    name: { pl: 'Ostatnia wieczerza', en: 'Last Supper' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      { pl: 'co najmniej 3 karty żywności na ręce', en: '3 or more food cards in hand' },
    ],
    play: {
      pl: 'chomikuj żywność, narzekaj na głód, dopuść do braków',
      en: 'hoard food, complain about hunger, let shortages happen once or twice',
    },
  },
  blackMarket: {
    name: { pl: 'Czarny rynek', en: 'Black Market' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      { pl: 'karty 5 różnych rodzajów na ręce', en: 'cards of 5 different symbols in hand' },
    ],
    play: {
      pl: 'zbieraj po jednym rodzaju; zły symbol dorzuć, gdy zagrożenie i tak padnie',
      en: 'collect one of each; slip a wrong symbol into a crisis that will fail anyway',
    },
  },
  warlord: {
    name: { pl: 'Watażka', en: 'Warlord' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'co najmniej 2 karty broni w wyposażeniu twoich ocalałych',
        en: '2 or more weapon cards equipped on your survivors',
      },
      { pl: 'kontrolujesz co najmniej 3 ocalałych', en: 'you control 3 or more survivors' },
    ],
    play: {
      pl: 'bądź strażnikiem; pomagaj, aż masz dwie bronie i troje ludzi',
      en: 'be the armed guard; help until two weapons and three people are there',
    },
  },
  winterKing: {
    name: { pl: 'Król zimy', en: 'Winter King' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'kontrolujesz ocalałego o najwyższych wpływach w grze',
        en: 'you control the survivor with the highest influence in play',
      },
      { pl: 'co najmniej 3 karty na ręce', en: '3 or more cards in hand' },
    ],
    play: {
      pl: 'chroń najważniejszego, innym podsuwaj ryzykowne plany',
      en: 'protect the highest name, weaken the others by risky plans',
    },
  },
  getaway: {
    name: { pl: 'Ucieczka', en: 'Getaway' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      { pl: 'co najmniej 2 karty paliwa na ręce', en: '2 or more fuel cards in hand' },
      { pl: 'co najmniej 1 twój ocalały jest poza kolonią', en: '1 or more of your survivors outside the colony' },
    ],
    play: {
      pl: 'siedź na zewnątrz po paliwo, spóźniaj się „o jedną kartę”',
      en: 'stay outside searching for fuel, miss the crisis "by one card"',
    },
  },
  starveThem: {
    name: { pl: 'Zagłodzić ich', en: 'Starve Them' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      { pl: 'co najmniej 2 znaczniki głodu', en: '2 or more starvation tokens' },
    ],
    play: {
      pl: 'wydawaj żywność na kości w dobrej sprawie, karty trzymaj',
      en: 'spend food on dice for good causes, hold food cards',
    },
  },
  openGates: {
    name: { pl: 'Otwarte bramy', en: 'Open Gates' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      { pl: 'żadnej barykady ani pułapki w kolonii', en: 'no barricade or trap at the colony' },
      { pl: 'co najmniej 8 zombie w kolonii', en: '8 or more zombies at the colony' },
    ],
    play: {
      pl: 'przyciągaj zombie, „ratując” innych, kości wydawaj gdzie indziej',
      en: 'attract zombies to "save" others, use barricade dice elsewhere',
    },
  },
  undertaker: {
    name: { pl: 'Grabarz', en: 'Undertaker' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'co najmniej 4 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
        en: '4 or more survivors (not counting helpless survivors) were killed or removed from the game',
      },
      { pl: 'kontrolujesz co najmniej 2 ocalałych', en: 'you control 2 or more survivors' },
    ],
    play: {
      pl: 'proponuj innym śmiałe wyprawy, paliwa nie dawaj; dwoje trzymaj w domu',
      en: 'propose bold moves for others, refuse to share fuel; keep two at home',
    },
  },
  demolition: {
    name: { pl: 'Rozbiórka', en: 'Demolition' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'łącznie co najmniej 4 karty narzędzi i paliwa na ręce',
        en: '4 or more tool and fuel cards together in hand',
      },
    ],
    play: { pl: 'proś o narzędzia i paliwo na „duży projekt”', en: 'ask for tools and fuel for a "big project"' },
  },
  companyMan: {
    name: { pl: 'Człowiek korporacji', en: 'Company Man' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      { pl: 'w grze są co najmniej 2 specjalne zombie', en: '2 or more special zombies in play' },
      {
        pl: 'co najmniej 1 karta ze stosu przedmiotów Raxxon na ręce lub w wyposażeniu',
        en: '1 or more cards of the Raxxon item deck in hand or equipped',
      },
    ],
    play: {
      pl: 'zjawiaj się w Raxxon z niewłaściwymi kośćmi, wypuść dwa eksperymenty',
      en: 'arrive at Raxxon with the wrong dice, let two experiments out',
    },
  },
  banditBetrayal: {
    name: { pl: 'Zdrada Bandyty', en: 'Bandit Betrayal' },
    conditions: [
      { pl: 'specjalny cel B2 jest wykonany', en: 'special objective B2 is completed' },
      { pl: 'co najmniej 4 karty w kryjówce', en: '4 or more cards in the hideout' },
      { pl: 'co najmniej 1 twój ocalały jest w kryjówce', en: '1 or more of your survivors at the hideout' },
    ],
    play: {
      pl: 'do B2 pomagaj uczciwie; łupy zostaw w kryjówce i bądź tam na czas',
      en: 'help to B2 honestly; leave loot in the hideout, stand there on time',
    },
  },
  serialKillers: {
    name: { pl: 'Seryjni mordercy', en: 'Serial Killers' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'co najmniej 5 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
        en: '5 or more survivors (not counting helpless survivors) were killed or removed from the game',
      },
      { pl: 'kontrolujesz co najmniej 2 ocalałych', en: 'you control 2 or more survivors' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  triggerHappy: {
    name: { pl: 'Palec na spuście', en: 'Trigger Happy' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'co najmniej 4 karty broni w wyposażeniu twoich ocalałych',
        en: '4 or more weapon cards equipped on your survivors',
      },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  cultLeader: {
    name: { pl: 'Przywódca sekty', en: 'Cult Leader' },
    conditions: [
      { pl: 'morale wynosi 0', en: 'morale is 0' },
      {
        pl: 'kontrolujesz co najmniej o 2 ocalałych więcej niż każdy inny gracz',
        en: 'you control at least 2 more survivors than any other player',
      },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
};
