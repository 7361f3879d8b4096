import { admin } from './admin/pl.ts';
import { BOT_NAMES } from '@horda/bots';
import { botWords } from '@horda/bots/words';
import { plural, type PluralForms } from '@horda/parts';
import { HORDA } from '../installation.ts';
import { flagWith, inShell } from '../terminal/command-line.ts';
import { roughly } from '../terminal/duration.ts';
import { asSentence } from '../terminal/width.ts';
import { usageOf } from './usage.ts';
import type { AfterwardsWay, Words } from './words.ts';

const BOTS = BOT_NAMES.join(', ');

const count = (n: number, forms: PluralForms): string => plural('pl', n, forms);
const meant = (near: string | null): string => (near === null ? '' : ` Może chodziło o: ${near}?`);
const listed = (names: readonly string[]): string => new Intl.ListFormat('pl').format(names);
const wonBy = (names: readonly string[]): string =>
  names.length === 0 ? 'Nikt nie wygrywa.' : `Zwycięstwo: ${listed(names)}.`;
const numbers = (n: number): string =>
  count(n, { one: '# numer', few: '# numery', many: '# numerów', other: '# numeru' });
const players = (n: number): string =>
  count(n, { one: '# gracz', few: '# graczy', many: '# graczy', other: '# gracza' });
const answers = (n: number): string =>
  count(n, { one: '# odpowiedź', few: '# odpowiedzi', many: '# odpowiedzi', other: '# odpowiedzi' });

