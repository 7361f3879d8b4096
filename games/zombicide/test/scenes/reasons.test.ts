/** The rule that stands behind what has happened, and behind what is not offered. */
import { describe, expect, test } from 'vitest';
import { cite } from '../../src/cite.ts';
import { ABOMINATION, ACTIVATION, HARM, REACTION, REVEAL } from '../../src/declared.ts';
import { endPhase } from '../../src/phases/end-phase.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE, type Choice, type Event } from '../../src/state.ts';
import { why } from '../../src/why.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { blow, fight, HERE, NEAR, shot } from '../fights.ts';
import { cardNo, item, scene, type Position, type Scene } from '../scene.ts';

/** The rules of all events of this type in the last step. */
const cited = (table: Scene, type: Event['type']): string[] =>
  table.s.kernel.events.filter((e) => e.type === type).map((e) => cite.event(e));
const cards = (table: Scene, id: string) => ({
  card: missionOf(table.s).cards.findIndex((card) => card.id === id),
  survivor: 0,
  noisy: false,
});

describe('adrenaline cites what it is for', () => {
  test('V145 a kill', () => {
    const table = fight({ ned: { hand: ['machete'] }, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    expect(cited(table.does(blow(table, ['machete'])), 'adrenalineGained')).toEqual(['V145']);
  });

  test('V182 food', () => {
    const table = fight({ ned: { pack: ['water'] } }).does({ do: 'eat', card: cardNo('water') });
    expect(cited(table, 'adrenalineGained')).toEqual(['V182']);
  });

  test('Y38 a rescue', () => {
    const table = fight({ survivors: { amy: { at: HERE, status: 'down', downIn: 1 } } });
    expect(cited(table.does({ do: 'pickUp', survivor: 1 }), 'adrenalineGained')).toEqual(['Y38']);
  });

  test('X41 a Medic, who cites the healing too', () => {
    const table = scene({ survivors: { amy: { skills: ['medic'], wounds: 1 } } });
    table.runs(endPhase, { medic: 0, healed: [] }).does({ do: 'heal', survivors: [0] });
    expect([cited(table, 'adrenalineGained'), cited(table, 'healed')]).toEqual([['X41'], ['X41']]);
  });

  test('V364 a card, and what it heals', () => {
    const table = scene({ mission: 'M2', survivors: { amy: { at: '2R.r3', wounds: 1 } } });
    table.runs(REVEAL, cards(table, 'M2-02'));
    expect(cited(table, 'healed')).toEqual(['V364']);
    const food = scene({ mission: 'M1', survivors: { amy: { at: '5R.r2' } } });
    expect(cited(food.runs(REVEAL, cards(food, 'M1-05')), 'adrenalineGained')).toEqual(['V364']);
  });

  test('X44 X25 Regeneration and Field medic cite themselves', () => {
    const all = scene({ survivors: { amy: { skills: ['regeneration'], wounds: 1 } } });
    expect(cited(all.runs(endPhase, { medic: 0, healed: [] }), 'healed')).toEqual(['X44']);
    const survivors = { amy: { only: ['fieldMedic'] }, doug: { wounds: 1 } } as const;
    const field = scene({ survivors }).turn('amy').does({ do: 'dash', skill: 'fieldMedic', way: [] });
    expect(cited(field, 'healed')).toEqual(['X25']);
  });
});

describe('noise, death and moves cite their cause', () => {
  test('V103 V129 the action, and a shot', () => {
    const table = fight({ ned: { hand: ['pistol'] }, zombies: { [NEAR]: { walker: 1 } }, dice: [1] });
    expect(cited(table.does({ do: 'makeNoise' }), 'noiseMade')).toEqual(['V103']);
    expect(cited(table.does(shot(table, ['pistol'], NEAR)), 'noiseMade')).toEqual(['V129']);
  });

  test('V364 the noise of a card', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: '4R.r1' } }, equipment: ['water'] });
    expect(cited(table.runs(REVEAL, cards(table, 'M1-04')), 'noiseMade')).toEqual(['V364']);
  });

  test('V4 death at once in the classic game; V250 too late in the campaign; Y50 left behind', () => {
    const classic = scene({ survivors: { amy: { wounds: 2 } } }).runs(HARM, { survivor: 0, n: 1, cause: 'zombies' });
    expect(cited(classic, 'survivorDied')).toEqual(['V4']);
    const down = { at: HERE, status: 'down', downIn: 1 } as const;
    const late = scene({ mission: 'M1', round: 2, survivors: { amy: down, doug: {} } });
    expect(cited(late.runs(endPhase, { medic: 0, healed: [] }), 'survivorDied')).toEqual(['V250']);
    const left = scene({ mission: 'M4', survivors: { amy: { at: '11V.sw' }, doug: { ...down, at: '9R.s2' } } });
    left.s.done = ['searchlightOff'];
    expect(cited(left.turn('amy').does({ do: 'exit' }), 'survivorDied')).toEqual(['Y50']);
  });

  test('V385 V206 in M2 a zombie that is sent back cites the exodus, others their move', () => {
    const zombies = { '2R.s5': { walker: 1 }, '7V.s2': { walker: 1 } };
    const table = scene({ mission: 'M2', survivors: { amy: { at: '8R.s7' } }, zombies });
    table.runs(ACTIVATION, everybody(table.s));
    expect(cited(table, 'zombiesMoved').toSorted()).toEqual(['V206', 'V385']);
  });

  test('V225 the second abomination card cites itself', () => {
    const table = scene({ mission: 'M1', abominations: { patientZero: '5R.s6' } });
    table.runs(ABOMINATION, { zone: table.zone('2V.s1'), always: false });
    expect(cited(table, 'extraActivation')).toEqual(['V225']);
  });

  test('V147 V154 V425 V170 questions and answers cite the rule that lets somebody choose', () => {
    expect([cite.prompt('strike.blow'), cite.prompt('strike.hit')]).toEqual(['V147', 'V154']);
    const react = { do: 'react', survivor: 0 } as const;
    expect(cite.choice({ ...react, first: 'combatReflexes' })).toBe('X19');
    expect(cite.choice({ ...react, first: 'sidestep' })).toBe('X50');
    expect(cite.choice({ do: 'reroll', by: 'skill' })).toBe('V170');
  });

  test('V147 a blow that may fall on several asks for the blow', () => {
    const table = fight({ ned: { hand: ['machete'] }, zombies: { [HERE]: { walker: 1, runner: 1 } }, dice: [6] });
    expect(table.does(blow(table, ['machete'])).prompt).toBe('strike.blow');
  });
});

