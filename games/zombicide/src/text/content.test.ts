import { describe, expect, test } from 'vitest';
import { EPILOGUE } from '../content/campaign.ts';
import type { MissionData } from '../content/mission.ts';
import type { Effects } from '../content/operations.ts';
import { MISSIONS } from '../content/missions/missions.ts';
import { TILES, type TileId } from '../content/tiles.ts';
import * as campaign from './content/campaign.ts';
import * as equipment from './content/equipment.ts';
import * as people from './content/people.ts';
import * as skills from './content/skills.ts';
import { MISSION_TEXTS } from './missions/all.ts';
import { withPlaces } from './missions/text.ts';
import { MISSION_TITLES } from './missions/titles.ts';

/** All strings of a table. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function optionsOf(effects: Effects): string[] {
  return effects.flatMap((op) => {
    if (op.op === 'choice') return op.options.flatMap(({ id, effects: inner }) => [id, ...optionsOf(inner)]);
    if (op.op === 'if') return [...optionsOf(op.do), ...optionsOf(op.otherwise ?? [])];
    return op.op === 'byTrigger' ? [...optionsOf(op.kill), ...optionsOf(op.sight)] : [];
  });
}

function isZone(mission: MissionData, place: string): boolean {
  const [tile, zone] = place.split('.') as [TileId, string];
  return mission.layout.some((one) => one.tile === tile) && zone in TILES[tile].zones;
}

test('no name of content is empty, and none is given twice in a list', () => {
  for (const table of [equipment.EQUIPMENT_NAMES, skills.SKILL_NAMES, people.ABOMINATION_NAMES]) {
    for (const language of ['pl', 'en'] as const) {
      const names = Object.values(table).map((name) => name[language]);
      expect(names.every((name) => name.length > 0)).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('every line of the epilogue has its words', () => {
  expect(Object.keys(campaign.EPILOGUE_LINES)).toEqual(EPILOGUE.map(({ id }) => id));
});

test('zones in a text are replaced by what they are called', () => {
  expect(withPlaces('From {2V.s1} through {4R.r2|4R.s5}.', (place) => place.toLowerCase())).toBe(
    'From 2v.s1 through 4r.r2|4r.s5.',
  );
});

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (id, mission) => {
  const text = MISSION_TEXTS[id]!;

  test('its goals, cards, notes and lesson steps have words, and nothing else has', () => {
    const cards = [...mission.cards, ...(mission.notes ?? [])].map((card) => card.id);
    expect(Object.keys(text.cards).toSorted()).toEqual(cards.toSorted());
    expect(Object.keys(text.goals)).toEqual(mission.goals.map((goal) => goal.id));
    expect(Object.keys(text.lesson ?? {})).toEqual((mission.lesson ?? []).map((step) => step.id));
    expect(text.title).toEqual(MISSION_TITLES[id]);
  });

  test('every option of its cards has a label', () => {
    for (const card of [...mission.cards, ...(mission.notes ?? [])]) {
      expect(Object.keys(text.cards[card.id]?.options ?? {})).toEqual(optionsOf(card.effects));
    }
  });

  test('the zones in its texts are on its tiles, and none is named without braces', () => {
    const lines = stringsOf(text);
    const places = lines.flatMap((line) =>
      [...line.matchAll(/\{([^}]+)\}/g)].flatMap(([, place]) => place!.split('|')),
    );
    expect(places.filter((place) => !isZone(mission, place))).toEqual([]);
    expect(lines.filter((line) => /\d[RV]\.[a-z]/.test(line.replaceAll(/\{[^}]+\}/g, '')))).toEqual([]);
  });

  test('both languages name the same zones', () => {
    const zones = (line: string) => [...line.matchAll(/\{[^}]+\}/g)].map(([place]) => place).toSorted();
    for (const { pl, en } of [text.victory, ...text.rules]) expect(zones(pl)).toEqual(zones(en));
  });
});
