import { describe, expect, test } from 'vitest';
import { emptyTable, mini, words, type Mini, type MiniState } from '../test/mini.ts';
import {
  ask,
  call,
  completeSettings,
  Fault,
  hash,
  opening,
  packFile,
  packOf,
  readPack,
  replay,
  rule,
  seal,
  seeded,
  verify,
  type PackProblem,
  type PackSpec,
  type Save,
} from './kernel.ts';

interface Greetings {
  readonly hello: string;
  readonly times: number;
}

const greet = rule<MiniState, object>('greet')({
  ask: (s) => ask(s, 0, 'greet.ask', words('on')),
});

const GREETINGS: PackSpec<Greetings> = {
  version: 2,
  replaces: ['tongue'],
  template: () => ({ hello: 'hello', times: 1 }),
  check(content) {
    const { hello, times = 1, ...rest } = content as Partial<Greetings>;
    const problems: PackProblem[] = Object.keys(rest).map((given) => ({
      path: given,
      kind: 'field',
      given,
      allowed: ['hello', 'times'],
    }));
    if (typeof hello !== 'string') problems.push({ path: 'hello', kind: 'missing' });
    return problems.length > 0 ? { content: null, problems } : { content: { hello: hello!, times }, problems: [] };
  },
  count: ({ times }) => ({ greetings: times }),
};

/** A game whose only card is a greeting. */
const game: Mini = {
  ...mini([greet]),
  pack: GREETINGS,
  setup(_options, _seats, seed, pack) {
    const { hello, times } = (pack ?? GREETINGS.template({} as never)) as Greetings;
    const s = emptyTable();
    s.kernel.rng = seeded(seed);
    s.log = Array.from({ length: times }, () => hello);
    call(s, greet, {});
    return s;
  },
};

const AHOY = packOf('ahoy', { hello: 'ahoy', times: 2 });
const ANSWERED = { tick: 0, seat: 0, picks: words('on') };
const save: Save<{ readonly do: string }, object> = {
  game: 'mini',
  version: 1,
  options: {},
  seats: 4,
  seed: [1, 2, 3, 4],
  answers: [ANSWERED],
};
const packed = { ...save, pack: AHOY };

