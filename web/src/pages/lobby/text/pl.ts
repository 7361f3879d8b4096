import { plural } from '@horda/parts';
import type { LobbyWords } from './words.ts';

export const pl: LobbyWords = {
  caption: 'Lista obecności',
  title: (game) => `Przed grą: ${game}`,
  seats: 'Miejsca',
  you: 'ty',
  host: 'prowadzi stół',
  here: 'przy stole',
  away: 'chwilowo bez połączenia',
  watchers: (count) =>
    plural('pl', count, {
      one: 'patrzy # osoba',
      few: 'patrzą # osoby',
      many: 'patrzy # osób',
      other: 'patrzy # osoby',
    }),
  places: (seats, free) =>
    `${plural('pl', seats, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' })}, ` +
    (free === 0
      ? 'wszystkie zajęte'
      : plural('pl', free, { one: '# wolne', few: '# wolne', many: '# wolnych', other: '# wolnego' })),
  waits: 'wolne, dla kogoś z linkiem',
  bots: 'Dosadź boty na wolne miejsca',
  strength: 'jak mocno grają',
  botsSit: (letters, count) =>
    `${plural('pl', count, { one: 'Na miejscu', few: 'Na miejscach', many: 'Na miejscach', other: 'Na miejscach' })} ${letters} ` +
    `${plural('pl', count, { one: 'usiądzie bot', few: 'usiądą boty', many: 'usiądą boty', other: 'usiądą boty' })}. Zanim to zrobisz, może tam jeszcze usiąść ktoś z linkiem.`,
  seatBots: (count) =>
    plural('pl', count, { one: 'Dosadź # bota', few: 'Dosadź # boty', many: 'Dosadź # botów', other: 'Dosadź # bota' }),
  seatBot: 'Posadź bota',
  seatBotAt: (letter) => `Posadź bota na miejscu ${letter}`,
  insteadOf: (bot) => `${bot}: możesz usiąść zamiast niego`,
  free: 'Zwolnij',
  freeOf: (name) => `Zwolnij miejsce: ${name}`,
  invite: 'Zaproś',
  inviteHelp: 'Kto ma link, siada na wolnym miejscu. Bez konta.',
  inviteLink: 'Link z zaproszeniem',
  watchLink: 'Link dla widzów',
  watchHelp: 'Z tym linkiem można patrzeć, ale nie grać. Zakrytych kart nie widać.',
  copy: 'Kopiuj',
  copyLink: 'Skopiuj link',
  sendLink: 'Wyślij link',
  code: 'Kod QR z linkiem do stołu',
  showCode: 'Pokaż kod na całym ekranie',
  copied: 'Link skopiowany.',
  notCopied: 'Przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go ręcznie.',
  share: 'Wyślij',
  shareText: (game) => `Zagraj ze mną: ${game}`,
  settings: 'Ustalenia',
  canChange: 'do startu możesz zmienić',
  hints: 'Podpowiedzi',
  mayHint: 'można prosić',
  mayNotHint: 'bez podpowiedzi',
  clockName: 'Czas do namysłu',
  clockShort: (rules) => {
    if (rules.kind === 'none') return 'bez zegara';
    if (rules.kind === 'turns')
      return `${plural('pl', rules.hours, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' })} na decyzję`;
    return `${Math.round(rules.seconds / 60)} min na grę, +${rules.increment} s`;
  },
  changed: (settings) => `Ustalenia: ${settings}`,
  pack: (id) => `Karty z zestawu ${id}.`,
  hintsOn: 'Można prosić o podpowiedzi.',
  hintsOff: 'Gra bez podpowiedzi.',
  listed: 'Stół jest na liście otwartych stołów.',
  unlisted: 'Stół widzą tylko osoby z linkiem.',
  imported: 'Gra wczytana z pliku.',
  forked: 'Gra rusza od chwili wziętej z innej gry.',
  clock: (rules) => {
    if (rules.kind === 'none') return 'Bez zegara.';
    const late = rules.late === 'move' ? 'Po czasie bot wykonuje ruch.' : 'Po czasie bot gra dalej, aż gracz wróci.';
    if (rules.kind === 'turns')
      return `Na każdą decyzję: ${plural('pl', rules.hours, { one: '# godzina', few: '# godziny', many: '# godzin', other: '# godziny' })}. ${late}`;
    const minutes = plural('pl', Math.round(rules.seconds / 60), {
      one: '# minuta',
      few: '# minuty',
      many: '# minut',
      other: '# minuty',
    });
    return `Na całą grę: ${minutes}, za każdą decyzję ${rules.increment} s więcej. ${late}`;
  },
  stir: 'Dorzuć coś do losu',
  stirSaid: 'Twoja przeglądarka robi to sama. Możesz dodać własny tekst.',
  stirHelp:
    'Przeglądarka każdego gracza dorzuca do tasowania losowe cyfry, więc nikt, nawet serwer, nie mógł ułożyć kart z góry. U osoby, która prowadzi stół, dzieje się to na starcie. Jeśli chcesz, dodaj dowolny tekst.',
  stirLabel: 'Twój tekst',
  stirDo: 'Dorzuć',
  stirred: (names) => `Już mają udział w losie: ${names}.`,
  stirredYou: 'Masz już udział w losie.',
  promise: 'Jak to sprawdzić',
  promiseHelp:
    'To odcisk tajemnicy, z której serwer potasuje karty. Zapisz go: po grze tajemnica będzie jawna, a odcisk musi się zgadzać.',
  pencil: 'usiądź plecami do ściany',
  start: 'Zacznij grę',
  emptySeats: (count) =>
    plural('pl', count, {
      one: 'Zostało # wolne miejsce: zaproś kogoś albo posadź bota.',
      few: 'Zostały # wolne miejsca: zaproś kogoś albo posadź boty.',
      many: 'Zostało # wolnych miejsc: zaproś kogoś albo posadź boty.',
      other: 'Zostało # wolnego miejsca: zaproś kogoś albo posadź bota.',
    }),
  ready: 'Wszystkie miejsca są zajęte. Można zaczynać.',
  waitFor: (count) =>
    plural('pl', count, {
      one: 'Czekamy jeszcze na # osobę.',
      few: 'Czekamy jeszcze na # osoby.',
      many: 'Czekamy jeszcze na # osób.',
      other: 'Czekamy jeszcze na # osoby.',
    }),
  waitHost: (name) =>
    name === null ? 'Grę zacznie osoba, która prowadzi stół.' : `Wszyscy już są. Grę zacznie ${name}.`,
  hostSilentSoon: (time) => `Jeśli osoba, która prowadzi stół, się nie odezwie, możesz zacząć za ${time}.`,
  hostSilent: 'Osoba, która prowadzi stół, milczy. Możesz zacząć grę.',
  startWithoutHost: 'Zacznij bez czekania',
  leave: 'Odejdź',
  leaveSure: 'Twoje miejsce będzie wolne dla innych.',
  leaveNo: 'Zostań',
  youWatch: 'Oglądasz ten stół.',
  takeSeat: 'Usiądź przy stole',
};
