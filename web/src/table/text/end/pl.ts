import { plural } from '@horda/parts';
import type { EndWords } from './words.ts';

const days = (n: number): string => plural('pl', n, { one: '# dzień', other: '# dni' });

export const pl: EndWords = {
  reopen: 'Pokaż wynik',
  youWin: 'Wygrywasz!',
  youLose: 'Przegrywasz',
  weWin: 'Wygrywacie razem!',
  weLose: 'Przegrywacie razem',
  allWin: 'Wygrywają wszyscy',
  allLose: 'Przegrywają wszyscy',
  wins: (name) => `Wygrywa ${name}`,
  youShare: (names) => `Wspólna wygrana: ty oraz ${names}`,
  share: (names) => `Wspólna wygrana: ${names}`,
  nobody: 'Nikt nie wygrywa',
  together: 'Wspólna wygrana!',
  abandoned: 'Gra przerwana',
  abandonedHelp: 'Za zgodą wszystkich gra kończy się bez zwycięzcy.',
  undecided: 'bez zwycięzcy',
  won: 'wygrana',
  lost: 'przegrana',
  places: 'Miejsca',
  team: 'Drużyna',
  sides: 'Strony',
  place: 'miejsce',
  player: 'gracz',
  stayed: 'w grze',
  toTheEnd: 'do końca',
  you: 'Ty',
  turningPoint: 'Zwrot',
  showMoment: 'Pokaż tę chwilę',
  yourNight: 'Twoja noc',
  youFell: (turn) => (turn === null ? 'Odpadasz z gry.' : `Odpadasz z gry: ${turn}.`),
  youStayed: 'Zostajesz do końca.',
  brokenOff: { caption: 'po grze', name: 'Przerwana', short: 'Przerwana' },
  file: 'Zapis gry',
  numbers: 'Gra w liczbach',
  inNumbers: 'liczba',
  decisions: 'decyzje',
  turns: (n) => plural('pl', n, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' }),
  duration: 'czas gry',
  time: (milliseconds) => {
    const minutes = Math.floor(milliseconds / 60_000);
    const [d, h, m] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
    if (d > 0) return `${days(d)} ${h} godz.`;
    if (h > 0) return `${h} godz. ${m} min`;
    return m > 0 ? `${m} min` : 'poniżej minuty';
  },
  rematch: 'Rewanż',
  rematchSwapped: 'Rewanż: zamiana stron',
  rematchSame: 'Rewanż tak samo',
  otherSettings: 'Rewanż, inne ustalenia',
  followRematch: 'Przejdź do rewanżu',
  rematchAsked: 'Ktoś przy stole chce rewanżu. Twoje miejsce już czeka.',
  next: 'Następny rozdział',
  followNext: 'Przejdź do następnego rozdziału',
  nextAsked: 'Następny rozdział czeka przy nowym stole. Twoje miejsce też.',
  replay: 'Powtórka',
  showBoard: 'Pokaż stół',
  keys: [
    { key: 'Enter', does: 'rewanż, gdy gra się skończy' },
    { key: 'R', does: 'powtórka, gdy gra się skończy' },
  ],
  out: {
    title: (turn) => (turn === null ? 'Odpadasz z gry' : `Odpadasz z gry: ${turn}`),
    showResult: 'Pokaż wynik',
    showResultHelp: 'Zostały same boty: dograją resztę od ręki.',
    watch: 'Oglądaj dalej',
    watchHelp: 'Jako widz. Rąk innych nadal nie widać.',
    tellMe: 'Daj znać na koniec',
    tellMeHelp: 'Możesz zająć się czym innym.',
    willTell: 'Gdy gra się skończy, karta przeglądarki da znać.',
    isOver: 'Koniec gry',
  },
};
