import type { Backend, BackendKind } from './backend.ts';
import { localBackend } from './local.ts';
import { onlineBackend } from './online.ts';

export const backendOf = (kind: BackendKind): Backend => (kind === 'online' ? onlineBackend : localBackend);
