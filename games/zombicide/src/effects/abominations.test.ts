import { describe, expect, test } from 'vitest';
import { item, scene, type Position, type Scene } from '../../test/scene.ts';
import { MARKED_KILL, MOLOTOV, NOTE, REVEAL, SIGHTINGS } from '../declared.ts';
import { afterKills, killAbomination } from '../rules/kills.ts';
import { missionOf } from '../rules/mission.ts';

/** M7 by day, so that sight is far: Patient 0 at the dinner table of 10R, Amy in the same room, Doug further off. */
function seen(position: Position = {}): Scene {
  const survivors = { amy: { at: '10R.c' }, doug: { at: '14V.o' } };
  const abominations = { patientZero: '10R.c' };
  const achievements = ['praetorian'] as const;
  return scene({ mission: 'M7', hour: 12, achievements, survivors, abominations, ...position }).runs(SIGHTINGS, {});
}

/** Amy kills Patient 0 beside her, and not by a Molotov. */
function kills(table: Scene): Scene {
  const zone = table.zone('10R.c');
  const mark = killAbomination(table.s, 0, zone, 0);
  afterKills(table.s, 0, zone, { ap: 5, marks: [mark] });
  // The rules that are called now run.
  return table.runs(SIGHTINGS, {});
}

describe('V404 the sight of an abomination', () => {
  test('with Praetorian the first sight reads the next note', () => {
    const table = seen().shows({ read: [0] });
    expect(table.s.abominations).toMatchObject([{ mark: 'known', seen: true }]);
    expect(table.one('amy').ap).toBe(2);
  });

  test('without it nothing happens', () => {
    seen({ achievements: [] }).shows({ read: [] });
  });

  test('Y47 the same abomination is seen once, another one reads the next note', () => {
    const table = seen()
      .runs(SIGHTINGS, {})
      .shows({ read: [0] });
    table.s.abominations = [...table.s.abominations, { kind: 2, zone: table.zone('10R.c'), mark: '', seen: false }];
    table
      .runs(SIGHTINGS, {})
      .does({ do: 'leaveOrder' })
      .shows({ read: [0, 1] });
  });

  test('it must be in sight', () => {
    seen({ abominations: { patientZero: '12R.c' } }).shows({ read: [] });
  });

  test('W9 night limits count', () => {
    const far = { amy: { at: '10R.k1' } };
    seen({ survivors: far, abominations: { patientZero: '10R.k3' } }).shows({ read: [0] });
    seen({ survivors: far, abominations: { patientZero: '10R.k3' }, hour: 4 }).shows({ read: [] });
  });

  test('W9 "this survivor" is the nearest who sees it; the first player decides between equals', () => {
    const near = seen({
      survivors: { doug: { at: '10R.k2' }, amy: { at: '10R.k3' } },
      abominations: { patientZero: '10R.k3' },
    });
    expect(near.one('amy').ap).toBe(2);
    const survivors = { amy: { at: '10R.c' }, doug: { at: '10R.c', seat: 1 } };
    const table = seen({ seats: 2, first: 1, survivors });
    table.stage.asks({ seat: 1, prompt: 'sightings.look' });
    expect(table.does({ do: 'name', survivor: 1 }).one('doug').ap).toBe(2);
  });

  test('V404 a card that brings one shows it at once', () => {
    const table = scene({
      mission: 'M7',
      hour: 12,
      achievements: ['praetorian'],
      survivors: { amy: { at: '10R.c' } },
      abominationDeck: ['abominacop'],
    });
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'M7-10');
    table.runs(REVEAL, { card, survivor: 0, noisy: false }).shows({ read: [0] });
  });
});

describe('V405 the death of an abomination', () => {
  test('reads the next note', () => {
    const table = scene({ mission: 'M7', survivors: { amy: { at: '10R.c' } }, abominations: { patientZero: '10R.c' } });
    expect(
      kills(table)
        .shows({ read: [0] })
        .one('amy').ap,
    ).toBe(7);
  });

  test('V401 the third one holds the card: the mission is won', () => {
    const table = scene({ mission: 'M7', survivors: { amy: { at: '10R.c' } }, abominations: { patientZero: '10R.c' } });
    table.s.read = [0, 1];
    kills(table).shows({ ending: 'won' });
    expect(table.s.noted.keywords).toEqual(['bunkerAccessCard']);
  });

  test('Y81 a Molotov reads none, and the abomination goes under its deck', () => {
    const survivors = { amy: { at: '10R.k2', hand: ['molotov'] as const } };
    const table = scene({
      mission: 'M7',
      survivors,
      abominations: { patientZero: '10R.c' },
      abominationDeck: ['abominacop'],
    });
    table.runs(MOLOTOV, { survivor: 0, card: item('molotov'), zone: table.zone('10R.c') }).shows({ read: [] });
    expect(table.s.abominationCards.deck).toEqual([0, 2]);
  });

  test('V404 the carrier that was seen must die, by whatever but a Molotov', () => {
    const table = scene({ mission: 'M7', survivors: { amy: {} } });
    table.runs(NOTE, { note: 2, survivor: 0, trigger: 'sight', seen: 0 }).shows({ ending: null });
    table.runs(MARKED_KILL, { survivor: 0, mark: 'known' }).shows({ ending: null });
    table.runs(MARKED_KILL, { survivor: 0, mark: 'carrier' }).shows({ ending: 'won' });
  });
});
