import { plural } from '@horda/parts';
import type { AdminWords } from './words.ts';

const meant = (near: string | null): string => (near === null ? '' : ` Może chodziło o ${near}?`);
const tablesOf = (n: number): string =>
  plural('pl', n, { one: '# stół', few: '# stoły', many: '# stołów', other: '# stołu' });

export const admin: AdminWords = {
  help: (everywhere) => `horda admin list [--game GRA] [--status STAN] [--older DNI] [--limit N]
horda admin show STÓŁ
horda admin delete STÓŁ… [--yes]
horda admin expire STÓŁ… [--yes]
horda admin invite STÓŁ [--watch]
horda admin block ADRES [--for CZAS]
horda admin unblock ADRES
horda admin blocks
horda admin sizes

Opieka nad stołami działającego serwera (horda serve), który ma klucz admina.
To samo robi strona #/admin tego serwera.

  list                 stoły, najnowsze najpierw; z --older te, przy których
                       od tylu dni nic się nie dzieje, najstarsze najpierw
  show                 jeden stół bez tajemnic: kto siedzi i skąd się łączy,
                       ile zajmuje, dziennik taki, jaki widzą widzowie
  delete               usuwa stoły na zawsze i dla wszystkich
  expire               zapowiada przy stole, że zniknie za 7 dni, jeśli nic się
                       tam nie wydarzy
  invite               nowy link do gry (--watch: do oglądania); stary niczego
                       już nie otwiera
  block                nie wpuszcza adresu (w IPv6 całej jego sieci /64) przez
                       czas w rodzaju 7d, 12h, 30m; bez --for na zawsze
  sizes                ile czego jest i jakie są granice

  --status STAN        open, playing, over, archived
  --url URL            gdzie jest serwer (http://127.0.0.1:8080)
  --admin-key-file PLIK  gdzie jest jego klucz admina (albo HORDA_ADMIN_KEY)
  --yes                bez pytania przed delete i expire
  --json               jeden dokument JSON i nic więcej
${everywhere}`,
  whatToDo: (allowed) => `co zrobić? horda admin ${allowed}`,
  unknownAction: (name, allowed, near) => `horda admin nie zna polecenia ${name}; są: ${allowed}.${meant(near)}`,
  needsTable: (action) => `który stół? horda admin ${action} STÓŁ; pokazuje je horda admin list.`,
  needsAddress: (action) => `jaki adres? horda admin ${action} ADRES`,
  badTable: (given) => `${given} to nie stół: jego nazwa to 22 litery, cyfry, - albo _.`,
  unknownStatus: (name, allowed, near) =>
    `--status nie może mieć wartości ${name}; dozwolone: ${allowed}.${meant(near)}`,
  badUrl: (given) => `--url to adres w rodzaju http://127.0.0.1:8080, a nie ${given}.`,
  noKey: 'brakuje klucza admina: wskaż plik przez --admin-key-file albo ustaw HORDA_ADMIN_KEY.',
  noKeyFile: (file, code) => `nie da się odczytać klucza admina z ${file} (${code}).`,
  noServer: (url, why) =>
    `pod ${url} nie odpowiada żaden serwer (${why}); uruchom horda serve albo wskaż inny adres przez --url.`,
  notHorda: (url, status) => `to, co odpowiada pod ${url}, nie jest serwerem Hordy (status ${status}).`,
  wrongKey: 'serwer nie przyjmuje tego klucza admina.',
  noAdmin: 'ten serwer nie ma klucza admina: uruchom go z --admin-key-file albo z HORDA_ADMIN_KEY.',
  noTable: (table) => `nie ma stołu ${table}.`,
  refused: (message) => `serwer odmawia: ${message}`,

  columns: ['stół', 'gra', 'stan', 'wiersze', 'ostatnio'],
  statuses: { open: 'przed grą', playing: 'w grze', over: 'po grze', archived: 'w archiwum' },
  none: 'Nie ma takich stołów.',
  listed: 'w poczekalni',
  deleteSure: (tables) => `Usunąć na zawsze: ${tablesOf(tables.length)}? (t/n) `,
  expireSure: (tables) => `Zapowiedzieć koniec: ${tablesOf(tables.length)}? (t/n) `,
  yes: ['tak', 't'],
  needsYes: 'tego nie da się cofnąć: dodaj --yes tam, gdzie nie ma kogo zapytać.',
  kept: 'Nic się nie zmieniło.',
  deleted: (table) => `Stołu ${table} już nie ma.`,
  expires: (table, when) => `Stół ${table} zniknie ${when}, jeśli nic się tam nie wydarzy.`,
  newLink: (what) => (what === 'invite' ? 'Nowy link do gry:' : 'Nowy link do oglądania:'),
  blocked: (address, until) =>
    until === null ? `${address} nie wejdzie już nigdy.` : `${address} nie wejdzie do ${until}.`,
  unblocked: (address) => `${address} znów może wejść.`,
  noBlocks: 'Nikt nie jest zablokowany.',
  blockedUntil: (until) => (until === null ? 'na zawsze' : `do ${until}`),

  sheet: {
    status: 'stan',
    lastUse: 'ostatnio',
    size: 'rozmiar',
    ends: 'zniknie',
    options: 'ustawienia',
    clock: 'zegar',
    origin: 'skąd',
    origins: { new: 'nowa gra', save: 'gra wczytana z zapisu', fork: 'odgałęzienie innej gry' },
    pack: 'zestaw kart',
    seat: (n) => `miejsce ${n}`,
    free: 'wolne',
    bot: (name) => `bot ${name}`,
    nameless: 'bez imienia',
    host: 'prowadzi stół',
    connected: (addresses) => `połączenie: ${addresses}`,
    watchers: 'widzowie',
    log: 'Dziennik, taki jaki widzą widzowie',
    closed: 'Ten serwer nie ma zasad tego stołu i nie może go otworzyć.',
    packed: 'spakowany',
    lines: (n) => plural('pl', n, { one: '# wiersz', few: '# wiersze', many: '# wierszy', other: '# wiersza' }),
  },
  entry(entry, name) {
    switch (entry.type) {
      case 'created':
        return 'powstał stół';
      case 'imported':
        return 'powstał stół z zapisanej gry';
      case 'forked':
        return 'powstał stół z chwili innej gry';
      case 'joined':
        return `${entry.name ?? name(entry.seat)}: jest przy stole`;
      case 'changed':
        return 'nowe ustalenia';
      case 'botSeated':
        return `przy stole siada bot ${entry.bot}`;
      case 'stirred':
        return `${name(entry.seat)}: własny los`;
      case 'freed':
        return `${name(entry.seat)}: miejsce zwolnione przez prowadzącą osobę`;
      case 'left':
        return `${name(entry.seat)}: odejście od stołu`;
      case 'handedOver':
        return `${name(entry.seat)}: gra bot ${entry.bot}`;
      case 'tookBack':
        return `${name(entry.seat)}: powrót do gry`;
      case 'timedOut':
        return `${name(entry.seat)}: koniec czasu`;
      case 'erased':
        return 'usunięto dane jednej z osób';
      case 'started':
        return 'początek gry';
      case 'answered':
        return entry.bot === null ? `${name(entry.seat)}: decyzja` : `${name(entry.seat)}: decyzja bota ${entry.bot}`;
      case 'undone':
        return `${name(entry.seat)}: cofnięcie decyzji`;
      case 'proposed':
        return `${name(entry.seat)}: propozycja (${entry.what === 'undo' ? 'cofnięcie' : 'koniec gry'})`;
      case 'voted':
        return `${name(entry.seat)}: ${entry.yes ? 'zgoda' : 'brak zgody'}`;
      case 'said':
        return entry.text === null ? `${name(entry.seat)}: (usunięto)` : `${name(entry.seat)}: ${entry.text}`;
      case 'phrased':
        return `${name(entry.seat)}: gotowe zdanie (${entry.phrase.say})`;
      case 'rematched':
        return `rewanż przy stole ${entry.table}`;
      case 'continued':
        return `następny rozdział przy stole ${entry.table}`;
      case 'migrated':
        return 'stół ma nowsze zasady';
      case 'expiring':
        return 'zapowiedziano koniec stołu';
      case 'reissued':
        return entry.what === 'invite' ? 'nowy link do gry' : 'nowy link do oglądania';
    }
  },
  sizes: {
    store: 'magazyn',
    of: (most) => `z ${most}`,
    tables: 'stoły',
    live: 'w pamięci tutaj',
    sockets: 'otwarte połączenia tutaj',
    lives: 'Stoły znikają po takim czasie bez nowego wiersza:',
    life: { open: 'przed grą', unused: 'wczytane albo odgałęzione, nieużyte', idle: 'w grze', over: 'po grze' },
    days: (days) => plural('pl', days, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' }),
    never: 'nigdy',
  },
};
