/** From the lobby and from the menu of a table to its television: opened here, or by a link elsewhere. */
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { useSession } from '../../table/session.ts';
import { CopyLink } from '../form/copy-link.tsx';
import { TV } from './text/of.ts';

export function TvLink() {
  const { host, table, seat, notify } = useSession();
  const words = TV[useSettings().language];
  const known = knownTable(host.kind, table);
  const invite = host.kind === 'online' ? (known?.invite ?? null) : null;
  // A person with nothing but the key of a seat would show their cards.
  if (seat !== null && known?.watch === undefined && invite === null) return null;
  return (
    <details class="lobby-promise">
      <summary>{words.open}</summary>
      <p class="field-help">{words.openHelp}</p>
      <a class="button" href={hrefOf({ page: 'tv', host: host.kind, table, key: '' })} target="_blank">
        {words.oneScreen}
      </a>
      {invite !== null && (
        <CopyLink
          label={words.link}
          help={words.linkHelp}
          href={hrefOf({ page: 'tv', host: 'online', table, key: invite })}
          onSaid={notify}
        />
      )}
    </details>
  );
}
