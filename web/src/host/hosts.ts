import type { Host, HostKind } from './host.ts';
import { localHost } from './local.ts';
import { onlineHost } from './online.ts';

export const hostOf = (kind: HostKind): Host => (kind === 'online' ? onlineHost : localHost);
