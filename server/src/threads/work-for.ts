/** Runs in a thread: does one thing after the other. If one fails unforeseen, the thread ends; its pool handles that. */
import { parentPort } from 'node:worker_threads';
import { READY, type Asked } from '@horda/tables/bots';
import { read } from '@horda/tables/live/checked-input';
import { readImport } from '@horda/tables/live/read-import';
import { sealedGame } from '@horda/tables/replaying';
import { replyTo, type ThinkableGame } from '@horda/tables/thinking';
import { Refusal } from '@horda/tables/table/refusal';
import type { TableGame } from '@horda/tables/table/table';

type Games = (id: string) => (ThinkableGame & TableGame) | undefined;

/** A whole game to be played again: a save to be sealed, or the body of an import. */
export type Replay = { readonly seal: string } | { readonly readImport: string };

export function workFor(games: Games): void {
  parentPort?.on('message', (asked: Asked | (Replay & { readonly id: number })) => {
    if ('bot' in asked) parentPort?.postMessage(thought(games, asked));
    else void replayed(games, asked).then((done) => parentPort?.postMessage({ id: asked.id, ...done }));
  });
  parentPort?.postMessage(READY);
}

function thought(games: Games, asked: Asked): object {
  const entry = games(asked.game);
  if (entry === undefined) throw new Error('there is no such game');
  return replyTo(entry, asked);
}

/** What was made of a game, or why it is refused. */
export type Replayed = { readonly done: unknown } | { readonly refused: Pick<Refusal, 'reason' | 'message'> };

async function replayed(games: Games, asked: Replay): Promise<Replayed> {
  try {
    return { done: 'seal' in asked ? sealedGame(games, asked.seal) : await imported(games, asked.readImport) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { reason, message } = error;
    return { refused: { reason, message } };
  }
}

async function imported(games: Games, body: string): Promise<object> {
  // Threads in which bots think need no schemas.
  const { Import } = await import('@horda/protocol/schemas');
  return readImport(games, read(Import, parsed(body)));
}

function parsed(body: string): unknown {
  try {
    // Checking every key takes long, and the name can be written in few ways.
    return /__proto__|\\u/.test(body) ? JSON.parse(body, withoutProto) : JSON.parse(body);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('badMessage', 'the body must be JSON');
  }
}

/** As in all other bodies: a field of this name could change what objects do. */
function withoutProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Refusal('badMessage', 'the body must not have a field "__proto__"');
  return value;
}
