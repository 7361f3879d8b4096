import type { PackSpec } from '@horda/kernel';
import { expect, test } from 'vitest';
import { packTemplate } from './template.ts';

interface Options {
  readonly deck: 'short' | 'long';
}

const CARD = { id: 'axe', name: { pl: 'Siekiera', en: 'Axe' }, rows: ['o.', 'oo'], note: null };

const pack: PackSpec<object, Options> = {
  version: 3,
  replaces: [],
  template: ({ deck }) => (deck === 'short' ? { cards: {} } : { cards: [CARD, { ...CARD, id: 'x'.repeat(60) }] }),
  check: () => ({ content: null, problems: [] }),
  count: () => ({}),
};

test('a template says whose it is, and holds the cards of the settings, a card a line as far as there is room', () => {
  const text = packTemplate({ id: 'game', pack }, { deck: 'long' });
  expect(text).toBe(`{
  "pack": "my-game",
  "game": "game",
  "version": 3,
  "cards": [
    { "id": "axe", "name": { "pl": "Siekiera", "en": "Axe" }, "rows": ["o.", "oo"], "note": null },
    {
      "id": "${'x'.repeat(60)}",
      "name": { "pl": "Siekiera", "en": "Axe" },
      "rows": ["o.", "oo"],
      "note": null
    }
  ]
}
`);
  expect(JSON.parse(text)).toEqual({ pack: 'my-game', game: 'game', version: 3, ...pack.template({ deck: 'long' }) });
  expect(JSON.parse(packTemplate({ id: 'game', pack }, { deck: 'short' }))).toMatchObject({ cards: {} });
});
