import { expect, onTestFinished, test, vi } from 'vitest';
import { Accounts, RequestCounts, visitorAddress } from './limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ff::', '2001:db8:0:0::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:1:192.0.2.7', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
  ['::1]/a', '::1]/a'],
])('the address %s is counted as %s', (address, counted) => {
  expect(visitorAddress(address)).toBe(counted);
});

test('a minute of requests ends in time, though the wall clock is set back', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_700_000_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const counts = new RequestCounts();
  const count = (): number => {
    let counted = 0;
    counts.incr('192.0.2.7', (_, { current }) => (counted = current), 60_000);
    return counted;
  };
  expect([count(), count()]).toEqual([1, 2]);
  vi.advanceTimersByTime(59_999);
  vi.setSystemTime(1_600_000_000_000);
  expect(count()).toBe(3);
  vi.advanceTimersByTime(1);
  expect(count()).toBe(1);
});

test('an address has so much at once, and gets it back with time, however many others there are', () => {
  let now = 0;
  const accounts = new Accounts(10, 100, () => now);
  expect([accounts.take('a', 60), accounts.take('a', 60), accounts.take('b', 100)]).toEqual([true, false, true]);
  now += 2_000;
  expect([accounts.take('a', 61), accounts.take('a', 60), accounts.take('b', 21)]).toEqual([false, true, false]);
  // It is remembered until it would have all again.
  now += 9_000;
  expect([accounts.take('a', 91), accounts.take('a', 90)]).toEqual([false, true]);
  now += 9_000;
  expect([accounts.take('a', 91), accounts.take('b', 100)]).toEqual([false, true]);
});
