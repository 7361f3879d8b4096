/** DEFCON 1: Cocked Pistol: the words of mission M10. What it does is in `content/missions/m10.ts`. */
import type { MissionText } from './text.ts';

export const M10_TEXT: MissionText = {
  title: { pl: 'DEFCON 1: Odbezpieczony pistolet', en: 'DEFCON 1: Cocked Pistol' },
  briefing: {
    pl: 'Dom runął, a rozkaz z góry nadchodzi o świcie. Została jedna noc i kilka dróg.',
    en: 'The house has fallen and an order is due at dawn. One night is left, and a few roads.',
  },
  victory: {
    pl: 'Wszyscy przytomni Ocalali wyszli jednym Wyjściem; Notatka #1 i zakończenie.',
    en: 'All conscious survivors left by one exit; note #1 and the ending.',
  },
  rules: [
    {
      pl: 'Zasada domowa: wyjścia odsłaniają karty (pieszo: Strefa {1R.s6}, autobus {1R.s3}, właz {7R.s4}, śmigłowiec {11V.se}). Ocalały wychodzi na koniec Tury ze Strefy bez Zombie; pierwsze użyte wyjście obowiązuje wszystkich. Po wyjściu ostatniego przeczytajcie Notatkę #1.',
      en: 'House rule: exits come from cards (on foot: zone {1R.s6}, bus {1R.s3}, manhole {7R.s4}, helicopter {11V.se}). A survivor leaves at the end of a turn from a zone without zombies; the first exit used binds all. After the last has left, read note #1.',
    },
    {
      pl: 'Zasada domowa: gdy odkryto sześć kart, wyjście pieszo jest otwarte nawet bez karty #10.',
      en: 'House rule: once six cards are revealed the way out on foot is open even without card #10.',
    },
  ],
  goals: {
    escape: { pl: 'Uciekajcie wszyscy jednym wyjściem', en: 'Escape, all by one exit' },
  },
  cards: {
    'M10-01': {
      title: { pl: 'Rozkaz z góry', en: 'Order From Above' },
      story: {
        pl: 'Drukarka wypluwa jeden wers: uderzenie o świcie. Podpis jest nieczytelny, ale znacie to pismo.',
        en: 'A printer spits out one line: strike at dawn. The signature is a blur, yet you know the hand.',
      },
      options: {
        cancel: { pl: 'Odwołajcie uderzenie teczką', en: 'Cancel the strike with the case' },
        keep: { pl: 'Zachowajcie teczkę', en: 'Keep the case' },
      },
    },
    'M10-02': {
      title: { pl: 'Kanister', en: 'Jerrycan' },
      story: {
        pl: 'Zaplecze pachnie benzyną i starym serem. Kanister jest pełny.',
        en: 'The back room smells of petrol and old cheese. The can is full.',
      },
    },
    'M10-07': {
      title: { pl: 'Rakietnica', en: 'Flare Gun' },
      story: {
        pl: 'W szafce leży rakietnica z jednym ładunkiem. Jedno światło na całe miasto.',
        en: 'In the cupboard lies a flare gun with one charge. One light for the whole city.',
      },
    },
    'M10-08': {
      title: { pl: 'Kto został', en: 'Who Stayed' },
      story: {
        pl: 'W ciemnym biurze czekają ludzie z pierwszego dnia. Pamiętają wasze twarze albo ich brak.',
        en: 'People from the first day wait in the dark office. They remember your faces, or their absence.',
      },
    },
    'M10-10': {
      title: { pl: 'Dziura w płocie', en: 'Gap in the Fence' },
      story: {
        pl: 'Za płotem jest ciemna ulica i nic więcej. To też jest droga.',
        en: 'Beyond the fence lies a dark street and nothing else. That too is a road.',
      },
    },
    'M10-11': {
      title: { pl: 'Lądowisko', en: 'Landing Zone' },
      story: {
        pl: 'Worki tworzą prawie równy krąg. Brakuje tylko maszyny i znaku.',
        en: 'The sandbags make an almost even ring. Only a machine and a signal are missing.',
      },
    },
    'M10-12': {
      title: { pl: 'Ostatni pocisk', en: 'The Last Shell' },
      story: {
        pl: 'Na stelażu został jeden pocisk. Wystarczy na jedną ulicę.',
        en: 'One shell is left in the rack. It is enough for one street.',
      },
      options: {
        shell: { pl: 'Zawalcie jedną ulicę', en: 'Bring one street down' },
        ruin: { pl: 'Zdetonujcie ruinę', en: 'Blow the ruin' },
        spare: { pl: 'Oszczędźcie pocisk', en: 'Save the shell' },
      },
    },
    'M10-13': {
      title: { pl: 'Właz', en: 'Manhole' },
      story: {
        pl: 'Pokrywa nosi znak służb miejskich. Kret by wiedział, dokąd prowadzi.',
        en: 'The cover bears the city works mark. A mole would know where it leads.',
      },
    },
    'M10-14': {
      title: { pl: 'Autobus linii zero', en: 'Bus of Line Zero' },
      story: {
        pl: 'Autobus ma całe szyby i pusty bak. Na tablicy świeci napis: ostatni kurs.',
        en: 'The bus has whole windows and an empty tank. Its board reads: last run.',
      },
    },
    'M10-N1': {
      title: { pl: 'Pierwszy dzień po', en: 'The First Day After' },
      story: {
        pl: 'Ktoś pyta, dokąd teraz. Nikt nie mówi: do domu.',
        en: 'Somebody asks where to now. Nobody says: home.',
      },
    },
  },
};
