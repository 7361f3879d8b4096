/** All tables that this browser keeps or knows: to go on, to look at again, to delete. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { forget, knownTable, knownTables } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import { coverOf } from '../../games/index.ts';
import { reasonOf, type BackendKind, type BackendReason } from '../../backend/backend.ts';
import { listLocalTables, removeLocalTable, type LocalTable } from '../../local/local-api.ts';
import { Sure } from '../../table/sure.tsx';
import { reasonText } from '../../text/common/reason.ts';
import { ENDING } from '../../text/ending.ts';
import { Box, FormPage } from '../form/form-page.tsx';
import './games.css';
import { GAMES_WORDS } from './text/of.ts';
import type { GamesWords } from './text/words.ts';

export function Games() {
  const words = useGamesWords();
  const [said, setSaid] = useState('');
  return (
    <FormPage caption={words.caption} title={words.title}>
      <p role="status">{said}</p>
      <div class="form-column">
        <Box title={words.here}>
          <GamesHere onSaid={setSaid} />
        </Box>
        {!import.meta.env.HORDA_STATIC && (
          <Box title={words.online}>
            <GamesThere onSaid={setSaid} />
          </Box>
        )}
      </div>
    </FormPage>
  );
}

const useGamesWords = (): GamesWords => GAMES_WORDS[useSettings().language];

interface PartProps {
  onSaid(text: string): void;
}

function GamesHere({ onSaid }: PartProps) {
  const allWords = useWords();
  const { common } = allWords;
  const words = useGamesWords();
  const [tables, setTables] = useState<readonly LocalTable[] | BackendReason | null>(null);
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
          about={aboutOf(each, words)}
          at={each.at}
          said={words.lastMove}
          hasReplay={each.status !== 'open'}
          remove={{ label: words.remove, question: words.removeSure, onYes: () => void remove(each.table) }}
        />
      ))}
    </List>
  );
}

function GamesThere({ onSaid }: PartProps) {
  const { language } = useSettings();
  const words = GAMES_WORDS[language];
  const [tables, setTables] = useState(knownThere);
  const remove = (table: string): void => {
    forget('online', table);
    setTables(knownThere);
    onSaid(words.forgotten);
  };
  return (
    <List help={words.onlineHelp} none={words.noneOnline}>
      {tables.map(({ table, game, over, opened, expires }) => (
        <Game
          key={table}
          host="online"
          table={table}
          game={game}
          about={[
            ...(over === true ? [words.statuses.over] : []),
            ...(expires === undefined || expires === null ? [] : [ENDING[language].listed(expires)]),
          ]}
          at={opened}
          said={words.lastOpened}
          hasReplay={over === true}
          remove={{ label: words.forget, question: words.forgetSure, onYes: () => remove(table) }}
        />
      ))}
    </List>
  );
}

const knownThere = () => knownTables().filter(({ host }) => host === 'online');

function aboutOf({ seats, status, answers }: LocalTable, words: GamesWords): readonly string[] {
  const { statuses } = words;
  const names = seats.map(({ name, held }) => name ?? (held === 'free' ? words.free : words.bot));
  return [words.players(names), statuses[status], words.answers(answers)];
}

function List(props: {
  readonly help: string;
  readonly none: string;
  readonly children: readonly ComponentChildren[];
}) {
  const { help, none, children } = props;
  if (children.length === 0) return <p>{none}</p>;
  return (
    <>
      <p class="games-help">{help}</p>
      <ul>{children}</ul>
    </>
  );
}

function Game(props: {
  readonly host: BackendKind;
  readonly table: string;
  readonly game: string;
  readonly about: readonly string[];
  /** When something was last done there, in milliseconds since 1970, and how that is said. */
  readonly at: number;
  said(when: string): string;
  readonly hasReplay: boolean;
  readonly remove: { readonly label: string; readonly question: string; onYes(): void };
}) {
  const { host, table, game, about, at, said, hasReplay, remove } = props;
  const { language } = useSettings();
  const words = GAMES_WORDS[language];
  const when = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(at);
  const id = `game-${host}-${table}`;
  return (
    <li class="games-one">
      <p id={id} class="games-about">
        <span class="stencil">{coverOf(game)?.title[language] ?? game}</span>
        {about.length > 0 && <small>{about.join(' · ')}</small>}
        <small>{said(when)}</small>
      </p>
      <div class="games-ways" role="group" aria-labelledby={id}>
        <a class="button button-primary" href={hrefOf({ page: 'table', host, table })}>
          {words.open}
        </a>
        {knownTable(host, table)?.series === true && (
          <a class="button" href={hrefOf({ page: 'series', host, table })}>
            {words.series}
          </a>
        )}
        {hasReplay && (
          <a class="button" href={hrefOf({ page: 'replay', host, table, at: null })}>
            {words.replay}
          </a>
        )}
        <Sure {...remove} no={words.no} />
      </div>
    </li>
  );
}
