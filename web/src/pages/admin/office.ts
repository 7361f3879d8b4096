/** What the parts of the page need: the requests of the host, and the words. */
import { ADMIN_PATHS, type AdminRouteName } from '@horda/protocol/admin';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { BackendError, reasonOf } from '../../backend/backend.ts';
import { onlineBackend } from '../../backend/online.ts';
import { reasonText } from '../../text/common/reason.ts';
import type { Words } from '../../text/words.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { AdminWords } from './text/words.ts';

const KEY = 'horda.admin-key';

/** The key is kept for this tab only. */
export function keptKey(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepKey(key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, key);
  } catch {
    // Without storage the key lasts until the page is left.
  }
}

export const askAs = <T>(key: string, name: AdminRouteName, table = '', body?: object): Promise<T> => {
  const { method, path } = ADMIN_PATHS[name];
  return onlineBackend.request<T>(method, path.replace('{id}', table), body, key);
};

export interface Office {
  ask<T>(name: AdminRouteName, table?: string, body?: object): Promise<T>;
  /** Says something at the top of the page, for screen readers too. */
  say(text: string): void;
  /** Says why something failed. */
  fail(error: unknown): void;
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (office === null) throw new Error('the office is closed');
  return office;
}

export function useAdminWords(): AdminWords {
  return { en, pl }[useSettings().language];
}

/** Why a request failed, in words. The server's own sentence names what is wrong with a field. */
export function failureText(error: unknown, all: Words, words: AdminWords): string {
  const reason = reasonOf(error);
  if (reason === 'wrongKey') return words.wrongKey;
  if (reason === 'unknownRoute') return words.noAdmin;
  if (reason === 'badMessage' && error instanceof BackendError) return error.message;
  return reasonText('online', reason, all);
}

export function useWhen(): (at: number) => string {
  const { language } = useSettings();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (at) => format.format(at);
}

export function useSize(): (bytes: number) => string {
  const { language } = useSettings();
  return (bytes) => {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
    const count = new Intl.NumberFormat(language, { maximumFractionDigits: power === 0 ? 0 : 1 });
    return `${count.format(bytes / 1000 ** power)} ${units[power]}`;
  };
}
