import { completeSettings, optionsWith, packFile, packOf, readPack, run, type PackProblem } from '@horda/kernel';
import { packProblemText } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { contentOf } from './content/content.ts';
import { EQUIPMENT_IDS, SURVIVOR_IDS } from './content/ids.ts';
import { MISSIONS } from './content/missions/missions.ts';
import type { Packed } from './content/packed.ts';
import { zombicide } from './game.ts';
import { DEFAULTS } from './options.ts';
import { PACK } from './pack.ts';
import { missionOf } from './rules/mission.ts';
import { survivorCard } from './rules/printed.ts';
import type { State } from './state.ts';
import { MISSION_TEXTS } from './text/missions/all.ts';
import { textsWithPack } from './text/pack.ts';

type Entries = Record<string, unknown>;

const textsOfPack = (language: 'pl' | 'en', pack: object) => textsWithPack(language, pack, MISSION_TEXTS);

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const templateOf = (mission: string): Entries => copy(PACK.template({ ...DEFAULTS, mission })) as Entries;

/** Fields of a path, as `parts[0].of` has them. */
const fieldsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((field) => field !== '');

/** The template of a mission with another value at a place; undefined: without it. */
function changed(path: string, value: unknown, mission = 'S4'): Entries {
  const content = templateOf(mission);
  const fields = fieldsOf(path);
  const last = fields.pop()!;
  const owner = fields.reduce<Entries>((entry, field) => entry[field] as Entries, content);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return content;
}

const problemsWith = (path: string, value: unknown, mission = 'S4'): readonly PackProblem[] =>
  PACK.check(changed(path, value, mission)).problems;

/** Place and sentence of each problem, in English; there are sentences in Polish too. */
function told(problems: readonly PackProblem[]): readonly string[] {
  for (const each of problems) expect(packProblemText('pl', each)).not.toBe('');
  return problems.map((each) => `${each.path}: ${packProblemText('en', each)}`);
}

/** A table with this pack. */
function tableWith(content: unknown, mission = 'mine'): State {
  const checked = PACK.check(content);
  expect(checked.problems).toEqual([]);
  const s = zombicide.setup({ ...DEFAULTS, mission }, 2, [1, 2, 3, 4], packOf('mine', checked.content!).content);
  run(zombicide, s);
  return s;
}

