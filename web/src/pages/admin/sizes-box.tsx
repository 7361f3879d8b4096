/** How much there is, and the limits. */
import { TABLE_STATUSES, type AdminSizes } from '@horda/protocol/admin';
import { useAdminWords, useSize } from './office.ts';

const DAY = 24 * 3_600_000;

export function SizesBox({ sizes }: { readonly sizes: AdminSizes }) {
  const words = useAdminWords();
  const size = useSize();
  const { bytes, tables, live, sockets, mostBytes, mostTables, lives } = sizes;
  const all = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const facts: readonly (readonly [string, string])[] = [
    [words.store, mostBytes === null ? size(bytes) : words.of(size(bytes), size(mostBytes))],
    [words.tables, mostTables === null ? String(all) : words.of(String(all), String(mostTables))],
    ...TABLE_STATUSES.map((status) => [words.statuses[status], String(tables[status])] as const),
    [words.live, String(live)],
    [words.sockets, String(sockets)],
  ];
  const ends = (Object.keys(lives) as (keyof typeof lives)[]).map((name) => {
    const life = lives[name];
    return [words.life[name], life === null ? words.never : words.days(Math.round((life / DAY) * 10) / 10)] as const;
  });
  return (
    <div class="admin-sizes">
      <Facts facts={facts} />
      <div>
        <h3 class="admin-heading">{words.lives}</h3>
        <Facts facts={ends} />
      </div>
    </div>
  );
}

export function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl class="admin-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
