import { expect, test } from 'vitest';
import { visitorAddress } from './limits.ts';

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
