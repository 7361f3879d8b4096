/** One table without its secrets, and what the host can do about it. */
import type { AdminSeat, AdminSheet, Reissued } from '@horda/protocol/admin';
import type { LogEntry } from '@horda/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { coverOf } from '../../games/index.ts';
import { Sure } from '../../table/sure.tsx';
import { CopyLink } from '../form/copy-link.tsx';
import { Box } from '../form/form-page.tsx';
import { useAdminWords, useOffice, useSize, useWhen } from './office.ts';
import { Facts } from './sizes-box.tsx';

/** How many of the latest lines of talk are shown. */
const SHOWN = 50;

export function Sheet({ table, onBack }: { readonly table: string; onBack(): void }) {
  const words = useAdminWords();
  const { words: allWords, language } = useSettings();
  const { ask, fail, say } = useOffice();
  const [sheet, setSheet] = useState<AdminSheet | null>(null);
  const [link, setLink] = useState<Reissued | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const when = useWhen();
  const look = (): void => void ask<AdminSheet>('adminShow', table).then(setSheet, fail);
  useEffect(look, []);
  useEffect(() => heading.current?.focus(), [sheet === null]);
  const act = (work: Promise<string>): void => void work.then(say, fail).then(look);
  const remove = async (): Promise<void> => {
    try {
      await ask('adminDelete', table);
      say(words.removed);
      onBack();
    } catch (error) {
      fail(error);
    }
  };
  const expire = async (): Promise<string> =>
    words.expired(when((await ask<{ readonly until: number }>('adminExpire', table)).until));
  const reissue = async (what: Reissued['what']): Promise<string> => {
    setLink(await ask<Reissued>('adminReissue', table, { what }));
    return words.linkTitle[what];
  };
  const isPacked = sheet?.status === 'archived';
  return (
    <div class="form-column">
      <div class="form-ways">
        <button type="button" class="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
      {sheet === null ? (
        <p>{allWords.common.loading}</p>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} class="admin-name stencil">
            {coverOf(sheet.game)?.title[language] ?? sheet.game}
          </h2>
          <Box title={words.sheet}>
            <About sheet={sheet} />
          </Box>
          {sheet.open === null ? <p>{words.closed}</p> : <Opened open={sheet.open} />}
          {link !== null && (
            <CopyLink
              key={link.key}
              label={words.linkTitle[link.what]}
              help={words.linkHelp}
              href={hrefOf({ page: 'door', table, key: link.key, as: link.what === 'invite' ? 'guest' : 'watcher' })}
              onSaid={say}
            />
          )}
          <div class="admin-deeds">
            {!isPacked && (
              <>
                <Sure
                  label={words.newInvite}
                  question={words.newInviteSure}
                  no={words.no}
                  onYes={() => act(reissue('invite'))}
                />
                <Sure
                  label={words.newWatch}
                  question={words.newWatchSure}
                  no={words.no}
                  onYes={() => act(reissue('watch'))}
                />
              </>
            )}
            <Sure label={words.expire} question={words.expireSure} no={words.no} onYes={() => act(expire())} />
            <Sure label={words.remove} question={words.removeSure} no={words.no} onYes={() => void remove()} />
          </div>
        </>
      )}
    </div>
  );
}

function About({ sheet }: { readonly sheet: AdminSheet }) {
  const words = useAdminWords();
  const [when, size] = [useWhen(), useSize()];
  const { status, lines, bytes, at, table, open } = sheet;
  const options = Object.entries(open?.options ?? {}).map(([id, value]) => `${id}: ${value}`);
  return (
    <>
      <p class="admin-about">
        <small class="typed">{table}</small>
      </p>
      <Facts
        facts={[
          [words.status, words.statuses[status]],
          [words.older, when(at)],
          [words.store, `${size(bytes)}, ${lines === null ? words.packed : words.lines(lines)}`],
          ...(open?.expires == null ? [] : ([[words.expires, when(open.expires)]] as const)),
          ...(options.length === 0 ? [] : ([[words.options, options.join(', ')]] as const)),
        ]}
      />
    </>
  );
}

function Opened({ open }: { readonly open: NonNullable<AdminSheet['open']> }) {
  const words = useAdminWords();
  const { seats, watchers, host, entries } = open;
  return (
    <>
      <Box title={words.seats}>
        <Facts facts={seats.map((seat, n) => [words.seat(n + 1), describe(seat, n === host, words)] as const)} />
        {watchers.length > 0 && <p>{words.watchers([...new Set(watchers)].join(', '))}</p>}
      </Box>
      <Box title={words.log}>
        <Talk entries={entries} seats={seats} />
      </Box>
    </>
  );
}

function describe(seat: AdminSeat, isHost: boolean, words: ReturnType<typeof useAdminWords>): string {
  const { name, held, bot, addresses } = seat;
  const who = held === 'free' ? words.free : held === 'bot' ? `bot ${bot}` : (name ?? words.nameless);
  return [
    who,
    ...(isHost ? [words.host] : []),
    ...(held === 'person' && bot !== null ? [`bot ${bot}`] : []),
    ...(addresses.length === 0 ? [] : [words.connected([...new Set(addresses)].join(', '))]),
  ].join(' · ');
}

/** What people said: that is what a host has to judge. */
function Talk({ entries, seats }: { readonly entries: readonly LogEntry[]; readonly seats: readonly AdminSeat[] }) {
  const words = useAdminWords();
  const when = useWhen();
  const said = entries.flatMap((entry) => (entry.type === 'said' && entry.text !== null ? [entry] : [])).slice(-SHOWN);
  if (said.length === 0) return <p>{words.said}</p>;
  return (
    <ol class="admin-talk">
      {said.map(({ seq, at, seat, text }) => (
        <li key={seq}>
          <small>{when(at)}</small> <b>{seats[seat]?.name ?? words.seat(seat + 1)}:</b> {text}
        </li>
      ))}
    </ol>
  );
}