describe('a pack', () => {
  test.each(MISSIONS.map(({ id }) => id))('V9 everything of ours with %s checks clean, twice', (mission) => {
    const { content, problems } = PACK.check(templateOf(mission));
    expect(problems).toEqual([]);
    expect(PACK.check(copy(content))).toEqual({ content, problems: [] });
  });

  test('V9 ours typed in is played as ours is', () => {
    const [typed, ours] = [tableWith(templateOf('S4')), tableWith({ zombieCards: templateOf('S4').zombieCards }, 'S4')];
    expect(typed.kernel.asks).toEqual(ours.kernel.asks);
    expect(typed.zombieCards).toEqual(ours.zombieCards);
    expect(typed.survivors).toEqual(ours.survivors);
    expect(missionOf(typed).cards).toEqual(missionOf(ours).cards);
  });

  test('a file of it is read with its id, and its cards are counted', () => {
    const file = packFile(zombicide, 'my-city', templateOf('S1'));
    const { pack } = readPack(zombicide, copy(file));
    expect(pack).toMatchObject({ id: 'my-city' });
    expect(PACK.count(pack!.content as Packed)).toEqual({
      starting: 6,
      equipment: 45,
      epic: 11,
      secretService: 35,
      survivors: 18,
      zombieCards: 40,
      missions: 1,
    });
  });

  test('V9 its missions are values of the setting, and the first is played unless another is chosen', () => {
    const content = templateOf('S1');
    const missions = content.missions as Entries;
    const two = PACK.check({ missions: { other: missions.mine, mine: missions.mine } }).content!;
    const settings = (asked: Entries): unknown =>
      completeSettings({ options: optionsWith(zombicide, packOf('two', two)) }, 2, asked, 'default').settings?.mission;
    expect(settings({})).toBe('other');
    expect(settings({ mission: 'mine' })).toBe('mine');
    expect(settings({ mission: 'S3' })).toBe('S3');
    expect(settings({ mission: 'nobody' })).toBe(undefined);
    expect(missionOf(tableWith(two, 'mine')).id).toBe('mine');
  });

  test('V373 a mission with the id of ours is played in its place, in the campaign too', () => {
    const m1 = (templateOf('M1').missions as Entries).mine as Entries;
    const s = tableWith({ missions: { M1: { ...m1, startHour: 9 } } }, 'campaign');
    expect([s.mission, s.hour, s.campaign?.mission]).toEqual(['M1', 9, 'M1']);
  });

  test('V17 a survivor of a pack stands in the place of ours, with name, health and skills', () => {
    const s = tableWith({ survivors: { amy: { ...amy(), name: { pl: 'Ala', en: 'Al' }, health: 2 } } }, 'S1');
    expect(survivorCard(s, { who: 0 })).toMatchObject({ id: 'amy', health: 2, blue: 'lucky' });
    expect(s.survivors[0]!.skills).toEqual(['lucky']);
    expect([textsOfPack('pl', s.pack!).names.person(0), textsOfPack('en', s.pack!).names.person(0)]).toEqual([
      'Ala',
      'Al',
    ]);
  });

  test('V11 V15 a whole deck is replaced: no card of ours is left in it, and names are those of the pack', () => {
    const net = { pl: 'Sieć', en: 'Net' };
    const starting = {
      fireAxe: { copies: 4, door: 'noisy', modes: [melee()] },
      kukri: { name: net, copies: 2, modes: [melee()] },
    };
    const s = tableWith({ equipment: { starting } }, 'S1');
    const { equipment } = contentOf(s);
    const dealt = s.survivors.flatMap(({ hand, pack }) => [...hand, ...pack]).map((card) => equipment[card >> 1]!.id);
    expect(dealt.toSorted()).toEqual(['fireAxe', 'fireAxe', 'fireAxe', 'fireAxe', 'kukri', 'kukri']);
    const kukri = equipment.findIndex(({ id, deck }) => id === 'kukri' && deck === 'starting');
    expect(textsOfPack('en', s.pack!).names.card(kukri)).toBe('Net (grey card)');
    expect(equipment.filter(({ deck }) => deck === 'epic')).toEqual(
      contentOf({ pack: null }).equipment.filter(({ deck }) => deck === 'epic'),
    );
  });

  test('V443 a zombie deck of its own: easy games leave its harder cards out', () => {
    const zombieCards = [
      { zombie: 'walker', n: [1, 1, 1, 1] },
      { zombie: 'brute', n: [1, 1, 1, 1], harder: true },
      { extraActivation: 'runner' },
    ];
    const s = tableWith({ zombieCards }, 'S1');
    expect([...s.zombieCards.deck].sort()).toEqual([0, 2]);
    expect(
      textsOfPack('en', s.pack!).event({ type: 'zombieCardDrawn', zone: 0, card: 1 }, () => '', undefined),
    ).toContain('1/1/1/1');
  });

  test('a mission has its words in both languages, and those of its keywords', () => {
    const content = changed('missions.mine.words.title', { pl: 'Moja', en: 'Mine' });
    const mission = (content.missions as Record<string, Entries>)['mine']!;
    const cards = mission.cards as { id: string; effects: object[] }[];
    cards[2]!.effects.push({ op: 'keyword', keyword: 'fuseBox' });
    expect(told(PACK.check(content).problems)).toEqual(['missions.mine.words.keywords.fuseBox: is missing.']);
    (mission.words as Entries).keywords = { fuseBox: { pl: 'SKRZYNKA', en: 'FUSE BOX' } };
    const { content: found } = PACK.check(content);
    const texts = textsOfPack('en', found!);
    expect(texts.settings.mission.values).toMatchObject({ mine: 'Mine', S1: expect.any(String) });
    expect(texts.names.keyword('fuseBox' as never)).toBe('FUSE BOX');
  });

  test.each([
    [{}, 'missions'],
    [{ survivors: {} }, 'survivors'],
    [{ missions: {} }, 'missions'],
  ])('a pack without anything in it is refused: %j', (content, path) => {
    expect(PACK.check(content)).toEqual({ content: null, problems: [{ path, kind: 'missing' }] });
  });
});

