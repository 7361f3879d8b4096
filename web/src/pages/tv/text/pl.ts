import { plural } from '@horda/parts';
import type { TvWords } from './words.ts';

export const pl: TvWords = {
  join: 'Dołącz',
  joinHelp: 'Zeskanuj kod telefonem i zajmij wolne miejsce. Telefon będzie twoją ręką.',
  orOpen: 'albo otwórz',
  onlyHere:
    'Tego adresu telefony nie otworzą, bo działa tylko na tym komputerze. Uruchom serwer dla całej sieci (npm start -- --host 0.0.0.0) i otwórz stronę pod adresem komputera w tej sieci.',
  code: 'Kod QR z zaproszeniem do stołu',
  watch: 'oglądaj',
  watchCode: 'Kod QR dla widzów',
  awaited: 'Czekamy',
  ticker: 'Ostatnie wydarzenia',
  choosing: (name) => `${name} wybiera.`,
  severalChoosing: (names) => `Wybierają: ${names}.`,
  thinks: (name) => `${name} myśli…`,
  nobody: 'Nikt nie musi teraz niczego wybierać.',
  waitingForPlayers: 'Czekamy na graczy',
  free: (n) =>
    plural('pl', n, {
      one: '# wolne miejsce',
      few: '# wolne miejsca',
      many: '# wolnych miejsc',
      other: '# wolnego miejsca',
    }),
  freeSeat: 'wolne',
  startsIn: (seconds) => `Wszyscy są. Zaczynamy za ${seconds}…`,
  hostStarts: 'Wszyscy są. Grę zaczyna gospodarz.',
  toLobby: 'Ustalenia i boty',
  noConnection: 'Brak połączenia z serwerem. Stół czeka, strona łączy się sama.',
  seated: 'To urządzenie siedzi przy stole',
  seatedHelp:
    'Telewizor nie może mieć klucza do miejsca, bo pokazałby karty gracza. Otwórz go linkiem dla telewizora; ma go gospodarz, w poczekalni i w menu stołu.',
  open: 'Telewizor',
  openHelp: 'Stół na dużym ekranie, dla wszystkich: bez przycisków i bez niczyich kart. Każdy gra ze swojego telefonu.',
  link: 'Link dla telewizora',
  linkHelp: 'Otwórz go w przeglądarce telewizora albo laptopa. Pokazuje tylko to, co widzą wszyscy.',
  where: 'Gdzie leży stół',
  everywhere: 'U każdego na ekranie',
  oneScreen: 'Na jednym dużym ekranie',
  oneScreenHelp:
    'Ten ekran zostaje stołem i nikt przy nim nie siedzi. Każdy skanuje kod i ma na telefonie swoją rękę. Gra zaczyna się, gdy wszystkie miejsca są zajęte.',
};
