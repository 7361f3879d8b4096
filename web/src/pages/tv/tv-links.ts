/** The links that a television shows as codes. */
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import type { TableSession } from '../../table/session.ts';
import { NO_KEY } from '../door/link.ts';

type Shown = Pick<TableSession, 'host' | 'table' | 'info'>;

/** Sits a person down whose phone becomes a hand; null: all seats are taken, or this browser may invite nobody. */
export function joinLink({ host, table, info }: Shown): string | null {
  const key = knownTable(host.kind, table)?.invite ?? (info.listed ? NO_KEY : null);
  const isFree = info.seats.some(({ held }) => held === 'free');
  if (host.kind !== 'online' || key === null || !isFree) return null;
  return absolute(hrefOf({ page: 'door', table, key, as: 'hand' }));
}

/** Lets a person watch; null: this browser knows no key for it. */
export function watchLink({ host, table }: Shown): string | null {
  const known = knownTable(host.kind, table);
  const key = known?.watch ?? known?.invite ?? null;
  if (host.kind !== 'online' || key === null) return null;
  return absolute(hrefOf({ page: 'door', table, key, as: known?.watch === undefined ? 'guest' : 'watcher' }));
}

/** Whether other devices can reach this page by its address. */
export const isReachable = (hostname: string): boolean => !/^(localhost|127\.|\[?::1)/.test(hostname);

const absolute = (href: string): string => new URL(href, location.href).href;
