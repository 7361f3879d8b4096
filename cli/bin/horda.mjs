#!/usr/bin/env node
// Plain JavaScript, because an older Node must be able to read it: it hands over to the Node that setup installed.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  await import('../src/main.ts');
} else {
  const self = realpathSync(fileURLToPath(import.meta.url));
  const bin = join(dirname(self), '..', '..', 'node_modules', '.bin');
  const node = ['node', 'node.cmd'].map((name) => join(bin, name)).find((file) => existsSync(file));
  if (node) handOver(node, self);
  else {
    console.error(`horda needs Node ${NODE_MAJOR}; run \`npm run setup\` in the checkout first.`);
    process.exitCode = 1;
  }
}

function handOver(node, self) {
  const child = spawn(node, [self, ...process.argv.slice(2)], { stdio: 'inherit', shell: node.endsWith('.cmd') });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends its Ctrl-C to parent and child alike.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  child.on('error', (error) => {
    console.error(`horda: ${node} could not be started (${error.code}).`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
