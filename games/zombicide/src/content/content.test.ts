import { describe, expect, test } from 'vitest';
import { ABOMINATIONS } from './abominations.ts';
import { ACHIEVEMENTS, CAMPAIGN_ORDER, CAMPAIGN_SKILLS, ENDINGS, EPILOGUE, MILESTONES } from './campaign.ts';
import { COMPANIONS } from './companions.ts';
import { EQUIPMENT } from './equipment.ts';
import {
  ABOMINATION_IDS,
  ACHIEVEMENT_IDS,
  COMPANION_IDS,
  ENDING_IDS,
  EQUIPMENT_IDS,
  SKILL_IDS,
  SURVIVOR_IDS,
  TOKEN_IDS,
} from './ids.ts';
import { SKILLS } from './skills.ts';
import { SURVIVORS } from './survivors.ts';
import { TILE_IDS, TILES } from './tiles.ts';
import { TOKENS } from './tokens.ts';
import { DECKS, SIDES, TILE_SIZE } from './vocabulary.ts';
import { ZOMBIE_CARDS } from './zombie-cards.ts';
import { LEVEL_AP, ZOMBIES } from './zombies.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe('decks and figures', () => {
  test('V11 V13 the decks hold 6, 45, 11 and 35 cards', () => {
    const sizes = DECKS.map((deck) => sum(EQUIPMENT.filter((card) => card.deck === deck).map(({ copies }) => copies)));
    expect(sizes).toEqual([6, 45, 11, 35]);
  });

  test('V11 V224 there are 40 zombie cards and 4 abominations', () => {
    expect(ZOMBIE_CARDS).toHaveLength(40);
    expect(ABOMINATIONS.map(({ id }) => id)).toEqual(ABOMINATION_IDS);
  });

  test('V141 V145 V199 the figures and numbers of the four kinds of zombies', () => {
    const { walker, brute, runner, abomination } = ZOMBIES;
    expect([walker, brute, runner, abomination].map(({ figures }) => figures)).toEqual([40, 16, 16, 4]);
    expect([walker, brute, runner, abomination].map(({ toughness }) => toughness)).toEqual([1, 2, 1, 3]);
    expect([walker, brute, runner, abomination].map(({ ap }) => ap)).toEqual([1, 1, 1, 5]);
    expect([walker, brute, runner, abomination].map(({ actions }) => actions)).toEqual([1, 1, 2, 1]);
  });

  test('V190 the levels begin at 0, 7, 19 and 43 AP', () => {
    expect(LEVEL_AP).toEqual([0, 7, 19, 43]);
  });

  test('V222 only walkers and brutes have rush cards', () => {
    const rushes = ZOMBIE_CARDS.filter((card) => 'zombie' in card && card.rush);
    expect(new Set(rushes.map((card) => ('zombie' in card ? card.zombie : '')))).toEqual(new Set(['walker', 'brute']));
  });

  test('V226 cards 17 and 18 bring no abomination at blue', () => {
    expect([ZOMBIE_CARDS[16], ZOMBIE_CARDS[17]]).toEqual([
      { abomination: [0, 1, 1, 1] },
      { abomination: [0, 1, 1, 1] },
    ]);
  });

  test('V443 cards 37 to 40 are extra activations', () => {
    expect(ZOMBIE_CARDS.slice(36).every((card) => 'extraActivation' in card)).toBe(true);
    expect(ZOMBIE_CARDS.slice(0, 36).some((card) => 'extraActivation' in card)).toBe(false);
  });
});

describe('equipment', () => {
  test('every name is a card, and every card has a name', () => {
    expect(new Set(EQUIPMENT.map(({ id }) => id))).toEqual(new Set(EQUIPMENT_IDS));
  });

  test('V144 no weapon has damage 3', () => {
    const damages = EQUIPMENT.flatMap(({ modes = [] }) => modes.map(({ damage }) => damage));
    expect(Math.max(...damages)).toBe(2);
  });

  test('V188 starting cards have All-Out dice and no conservation value', () => {
    const starting = EQUIPMENT.filter(({ deck }) => deck === 'starting');
    expect(starting.every(({ allOut, conservation }) => allOut === 1 && conservation === undefined)).toBe(true);
  });

  test('V69 the Crowbar opens silently, Fire Axe and Chainsaw with noise', () => {
    const openers = EQUIPMENT.filter(({ door }) => door).map(({ id, door }) => `${id} ${door}`);
    expect(new Set(openers)).toEqual(new Set(['crowbar silent', 'fireAxe noisy', 'chainsaw noisy']));
  });

  test('V89 Flashlight, ammo, food, goggles and repair kit work in the backpack', () => {
    const inPack = EQUIPMENT.filter((card) => card.inPack).map(({ id }) => id);
    const food = ['rice', 'cannedFood', 'water', 'snackCake'];
    const expected = ['flashlight', 'bullets', 'shells', ...food, 'nightVisionGoggles', 'repairKit'];
    expect(new Set(inPack)).toEqual(new Set(expected));
  });

  test('V102 the epic deck holds 9 weapons and 2 traps', () => {
    const epic = EQUIPMENT.filter(({ deck }) => deck === 'epic');
    expect(sum(epic.filter(({ modes }) => modes).map(({ copies }) => copies))).toBe(9);
    expect(sum(epic.filter(({ trap }) => trap).map(({ copies }) => copies))).toBe(2);
  });

  test('V172 Sawed-Off and Ma’s Shotgun have Reload', () => {
    expect(EQUIPMENT.filter(({ reload }) => reload).map(({ id }) => id)).toEqual(['sawedOff', 'masShotgun']);
  });

  test('V179 Gunblade and Ma’s Shotgun are fought with in two ways', () => {
    expect(EQUIPMENT.filter(({ modes }) => modes?.length === 2).map(({ id }) => id)).toEqual([
      'gunblade',
      'masShotgun',
    ]);
  });
});

