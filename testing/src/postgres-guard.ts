/**
 * Runs a PostgreSQL server for as long as the process that started this one lives: when its standard input ends, for
 * whatever reason, the server is stopped and its folder removed. `node postgres-guard.ts FOLDER USER PROGRAM ARGUMENTS…`
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
  // At once and without a farewell to its clients: nothing of it is needed any more.
  server.kill('SIGQUIT');
});