const amy = (): object => ({
  set: 'core',
  health: 3,
  blue: 'lucky',
  orange: ['freeMelee', 'freeRanged'],
  red: ['dieCombat', 'rollCombat', 'medic'],
});
const melee = (): object => ({ kind: 'melee', range: [0, 0], dice: 1, accuracy: 4, damage: 1 });

describe('refused where it stands', () => {
  test('V88 decks and cards', () => {
    expect(told(problemsWith('equipment.starting.pistol.copies', 2))).toEqual([
      'equipment.starting: adds up to 5, but must add up to 6.',
    ]);
    expect(told(problemsWith('equipment.equipment', { aaahh: { copies: 4, trap: true } }))).toEqual([
      'equipment.equipment: holds nothing but traps.',
    ]);
    expect(told(problemsWith('equipment.epic.nailbat.ammo', 'shells'))).toEqual([
      'equipment.epic.nailbat.ammo: only for ranged weapons.',
    ]);
    expect(told(problemsWith('equipment.epic.nailbat.modes[0].range', [0, 1]))).toEqual([
      'equipment.epic.nailbat.modes[0].range: melee has range 0 to 0.',
    ]);
    expect(problemsWith('equipment.epic.nailbatt', { copies: 1 })[0]).toMatchObject({
      kind: 'field',
      allowed: EQUIPMENT_IDS,
    });
    expect(problemsWith('survivors.amie', amy())[0]).toMatchObject({ kind: 'field', allowed: SURVIVOR_IDS });
  });

  test('V180 V181 skills that would do nothing on their card', () => {
    const onWeapon = (skill: string): RegExp =>
      new RegExp(
        `\\.skill: ${skill} does nothing on this weapon: .* works only in attacks with it. Right here: (.*)\\.$`,
      );
    const right = (path: string, skill: string): readonly string[] => {
      const [problem, ...others] = told(problemsWith(path, skill));
      expect(others).toEqual([]);
      return onWeapon(skill).exec(problem!)![1]!.split(', ');
    };
    for (const skill of ['freeMove', 'action', 'charge', 'breakIn', 'brothersDieCombat', 'escalationMelee', 'tough'])
      expect(right('equipment.epic.nailbat.skill', skill)).toEqual(
        expect.arrayContaining(['dieMelee', 'damageCombat', 'lucky', 'hitAndRun']),
      );
    const forBat = right('equipment.epic.nailbat.skill', 'dieRanged');
    expect(forBat.filter((skill) => /Ranged$|sniper|maxRange|nightVision|escalation/.test(skill))).toEqual([]);
    expect(right('equipment.starting.pistol.skill', 'dieMelee')).toContain('dieRanged');
    expect(right('equipment.equipment.molotov.skill', 'dieCombat')).toEqual(['maxRange', 'twoCocktails', 'hitAndRun']);

    const onWater = (skill: string): readonly string[] => told(problemsWith('equipment.equipment.water.skill', skill));
    for (const skill of ['startsWith4Health', 'startsWith2Ap', 'startsWithAmmo', 'startsWithRepairKit', 'versatile'])
      expect(onWater(skill)).toEqual([
        `equipment.equipment.water.skill: ${skill} works before anybody has cards: give it to a survivor, or this card another skill.`,
      ]);
    expect(onWater('hoard')[0]).toMatch(/^equipment.equipment.water.skill: hoard would leave too many cards behind/);
    expect(onWater('webbing')).toEqual([]);
    const bare = { copies: 2, skill: 'webbing' };
    expect(told(problemsWith('equipment.equipment.water', bare))).toEqual([
      'equipment.equipment.water.skill: webbing puts all cards into the backpack, where this one does not work: add "inPack": true.',
    ]);
    expect(told(problemsWith('equipment.equipment.aaahh.skill', 'tough'))).toEqual([
      'equipment.equipment.aaahh.skill: a trap does nothing else.',
    ]);
  });

  test('V5 V67 nothing that opens doors', () => {
    const content = templateOf('S4');
    const decks = content.equipment as Record<string, Record<string, { door?: string }>>;
    for (const deck of ['starting', 'equipment', 'secretService'] as const)
      for (const card of Object.values(decks[deck]!)) delete card.door;
    expect(told(PACK.check(content).problems)).toEqual(['equipment: no starting or equipment card opens doors.']);
  });

  test('V107 a tile that is turned wrongly is named, with what would be right', () => {
    expect(told(problemsWith('missions.mine.layout[3].turned', 90))[0]).toMatch(
      /^missions.mine.layout\[\d\]: the street \w+\.s\d ends at a wall of \w+: turn one of the tiles.$/,
    );
    expect(told(problemsWith('missions.mine.layout[0].turned', 45))).toEqual([
      'missions.mine.layout[0].turned: 45 is not known here. Allowed: 0, 90, 180, 270.',
    ]);
    expect(told(problemsWith('missions.mine.layout[0].tile', '7R'))[0]).toBe(
      'missions.mine.layout[2].tile: "7R" is there already: missions.mine.layout[0].tile.',
    );
  });

  test('V105 zones and doors that are not on the board', () => {
    expect(told(problemsWith('missions.mine.starts[0]', '1V.s9'))[0]).toMatch(
      /^missions.mine.starts\[0\]: "1V.s9" is not known/,
    );
    expect(told(problemsWith('missions.mine.starts[0]', 'start'))).toEqual([
      'missions.mine.starts[0]: a zone is written with its tile: 2V.s1.',
    ]);
    expect(told(problemsWith('missions.mine.doors[0].door', '5R.r1'))).toEqual([
      'missions.mine.doors[0].door: a door is written by the two zones that it joins: 4R.r2|4R.s5.',
    ]);
  });

  test('V232 V241 spawn zones', () => {
    expect(told(problemsWith('missions.mine.spawns', undefined))).toEqual(['missions.mine.spawns: is missing.']);
    expect(told(problemsWith('missions.mine.cards[5].effects', []))).toEqual([
      'missions.mine.spawns[1]: nothing wakes this blue spawn zone: an effect wakeSpawn does, for blue or green.',
    ]);
  });

  test('V5 V368 a goal that nobody can meet', () => {
    expect(told(problemsWith('missions.mine.cards[1].effects', [{ op: 'gainAp', who: 'revealer', n: 5 }]))).toEqual([
      'missions.mine.layout: nobody can reach 5R.r2: turn a tile, or add a door.',
      'missions.mine.layout: nobody can reach 5R.r1: turn a tile, or add a door.',
      'missions.mine.goals[0]: the goal cannot be met: nobody can reveal: S4-T4.',
    ]);
    expect(told(problemsWith('missions.mine.exits', []))).toEqual([
      'missions.mine.goals[1]: the goal cannot be met: nobody can reach an exit.',
    ]);
    expect(told(problemsWith('missions.mine.exitsOpen', undefined))).toEqual(['missions.mine.exitsOpen: is missing.']);
  });

  test('V358 cards, notes and goals that are not there', () => {
    expect(told(problemsWith('missions.mine.goals[0].cards[0]', 'S4-T9'))[0]).toMatch(
      /^missions.mine.goals\[0\].cards\[0\]: "S4-T9" is not known here. Allowed: S4-T1, /,
    );
    expect(told(problemsWith('missions.mine.cards[0].effects[0]', { op: 'readNote', note: 1 }))).toEqual([
      'missions.mine.cards[0].effects[0].note: the mission has no notes.',
    ]);
    expect(told(problemsWith('missions.mine.cards[1].id', 'S4-T1'))).toContain(
      'missions.mine.cards[1].id: "S4-T1" is there already: missions.mine.cards[0].id.',
    );
    expect(
      told(problemsWith('missions.mine.cards[0].effects[0]', { op: 'gainApp', who: 'revealer', n: 5 }))[0],
    ).toMatch(/^missions.mine.cards\[0\].effects\[0\].op: "gainApp" is not known here.*Did you mean gainAp\?$/);
  });

  test('V364 "here" where nobody reveals anything', () => {
    const noise = { op: 'noise', zone: 'here', n: 2 };
    expect(told(problemsWith('missions.mine.setup', [noise]))).toEqual([
      'missions.mine.setup[0]: nobody reveals this: name a zone, or give it to a card in a zone or on a door.',
    ]);
    expect(problemsWith('missions.mine.cards[0].effects[0]', noise)).toEqual([]);
  });

  test('words that are missing, or belong to nothing', () => {
    expect(told(problemsWith('missions.mine.words.cards.S4-T1', undefined))).toEqual([
      'missions.mine.words.cards.S4-T1: is missing.',
    ]);
    expect(told(problemsWith('missions.mine.words.title', { en: 'Mine' }))).toEqual([
      'missions.mine.words.title.pl: is missing.',
    ]);
  });

  test('V371 a token whose place is not on the board', () => {
    expect(told(problemsWith('missions.mine.cards[0].effects[0]', { op: 'token', token: 'guards' }))).toEqual([
      'missions.mine.cards[0].effects[0].token: this marker works in 11R.k2, but tile 11R is not laid.',
    ]);
  });

  test('cards inside cards without end', () => {
    let effects: unknown = [];
    for (let i = 0; i < 5000; i++) effects = [{ op: 'if', if: { keyword: 'keys' }, do: effects }];
    expect(problemsWith('missions.mine.setup', effects).map(({ kind }) => kind)).toContain('value');
  });
});