describe('skills and survivors', () => {
  test('each of the 72 clauses of the ledger has a skill', () => {
    const clauses = new Set(SKILL_IDS.map((id) => SKILLS[id].rule));
    expect(clauses).toEqual(new Set(Array.from({ length: 72 }, (_, i) => `X${i + 1}`)));
  });

  test('a skill that is shared is a skill', () => {
    const shared = SKILL_IDS.flatMap((id) => SKILLS[id].shared ?? []);
    expect(shared).not.toHaveLength(0);
    expect(shared.every((id) => id in SKILLS)).toBe(true);
  });

  test('V10 V17 twelve survivors of the core box and six of Washington, kids with less health', () => {
    expect(SURVIVORS.map(({ id }) => id)).toEqual(SURVIVOR_IDS);
    expect(SURVIVORS.filter(({ set }) => set === 'core')).toHaveLength(12);
    expect(SURVIVORS.every(({ kid, health }) => health === (kid ? 2 : 3))).toBe(true);
  });

  test('V191 two skills to choose from at orange, three at red, none of them twice in a list', () => {
    for (const { orange, red } of SURVIVORS) {
      expect(new Set(orange).size).toBe(2);
      expect(new Set(red).size).toBe(3);
    }
  });

  test('V436 companions lend a skill', () => {
    expect(COMPANIONS.map(({ id }) => id)).toEqual(COMPANION_IDS);
    expect(COMPANIONS.every(({ skill }) => skill in SKILLS)).toBe(true);
  });
});

describe('campaign', () => {
  test('V373 ten missions in order', () => {
    expect(CAMPAIGN_ORDER).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10']);
  });

  test('V347 V349 seven milestones, fourteen skills', () => {
    expect(MILESTONES).toEqual([2, 5, 8, 11, 14, 17, 20]);
    expect(new Set(CAMPAIGN_SKILLS).size).toBe(14);
  });

  test('achievements, tokens and endings are those of the lists', () => {
    expect(Object.keys(ACHIEVEMENTS)).toEqual(ACHIEVEMENT_IDS);
    expect(Object.keys(TOKENS)).toEqual(TOKEN_IDS);
    expect(ENDINGS.map(({ id }) => id)).toEqual(ENDING_IDS);
    expect(new Set(EPILOGUE.map(({ id }) => id)).size).toBe(4);
  });

  test('every exit of the last mission has an ending that fits whatever happened', () => {
    const sure = ENDINGS.filter((ending) => !ending.if).map(({ exit }) => exit);
    expect(new Set(sure)).toEqual(new Set(['helicopter', 'bus', 'tunnel', 'onFoot']));
  });
});

describe('tiles', () => {
  test('V9 fifteen tiles with two sides', () => {
    expect(TILE_IDS).toHaveLength(30);
  });

  test.each(TILE_IDS)('%s: links, edges and places name its zones, and zones lie on it', (tile) => {
    const { zones, links, edges, objective, crate, secretService = [] } = TILES[tile];
    const named = new Set([
      ...Object.values(links).flatMap((pairs) => pairs.flatMap((pair) => pair.split('|'))),
      ...SIDES.flatMap((side) => edges[side].map(([zone]) => zone)),
      ...[objective, crate].flatMap((place) => (place ? [place[0]] : [])),
      ...secretService,
    ]);
    expect([...named].filter((zone) => !(zone in zones))).toEqual([]);
    for (const [, left, top, right, bottom] of Object.values(zones)) {
      expect(left >= 0 && left < right && right <= TILE_SIZE).toBe(true);
      expect(top >= 0 && top < bottom && bottom <= TILE_SIZE).toBe(true);
    }
  });

  test('V323 W12 the Secret Service zones are on 11R', () => {
    expect(TILE_IDS.filter((tile) => TILES[tile].secretService)).toEqual(['11R']);
    expect(TILES['11R'].secretService).toEqual(['b', 'c1', 'c2', 'd']);
  });

  test('V333 the tank is on 10V', () => {
    const tanks = TILE_IDS.filter((tile) => Object.values(TILES[tile].zones).some(([kind]) => kind === 'tank'));
    expect(tanks).toEqual(['10V']);
  });
});
