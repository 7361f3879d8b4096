/** Słowa Długiej Nocy po polsku, które nie potrzebują stołu: nazwy i krótkie objaśnienia. */
import { plural } from '@horda/parts';
import { MAIN_OBJECTIVE_IDS } from '../../content/ids.ts';
import { MAIN_OBJECTIVES_TEXTS } from '../cards/main-objectives.ts';
import type { Catalogue } from '../messages.ts';
import type { Terms } from '../phrases.ts';

const count = (one: string, few: string, many: string) => (n: number) =>
  plural('pl', n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${few}` });

export const cards = count('karta', 'karty', 'kart');
/** Co ktoś bierze: „1 kartę”. */
export const cardsTaken = count('kartę', 'karty', 'kart');
export const zombies = (n: number): string => `${n} zombie`;
export const bandits = count('bandyta', 'bandytów', 'bandytów');
export const noises = count('znacznik hałasu', 'znaczniki hałasu', 'znaczników hałasu');
export const helpless = count('darmozjad', 'darmozjadów', 'darmozjadów');
export const unruly = count('zbuntowany darmozjad', 'zbuntowanych darmozjadów', 'zbuntowanych darmozjadów');
export const tokens = count('znacznik postępu', 'znaczniki postępu', 'znaczników postępu');
export const starvations = count('znacznik głodu', 'znaczniki głodu', 'znaczników głodu');
export const roundsLeft = (n: number): string =>
  plural('pl', n, {
    one: 'Została # runda',
    few: 'Zostały # rundy',
    many: 'Zostało # rund',
    other: 'Zostało # rundy',
  });

/** Miejsca w zdaniu, po numerach: gdzie, dokąd, skąd, czego. */
const PLACES = [
  { at: 'w kolonii', to: 'do kolonii', from: 'z kolonii', of: 'kolonii' },
  { at: 'na komisariacie', to: 'na komisariat', from: 'z komisariatu', of: 'komisariatu' },
  { at: 'w sklepie', to: 'do sklepu', from: 'ze sklepu', of: 'sklepu' },
  { at: 'w szkole', to: 'do szkoły', from: 'ze szkoły', of: 'szkoły' },
  { at: 'w bibliotece', to: 'do biblioteki', from: 'z biblioteki', of: 'biblioteki' },
  { at: 'w szpitalu', to: 'do szpitala', from: 'ze szpitala', of: 'szpitala' },
  { at: 'na stacji paliw', to: 'na stację paliw', from: 'ze stacji paliw', of: 'stacji paliw' },
  { at: 'w Raxxon', to: 'do Raxxon', from: 'z Raxxon', of: 'Raxxon' },
  { at: 'w kryjówce', to: 'do kryjówki', from: 'z kryjówki', of: 'kryjówki' },
] as const;
const NOWHERE = { at: 'w tej lokacji', to: 'do tej lokacji', from: 'z tej lokacji', of: 'tej lokacji' } as const;
const formsOf = (place: number) => PLACES[place] ?? NOWHERE;
export const at = (place: number): string => formsOf(place).at;
export const to = (place: number): string => formsOf(place).to;
export const from = (place: number): string => formsOf(place).from;
export const of = (place: number): string => formsOf(place).of;

const OFF_ON = { true: 'tak', false: 'nie' } as const;
const OBJECTIVES = Object.fromEntries(
  MAIN_OBJECTIVE_IDS.map((id) => [id, MAIN_OBJECTIVES_TEXTS[id].name.pl]),
) as Record<(typeof MAIN_OBJECTIVE_IDS)[number], string>;

export const WORDS: Catalogue = {
  title: 'Martwa Zima: Długa Noc',
  about:
    'Kolonia zimą, dla 2–5 osób: ratujcie ją razem, pilnujcie swoich ukrytych celów i uważajcie, bo ktoś może kłamać.',
  labels: {
    round: 'runda',
    roundsLeft: 'zostało rund',
    morale: 'morale',
    food: 'żywność',
    starvation: 'znaczniki głodu',
    waste: 'stos odpadów',
    removed: 'poza grą',
    graveyard: 'cmentarz',
    deck: 'kart w stosie',
    empty: 'pusto',
    faceDown: 'zakryte',
    cards: 'karty',
    colony: 'kolonia',
    location: 'lokacja',
    entrance: 'wejście',
    zombies: 'zombie',
    specialZombie: 'specjalny zombie',
    barricade: 'barykada',
    trap: 'wybuchająca pułapka',
    noise: 'hałas',
    freeSpaces: 'wolne pola',
    full: 'brak miejsca',
    closed: 'zamknięte',
    helpless: 'darmozjady',
    unruly: 'zbuntowane darmozjady',
    bandits: 'bandyci',
    exposureOdds: 'kość ryzyka: 12 ścianek, w tym 6 pustych, 3 rany, 2 odmrożenia i 1 ugryzienie',
    you: 'ty',
    hand: 'ręka',
    dice: 'nieużyte kości',
    usedDice: 'użyte kości',
    firstPlayer: 'pierwszy gracz',
    leader: 'przywódca grupy',
    follower: 'stronnik',
    exiled: 'na wygnaniu',
    out: 'poza rozgrywką',
    influence: 'wpływy',
    attack: 'atak',
    search: 'przeszukiwanie',
    ability: 'zdolność',
    equipment: 'wyposażenie',
    sideEffects: 'efekty uboczne',
    wound: 'rana',
    frostbite: 'odmrożenie',
    despair: 'rozpacz',
    moved: 'po ruchu',
    mainObjective: 'cel główny',
    goal: 'zadanie',
    met: 'spełnione',
    notMet: 'jeszcze nie',
    onObjective: 'karty na celu głównym',
    secretObjective: 'ukryty cel',
    betrayalObjective: 'cel zdrajcy',
    exileObjective: 'cel wygnańca',
    peek: 'pokaż mój cel',
    howToPlay: 'jak to robić po cichu',
    crisis: 'zagrożenie',
    accepts: 'pomagają',
    added: 'dołożone karty',
    needed: 'potrzebne karty',
    crossroads: 'karta rozdroży',
    reader: 'trzyma kartę rozdroży',
    nobody: 'nikt',
    improvements: 'usprawnienia',
    built: 'gotowe',
    progress: 'postęp',
    hideout: 'kryjówka bandytów',
    banditLeader: 'przywódca bandytów',
    experiment: 'eksperyment',
    code: 'kod bezpieczeństwa',
    codeDice: 'kości na kod',
    encounter: 'spotkanie',
    chapter: 'etap',
    forecast: 'faza kolonii, jeśli nic się nie zmieni',
    foodAhead: 'potrzebna żywność',
    wasteAhead: 'utrata morale za odpady',
    zombiesAhead: 'nadejdzie zombie',
    crisisAhead: 'zagrożenie wymaga',
    house: 'nasza karta',
  },
  settings: {
    mode: {
      name: 'Tryb gry',
      help: 'Ukryte cele, może ze zdrajcą, albo wszyscy razem przeciw trudnej stronie celu głównego. We dwoje gra się zawsze razem.',
      values: { secret: 'ukryte cele', coop: 'wszyscy razem' },
    },
    betrayer: {
      name: 'Zdrajca',
      help: 'Ile zwykłych celów tasuje się z jednym celem zdrajcy: dwa na osobę albo jeden.',
      values: { perhaps: 'być może', likely: 'raczej tak' },
    },
    difficulty: {
      name: 'Trudność',
      help: 'Strona karty celu głównego. Gra wszystkich razem używa zawsze trudnej.',
      values: { normal: 'normalna', hard: 'trudna' },
    },
    objective: {
      name: 'Cel główny',
      help: `Czego potrzebuje kolonia. Na początek: ${OBJECTIVES.tribute}. Opowieść ma trzy etapy.`,
      values: {
        random: 'losowo',
        ...OBJECTIVES,
        R1: 'Opowieść: Szympans i kod',
        B1: 'Opowieść: Bandycki nalot',
      },
    },
    improvements: {
      name: 'Usprawnienia',
      help: 'Moduł: na stole leżą cztery projekty, a ukończone pomagają kolonii do końca gry.',
      values: OFF_ON,
    },
    bandits: {
      name: 'Bandyci',
      help: 'Moduł: każde zagrożenie sprowadza bandytów, którzy rabują stosy przedmiotów i ściągają zombie.',
      values: OFF_ON,
    },
    strayBandits: {
      name: 'Bandyci przy zagrożeniach z podstawki',
      help: 'Zagrożenia z podstawki nie mają numerów bandytów: dwóch w losowych lokacjach albo żadnego.',
      values: OFF_ON,
    },
    raxxon: {
      name: 'Raxxon',
      help: 'Moduł: laboratorium z pigułkami i eksperymentami, które uciekają, jeśli nie wpiszecie kodu.',
      values: OFF_ON,
    },
    baseCards: {
      name: 'Karty podstawki',
      help: 'Domieszka kart z pierwszej Martwej Zimy: ocalali, przedmioty, zagrożenia, rozdroża i cele.',
      values: OFF_ON,
    },
    adult: {
      name: 'Karty dla dorosłych',
      help: 'Rozdroża o seksie, samobójstwach, alkoholu i tym podobnych sprawach.',
      values: OFF_ON,
    },
    elimination: {
      name: 'Eliminacja',
      help: 'Kto traci ostatniego ocalałego, odpada, zamiast dostać nowego.',
      values: OFF_ON,
    },
    attackFriends: {
      name: 'Ataki na swoich',
      help: 'Czy w grze wszystkich razem ocalali mogą atakować siebie nawzajem.',
      values: OFF_ON,
    },
  },
  phases: {
    setup: { name: 'przygotowanie', short: 'przyg.' },
    players: { name: 'faza graczy', short: 'gracze' },
    colony: { name: 'faza kolonii', short: 'kolonia' },
    over: { name: 'koniec gry', short: 'koniec' },
  },
  steps: {
    code: { name: 'kod bezpieczeństwa', short: 'kod' },
    food: { name: 'krok 1: żywność', short: 'żywność' },
    waste: { name: 'krok 2: odpady', short: 'odpady' },
    crisis: { name: 'krok 3: zagrożenie', short: 'zagrożenie' },
    zombies: { name: 'krok 4: zombie', short: 'zombie' },
    loot: { name: 'rabunek', short: 'rabunek' },
  },
  symbols: {
    weapon: { name: 'broń', short: 'broń' },
    tool: { name: 'narzędzie', short: 'narz.' },
    education: { name: 'edukacja', short: 'eduk.' },
    medicine: { name: 'lek', short: 'lek' },
    food: { name: 'żywność', short: 'żywn.' },
    fuel: { name: 'paliwo', short: 'pal.' },
    survivor: { name: 'ocalały', short: 'ocal.' },
  },
  modules: { improvements: 'usprawnienia', bandits: 'bandyci', raxxon: 'Raxxon' },
  faces: { blank: 'pusta ścianka', wound: 'rana', frostbite: 'odmrożenie', bite: 'ugryzienie' },
  tokens: { wound: 'rana', frostbite: 'odmrożenie', despair: 'rozpacz' },
  endings: {
    objective: 'cel główny wykonany',
    morale: 'morale spadło do 0',
    rounds: 'skończyły się rundy',
    betrayal: 'zdrajca pokazał kartę i wygrał',
  },
  figures: {
    rounds: 'rozegrane rundy',
    morale: 'morale na koniec',
    dead: 'zmarli ocalali',
    winners: 'zwycięzcy',
  },
  piles: {
    survivors: 'ocalali',
    items: 'przedmioty',
    itemDecks: 'stosy przedmiotów',
    crises: 'zagrożenia',
    mainObjectives: 'cele główne',
    chapters: 'etapy',
    secretObjectives: 'ukryte cele',
    betrayalObjectives: 'cele zdrajcy',
    exileObjectives: 'cele wygnańców',
    crossroads: 'karty rozdroży',
    improvements: 'usprawnienia',
    experiments: 'eksperymenty',
    sideEffects: 'efekty uboczne',
    pills: 'pigułki',
    places: 'miejsca',
  },
  verbs: {
    attack: ['atak', 'atakuj', 'zabij'],
    search: ['przeszukaj', 'szukaj'],
    barricade: ['barykada', 'buduj'],
    clean: ['odpady', 'sprzątaj', 'usuń'],
    attract: ['przyciągnij', 'zwab'],
    move: ['ruch', 'idź'],
    ability: ['zdolność', 'użyj'],
    play: ['zagraj'],
    equip: ['wyposaż', 'daj'],
    use: ['użyj'],
    contribute: ['zagrożenie', 'dołóż'],
    contributeItem: ['zagrożenie', 'dołóż'],
    offer: ['cel', 'połóż'],
    spendFood: ['żywność', 'wydaj', 'podnieś'],
    eat: ['zjedz', 'żywność', 'podnieś'],
    calm: ['uspokój', 'zbuntowany'],
    request: ['prośba', 'poproś'],
    handOff: ['przekaż', 'oddaj'],
    accuse: ['oskarż', 'wygnanie', 'głosowanie'],
    improvement: ['usprawnienie', 'użyj'],
    objective: ['cel', 'praca'],
    codeDie: ['kod', 'kość', 'raxxon'],
    placeAction: ['kryjówka', 'akcja'],
    lasting: ['efekt', 'użyj'],
    end: ['koniec', 'tura', 'pas'],
    zombie: ['zombie'],
    special: ['specjalny', 'zombie'],
    victim: ['ocalały', 'atak'],
    bandit: ['bandyta'],
    withItem: ['użyj', 'przedmiot'],
    withAbility: ['użyj', 'zdolność'],
    withImprovement: ['użyj', 'usprawnienie'],
    withSideEffect: ['użyj', 'efekt uboczny'],
    withLasting: ['użyj', 'efekt'],
    next: ['najpierw', 'teraz'],
    goOn: ['dalej', 'dość', 'nie'],
    die: ['kość'],
    go: ['idź', 'ruch'],
    keep: ['zatrzymaj', 'weź'],
    makeNoise: ['hałas', 'więcej'],
    under: ['pod', 'stos'],
    entrance: ['wejście'],
    lure: ['zwab', 'przyciągnij'],
    survivor: ['ocalały'],
    leader: ['przywódca'],
    place: ['miejsce', 'lokacja'],
    player: ['gracz'],
    card: ['karta'],
    deal: ['karta', 'daj'],
    token: ['znacznik', 'usuń'],
    helpless: ['darmozjad'],
    guard: ['strać'],
    option: ['opcja'],
    amount: ['liczba'],
    vote: ['głos', 'kciuk'],
    yes: ['tak'],
    no: ['nie'],
    giveUp: ['poddaj', 'śmierć'],
    risk: ['ryzyko', 'rzuć'],
    callVote: ['głosowanie', 'zarządź'],
    letPass: ['przekaż', 'znacznik'],
    give: ['daj'],
    ignore: ['odmów', 'nic'],
    pay: ['zapłać'],
    refuse: ['odmów', 'nie'],
    turnDie: ['kość', 'ustaw'],
    rollDie: ['kość', 'przerzuć'],
    swapDice: ['kości', 'zamień'],
    takePip: ['kości', 'zabierz'],
    raiseDie: ['kość', 'podnieś'],
    improve: ['usprawnienie', 'postęp'],
    experiment: ['eksperyment'],
  },
};

/** Liczby podpowiedzi, tak jak liczy je `outlook.ts`. */
export const FIGURES = [
  'morale',
  'żywność po posiłku',
  'karty na stosie odpadów',
  'nadchodzące zombie',
  'spełnione własne warunki',
] as const;

/** Wyrażenia wspólne dla zdań wszystkich języków. */
export const TERMS: Terms = {
  entrance: (n) => `wejście ${n}`,
  use: (n) => `sposób ${n}`,
  lasting: 'trwały efekt',
  first: 'Najpierw:',
  wins: 'wygrywa',
  loses: 'przegrywa',
  exiled: 'na wygnaniu',
};