function faultOf(action: () => unknown): Fault {
  try {
    action();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('no fault');
}

describe('the hash of a pack', () => {
  test('is made of the content, whatever the order of its fields', () => {
    expect(packOf('ahoy', { times: 2, hello: 'ahoy' }).hash).toBe(AHOY.hash);
    expect(AHOY.hash).toBe(hash('{"hello":"ahoy","times":2}'));
  });

  test('does not depend on the name, and changes with any value', () => {
    expect(packOf('other', AHOY.content).hash).toBe(AHOY.hash);
    expect(packOf('ahoy', { hello: 'ahoy', times: 3 }).hash).not.toBe(AHOY.hash);
  });
});

describe('a file of a pack', () => {
  test('holds whose it is, and then the content; what is read is what was written', () => {
    const file = packFile(game, 'ahoy', AHOY.content);
    expect(file).toEqual({ pack: 'ahoy', game: 'mini', version: 2, hello: 'ahoy', times: 2 });
    expect(readPack(game, JSON.parse(JSON.stringify(file)))).toEqual({ pack: AHOY, problems: [] });
  });

  test('is completed by the game, and so hashed', () => {
    const { pack } = readPack(game, { pack: 'ahoy', game: 'mini', version: 2, hello: 'ahoy' });
    expect(pack).toEqual(packOf('ahoy', { hello: 'ahoy', times: 1 }));
  });

  test('is refused with everything that is wrong with it', () => {
    expect(readPack(game, { pack: 'Ahoy!', game: 'mini', version: 2, time: 2 }).problems).toEqual([
      { path: 'pack', kind: 'value', given: 'Ahoy!', must: { is: 'id' } },
      { path: 'time', kind: 'field', given: 'time', allowed: ['hello', 'times'] },
      { path: 'hello', kind: 'missing' },
    ]);
    expect(readPack(game, {}).problems.map(({ path, kind }) => [path, kind])).toEqual([
      ['pack', 'missing'],
      ['game', 'missing'],
      ['version', 'missing'],
      ['hello', 'missing'],
    ]);
  });

  test('of another game or version is not looked at any further', () => {
    expect(readPack(game, { pack: 'a', game: 'chess', version: 1 }).problems).toEqual([
      { path: 'game', kind: 'word', given: 'chess', allowed: ['mini'] },
      { path: 'version', kind: 'value', given: 1, must: { is: 'number', min: 2, max: 2 } },
    ]);
  });

  test.each([null, 7, 'ahoy', [AHOY]])('that holds %j is none', (file) => {
    expect(readPack(game, file).problems).toEqual([{ path: '', kind: 'value', given: file, must: { is: 'object' } }]);
  });

  test('is of no use to a game without packs', () => {
    const file = packFile(game, 'ahoy', AHOY.content);
    expect(readPack(mini([greet]), file)).toEqual({ pack: null, problems: [{ path: '', kind: 'noPacks' }] });
  });
});

describe('a save with a pack', () => {
  test('is played with its cards, and without one with those of the game', () => {
    expect(replay(game, packed).log).toEqual(['ahoy', 'ahoy']);
    expect(replay(game, save).log).toEqual(['hello']);
  });

  test('is marked by its name and its hash; one without says nothing of packs', () => {
    const [begun, ...rest] = seal(game, packed).marks;
    const renamed = seal(game, { ...save, pack: { ...AHOY, id: 'other' } }).marks;
    expect([begun === renamed[0], rest]).toEqual([false, renamed.slice(1)]);
    expect(Object.keys(seal(game, save))).toEqual(['game', 'version', 'options', 'seats', 'seed', 'answers', 'marks']);
  });

  test('is verified, also when a file has its fields in another order', () => {
    const sealed = seal(game, packed);
    const stored = { ...sealed, pack: { content: { times: 2, hello: 'ahoy' }, hash: AHOY.hash, id: 'ahoy' } };
    expect(verify(game, stored).log).toEqual(['ahoy', 'ahoy']);
  });

  test('is refused when its cards were changed', () => {
    const changed = { ...seal(game, packed), pack: { ...AHOY, content: { hello: 'ahoy', times: 9 } } };
    expect(faultOf(() => verify(game, changed))).toMatchObject({
      at: 0,
      message: 'the pack ahoy is not the one that was played with: its hash differs',
    });
    const rehashed = { ...changed, pack: packOf('ahoy', { hello: 'ahoy', times: 9 }) };
    expect(faultOf(() => verify(game, rehashed)).at).toBe(0);
  });

  test('is refused when something was left out of its cards, even with a hash that fits the rest', () => {
    const short = { ...save, pack: packOf('ahoy', { hello: 'ahoy' }) };
    expect(faultOf(() => replay(game, short)).message).toContain('its hash differs');
  });

  test('is refused when its cards do not fit the game', () => {
    const odd = { ...save, pack: packOf('ahoy', { hi: 1 }) };
    expect(faultOf(() => replay(game, odd)).message).toBe('the pack ahoy does not fit mini: hi (field)');
    expect(faultOf(() => opening(mini([greet]), packed)).message).toContain('noPacks');
  });
});

describe('a setting that a pack decides', () => {
  const tongue = { id: 'tongue', values: () => ['en', 'pl'], default: 'en', botsOnly: 'pl' };
  const complete = (asked: object, replaced: readonly string[]) =>
    completeSettings({ options: [tongue] }, 2, { ...asked }, 'botsOnly', replaced);

  test('has its default, and nothing else', () => {
    expect(complete({}, ['tongue']).settings).toEqual({ tongue: 'en' });
    expect(complete({ tongue: 'en' }, ['tongue']).settings).toEqual({ tongue: 'en' });
    expect(complete({ tongue: 'pl' }, ['tongue']).problem).toEqual({ kind: 'replaced', id: 'tongue', allowed: ['en'] });
  });

  test('is free without a pack', () => {
    expect(complete({}, []).settings).toEqual({ tongue: 'pl' });
    expect(complete({ tongue: 'pl' }, []).settings).toEqual({ tongue: 'pl' });
  });
});
