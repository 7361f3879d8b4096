import { createServer } from 'node:net';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import type { Running, ServeOptions } from '@horda/server';
import { failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags, wholeNumber } from '../flags.ts';
import { openServiceManager } from '../service-manager.ts';
import { nearest } from '@horda/parts';
import { notBlank, type Place, readPlace } from '../place.ts';
import { codeOf, readTextFile } from '../text-file.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { asSentence, oneLine, quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';
import { readKeeping } from './serve-keeping.ts';

const USUAL_PORT = 8080;
const LAST_PORT = 65_535;
/** In characters; the server refuses a shorter one as well. */
const SHORTEST_WORD = 8;
/** In bytes, with the line break at the end of its file. */
const LONGEST_WORD = 1_000;
const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const satisfies readonly ServeOptions['log'][];
/** SIGHUP is not among them: a server that was started with nohup outlives its terminal. */
const STOPS = ['SIGINT', 'SIGTERM'] as const;

export async function serve(args: readonly string[], { words }: Shell): Promise<ExitCode> {
  const { values } = parseFlags(words, args, FLAGS.serve, 0);
  const host = notBlank(words, '--host', values.host) ?? '127.0.0.1';
  const asked = values.port === null ? null : wholeNumber(words, '--port', values.port, 0, LAST_PORT);
  const options = {
    host,
    ...readPlace(words, values.data),
    origins: values.origin.map((text) => readOrigin(words, text)),
    trustProxy: values['behind-proxy'],
    log: readLog(words, values.log),
    ...readWord(words, values['word-file']),
    ...readKeeping(words, values),
    ...(process.env['HORDA_CLIENT'] ? { client: resolve(process.env['HORDA_CLIENT']) } : {}),
  };
  const port = await freePort(words, host, asked);
  const running = await start(words, { ...options, port });
  const stop = stopAsked();
  if (values.json) printJson(startedJson(running, options));
  else print(...startedLines(words, running, options, asked === null && port === 0));
  const manager = openServiceManager(process.env, (why) =>
    process.stderr.write(`horda: ${words.serve.managerUntold(quoted(oneLine(why)))}\n`),
  );
  manager.ready(running.address);
  await stop;
  manager.stopping();
  // Only for a person at a terminal: a pipe may have no reader left, and a write error would cut the closing short.
  if (process.stdout.isTTY) print(words.serve.stopping);
  await running.close();
  return 0;
}

/**
 * The server's word, if the server is closed. It comes from the environment or from a file: other users of the machine
 * can see the arguments of a command.
 */
function readWord(words: Words, flag: string | null): Pick<ServeOptions, 'word'> {
  const named = process.env['HORDA_WORD'] || null;
  const file = notBlank(words, '--word-file', flag);
  if (file !== null && named !== null) throw wrongUsage(words.errors.notTogether('--word-file', 'HORDA_WORD'));
  if (file === null && named === null) return {};
  const complain = (what: string): Error => failed(words.serve.wordFile(quoted(file ?? ''), what));
  const word = (named ?? readTextFile(words, file!, LONGEST_WORD, words.serve.wordTooLong, complain)).trim();
  if ([...word].length < SHORTEST_WORD) throw failed(words.serve.wordTooShort(SHORTEST_WORD));
  return { word };
}

/** Of a database only the kind is shown: its address may hold a password. */
function startedJson({ address }: Running, { data, database }: Place): Readonly<Record<string, string>> {
  return database === null ? { address, data } : { address, database: 'postgresql' };
}

function startedLines(
  { serve: say }: Words,
  { address }: Running,
  { data, database, word }: Place & Pick<ServeOptions, 'word'>,
  moved: boolean,
): string[] {
  return [
    `Horda: ${address}`,
    ...(moved ? [say.otherPort(USUAL_PORT)] : []),
    database === null ? say.dataIn(oneLine(data)) : say.dataInPostgres,
    ...(word === undefined ? [] : [say.closed]),
    say.stop,
  ];
}

async function start(words: Words, options: ServeOptions): Promise<Running> {
  const server = await import('@horda/server');
  try {
    return await server.serve(options);
  } catch (error) {
    if (!(error instanceof server.CannotServe)) throw error;
    throw failed(words.serve.cannotStart(asSentence(oneLine(error.message).replaceAll(/ +/g, ' '))));
  }
}

/** Normalises an origin to the form that browsers send: lower case, no path, no default port. */
function readOrigin(words: Words, text: string): string {
  const url = URL.parse(text.trim());
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!isWeb || url.href !== `${url.origin}/`) throw wrongUsage(words.errors.badOrigin(quoted(text)));
  return url.origin;
}

function readLog(words: Words, text: string | null): ServeOptions['log'] {
  if (text === null) return process.stdout.isTTY ? 'error' : 'info';
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase());
  if (level !== undefined) return level;
  throw wrongUsage(words.errors.unknownLog(quoted(text), LOG_LEVELS.join(', '), nearest(text, LOG_LEVELS)));
}

/** The requested port, or else the usual one, or 0 (any free port) if the usual one is taken. */
async function freePort(words: Words, host: string, asked: number | null): Promise<number> {
  const port = asked ?? USUAL_PORT;
  const code = await whyNotListen(host, port);
  if (code === null) return port;
  if (code !== 'EADDRINUSE') throw failed(words.serve.cannotListen(quoted(host), port, code));
  if (asked !== null) throw failed(words.serve.portTaken(port));
  return 0;
}

/** The code of the error that a server would get when listening there; null: none. */
function whyNotListen(host: string, port: number): Promise<string | null> {
  return new Promise((done) => {
    const trial = createServer();
    trial.once('error', (error) => done(codeOf(error) ?? error.message));
    trial.listen({ host, port }, () => trial.close(() => done(null)));
  });
}

/** Resolves on the first signal to stop. A second signal ends the process at once. */
function stopAsked(): Promise<void> {
  return new Promise((done) => {
    let isStopping = false;
    for (const signal of STOPS)
      process.on(signal, () => {
        if (isStopping) process.exit(128 + constants.signals[signal]);
        isStopping = true;
        done();
      });
  });
}
