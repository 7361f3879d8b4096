/** What cards do, in English. */
import { plural } from '@horda/parts';
import type { Condition, Who, ZoneRef } from '../../content/operations.ts';
import type { ZombieType } from '../../content/vocabulary.ts';
import { ACHIEVEMENT_TEXTS, COUNTER_NAMES, keywordText, TOKEN_TEXTS } from '../content/campaign.ts';
import { EQUIPMENT_NAMES } from '../content/equipment.ts';
import { COMPANION_NAMES } from '../content/people.ts';
import type { EffectWords } from './words.ts';

const count = (n: number, one: string, other = `${one}s`): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` });

const WHO: Readonly<Record<Who, string>> = {
  revealer: 'this survivor',
  all: 'every survivor',
  allInZone: 'every survivor in this zone',
};
const DECKS = { equipment: 'Equipment', epic: 'Epic Weapon', secretService: 'Secret Service' } as const;
const TYPES: Readonly<Record<ZombieType, string>> = { walker: 'Walker', brute: 'Brute', runner: 'Runner' };
const EXITS = {
  out: 'out',
  onFoot: 'on foot',
  bus: 'by bus',
  tunnel: 'through the tunnel',
  helicopter: 'by helicopter',
};

function zone(ref: ZoneRef): string {
  if (ref === 'here') return 'this zone';
  return ref === 'startSpawn' ? 'the starting spawn zone' : `zone {${ref}}`;
}

const item = (id: keyof typeof EQUIPMENT_NAMES): string => EQUIPMENT_NAMES[id].en;

function condition(asked: Condition): string {
  if ('achievement' in asked) return `the team has the achievement ${ACHIEVEMENT_TEXTS[asked.achievement].name.en}`;
  if ('keyword' in asked) return `the team has ${keywordText(asked.keyword).en}`;
  if ('noneOf' in asked) return `the team has no ${asked.noneOf.map((each) => keywordText(each).en).join(' and no ')}`;
  if ('counter' in asked) return `${COUNTER_NAMES[asked.counter].en} is at least ${asked.min}`;
  if ('companion' in asked) return `${COMPANION_NAMES[asked.companion].en} is with you, alive`;
  if ('item' in asked) return `this survivor discards a ${item(asked.item)}`;
  if ('meleeDamage' in asked) return `this survivor holds a melee weapon of Damage ${asked.meleeDamage} or more`;
  if ('openedNoisily' in asked) return `the door {${asked.openedNoisily}} was opened with noise`;
  if ('any' in asked) return asked.any.map(condition).join(' or ');
  if ('all' in asked) return asked.all.map(condition).join(' and ');
  if ('keyword' in asked.not) return `the team does not have ${keywordText(asked.not.keyword).en}`;
  return `it is not so that ${condition(asked.not)}`;
}

export const EN_EFFECTS: EffectWords = {
  ops: {
    gainAp: ({ who, n }) => `${WHO[who]} gains ${n} AP`,
    gainXp: ({ who, n }) => `${WHO[who]} gains ${n} campaign XP`,
    heal: ({ who, n }) => `${WHO[who]} heals ${count(n, 'wound')}`,
    wound: ({ who, n }) => `${WHO[who]} suffers ${count(n, 'wound')}`,
    draw: ({ deck, n, who }) => `${WHO[who]} draws ${count(n, `${DECKS[deck]} card`)}`,
    giveItem: ({ card }) => `this survivor takes the card ${item(card)}`,
    handOut: ({ card, n }) => `the team hands out ${n} × ${item(card)}`,
    discard: ({ what, n }) => `this survivor discards ${count(n, what === 'weapon' ? 'weapon' : 'Equipment card')}`,
    endTurn: () => 'this survivor’s turn ends',
    moveTo: ({ zone: to }) => `this survivor goes to ${zone(to)}`,
    token: ({ token }) => `this survivor gets ${TOKEN_TEXTS[token].name.en} (${trimmed(TOKEN_TEXTS[token].text.en)})`,
    companion: (op) =>
      'stands' in op
        ? `${COMPANION_NAMES[op.companion].en} waits in ${zone(op.stands)}`
        : `${COMPANION_NAMES[op.companion].en} joins this survivor`,
    spawnCard: ({ zone: at, n }) => `draw ${count(n, 'Zombie card')} for ${zone(at)}`,
    placeZombies: ({ type, n, zone: at }) => `place ${count(n, TYPES[type])} in ${zone(at)}`,
    placeAbomination: ({ zone: at }) => `place an Abomination in ${zone(at)}, whatever is on the board`,
    extraActivation: ({ type }) =>
      type === 'all' ? 'all Zombies get an extra activation' : `all ${TYPES[type]}s get an extra activation`,
    wakeSpawn: ({ colour, after }) =>
      `the ${colour} spawn zone wakes${after === undefined ? '' : `, ${count(after, 'round')} later than usual`}`,
    removeSpawn: () => 'remove one active red spawn zone of your choice, but not the last one',
    skipSpawn: ({ rounds, zone: only }) =>
      only === undefined
        ? `there is no spawn step in the next ${rounds === 1 ? 'zombie phase' : `${rounds} zombie phases`}`
        : `the starting spawn zone draws no card in the next ${rounds === 1 ? 'zombie phase' : `${rounds} zombie phases`}`,
    noSpawnOnOpening: ({ tile }) => `from now on buildings opened on tile ${tile} draw no Zombie cards`,
    clearTile: ({ tile }) => `remove all Zombies from tile ${tile}`,
    shell: ({ from, range: [nearest, farthest] }) =>
      `choose a zone in a straight line within range ${nearest}–${farthest} of ${zone(from)}: everybody in it is eliminated, and this survivor gains the AP`,
    markAbomination: ({ mark }) =>
      mark === 'carrier' ? 'mark this Abomination: it wears the card' : 'mark this Abomination: it wears no card',
    openDoor: ({ door }) => `the door {${door}} opens`,
    openAllDoors: ({ building }) => `all doors of the building of ${zone(building)} open`,
    addLink: ({ between: [a, b] }) => `${zone(a)} and ${zone(b)} are neighbours from now on`,
    addExit: ({ zone: at, exit }) => `a way out opens in ${zone(at)}: ${EXITS[exit]}`,
    noise: ({ zone: at, n, permanent }) =>
      `put ${count(n, permanent ? 'permanent noise token' : 'noise token')} in ${zone(at)}`,
    removeNoise: ({ zone: at }) =>
      at === 'everywhere' ? 'remove all noise tokens from the board' : `remove the noise tokens from ${zone(at)}`,
    lightUp: ({ zones }) => `from now on ${zones.map(zone).join(', ')} ${zones.length === 1 ? 'is' : 'are'} lit`,
    lightsOut: () => 'the searchlight goes out',
    lightTheHouse: () => 'the house is lit: no night and no dark zones for the rest of the mission',
    clock: ({ hours }) => `the clock moves on by ${count(hours, 'hour')}`,
    keyword: ({ keyword }) => `note ${keywordText(keyword).en}`,
    achievement: ({ achievement }) => `achievement: ${ACHIEVEMENT_TEXTS[achievement].name.en}`,
    count: ({ counter, n }) => `${COUNTER_NAMES[counter].en} +${n}`,
    readNote: ({ note }) => `read note ${note}`,
    look: ({ deck, n }) =>
      `look at the top ${n} cards of the ${deck === 'zombie' ? 'Zombie' : 'Abomination'} deck and put them back in any order`,
    lookAtObjectives: ({ n }) =>
      `look at ${count(n, 'face-down objective card')} and put ${n === 1 ? 'it' : 'them'} back`,
    showDoorCards: ({ doors }) => `look at the cards on the doors ${doors.map((door) => `{${door}}`).join(' and ')}`,
    goalDone: () => 'a goal is met',
    announceGoal: () => 'there is a new goal',
    shelterRewards: () => 'take the reward of the shelter you are in',
    missionWon: () => 'the mission is won',
    ending: () => 'read the ending of the way out that you took',
    cardStays: () => 'this card stays face up and may be resolved again with an objective action',
    backOnDoor: () => 'the door stays shut, and this card goes back on it',
  },
  condition,
  if: (asked, then, otherwise) => `if ${asked}: ${then}${otherwise === null ? '' : `; otherwise: ${otherwise}`}`,
  choose: 'choose one:',
  option: (label, requires, effects) =>
    requires === null ? `${label} – ${effects}` : `${label} (only if ${requires}) – ${effects}`,
  byTrigger: (kill, sight) => `after a kill: ${kill}; on sight: ${sight}`,
  onKillOfMarked: (effects) => `when it is killed without a Molotov: ${effects}`,
  shelter: (at, onWin) => `zone ${at} is a shelter${onWin === null ? '' : `; if the mission is won there: ${onWin}`}`,
  nothing: 'nothing',
};

/** A sentence within a sentence. */
function trimmed(text: string): string {
  return text.replace(/\.$/, '');
}