describe('why not', () => {
  const whyNot = (position: Position, choice: (table: Scene) => Choice): string | null => {
    const table = scene(position).turn('ned');
    return why(table.s, 0, choice(table));
  };
  const ROOM = '6R.r2';

  test('V55 by day a search without the Flashlight that is carried', () => {
    const survivors = { ned: { at: ROOM, only: [], pack: ['flashlight'] } } as const;
    expect(whyNot({ survivors }, () => ({ do: 'search', light: false }))).toBe('V55');
  });

  test('V60 only an empty deck is an empty deck', () => {
    const survivors = { ned: { at: ROOM, only: [] } } as const;
    expect(whyNot({ survivors, equipment: [] }, () => ({ do: 'search', light: false }))).toBe('V60');
  });

  test('X15 with Break-in no tool is used', () => {
    const survivors = { ned: { at: '6R.s6', hand: ['fireAxe'], only: ['breakIn'] } } as const;
    const door = (table: Scene): Choice => ({ do: 'door', door: table.door('6R.r2|6R.s6'), card: item('fireAxe') });
    expect(whyNot({ survivors }, door)).toBe('X15');
  });

  test('W15 V32 a door card that stayed is there; only the action is missing', () => {
    const survivors = { ned: { at: '13V.e', only: ['freeMove'] }, amy: { at: '14V.c' } } as const;
    const table = scene({ mission: 'M8', survivors, open: ['13V.d|13V.e'] });
    const card = cards(table, 'M8-13').card;
    table.s.placed = table.s.placed.map((one) => (one.card === card ? { ...one, state: 'stays' } : one));
    table.turn('ned').does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'makeNoise' });
    const place = table.s.placed.findIndex((one) => one.card === card);
    expect(why(table.s, 0, { do: 'objective', place })).toBe('V32');
  });

  test('V46 a way through zombies', () => {
    const zombies = { '6R.s6': { walker: 1 } };
    const way = (table: Scene): Choice => ({ do: 'move', way: ['6R.s6', '6R.s5'].map((name) => table.zone(name)) });
    expect(whyNot({ survivors: { ned: { only: [] } }, zombies }, way)).toBe('V46');
  });

  test('V309 V303 a beam at a wall where there is none, and one at a zone that is not next to it', () => {
    const survivors = { ned: { at: '6R.s7', only: [], pack: ['flashlight'] } } as const;
    const light = (at: string): string | null =>
      whyNot({ night: true, survivors }, (table) => ({ do: 'lightOn', at: table.zone(at) }));
    expect([light('6R.s7'), light('6R.s5')]).toEqual(['V309', 'V303']);
  });

  test('V56 at night a search without the Flashlight that shines', () => {
    const survivors = { ned: { at: ROOM, only: [], pack: ['flashlight'], light: ROOM } } as const;
    expect(whyNot({ night: true, survivors }, () => ({ do: 'search', light: false }))).toBe('V55');
  });

  test('V12 All-Out in the classic game', () => {
    const survivors = { ned: { hand: ['pistol'], only: [] } } as const;
    const zombies = { '6R.s7': { walker: 1 } };
    expect(whyNot({ survivors, zombies }, (table) => shot(table, ['pistol'], '6R.s7', { allOut: 1 }))).toBe('V12');
  });

  test('Y5 V176 a Molotov may be thrown where nobody stands; the noise is made, the card is gone', () => {
    const table = fight({ ned: { hand: ['molotov'] } });
    table.does({ do: 'throw', card: item('molotov'), zone: table.zone(NEAR) });
    expect([table.hand('ned'), table.s.noise[table.zone(HERE)], table.one('ned').ap]).toEqual([[], 1, 0]);
  });

  test('V176 V150 too near is out of range', () => {
    const survivors = { ned: { hand: ['molotov'], only: [] } } as const;
    const own = (table: Scene): Choice => ({ do: 'throw', card: item('molotov'), zone: table.zone('6R.s7') });
    expect(whyNot({ survivors }, own)).toBe('V150');
  });

  test('V228 V52 V391 V44 the usual ones', () => {
    const here = '11V.sw';
    const survivors = { ned: { at: here, hand: ['pistol'], only: [] } } as const;
    const hobo: Position = { mission: 'M4', hour: 9, survivors, abominations: { hobomination: here } };
    const shoot = (table: Scene): Choice => shot(table, ['pistol'], here);
    expect(whyNot(hobo, shoot)).toBe('V228');
    expect(whyNot(hobo, () => ({ do: 'exit' }))).toBe('V391');
    const crowd: Position = { mission: 'M4', hour: 9, survivors, zombies: { [here]: { walker: 3 } } };
    expect(whyNot(crowd, (table) => ({ do: 'move', way: [table.zone('11V.w')] }))).toBe('V43');
  });

  test('V26 V252 the turn of another, and of somebody who lies there', () => {
    const survivors = { ned: { only: [] }, amy: { seat: 1 } } as const;
    const table = scene({ seats: 2, survivors }).turn('ned');
    expect(why(table.s, 1, { do: 'makeNoise' })).not.toBe(null);
    expect(why(table.s, 0, { do: 'activate', survivor: 1 })).toBe('V26');
    table.one('amy').status = 'down';
    expect(why(table.s, 0, { do: 'activate', survivor: 1 })).toBe('V252');
  });

  test('Y58 V33 a reaction has no bonus actions', () => {
    const survivors = { ned: { at: '9R.s2', only: [], bonus: 3 } } as const;
    const table = scene({ mission: 'M4', hour: 9, survivors, zombies: { '9R.s2': { walker: 1 } } });
    table.runs(REACTION, { survivor: 0, kinds: ['move'], zone: NONE, unhindered: false });
    expect(table.prompt).toBe('');
    expect(table.one('ned').bonus).toBe(3);
  });
});
