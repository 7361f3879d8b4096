/** All tables that this browser keeps or knows: to go on, to look at again, to delete. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { forget, knownTables } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import { coverOf } from '../../games/index.ts';
import { reasonOf, type HostKind, type HostReason } from '../../host/host.ts';
import { listLocalTables, removeLocalTable, type LocalTable } from '../../local/local-api.ts';
import { Sure } from '../../table/sure.tsx';
import { reasonText } from '../../text/common/reason.ts';
import { Box, FormPage } from '../form/form-page.tsx';
import './games.css';

export function Games() {
  const words = useWords().games;
  const [said, setSaid] = useState('');
  return (
    <FormPage caption={words.caption} title={words.title}>
      <p role="status">{said}</p>
      <div class="form-column">
        <Box number={1} title={words.here}>
          <GamesHere onSaid={setSaid} />
        </Box>
        <Box number={2} title={words.online}>
          <GamesThere onSaid={setSaid} />
        </Box>
      </div>
    </FormPage>
  );
}

interface PartProps {
  onSaid(text: string): void;
}

function GamesHere({ onSaid }: PartProps) {
  const allWords = useWords();
  const { common, games: words } = allWords;
  const [tables, setTables] = useState<readonly LocalTable[] | HostReason | null>(null);
  const look = (): void => {
    listLocalTables().then(setTables, (error: unknown) => setTables(reasonOf(error)));
  };
  useEffect(look, []);
  const remove = async (table: string): Promise<void> => {
    try {
      await removeLocalTable(table);
    } catch (error) {
      return onSaid(reasonText('local', reasonOf(error), allWords));
    }
    forget('local', table);
    onSaid(words.removed);
    look();
  };
  if (tables === null) return <p>{common.loading}</p>;
  if (typeof tables === 'string')
    return (
      <>
        <p role="alert">{reasonText('local', tables, allWords)}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {common.tryAgain}
        </button>
      </>
    );
  return (
    <List help={words.hereHelp} none={words.noneHere}>
      {tables.map((each) => (
        <Game
          key={each.table}
          host="local"
          table={each.table}
          game={each.game}
          about={[words.players(namesOf(each, words)), words.status[each.status], words.answers(each.answers)]}
          when={words.lastMove(useDay(each.at))}
          hasReplay={each.status !== 'open'}
          remove={{ label: words.remove, question: words.removeSure, onYes: () => void remove(each.table) }}
        />
      ))}
    </List>
  );
}

function GamesThere({ onSaid }: PartProps) {
  const words = useWords().games;
  const [tables, setTables] = useState(knownThere);
  const remove = (table: string): void => {
    forget('online', table);
    setTables(knownThere);
    onSaid(words.forgotten);
  };
  return (
    <List help={words.onlineHelp} none={words.noneOnline}>
      {tables.map(({ table, game, over, opened }) => (
        <Game
          key={table}
          host="online"
          table={table}
          game={game}
          about={over === true ? [words.status.over] : []}
          when={words.lastOpened(useDay(opened))}
          hasReplay={over === true}
          remove={{ label: words.forget, question: words.forgetSure, onYes: () => remove(table) }}
        />
      ))}
    </List>
  );
}
