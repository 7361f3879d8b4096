#!/usr/bin/env node
// Plain JavaScript, because an older Node must be able to read it: it hands over to the Node that came with the packages.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  await import('../src/main.ts');
} else {
  const node = packagedNode();
  if (node) handOver(node);
  else {
    console.error(`horda needs Node ${NODE_MAJOR}, which npm installs beside it unless told not to. Install it again
(in a checkout: npm run setup), without --omit=optional and for this machine, or run it with Node ${NODE_MAJOR}.`);
    process.exitCode = 1;
  }
}

/** npm installs the one package of Node that is made for this machine. */
function packagedNode() {
  const require = createRequire(import.meta.url);
  const { optionalDependencies } = require('../../package.json');
  for (const name of Object.keys(optionalDependencies)) {
    try {
      const file = require.resolve(`${name}/package.json`);
      const { bin, os, cpu } = require(file);
      const node = bin?.node && join(dirname(file), bin.node);
      if (node && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && existsSync(node))
        return node;
    } catch {
      // It is not installed.
    }
  }
  return null;
}

function handOver(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
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
