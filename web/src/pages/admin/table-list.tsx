/** The tables of the server, by game, state and age. */
import { TABLE_STATUSES, type AdminTable, type StoredStatus } from '@horda/protocol/admin';
import { PLAYED } from '@horda/games/list';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { coverOf } from '../../games/index.ts';
import { Pick } from '../form/fields.tsx';
import { useAdminWords, useOffice, useWhen } from './office.ts';

const PAGE = 50;
const MOST = 1_000;
const AGES = [1, 7, 30, 90, 365];

export function TableList({ onLook }: { onLook(table: string): void }) {
  const words = useAdminWords();
  const { language, words: allWords } = useSettings();
  const { ask, fail } = useOffice();
  const [game, setGame] = useState('');
  const [status, setStatus] = useState<StoredStatus | ''>('');
  const [older, setOlder] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [tables, setTables] = useState<readonly AdminTable[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const filter = {
      game: game || null,
      status: status || null,
      olderDays: older === '' ? null : Number(older),
      limit,
    };
    ask<readonly AdminTable[]>('adminList', '', filter).then((found) => isWanted && setTables(found), fail);
    return () => {
      isWanted = false;
    };
  }, [game, status, older, limit]);
  return (
    <>
      <div class="admin-filters">
        <Pick
          label={words.game}
          value={game}
          choices={[['', words.allGames], ...PLAYED.map(({ id, title }) => [id, title[language]] as const)]}
          onChange={setGame}
        />
        <Pick
          label={words.status}
          value={status}
          choices={[['', words.allStatuses], ...TABLE_STATUSES.map((each) => [each, words.statuses[each]] as const)]}
          onChange={(each) => setStatus(each as StoredStatus | '')}
        />
        <Pick
          label={words.older}
          value={older}
          choices={[['', words.anyAge], ...AGES.map((days) => [String(days), words.olderThan(days)] as const)]}
          onChange={setOlder}
        />
      </div>
      {tables === null && <p>{allWords.common.loading}</p>}
      {tables?.length === 0 && <p>{words.none}</p>}
      <ul>
        {tables?.map((each) => (
          <Row key={each.table} table={each} onLook={onLook} />
        ))}
      </ul>
      {tables !== null && tables.length >= limit && limit < MOST && (
        <button type="button" class="button" onClick={() => setLimit(Math.min(MOST, limit * 2))}>
          {words.more}
        </button>
      )}
    </>
  );
}

function Row({ table: each, onLook }: { readonly table: AdminTable; onLook(table: string): void }) {
  const words = useAdminWords();
  const { language } = useSettings();
  const when = useWhen();
  const { table, game, status, lines, at, listed } = each;
  const about = [
    words.statuses[status],
    lines === null ? words.packed : words.lines(lines),
    ...(listed && status === 'open' ? [words.listed] : []),
  ];
  const id = `table-${table}`;
  return (
    <li class="admin-row">
      <p id={id} class="admin-about">
        <span class="stencil">{coverOf(game)?.title[language] ?? game}</span>
        <small>{about.join(' · ')}</small>
        <small>{words.lastUsed(when(at))}</small>
        <small class="typed">{table}</small>
      </p>
      <button type="button" class="button" aria-describedby={id} onClick={() => onLook(table)}>
        {words.look}
      </button>
    </li>
  );
}
