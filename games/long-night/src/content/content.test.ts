import { describe, expect, test } from 'vitest';
import { CROSSROADS_TEXTS } from '../text/cards/crossroads.ts';
import { BETRAYAL_OBJECTIVES_TEXTS } from '../text/cards/betrayal-objectives.ts';
import { CHAPTERS_TEXTS } from '../text/cards/chapters.ts';
import { EXPERIMENTS_TEXTS } from '../text/cards/experiments.ts';
import { MAIN_OBJECTIVES_TEXTS } from '../text/cards/main-objectives.ts';
import { PILLS_TEXTS } from '../text/cards/pills.ts';
import { SECRET_OBJECTIVES_TEXTS } from '../text/cards/secret-objectives.ts';
import { CONTENT, copiesOf } from './content.ts';
import { HOMES } from './homes.ts';
import {
  BETRAYAL_OBJECTIVE_IDS,
  CHAPTER_IDS,
  CROSSROADS_IDS,
  EXPERIMENT_IDS,
  MAIN_OBJECTIVE_IDS,
  PILL_IDS,
  SECRET_OBJECTIVE_IDS,
} from './ids.ts';

const tln = <T extends { readonly set: string }>(cards: readonly T[]): readonly T[] =>
  cards.filter(({ set }) => set === 'tln');

describe('the cards', () => {
  test('L1 L2 L3 L4 L5 L6 as many as the rulebook counts', () => {
    const { mainObjectives, objectives, exiles, survivors, crises, improvements, experiments, sideEffects } = CONTENT;
    const secret = objectives.slice(0, CONTENT.betrayals);
    const betrayal = objectives.slice(CONTENT.betrayals);
    expect(
      [mainObjectives, secret, betrayal, exiles, survivors, crises, improvements, experiments, sideEffects].map(
        (deck) => tln<{ readonly set: string }>(deck).length,
      ),
    ).toEqual([8, 24, 11, 5, 20, 22, 10, 12, 6]);
    const inPlay = CONTENT.crossroads.filter(({ deck }) => deck === 'play');
    expect(inPlay.filter(({ adult }) => adult === true)).toHaveLength(9);
    expect(inPlay).toHaveLength(61 + 9);
  });

  test('L4 25 starter cards, and 20 cards in each deck', () => {
    const size = (home: (typeof HOMES)[number]): number =>
      copiesOf(CONTENT, home, ['tln']).reduce((sum, [, copies]) => sum + copies, 0);
    expect(HOMES.map(size)).toEqual([20, 20, 20, 20, 20, 20, 20, 25]);
  });

  test('L16 F29 Q51 no two survivors have the same influence', () => {
    const influence = CONTENT.survivors.map((card) => card.influence);
    expect(new Set(influence).size).toBe(influence.length);
  });

  test('L218 secret objectives differ in difficulty, and most of them want the main objective', () => {
    const secret = CONTENT.objectives.slice(0, CONTENT.betrayals);
    const loyal = secret.filter(({ conditions }) =>
      conditions.some((each) => 'is' in each && each.is === 'mainCompleted'),
    );
    expect(loyal.length).toBeGreaterThan(secret.length / 2);
    expect(new Set(secret.map(({ conditions }) => conditions.length)).size).toBeGreaterThan(1);
  });

  test('L277 every experiment has a code of its own', () => {
    expect(new Set(CONTENT.experiments.map(({ code }) => code.join())).size).toBe(12);
  });
});

describe('the texts', () => {
  test('L22 as many options as the crossroads card has', () => {
    for (const [i, id] of CROSSROADS_IDS.entries()) {
      expect([id, CROSSROADS_TEXTS[id].options.length]).toEqual([id, CONTENT.crossroads[i]!.options.length]);
      expect([id, CROSSROADS_TEXTS[id].first !== null]).toEqual([id, CONTENT.crossroads[i]!.first.length > 0]);
    }
  });

  test('L11 L12 a line for every condition', () => {
    for (const [i, id] of MAIN_OBJECTIVE_IDS.entries()) {
      const { normal, hard } = CONTENT.mainObjectives[i]!;
      const texts = MAIN_OBJECTIVES_TEXTS[id];
      expect([id, texts.normal.goal.length, texts.hard?.goal.length]).toEqual([
        id,
        normal.goal.length,
        hard?.goal.length,
      ]);
    }
    for (const [i, id] of CHAPTER_IDS.entries())
      expect([id, CHAPTERS_TEXTS[id].goal.length]).toEqual([id, CONTENT.chapters[i]!.goal.length]);
    for (const [i, id] of SECRET_OBJECTIVE_IDS.entries())
      expect([id, SECRET_OBJECTIVES_TEXTS[id].conditions.length]).toEqual([
        id,
        CONTENT.objectives[i]!.conditions.length,
      ]);
    for (const [i, id] of BETRAYAL_OBJECTIVE_IDS.entries())
      expect([id, BETRAYAL_OBJECTIVES_TEXTS[id].conditions.length]).toEqual([
        id,
        CONTENT.objectives[CONTENT.betrayals + i]!.conditions.length,
      ]);
  });

  test('L273 L291 a text for every line of a table, and the lines cover all six faces', () => {
    const faces = (table: readonly { from: number; to: number }[]): number[] =>
      table.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    for (const [i, id] of EXPERIMENT_IDS.entries()) {
      const { encounter } = CONTENT.experiments[i]!;
      expect([id, EXPERIMENTS_TEXTS[id].lines.length, faces(encounter)]).toEqual([
        id,
        encounter.length,
        [1, 2, 3, 4, 5, 6],
      ]);
    }
    for (const [i, id] of PILL_IDS.entries()) {
      const { table } = CONTENT.pills[i]!;
      expect([id, PILLS_TEXTS[id].lines.length, faces(table)]).toEqual([id, table.length, [1, 2, 3, 4, 5, 6]]);
    }
  });
});