/** Places of all values of a pack. */
function placesIn(value: unknown, path = ''): readonly string[] {
  const own = path === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return own;
  if (Array.isArray(value)) return [...own, ...value.flatMap((each, i) => placesIn(each, `${path}[${i}]`))];
  return [
    ...own,
    ...Object.entries(value).flatMap(([field, each]) => placesIn(each, path === '' ? field : `${path}.${field}`)),
  ];
}

test.each(['S4', 'M8', 'M7'])('nothing odd is taken for any value of %s', (mission) => {
  const { missions, zombieCards: _, ...rest } = templateOf(mission) as Record<string, Entries>;
  const small = {
    ...rest,
    equipment: { epic: rest.equipment!.epic },
    survivors: { amy: rest.survivors!.amy },
    missions,
  };
  const all = placesIn(small).filter(
    (place) => !/words\.(briefing|victory|rules|teaches)|\.words\..*\.(pl|en)$/.test(place),
  );
  for (const [i, place] of all.entries()) {
    const odd = [{ x: 1 }, 'x y', -1000, [[]]][i % 4];
    const content = copy(small) as Entries;
    const fields = fieldsOf(place);
    const last = fields.pop()!;
    fields.reduce<Entries>((entry, field) => entry[field] as Entries, content)[last] = odd;
    const { content: found, problems } = PACK.check(content);
    expect([place, found, problems.length > 0]).toEqual([place, null, true]);
    for (const each of problems) expect(packProblemText('pl', each)).toBeTruthy();
  }
  expect(all.length).toBeGreaterThan(200);
});

test.each(['S4', 'M8', 'M4'])('without any of its parts %s is refused, or can be played', (mission) => {
  const { missions } = templateOf(mission);
  const all = placesIn(missions).filter((place) => !place.includes('.words'));
  let played = 0;
  for (const [i, place] of all.entries()) {
    const content = copy({ missions }) as Entries;
    const fields = fieldsOf(`missions.${place}`);
    const last = fields.pop()!;
    const owner = fields.reduce<Entries>((entry, field) => entry[field] as Entries, content);
    if (Array.isArray(owner)) owner.splice(Number(last), 1);
    else delete owner[last];
    const checked = PACK.check(content);
    if (checked.content === null) continue;
    if (i % 5 === 0) tableWith(checked.content, Object.keys(checked.content.missions ?? {})[0] ?? 'S0');
    played++;
  }
  expect(played).toBeGreaterThan(0);
});
