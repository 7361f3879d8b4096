/**
 * Tells systemd how the server is: ready, alive, stopping (`Type=notify`, `WatchdogSec=` in deploy/horda.service). Node
 * cannot write to systemd's datagram socket, so systemd's own `systemd-notify` does; once in many seconds that costs nothing.
 */
import { execFile } from 'node:child_process';

export interface ServiceManager {
  /** From now on it hears that the server is alive, as long as this thread is not stuck. */
  ready(status: string): void;
  stopping(): void;
}

const PROGRAM = 'systemd-notify';
/** So often within the time after which systemd takes the server for dead: one late sign does no harm. */
const SIGNS = 3;
/** A notification that takes longer has failed, in milliseconds. */
const PATIENCE = 10_000;

const NOBODY: ServiceManager = { ready: () => {}, stopping: () => {} };

/** `complain` is called once, if systemd cannot be told anything. */
export function openServiceManager(env: NodeJS.ProcessEnv, complain: (why: string) => void): ServiceManager {
  if (!env['NOTIFY_SOCKET']) return NOBODY;
  let timer: NodeJS.Timeout | null = null;
  let hasComplained = false;
  const tell = (...states: readonly string[]): void => {
    execFile(PROGRAM, states, { env, timeout: PATIENCE }, (error) => {
      if (error === null || hasComplained) return;
      hasComplained = true;
      complain(error.message.trim());
    });
  };
  return {
    ready(status) {
      tell('READY=1', `STATUS=${status}`);
      const every = signEvery(env);
      if (every !== null) timer = setInterval(() => tell('WATCHDOG=1'), every).unref();
    },
    stopping() {
      // Stopping has a limit of its own, TimeoutStopSec.
      if (timer !== null) clearInterval(timer);
      tell('STOPPING=1');
    },
  };
}

/** In milliseconds; null: no sign of life is wanted, or not from this process. */
function signEvery(env: NodeJS.ProcessEnv): number | null {
  const microseconds = Number(env['WATCHDOG_USEC']);
  const wanted = env['WATCHDOG_PID'];
  // The parent, if it is an older Node that has handed over to this one.
  const isMeant = !wanted || [process.pid, process.ppid].includes(Number(wanted));
  return microseconds > 0 && isMeant ? microseconds / 1000 / SIGNS : null;
}
