/** Słowa Zombicide po polsku, które nie potrzebują stołu: nazwy i krótkie objaśnienia. */
import { list, plural } from '@horda/parts';
import { NONE, TYPES, type ZoneNo } from '../../state.ts';
import type { Catalogue } from '../messages.ts';
import { HOURS_OF_DAY } from '../hours.ts';
import { missionValues } from '../titles.ts';
import type { CardTerms } from '../zombie-card.ts';

const count = (one: string, few: string, many: string) => (n: number) =>
  plural('pl', n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${few}` });

export const actions = count('Akcja', 'Akcje', 'Akcji');
export const dice = count('kość', 'kości', 'kości');
export const hits = count('trafienie', 'trafienia', 'trafień');
export const breaks = count('Uszkodzenie', 'Uszkodzenia', 'Uszkodzeń');
export const wounds = count('rana', 'rany', 'ran');
/** Co ktoś dostaje: „1 ranę”. */
export const woundsTaken = count('ranę', 'rany', 'ran');
export const zombies = (n: number): string => `${n} Zombie`;
/** „1 Zombie atakuje, 2 Zombie atakują, 5 Zombie atakuje”. */
export const attackingZombies = count('Zombie atakuje', 'Zombie atakują', 'Zombie atakuje');
export const noises = count('żeton Hałasu', 'żetony Hałasu', 'żetonów Hałasu');
export const cards = count('karta', 'karty', 'kart');
export const hours = count('godzina', 'godziny', 'godzin');

const KINDS = [
  count('Szwendacz', 'Szwendacze', 'Szwendaczy'),
  count('Spaślak', 'Spaślaki', 'Spaślaków'),
  count('Biegacz', 'Biegacze', 'Biegaczy'),
] as const;
/** Zombie jednego typu. */
export const horde = (n: number, kind: number): string => KINDS[kind]!(n);
const ALL_OF = ['wszystkie Szwendacze', 'wszystkie Spaślaki', 'wszystkie Biegacze', 'Abominacje'] as const;
/** Wszyscy z jednego typu; TYPES: Abominacje. */
export const allOf = (kind: number): string => ALL_OF[kind] ?? ALL_OF[TYPES];
const ONE_OF = ['Szwendacz', 'Spaślak', 'Biegacz', 'Abominacja'] as const;
export const oneOf = (kind: number): string => ONE_OF[kind] ?? ONE_OF[TYPES];

/** Gracze widzą Strefy ponumerowane od 1. */
export const zone = (n: ZoneNo): string => `Strefa ${n + 1}`;
export const inZone = (n: ZoneNo): string => `w Strefie ${n + 1}`;
export const toZone = (n: ZoneNo): string => `do Strefy ${n + 1}`;
/** Dokąd ktoś strzela: „w Strefę 5”. */
export const intoZone = (n: ZoneNo): string => `w Strefę ${n + 1}`;
export const fromZone = (n: ZoneNo): string => `ze Strefy ${n + 1}`;
export const zones = (all: readonly ZoneNo[]): string =>
  `${all.length === 1 ? 'Strefa' : 'Strefy'} ${list(
    'pl',
    all.map((n) => String(n + 1)),
  )}`;
/** Którędy ktoś idzie: „przez Strefę 5”. */
export const throughZones = (all: readonly ZoneNo[]): string => `przez ${zones(all).replace('Strefa', 'Strefę')}`;
export const clock = (hour: number): string => (hour === NONE ? '' : `${hour}:00`);

/** Co jest na karcie Zombie. */
export const CARD_TERMS: CardTerms = {
  spawn: (kind, numbers, rush) => `${KIND_NAMES[kind] ?? KIND_NAMES[TYPES]} ${numbers}${rush ? ', Natarcie' : ''}`,
  extra: (kind) => `dodatkowa Aktywacja, ${allOf(kind)}`,
};
const KIND_NAMES = ['Szwendacze', 'Spaślaki', 'Biegacze', 'Abominacja'] as const;

const NO_YES = { true: 'tak', false: 'nie' } as const;

export const WORDS: Catalogue = {
  title: 'Zombicide: 2. Edycja, Waszyngton Z.C.',
  about: 'Sześcioro Ocalałych kontra miasto umarłych, wszyscy razem: w Dzień i w Nocy, w Misjach albo w Kampanii.',
  labels: {
    mission: 'Misja',
    round: 'runda',
    hour: 'godzina',
    day: 'Dzień',
    night: 'Noc',
    firstPlayer: 'Pierwszy Gracz',
    goals: 'Cele',
    done: 'gotowe',
    rules: 'zasady tej Misji',
    house: 'nasze',
    zone: 'Strefa',
    street: 'ulica',
    outdoor: 'ziemia niczyja',
    garden: 'ogród',
    corridor: 'Korytarz',
    room: 'pomieszczenie',
    dark: 'Strefa Mroku',
    tank: 'Czołg',
    door: 'Drzwi',
    closed: 'zamknięte',
    open: 'otwarte',
    sealed: 'zapieczętowane: nie otworzą się',
    noise: 'Hałas',
    lastingNoise: 'trwały Hałas',
    spawnZone: 'Strefa Namnażania',
    startingSpawn: 'Startowa Strefa Namnażania',
    asleep: 'śpi',
    crate: 'Skrzynia',
    objective: 'Cel do zdobycia',
    note: 'Notatka',
    exit: 'Strefa Wyjścia',
    humvee: 'Humvee',
    car: 'samochód',
    emptyCar: 'pusty samochód',
    atTheWheel: 'za kierownicą',
    inside: 'w środku',
    lit: 'oświetlona',
    zombies: 'Zombie',
    empty: 'pusto',
    you: 'ty',
    health: 'Zdrowie',
    ap: 'PA',
    level: 'Poziom Zagrożenia',
    skills: 'Umiejętności',
    actions: 'Akcje',
    freeActions: 'darmowe Akcje',
    bonusActions: 'Bonusowe Akcje',
    hands: 'ręce',
    backpack: 'Plecak',
    range: 'Zasięg',
    dice: 'kości',
    accuracy: 'Precyzja',
    damage: 'Obrażenia',
    allOut: 'Na Całość',
    conservation: 'Zachowanie',
    noisy: 'głośno',
    silent: 'cicho',
    dual: 'Broń Podwójna',
    reload: 'trzeba przeładować',
    standing: 'na nogach',
    down: 'Nokaut',
    rescued: 'poza tą Misją, ale żyje',
    dead: 'nie żyje',
    escaped: 'na zewnątrz',
    acted: 'po swojej Turze',
    companion: 'Towarzysz',
    equipmentDeck: 'Ekwipunek',
    epicDeck: 'Podrasowana Broń',
    secretServiceDeck: 'karty Secret Service',
    zombieDeck: 'karty Zombie',
    discards: 'odrzucone',
    sheet: 'Arkusz Kampanii',
    xp: 'PDK',
    milestone: 'Kamień Milowy',
    campaignSkills: 'Umiejętności Kampanii',
    achievements: 'Osiągnięcia',
    keywords: 'słowa kluczowe',
    kept: 'zachowany Ekwipunek',
  },
  settings: {
    mission: {
      name: 'Misja',
      help: 'Pojedyncza Misja albo Kampania: dziesięć Misji po kolei, w których Ocalali się rozwijają.',
      values: { ...missionValues('pl'), campaign: 'Kampania: Zainfekowany Stan' },
    },
    team: {
      name: 'Ocalali',
      help: 'Kto bierze udział. Dzieci mają mniej Zdrowia, ale łatwiej się wymykają.',
      values: {
        core: 'szóstka dorosłych z podstawki',
        kids: 'szóstka dzieci z podstawki',
        mixed: 'troje dorosłych i troje dzieci',
        washington: 'szóstka z Waszyngtonu',
        random: 'losowo',
        choose: 'wybór przy stole',
      },
    },
    survivors: {
      name: 'Liczba Ocalałych',
      help: 'Ilu Ocalałych gra w Misjach, które tego nie ustalają.',
      values: { '2': 'dwoje', '3': 'troje', '4': 'czworo', '6': 'sześcioro' },
    },
    difficulty: {
      name: 'Poziom trudności',
      help: 'Które karty Zombie są w talii i ile Stref Namnażania działa od początku.',
      values: {
        easy: 'łatwy: łatwiejsze karty, dwie Strefy Namnażania',
        normal: 'zwykły: tak jak w Misji',
        hard: 'trudny: trudniejsze karty',
      },
    },
    hour: {
      name: 'Zegar',
      help: 'Godzina, o której zaczyna się pojedyncza Misja: jak w Misji albo dowolna, na przykład prawdziwa. Noc trwa od 19:00 do 6:00.',
      values: { mission: 'jak w Misji', ...HOURS_OF_DAY },
    },
    darkZones: {
      name: 'Strefy Mroku',
      help: 'Ciemne pomieszczenia widać tylko z sąsiedztwa, a strzały w nie bez Latarki trafiają przy 6.',
      values: NO_YES,
    },
    ultrared: {
      name: 'Poziom Krwistoczerwony',
      help: 'Ocalały z 43 PA zostaje Czerwony, zaczyna tor od nowa i zdobywa kolejne Umiejętności.',
      values: NO_YES,
    },
    fest: {
      name: 'Festiwal Abominacji',
      help: 'Każda karta Abominacji sprowadza jeszcze jedną Abominację.',
      values: NO_YES,
    },
    cars: {
      name: 'Samochody',
      help: 'Samochód stoi tam, gdzie zaczyna drużyna, jeśli to ulica. W Misjach spoza Kampanii.',
      values: NO_YES,
    },
    companion: {
      name: 'Towarzysz',
      help: 'Tam, gdzie zaczyna drużyna, czeka Towarzysz. Jego śmierć oznacza przegraną. W Misjach spoza Kampanii, które nie mają własnych Towarzyszy.',
      values: NO_YES,
    },
    safeCrates: {
      name: 'Broń w każdej Skrzyni',
      help: 'Pułapkę ze Skrzyni pomija się, aż wyjdzie broń. Inaczej pułapka zużywa Skrzynię.',
      values: NO_YES,
    },
    stallGuard: {
      name: 'Bez czekania w nieskończoność',
      help: 'Dziesięć rund bez nowych drzwi, karty, skrzyni ani ucieczki i misja jest przegrana.',
      values: NO_YES,
    },
  },
  phases: {
    setup: 'Przygotowanie do gry',
    players: 'Faza Graczy',
    zombies: 'Faza Zombie',
    end: 'Faza Końcowa',
    over: 'koniec Misji',
  },
  levels: { blue: 'Niebieski', yellow: 'Żółty', orange: 'Pomarańczowy', red: 'Czerwony' },
  endings: {
    won: 'Misja wykonana',
    death: 'zginął Ocalały',
    allDown: 'nikt nie został na nogach',
    goal: 'Celu nie dało się już osiągnąć',
    companions: 'zginął Towarzysz',
    time: 'skończył się czas',
  },
  figures: {
    mission: 'Misja',
    rounds: 'rozegrane rundy',
    kills: 'zabite Zombie',
    down: 'Znokautowani Ocalali',
    dead: 'martwi Ocalali',
    level: 'najwyższy Poziom Zagrożenia',
  },
  piles: {
    starting: 'karty początkowe',
    equipment: 'karty Ekwipunku',
    epic: 'karty Podrasowanej Broni',
    secretService: 'karty Secret Service',
    survivors: 'Ocalali',
    zombieCards: 'karty Zombie',
    missions: 'Misje',
  },
  verbs: {
    join: ['wybierz', 'dołącz'],
    startWith: ['zacznij', 'karta'],
    start: ['start', 'postaw'],
    activate: ['tura', 'aktywuj'],
    attack: ['atak', 'walka', 'strzelaj', 'bij'],
    throw: ['rzuć', 'mołotow'],
    move: ['ruch', 'idź'],
    search: ['przeszukaj', 'szukaj'],
    door: ['drzwi', 'otwórz'],
    trade: ['wymiana', 'reorganizacja', 'ułóż'],
    objective: ['cel', 'zdobądź'],
    crate: ['skrzynia', 'zdobądź'],
    pickUp: ['zabierz', 'ratuj'],
    makeNoise: ['hałas', 'krzycz'],
    getIn: ['samochód', 'wsiądź'],
    getOut: ['samochód', 'wysiądź'],
    takeWheel: ['samochód', 'kierownica'],
    drive: ['samochód', 'jedź'],
    reload: ['przeładuj'],
    lightOn: ['światło', 'latarka', 'włącz'],
    lightOff: ['światło', 'latarka', 'wyłącz'],
    eat: ['zjedz', 'jedzenie'],
    discard: ['odrzuć', 'wyrzuć'],
    rally: ['przygarnij', 'towarzysz'],
    dash: ['umiejętność', 'idź'],
    skill: ['umiejętność'],
    lead: ['przywódca', 'umiejętność'],
    exit: ['wyjście', 'uciekaj'],
    end: ['koniec', 'pas'],
    aim: ['światło', 'skieruj'],
    arrange: ['ręce', 'ułóż'],
    keep: ['zatrzymaj'],
    redraw: ['inna', 'los'],
    give: ['daj'],
    take: ['weź'],
    pass: ['towarzysz', 'przekaż'],
    hand: ['oddaj'],
    done: ['gotowe'],
    agree: ['zgoda', 'tak'],
    refuse: ['odmów', 'nie'],
    come: ['chodź'],
    stay: ['zostań'],
    heal: ['ulecz'],
    enough: ['dość', 'nikt'],
    name: ['ocalały'],
    drawSabre: ['szabla', 'tak'],
    spareSabre: ['szabla', 'nie'],
    dice: ['kości'],
    reroll: ['przerzuć', 'jeszcze raz'],
    keepRoll: ['zostaw', 'wynik'],
    makeshiftRepair: ['napraw', 'umiejętność'],
    mend: ['napraw'],
    letBreak: ['uszkodzenie'],
    lose: ['strać', 'broń'],
    hit: ['trafienie', 'cel'],
    reap: ['żniwiarz', 'cel'],
    spreadHits: ['rozdziel', 'rany'],
    takeHit: ['rana', 'trafienie'],
    companionHit: ['towarzysz', 'rana'],
    cancelWound: ['odrzuć', 'rana'],
    suffer: ['rana', 'przyjmij'],
    learn: ['umiejętność', 'zdobądź'],
    bonusAction: ['bonusowa', 'akcja'],
    campaignSkill: ['umiejętność', 'kampania'],
    leftover: ['zombie', 'droga'],
    darkZone: ['mrok', 'następna'],
    distribute: ['karta', 'namnażanie'],
    react: ['najpierw'],
    option: ['opcja'],
    zone: ['strefa'],
    onTop: ['następna', 'karta'],
    leaveOrder: ['zostaw', 'kolejność'],
    lookAt: ['obejrzyj'],
    seen: ['widziane', 'dalej'],
    saveToken: ['nie teraz'],
    useToken: ['znacznik', 'użyj'],
  },
};

/** Liczby podpowiedzi, tak jak liczy je `outlook.ts`. */
export const FIGURES = [
  'wykonane Cele i odkryte karty',
  'kroki do następnego zadania',
  'Zdrowie drużyny',
  'grożące trafienia',
  'Zombie na planszy',
] as const;
