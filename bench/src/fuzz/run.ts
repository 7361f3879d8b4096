/** `npm run fuzz -- --messages 1000000 --seed 1`: a million bad messages, and what became of the server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { growth, reportText } from './report.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const messages = Number(values.messages);
if (!Number.isInteger(messages) || messages < 1) throw new Error('--messages takes a whole number');
const data = mkdtempSync(join(tmpdir(), 'horda-fuzz-'));
const started = performance.now();
try {
  const report = await fuzz({
    messages,
    seed: values.seed,
    data,
    progress: (sent, { heap, rss }) =>
      process.stderr.write(`${sent} sent, heap ${(heap / 1e6).toFixed(1)} MB, resident ${(rss / 1e6).toFixed(0)} MB\n`),
  });
  process.stdout.write(reportText(report, (performance.now() - started) / 1000));
  const bad = report.errors !== '' || growth(report.memory) > 0;
  process.exitCode = bad ? 1 : 0;
} finally {
  rmSync(data, { recursive: true, force: true });
}