const tablesOf = (n: number): string => count(n, { one: '# stół', few: '# stoły', many: '# stołów', other: '# stołu' });
const linesOf = (n: number): string => count(n, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' });
const megabytes = (bytes: number): string => (bytes / 1e6).toLocaleString('pl-PL', { maximumFractionDigits: 1 });

const GAME_FLAGS = `  --players N          ilu graczy
  --set OPCJA=WARTOŚĆ  ustawienie stołu; każde osobno (wymienia je horda list)
  --seed TEKST         dowolny tekst; ten sam tekst rozdaje te same karty
  --pack PLIK          własne karty (opisuje je horda pack --help)`;
const EVERYWHERE = `  --lang pl|en         język; inaczej taki jak w systemie
  --help               ten tekst`;

const BRIEF: Words['brief'] = {
  list: [['', 'gry, liczba graczy, języki, ustawienia']],
  play: [['GRA', 'gra tutaj: z botami albo z ludźmi obok']],
  resume: [['[GRA]', 'wraca do gry, którą przerwano']],
  saves: [['', 'gry, które na ciebie czekają, i gdzie są']],
  sim: [['GRA', 'wiele gier między botami i kto wygrał']],
  series: [['GRA', 'całe kampanie między botami']],
  replay: [['PLIK', 'odtwarza zapisaną grę']],
  verify: [['PLIK', 'sprawdza, czy w grze trzymano się zasad']],
  rules: [['[GRA] [NUMER]', 'gra na jednej stronie, potem wszystkie zasady']],
  pack: [
    ['template GRA', 'plik z kartami gry, do własnych zmian'],
    ['check PLIK', 'sprawdza taki plik'],
  ],
  bench: [['[GRA]', 'szybkość zasad']],
  engine: [['GRA', 'wiersze JSON na stdin i stdout, dla programów']],
  serve: [['', 'stoły wspólne z przyjaciółmi, przez sieć']],
  admin: [['', 'opieka nad stołami działającego serwera']],
  backup: [['PLIK', 'kopia zapasowa całego serwera w jednym pliku']],
  restore: [['PLIK', 'przywraca taką kopię']],
  completion: [['POWŁOKA', 'uzupełnianie poleceń w bash, zsh albo fish']],
};

const AFTERWARDS_PL: Readonly<Record<AfterwardsWay, string>> = {
  rematch: 'rewanż',
  swap: 'zamiana stron',
  replay: 'odtwórz',
  log: 'dziennik',
  save: 'zapisz',
  menu: 'menu',
};

export const pl: Words = {
  language: 'pl',
  brief: BRIEF,
  usage: usageOf(
    'horda: stół do planszówek o zombie',
    BRIEF,
    `Pomoc do polecenia: horda help play. Język: --lang pl|en.
Wersja: horda version.
Bez polecenia na terminalu otwiera się menu.`,
  ),
  help: {
    list: `horda list [--json]

Gry, liczba graczy, języki, ustawienia i pochodzenie kart.

  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    play: `horda play GRA [--players N] [--seats KTO,KTO,…] [--names IMIĘ,IMIĘ,…]
               [--seed TEKST] [--set OPCJA=WARTOŚĆ]… [--pack PLIK] [--plain]
horda play --load PLIK [--plain]
horda play [GRA] --continue PLIK [flagi jak wyżej]

Gra w terminalu. Bez --seats grasz z ostrożnymi botami (greedy).

${GAME_FLAGS}
  --seats KTO,…        kto gdzie siedzi: human (człowiek), ${BOTS};
                       po jednym na gracza
  --names IMIĘ,…       imiona graczy; dla każdego gracza
  --load PLIK          dalszy ciąg zapisanej gry
  --continue PLIK      następny rozdział gry, która się skończyła
  --plain              zdania bez rysunku, dla czytnika ekranu
${EVERYWHERE}

W grze: numer opcji albo dlaczego SŁOWA, cofnij, podpowiedz, zapisz PLIK,
zasady C14, więcej, dziennik, stół, pomoc, wyjdź. Gra może mieć też własne
polecenia: wymienia je pomoc.

Na terminalu gra zachowuje się sama po każdej decyzji, także gdy ktoś zamknie
okno: zobacz horda resume --help.`,
    resume: `horda resume [NAZWA | GRA | PLIK] [--plain]
horda resume --list
horda resume --forget NAZWA

Wraca do gry, którą przerwano: do jedynej, do wybranej z listy (najnowsza jest
pierwsza) albo do nazwanej. Miejsca, imiona, boty, karty, język i cofanie są
takie, jak były. Skończonej gry się nie przechowuje: kto chce ją jeszcze
zobaczyć, niech ją zapisze przed wyjściem.

  --list               tylko wypisuje gry, które czekają
  --forget NAZWA       usuwa tę grę
  --plain              zdania zamiast rysunku, dla czytnika ekranu
${EVERYWHERE}

Gry są w ~/.local/share/horda/games (XDG_DATA_HOME, w Windows LOCALAPPDATA)
albo w folderze, który wskazuje HORDA_GAMES.`,
    saves: `horda saves [--json]
horda saves --forget NAZWA

Gry, które czekają na dokończenie, od najnowszej, oraz folder, w którym leżą.
Do jednej z nich wraca się tak: horda resume NAZWA.

  --forget NAZWA       usuwa tę grę
  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    sim: `horda sim GRA [--players N,…] [--games N] [--bots BOT,…]
              [--seed TEKST] [--set OPCJA=WARTOŚĆ,…]… [--pack PLIK] [--jobs N]
              [--json | --report PLIK [--force]]

Rozgrywa wiele gier między botami. Skrót (digest) jest zawsze i wszędzie ten
sam, niezależnie od --jobs.

Ctrl-C przerywa i wypisuje to, co gotowe: ile gier z ilu, bez skrótu; --json
oznacza to słowem "incomplete". Kod wyjścia to 130.

Kilka liczb graczy (--players 1-6, --players 1,2,4) albo kilka wartości
ustawienia (--set difficulty=easy,hard) daje osobne badanie dla każdego układu,
najwyżej 24, oraz jedną tabelę, dokument lub raport, które je porównują.

${GAME_FLAGS}
  --games N            ile gier (1000)
  --bots BOT,…         ${BOTS}: jeden na wszystkie miejsca albo po
                       jednym na każde (random)
  --jobs N             ile wątków (przy dłuższej pracy: tyle, ile procesorów)
  --json               jeden dokument JSON i nic więcej
  --report PLIK        zapisuje też stronę z wykresami (HTML) dla przeglądarki
  --force              zastępuje plik, który już istnieje
${EVERYWHERE}`,
    series: `horda series GRA [--seeds N] [--players N] [--bots BOT,…] [--attempts N]
                 [--chapters N] [--seed TEKST] [--set OPCJA=WARTOŚĆ]… [--jobs N]
                 [--save FOLDER [--force]] [--json]

Boty rozgrywają całe serie gry, której rozdziały następują po sobie: każdy
zaczyna się od tego, co zostało po poprzednim. Przegrany rozdział gra się
jeszcze raz od tego samego początku, najwyżej --attempts razy; potem seria się
kończy. Polecenie mówi, jak daleko zaszła każda seria i jak często przegrywano
każdy rozdział.

  --seeds N            ile serii (20)
  --players N          ilu graczy
  --bots BOT,…         ${BOTS}: jeden dla wszystkich albo osobno (greedy)
  --attempts N         ile razy próbuje się rozdziału (3)
  --chapters N         najwyżej tyle rozdziałów
  --seed TEKST         dowolny tekst; ten sam tekst rozdaje te same karty
  --set OPCJA=WARTOŚĆ  ustawienie pierwszego rozdziału; każde osobno
  --jobs N             ile wątków (po jednym na procesor)
  --save FOLDER        każda seria w pliku: do verify i play --continue
  --force              zastępuje plik, który już istnieje
  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    replay: `horda replay PLIK [--step] [--seat N | --all]

Pokazuje zapisaną grę od pierwszej tury do ostatniej tak, jak widzi ją ktoś,
kto się tylko przygląda.

  --step               po każdej turze czeka na Enter; q kończy
  --seat N             co było widać z miejsca N (pierwsze to 1)
  --all                ręce wszystkich graczy
${EVERYWHERE}`,
    verify: `horda verify PLIK… [--json]

Rozgrywa zapisaną grę od nowa i sprawdza każdą odpowiedź, a w grze z serwera
także to, czy karty rozdano tak, jak obiecano. Mówi ok albo wskazuje miejsce
błędu (kod wyjścia 1).

Kilka plików albo jeden z {"horda":1,"series":[…]} to gry następujące po sobie,
od pierwszej: każda musi zaczynać się od tego, co zostało po poprzedniej.

  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    rules: `horda rules [GRA] [NUMER | SŁOWO] [--tests] [--json]

Zasady gry: najpierw cała gra na jednej stronie, potem każda zasada z numerem;
albo jedna zasada (sam numer wystarczy, żeby znaleźć jej grę), albo wszystkie
zasady z podanym słowem.

  --tests              które testy pilnują każdej zasady (w repozytorium)
  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    pack: `horda pack template GRA [--set OPCJA=WARTOŚĆ]… [--out PLIK] [--force]
horda pack check PLIK [--json]

Własne karty do gry. Szablon zawiera karty samej gry: zmień, co chcesz, sprawdź
go, a potem graj z --pack PLIK. Opis: docs/packs.md.

  --set OPCJA=WARTOŚĆ  czyje karty ma zawierać szablon, gdy gra ma ich kilka
  --out PLIK           zapisuje szablon w pliku; bez tego szablon się wyświetla
  --force              zastępuje plik, który już istnieje
  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    bench: `horda bench [GRA] [--json]

Decyzje na sekundę w losowej grze: te zasady, goła pętla tej samej gry i ta
sama gra na boardgame.io.

  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    engine: `horda engine GRA [--pack PLIK]

Gra wierszami JSON: jedno żądanie w wierszu na stdin, jedna odpowiedź w wierszu
na stdout. Opis: docs/engine.md.

  {"id": 1, "do": "new", "players": 4, "seed": "przykład"}

  --pack PLIK          własne karty dla każdego nowego stołu
${EVERYWHERE}`,
    serve: `horda serve [--port N] [--host ADRES] [--data FOLDER] [--origin URL]…
            [--behind-proxy] [--word-file PLIK] [--log POZIOM] [--json]
            [--admin-key-file PLIK]
            [--expire-open CZAS] [--expire-unused CZAS] [--expire-idle CZAS]
            [--expire-over CZAS] [--most-gigabytes N] [--most-tables N]

Udostępnia stoły przez sieć aż do Ctrl-C i podaje ich adres. Gry są w folderze
albo w bazie PostgreSQL, którą wskazuje DATABASE_URL.

  --port N             port (8080, a gdy jest zajęty, któryś wolny; 0: dowolny)
  --host ADRES         gdzie nasłuchiwać (127.0.0.1: tylko ten komputer)
  --data FOLDER        gdzie trzymać gry (HORDA_DATA albo folder data)
  --origin URL         inna witryna, która może się łączyć; każda osobno
  --behind-proxy       wierzy stojącemu przed nim proxy, kto się łączy
  --word-file PLIK     stoły otwiera, kto zna hasło z tego pliku (HORDA_WORD)
  --log POZIOM         silent, error, info, debug (info; na terminalu error)
  --json               po starcie jeden dokument JSON i nic więcej

  --admin-key-file PLIK  klucz dla horda admin, co najmniej 32 znaki
                         (albo HORDA_ADMIN_KEY); bez niego admina nie ma
  --expire-open CZAS     po nim znikają stoły bez rozpoczętej gry (14d)
  --expire-unused CZAS   wczytane gry i odgałęzienia bez żadnego ruchu (3d)
  --expire-idle CZAS     gry, w których nic się nie dzieje (90d)
  --expire-over CZAS     gry skończone (365d)
                         CZAS: 14d, 12h, 30m albo never (nigdy)
  --most-gigabytes N     po tylu gigabajtach nie ma nowych stołów
  --most-tables N        przy tylu stołach nie ma nowych
${EVERYWHERE}`,
    admin: admin.help(EVERYWHERE),
    backup: `horda backup PLIK [--data FOLDER] [--force] [--json]

Zapisuje w jednym pliku wszystko, co przechowuje serwer: stoły, ich zapisy,
skróty kluczy. Serwer może przy tym działać. PLIK może być znakiem - (wyjście
standardowe). Kopię da się przywrócić w folderze i w PostgreSQL, bez względu na
to, skąd pochodzi. Są w niej zakryte karty trwających gier i to, co ludzie
napisali: trzymaj ją w bezpiecznym miejscu.

  --data FOLDER        folder serwera (HORDA_DATA albo folder data);
                       DATABASE_URL wskazuje zamiast niego bazę PostgreSQL
  --force              zastępuje PLIK, jeśli już istnieje
  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    restore: `horda restore PLIK [--data FOLDER] [--replace] [--json]

Przywraca to, co zapisało horda backup; najpierw sprawdza cały plik. Działający
serwer od razu przechodzi na przywrócone stoły, a gracze łączą się ponownie.
PLIK może być znakiem - (wejście standardowe).

  --data FOLDER        dokąd (HORDA_DATA albo folder data);
                       DATABASE_URL wskazuje zamiast niego bazę PostgreSQL
  --replace            zastępuje stoły, które już tam są; dotychczasowa baza
                       w folderze zostaje obok nowej
  --json               jeden dokument JSON i nic więcej
${EVERYWHERE}`,
    completion: `horda completion bash|zsh|fish

Wypisuje to, czego powłoka potrzebuje, żeby po naciśnięciu Tab uzupełniać
polecenia, opcje i nazwy gier. Powłoka musi to wczytać:

  bash   echo 'eval "$(horda completion bash)"' >> ~/.bashrc
  zsh    echo 'eval "$(horda completion zsh)"' >> ~/.zshrc   (po compinit)
  fish   horda completion fish > ~/.config/fish/completions/horda.fish

${EVERYWHERE}`,
  },
  errors: {
    unknownCommand: (name, allowed, near) => `nie ma polecenia ${name}; są: ${allowed}.${meant(near)}`,
    unknownFlag: (name, allowed, near) => `nie ma opcji ${name}; dozwolone: ${allowed}.${meant(near)}`,
    unknownLanguage: (name, allowed, near) => `nieznany język ${name}; dozwolone: ${allowed}.${meant(near)}`,
    unknownGame: (name, allowed, near) => `nie ma gry ${name}; są: ${allowed}.${meant(near)}`,
    unknownSetting: (name, game, allowed, near) => `${game} nie ma ustawienia ${name}; ma: ${allowed}.${meant(near)}`,
    unknownKind: (name, allowed, near) =>
      `miejsca nie zajmie nikt taki jak ${name}; dozwolone: ${allowed}.${meant(near)}`,
    unknownBot: (name, allowed, near) => `nie ma bota ${name}; są: ${allowed}.${meant(near)}`,
    unknownRule: (name, game, examples, near) =>
      `${game} nie ma zasady ${name}; numery wyglądają tak: ${examples}.${meant(near)}`,
    unknownLog: (name, allowed, near) => `--log nie może mieć wartości ${name}; dozwolone: ${allowed}.${meant(near)}`,
    needsValue: (flag) => `${flag} wymaga wartości.`,
    takesNoValue: (flag) => `${flag} nie przyjmuje wartości.`,
    tooManyArguments: (first) => `${first} to o jeden argument za dużo; zobacz --help.`,
    missingGame: (command, allowed) => `jaka gra? horda ${command} GRA, gdzie GRA to jedna z: ${allowed}.`,
    missingFile: (command) => `jaki plik? horda ${command} PLIK`,
    notANumber: (flag, given, min, max) => `${flag} to liczba całkowita od ${min} do ${max}, a nie ${given}.`,
    settingShape: (given) => `--set ma postać opcja=wartość, a nie ${given}.`,
    settingValue: (setting, given, allowed) => `${setting} nie może mieć wartości ${given}; dozwolone: ${allowed}.`,
    settingValueFor: (n, setting, given, allowed) =>
      `${setting} nie może mieć wartości ${given}, gdy liczba graczy to ${n}; dozwolone: ${allowed}.`,
    repeatedValue: (setting, value) => `${setting} ma dwa razy wartość ${value}; podaj każdą wartość raz.`,
    playerCounts: (given, least, most) =>
      least === most
        ? `--players to ${least}, a nie ${given}: w tej grze liczba graczy jest stała.`
        : `--players to liczba całkowita od ${least} do ${most}, zakres (na przykład ${least}-${most}) albo lista ` +
          `(na przykład ${least},${most}), w której żadna liczba się nie powtarza, a nie ${given}.`,
    botsForSeats:
      '--bots z osobnym botem na każde miejsce wymaga jednej liczby graczy; ' +
      'podaj jednego bota na wszystkie miejsca albo jedną liczbę w --players.',
    tooManyStudies: (studies, most) => `wyszłoby zbyt wiele badań: ${studies}; porównać można najwyżej ${most}.`,
    replacedSetting: (setting) => `z --pack nie wybiera się ustawienia ${setting}: rozstrzyga o nim zestaw kart.`,
    seatCount: (flag, given, n) =>
      count(given, {
        one: `${flag} wymienia # miejsce, a przy stole siedzi ${players(n)}.`,
        few: `${flag} wymienia # miejsca, a przy stole siedzi ${players(n)}.`,
        many: `${flag} wymienia # miejsc, a przy stole siedzi ${players(n)}.`,
        other: `${flag} wymienia # miejsca, a przy stole siedzi ${players(n)}.`,
      }),
    badName: (given) => `${given} nie może być imieniem: jeden wiersz, od 1 do 16 liter, każdy gracz inne.`,
    badDuration: (flag, given, never) =>
      `${flag} to czas w rodzaju 14d, 12h albo 30m${never ? ' albo never (nigdy)' : ''}, a nie ${given}.`,
    badOrigin: (given) => `--origin ma postać https://example.org albo http://10.0.0.5:8000, a nie ${given}.`,
    notTogether: (one, other) => `${one} i ${other} nie chodzą w parze.`,
    internal: (what) => `to nasz błąd: ${what}. Prosimy o zgłoszenie; HORDA_DEBUG=1 pokaże, gdzie wystąpił.`,
    internalWithSave: (what, file) => `to nasz błąd: ${what}. Prosimy o zgłoszenie razem z grą zapisaną w ${file}.`,
  },
  file: {
    about: (file, what) => `${file}: ${what}`,
    missing: 'nie ma takiego pliku.',
    notAFile: 'to nie jest plik.',
    unreadable: (code) => `nie da się odczytać (${code}).`,
    unwritable: (code) => `nie da się zapisać (${code}).`,
    tooLarge: (megabytes) => `ma ponad ${megabytes} MB, więc to nie zapis gry.`,
    notJson: 'to nie zapis gry: to nie jest JSON.',
    otherGame: 'już istnieje i jest w nim inna gra; wybierz inną nazwę albo zastąp go, dodając --force.',
    isThere: 'już istnieje; wybierz inną nazwę albo zastąp go, dodając --force.',
    notASave: 'to JSON, ale nie zapis gry: nie zapisała go Horda. Gry, które na ciebie czekają, wypisze horda saves.',
    notOurs: 'już istnieje i nie jest zapisem gry; wybierz inną nazwę albo zastąp go, dodając --force.',
    notAReport: 'już istnieje i nie jest raportem z symulacji; wybierz inną nazwę albo zastąp go, dodając --force.',
    noFolder: 'nie ma folderu, w którym miałby powstać.',
    whole: 'całość',
    wrongShape: (path, must) => `to nie zapis gry: ${path} ${must}.`,
    unknownGame: (name, allowed) => `to gra ${name}, której tu nie ma; są: ${allowed}.`,
    otherVersion: (its, ours) => `powstał z wersją ${its} zasad, a te mają wersję ${ours}.`,
    refusedAnswer: (n, seat, reason) => `błąd jest w odpowiedzi ${n} (miejsce ${seat}): ${reason}`,
    changedAnswer: (n, seat) => `błąd jest w odpowiedzi ${n} (miejsce ${seat}): nie prowadzi do stołu, który zapisano.`,
    changedSetup: 'błąd jest w przygotowaniu gry: nie prowadzi do stołu, który zapisano.',
    brokenAt: (n) => `zasady zawodzą przy odpowiedzi ${n}.`,
    otherPack: (id) => `karty zestawu ${id} to nie te, którymi grano: mają inny skrót.`,
    wrongPack: (path, problem) => `to nie zapis gry: ${path}: ${problem}`,
    otherSecret: 'kart nie rozdano tak, jak obiecano: fair.secret nie pasuje do fair.commitment.',
    otherSeed: 'kart nie rozdano tak, jak obiecano: seed nie wynika z tego, co jest w fair.',
  },
  must: {
    object: 'musi być obiektem',
    list: 'musi być listą',
    listOf: (n) =>
      count(n, {
        one: 'musi być listą o # pozycji',
        few: 'musi być listą o # pozycjach',
        many: 'musi być listą o # pozycjach',
        other: 'musi być listą o # pozycji',
      }),
    text: 'musi być tekstem',
    name: 'musi być imieniem: od 1 do 16 liter',
    otherName: 'musi być imieniem, którego nie ma nikt inny',
    choice: 'musi być wyborem: obiektem z tekstem "do"',
    mark: 'musi być znacznikiem: 14 cyfr szesnastkowych',
    packId: 'musi być nazwą zestawu kart: małe litery, cyfry i łączniki',
    digits: (n) => `musi mieć postać ${n} cyfr szesnastkowych`,
    table: (game, seats) => `musi być stołem gry ${game}, liczba miejsc: ${seats}`,
    wholeNumber: (min, max) => `musi być liczbą całkowitą od ${min} do ${max}`,
    oneOf: (allowed) => `musi być jednym z: ${allowed}`,
    atMost: (n) => `nie może być dłuższe niż ${n}`,
  },
  refusals: {
    over: 'gra była już skończona.',
    notAsked: 'tego gracza o nic nie pytano.',
    answered: 'ten gracz już odpowiedział.',
    stale: 'odpowiada na inne pytanie niż to, które zadano.',
    tooFew: 'wybrano za mało.',
    tooMany: 'wybrano za dużo.',
    repeated: 'to samo wybrano dwa razy.',
    notOffered: 'takiej opcji nie było.',
  },
  play: {
    you: 'ty',
    tooSmall: (columns, rows) =>
      `Okno jest za małe na rysunek, który wymaga ${columns} kolumn i ${rows} wierszy, więc stół jest opisany słowami. W większym oknie wpisz: rysuj.`,
    windowTooSmall: ([columns, rows], [width, height]) =>
      `Okno ma ${columns} kolumn i ${rows} wierszy, a stół wymaga ${width} i ${height}. Powiększ okno albo wpisz: słowami, a stół będzie opisany słowami.`,
    plainNow: 'Stół jest opisany słowami; rysunek przywróci polecenie: rysuj.',
    bot: 'bot',
    defaultName: (n) => `Gracz ${n}`,
    kinds: { human: 'człowiek', ...botWords('pl', 'bot') },
    ask: 'Twój wybór (pomoc: polecenia): ',
    askSeveral: (min, max) =>
      `Twój wybór, ${min === max ? numbers(min) : `od ${min} do ${max} numerów`} (pomoc: polecenia): `,
    askOneOf: (other) => `Twój wybór (gracz ${other ?? 'IMIĘ'}: zmiana osoby; pomoc: polecenia): `,
    ownOffer: (what) => `Propozycja dla ciebie: ${what} (oferta: odpowiedz)`,
    othersOffered: (names) => `Na propozycję może odpowiedzieć: ${names.join(', ')} (oferta IMIĘ: odpowiedz).`,
    askOffer: 'Twoja odpowiedź na propozycję (Enter: zostaw na później): ',
    noOffer: 'Teraz nikt przy tej klawiaturze nie ma żadnej propozycji.',
    nobodyElse: 'Teraz nikt inny przy tej klawiaturze nie może decydować.',
    whoElse: (typed, others) =>
      `${typed === null ? 'Kto przejmuje klawiaturę?' : `Nikt, kto może teraz decydować, nie nazywa się ${typed}.`} Wpisz gracz i imię: ${others.join(', ')}.`,
    goalTitles: { want: 'CEL', turn: 'TURA', danger: 'UWAGA', fall: 'KLĘSKA', end: 'KONIEC' },
    goalKeys: 'zasady: jak grać   ? co mogę teraz   x: schowaj na dobre',
    signsKey: (command) => `${command}: co jest co`,
    goalAway: 'Opis celu już się nie pokaże; przypomni go znak ?.',
    moreNow: 'więcej: wszystkie opcje.',
    log: 'dziennik',
    earlier: (n) =>
      count(n, {
        one: 'dziennik: jeszcze # wiersz',
        few: 'dziennik: jeszcze # wiersze',
        many: 'dziennik: jeszcze # wierszy',
        other: 'dziennik: jeszcze # wiersza',
      }),
    hiddenOptions: (n) => `niewidoczne: ${n}`,
    cutOptions: 'wszystkie opcje: więcej',
    next: 'Enter: dalej ',
    cover: (name) => `Teraz decyduje ${name}. Reszta nie podgląda. ${name}: naciśnij Enter. `,
    notUnderstood: (typed, near) =>
      `Nie rozumiem: ${typed}. Wpisz numer opcji; pomoc wymienia polecenia.${meant(near)}`,
    sameNumber: 'Każdy numer wpisz tylko raz.',
    wrongCount: (given, min, max) =>
      min === max ? `Wpisz ${numbers(min)}, nie ${given}.` : `Wpisz od ${min} do ${max} numerów, nie ${given}.`,
    noSuchNumber: (typed, max) =>
      max === 1 ? `Nie ma opcji ${typed}; wpisz 1.` : `Nie ma opcji ${typed}; wpisz numer od 1 do ${max}.`,
    undone: (what) => (what === '' ? 'Twój ostatni wybór jest cofnięty.' : `Cofnięte: ${what}`),
    nothingToUndo: 'Nie było jeszcze żadnej twojej decyzji.',
    undoStopped: (what) => `Tego nie można cofnąć, bo wyszło na jaw coś nowego: ${what}`,
    undoOfOther: (name) => `Tego nie można już cofnąć: od tamtej chwili zdecydował ktoś inny (${name}).`,
    hint: (option) => asSentence(`Ostrożny gracz wybierze: ${option}`),
    hintBecause: (reason) => `Średnio po tej turze: ${reason}.`,
    hintSecond: (moves, outlook) => `Drugi wybór: ${moves}${outlook === null ? '' : ` (${outlook})`}.`,
    onlyChoice: (option) => asSentence(`Jest tylko jedna opcja: ${option}`),
    sureAgain: (warning) => `${warning} Jeśli na pewno, wpisz to samo jeszcze raz.`,
    follows: (ahead) => `Co z tego wyniknie: ${ahead}`,
    thenTold: (option, ahead) => `${asSentence(option)} ${ahead}`,
    thenNothing: (option) => `${asSentence(option)} Nic więcej nie da się teraz przewidzieć.`,
    thenUnknown: (typed, handle) => `Nie ma teraz opcji ${typed}. Wpisz jej numer, na przykład: skutek ${handle}`,
    thenWhich: (handle) => `Co się stanie po której opcji? Wpisz na przykład: skutek ${handle}`,
    saved: (file) => `Zapisano w ${file}. Aby wrócić do gry: ${HORDA} play ${flagWith('--load', file)}`,
    offerToSave: 'Zapisać najpierw grę? (t/n) ',
    kept: (id) => `Odchodzisz od stołu. Gra jest zachowana.\nWrócisz do niej tak: ${HORDA} resume ${id}`,
    keptApart: (id) => `Ta gra toczy się też w innym oknie. Stąd będzie od teraz zachowywana jako ${id}.`,
    notKept: (why) => `Gry nie da się zachować na później: ${why} zapisz PLIK zapisze ją gdzie indziej.`,
    left: 'Odchodzisz od stołu.',
    unfinished: 'dane się skończyły, a gra nie.',
    over: 'Koniec gry.',
    afterwards: (ways) => `${ways.map((way) => AFTERWARDS_PL[way]).join(', ')}; Enter: wyjście `,
    verdict: {
      won: 'Wygrywasz!',
      lost: 'Przegrywasz.',
      allWon: 'Wygrywacie wszyscy!',
      allLost: 'Przegrywacie wszyscy.',
    },
    endedBy: (what, rule) => `Co rozstrzyga: ${what} [${rule}]`,
    noSuchWay: (typed, near) =>
      `Nie rozumiem: ${typed}. Gra się skończyła; co można zrobić, jest poniżej.${meant(near)}`,
    turningPoint: (when, what) => `Zwrot (${when}): ${what}`,
    ownEnd: (when, what) => `Twój koniec (${when}): ${what}`,
    places: (all) => `Miejsca: ${all.join(', ')}.`,
    fellIn: (name, turn) => `${name} (koniec w turze ${turn})`,
    winners: wonBy,
    whyOffered: (option, handle) => asSentence(`Możesz to zrobić: ${handle}) ${option}`),
    whyNot: (option, reason, rule) => `${asSentence(`Nie teraz: ${option}`)} ${reason} [${rule}]`,
    whyNotBy: (option, rule, text) => `${asSentence(`Nie teraz: ${option}`)} ${rule}: ${text}`,
    whyNothing: (typed, example, near) =>
      `Nie znam w tej grze niczego, co nazywa się ${typed}.${meant(near)} Pytaj na przykład tak: dlaczego ${example}`,
    whyPrompt: (rule, text) => `To pytanie wynika z ${rule}: ${text}`,
    ruling: (why) => `Skąd to wiadomo: ${why}`,
    rulesFound: (n) => count(n, { one: '# zasada:', few: '# zasady:', many: '# zasad:', other: '# zasady:' }),
    noRule: (typed, near) => `Żadna zasada nie ma numeru ani słowa ${typed}.${meant(near)}`,
    emptyLog: 'Nic się jeszcze nie wydarzyło.',
    option: (handle, text) => asSentence(`${handle}: ${text}`),
    endless: (n) => `boty nie doszły do końca po ${n} decyzjach.`,
    botsAlone: (n) =>
      `Boty podjęły bez ciebie kolejne decyzje (${n}). Enter: grają dalej; działają też zapisz i wyjdź.`,
    help: (why, rule, shared, offers) => [
      'Wpisz numer opcji albo słowo, które ją nazywa. Działają też polecenia:',
      '',
      '  skutek NUMER     co na pewno wyniknie z tej opcji i jakie są szanse: skutek 2',
      `  dlaczego SŁOWA   czemu czegoś nie można: dlaczego ${why}`,
      '  cofnij           cofa twój ostatni wybór, dopóki nie wyszło na jaw nic nowego',
      '  podpowiedz       co wybrałby ostrożny gracz',
      '  zapisz PLIK      zapisuje grę; aby wrócić: horda play --load PLIK',
      `  ${`zasady ${rule}`.padEnd(17)}zasada o tym numerze albo wszystkie z podanym słowem`,
      '  więcej           pytanie ze wszystkimi opcjami, strona po stronie',
      '  dziennik         wszystko, co się wydarzyło',
      '  stół             cały stół w zdaniach, razem z kartami odrzuconymi',
      '  słowami, rysuj   stół w słowach zamiast rysunku i z powrotem',
      ...(shared ? ['  gracz IMIĘ       oddaje klawiaturę: inna osoba decyduje albo zmienia plan'] : []),
      ...(offers ? ['  oferta IMIĘ      odpowiedź na czyjąś prośbę, choć nikt na nią nie czeka'] : []),
      '  pomoc            ten tekst',
      '  wyjdź            odejście od stołu; do gry wraca się przez horda resume',
      '',
      'Ogonki można pominąć. Po angielsku też się da: then, why, undo, hint, save,',
      'rules, more, log, table, help, quit.',
    ],
    helpOfGame: 'Polecenia tej gry:',
  },
  list: {
    players: (min, max) => (min === max ? players(min) : `${min}–${max} graczy`),
    sources: (rulebook, published, house) =>
      `karty z instrukcji: ${rulebook}, z opublikowanych list: ${published}, własne: ${house}`,
    languages: 'polski, angielski',
    settings: 'Ustawienia (--set opcja=wartość; * oznacza wartość domyślną):',
    houseRule: 'zasada domowa',
    botsOnly: (value) => `${value}, gdy grają same boty`,
  },
  sim: {
    interval: (low, high) => `${low}–${high} z ufnością 95%`,
    title: (game, games, n) =>
      count(games, {
        one: `${game}: # gra, ${players(n)}`,
        few: `${game}: # gry, ${players(n)}`,
        many: `${game}: # gier, ${players(n)}`,
        other: `${game}: # gry, ${players(n)}`,
      }),
    options: 'ustawienia',
    seed: 'ziarno',
    pack: 'zestaw kart',
    seat: (n, bot) => `miejsce ${n} (${bot})`,
    shared: 'wspólne',
    together: 'wspólnie wygrane',
    turns: 'tury',
    turnsOf: ({ mean, min, median, max }) => `średnio ${mean}, mediana ${median}, od ${min} do ${max}`,
    decisions: 'decyzje',
    decisionsOf: (total, perSecond, seconds) => `${total} w ${seconds} s, ${perSecond} na sekundę`,
    digest: 'skrót',
    progress: 'gier',
    rest: (seconds) => `zostało ok. ${roughly(seconds)}`,
    interrupted: (games, of) =>
      games === 0
        ? `Przerwano przed końcem pierwszej gry (z ${of}).`
        : `Przerwano po ${games} z ${of} gier. Policzono tylko te, bez skrótu.`,
    noReport: (file) => `Raportu w ${file} nie zapisano: raport dotyczy całego badania.`,
    compared: (game, studies, games) => {
      const each = count(games, { one: '# gra', few: '# gry', many: '# gier', other: '# gry' });
      const all = count(studies, { one: '# badanie', few: '# badania', many: '# badań', other: '# badania' });
      return `${game}: ${all}, w każdym ${each}`;
    },
    heads: {
      players: 'gracze',
      games: 'gry',
      seat: (n) => `miejsce ${n}`,
      interval: 'przedział 95%',
      turns: 'średnio tur',
    },
    range: (low, high) => `${low}–${high}`,
    bots: 'boty',
    reportIn: (file) => `Raport jest w pliku ${file}; otwiera go przeglądarka.`,
  },
  completion: {
    whichShell: (allowed) => `jaka powłoka? horda completion ${allowed}`,
    unknownShell: (name, allowed, near) => `horda completion nie zna powłoki ${name}; zna: ${allowed}.${meant(near)}`,
    help: 'objaśnia polecenie',
    version: 'wersja',
  },
  resume: {
    keptIn: (folder) => `Gry są w folderze ${folder}`,
    none: `żadna gra nie czeka na dokończenie. Zacznij nową: ${HORDA} play GRA`,
    which: 'Do której gry wracamy?',
    how: (id) => `Do wybranej wrócisz tak: ${HORDA} resume ${id}`,
    unknown: (name, allowed, near) =>
      `żadna gra nie czeka jako ${name}${allowed === '' ? '' : `; są: ${allowed}`}.${meant(near)}`,
    forgetWhich: 'którą grę? horda resume --forget NAZWA; nazwy wypisze horda resume --list.',
    forgotten: (id) => `Gra ${id} jest usunięta.`,
    strange: 'Inne pliki w folderze, których nikt nie rusza:',
  },
  replay: {
    title: (game, n, given) => `${game}, ${players(n)}, ${answers(given)}`,
    next: 'Enter: następna tura; q: koniec ',
    end: 'Koniec gry.',
    unfinished: 'W tym miejscu grę zapisano.',
  },
  series: {
    place: (file, n) => `${file}, gra ${n}`,
    faults: {
      game: 'to inna gra niż pierwsza, a cała seria musi być jednej gry.',
      before: 'to dalszy ciąg gry, której tu nie ma; najpierw podaj jej plik.',
      link: 'ta gra nie zaczyna się od tego, co zostało po poprzedniej; podaj pliki w kolejności rozgrywania.',
      unfinished: 'ta gra jeszcze trwa, więc żadna nie może po niej następować.',
      save: 'to nie jest gra, którą rozegrano.',
    },
    otherValue:
      'to, od czego się zaczyna (carried.value), nie jest tym, co zostało po poprzedniej grze: ma inny skrót.',
    otherVersion: (its, ours) => `to, od czego się zaczyna, ma wersję ${its}, a ta gra przyjmuje wersję ${ours}.`,
    alone: (game) => `każda gra ${game} jest osobna i nie ma dalszego ciągu.`,
    oldRules: (version) =>
      `powstał z wersją ${version} zasad, której tu nie ma: nie da się odczytać, co po tej grze zostało.`,
    notOver: (file) => `gra jeszcze trwa. Najpierw ją dokończ: ${HORDA} play ${flagWith('--load', file)}`,
    noNext: 'po tej grze nie ma następnego rozdziału: był ostatni albo przegrany i trzeba go rozegrać jeszcze raz.',
    otherGame: (file, its, asked) => `${file} to gra ${its}, a nie ${asked}.`,
    goesOn: 'To dalszy ciąg innej gry; żeby sprawdzić i to, podaj pliki całej serii.',
    linksOnly: (place, version) =>
      `${place}: powstał z wersją ${version} zasad, więc sprawdzono tylko, czy pasuje do gier obok.`,
    together: (n) => `Gry następują po sobie bez luk (razem ${n}).`,
    carriesOn: (game) => `Ciąg dalszy nastąpi: zapisz tę grę, a potem ${HORDA} play ${game} --continue PLIK.`,
    title: (game, series, n) =>
      count(series, {
        one: `${game}: # seria, ${players(n)}`,
        few: `${game}: # serie, ${players(n)}`,
        many: `${game}: # serii, ${players(n)}`,
        other: `${game}: # serii, ${players(n)}`,
      }),
    limit: (attempts) =>
      count(attempts, {
        one: 'Na każdy rozdział jest jedna próba; przegrany kończy serię.',
        few: 'Na każdy rozdział są najwyżej # próby; przegrany za każdym razem kończy serię.',
        many: 'Na każdy rozdział jest najwyżej # prób; przegrany za każdym razem kończy serię.',
        other: 'Na każdy rozdział jest najwyżej # próby; przegrany za każdym razem kończy serię.',
      }),
    heads: {
      seed: 'seria',
      chapters: 'wygrane rozdziały',
      games: 'gry',
      end: 'koniec',
      chapter: 'rozdział',
      reached: 'doszło',
      won: 'wygrało',
      lost: 'przegrane gry i dlaczego',
    },
    finished: 'rozegrana do końca',
    stuck: (chapter) => `przegrana w rozdziale ${chapter}`,
    goesOnThere: 'zatrzymana',
    unfinishedGame: 'bez końca',
    progress: 'serie',
    interrupted: (series, of) => `Przerwano po ${series} z ${of} serii. Policzone są tylko te.`,
    writtenTo: (folder) => `Serie są w folderze ${folder}. Sprawdzisz je tak: ${HORDA} verify PLIK`,
  },
  verify: {
    ok: (file, game, n, given) =>
      `ok: ${file}: ${game}, ${players(n)}, ${answers(given)}, wszystko zgodnie z zasadami.`,
    wonBy,
    unfinished: 'Gra jeszcze trwa.',
    middle: 'Plik zaczyna się w środku gry.',
    fair: 'Karty rozdano tak, jak obiecano.',
    tookPart: (names) => `Udział w losie poza serwerem: ${names.join(', ')}.`,
    nobodyTookPart: 'Nikt poza serwerem nie miał udziału w losie, więc serwer mógł dobrać karty po swojemu.',
    fairSeed: 'Ziarno losowe jest takie, jak obiecano; karty rozdano, zanim ten plik się zaczyna.',
  },
  rules: {
    heading: (game, rules) =>
      count(rules, {
        one: `${game}: # zasada`,
        few: `${game}: # zasady`,
        many: `${game}: # zasad`,
        other: `${game}: # zasady`,
      }),
    tests: (n) => count(n, { one: '# test', few: '# testy', many: '# testów', other: '# testu' }),
    untested: (ids) => `Bez testu: ${ids}.`,
    allTested: 'Każdej zasady pilnuje test.',
    why: (text) => `Skąd to wiadomo: ${text}`,
  },
  pack: {
    usage: 'co zrobić z zestawem kart? horda pack template GRA albo horda pack check PLIK',
    none: (game) => `${game} nie ma zestawów kart.`,
    written: (file) => `Szablon jest w pliku ${file}. Zmień go, a potem: ${HORDA} pack check ${inShell(file)}`,
    tooLarge: (kilobytes) => `ma ponad ${kilobytes} kB, więc to nie zestaw kart.`,
    ok: (file, id, game) => `ok: ${file}: zestawem ${id} można grać w grę ${game}.`,
    cards: (counts) => `karty: ${counts}`,
    hash: (hash) => `skrót: ${hash}`,
    wrong: (problems) => `tym zestawem kart nie można grać; błędy: ${problems}`,
    at: (line, place) => `wiersz ${line}, ${place}`,
    more: (problems) => `i jeszcze: ${problems}`,
    playedWith: (id) => `Zestaw kart: ${id}.`,
  },
  bench: {
    title: (game) => `${game}: decyzje na sekundę w losowej grze, na jednym rdzeniu`,
    header: ['', 'decyzji na sekundę', 'te zasady to'],
    kernel: 'Horda',
    others: { bare: 'goła pętla', boardgameio: 'boardgame.io' },
    onlyInCheckout:
      'pomiar porównuje Hordę z innymi programami, a te są tylko w repozytorium ze źródłami: uruchom go tam.',
    clone: (ns) => `Jedna kopia stołu trwa ${ns} ns.`,
  },
  admin,
  serve: {
    managerUntold: (why) =>
      `systemd nie dostaje wiadomości, że serwer działa; do tego trzeba systemd-notify i NotifyAccess=all: ${why}`,
    dataIn: (folder) => `Gry są w folderze ${folder}`,
    dataInPostgres: 'Gry są w bazie PostgreSQL (DATABASE_URL)',
    stop: 'Ctrl-C zatrzymuje serwer.',
    closed: 'Serwer zamknięty: stoły otwiera tylko ten, kto zna hasło.',
    wordFile: (file, what) => `plik z hasłem, ${file}: ${what}`,
    wordTooLong: 'jest za duży jak na hasło.',
    wordTooShort: (least) => `hasło do serwera musi mieć co najmniej ${least} znaków: krótsze da się zgadnąć.`,
    otherPort: (usual) => `Port ${usual} jest zajęty, więc wybrano wolny; inny wskazuje --port N.`,
    stopping: 'Zatrzymywanie; kolejne Ctrl-C przerywa od razu.',
    portTaken: (port) => `port ${port} jest zajęty; inny wskazuje --port N, a dowolny wolny --port 0.`,
    cannotListen: (host, port, code) =>
      `nie da się nasłuchiwać pod ${host}, port ${port} (${code}); inne wskazują --host i --port.`,
    cannotStart: (reason) => `serwer nie może wystartować: ${reason}`,
  },
  backup: {
    progress: 'wierszy',
    written: (file, tables, lines, bytes) =>
      `Zapisano w ${file}: ${tablesOf(tables)}, ${linesOf(lines)}, ${megabytes(bytes)} MB.`,
    exists: (file) => `${file} już istnieje; podaj inną nazwę albo zastąp go, dodając --force.`,
    notToTerminal: 'kopia zapasowa nie jest tekstem: skieruj ją do pliku albo do innego programu.',
    restored: (tables, lines, made) =>
      `Przywrócono: ${tablesOf(tables)}, ${linesOf(lines)}, stan z ${made.toLocaleString('pl-PL')}.`,
    aside: (file) => `Poprzednia baza została jako ${file}; usuń ją, gdy nie będzie już potrzebna.`,
    begunAnew: 'Działający serwer przeszedł na przywrócone stoły; gracze łączą się ponownie.',
    faults: {
      foreign: () => 'to nie jest kopia zapasowa Hordy. Nic się nie zmieniło.',
      newer: (program) =>
        `tę kopię zapisała nowsza Horda (${program}); przywróć ją tamtą wersją. Nic się nie zmieniło.`,
      cutOff: () => 'kopia jest ucięta: brakuje jej końca. Nic się nie zmieniło; weź inną kopię.',
      damaged: (where) => `kopia jest uszkodzona (${where}). Nic się nie zmieniło; weź inną kopię.`,
      notEmpty: (tables) => `są tu już stoły (${tables}); zastąpi je --replace. Nic się nie zmieniło.`,
      nothingThere: (folder) => `w ${folder} nie ma bazy; folder serwera wskazuje --data.`,
      noRoom: (needed) => `na dysku z folderem danych trzeba ${needed} MB wolnego miejsca na kopię; zwolnij je.`,
      noAnswer: (folder) =>
        `z ${folder} korzysta serwer albo inne polecenie, które nie odpowiada; zatrzymaj je albo spróbuj ponownie.`,
      other: (reason) => asSentence(reason),
    },
  },
  menu: {
    keys: 'strzałki wybierają, Enter potwierdza, Ctrl-C kończy',
    what: 'Co robimy?',
    play: 'Gramy',
    resume: (game) => `Wracamy do gry: ${game}`,
    resumeOneOf: (games) => `Wracamy do jednej z gier (czeka ${games})`,
    sim: 'Boty rozgrywają wiele gier',
    load: 'Wczytujemy zapisaną grę',
    file: 'Z którego pliku?',
    noSuchFile: 'Nie ma takiego pliku.',
    language: 'In English',
    who: 'Kto gra?',
    withBots: 'Ja i ostrożne boty',
    people: 'Sami ludzie przy tej klawiaturze',
    peopleHint: 'na zmianę, a nikt nie widzi cudzych kart',
    eachSeat: 'Wybieram każde miejsce osobno',
    rules: 'Czytamy zasady',
    quit: 'Wychodzimy',
    game: 'W co gramy?',
    players: 'Ilu graczy?',
    playersOf: players,
    seat: (n) => `Kto siedzi na miejscu ${n}?`,
    settings: 'Ustawienia stołu',
    usual: 'zwykłe',
    change: 'do wyboru',
    games: 'Ile gier?',
    bots: 'Jakie boty?',
    wholeNumber: (min, max) => `Potrzebna liczba całkowita od ${min} do ${max}.`,
    bye: 'Do zobaczenia.',
  },
};
