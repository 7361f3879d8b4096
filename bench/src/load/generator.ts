/** The process of a platform's clients: `node generator.ts <driver module> <address> <tables>`; does what it is told. */
import type { DriverModule } from './driver.ts';
import { type Count, makeReferee, type Pace } from './referee.ts';

export type Order = { do: 'open' } | { do: 'play'; pace: Pace } | { do: 'start' } | { do: 'count' } | { do: 'hold' };
/** `busy`: seconds of processor time since the last start. */
export type Done = { done: (Count & { readonly busy: number }) | null } | { failed: string };

const [module, address, tables] = process.argv.slice(2);
const controls = makeReferee(Number(tables));
const { connect } = (await import(module!)) as DriverModule;
const driver = connect(address!, controls.referee);
let startedAt = process.cpuUsage();

process.on('message', (order: Order) => {
  obey(order).then(
    (done) => process.send!({ done } satisfies Done),
    (error: unknown) =>
      process.send!({ failed: error instanceof Error ? error.message : String(error) } satisfies Done),
  );
});
// Without its parent this process has nothing to do.
process.on('disconnect', () => process.exit());
process.send!({ done: null } satisfies Done);

async function obey(order: Order): Promise<(Count & { busy: number }) | null> {
  switch (order.do) {
    case 'open':
      await driver.open(Number(tables));
      return null;
    case 'play':
      controls.play(order.pace);
      return null;
    case 'start':
      startedAt = process.cpuUsage();
      controls.start();
      return null;
    case 'count': {
      const { user, system } = process.cpuUsage(startedAt);
      return { ...controls.count(), busy: (user + system) / 1e6 };
    }
    case 'hold':
      await controls.hold();
      return null;
  }
}
