/** Facing the Impossible: the words of mission M1. What it does is in `content/missions/m1.ts`. */
import type { MissionText } from './text.ts';

export const M1_TEXT: MissionText = {
  title: { pl: 'Stawiając czoła niemożliwemu', en: 'Facing the Impossible' },
  briefing: {
    pl: 'Południe pierwszego dnia. Bistro zatyka ulicę jak korek, a za nim są jeszcze ludzie.',
    en: 'Noon of the first day. A bistro plugs the street like a cork, and there are still people beyond it.',
  },
  victory: {
    pl: 'Wszystkie troje drzwi bistro są otwarte i wszystkie karty Celów odkryte (w dowolnej kolejności).',
    en: 'All three bistro doors are open and all objective cards revealed (any order).',
  },
  rules: [
    {
      pl: 'Strefa Hałasu leży po wschodniej stronie bistro: zombie prą ku niej tak, jakby drzwi były otwarte, i zatrzymują się przed zamkniętymi.',
      en: 'The noise zone lies east of the bistro: zombies head for it as if doors were open and stop at closed ones.',
    },
    {
      pl: 'Kafelek z kartą Celu: bez Przeszukiwania i bez otwierania Skrzyń. Humvee dopiero po zdjęciu kart z 7R i 8R.',
      en: 'A tile with an objective card on it: no Search, no crates. The Humvee only once 7R and 8R carry no card.',
    },
    {
      pl: 'Zasada domowa: licznik URATOWANI jest wspólny dla całej Kampanii.',
      en: 'House rule: the RESCUED counter is kept for the whole campaign.',
    },
  ],
  goals: {
    bistro: { pl: 'Otwórzcie wszystkie troje drzwi bistro', en: 'Open all three doors of the bistro' },
    allCards: { pl: 'Odkryjcie wszystkie karty Celów', en: 'Reveal all objective cards' },
  },
  cards: {
    'M1-02': {
      title: { pl: 'Ostatnie zamówienie', en: 'Last Order' },
      story: {
        pl: 'Kucharz zabarykadował się w chłodni. Trzyma patelnię jak tarczę.',
        en: 'A cook has shut himself in the cold room. He holds a frying pan like a shield.',
      },
      options: {
        lead: { pl: 'Wyprowadź go od razu', en: 'Lead him out at once' },
        supplies: { pl: 'Najpierw zbierzcie zapasy', en: 'Gather supplies first' },
      },
    },
    'M1-03': {
      title: { pl: 'Stolik numer siedem', en: 'Table Seven' },
      story: {
        pl: 'Rodzina chowa się pod stolikiem. Dziecko wciąż rysuje po obrusie.',
        en: 'A family hides under a table. The child keeps drawing on the tablecloth.',
      },
    },
    'M1-04': {
      title: { pl: 'Dzwonek nad drzwiami', en: 'The Bell Above the Door' },
      story: {
        pl: 'Ktoś nacisnął alarm i zamarł. Dzwonek niesie się na całą ulicę.',
        en: 'Somebody hit the alarm and froze. The bell carries down the whole street.',
      },
    },
    'M1-05': {
      title: { pl: 'Kierowca bez autobusu', en: 'Driver Without a Bus' },
      story: {
        pl: 'Kierowca miejskiego autobusu zna objazdy. Obiecuje, że odnajdzie swój wóz.',
        en: 'A city bus driver knows the detours. He promises to find his vehicle.',
      },
    },
    'M1-07': {
      title: { pl: 'Szósty schodek', en: 'The Sixth Step' },
      story: {
        pl: 'Starsza pani liczy schody, żeby nie płakać. Potrzebuje silnego ramienia.',
        en: 'An old lady counts stairs so as not to cry. She needs a strong arm.',
      },
      options: {
        carry: { pl: 'Pomóż jej zejść', en: 'Help her down' },
        point: { pl: 'Wskaż drogę', en: 'Point the way' },
      },
    },
    'M1-08': {
      title: { pl: 'Radiowóz bez załogi', en: 'Empty Patrol' },
      story: {
        pl: 'Mundurowi nie wrócili. Zostawili torbę i otwarte drzwi.',
        en: 'The officers never came back. They left a bag and an open door.',
      },
    },
    'M1-10': {
      title: { pl: 'Agent przy blokadzie', en: 'The Agent at the Roadblock' },
      story: {
        pl: 'Ranny agent pilnuje pustej barierki. Prosi o jedno z dwojga.',
        en: 'A wounded agent guards an empty barrier. He asks for one of two things.',
      },
      options: {
        badge: { pl: 'Weź jego odznakę i przysięgę', en: 'Take his badge and his oath' },
        carry: { pl: 'Zabierz jego, zostaw odznakę', en: 'Take the man, leave the badge' },
      },
    },
    'M1-N1': {
      title: { pl: 'Odznaka', en: 'The Badge' },
      story: {
        pl: 'Metal jest jeszcze ciepły. Teraz to wy macie dojść do Białego Domu.',
        en: 'The metal is still warm. Now you are the ones who must reach the White House.',
      },
    },
    'M1-N2': {
      title: { pl: 'Cięższy niż wygląda', en: 'Heavier Than He Looks' },
      story: {
        pl: 'Agent żyje i opowiada o was każdemu, kogo mijacie. Ludzie zaczynają za wami iść.',
        en: 'The agent lives and tells everyone you pass about you. People begin to follow.',
      },
    },
  },
};
