/** Słowa Broni w dłoń po polsku, które nie zależą od stołu: nazwy i krótkie objaśnienia. */
import { plural } from '@horda/parts';
import type { Boss, Content } from '../../content/content.ts';
import { figureOf } from '../../geometry/geometry.ts';
import { bossNames, type Catalogue, type SettingTexts } from '../messages.ts';

/** W bierniku; od mianownika różni się tylko „1 Amunicję”. */
export const damage = (n: number): string =>
  plural('pl', n, { one: '# Obrażenie', few: '# Obrażenia', many: '# Obrażeń', other: '# Obrażenia' });
/** W dopełniaczu: „uniknij 2 Obrażeń”. */
export const ofDamage = (n: number): string => plural('pl', n, { one: '# Obrażenia', other: '# Obrażeń' });
export const armour = (n: number): string =>
  plural('pl', n, { one: '# Pancerz', few: '# Pancerze', many: '# Pancerzy', other: '# Pancerza' });
export const ammo = (n: number): string =>
  plural('pl', n, { one: '# Amunicję', few: '# Amunicje', many: '# Amunicji', other: '# Amunicji' });
export const health = (n: number): string =>
  plural('pl', n, {
    one: '# punkt Zdrowia',
    few: '# punkty Zdrowia',
    many: '# punktów Zdrowia',
    other: '# punktu Zdrowia',
  });
export const squares = (n: number): string =>
  plural('pl', n, { one: '# pole', few: '# pola', many: '# pól', other: '# pola' });
/** `z 5 pól`. */
const ofSquares = (n: number): string => plural('pl', n, { one: 'z # pola', other: 'z # pól' });

/** W bierniku: „płacisz 1 Amunicję”. */
export const PRICES: Readonly<Record<'ammo' | 'armour', string>> = { ammo: '1 Amunicję', armour: '1 Pancerz' };

const FIGURES_OF_LETTERS: Readonly<Record<string, string>> = { I: 'belka', O: 'blok', X: 'krzyż' };

/** Kształt nazywa się od litery, którą przypomina, o ile jego oznaczenie nią jest. */
function shape({ id, rows }: Content['shapes'][number]): string {
  const count = ofSquares(figureOf(rows).length);
  const letter = /^([A-Z])\d$/.exec(id)?.[1] ?? null;
  if (letter === null) return `kształt ${count}`;
  const figure = FIGURES_OF_LETTERS[letter];
  return figure === undefined ? `kształt ${letter} ${count}` : `${figure} ${count}`;
}

function bossRule({ id }: Boss): string | null {
  switch (id) {
    case 'superAbomination':
      return null;
    case 'pyramid':
      return 'Każde skreślenie musi stykać się bokiem lub rogiem z polem już skreślonym. Jedno jest skreślone od początku.';
    case 'zombiephant':
      return 'Słabych punktów nie trzeba skreślać. Skreślenie 8 pól wokół takiego punktu skreśla też jego rząd i kolumnę.';
    case 'deadSox':
      return 'Trzech Bossów naraz: Łapacz niszczy Pancerz, Pałkarz bije zwyczajnie, a ciosów Miotacza Pancerz nie zatrzyma.';
    case 'screamer':
      return 'Pola w paszczy można skreślać tylko w turze po odkryciu umiejętności.';
    case 'mutation':
      return 'Kształt położony w poprzek kropkowanej linii kosztuje tego, kto go rysuje, 1 Obrażenie.';
    default:
      return id satisfies never;
  }
}

function bossAbility({ id, power, price }: Boss): string {
  const hit = `${damage(power)} dla każdego`;
  const paid = price === null ? '.' : `; kto zapłaci ${PRICES[price]}, unika ciosu.`;
  switch (id) {
    case 'superAbomination':
      return `Każdy traci ${armour(power)} albo tyle, ile ma.`;
    case 'pyramid':
      return `${hit}, a Pancerz przed tym nie chroni.`;
    case 'zombiephant':
    case 'mutation':
      return `${hit}${paid}`;
    case 'deadSox':
      return `Każdy żywy członek drużyny zadaje każdemu ${damage(power)}, na swój sposób.`;
    case 'screamer':
      return 'Kolejne pole toru krzyku: wszystkie Zombie o tej Prędkości idą naprzód albo atakują.';
    default:
      return id satisfies never;
  }
}

