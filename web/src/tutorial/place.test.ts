import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { around, crosses, cut, freeBand, join, overlap, placeNote, shiftInto, type Box } from './place.ts';

const DESKTOP = { left: 0, top: 0, width: 1440, height: 900 };
const PHONE = { left: 0, top: 0, width: 360, height: 740 };
const NOTE = { width: 340, height: 260 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const at = (mark: Box | null) => ({ mark, urgent: [], own: [], others: [] });

describe('the note', () => {
  test('lies beside its thing where there is room', () => {
    expect(placeNote(NOTE, at(box(100, 200, 200, 200)), DESKTOP)).toEqual({ x: 336, y: 170 });
    expect(placeNote(NOTE, at(box(1200, 200, 200, 200)), DESKTOP)).toEqual({ x: 824, y: 170 });
  });

  test('on a phone it goes to the edge that is farther from a thing at the other one', () => {
    const note = { width: 344, height: 250 };
    expect(placeNote(note, at(box(0, 480, 360, 260)), PHONE).y).toBeLessThan(230);
    expect(placeNote(note, at(box(0, 0, 360, 200)), PHONE).y).toBeGreaterThan(200);
  });

  test('of two places it takes the one that covers less of what else is needed', () => {
    const mark = box(620, 350, 200, 200);
    const free = placeNote(NOTE, at(mark), DESKTOP);
    const blocked = box(free.x, free.y, NOTE.width, NOTE.height);
    const other = placeNote(NOTE, { mark, urgent: [], own: [], others: [blocked] }, DESKTOP);
    expect(overlap(box(other.x, other.y, NOTE.width, NOTE.height), blocked)).toBeLessThan(NOTE.width * NOTE.height);
  });

  test('rather covers a large thing than a button that is about to be pressed', () => {
    const note = { width: 344, height: 230 };
    const status = box(0, 0, 360, 100);
    const needs = { mark: box(0, 430, 360, 240), urgent: [box(150, 370, 200, 44)], own: [], others: [status] };
    const { y } = placeNote(note, needs, PHONE);
    expect(y + note.height).toBeLessThanOrEqual(370);
  });

  test('never covers a thing that leaves room for it above or below, and stays in the window', () => {
    const height = fc.integer({ min: 20, max: 400 });
    fc.assert(
      fc.property(height, fc.nat(740), fc.integer({ min: 40, max: 344 }), (markHeight, top, width) => {
        const mark = box(8, Math.min(top, PHONE.height - markHeight), width, markHeight);
        const note = { width: 344, height: 150 };
        const above = mark.top - 16;
        const below = PHONE.height - mark.top - mark.height - 16;
        fc.pre(Math.max(above, below) >= note.height);
        const { x, y } = placeNote(note, at(mark), PHONE);
        expect(overlap({ left: x, top: y, ...note }, mark)).toBe(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + note.height).toBeLessThanOrEqual(PHONE.height);
      }),
    );
  });

  test('without a thing to speak of it lies at the bottom, in the middle', () => {
    expect(placeNote(NOTE, at(null), DESKTOP)).toEqual({ x: 550, y: 632 });
  });

  test('stays below the status line, also beside a part of it', () => {
    const room = box(0, 80, 360, 660);
    for (const mark of [box(0, 0, 96, 80), box(0, 300, 360, 360)]) {
      const { y } = placeNote({ width: 344, height: 200 }, at(mark), room);
      expect(y).toBeGreaterThanOrEqual(88);
    }
  });

  test('rather covers pieces of the table than the hand', () => {
    const needs = {
      mark: box(100, 350, 160, 60),
      urgent: [],
      own: [box(0, 500, 360, 180)],
      others: [box(0, 90, 360, 240)],
    };
    expect(placeNote({ width: 344, height: 200 }, needs, box(0, 80, 360, 660)).y).toBeLessThan(150);
  });

  test('larger than the window, it begins where the window does', () => {
    expect(placeNote({ width: 500, height: 900 }, at(null), PHONE)).toEqual({ x: 8, y: 8 });
  });
});

describe('the line', () => {
  test('joins the nearest edges', () => {
    expect(join(box(0, 0, 100, 100), box(200, 20, 50, 50))).toEqual({ from: { x: 100, y: 45 }, to: { x: 200, y: 45 } });
    expect(join(box(0, 0, 100, 100), box(0, 300, 300, 50))).toEqual({
      from: { x: 100, y: 100 },
      to: { x: 100, y: 300 },
    });
  });

  test('is known to run through a thing, or past it', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 100 } };
    expect([box(40, 40, 20, 20), box(60, 0, 20, 20), box(200, 200, 20, 20)].map((each) => crosses(line, each))).toEqual(
      [true, false, false],
    );
    const level = { from: { x: 0, y: 10 }, to: { x: 100, y: 10 } };
    expect([box(40, 0, 20, 20), box(40, 10, 20, 20)].map((each) => crosses(level, each))).toEqual([true, false]);
  });

  test('is not drawn between things that touch', () => {
    expect(join(box(0, 0, 100, 100), box(50, 50, 100, 100))).toBeNull();
  });
});

test('the free band is the larger one beside the note, in the part that scrolls', () => {
  const board = { top: 80, height: 600 };
  expect(freeBand(box(8, 490, 344, 242), board)).toEqual({ from: 80, to: 490 });
  expect(freeBand(box(8, 8, 344, 242), board)).toEqual({ from: 250, to: 680 });
  expect(freeBand(box(8, 0, 344, 40), board)).toEqual({ from: 80, to: 680 });
});

test('a thing is moved into the band as little as possible, a long one to its beginning', () => {
  expect(shiftInto(100, 50, 0, 400)).toBe(0);
  expect(shiftInto(380, 50, 0, 400)).toBe(-30);
  expect(shiftInto(-20, 50, 0, 400)).toBe(20);
  expect(shiftInto(100, 900, 0, 400)).toBe(-100);
});

test('a thing with tags that hang over its edge is as large as all of them', () => {
  expect(around([box(10, 20, 100, 50), box(40, 6, 30, 20), box(0, 0, 0, 0)])).toEqual(box(10, 6, 100, 64));
});

test('of a thing counts what can be seen', () => {
  const board = box(0, 80, 360, 600);
  expect(cut(box(-10, 600, 400, 100), board)).toEqual(box(0, 600, 360, 80));
  expect(cut(box(20, 130, 40, 50), board)).toEqual(box(20, 130, 40, 50));
  expect(cut(box(20, 0, 40, 50), board)).toEqual(box(20, 80, 40, 0));
});
