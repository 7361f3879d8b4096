/** From a moment of the past back to the present: always in sight, and yellow when the game waits for the reader. */
import { isAwaited } from '@horda/kernel';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { asksOf } from '../../table/asks.ts';
import { WAITING } from '../../table/text/waiting.ts';
import { useTable } from '../../table/use-table.ts';
import { isOver, type Replayed } from './open-replay.ts';

export function WayHome({ replayed }: { readonly replayed: Replayed }) {
  const { host, table, info } = replayed;
  const { words } = useSettings();
  const href = hrefOf({ page: 'table', host: host.kind, table });
  if (!isOver(info)) return <WayToGame replayed={replayed} href={href} />;
  return (
    <a class="button way-home" href={href}>
      {words.replay.toTable}
    </a>
  );
}

/** The game goes on meanwhile, so that it may become the reader's move. */
function WayToGame({ replayed, href }: { readonly replayed: Replayed; readonly href: string }) {
  const { host, table, key, seat } = replayed;
  const words = WAITING[useSettings().language];
  const { now } = useTable(host, table, key).snapshot;
  const own = asksOf((now ?? replayed.now).view).find((ask) => ask.seat === seat && ask.own?.answer === null)?.own;
  const isYours = own !== undefined && own !== null && isAwaited(own);
  return (
    <a class={`button way-home ${isYours ? 'button-primary' : 'button-paper'}`} href={href}>
      {isYours ? words.backToMove : words.backToGame}
    </a>
  );
}
