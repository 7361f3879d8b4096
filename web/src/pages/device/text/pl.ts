import { plural } from '@horda/parts';
import type { DeviceWords } from './words.ts';

export const pl: DeviceWords = {
  caption: 'Bez konta',
  title: 'Inne urządzenie',
  lead: 'Przenosisz swoje stoły na serwerze, wyniki i ustawienia. Gry, które są tylko w tej przeglądarce, zostają tutaj.',
  send: 'Z tego urządzenia',
  sendHelp: 'Zrób kod i zeskanuj go drugim urządzeniem. Przesyłka jest zamknięta tym kodem; serwer jej nie przeczyta.',
  makeCode: 'Zrób kod',
  scan: 'Zeskanuj to drugim urządzeniem',
  type: 'albo otwórz tam Hordę i wpisz:',
  valid: (minutes) =>
    plural('pl', minutes, {
      one: 'Ważny jeszcze # minutę.',
      few: 'Ważny jeszcze # minuty.',
      many: 'Ważny jeszcze # minut.',
      other: 'Ważny jeszcze # minut.',
    }),
  expired: 'Ten kod już nie działa. Zrób nowy.',
  codeLabel: 'Kod QR, który przenosi twoje stoły na inne urządzenie',
  saveFile: 'Zapisz jako plik',
  fileHelp: 'Działa bez serwera. Plik otwiera twoje miejsca przy stołach: nikomu go nie dawaj.',
  receive: 'Na to urządzenie',
  receiveHelp: 'Nic stąd nie zniknie: to, co przyjdzie, zostanie dodane.',
  code: 'Kod',
  codeHelp: 'Dziesięć liter i cyfr z drugiego urządzenia.',
  badCode: 'Kod ma dziesięć liter i cyfr, na przykład 7TQ4K-M92XH.',
  take: 'Przenieś',
  taking: 'Otwieram…',
  arrived: 'Z linkiem przyszedł kod. Przenieść na to urządzenie to, co pod nim czeka?',
  openFile: 'Otwórz plik',
  wrongFile: 'To nie jest plik z „Innego urządzenia”.',
  wrongKey: 'Nie da się otworzyć tego, co czeka pod tym kodem. Zrób nowy na drugim urządzeniu.',
  noLock: 'Kody działają tylko na stronie z https. Użyj tu pliku.',
  done: (tables, results) =>
    `Gotowe. Nowe tutaj: ${plural('pl', tables, { one: '# stół', few: '# stoły', many: '# stołów', other: '# stołów' })}, ${plural('pl', results, { one: '# wynik', few: '# wyniki', many: '# wyników', other: '# wyników' })} i twoje ustawienia.`,
  toGames: 'Twoje gry',
};
