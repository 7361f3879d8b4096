/** Exile objectives: names and texts. What they do is in `content/`, under the same id. */
import type { ExileObjectiveId } from '../../content/ids.ts';
import type { ExileText } from './texts.ts';

export const EXILE_OBJECTIVES_TEXTS: Readonly<Record<ExileObjectiveId, ExileText>> = {
  rebuildElsewhere: {
    name: { pl: 'Odbudować gdzie indziej', en: 'Rebuild Elsewhere' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 karty narzędzia na ręce', en: '3 or more tool cards in hand' },
    ],
    betrayer: { pl: 'co najmniej 3 karty narzędzia na ręce', en: '3 or more tool cards in hand' },
    play: {
      pl: 'szukaj narzędzi daleko; jedno zaoferuj na zgodę',
      en: 'search for tools far away; offer one for peace',
    },
  },
  ownBand: {
    name: { pl: 'Własna banda', en: 'Own Band' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'kontrolujesz co najmniej 3 ocalałych', en: 'you control 3 or more survivors' },
    ],
    betrayer: { pl: 'kontrolujesz co najmniej 4 ocalałych', en: 'you control 4 or more survivors' },
    play: { pl: 'zagrywaj obcych na zewnątrz; nikomu nie szkodź', en: 'play outsiders outside; harm nobody' },
  },
  scavenger: {
    name: { pl: 'Zbieracz', en: 'Scavenger' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 5 kart na ręce', en: '5 or more cards in hand' },
    ],
    betrayer: { pl: 'co najmniej 1 stos przedmiotów jest pusty', en: 'at least 1 item deck of a location is empty' },
    play: {
      pl: 'przeszukuj, gdzie nikt nie chodzi; pięć kart w ręce, zdrajca opróżnia stos',
      en: 'search where nobody goes; hold five cards, or empty one deck as betrayer',
    },
  },
  letThemBurn: {
    name: { pl: 'Niech spłoną', en: 'Let Them Burn' },
    conditions: [
      {
        pl: 'co najmniej 4 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
        en: '4 or more survivors (not counting helpless survivors) were killed or removed from the game',
      },
    ],
    betrayer: {
      pl: 'co najmniej 3 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
      en: '3 or more survivors (not counting helpless survivors) were killed or removed from the game',
    },
    play: { pl: 'atakuj słabych, którzy stoją sami', en: 'attack weak survivors who stand alone' },
  },
  wayBack: {
    name: { pl: 'Droga powrotna', en: 'Way Back' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'łącznie co najmniej 3 karty żywności i leku na ręce',
        en: '3 or more food and medicine cards together in hand',
      },
    ],
    betrayer: { pl: 'cel główny wykonany', en: 'main objective completed' },
    play: {
      pl: 'trzymaj żywność i leki, pomagaj celowi z zewnątrz',
      en: 'keep food and medicine, help the objective from outside',
    },
  },
  skilled: {
    name: { pl: 'Zręczny', en: 'Skilled' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 4 karty narzędzia na ręce', en: '4 or more tool cards in hand' },
    ],
    betrayer: { pl: 'co najmniej 3 karty narzędzia na ręce', en: '3 or more tool cards in hand' },
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  newFriends: {
    name: { pl: 'Nowi przyjaciele', en: 'New Friends' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'kontrolujesz więcej ocalałych niż każdy inny gracz',
        en: 'you control more survivors than any other player',
      },
    ],
    betrayer: { pl: 'co najmniej 1 stos przedmiotów jest pusty', en: 'at least 1 item deck of a location is empty' },
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  forgiveness: {
    name: { pl: 'Przebaczenie', en: 'Forgiveness' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 5 kart żywności na ręce', en: '5 or more food cards in hand' },
    ],
    betrayer: { pl: 'cel główny wykonany', en: 'main objective completed' },
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  vengeance: {
    name: { pl: 'Odwet', en: 'Vengeance' },
    conditions: [
      {
        pl: 'co najmniej 5 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
        en: '5 or more survivors (not counting helpless survivors) were killed or removed from the game',
      },
    ],
    betrayer: {
      pl: 'co najmniej 4 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
      en: '4 or more survivors (not counting helpless survivors) were killed or removed from the game',
    },
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
};
