/** Which squares may be crossed: whole shapes, single squares, divided shapes; on zombies and on bosses. */
import { describe, test } from 'vitest';
import { scene } from '../../test/scene.ts';

const I2 = ['##'];
const I3 = ['###'];
const L3 = ['##', '#.'];

describe('a shape on a zombie', () => {
  test('B54 B55 B57 B58 the shape is turned and mirrored at will and lies on HP squares in full, or it is one square', () => {
    scene({ seats: [{ weapon: { shape: L3 }, street: { ann: { rows: ['oo.', '.oo'] } } }] })
      .attacks()
      .offersMarks(0, 'ann', ['A1', 'B1', 'B2', 'C2', 'A1 B1 B2', 'B1 B2 C2']);
  });

  test('B56 a square that is crossed is not crossed again', () => {
    const table = scene({
      seats: [{ weapon: { shape: I2 }, street: { ann: { rows: ['ood', 'o.a'], crossed: 'B1' } } }],
    });
    table.attacks().offersMarks(0, 'ann', ['A1', 'C1', 'A2', 'C2', 'A1 A2', 'C1 C2']);
    table.refuses(0, table.markOf(0, 'ann', 'A1 B1'), 'B56');
    table.refuses(0, table.markOf(0, 'ann', 'B1'), 'B56');
  });

  test('B55 B58 less than the shape is one square, never something between', () => {
    const table = scene({ seats: [{ weapon: { shape: I3 }, street: { ann: { rows: ['oooo'] } } }] }).attacks();
    table.offersMarks(0, 'ann', ['A1', 'B1', 'C1', 'D1', 'A1 B1 C1', 'B1 C1 D1']);
    table.refuses(0, table.markOf(0, 'ann', 'A1 B1'), 'B55');
    table.refuses(0, table.markOf(0, 'ann', 'A1 B1 D1'), 'B55');
  });

  test('B58 who has room for the whole shape may cross one square all the same', () => {
    scene({ seats: [{ weapon: { shape: I2 }, street: { ann: { rows: ['oo'] } } }] })
      .attacks()
      .marks(0, 'ann', 'B1')
      .has({ seats: [{ street: { ann: '1 ox' } }] });
  });

  test('B52 a single shape has one target', () => {
    const table = scene({
      seats: [{ weapon: { shape: I2 }, street: { ann: { rows: ['oo'] }, bob: { rows: ['ooo'] } } }],
    });
    table.attacks().marks(0, 'bob', 'A1 B1').aimsAt(0, []).offersBeside(0, 'confirm', 'takeBack 0');
    table.refuses(0, table.markOf(0, 'ann', 'A1 B1'), 'T16');
  });

  test('T15 a mark is offered once, however the shape would be turned', () => {
    scene({ seats: [{ weapon: { shape: ['.#.', '###', '.#.'] }, street: { ann: { rows: ['.o.', 'ooo', '.o.'] } } }] })
      .attacks()
      .offersMarks(0, 'ann', ['B1', 'A2', 'B2', 'C2', 'B3', 'B1 A2 B2 C2 B3']);
  });

  test('B54 B58 the Concrete Saw on a Runner that is half crossed', () => {
    scene({
      seats: [
        {
          weapon: 'concreteSaw',
          street: { ann: { kind: 'runner', rows: ['..do', '.oso', 'oado'], crossed: 'A3 B3 B2' } },
        },
      ],
    })
      .attacks()
      .offersMarks(0, 'ann', [
        'C1',
        'D1',
        'C2',
        'D2',
        'C3',
        'D3',
        'C1 D1 C2 D2 C3',
        'C1 D1 C2 D2 D3',
        'C1 C2 D2 C3 D3',
        'D1 C2 D2 C3 D3',
      ]);
  });
});

