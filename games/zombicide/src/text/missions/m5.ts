/** DEFCON 4: At Second Glance: the words of mission M5. What it does is in `content/missions/m5.ts`. */
import type { MissionText } from './text.ts';

export const M5_TEXT: MissionText = {
  title: { pl: 'DEFCON 4: Na drugi rzut oka', en: 'DEFCON 4: At Second Glance' },
  briefing: {
    pl: 'Ulica wepchnęła was do Białego Domu. Znajdźcie kąt, w którym da się zasnąć.',
    en: 'The street has pushed you into the White House. Find a corner fit for sleep.',
  },
  victory: {
    pl: 'Wszyscy przytomni Ocalali w jednym schronieniu (Notatka #5).',
    en: 'All conscious survivors in one shelter (note #5).',
  },
  rules: [
    {
      pl: 'Schronienie (karta z Notatki #1 lub #2): gdy na koniec Fazy Graczy wszyscy przytomni Ocalali stoją w jednej Strefie schronienia bez Zombie, przeczytajcie Notatkę #5.',
      en: 'Shelter (from note #1 or #2): when at the end of a player phase all conscious survivors stand in one shelter zone without zombies, read note #5.',
    },
    {
      pl: 'Drzwi z kartą: Akcja drzwi odkrywa kartę, ale bez słowa kluczowego drzwi pozostają zamknięte i karta wraca na drzwi.',
      en: 'Doors with a card: a door action reveals the card, but without the keyword the door stays shut and the card goes back on it.',
    },
  ],
  goals: {
    reachShelter: { pl: 'Zbierzcie się wszyscy w jednym schronieniu', en: 'Gather everybody in one shelter' },
  },
  cards: {
    'M5-01': {
      title: { pl: 'Niebieskie drzwi: kuchenka', en: 'Blue Door: the Kitchenette' },
      story: {
        pl: 'Za drzwiami ktoś szepcze do słuchawki. Zawiasy trzeba wyłamać narzędziami.',
        en: 'Someone behind the door is whispering into a receiver. The hinges need proper tools.',
      },
    },
    'M5-12': {
      title: { pl: 'Zielone drzwi: czytnik', en: 'Green Door: the Reader' },
      story: {
        pl: 'Wąski gabinet bez klamki. Mały czytnik mruga na czerwono.',
        en: 'A narrow office with no handle. A small reader blinks red.',
      },
    },
    'M5-02': {
      title: { pl: 'Bezpieczniki skrzydła', en: 'The Wing’s Fuses' },
      story: {
        pl: 'Skrzynka jest cała, brakuje tylko odwagi. Światło znaczy, że was zobaczą.',
        en: 'The box is whole; only courage is missing. Light means being seen.',
      },
      options: {
        on: { pl: 'Włączcie światła', en: 'Switch the lights on' },
        off: { pl: 'Zostawcie ciemność', en: 'Leave the dark' },
      },
    },
    'M5-03': {
      title: { pl: 'Pomarańczowe biurko', en: 'The Orange Desk' },
      story: {
        pl: 'W szufladzie leży identyfikator sekretarki. Zdjęcie uśmiecha się pierwszy raz od wczoraj.',
        en: 'A secretary’s pass lies in the drawer. The photo is the first smile since yesterday.',
      },
    },
    'M5-10': {
      title: { pl: 'Kolacja państwowa', en: 'State Dinner' },
      story: {
        pl: 'Stół nakryto na czterdzieści osób. Kilka jeszcze nie wstało.',
        en: 'The table is laid for forty. A few have not got up yet.',
      },
    },
    'M5-11': {
      title: { pl: 'Zbrojownia', en: 'The Armoury' },
      story: {
        pl: 'Szafki noszą nazwiska. Odznaka otwiera tę ostatnią.',
        en: 'The lockers bear names. A badge opens the last one.',
      },
    },
    'M5-13': {
      title: { pl: 'Krótka ankieta', en: 'A Short Survey' },
      story: {
        pl: 'Na tablicy ktoś zapisał, kto zostaje na straży. Ostatnie pole jest puste.',
        en: 'On the board someone wrote who stays on guard. The last box is empty.',
      },
      options: {
        sign: { pl: 'Wpiszcie swoje imiona', en: 'Sign your names' },
        wipe: { pl: 'Zetrzyjcie tablicę', en: 'Wipe the board' },
      },
    },
    'M5-14': {
      title: { pl: 'Sala owalna bez gości', en: 'The Oval Hall' },
      story: {
        pl: 'Strop wisi na jednej belce. Każdy krok słychać w całym skrzydle.',
        en: 'The ceiling hangs on one beam. Every step is heard across the wing.',
      },
    },
    'M5-15': {
      title: { pl: 'Czerwony salon', en: 'The Red Salon' },
      story: {
        pl: 'Zasłony są ciężkie i ciemne. Można tu odetchnąć, ale nie zasnąć.',
        en: 'The curtains are heavy and dark. A place to breathe, not to sleep.',
      },
      options: {
        rest: { pl: 'Odpocznijcie godzinę', en: 'Rest for an hour' },
        go: { pl: 'Idźcie dalej', en: 'Move on' },
      },
    },
    'M5-N1': {
      title: { pl: 'Schody donikąd', en: 'Stairs to Nowhere' },
      story: {
        pl: 'Za biurkiem zaczyna się tunel serwisowy. Jest ciasny, suchy i wasz.',
        en: 'Behind the desk a service tunnel begins. It is narrow, dry and yours.',
      },
    },
    'M5-N2': {
      title: { pl: 'Taylor', en: 'Taylor' },
      story: {
        pl: 'Stażysta Taylor przetrwał dobę na herbatnikach i telefonie wewnętrznym. Chce iść z wami.',
        en: 'Taylor, an intern, lasted a day on biscuits and the internal phone. Taylor wants to come along.',
      },
    },
    'M5-N3': {
      title: { pl: 'Ostatnia zmiana', en: 'The Last Shift' },
      story: {
        pl: 'Regulamin straży ma jedno zdanie, które ktoś podkreślił krwią. Teraz dotyczy was.',
        en: 'The guard rules hold one sentence somebody underlined in blood. Now it applies to you.',
      },
    },
    'M5-N4': {
      title: { pl: 'Dziura w stropie', en: 'Hole in the Ceiling' },
      story: {
        pl: 'Z góry spadł zwój z rozkładem pięter. Zaznaczono na nim dwa pokoje bez klamek.',
        en: 'A roll with the floor layout has fallen from above. Two rooms without handles are marked on it.',
      },
    },
    'M5-N5': {
      title: { pl: 'Telefon', en: 'The Telephone' },
      story: {
        pl: 'Telefon dzwoni w pokoju, w którym nie ma prądu. Głos przedstawia się jako Wilson.',
        en: 'A telephone rings in a room without power. The voice calls itself Wilson.',
      },
    },
  },
};
