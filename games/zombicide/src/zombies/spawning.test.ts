import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { ABOMINATION, PLACING, ZOMBIE_CARD } from '../declared.ts';
import { WALKER } from '../state.ts';

/** A zombie card for 4R.s4, a dead end of S7 where nobody is near. */
function draw(position: Position, at = '4R.s4'): Scene {
  const table = scene({ mission: 'S7', survivors: { amy: { at: '7R.s6' } }, ...position });
  return table.runs(ZOMBIE_CARD, { zone: table.zone(at) });
}

describe('a zombie card', () => {
  test('V233 V234 brings as many as its line for the highest level says', () => {
    expect(draw({ zombieCards: [4] }).crowd('4R.s4')).toEqual({ walker: 4 });
    const survivors = { amy: { at: '7R.s6' }, doug: { at: '7R.s6', ap: 19 } };
    expect(draw({ zombieCards: [4], survivors }).crowd('4R.s4')).toEqual({ walker: 8 });
  });

  test('V198 Y51 the level of those who do not stand does not count', () => {
    const survivors = { amy: { at: '7R.s6' }, doug: { at: '7R.s6', ap: 43, status: 'down' } } as const;
    expect(draw({ zombieCards: [4], survivors }).crowd('4R.s4')).toEqual({ walker: 4 });
  });

  test('V234 figures come from the box', () => {
    expect(draw({ zombieCards: [10] }).s.box).toEqual([40, 14, 16]);
  });

  test('V235 a 0 brings nobody', () => {
    expect(draw({ zombieCards: [13] }).crowd('4R.s4')).toEqual({});
    expect(draw({ zombieCards: [11], box: { brute: 0 } }).s.kernel.events).toEqual([
      { type: 'zombieCardDrawn', zone: draw({}).zone('4R.s4'), card: 10 },
    ]);
  });

  test('V240 an empty deck is renewed from the discards', () => {
    const table = scene({ mission: 'S7', survivors: { amy: { at: '7R.s6' } }, zombieCards: [] });
    table.s.zombieCards.discard = [3];
    table.runs(ZOMBIE_CARD, { zone: table.zone('4R.s4') });
    expect(table.crowd('4R.s4')).toEqual({ walker: 4 });
    expect(table.s.zombieCards).toMatchObject({ deck: [], discard: [3] });
  });

  test('V222 a rush: those who come act at once', () => {
    const table = draw({ zombieCards: [8] });
    expect(table.crowd('4R.s5')).toEqual({ walker: 4 });
    table.happened('zombieCardDrawn', 'zombiesCame', { type: 'zombiesRushed', n: 4 }, 'zombiesMoved');
  });

  test('V222 V339 Y13 a rush is only for those who come, and sandbags stop it', () => {
    expect(draw({ zombieCards: [8], zombies: { '4R.s4': { walker: 2 } } }).crowd('4R.s4')).toEqual({ walker: 2 });
    const fenced = { mission: 'M4', night: false, survivors: { amy: { at: '11V.se' } }, zombieCards: [8] };
    expect(draw(fenced, '11V.e').crowd('11V.e')).toEqual({ walker: 4 });
  });

  test('V237 V223 an extra activation: nobody comes, all of the kind act', () => {
    const survivors = { amy: { at: '7R.s6', ap: 7 } };
    const table = draw({ zombieCards: [37], survivors, zombies: { '7R.s3': { walker: 2, brute: 1 } } });
    expect(table.crowd('4R.s4')).toEqual({});
    expect(table.crowd('7R.s3')).toEqual({ brute: 1 });
  });

  test('V237 at blue it does nothing', () => {
    const table = draw({ zombieCards: [37], zombies: { '7R.s3': { walker: 2 } } });
    expect(table.crowd('7R.s3')).toEqual({ walker: 2 });
  });

  test('V238 too few figures: what is left, then all of the kind act', () => {
    const table = draw({ zombieCards: [4], box: { walker: 1 }, zombies: { '5R.s7': { walker: 2 } } });
    expect(table.crowd('4R.s5')).toEqual({ walker: 1 });
    expect(table.crowd('5R.s5')).toEqual({ walker: 2 });
    const missing = { type: 'figuresRanOut', kind: WALKER, n: 3 } as const;
    table.happened('zombieCardDrawn', 'zombiesCame', missing, 'zombiesMoved', 'zombiesMoved');
  });

  test('V238 no figure left at all is the same', () => {
    const table = draw({ zombieCards: [4], box: { walker: 0 }, zombies: { '5R.s7': { walker: 2 } } });
    expect(table.crowd('5R.s5')).toEqual({ walker: 2 });
  });

  test('V239 exactly enough figures: nobody acts', () => {
    const table = draw({ zombieCards: [4], box: { walker: 4 }, zombies: { '5R.s7': { walker: 2 } } });
    expect(table.crowd('5R.s7')).toEqual({ walker: 2 });
  });

  test('V238 Y24 a rush with too few figures: first the rush, then the extra activation', () => {
    const table = draw({ zombieCards: [8], box: { walker: 1 } });
    expect(table.crowd('7R.s7')).toEqual({ walker: 1 });
  });

  test('V82 those who have just rushed take part in an extra activation', () => {
    const table = draw({ zombieCards: [8], box: { walker: 3 }, zombies: { '4R.s5': { walker: 1 } } });
    expect(table.crowd('7R.s7')).toEqual({ walker: 4 });
  });

  test('V242 survivors in the zone do not prevent it', () => {
    expect(draw({ zombieCards: [4] }, '7R.s6').crowd('7R.s6')).toEqual({ walker: 4 });
  });
});

