/** Open tables that anybody may join, and the way in by a link or a code. */
import { LOBBY } from '../lobby/text/of.ts';
import { useEffect, useId, useState } from 'preact/hooks';
import { go, hrefOf } from '../../app/route.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { COVERS, coverOf } from '../../games/index.ts';
import { listLobby, type LobbyTable } from '../../backend/api.ts';
import { onlineBackend } from '../../backend/online.ts';
import { NO_KEY, readLink } from '../door/link.ts';
import { Note } from '../form/fields.tsx';
import { Box, FormPage } from '../form/form-page.tsx';
import './join.css';

const EVERY = 10_000;
const GAME = COVERS.find(({ load }) => load !== null)!.id;

export function Join() {
  const words = useWords().pages.join;
  const { tables, refresh } = useTables();
  return (
    <FormPage caption={words.caption} title={words.title}>
      <div class="form-columns">
        <Box title={words.paste}>
          <ByLink />
        </Box>
        <Box title={words.tables}>
          <Tables tables={tables} refresh={refresh} />
        </Box>
      </div>
    </FormPage>
  );
}

function ByLink() {
  const words = useWords().pages.join;
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const follow = (event: SubmitEvent): void => {
    event.preventDefault();
    const link = readLink(pasted);
    if (link === null) setWrong(true);
    else go(link);
  };
  return (
    <form class="join-link" onSubmit={follow} noValidate>
      <label class="unseen" for={id}>
        {words.paste}
      </label>
      <input
        id={id}
        class="join-input"
        value={pasted}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onInput={({ currentTarget }) => {
          setPasted(currentTarget.value);
          setWrong(false);
        }}
      />
      <Note id={`${id}-note`} problem={isWrong ? true : null} text={isWrong ? words.notALink : words.pasteHelp} />
      <button type="submit" class="button button-primary">
        {words.go}
      </button>
    </form>
  );
}

/** Null: not known yet; `offline`: nobody answers. */
type Tables = readonly LobbyTable[] | 'offline' | null;

function useTables(): { readonly tables: Tables; refresh(): void } {
  const [tables, setTables] = useState<Tables>(null);
  const refresh = (): void => {
    listLobby(onlineBackend).then(setTables, () => setTables('offline'));
  };
  useEffect(() => {
    refresh();
    // A hidden page sends no requests.
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), EVERY);
    addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
    };
  }, []);
  return { tables, refresh };
}

function Tables({ tables, refresh }: { readonly tables: Tables; refresh(): void }) {
  const { common, pages } = useWords();
  const words = pages.join;
  if (tables === 'offline')
    return (
      <div class="join-none" role="status">
        <p>
          <b>{words.offline}</b>
        </p>
        <p>{words.offlineHelp}</p>
        <div class="form-ways">
          <a class="button" href={hrefOf({ page: 'new', game: GAME, host: 'local' })}>
            {pages.form.playAlone}
          </a>
          <button type="button" class="button" onClick={refresh}>
            {common.tryAgain}
          </button>
        </div>
      </div>
    );
  if (tables === null) return <p role="status">{common.loading}</p>;
  const playable = tables.filter(({ game }) => (coverOf(game)?.load ?? null) !== null);
  return (
    <>
      {playable.length === 0 ? (
        <div class="join-none">
          <p>{words.none}</p>
          <a class="button" href={hrefOf({ page: 'new', game: GAME, host: 'online' })}>
            {pages.form.openTable}
          </a>
        </div>
      ) : (
        <ul class="join-tables">
          {playable.map((table) => (
            <Row key={table.table} table={table} />
          ))}
        </ul>
      )}
      <button type="button" class="button button-plain" onClick={refresh}>
        {words.refresh}
      </button>
    </>
  );
}

function Row({ table: { table, game, seats, clock } }: { readonly table: LobbyTable }) {
  const { language, words } = useSettings();
  const { join, form } = words.pages;
  const free = seats.filter(({ held }) => held === 'free').length;
  const host = seats.find(({ held }) => held === 'person')?.name ?? null;
  const title = coverOf(game)?.title[language] ?? game;
  return (
    <li class="join-table">
      <div class="join-about">
        <p class="join-game">
          <span class="stencil">{title}</span>
          {host !== null && <span class="typed">{join.hostedBy(host)}</span>}
        </p>
        <p class="join-seats">
          {seats.map(({ held }, seat) => (
            <SeatMark key={seat} seat={seat} tone={held === 'free' ? 'awaited' : 'ink'} />
          ))}
          <span>{join.freeSeats(free, seats.length)}</span>
        </p>
        <p class="field-help">{LOBBY[language].clock(clock)}</p>
      </div>
      <a
        class="button"
        href={hrefOf({ page: 'door', table, key: NO_KEY, as: 'guest' })}
        aria-label={free > 0 ? join.sit(title) : `${form.watch}: ${title}`}
      >
        {free > 0 ? words.pages.door.sit : form.watch}
      </a>
    </li>
  );
}
