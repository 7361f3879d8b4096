import { describe, expect, test } from 'vitest';
import { die, item, scene, type Position, type Scene } from '../../test/scene.ts';
import { PLACING, ZOMBIE_CARD } from '../declared.ts';
import { WALKER } from '../state.ts';

/** A card for 4R.s5, next to 7R.s7. */
function draw(position: Position): Scene {
  const table = scene({ mission: 'S7', zombieCards: [4], ...position });
  return table.runs(ZOMBIE_CARD, { zone: table.zone('4R.s5') });
}

describe('answers to a spawn', () => {
  test('X50 V424 Sidestep: a free Move at range 0 or 1, without paying for zombies', () => {
    const survivors = { amy: { at: '4R.s5', skills: ['sidestep'] } } as const;
    const table = draw({ survivors, zombies: { '4R.s5': { walker: 2 } } });
    table.stage.asks({ seat: 0, prompt: 'reaction.choose' });
    table.does({ do: 'move', way: [table.zone('7R.s7')] });
    expect(table.one('amy').zone).toBe(table.zone('7R.s7'));
    expect(table.options).toEqual([]);
  });

  test('X50 V424 not from further away', () => {
    expect(draw({ survivors: { amy: { at: '7R.s5', skills: ['sidestep'] } } }).options).toEqual([]);
    expect(draw({ survivors: { amy: { at: '7R.s7', skills: ['sidestep'] } } }).options).not.toEqual([]);
  });

  test('X50 V424 before a rush, once a card', () => {
    const survivors = { amy: { at: '7R.s7', skills: ['sidestep'] } } as const;
    const table = draw({ survivors, zombieCards: [8] });
    table.does({ do: 'move', way: [table.zone('7R.s5')] });
    expect(table.crowd('7R.s7')).toEqual({ walker: 4 });
    expect(table.options).toEqual([]);
  });

  test('X19 V425 Combat reflexes: a free attack on that zone, before a rush', () => {
    const survivors = { amy: { at: '7R.s7', skills: ['combatReflexes'], hand: ['pistol'] } } as const;
    const table = draw({ survivors, zombieCards: [5], rigged: [die(6)] });
    table.does({
      do: 'attack',
      kind: 'ranged',
      with: [item('pistol')],
      zone: table.zone('4R.s5'),
      allOut: 0,
      light: false,
    });
    expect(table.crowd('7R.s7')).toEqual({});
    expect(table.crowd('4R.s5')).toEqual({});
    expect(table.one('amy').ap).toBe(1);
  });

  test('V424 V425 who has both skills says which comes first', () => {
    const survivors = { amy: { at: '7R.s7', skills: ['sidestep', 'combatReflexes'], hand: ['pistol'] } } as const;
    const table = draw({ survivors });
    table.stage.asks({ seat: 0, prompt: 'reactions.order' });
    table.does({ do: 'react', survivor: 0, first: 'combatReflexes' }, { do: 'end' });
    table.does({ do: 'move', way: [table.zone('7R.s5')] });
    expect(table.options).toEqual([]);
    // Out of range of the pistol, there is nothing left to answer with.
    const moved = draw({ survivors }).does({ do: 'react', survivor: 0, first: 'sidestep' });
    expect(moved.does({ do: 'move', way: [table.zone('7R.s5')] }).options).toEqual([]);
  });

  test('V83 V424 an abomination that comes is answered, too', () => {
    const table = draw({ survivors: { amy: { at: '7R.s7', skills: ['sidestep'] } }, zombieCards: [35] });
    table.stage.asks({ seat: 0, prompt: 'reaction.choose' });
    const acts = {
      survivors: { amy: { at: '7R.s7', skills: ['sidestep'] } },
      abominations: { patientZero: '5R.s7' },
    } as const;
    expect(draw({ ...acts, zombieCards: [35] }).options).toEqual([]);
  });

  test('Y54 zombies that come without a zombie card are not answered', () => {
    const table = scene({ mission: 'S7', survivors: { amy: { at: '7R.s7', skills: ['sidestep'] } } });
    table.runs(PLACING, { zone: table.zone('4R.s5'), kind: WALKER, n: 1 });
    expect(table.options).toEqual([]);
  });
});

describe('Zombie link', () => {
  const survivors = { amy: { at: '7R.s1', ap: 7, skills: ['zombieLink'] }, doug: { at: '7R.s1' } } as const;

  test('X64 an extra turn before the zombies of an extra-activation card act', () => {
    const table = draw({ survivors, zombieCards: [37], zombies: { '4R.s4': { walker: 1 } } });
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
    expect(table.s.acting).toBe(0);
    expect(table.crowd('4R.s4')).toEqual({ walker: 1 });
    table.does({ do: 'end' });
    expect(table.crowd('4R.s5')).toEqual({ walker: 1 });
  });

  test('Y69 not when figures run out', () => {
    const table = draw({ survivors, zombieCards: [4], box: { walker: 0 }, zombies: { '4R.s4': { walker: 1 } } });
    expect(table.options).toEqual([]);
    expect(table.crowd('4R.s5')).toEqual({ walker: 1 });
  });
});
