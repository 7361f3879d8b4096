/** The page behind a link: an invitation, a link to watch, or a person's own seat on another device. */
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useWords } from '../../app/settings.tsx';
import { reasonText } from '../../text/common/reason.ts';
import { FormPage, Notice } from '../form/form-page.tsx';
import { enter } from './enter.ts';
import { findTable, type Found } from './find-table.ts';
import { Guest } from './guest.tsx';
import { takeNote, type DoorKind } from './link.ts';

export function Door({
  table,
  linkKey,
  as,
}: {
  readonly table: string;
  readonly linkKey: string;
  readonly as: DoorKind;
}) {
  const words = useWords().pages;
  const [note] = useState(() => takeNote({ page: 'door', table, key: linkKey, as }));
  const [found, setFound] = useState<Found | null>(null);
  const [replaces, setReplaces] = useState(false);
  const look = async (): Promise<void> => {
    const now = await findTable(table, as, note.key, replaces);
    // A key to a seat is not an invitation, even if the link says so.
    const invite = as === 'guest' || as === 'hand' ? note.key : null;
    if (now.kind === 'seat')
      enter(table, now.game, { key: now.key, invite: invite === now.key ? null : invite, hand: as === 'hand' });
    else if (now.kind === 'watcher') enter(table, now.game, { key: note.key, invite: null });
    else setFound(now);
  };
  useEffect(() => void look(), [replaces]);
  if (found === null)
    return (
      <FormPage caption={words.door.caption} title={words.door.looking} narrow>
        <p role="status">{words.door.looking}</p>
      </FormPage>
    );
  if (found.kind === 'guest')
    return <Guest table={table} hand={as === 'hand'} note={note} game={found.game} info={found.info} look={look} />;
  if (found.kind === 'kept')
    return (
      <Kept
        opens={found.opens}
        stay={() => enter(table, found.game, { key: found.key, invite: null })}
        replace={() => {
          setFound(null);
          setReplaces(true);
        }}
      />
    );
  const again = (): void => {
    setFound(null);
    void look();
  };
  return found.kind === 'closed' ? <Closed reason={found.reason} again={again} /> : null;
}

/** Asks before the link replaces a key that cannot be recovered. */
function Kept(props: { readonly opens: 'seat' | 'host'; stay(): void; replace(): void }) {
  const { opens, stay, replace } = props;
  const { caption, keptSeat, keptSeatHelp, keptHost, keptHostHelp, keep, replaceKey } = useWords().pages.door;
  const isSeat = opens === 'seat';
  return (
    <Notice caption={caption} title={isSeat ? keptSeat : keptHost} help={isSeat ? keptSeatHelp : keptHostHelp}>
      <button type="button" class="button button-primary" onClick={stay}>
        {keep}
      </button>
      <button type="button" class="button" onClick={replace}>
        {replaceKey}
      </button>
    </Notice>
  );
}

function Closed({ reason, again }: { readonly reason: Extract<Found, { kind: 'closed' }>['reason']; again(): void }) {
  const { common, pages } = useWords();
  const { caption, dead, deadHelp, removed, removedHelp, silent, silentHelp, failed } = pages.door;
  const retry = (
    <button type="button" class="button button-primary" onClick={again}>
      {common.tryAgain}
    </button>
  );
  const join = (
    <a class="button" href={hrefOf({ page: 'join' })}>
      {pages.join.title}
    </a>
  );
  switch (reason) {
    case 'wrongKey':
    case 'badMessage':
      return (
        <Notice caption={caption} title={dead} help={deadHelp}>
          {join}
        </Notice>
      );
    case 'unknownTable':
      return (
        <Notice caption={caption} title={removed} help={removedHelp}>
          {join}
        </Notice>
      );
    case 'unknownGame':
      return (
        <Notice caption={caption} title={pages.form.unknownGame} help={pages.form.unknownGameHelp}>
          <button type="button" class="button" onClick={() => location.reload()}>
            {pages.form.reload}
          </button>
        </Notice>
      );
    case 'notLoaded':
      return (
        <Notice caption={caption} title={pages.form.notLoaded} help={pages.form.notLoadedHelp}>
          {retry}
        </Notice>
      );
    case 'offline':
      return (
        <Notice caption={caption} title={silent} help={silentHelp}>
          {retry}
        </Notice>
      );
    default:
      return (
        <Notice caption={caption} title={failed} help={reasonText('online', reason, { common })}>
          {retry}
        </Notice>
      );
  }
}
