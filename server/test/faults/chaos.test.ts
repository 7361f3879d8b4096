import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('lost, repeated, late and reordered frames and broken connections change nothing', async () => {
  const data = mkdtempSync(join(tmpdir(), 'horda-chaos-'));
  try {
    const { faults, accepted, weather } = await chaos({ data, tables: 6, ms: 3000, least: 300, seed: 'short' });
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThanOrEqual(300);
    for (const times of Object.values(weather)) expect(times).toBeGreaterThan(0);
  } finally {
    rmSync(data, { recursive: true });
  }
});
