/** War Zone: the words of mission M4. What it does is in `content/missions/m4.ts`. */
import type { MissionText } from './text.ts';

export const M4_TEXT: MissionText = {
  title: { pl: 'Strefa wojny', en: 'War Zone' },
  briefing: {
    pl: 'Ktoś zapalił lampę, która woła wszystkich umarłych naraz. Zgaście ją i znikajcie.',
    en: 'Someone lit a lamp that calls all the dead at once. Put it out and vanish.',
  },
  victory: {
    pl: 'Reflektor wyłączony i wszyscy przytomni Ocalali uciekli przez Strefę {11V.sw}.',
    en: 'The searchlight is off and all conscious survivors have left through zone {11V.sw}.',
  },
  rules: [
    {
      pl: 'Zielona Strefa Namnażania (Strefa {10V.sw}) śpi, dopóki nie obudzi jej karta Stos Zwłok, która leży w miejscu Skrzyni kafelka 10V.',
      en: 'The green spawn zone (zone {10V.sw}) sleeps until the card Pile of Corpses wakes it; that card lies on the crate place of 10V.',
    },
    {
      pl: 'Reflektor: dopóki świeci, Strefy {11V.c} i {10V.s} są oświetlone. Noc trwa całą Misję aż do 7:00.',
      en: 'Searchlight: while it is on, zones {11V.c} and {10V.s} are lit. It is night until 7:00.',
    },
  ],
  goals: {
    searchlightOff: { pl: 'Zgaście reflektor', en: 'Put out the searchlight' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'M4-01': {
      title: { pl: 'Punkt zborny', en: 'Rally Point' },
      story: {
        pl: 'Na stole leży mapa z czterema pinezkami. Trzy są czerwone.',
        en: 'A map with four pins lies on the table. Three are red.',
      },
    },
    'M4-03': {
      title: { pl: 'Kluczyki kierowcy', en: 'The Driver’s Keys' },
      story: {
        pl: 'Kierowca konwoju zasnął na dobre przy oknie. W dłoni ściska breloczek.',
        en: 'The convoy driver fell asleep for good by the window. He clutches a key ring.',
      },
    },
    'M4-06': {
      title: { pl: 'Ostatni nabój', en: 'The Last Round' },
      story: {
        pl: 'Żołnierz zostawił sobie jeden nabój i nie zdążył go użyć. Resztę możecie zabrać wy.',
        en: 'A soldier kept one round for himself and never got to use it. The rest is yours.',
      },
    },
    'M4-09': {
      title: { pl: 'Krótkofalówka plutonu', en: 'Platoon Handset' },
      story: {
        pl: 'Zza szumu ktoś podaje wasze pozycje. Pytanie, komu.',
        en: 'Through the static someone reads out your positions. The question is to whom.',
      },
    },
    'M4-10': {
      title: { pl: 'Właz czołgu', en: 'The Tank Hatch' },
      story: {
        pl: 'Załoga nie wyszła. Jeden strzał i ulica będzie pusta, ale hałas zostanie.',
        en: 'The crew never got out. One shot would clear the street, but the noise would remain.',
      },
      options: {
        fire: { pl: 'Wystrzelcie', en: 'Fire' },
        loot: { pl: 'Zabierzcie wyposażenie', en: 'Take the kit' },
      },
    },
    'M4-11': {
      title: { pl: 'Reflektor', en: 'The Searchlight' },
      story: {
        pl: 'Lampa stoi na dachu Humvee i patrzy w niebo. Skrzynka sterownicza jest zamknięta.',
        en: 'The lamp stands on the roof of a Humvee and stares at the sky. The control box is locked.',
      },
      options: {
        keys: { pl: 'Przekręć kluczyk', en: 'Turn the key' },
        smash: { pl: 'Rozbij lampę', en: 'Smash the lamp' },
        later: { pl: 'Odejdź (karta zostaje odkryta)', en: 'Leave it (card stays face up)' },
      },
    },
    'M4-12': {
      title: { pl: 'Stos Zwłok', en: 'Pile of Corpses' },
      story: {
        pl: 'Ktoś ułożył ich równo, jak drewno na zimę. Stos oddycha.',
        en: 'Someone stacked them neatly, like firewood. The pile is breathing.',
      },
      options: {
        dig: { pl: 'Przeszukajcie stos', en: 'Dig through it' },
        burn: { pl: 'Odrzućcie Koktajl Mołotowa', en: 'Discard a Molotov' },
        cover: { pl: 'Zostawcie ich w spokoju', en: 'Leave them in peace' },
      },
    },
    'M4-13': {
      title: { pl: 'Nieśmiertelniki', en: 'Dog Tags' },
      story: {
        pl: 'Dwanaście blaszek na jednym sznurku. Ktoś powinien je dokądś odnieść.',
        en: 'Twelve tags on one string. Somebody should bring them somewhere.',
      },
      options: {
        carry: { pl: 'Weź je (zajmują miejsce w plecaku)', en: 'Take them (they fill a backpack slot)' },
        leave: { pl: 'Zostaw', en: 'Leave them' },
      },
    },
    'M4-14': {
      title: { pl: 'Gniazdo karabinu', en: 'Gun Nest' },
      story: {
        pl: 'Worki ułożono z trzech stron. Od czwartej nikt się nikogo nie spodziewał.',
        en: 'The bags were stacked on three sides. Nobody expected anyone from the fourth.',
      },
    },
  },
};
