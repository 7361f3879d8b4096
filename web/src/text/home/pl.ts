import { plural } from '@horda/parts';
import type { HomeWords } from './words.ts';

const LIST = new Intl.ListFormat('pl');

export const pl: HomeWords = {
  tagline: ['Pięć gier o zombie. Jeden stół.', 'Bez konta, bez instalacji, bez litości.'],
  invitation: 'Wyślij link, zajmijcie miejsca, grajcie od razu albo przez kilka dni. Z ludźmi albo z botami.',
  invitationAlone: 'Graj na tym urządzeniu: z botami albo w kilka osób, po kolei. Także bez sieci.',
  chooseGame: 'Wybierz grę',
  players: (count) => `gracze: ${count}`,
  length: (time) => `czas gry: ${time}`,
  soon: 'w przygotowaniu',
  notYet: (title) => `${title}: gra w przygotowaniu. Jeszcze nie można w nią zagrać.`,
  open: 'Otwórz stół',
  alone: 'Graj solo',
  join: 'Dołącz przez link',
  joinShort: 'Dołącz',
  learn: 'Naucz się grać',
  rules: 'Zasady',
  workshop: 'Warsztat',
  about: 'O Hordzie',
  firstTime: 'Pierwszy raz?',
  firstTimeHelp: 'Krótka partia z objaśnieniami krok po kroku.',
  serverAway: 'Serwer nie odpowiada. Na razie możesz grać na tym urządzeniu.',
  yourTables: 'Twoje stoły',
  continue: 'Kontynuuj',
  tableWith: (game, others) => `${game}. Przy stole: ${LIST.format(others)}`,
  tableWithBots: (game) => `${game}, partia z botami`,
  tableOfOthers: (game, people) => `${game}. Grają: ${LIST.format(people)}`,
  yourMove: 'Twój ruch',
  waitingFor: (names) => `Teraz decyduje: ${LIST.format(names)}`,
  botsMove: 'Teraz decyduje bot',
  notBegun: 'Gra jeszcze się nie zaczęła',
  lastOpened: (day) => `Ostatnio: ${day}`,
  moreTables: (count) =>
    plural('pl', count, {
      one: 'Jeszcze # stół',
      few: 'Jeszcze # stoły',
      many: 'Jeszcze # stołów',
      other: 'Jeszcze # stołu',
    }),
  settings: 'Ustawienia',
  allGames: 'Twoje gry',
};
