import { plural } from '@horda/parts';
import type { ReplayWords } from './words.ts';

const moves = (n: number): string =>
  plural('pl', n, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' });
const rulesCount = (n: number): string =>
  plural('pl', n, { one: '# zasada', few: '# zasady', many: '# zasad', other: '# zasady' });

export const pl: ReplayWords = {
  title: 'Powtórka',
  notBegun: 'Ta gra jeszcze się nie zaczęła, więc nie ma czego oglądać.',
  toTable: 'Do stołu',
  setUp: 'Początek gry: karty są rozdane.',
  moment: (at, of) => `ruch ${at} z ${of}`,
  scrubber: 'Moment gry',
  controls: 'Odtwarzanie',
  first: 'Początek',
  previous: 'Poprzedni ruch',
  next: 'Następny ruch',
  last: 'Koniec',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  speed: 'Tempo',
  speedOf: (times) => `${times.toLocaleString('pl')}×`,
  keys: 'Klawisze: strzałki w lewo i w prawo, Home, End; spacja odtwarza i zatrzymuje.',
  eyes: 'Czyimi oczami',
  ownEyes: (name) => `${name} (ty)`,
  allEyes: 'Z boku, bez wglądu w zakryte karty',
  quiet: 'Nic widocznego się nie stało.',
  moved: (name) => `Decyzja: ${name}.`,
  actions: 'Co dalej',
  more: 'Więcej',
  fork: {
    open: 'Zagraj stąd',
    title: 'Zagraj od tej chwili',
    help: (at) =>
      at === 0
        ? 'Powstanie nowy stół, który zacznie od początku tej gry. Karty, których nie widzisz, zostaną rozdane na nowo. Sama gra się przez to nie zmieni.'
        : `Powstanie nowy stół, który zacznie po ruchu ${at} tej gry. Karty, których nie widzisz, zostaną rozdane na nowo. Sama gra się przez to nie zmieni.`,
    name: 'Twoje imię',
    others: 'Na innych miejscach',
    people: 'osoby, które zaprosisz',
    make: 'Otwórz nowy stół',
    someone: 'Gość',
    overHere: 'W tej chwili gra jest już skończona. Cofnij się choć o jeden ruch.',
    shared: 'Gracie na jednym urządzeniu, więc gra stąd odsłoniłaby czyjąś rękę. Będzie można po zakończeniu gry.',
    noHints:
      'Przy tym stole gra się bez podpowiedzi, a gra stąd byłaby podpowiedzią: widać by było, co zrobią boty. Będzie można po zakończeniu gry.',
  },
  saves: {
    export: 'Pobierz zapis',
    exportLater: 'Zapis pokazuje wszystkie karty, więc można go pobrać po zakończeniu gry.',
    exported: 'Zapis jest na twoim urządzeniu.',
    fileName: 'horda',
    verify: 'Sprawdź grę',
    verifying: 'Gra toczy się jeszcze raz, ruch po ruchu…',
    right: (answers) =>
      `Zgodnie z zasadami: ${moves(answers)} ${plural('pl', answers, { one: 'prowadzi', few: 'prowadzą', many: 'prowadzi', other: 'prowadzi' })} dokładnie do tego wyniku.`,
    fair: (commitment) => `Karty rozdano tak, jak obiecano przed grą (zobowiązanie ${commitment}).`,
    tookPart: (names) => `Udział w losie poza serwerem: ${names}.`,
    nobodyTookPart: 'Nikt poza serwerem nie miał udziału w losie, więc serwer mógł dobrać karty po swojemu.',
    unpromised: 'O rozdaniu kart nikt tu niczego nie obiecywał.',
    wrongAnswer: (at) => `Ruch ${at} się nie zgadza: tak nie mogło być.`,
    wrongSomewhere: 'Tej gry nie da się odtworzyć według zasad.',
    wrongSetup: 'Rozstawienie stołu się nie zgadza: tak ta gra nie mogła się zacząć.',
    wrongSecret: 'Ruchy są zgodne z zasadami, ale ujawniony sekret nie pasuje do zobowiązania sprzed gry.',
    wrongSeed: 'Ruchy są zgodne z zasadami, ale kart nie rozdano tak, jak wynika z sekretu.',
    import: 'Wczytaj zapis z pliku',
    importing: 'Zapis się wczytuje…',
    otherRules:
      'Ten zapis powstał według innej wersji zasad niż ta, którą ma ta strona, więc nie da się go tu odtworzyć.',
  },
  series: {
    none: 'Ta gra jeszcze się nie zaczęła albo jest osobna.',
    toTable: 'Do stołu',
    export: 'Pobierz kampanię',
    exported: 'Kampania jest na twoim urządzeniu: każdy serwer może ją z tego pliku poprowadzić dalej.',
    fileName: 'kampania',
    verify: 'Sprawdź kampanię',
    verifying: 'Wszystkie gry rozgrywają się jeszcze raz, ruch po ruchu…',
    right: (games, answers) =>
      `${plural('pl', games, { one: '# gra', few: '# gry', many: '# gier', other: '# gry' })}, ${plural('pl', answers, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' })}: każda zaczyna się od tego, co zostało po poprzedniej, i wszystko zgadza się z zasadami.`,
    wrong: (game, what) => `Gra ${game} jest błędna. ${what}`,
    faults: {
      game: 'To nie jest ta sama gra co pierwsza.',
      before: 'To dalszy ciąg gry, której w tym pliku brakuje.',
      link: 'Nie zaczyna się od tego, co zostało po poprzedniej: którejś brakuje albo kolejność jest inna.',
      unfinished: 'Jeszcze trwa, a mimo to jest po niej następna.',
      save: 'Tak jej nie rozegrano: ktoś ją zmienił.',
      version: 'Rozegrano ją według innej wersji zasad.',
      carriedVersion: 'To, od czego się zaczyna, ma inną wersję, niż ta gra przyjmuje.',
      carriedHash: 'To, od czego się zaczyna, zostało zmienione.',
      carriedValue: 'To, od czego się zaczyna, jest niemożliwe.',
    },
  },
  rules: {
    title: (game) => `${game}: zasady`,
    count: (rules, readings) =>
      `${rulesCount(rules)}, w tym ${plural('pl', readings, { one: '# nasza interpretacja', few: '# nasze interpretacje', many: '# naszych interpretacji', other: '# naszej interpretacji' })}`,
    contents: 'Spis treści',
    search: 'Szukaj w zasadach',
    searchHelp: 'słowo albo numer',
    found: (n) =>
      plural('pl', n, {
        one: 'Pasuje # zasada.',
        few: 'Pasują # zasady.',
        many: 'Pasuje # zasad.',
        other: 'Pasuje # zasady.',
      }),
    nothing: 'Żadna zasada nie pasuje. Spróbuj krótszego słowa.',
    clear: 'Pokaż wszystkie',
    reading: 'nasza interpretacja',
    readingHelp:
      'Zasady są opowiedziane naszymi słowami. Tam, gdzie instrukcja milczy, mówimy, jak ją czytamy i dlaczego.',
    noGame: 'Tej gry jeszcze tu nie ma, więc nie ma też jej zasad.',
    failed: 'Nie udało się wczytać zasad.',
    link: (id) => `Link do zasady ${id}`,
  },
  lab: {
    title: 'Laboratorium',
    about:
      'W laboratorium boty rozgrywają tysiące gier, a ty oglądasz, co z nich wynika: kto wygrywa, z którego miejsca i którymi kartami. W przeglądarce nie da się go jeszcze uruchomić.',
    now: 'Dziś działa w terminalu, w folderze z Hordą:',
    commands: 'Polecenia',
    result: 'Po każdym z nich powstanie plik z wykresami, który otworzysz w przeglądarce.',
    workshop: 'W warsztacie wpiszesz własne karty i porównasz je z naszymi w szybkim badaniu, tu, w przeglądarce:',
  },
  failure: {
    title: 'Coś się zepsuło',
    help: 'Ta strona napotkała błąd i nie może się narysować. Odświeżenie zwykle pomaga.',
    reload: 'Odśwież stronę',
    keptHere: 'Gra jest zapisana w tej przeglądarce, ruch po ruchu. Po odświeżeniu możesz grać dalej.',
    keptThere: 'Stół jest na serwerze i niczego nie stracił. Po odświeżeniu wrócisz na swoje miejsce.',
    report: 'Opis błędu',
    reportHelp:
      'Możesz go skopiować i wysłać osobie, która prowadzi ten serwer. Klucze i adresy stołów są z niego usunięte.',
    copy: 'Kopiuj opis',
    copied: 'Skopiowano.',
    notCopied: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.',
    missingPart:
      'Nie udało się wczytać części strony: jest nowsza wersja albo nie ma połączenia. Odśwież stronę. Twoje stoły są zapamiętane.',
  },
};
