/** Who decides: every question goes to the player whom the rules name. Amy is of the first seat, Ned of the second. */
import { describe, expect, test } from 'vitest';
import { ACTIVATION, ADRENALINE, CLOCK, HARM, KIT, REVEAL, WOUNDS, ZOMBIE_CARD } from '../../src/declared.ts';
import { endPhase } from '../../src/phases/end-phase.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE } from '../../src/state.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { HERE, NEAR, shot } from '../fights.ts';
import { item, scene, type Position, type Scene, type SurvivorSpec } from '../scene.ts';

function two(amy: SurvivorSpec, ned: SurvivorSpec, position: Position = {}): Scene {
  const survivors = { amy: { at: HERE, only: [], seat: 0, ...amy }, ned: { at: HERE, only: [], seat: 1, ...ned } };
  return scene({ mission: 'M1', seats: 2, ...position, survivors });
}

/** The question and the seat that is asked. */
const asked = (table: Scene): readonly [string, number] => [table.prompt, table.s.kernel.asks[0]?.seat ?? NONE];

describe('the team', () => {
  test('V216 V2 leftovers of a split: the first player', () => {
    const survivors = { amy: { at: '7R.s6', seat: 0 }, ned: { at: '7R.s6', seat: 1 } } as const;
    const table = scene({ mission: 'S7', seats: 2, first: 1, survivors, zombies: { '9R.s8': { walker: 1 } } });
    expect(asked(table.runs(ACTIVATION, everybody(table.s)))).toEqual(['zombiePass.choose', 1]);
  });

  test('V204 wounds: the player of the survivor who would take the next one', () => {
    const table = two({ wounds: 1 }, {});
    const locals = { zone: table.zone(HERE), hits: [1], damage: 1, cause: 'zombies', by: NONE } as const;
    expect(asked(table.runs(WOUNDS, { ...locals, given: [0, 0], companions: [] }))).toEqual(['wounds.give', 1]);
  });

  test('V388 Y78 the card of 19:00: the first player names the survivor', () => {
    const survivors = { amy: { at: '3V.s2', seat: 0 }, ned: { at: '3V.s2', seat: 1 } } as const;
    const table = scene({ mission: 'M3', seats: 2, first: 1, hour: 18, survivors });
    expect(asked(table.runs(CLOCK, { hours: 1, due: [] }))).toEqual(['clock.choose', 1]);
  });

  test('V404 W9 two who see it from the same range: the first player', () => {
    const survivors = { amy: { at: '14V.o', seat: 0 }, ned: { at: '14V.o', seat: 1 } } as const;
    const position = { seats: 2, first: 1, survivors, achievements: ['praetorian'] } as const;
    const table = scene({ mission: 'M7', hour: 9, ...position, abominations: { patientZero: '14V.a' } });
    table.turn('amy').does({ do: 'makeNoise' });
    expect(asked(table)).toEqual(['sightings.look', 1]);
  });
});

describe('the owner', () => {
  test('V159 friendly fire: the shooter, not the victims', () => {
    const table = two({ at: NEAR }, { hand: ['pistol'] }, { rigged: [0], zombies: { [NEAR]: { walker: 1 } } });
    table.s.survivors.push({ ...table.one('amy'), who: 1 });
    table.turn('ned').does(shot(table, ['pistol'], NEAR));
    expect(asked(table)).toEqual(['wounds.give', 1]);
  });

  test('V78 the dark zones of a house: who opened it', () => {
    const survivors = { amy: { at: '5R.s4', seat: 0 }, ned: { at: '5R.s4', seat: 1, hand: ['crowbar'] } } as const;
    const table = scene({ seats: 2, survivors }).turn('ned');
    table.does({ do: 'door', door: table.door('1V.r1|1V.s4'), card: item('crowbar') });
    expect(asked(table)).toEqual(['opening.choose', 1]);
  });

  test('V424 a Sidestep: who has the skill', () => {
    const table = two({}, { only: ['sidestep'] }, { zombieCards: [1] });
    expect(asked(table.runs(ZOMBIE_CARD, { zone: table.zone(NEAR) }))).toEqual(['reaction.choose', 1]);
  });

  test('V191 W18 a skill at orange, in the turn of another: who has reached it', () => {
    const table = two({}, { ap: 18 }).runs(ADRENALINE, { survivor: 1, n: 1 });
    expect(asked(table)).toEqual(['adrenaline.choose', 1]);
  });

  test('V365 an option of a card: who revealed it', () => {
    const table = two({}, { at: '2V.r2' });
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'M1-02');
    expect(asked(table.runs(REVEAL, { card, survivor: 1, noisy: false }))).toEqual(['effects.choice', 1]);
  });

  test('V431 Lifesaver: each who may come', () => {
    const table = two({ only: ['lifesaver'] }, { at: NEAR }, { zombies: { [NEAR]: { walker: 1 } } });
    table.turn('amy').does({ do: 'skill', skill: 'lifesaver', zone: table.zone(NEAR) });
    expect(asked(table)).toEqual(['lifesaver.choose', 1]);
  });

  test('X14 Born leader: who gets the action; then the leader goes on', () => {
    const table = two({ only: ['bornLeader'] }, {})
      .turn('amy')
      .does({ do: 'lead', survivor: 1 });
    expect(asked(table)).toEqual(['reaction.choose', 1]);
    expect(asked(table.does({ do: 'end' }))).toEqual(['turn.choose', 0]);
  });

  test('X41 who heals: the Medic', () => {
    const table = two({ wounds: 1 }, { only: ['medic'] }).runs(endPhase, { medic: 0, healed: [] });
    expect(asked(table)).toEqual(['endPhase.choose', 1]);
  });

  test('X35 a card for a wound: who is wounded', () => {
    const table = two({}, { only: ['isThatAll'], hand: ['pistol'] });
    expect(asked(table.runs(HARM, { survivor: 1, n: 1, cause: 'zombies' }))).toEqual(['harm.cancel', 1]);
  });

  test('V90 V92 a trade: the partner agrees', () => {
    const table = two({ hand: ['pistol'] }, {}).turn('amy');
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('pistol') });
    expect(asked(table)).toEqual(['trade.agree', 1]);
  });

  test('V422 Versatile: the player of that survivor', () => {
    const table = two({}, { only: ['versatile'] }).runs(KIT, { survivor: 1, due: [] });
    expect(asked(table)).toEqual(['kit.learn', 1]);
  });

  test('X31 V95 a sixth card that comes in the turn of another: who draws it', () => {
    const full = { hand: ['pistol', 'machete'], pack: ['rice', 'rice', 'rice'], only: ['holdYourNose'] } as const;
    const position = { zombies: { [HERE]: { walker: 1 } }, equipment: ['water'], rigged: [5] } as const;
    const table = two({ hand: ['machete'] }, full, position).turn('amy');
    const zone = table.zone(HERE);
    table.does({ do: 'attack', kind: 'melee', with: [item('machete')], zone, allOut: 0, light: false });
    expect(asked(table)).toEqual(['arranging.limit', 1]);
  });
});
