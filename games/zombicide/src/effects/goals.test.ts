import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { BEFORE_ZOMBIES, DOOR, EFFECTS, GOALS, REVEAL } from '../declared.ts';
import { missionOf } from '../rules/mission.ts';
import { NONE } from '../state.ts';

const idsOf = (mission: string): string[] => missionOf(scene({ mission }).s).cards.map(({ id }) => id);
const allBut = (mission: string, ...left: readonly string[]): string[] =>
  idsOf(mission).filter((id) => !left.includes(id));

function reveals(table: Scene, id: string): Scene {
  const card = missionOf(table.s).cards.findIndex((each) => each.id === id);
  return table.runs(REVEAL, { card, survivor: 0, noisy: false });
}

function opens(table: Scene, name: string): Scene {
  return table.runs(DOOR, { door: table.door(name), survivor: 0, noisy: false, byCard: false });
}

describe('M1', () => {
  const doors = ['4R.r2|4R.s5', '4R.r2|4R.s2', '3R.r2|3R.s5'] as const;

  test('V3 V376 the last door wins at once, before anything spawns behind it', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: '7R.s5' } },
      revealed: allBut('M1'),
      open: [doors[1], doors[2]],
    });
    table.s.opened = [];
    const cards = table.s.zombieCards.deck.length;
    opens(table, doors[0]).shows({ ending: 'won', phase: 'over' });
    expect(table.s.zombieCards.deck).toHaveLength(cards);
  });

  test('V8 the goals may be met in any order', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: '5R.r2' } },
      revealed: allBut('M1', 'M1-05'),
      open: doors,
    });
    reveals(table, 'M1-05').shows({ ending: 'won', done: ['bistro', 'allCards'] });
  });

  test('V376 doors alone do not win', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: '7R.s5' } }, open: [doors[1], doors[2]] });
    opens(table, doors[0]).shows({ ending: null, done: ['bistro'] });
  });
});

describe('M2 and M3', () => {
  test('V383 all cards win M2; with twelve rescued the team is Samaritan', () => {
    const table = scene({ mission: 'M2', revealed: allBut('M2', 'M2-07') });
    table.s.noted = { ...table.s.noted, counters: { rescued: 11 } };
    reveals(table, 'M2-07').shows({ ending: 'won' });
    expect(table.s.noted.achievements).toEqual(['samaritan']);
  });

  test('V383 with fewer it is not', () => {
    const table = reveals(scene({ mission: 'M2', revealed: allBut('M2', 'M2-07') }), 'M2-07');
    expect(table.shows({ ending: 'won' }).s.noted.achievements).toEqual([]);
  });

  test('V387 Y46 W6 the six cards of the board do not win M3; the one of 19:00 does', () => {
    const table = scene({
      mission: 'M3',
      survivors: { amy: { at: '8V.r4' } },
      revealed: allBut('M3', 'M3-06', 'M3-19'),
      hour: 19,
    });
    reveals(table, 'M3-06').does({ do: 'leaveOrder' }).shows({ ending: null });
    reveals(table, 'M3-19').shows({ ending: 'won' });
  });
});

describe('leaving', () => {
  const leaves = (table: Scene): Scene => table.turn('amy').does({ do: 'exit' });

  test('V390 Y50 W21 mission M4 is won when all who stand are out; who lies on the board is dead', () => {
    const table = scene({
      mission: 'M4',
      survivors: {
        amy: { at: '11V.sw' },
        doug: { at: '9R.s2', status: 'down', downIn: 1 },
        elle: { status: 'rescued' },
      },
    });
    table.s.done = ['searchlightOff'];
    leaves(table).shows({ ending: 'won' });
    expect(table.s.survivors.map(({ status }) => status)).toEqual(['escaped', 'dead', 'rescued']);
  });

  test('V5 V390 it is lost when all have left and the searchlight still burns', () => {
    leaves(scene({ mission: 'M4', survivors: { amy: { at: '11V.sw' } } })).shows({ ending: 'goal' });
  });

  test('V390 it goes on while somebody stands', () => {
    const table = scene({ mission: 'M4', survivors: { amy: { at: '11V.sw' }, doug: {} } });
    table.s.done = ['searchlightOff'];
    expect(leaves(table).s.ending).toBe(null);
  });

  test('a companion leaves with the leader, and two of them are the goal of S3', () => {
    const survivors = { amy: { at: '3V.s2' } };
    const both = scene({ mission: 'S3', survivors, companions: { hania: 'amy', borys: 'amy' } });
    leaves(both).shows({ ending: 'won' });
    leaves(scene({ mission: 'S3', survivors, companions: { hania: 'amy', borys: '8R.r1' } })).shows({ ending: 'goal' });
  });
});

