/** The settings of a table, in words. */
import { useWords } from '../../app/settings.tsx';
import { useSession } from '../../table/session.ts';

export function Agreed() {
  const { info, game, texts, host } = useSession();
  const words = useWords().pages;
  const isOnline = host.kind === 'online';
  return (
    <>
      <dl class="lobby-agreed">
        {game.options.map(({ id, house = false }) => {
          const setting = texts.settings[id];
          const value = info.options[id];
          // A house rule is mentioned only if it is on.
          if (setting === undefined || value === undefined || (house && value === false)) return null;
          return (
            <div key={id}>
              <dt>{setting.name}</dt>
              <dd>
                {setting.values[String(value)] ?? String(value)}
                {house && <span class="field-house">{words.form.houseRule}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <ul class="lobby-sentences">
        {info.pack !== null && <li>{words.lobby.pack(info.pack.id)}</li>}
        {info.origin === 'save' && <li>{words.lobby.imported}</li>}
        {info.origin === 'fork' && <li>{words.lobby.forked}</li>}
        {isOnline && <li>{words.lobby.clock(info.clock)}</li>}
        <li>{info.hints ? words.lobby.hintsOn : words.lobby.hintsOff}</li>
        {isOnline && <li>{info.listed ? words.lobby.listed : words.lobby.unlisted}</li>}
      </ul>
    </>
  );
}
