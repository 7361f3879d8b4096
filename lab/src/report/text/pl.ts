import { botWords } from '@horda/bots/words';
import { plural } from '@horda/parts';
import type { ReportWords } from './words.ts';

const games = (n: number, shown: string): string =>
  plural('pl', n, { one: `${shown} gra`, few: `${shown} gry`, many: `${shown} gier`, other: `${shown} gry` });
const studies = (n: number): string =>
  plural('pl', n, { one: '# badanie', few: '# badania', many: '# badań', other: '# badania' });
const listed = (items: readonly string[]): string => new Intl.ListFormat('pl').format(items);

export const pl: ReportWords = {
  study: 'Raport z symulacji',
  pageTitle: (game, n, shown) => `${game}: symulacja, ${games(n, shown)}`,
  gamesOf: games,
  playersOf: (n) => plural('pl', n, { one: '# gracz', few: '# graczy', many: '# graczy', other: '# gracza' }),
  bots: botWords('pl', 'name'),
  glance: {
    heading: 'W skrócie',
    even: (share) =>
      `Nie widać, by miejsce lub kolejność coś zmieniały: równy udział, ${share}, mieści się we wszystkich przedziałach.`,
    above: (who, share) => `Powyżej równego udziału w zwycięstwach (${share}): ${listed(who)}.`,
    below: (who, share) => `Poniżej równego udziału w zwycięstwach (${share}): ${listed(who)}.`,
    shared: (n, shown, share) => `Zwycięstwa wspólne: ${games(n, shown)} (${share}).`,
    noneShared: 'Ani jednego zwycięstwa wspólnego.',
    together: (share, range) => `Wspólnie wygrane gry: ${share} wszystkich (${range} z ufnością 95%).`,
    turns: (figure, { median, lowerQuartile, upperQuartile }) =>
      `Długość gry (${figure}): w środkowej ${median}; połowa wszystkich mieści się od ${lowerQuartile} do ${upperQuartile}.`,
  },
  seats: {
    heading: 'Kto wygrywa',
    caption: 'Gry wygrane samodzielnie na każdym miejscu, jako część wszystkich gier, oraz gry wygrane wspólnie.',
    seat: (n) => `miejsce ${n}`,
    shared: 'zwycięstwo wspólne',
  },
  together: {
    heading: 'Jak często wygrywają wszyscy',
    caption: 'Wszyscy wygrywają lub przegrywają razem: gry wygrane jako część wszystkich gier oraz gry przegrane.',
    won: 'wspólnie wygrane',
    lost: 'wspólnie przegrane',
  },
  kinds: {
    heading: 'Który bot wygrywa',
    caption: 'Gry wygrane samodzielnie na miejscach danego bota. Im więcej miejsc, tym większy równy udział.',
    seats: (n) => plural('pl', n, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' }),
  },
  order: {
    heading: 'Czy warto zaczynać?',
    caption: 'Gry wygrane samodzielnie według kolejności: pierwszy jest ten, kto podejmuje pierwszą decyzję w grze.',
    place: (n) => `${n}. w kolejności`,
  },
  endings: {
    heading: 'Jak kończą się gry',
    caption: 'Wszystkie zakończenia, jakie zna gra, także te, do których nie doszło.',
  },
  shares: {
    who: 'Kto',
    wins: 'Wygrane',
    ending: 'Zakończenie',
    games: 'Gry',
    share: 'Udział',
    interval: 'Przedział 95%',
    equalShare: 'Równy udział',
    equalShareOf: (share) => `Równy udział: ${share}`,
    range: (low, high) => `${low}–${high}`,
    asText: (rows, share) =>
      share === null
        ? `Wykres słupkowy. ${rows.join('; ')}. Przedziały są w tabeli.`
        : `Wykres słupkowy. ${rows.join('; ')}. Równy udział to ${share}. Przedziały są w tabeli.`,
  },
  figures: {
    heading: (figure) => `Rozkład: ${figure}`,
    caption: (figure) =>
      `W ilu grach wypadła każda liczba (${figure}). Gruba linia na dole obejmuje środkową połowę gier.`,
    grouped: (width) => `Każdy słupek łączy kolejne liczby (po ${width}).`,
    median: (value) => `mediana ${value}`,
    mean: (value) => `średnia ${value}`,
    axis: (share) => `${share} gier`,
    share: 'Udział',
    rows: {
      min: 'Najmniej',
      lowerQuartile: 'W jednej czwartej gier co najwyżej',
      median: 'W połowie gier co najwyżej (mediana)',
      mean: 'Średnia',
      upperQuartile: 'W trzech czwartych gier co najwyżej',
      max: 'Najwięcej',
    },
    measure: 'Miara',
    value: 'Liczba',
    all: 'Wszystkie liczby',
    games: 'Gry',
    asText: (figure, { min, median, mean, max }) =>
      `Histogram: ${figure}. Od ${min} do ${max}, mediana ${median}, średnia ${mean}. Liczby są w tabelach.`,
  },
  comparison: {
    pageTitle: (game, n) => `${game}: porównanie, ${studies(n)}`,
    studiesOf: studies,
    gamesEach: (n, shown) => `w każdym ${games(n, shown)}`,
    players: 'liczba graczy',
    differIn: (settings) => `Badania różnią się tym: ${listed(settings)}.`,
    most: (study, share, range) => `Najwięcej wspólnych wygranych: ${share} (${range} z ufnością 95%), ${study}.`,
    least: (study, share, range) => `Najmniej wspólnych wygranych: ${share} (${range} z ufnością 95%), ${study}.`,
    same: (share, range) =>
      `Wspólnych wygranych tyle samo we wszystkich badaniach: ${share} (${range} z ufnością 95%).`,
    overlap: 'Te dwa przedziały zachodzą na siebie: różnica może być dziełem przypadku.',
    together: {
      heading: 'Jak często wygrywają wszyscy: porównanie',
      caption: 'Gry wspólnie wygrane jako część wszystkich gier danego badania.',
    },
    firstSeat: {
      heading: 'Wygrane na miejscu 1: porównanie',
      caption: 'Gry wygrane samodzielnie na miejscu 1 jako część wszystkich gier danego badania.',
    },
    ending: (name) => ({
      heading: `Zakończenie: ${name}`,
      caption: 'Gry, które tak się skończyły, jako część wszystkich gier danego badania.',
    }),
    all: 'Wszystkie badania',
    study: 'Badanie',
    mean: (figure) => `Średnia (${figure})`,
    again: 'Wszystkie jeszcze raz',
    againHelp:
      'To polecenie rozgrywa te same gry na każdym komputerze i musi podać te same skróty. ' +
      'Z --report PLIK tworzy tę stronę, z --json wypisuje liczby.',
    aloneHelp: 'To polecenie rozgrywa samo to badanie i musi podać ten sam skrót.',
    back: 'Powrót do wszystkich badań',
  },
  about: {
    heading: 'Co zbadano',
    setting: 'Ustawienie',
    value: 'Wartość',
    game: 'Gra',
    players: 'Gracze',
    games: 'Gry',
    decisions: 'Decyzje',
    seed: 'Ziarno',
    pack: 'Zestaw kart',
    digest: 'Skrót',
    bot: (seat) => `Bot na miejscu ${seat}`,
    houseRule: 'zasada domowa',
    again: 'To samo jeszcze raz',
    againHelp:
      'To polecenie rozgrywa te same gry na każdym komputerze i musi podać ten sam skrót. ' +
      'Z --report PLIK tworzy tę stronę, z --json wypisuje liczby.',
    interval:
      'Przedziały to 95-procentowe przedziały Wilsona: prawdziwy udział mieści się mniej więcej w dziewiętnastu ' +
      'na dwadzieścia z nich. Przy kilku miejscach jeden przedział, który ledwie omija równy udział, ' +
      'niewiele dowodzi: trzeba rozegrać więcej gier.',
  },
};