describe('abominations', () => {
  test('V224 with none on the board one of the four comes', () => {
    const table = draw({ zombieCards: [35], abominationDeck: ['abominacop', 'patientZero'] });
    expect(table.s.abominations).toMatchObject([{ kind: 2, zone: table.zone('4R.s4') }]);
  });

  test('V226 cards 17 and 18 do nothing at blue', () => {
    expect(draw({ zombieCards: [17] }).s.abominations).toEqual([]);
    const survivors = { amy: { at: '7R.s6', ap: 7 } };
    expect(draw({ zombieCards: [18], survivors }).s.abominations).toHaveLength(1);
  });

  test('V225 W8 with some on the board they act, and nobody comes', () => {
    const table = draw({ zombieCards: [35], abominations: { patientZero: '7R.s3', abominacop: '5R.s7' } });
    expect(table.s.abominations).toMatchObject([{ zone: table.zone('7R.s2') }, { zone: table.zone('5R.s5') }]);
  });

  test('V225 V338 Y12 this is an extra activation: it climbs the tank', () => {
    const table = draw(
      {
        mission: 'M4',
        night: false,
        survivors: { amy: { at: '10V.c' } },
        zombieCards: [35],
        abominations: { patientZero: '10V.e' },
      },
      '1R.s6',
    );
    expect(table.s.abominations).toMatchObject([{ zone: table.zone('10V.c') }]);
  });

  test('V441 at an Abomination Fest those on the board act, and another comes', () => {
    const table = draw({ zombieCards: [35], options: { fest: true }, abominations: { patientZero: '5R.s7' } });
    expect(table.s.abominations).toMatchObject([{ zone: table.zone('5R.s5') }, { zone: table.zone('4R.s4') }]);
  });

  test('W8 a card of the mission places one beside the others; with all four on the board they act', () => {
    const abominations = { patientZero: '5R.s7', hobomination: '5R.s7', abominacop: '5R.s7' };
    const table = scene({ mission: 'S7', survivors: { amy: { at: '7R.s6' } }, abominations });
    const zone = table.zone('4R.s4');
    table.runs(ABOMINATION, { zone, always: true });
    expect(table.s.abominations.map((one) => one.zone)).toEqual([...Array(3).fill(table.zone('5R.s7')), zone]);
    table.runs(ABOMINATION, { zone, always: true });
    expect(table.s.abominations.map((one) => one.zone)).toEqual([
      ...Array(3).fill(table.zone('5R.s5')),
      table.zone('4R.s5'),
    ]);
  });

  test('Y61 an empty abomination deck is renewed from the discards', () => {
    const table = scene({ mission: 'S7', survivors: { amy: {} }, abominationDeck: [] });
    table.s.abominationCards.discard = [3];
    table.runs(ABOMINATION, { zone: table.zone('4R.s4'), always: false });
    expect(table.s.abominations).toMatchObject([{ kind: 3 }]);
  });
});

describe('zombies without a card', () => {
  test('V59 they come, and do not act', () => {
    const table = scene({ mission: 'S7', survivors: { amy: { at: '7R.s6' } } });
    table.runs(PLACING, { zone: table.zone('4R.s4'), kind: WALKER, n: 2 });
    expect(table.crowd('4R.s4')).toEqual({ walker: 2 });
    expect(table.s.kernel.asks).toEqual([]);
  });

  test('Y25 a trap without a walker in the box: all walkers act', () => {
    const table = scene({
      mission: 'S7',
      survivors: { amy: { at: '7R.s6' } },
      box: { walker: 0 },
      zombies: { '4R.s4': { walker: 1 } },
    });
    table.runs(PLACING, { zone: table.zone('7R.s6'), kind: WALKER, n: 1 });
    expect(table.crowd('4R.s5')).toEqual({ walker: 1 });
  });
});
