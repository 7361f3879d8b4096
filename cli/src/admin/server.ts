/** Requests to a running server as its host. */
import { ADMIN_PATHS, type AdminRouteName } from '@horda/protocol/admin';
import { failed, type Complaint } from '../complaint.ts';
import { asSentence, oneLine } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';

export interface AdminServer {
  /** `table`: stands in the path, where there is one. */
  ask<T>(name: AdminRouteName, table?: string | null, body?: object): Promise<T>;
}

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

export function adminServer(words: Words, url: string, key: string): AdminServer {
  return {
    async ask<T>(name: AdminRouteName, table: string | null = null, body?: object): Promise<T> {
      const { method, path } = ADMIN_PATHS[name];
      const response = await fetch(url + path.replace('{id}', table ?? ''), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      }).catch((error: unknown) => {
        throw failed(words.admin.noServer(url, whyNot(error)));
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok && answer !== null) return answer as T;
      throw complaintOf(words, url, response.status, answer, table);
    },
  };
}

function whyNot(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string } };
  return cause?.code ?? (error instanceof Error ? error.name : String(error));
}

function complaintOf({ admin }: Words, url: string, status: number, answer: unknown, table: string | null): Complaint {
  const { error } = (answer ?? {}) as { readonly error?: { readonly reason?: string; readonly message?: string } };
  switch (error?.reason) {
    case undefined:
      return failed(admin.notHorda(url, status));
    case 'wrongKey':
      return failed(admin.wrongKey);
    case 'unknownRoute':
      return failed(admin.noAdmin);
    case 'unknownTable':
      return failed(admin.noTable(table ?? ''));
    default:
      return failed(admin.refused(asSentence(oneLine(error?.message ?? ''))));
  }
}