describe('Split', () => {
  const split = (shape: readonly string[], rows: readonly string[], crossed = '') =>
    scene({ seats: [{ weapon: { shape, effects: ['split'] }, street: { ann: { rows, crossed } } }] }).attacks();

  test('B117 B118 G40 T14 first the whole shape, one square, or the larger part; then the smaller one, anywhere on the same target', () => {
    const table = split(I3, ['oo.o', '....', 'o..o']);
    table
      .offersMarks(0, 'ann', ['A1', 'B1', 'D1', 'A3', 'D3', 'A1 B1'])
      .marks(0, 'ann', 'A1 B1')
      .offersMarks(0, 'ann', ['D1', 'A3', 'D3'])
      .offersBeside(0, 'takeBack 0')
      .marks(0, 'ann', 'D3')
      .has({ seats: [{ street: { ann: '1 xx.o .... o..x' } }] })
      .offersBeside(0, 'confirm', 'takeBack 0', 'takeBack 1')
      .aimsAt(0, []);
  });

  test('B119 G4 T14 each part may be one square; one square may be the whole hit', () => {
    const table = split(['####'], ['oo.oo']);
    table.offersMarks(0, 'ann', ['A1', 'B1', 'D1', 'E1', 'A1 B1', 'D1 E1']).marks(0, 'ann', 'A1');
    // Four in a row can be divided into two and two, or three and one.
    table.offersMarks(0, 'ann', ['B1', 'D1', 'E1', 'D1 E1']).offersBeside(0, 'confirm', 'takeBack 0');
    table
      .marks(0, 'ann', 'D1 E1')
      .has({ seats: [{ street: { ann: '1 xo.xx' } }] })
      .aimsAt(0, []);
  });

  test('B55 T14 a larger part is offered only if a square is left for the smaller one', () => {
    const table = split(I3, ['oo']).offersMarks(0, 'ann', ['A1', 'B1']);
    table.refuses(0, table.markOf(0, 'ann', 'A1 B1'), 'T14');
  });

  test('B117 G40 the second part is what is left of the shape when the first is taken away', () => {
    // With no two squares side by side, a T of four can only be divided into three and one.
    const table = split(['###', '.#.'], ['ooo.', '..o.', 'oo.o']);
    table.marks(0, 'ann', 'A1 B1 C1').offersMarks(0, 'ann', ['C2', 'A3', 'B3', 'D3']);
  });

  test('B119 both parts are turned and mirrored on their own', () => {
    const table = split(['###', '#..'], ['oo..', 'o..o', '...o']);
    table.offersMarks(0, 'ann', ['A1', 'B1', 'A2', 'D2', 'D3', 'A1 B1', 'A1 A2', 'D2 D3', 'A1 B1 A2']);
    table.marks(0, 'ann', 'D2 D3').offersMarks(0, 'ann', ['A1', 'B1', 'A2', 'A1 B1', 'A1 A2']);
  });

  test('B117 while the second part is to come nothing else can be done', () => {
    const table = split(I3, ['oo.o']).marks(0, 'ann', 'A1 B1');
    table.refuses(0, { do: 'confirm', by: 0 }, 'T14');
  });

  test('B66 a shape is not divided while Split is locked', () => {
    const table = scene({
      seats: [{ weapon: { shape: I3, effects: ['split'] }, upgrades: { red: 0 }, street: { ann: { rows: ['oo.o'] } } }],
    }).attacks();
    table.offersMarks(0, 'ann', ['A1', 'B1', 'D1']);
  });
});

