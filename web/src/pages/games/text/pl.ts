import { plural } from '@horda/parts';
import type { GamesWords } from './words.ts';

const LIST = new Intl.ListFormat('pl');

export const pl: GamesWords = {
  caption: 'Spis partii',
  title: 'Twoje gry',
  here: 'Na tym urządzeniu',
  hereHelp: 'Te gry są tylko w tej przeglądarce. Znikną, jeśli wyczyścisz dane strony.',
  noneHere: 'Nie ma tu jeszcze żadnej gry.',
  online: 'Przez link',
  onlineHelp: 'Te stoły są na serwerze. Przeglądarka pamięta klucze, które je otwierają.',
  noneOnline: 'Ta przeglądarka nie zna jeszcze żadnego stołu na serwerze.',
  players: (names) => `Przy stole: ${LIST.format(names)}`,
  bot: 'bot',
  free: 'wolne miejsce',
  statuses: {
    open: 'Gra jeszcze się nie zaczęła',
    playing: 'Gra trwa',
    over: 'Gra skończona',
    abandoned: 'Gra przerwana',
  },
  answers: (count) =>
    plural('pl', count, { one: '# decyzja', few: '# decyzje', many: '# decyzji', other: '# decyzji' }),
  lastMove: (when) => `ostatnia zmiana: ${when}`,
  lastOpened: (when) => `ostatnio: ${when}`,
  open: 'Otwórz',
  replay: 'Powtórka',
  series: 'Kampania',
  remove: 'Usuń',
  removeSure: 'Usunąć tę grę na zawsze? Nie da się tego cofnąć.',
  removed: 'Gra została usunięta.',
  forget: 'Zapomnij',
  forgetSure: 'Zapomnieć klucz do tego stołu? Bez linku nie da się już tu wrócić.',
  forgotten: 'Klucz do stołu został usunięty.',
  no: 'Zostaw',
};
