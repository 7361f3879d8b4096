import { plural } from '@horda/parts';
import type { GamesWords } from './words.ts';

const LIST = new Intl.ListFormat('pl');

export const pl: GamesWords = {
  title: 'Twoje gry',
  tables: 'Stoły',
  waiting: (tables) =>
    plural('pl', tables, {
      one: '# czeka na ciebie',
      few: '# czekają na ciebie',
      many: '# czeka na ciebie',
      other: '# czeka na ciebie',
    }),
  filter: 'Które stoły',
  filters: { all: 'Wszystkie', yours: 'Twój ruch', playing: 'W grze', over: 'Skończone' },
  none: 'Nie ma tu jeszcze takiego stołu.',
  yourMove: (ago) => `Twój ruch; ostatnia zmiana ${ago}`,
  theirMove: (names, ago) => `Teraz: ${LIST.format(names)}; ostatnia zmiana ${ago}`,
  botsMove: (ago) => `Decyduje bot; ostatnia zmiana ${ago}`,
  states: {
    open: (ago) => `Gra jeszcze się nie zaczęła; ostatnia zmiana ${ago}`,
    over: (ago) => `Gra skończona ${ago}`,
    unknown: (ago) => `Ostatnia wizyta ${ago}`,
  },
  go: { yours: 'Zagraj', others: 'Zobacz', open: 'Wejdź', over: 'Zobacz', unknown: 'Otwórz' },
  onlyHere: 'Tylko na tym urządzeniu',
  with: (names) => `Przy stole: ${LIST.format(names)}`,
  more: 'Więcej',
  replay: 'Powtórka',
  series: 'Kampania',
  remove: 'Usuń',
  removeSure: 'Usunąć tę grę na zawsze? Nie da się tego cofnąć.',
  removed: 'Gra została usunięta.',
  forget: 'Zapomnij',
  forgetSure: 'Zapomnieć klucz do tego stołu? Bez linku nie da się już tu wrócić.',
  forgotten: 'Klucz do stołu został usunięty.',
  no: 'Zostaw',
  results: 'Ostatnie wyniki',
  noResults: 'Tu będą wyniki gier, które skończysz.',
  seats: (count) => plural('pl', count, { one: '# gracz', few: '# graczy', many: '# graczy', other: '# graczy' }),
  ends: { won: 'Wygrana', shared: 'Wspólna', lost: 'Przegrana', broken: 'Przerwana' },
  tallies: 'Jak ci idzie',
  talliesHelp: 'udział wygranych; trójkąt: równy udział',
  doubt: 'Czarne: tyle co najmniej. Kropki: tyle być może (95%). Im więcej partii, tym mniej kropek.',
  played: (games) => plural('pl', games, { one: '# partia', few: '# partie', many: '# partii', other: '# partii' }),
  share: (share, low, high) => `wygrane: ${share}, najpewniej od ${low} do ${high}`,
  longest: (decisions) =>
    `najdłuższa: ${plural('pl', decisions, { one: '# decyzja', few: '# decyzje', many: '# decyzji', other: '# decyzji' })}`,
  nemesis: (name, times) =>
    `nemezis: ${name} (${plural('pl', times, { one: '# wygrana', few: '# wygrane', many: '# wygranych', other: '# wygranych' })})`,
  companions: 'Ostatni towarzysze',
  duels: (games) =>
    plural('pl', games, { one: '# pojedynek', few: '# pojedynki', many: '# pojedynków', other: '# pojedynków' }),
  invite: 'Zaproś',
  inviteHelp: 'Zrób stół i wyślij link.',
  device: 'To samo na telefonie',
  deviceHelp: 'Kodem, bez konta: twoje stoły, wyniki i ustawienia.',
  toDevice: 'Inne urządzenie',
  settings: 'Ustawienia i powiadomienia',
};