describe('on bosses', () => {
  const boss = (spec: object, shape = I2, effects: readonly 'split'[] = []) =>
    scene({ round: 2, boss: spec, seats: [{ weapon: { shape, effects } }, {}] }).attacks();

  test('B134 B135 a shape on the Zombie Pyramid touches a crossed square, by side or corner', () => {
    boss({ id: 'pyramid', rows: ['oooo', 'oXoo', 'oooo', 'oooo'] }, I3).offersMarks(0, 'boss', [
      ...'A1,B1,C1,A2,C2,A3,B3,C3'.split(','),
      ...'A1 B1 C1,B1 C1 D1,A3 B3 C3,B3 C3 D3,A1 A2 A3,A2 A3 A4,C1 C2 C3,C2 C3 C4'.split(','),
    ]);
  });

  test('B134 no contact, no mark', () => {
    const table = boss({ id: 'pyramid', rows: ['Xo..oo'] });
    table.offersMarks(0, 'boss', ['B1']).refuses(0, table.markOf(0, 'boss', 'E1 F1'), 'B134');
    table.refuses(0, table.markOf(0, 'boss', 'E1'), 'G42');
  });

  test('B134 squares crossed in this step make contacts, too', () => {
    scene({
      round: 2,
      boss: { id: 'pyramid', rows: ['Xoooo'] },
      seats: [{ weapon: { shape: I2, start: 'multiHit2' } }],
    })
      .attacks()
      .offersMarks(0, 'boss', ['B1', 'B1 C1'])
      .marks(0, 'boss', 'B1 C1')
      .offersMarks(0, 'boss', ['D1', 'D1 E1']);
  });

  test('G41 of a divided shape one part has to touch, whichever', () => {
    const table = boss({ id: 'pyramid', rows: ['Xo.oo.o'] }, I3, ['split']);
    table.offersMarks(0, 'boss', ['B1', 'D1 E1']);
    table.marks(0, 'boss', 'D1 E1').offersMarks(0, 'boss', ['B1']).offersBeside(0, 'takeBack 0');
    table.takesBack(0).marks(0, 'boss', 'B1').offersMarks(0, 'boss', ['D1', 'E1', 'G1']);
  });

  test('G41 B119 one square for the larger part without a contact needs a smaller part with one', () => {
    const table = boss({ id: 'pyramid', rows: ['Xoo.o'] }, ['####'], ['split']);
    table.offersMarks(0, 'boss', ['B1', 'E1', 'B1 C1']);
    table.marks(0, 'boss', 'E1').offersMarks(0, 'boss', ['B1', 'B1 C1']).offersBeside(0, 'takeBack 0');
    table.marks(0, 'boss', 'B1 C1').has({ boss: ['xxx.x'], fate: 'victory' });
  });

  test('G42 ammo on the Zombie Pyramid needs a contact as well', () => {
    scene({ round: 2, boss: { id: 'pyramid', rows: ['Xooo'] }, seats: [{ ammo: 2 }] })
      .attacks()
      .ceases(0)
      .offersAmmo(0, 'boss', 'B1')
      .shoots(0, 'boss', 'B1')
      .offersAmmo(0, 'boss', 'C1');
  });

  test('G43 B137 a shape may cover a weak point of Zombiephant, and need not', () => {
    boss({ id: 'zombiephant', rows: ['oWo'] }).offersMarks(0, 'boss', ['A1', 'B1', 'C1', 'A1 B1', 'B1 C1']);
  });

  test('B117 T14 the second part of a divided shape finds room at the far end of a large board, too', () => {
    const rows = [...Array.from({ length: 6 }, () => 'XXXXXX'), 'oo.o..'];
    const table = boss({ id: 'zombiephant', rows }, I3, ['split']);
    table.offersMarks(0, 'boss', ['A7', 'B7', 'D7', 'A7 B7']).marks(0, 'boss', 'A7 B7').offersMarks(0, 'boss', ['D7']);
  });

  test('B140 G46 a shape on Dead Sox lies inside one member', () => {
    const permanent = [0, 0, 0].map(() => ({ yellow: 0, blue: 0 }));
    const table = boss({ id: 'deadSox', rows: ['oo', 'oo', 'oo'], map: ['11', '23', '23'], permanent });
    table
      .offersMarks(0, 'catcher', ['A1', 'B1', 'A1 B1'])
      .offersMarks(0, 'batter', ['A2', 'A3', 'A2 A3'])
      .offersMarks(0, 'pitcher', ['B2', 'B3', 'B2 B3']);
    table.refuses(0, table.markOf(0, 'catcher', 'A1 A2'), 'G46');
  });

  test('B141 a dead member of Dead Sox is no target', () => {
    const permanent = [0, 0, 0].map(() => ({ yellow: 0, blue: 0 }));
    boss({ id: 'deadSox', rows: ['ooo'], map: ['123'], permanent, crossed: 'B1' }).aimsAt(0, ['catcher', 'pitcher']);
  });

  const screamer = { id: 'screamer', rows: ['ooo', 'ooo'], map: ['...', '.mm'] };

  test('B146 G48 the mouth of the Screamer can be crossed if its ability was revealed in the turn before', () => {
    const table = boss({ ...screamer, roared: 3 }, I3);
    table.offersMarks(0, 'boss', ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A1 B1 C1', 'A2 B2 C2']);
  });

  test.each([0, 2, 4])('B146 G48 it is shut when the ability was revealed in turn %i and this is turn 4', (roared) => {
    const table = boss({ ...screamer, roared }, I3);
    table.offersMarks(0, 'boss', ['A1', 'B1', 'C1', 'A2', 'A1 B1 C1']);
    table.refuses(0, table.markOf(0, 'boss', 'A2 B2 C2'), 'B146').refuses(0, table.markOf(0, 'boss', 'B2'), 'B146');
  });

  test('B146 G49 a Screamer of whom only a shut mouth is left cannot be hit, and nobody is asked', () => {
    scene({ round: 2, boss: { ...screamer, id: 'screamer', crossed: 'A1 B1 C1 A2' }, seats: [{ ammo: 3 }] })
      .attacks()
      .over()
      .has({ boss: ['xxx', 'xoo'], ending: null });
  });

  test('B146 B120 it is no reason to activate a weapon again, nor to keep ammo for', () => {
    const seat = {
      weapon: { shape: I2, effects: ['adrenaline'] },
      ammo: 1,
      street: { ann: { rows: ['oo'] } },
    } as const;
    scene({ round: 2, boss: { ...screamer, id: 'screamer', crossed: 'A1 B1 C1 A2' }, seats: [seat] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .offersBeside(0, 'confirm', 'takeBack 0');
  });

  test('B146 ammo does not reach into a shut mouth', () => {
    scene({ round: 2, boss: { ...screamer, id: 'screamer' }, seats: [{ ammo: 1 }] })
      .attacks()
      .ceases(0)
      .offersAmmo(0, 'boss', 'A1 B1 C1 A2');
  });
});
