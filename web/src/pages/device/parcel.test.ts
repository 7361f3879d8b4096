import { expect, test } from 'vitest';
import { freshSettings } from '../../app/settings-kept.ts';
import { readLuggage } from './luggage.ts';
import { lockUp, newCode, readCode, shownCode, unlock } from './parcel.ts';

test('a code is read as people type it', () => {
  const code = newCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(readCode(shownCode(code))).toBe(code);
  expect(readCode(' 7tq4k m92xo ')).toBe('7TQ4KM92X0');
  expect(readCode('7TQ4I-M92XL')).toBe('7TQ41M92X1');
  for (const wrong of ['', '7TQ4K', '7TQ4K-M92XHH', '7TQ4K-M92XU', '7TQ4K-M92X!']) expect(readCode(wrong)).toBeNull();
});

test('only the code opens a parcel, and the server sees neither code nor content', async () => {
  const [code, content] = [newCode(), { horda: 1, secret: 'the key of Ada’s seat' }];
  const { id, body } = await lockUp(code, content);
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(body).toMatch(/^[\w-]+$/);
  expect(`${id}${atob(body.replaceAll('-', '+').replaceAll('_', '/'))}`).not.toMatch(new RegExp(`${code}|Ada|secret`));
  const asked: string[] = [];
  const fetchBody = async (wanted: string): Promise<string> => (asked.push(wanted), body);
  expect(await unlock(code, fetchBody)).toEqual(content);
  expect(asked).toEqual([id]);
  await expect(unlock(newCode(), fetchBody)).rejects.toMatchObject({ name: 'OperationError' });
});

test('what comes from elsewhere is read with care', () => {
  const now = { ...freshSettings(['pl'], false), push: true };
  for (const odd of [null, 'text', {}, { horda: 1, kind: 'save' }]) expect(readLuggage(odd, now)).toBeNull();
  const local = { host: 'local', table: 't', game: 'cisza', key: 'k' };
  const tables = [local, { ...local, host: 'online' }, { host: 'online' }];
  const settings = { language: 'en', textSize: 'giant', push: false, volume: 0.5 };
  const read = readLuggage({ horda: 1, kind: 'device', settings, tables, results: 'none' }, now)!;
  // Whether this device is told of moves is its own affair.
  expect(read.settings).toEqual({ ...now, language: 'en', volume: 0.5 });
  expect(read.tables.map(({ host, table }) => [host, table])).toEqual([['online', 't']]);
  expect(read.results).toEqual([]);
});
