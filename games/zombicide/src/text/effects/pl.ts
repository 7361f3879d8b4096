/** What cards do, in Polish. */
import { plural } from '@horda/parts';
import type { Condition, Who, ZoneRef } from '../../content/operations.ts';
import type { ZombieType } from '../../content/vocabulary.ts';
import { ACHIEVEMENT_TEXTS, COUNTER_NAMES, keywordText, TOKEN_TEXTS } from '../content/campaign.ts';
import { EQUIPMENT_NAMES } from '../content/equipment.ts';
import { COMPANION_NAMES } from '../content/people.ts';
import type { EffectWords } from './words.ts';

const count = (n: number, one: string, few: string, many: string): string =>
  plural('pl', n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${many}` });

/** Each of many gets "po 1 ranie", one alone "1 ranę". */
const wounds = (who: Who, n: number): string => count(n, who === 'revealer' ? 'ranę' : 'ranie', 'rany', 'ran');
const drawn = (who: Who, n: number): string => count(n, who === 'revealer' ? 'kartę' : 'karcie', 'karty', 'kart');
const noise = (n: number): string => count(n, 'żeton Hałasu', 'żetony Hałasu', 'żetonów Hałasu');
const lasting = (n: number): string => count(n, 'stały żeton Hałasu', 'stałe żetony Hałasu', 'stałych żetonów Hałasu');
const cards = (n: number): string => count(n, 'kartę', 'karty', 'kart');

/** Who does it, with the verb for one and for many; many do it each. */
function does(who: Who, one: string, many: string): string {
  if (who === 'revealer') return `ten Ocalały ${one}`;
  return who === 'all' ? `wszyscy Ocalali ${many} po` : `wszyscy Ocalali w tej Strefie ${many} po`;
}

const DECKS = { equipment: 'Ekwipunku', epic: 'Podrasowanej Broni', secretService: 'Secret Service' } as const;
const TYPES: Readonly<Record<ZombieType, readonly [one: string, few: string, many: string]>> = {
  walker: ['Szwendacza', 'Szwendaczy', 'Szwendaczy'],
  brute: ['Spaślaka', 'Spaślaki', 'Spaślaków'],
  runner: ['Biegacza', 'Biegaczy', 'Biegaczy'],
};
const ALL_OF: Readonly<Record<ZombieType | 'all', string>> = {
  walker: 'wszystkie Szwendacze aktywują się',
  brute: 'wszystkie Spaślaki aktywują się',
  runner: 'wszystkie Biegacze aktywują się',
  all: 'wszystkie Zombie aktywują się',
};
const COLOURS = { blue: 'niebieska', green: 'zielona' } as const;
const EXITS = { out: 'na zewnątrz', onFoot: 'pieszo', bus: 'autobusem', tunnel: 'tunelem', helicopter: 'śmigłowcem' };

function zone(ref: ZoneRef): string {
  if (ref === 'here') return 'w tej Strefie';
  return ref === 'startSpawn' ? 'w Startowej Strefie Namnażania' : `w Strefie {${ref}}`;
}

const item = (id: keyof typeof EQUIPMENT_NAMES): string => EQUIPMENT_NAMES[id].pl;
const phases = (n: number): string => (n === 1 ? 'najbliższej Fazie Zombie' : `${n} najbliższych Fazach Zombie`);

function condition(asked: Condition): string {
  if ('achievement' in asked) return `drużyna ma Osiągnięcie ${ACHIEVEMENT_TEXTS[asked.achievement].name.pl}`;
  if ('keyword' in asked) return `drużyna ma słowo ${keywordText(asked.keyword).pl}`;
  if ('noneOf' in asked)
    return `drużyna nie ma żadnego ze słów: ${asked.noneOf.map((each) => keywordText(each).pl).join(', ')}`;
  if ('counter' in asked) return `${COUNTER_NAMES[asked.counter].pl} to co najmniej ${asked.min}`;
  if ('companion' in asked) return `${COMPANION_NAMES[asked.companion].pl} jest z wami i żyje`;
  if ('item' in asked) return `ten Ocalały odrzuci kartę ${item(asked.item)}`;
  if ('meleeDamage' in asked)
    return `ten Ocalały trzyma broń do walki wręcz o Obrażeniach ${asked.meleeDamage} lub większych`;
  if ('openedNoisily' in asked) return `drzwi {${asked.openedNoisily}} otwarto z hałasem`;
  if ('any' in asked) return asked.any.map(condition).join(' lub ');
  if ('all' in asked) return asked.all.map(condition).join(' i ');
  if ('keyword' in asked.not) return `drużyna nie ma słowa ${keywordText(asked.not.keyword).pl}`;
  return `nie jest tak, że ${condition(asked.not)}`;
}

export const PL_EFFECTS: EffectWords = {
  ops: {
    gainAp: ({ who, n }) => `${does(who, 'zyskuje', 'zyskują')} ${n} PA`,
    gainXp: ({ who, n }) => `${does(who, 'zyskuje', 'zyskują')} ${n} PDK`,
    heal: ({ who, n }) => `${does(who, 'leczy', 'leczą')} ${wounds(who, n)}`,
    wound: ({ who, n }) => `${does(who, 'dostaje', 'dostają')} ${wounds(who, n)}`,
    draw: ({ deck, n, who }) => `${does(who, 'dobiera', 'dobierają')} ${drawn(who, n)} z talii ${DECKS[deck]}`,
    giveItem: ({ card }) => `ten Ocalały bierze kartę ${item(card)}`,
    handOut: ({ card, n }) => `drużyna rozdaje karty ${item(card)}: ${n}`,
    discard: ({ what, n }) => `ten Ocalały odrzuca ${cards(n)} ${what === 'weapon' ? 'broni' : 'Ekwipunku'}`,
    endTurn: () => 'Tura tego Ocalałego się kończy',
    moveTo: ({ zone: to }) => `ten Ocalały staje ${zone(to)}`,
    token: ({ token }) =>
      `ten Ocalały dostaje znacznik ${TOKEN_TEXTS[token].name.pl} (${trimmed(TOKEN_TEXTS[token].text.pl)})`,
    companion: (op) =>
      'stands' in op
        ? `${COMPANION_NAMES[op.companion].pl} czeka ${zone(op.stands)}`
        : `${COMPANION_NAMES[op.companion].pl} przyłącza się do tego Ocalałego`,
    spawnCard: ({ zone: at, n }) => `dobierzcie ${cards(n)} Zombie i rozpatrzcie ${zone(at)}`,
    placeZombies: ({ type, n, zone: at }) => `postawcie ${count(n, ...TYPES[type])} ${zone(at)}`,
    placeAbomination: ({ zone: at }) => `postawcie Abominację ${zone(at)}, nawet jeśli inna jest na planszy`,
    extraActivation: ({ type }) => `${ALL_OF[type]} dodatkowo`,
    wakeSpawn: ({ colour, after }) =>
      `budzi się ${COLOURS[colour]} Strefa Namnażania${after === undefined ? '' : `, ale o ${count(after, 'rundę', 'rundy', 'rund')} później`}`,
    removeSpawn: () => 'usuńcie wybraną czynną czerwoną Strefę Namnażania, byle nie ostatnią',
    skipSpawn: ({ rounds, zone: only }) =>
      only === undefined
        ? `w ${phases(rounds)} nie ma Namnażania`
        : `w ${phases(rounds)} Startowa Strefa Namnażania nie dobiera karty`,
    noSpawnOnOpening: ({ tile }) => `budynki otwierane na kafelku ${tile} nie dobierają już kart Zombie`,
    clearTile: ({ tile }) => `usuńcie wszystkie Zombie z kafelka ${tile}`,
    shell: ({ from, range: [nearest, farthest] }) =>
      `wybierzcie Strefę w linii prostej, w Zasięgu ${nearest}–${farthest} od Strefy {${from}}: ginie każdy, kto w niej stoi, a ten Ocalały zyskuje PA`,
    markAbomination: ({ mark }) =>
      mark === 'carrier' ? 'oznaczcie tę Abominację: to ona nosi kartę' : 'oznaczcie tę Abominację: ta karty nie nosi',
    openDoor: ({ door }) => `drzwi {${door}} się otwierają`,
    openAllDoors: ({ building }) => `otwierają się wszystkie drzwi budynku ze Strefą {${building}}`,
    addLink: ({ between: [a, b] }) => `Strefy {${a}} i {${b}} odtąd ze sobą sąsiadują`,
    addExit: ({ zone: at, exit }) => `otwiera się wyjście ${zone(at)}: ${EXITS[exit]}`,
    noise: ({ zone: at, n, permanent }) => `połóżcie ${permanent ? lasting(n) : noise(n)} ${zone(at)}`,
    removeNoise: ({ zone: at }) =>
      at === 'everywhere'
        ? 'zdejmijcie z planszy wszystkie żetony Hałasu'
        : `zdejmijcie żetony Hałasu ze Strefy {${at}}`,
    lightUp: ({ zones }) => `odtąd jest oświetlona Strefa ${zones.map((each) => `{${each}}`).join(', ')}`,
    lightsOut: () => 'reflektor gaśnie',
    lightTheHouse: () => 'w domu jest jasno: do końca Misji nie ma zasad Nocy ani Stref Mroku',
    clock: ({ hours }) => `przesuńcie Zegar o ${count(hours, 'godzinę', 'godziny', 'godzin')}`,
    keyword: ({ keyword }) => `zapiszcie: ${keywordText(keyword).pl}`,
    achievement: ({ achievement }) => `Osiągnięcie: ${ACHIEVEMENT_TEXTS[achievement].name.pl}`,
    count: ({ counter, n }) => `${COUNTER_NAMES[counter].pl} +${n}`,
    readNote: ({ note }) => `przeczytajcie Notatkę ${note}`,
    look: ({ deck, n }) =>
      `obejrzyjcie ${count(n, 'wierzchnią kartę', 'wierzchnie karty', 'wierzchnich kart')} talii ${deck === 'zombie' ? 'Zombie' : 'Abominacji'} i odłóżcie w dowolnej kolejności`,
    lookAtObjectives: ({ n }) =>
      `obejrzyjcie ${count(n, 'zakrytą kartę Celu', 'zakryte karty Celów', 'zakrytych kart Celów')} i odłóżcie na miejsce`,
    showDoorCards: ({ doors }) => `obejrzyjcie karty na drzwiach ${doors.map((door) => `{${door}}`).join(' i ')}`,
    goalDone: () => 'cel osiągnięty',
    announceGoal: () => 'macie nowy cel',
    shelterRewards: () => 'weźcie nagrodę za schronienie, w którym jesteście',
    missionWon: () => 'Misja wygrana',
    ending: () => 'przeczytajcie zakończenie dla wyjścia, z którego skorzystaliście',
    cardStays: () => 'karta zostaje odkryta i można ją rozpatrzyć ponownie Akcją Celu',
    backOnDoor: () => 'drzwi pozostają zamknięte, a karta wraca na drzwi',
  },
  condition,
  if: (asked, then, otherwise) =>
    `jeśli ${asked}: ${then}${otherwise === null ? '' : `; w przeciwnym razie: ${otherwise}`}`,
  choose: 'wybierzcie jedno:',
  option: (label, requires, effects) =>
    requires === null ? `${label} – ${effects}` : `${label} (tylko jeśli ${requires}) – ${effects}`,
  byTrigger: (kill, sight) => `po zabiciu: ${kill}; na widok: ${sight}`,
  onKillOfMarked: (effects) => `gdy zginie, ale nie od Mołotowa: ${effects}`,
  shelter: (at, onWin) =>
    `Strefa ${at} to schronienie${onWin === null ? '' : `; jeśli wygracie Misję właśnie tam: ${onWin}`}`,
  nothing: 'nic',
};

/** A sentence within a sentence. */
function trimmed(text: string): string {
  return text.replace(/\.$/, '');
}
