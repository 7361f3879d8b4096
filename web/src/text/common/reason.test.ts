import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { reasonText } from './reason.ts';

test('this browser is not told as a server, and a server not as this browser', () => {
  for (const common of [en, pl]) {
    // Only a server can be of another site, closed to somebody, or full.
    const server = ['wrongOrigin', 'blocked', 'storeFull', 'wordNeeded', 'wrongWord'];
    const here = Object.keys({ ...common.reasons, ...common.reasonsHere }).filter((reason) => !server.includes(reason));
    for (const reason of here) expect(reasonText('local', reason, { common })).not.toMatch(/server|serwer/i);
    expect(reasonText('online', 'fault', { common })).toBe(common.reasons.fault);
    expect(reasonText('local', 'over', { common })).toBe(common.reasons.over);
  }
});

test('a reason that the page does not know is told as a fault', () => {
  for (const reason of ['somethingNew', 'constructor', '', null, undefined]) {
    expect(reasonText('online', reason, { common: en })).toBe(en.reasons.fault);
    expect(reasonText('local', reason, { common: en })).toBe(en.reasonsHere.fault);
  }
});
