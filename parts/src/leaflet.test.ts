import { expect, test } from 'vitest';
import { boldPieces, withoutBold } from './leaflet.ts';

test('a text is cut into bold pieces and others', () => {
  expect(boldPieces('**1** Play. **2** Draw')).toEqual([
    { text: '1', bold: true },
    { text: ' Play. ', bold: false },
    { text: '2', bold: true },
    { text: ' Draw', bold: false },
  ]);
  expect(withoutBold('**1** Play. **2** Draw')).toBe('1 Play. 2 Draw');
});