export const WORDS: Catalogue = {
  labels: {
    round: 'runda',
    turn: 'tura',
    step: 'krok',
    phase: 'faza',
    turnRow: 'karty Tury',
    toCome: 'jeszcze przyjdą',
    leftOut: 'jedna z nich jest odłożona',
    faceDown: 'zakryta',
    noCard: 'bez karty',
    standardPile: 'Standardowe Zombie',
    specialPile: 'Specjalne Zombie',
    middle: 'środek stołu',
    nobodyYet: 'jeszcze niczyje',
    kills: 'zabite Zombie',
    you: 'ty',
    survivor: 'Ocalały',
    notChosen: 'jeszcze bez Ocalałego',
    commander: 'Dowódca',
    companion: 'Towarzysz',
    companionReady: 'może pomóc',
    companionUsed: 'pomoc w tej rundzie wykorzystana',
    health: 'Zdrowie',
    armour: 'Pancerz',
    ammo: 'Amunicja',
    available: 'do użycia',
    gained: 'zdobyte',
    used: 'zużyte',
    planned: 'w planie',
    planning: 'planuje',
    ready: 'gotowe',
    weapon: 'broń',
    preferred: 'broń preferowana',
    shape: 'Kształt Trafienia',
    singleSquare: 'pojedyncze pole',
    startingEffect: 'od początku',
    upgrade: 'Ulepszenie',
    locked: 'zablokowane',
    unlocked: 'odblokowane',
    active: 'aktywna w tej turze',
    notActive: 'nieaktywna w tej turze',
    upgradesDue: 'Ulepszenia do wyboru',
    fury: 'Tor Furii',
    street: 'ulica',
    space: 'pole Ulicy',
    emptySpace: 'nikogo tu nie ma',
    zombie: 'Zombie',
    speed: 'Prędkość',
    damage: 'Obrażenia',
    permanentDamage: 'Obrażenia Stałe',
    squaresLeft: 'zostało pól',
    square: 'pole',
    crossed: 'skreślone',
    free: 'wolne',
    threat: 'grożące Obrażenia',
    boss: 'Boss',
    bossToCome: 'przybywa w rundzie 2',
    bossHere: 'tu stoi Boss',
    bossRule: 'Zasada Specjalna',
    bossAbility: 'Umiejętność',
    attack: 'Atak',
    specialAttack: 'Specjalny Atak',
    yellowDamage: 'żółte Obrażenie',
    blueDamage: 'niebieskie Obrażenie',
    weakPoint: 'słaby punkt',
    mouth: 'paszcza',
    mouthOpen: 'paszcza otwarta',
    mouthShut: 'paszcza zamknięta',
    dottedLine: 'kropkowana linia',
    screamTrack: 'tor krzyku',
    member: 'członek drużyny',
    dead: 'nie żyje',
    victoryAhead: 'Ten plan zabija Bossa.',
    deathAhead: 'Uwaga: przy tym planie ktoś z Ocalałych ginie.',
  },
  steps: {
    setup: { name: 'przygotowanie', short: 'start' },
    reveal: { name: 'odkrycie', short: 'odkrycie' },
    attack: { name: 'atak', short: 'atak' },
    upgrade: { name: 'ulepszenie', short: 'ulepsz.' },
    march: { name: 'marsz Zombie', short: 'marsz' },
    spawn: { name: 'namnażanie albo Boss', short: 'namnaż.' },
  },
  difficulties: { easy: 'łatwy', normal: 'normalny', hard: 'trudny', nightmare: 'koszmarny' },
  sources: { rulebook: 'z instrukcji', published: 'opublikowane', house: 'nasze' },
  colours: { red: 'czerwona', green: 'zielona', blue: 'niebieska', yellow: 'żółta' },
  speeds: { slow: 'wolne', fast: 'szybkie' },
  marches: {
    none: 'żadne Zombie nie idzie',
    slow: 'idą wolne Zombie',
    fast: 'idą szybkie Zombie',
    both: 'idą wszystkie Zombie',
  },
  kinds: {
    walker: 'Szwendacz',
    runner: 'Biegacz',
    crawler: 'Pełzacz',
    chomper: 'Kłapacz',
    soldier: 'Żołnierz',
    stinker: 'Śmierdziuch',
    fatty: 'Spaślak',
    bomber: 'Bombowiec',
  },
  zombieAbilities: {
    walker: null,
    runner: null,
    crawler: null,
    chomper: null,
    soldier: null,
    stinker: 'Każde inne Zombie na tej samej ulicy zadaje o 1 Obrażenie więcej.',
    fatty: null,
    bomber: 'Zamiast atakować, wybucha: znika bez Ulepszenia, a jego Obrażenia dostają wszyscy.',
  },
  effects: {
    knockback: { name: 'Odrzut', text: 'Po narysowaniu Kształtu możesz odepchnąć trafione Zombie na 3. pole Ulicy.' },
    multiHit2: {
      name: 'Wielokrotne Trafienie 2',
      text: 'W jednym użyciu rysujesz Kształt do 2 razy, za każdym razem na dowolnym celu.',
    },
    multiHit3: {
      name: 'Wielokrotne Trafienie 3',
      text: 'W jednym użyciu rysujesz Kształt do 3 razy, za każdym razem na dowolnym celu.',
    },
    scavenge: { name: 'Zbieractwo', text: 'Za każdą ikonę Obrażenia skreśloną Kształtem zdobywasz 1 Amunicję.' },
    ready: { name: 'Zwarty i Gotowy', text: 'Za każdą ikonę Obrażenia skreśloną Kształtem zdobywasz 1 Pancerz.' },
    longRange: {
      name: 'Daleki Zasięg',
      text: 'Możesz celować w Zombie sąsiadów i stojącego tam Bossa. Amunicję i Pancerz z pól zdobywa też sąsiad.',
    },
    armUp: {
      name: 'Uzbrojenie',
      text: 'Każda Amunicja i każdy Pancerz skreślone Kształtem dają ci jeszcze jedną sztukę tego samego.',
    },
    split: { name: 'Podział', text: 'Możesz podzielić Kształt na dwie części i narysować obie na tym samym celu.' },
    adrenaline: { name: 'Adrenalina', text: 'Po pierwszym użyciu możesz przyjąć 1 Obrażenie i użyć broni drugi raz.' },
    quickReload: {
      name: 'Szybkie Przeładowanie',
      text: 'Po pierwszym użyciu możesz wydać 1 Amunicję i użyć broni drugi raz.',
    },
    criticalHit: {
      name: 'Trafienie Krytyczne',
      text: 'Jeśli pierwsze użycie skreśliło ikonę Obrażenia, możesz użyć broni drugi raz, na innym celu.',
    },
    mowDown: {
      name: 'Wykoszenie',
      text: 'Rysujesz Kształt na jednym Zombie z każdego pola Ulicy i na Bossie, jeśli tu stoi.',
    },
    explosion: {
      name: 'Eksplozja',
      text: 'Rysujesz Kształt na każdym Zombie z jednego pola Ulicy i na Bossie, jeśli tu stoi.',
    },
    fury: {
      name: 'Furia',
      text: 'Po każdym użyciu skreślasz kolejne pole Toru Furii i zdobywasz to, co dają wszystkie skreślone.',
    },
  },
  icons: {
    ability: 'umiejętność',
    attack: 'atak',
    special: 'Specjalny Atak',
    spawnA: 'namnażanie A',
    spawnB: 'namnażanie B',
    spawnC: 'namnażanie C',
  },
  furyBonuses: { none: 'nic', ammo: '1 Amunicja', armour: '1 Pancerz' },
  causes: {
    zombies: 'atak Zombie',
    bossAttack: 'atak Bossa',
    bossSpecial: 'Specjalny Atak Bossa',
    ability: 'umiejętność Bossa',
    adrenaline: 'Adrenalina',
    line: 'kropkowana linia',
  },
  members: ['Łapacz', 'Pałkarz', 'Miotacz'],
  endings: {
    victory: 'Boss zabity',
    death: 'ktoś z Ocalałych zginął',
    outOfTime: 'Boss przetrwał rundę 2',
  },
  figures: {
    turns: 'rozegrane tury',
    kills: 'zabite Zombie',
    healthLeft: 'Zdrowie, które zostało drużynie',
    bossSquaresLeft: 'pola, które zostały Bossowi',
  },
  piles: {
    standard: 'Standardowe Zombie',
    special: 'Specjalne Zombie',
    survivors: 'Ocalali',
    companions: 'Towarzysze',
    bosses: 'Bossowie',
    turnCards: 'karty Tury',
    spawnCards: 'karty Namnażania',
    bossCards: 'karty Bossa',
  },
  shape,
  bossRule,
  bossAbility,
  wave: (letter, standard, special) => `${letter}: standardowe ${standard}, specjalne ${special}`,
};

