import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeSettings, type OptionSpec, type WhenAbsent } from './kernel.ts';

const GAME: { readonly options: readonly OptionSpec[] } = {
  options: [
    { id: 'weather', values: () => ['fair', 'storm'], default: 'fair' },
    { id: 'lanterns', values: () => [false, true], default: true, botsOnly: false },
    { id: 'first', values: (seats) => Array.from({ length: seats }, (_, i) => String(i + 1)), default: '1' },
  ],
};
const IDS = ['weather', 'lanterns', 'first'];
const WAYS: readonly WhenAbsent[] = ['default', 'botsOnly', 'required'];

/** Input as it comes from a file or over the network, where any name can be a key. */
const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

describe('complete settings', () => {
  test('are those asked for, in the order of the game', () => {
    const asked = { first: '3', lanterns: false, weather: 'storm' };
    for (const way of WAYS) {
      const { settings, problem } = completeSettings(GAME, 3, asked, way);
      expect({ settings, problem }).toEqual({ settings: asked, problem: null });
      expect(Object.keys(settings!)).toEqual(IDS);
    }
  });

  test.each([
    ['default', true],
    ['botsOnly', false],
  ] as const)('have the defaults of %s where nothing is asked for', (way, lanterns) => {
    const expected = { settings: { weather: 'fair', lanterns, first: '1' }, problem: null };
    for (const asked of [{}, { lanterns: undefined }, { lanterns: null }])
      expect(completeSettings(GAME, 2, asked, way)).toEqual(expected);
  });

  test('have the first value where a table does not allow the default', () => {
    const mode: OptionSpec = {
      id: 'mode',
      values: (n) => (n === 2 ? ['all', 'pairs'] : ['each', 'all']),
      default: 'each',
    };
    for (const way of ['default', 'botsOnly'] as const)
      expect([2, 3].map((seats) => completeSettings({ options: [mode] }, seats, {}, way).settings)).toEqual([
        { mode: 'all' },
        { mode: 'each' },
      ]);
    expect(completeSettings({ options: [mode] }, 2, { mode: 'each' }, 'default').problem).toMatchObject({
      kind: 'value',
    });
    expect(completeSettings({ options: [mode] }, 2, {}, 'required').problem).toMatchObject({ kind: 'value' });
  });

  test('keep a value asked for, also if it is false, among bots too', () => {
    expect(completeSettings(GAME, 2, { lanterns: true }, 'botsOnly').settings).toMatchObject({ lanterns: true });
    expect(completeSettings(GAME, 2, { lanterns: false }, 'default').settings).toMatchObject({ lanterns: false });
  });

  test('leave what was asked for as it is', () => {
    const asked = Object.freeze({ weather: 'storm' });
    expect(completeSettings(GAME, 2, asked, 'default').settings).not.toBe(asked);
    expect(asked).toEqual({ weather: 'storm' });
  });
});

describe('the first problem', () => {
  test('is one that the game does not know, with all that it knows', () => {
    const problem = { kind: 'unknown', id: 'mood', allowed: IDS };
    for (const way of WAYS)
      expect(completeSettings(GAME, 2, { weather: 7, mood: 'dark', taste: 1 }, way)).toEqual({
        settings: null,
        problem,
      });
  });

  test('is one that is absent and required', () => {
    const problem = { kind: 'value', id: 'lanterns', given: undefined, allowed: [false, true] };
    expect(completeSettings(GAME, 2, { weather: 'fair' }, 'required')).toStrictEqual({ settings: null, problem });
  });

  test.each([
    ['weather', 'snow', ['fair', 'storm']],
    ['weather', 'Storm', ['fair', 'storm']],
    ['weather', ['storm'], ['fair', 'storm']],
    ['lanterns', 'true', [false, true]],
    ['lanterns', 1, [false, true]],
    ['first', 1, ['1', '2']],
    ['first', '3', ['1', '2']],
  ])('is a value of %s that is none at this table: %j', (id, given, allowed) => {
    expect(completeSettings(GAME, 2, { [id]: given }, 'default').problem).toEqual({
      kind: 'value',
      id,
      given,
      allowed,
    });
  });

  test('follows the order of the game, not of the asking', () => {
    const { problem } = completeSettings(GAME, 2, { first: '9', lanterns: 'off' }, 'default');
    expect(problem).toMatchObject({ id: 'lanterns' });
  });
});

describe('names that every object has', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('are unknown settings: %s', (id) => {
    const { problem } = completeSettings(GAME, 2, parsed(`{"${id}": {"weather": "storm"}}`), 'default');
    expect(problem).toMatchObject({ kind: 'unknown', id });
  });

  test('mean nothing as long as nobody gives them, even to a game that has them', () => {
    const odd: OptionSpec = { id: 'constructor', values: () => [false, true], default: false };
    const { settings } = completeSettings({ options: [odd] }, 2, {}, 'default');
    expect(Object.entries(settings!)).toEqual([['constructor', false]]);
  });

  test('are not looked up among what is inherited', () => {
    const asked = Object.create({ weather: 'storm' }) as Record<string, unknown>;
    expect(completeSettings(GAME, 2, asked, 'default').settings).toMatchObject({ weather: 'fair' });
    expect(completeSettings(GAME, 2, asked, 'required').problem).toMatchObject({ id: 'weather', given: undefined });
  });
});

test('whatever is asked for, settings are complete and allowed, or there is a problem', () => {
  const value = fc.oneof(fc.constantFrom('fair', 'storm', true, false, '1', '2', null, undefined), fc.anything());
  const asked = fc.dictionary(fc.oneof(fc.constantFrom(...IDS), fc.string()), value, { maxKeys: 4 });
  fc.assert(
    fc.property(asked, fc.integer({ min: 1, max: 4 }), fc.constantFrom(...WAYS), (wish, seats, way) => {
      const { settings, problem } = completeSettings(GAME, seats, wish, way);
      expect(settings === null).not.toBe(problem === null);
      if (settings === null) return;
      expect(Object.keys(settings)).toEqual(IDS);
      for (const { id, values } of GAME.options) expect(values(seats)).toContain(settings[id]);
      for (const id of Object.keys(wish)) expect([wish[id] ?? settings[id]]).toEqual([settings[id]]);
    }),
  );
});
