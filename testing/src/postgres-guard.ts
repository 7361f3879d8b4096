/**
 * Runs a PostgreSQL server for as long as the process that started this one lives: when standard input ends, for any
 * reason, it stops the server and removes its folder. `node postgres-guard.ts FOLDER USER PROGRAM ARGUMENTS…`
 */
import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [folder, user, program, ...args] = process.argv.slice(2);
const log = openSync(join(folder!, 'log'), 'a');
const server = spawn(program!, args, {
  cwd: folder!,
  stdio: ['ignore', log, log],
  env: { LC_ALL: 'C' },
  ...(user === '' ? {} : { uid: Number(user), gid: Number(user) }),
});

server.on('error', () => process.exit(1));
server.on('exit', (code) => process.exit(code ?? 1));
process.stdin.resume().on('close', () => {
  server.removeAllListeners('exit').on('exit', () => {
    rmSync(folder!, { recursive: true, force: true });
    process.exit(0);
  });
  // Stop at once without waiting for clients: nothing is needed any more.
  server.kill('SIGQUIT');
});