const SEATS = {
  1: 'miejsce A (1)',
  2: 'miejsce B (2)',
  3: 'miejsce C (3)',
  4: 'miejsce D (4)',
  5: 'miejsce E (5)',
  6: 'miejsce F (6)',
};

export function settings(content: Content): SettingTexts {
  const bosses = bossNames(content, 'pl');
  return {
    difficulty: {
      name: 'Poziom trudności',
      help: 'Z iloma Zombie zaczynacie, ile ich się namnaża i która strona planszy Bossa jest w grze.',
      values: WORDS.difficulties,
    },
    boss: {
      name: 'Boss',
      help: `Kto przybywa w rundzie 2. Na początek najłatwiej: ${bosses.superAbomination}.`,
      values: { random: 'los', ...bosses },
    },
    survivors: {
      name: 'Ocalali',
      help: 'Gracze wybierają Ocalałych sami albo rozdaje ich los.',
      values: { choose: 'wybór graczy', random: 'los' },
    },
    commander: {
      name: 'Dowódca',
      help: 'Zatwierdza, kto dostaje które namnożone Zombie; Boss staje najpierw przed Dowódcą.',
      values: { random: 'los', ...SEATS },
    },
    bossAmmo: {
      name: 'Amunicja na Bossa',
      help: 'Czy Amunicją można skreślać pola Bossa, który stoi przed tobą. Bez tego gra jest trudniejsza.',
      values: { true: 'wolno', false: 'nie wolno' },
    },
    mildRow: {
      name: 'Łagodniejsza pierwsza runda',
      help: 'Nasze ułatwienie: w rundzie 1 odkłada się zawsze kartę Tury, która porusza Zombie (nr 3, 5, 7 lub 10).',
      values: { true: 'tak', false: 'nie' },
    },
  };
}