describe('V395 the shelters of M5', () => {
  const inShelter = (position: Position = {}): Scene => {
    const table = scene({ mission: 'M5', survivors: { amy: { at: '12R.x1' }, doug: { at: '12R.x1' } }, ...position });
    table.s.rules = ['shelter:12R.x1'];
    return table.runs(BEFORE_ZOMBIES, {});
  };

  test('all who stand are in one, at the end of a player phase: note 5 and victory, with its reward', () => {
    const table = inShelter().shows({ ending: 'won', read: [4] });
    expect(table.s.noted.achievements).toEqual(['mole']);
  });

  test('not while a zombie is there', () => {
    inShelter({ zombies: { '12R.x1': { walker: 1 } } }).shows({ ending: null, read: [] });
  });

  test('not while somebody stands elsewhere; who lies knocked out does not count', () => {
    inShelter({ survivors: { amy: { at: '12R.x1' }, doug: { at: '12R.k1' } } }).shows({ ending: null });
    const down = { at: '12R.k1', status: 'down', downIn: 1 } as const;
    inShelter({ survivors: { amy: { at: '12R.x1' }, doug: down } }).shows({ ending: 'won' });
  });

  test('with Taylor alive the team keeps Taylor', () => {
    const table = inShelter({ companions: { taylor: 'amy' } });
    expect(table.s.noted.achievements).toEqual(['taylorWithUs', 'mole']);
  });
});

describe('M7 to M10', () => {
  test('V401 mission M7 is won by the access card', () => {
    const table = scene({ mission: 'M7', keywords: ['bunkerAccessCard'] }).runs(GOALS, {});
    table.shows({ ending: 'won' });
  });

  test('V411 mission M9 goes on after card 13, and all six win', () => {
    const survivors = { amy: { at: '13R.c2' } };
    const table = scene({ mission: 'M9', survivors });
    reveals(table, 'M9-13').does({ do: 'option', card: 'M9-13', option: 'president' });
    table.shows({ ending: null, done: ['bunkerOpen'] });
    reveals(
      scene({ mission: 'M9', survivors: { amy: { at: '10R.c' } }, revealed: allBut('M9', 'M9-10') }),
      'M9-10',
    ).shows({
      ending: 'won',
    });
  });

  test('V414 in M10 the way on foot is open once six cards are revealed', () => {
    const five = ['M10-01', 'M10-02', 'M10-07', 'M10-08', 'M10-12'];
    const early = reveals(scene({ mission: 'M10', revealed: five.slice(1) }), 'M10-13');
    expect(early.s.exits).toEqual([]);
    const table = reveals(scene({ mission: 'M10', revealed: five }), 'M10-13');
    expect(table.s.exits).toEqual([{ zone: table.zone('1R.s6'), name: 'onFoot' }]);
  });

  test('V414 the first exit used binds all, and the ending is that of the exit', () => {
    const table = scene({ mission: 'M10', survivors: { amy: { at: '7R.s4' }, doug: { at: '7R.s4' } } });
    table.s.exits = [
      { zone: table.zone('1R.s6'), name: 'onFoot' },
      { zone: table.zone('7R.s4'), name: 'tunnel' },
    ];
    table.turn('amy').does({ do: 'exit' });
    expect(table.s.exits).toEqual([{ zone: table.zone('7R.s4'), name: 'tunnel' }]);
    table.turn('doug').does({ do: 'exit' });
    table.shows({ ending: 'won', epilogue: 'underTheCity' });
  });

  test('V414 no other exit opens while the team is leaving', () => {
    const table = scene({ mission: 'M10', survivors: { amy: { status: 'escaped' }, doug: { at: '10V.nw' } } });
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'M10-10');
    expect(table.runs(REVEAL, { card, survivor: 1, noisy: false }).s.exits).toEqual([]);
  });

  test.each([
    ['helicopter', ['presidentsVoice'], ['strikeCancelled'], 'flightAtDawn'],
    ['helicopter', ['wilsonsHand'], [], 'coldOrder'],
    ['helicopter', ['wilsonsHand'], ['strikeCancelled'], 'lastFlight'],
    ['bus', [], [], 'theLastRun'],
    ['onFoot', [], [], 'onFootIntoTheDark'],
  ] as const)('the ending by %s with %s %s is %s', (exit, achievements, keywords, ending) => {
    const table = scene({ mission: 'M10', achievements, keywords, companions: { president: 'amy' } });
    table.s.exits = [{ zone: 0, name: exit }];
    const ops = [{ op: 'ending' }] as const;
    table.runs(EFFECTS, { ops, next: 0, survivor: NONE, zone: NONE, card: NONE, door: NONE, noisy: false });
    table.shows({ epilogue: ending });
  });
});
