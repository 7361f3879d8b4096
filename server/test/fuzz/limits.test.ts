import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { floodBeside, startOpenServer } from './floods.ts';

let server: Awaited<ReturnType<typeof startOpenServer>>;
const data = mkdtempSync(join(tmpdir(), 'horda-limits-'));
beforeAll(async () => void (server = await startOpenServer(data)));
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

// `npm run faults -- floods` measures how long the other table waits.
test('floods are told to slow down and then cut off, and another table plays on meanwhile', async () => {
  const { floods, under } = await floodBeside(server.address);
  expect(floods).toHaveLength(10);
  for (const { code } of floods) expect(code).toBe(4008);
  for (const { frame, reasons } of floods.filter((each) => each.frame.startsWith('{')))
    expect([frame, new Set(reasons)]).toEqual([frame, new Set(['tooFast'])]);
  expect(under.length).toBeGreaterThan(4);
});
