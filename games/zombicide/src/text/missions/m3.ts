/** DEFCON 5: De-escalation: the words of mission M3. What it does is in `content/missions/m3.ts`. */
import type { MissionText } from './text.ts';

export const M3_TEXT: MissionText = {
  title: { pl: 'DEFCON 5: Deeskalacja', en: 'DEFCON 5: De-escalation' },
  briefing: {
    pl: 'Zrobiło się cicho, a cisza wyszła na ulice. Trzeba jedzenia, radia i drogi ucieczki przed nocą.',
    en: 'It has gone quiet, and the quiet has come out to the streets. Food, a radio and a way out are needed before night.',
  },
  victory: {
    pl: 'Wszystkie siedem kart odkrytych, łącznie z kartą z 19:00.',
    en: 'All seven cards revealed, the one of 19:00 included.',
  },
  rules: [
    {
      pl: 'Cztery budynki, każdy ma jedne Drzwi z kartą Celu; dopóki nie zostaną otwarte, pozostałych drzwi tego budynku nie można otworzyć.',
      en: 'Four buildings, each with one door bearing an objective card; until that door is opened, no other door of the building can be.',
    },
    {
      pl: 'Karta #19 odkrywa się sama o 19:00 (po 8 rundach). Liczy się do siedmiu kart, więc Misja trwa co najmniej do zmierzchu.',
      en: 'Card #19 reveals itself at 19:00 (after 8 rounds). It counts among the seven, so the mission lasts at least till dusk.',
    },
  ],
  goals: {
    allCards: { pl: 'Odkryjcie wszystkie karty Celów', en: 'Reveal all objective cards' },
  },
  cards: {
    'M3-01': {
      title: { pl: 'Spiżarnia sąsiadów', en: 'The Neighbours’ Larder' },
      story: {
        pl: 'Półki są pełne, lecz ktoś już tu jadł palcami. Zapach nie kłamie.',
        en: 'The shelves are full, but somebody has been eating with their fingers. The smell does not lie.',
      },
    },
    'M3-02': {
      title: { pl: 'Punkt opatrunkowy', en: 'Aid Station' },
      story: {
        pl: 'Wolontariusze zostawili kartkę z podziękowaniem i skrzynkę leków. Kartka jest dla kogoś takiego jak wy.',
        en: 'Volunteers left a thank-you note and a box of medicine. The note is meant for people like you.',
      },
    },
    'M3-03': {
      title: { pl: 'Hotel bez gości', en: 'Hotel Without Guests' },
      story: {
        pl: 'Recepcja ma klucze do wszystkich pokoi. Goście też je mają.',
        en: 'The front desk has keys to every room. So do the guests.',
      },
    },
    'M3-04': {
      title: { pl: 'Garaż floty', en: 'Fleet Garage' },
      story: {
        pl: 'W kanale stoi furgonetka bez kół. Mapa objazdów jest za to cała.',
        en: 'A van without wheels stands over the pit. The map of detours, at least, is whole.',
      },
    },
    'M3-06': {
      title: { pl: 'Okno na Biały Dom', en: 'A Window on the White House' },
      story: {
        pl: 'Z góry widać pusty trawnik i otwartą bramę. Ktoś zdejmuje flagę, a może tylko na niej wisi.',
        en: 'From above you see an empty lawn and an open gate. Someone is taking the flag down, or merely hanging from it.',
      },
    },
    'M3-08': {
      title: { pl: 'Radiostacja', en: 'Radio Station' },
      story: {
        pl: 'Nadajnik działa, jeśli ktoś go nakarmi prądem. W eterze słychać czyjś oddech.',
        en: 'The transmitter works if somebody feeds it power. You can hear breathing on the air.',
      },
      options: {
        call: { pl: 'Nadajcie wezwanie', en: 'Send a call' },
        strip: { pl: 'Wymontujcie akumulator', en: 'Strip the battery' },
      },
    },
    'M3-19': {
      title: { pl: 'Przeczytajcie tę kartę o 19:00', en: 'Read This Card at 19:00' },
      story: {
        pl: 'Snop światła przecina niebo nad Białym Domem. Wszystko, co martwe, zawraca.',
        en: 'A shaft of light cuts the sky above the White House. Everything dead turns round.',
      },
    },
  },
};
