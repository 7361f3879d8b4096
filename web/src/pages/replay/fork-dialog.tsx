/** A new table that goes on from the moment shown. */
import { useState } from 'preact/hooks';
import { remember } from '../../app/memory.ts';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { forkTable } from '../../backend/api.ts';
import { reasonOf, type BackendReason } from '../../backend/backend.ts';
import { useClosed, WordField, wordProblem } from '../form/word-field.tsx';
import { reasonText } from '../../text/common/reason.ts';
import { Dialog } from '../../table/dialog.tsx';
import { command, STAND_IN } from '../../table/saves.ts';
import { botsOf, NameField, Pick } from '../form/fields.tsx';
import { forkObstacle, type Replayed } from './open-replay.ts';

const PEOPLE = '';

export function ForkDialog(props: { readonly replayed: Replayed; readonly at: number; readonly onClose: () => void }) {
  const { replayed, at, onClose } = props;
  const { host, table, game, key } = replayed;
  const settings = useSettings();
  const { common, replay } = settings.words;
  const say = replay.fork;
  const [name, setName] = useState(settings.name);
  const [bot, setBot] = useState(STAND_IN);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<BackendReason | null>(null);
  const wrongWord = wordProblem(problem);
  const closed = useClosed(host.kind, wrongWord);
  const obstacle = forkObstacle(replayed, at);

  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (key === null || busy) return;
    setBusy(true);
    try {
      const wish = { at, name: name.trim() || say.someone, bot: bot === PEOPLE ? null : bot };
      const made = await forkTable(host, table, key, wish);
      // Where bots have the other seats there is nobody to wait for.
      if (bot !== PEOPLE) await command(host, made.table, made.key, { do: 'start' });
      settings.change({ name });
      remember({
        host: host.kind,
        game: game.id,
        table: made.table,
        key: made.key,
        invite: made.invite,
        watch: made.watch,
      });
      go({ page: 'table', host: host.kind, table: made.table });
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title={say.title} onClose={onClose}>
      {obstacle === null ? (
        <form class="replay-form" onSubmit={(event) => void make(event)}>
          <p>{say.help(at)}</p>
          <NameField label={say.name} value={name} onChange={setName} />
          <Pick
            label={say.others}
            value={bot}
            choices={[
              ...botsOf(common.levels).map((each) => [each, common.levels[each]!] as const),
              ...(host.kind === 'online' ? [[PEOPLE, say.people] as const] : []),
            ]}
            onChange={setBot}
          />
          {closed && <WordField problem={wrongWord} onChange={() => setProblem(null)} />}
          {problem !== null && wrongWord === null && <p role="alert">{reasonText(host.kind, problem, { common })}</p>}
          <p class="replay-ways">
            <button type="submit" class="button button-primary" disabled={busy}>
              {say.make}
            </button>
            <button type="button" class="button" onClick={onClose}>
              {common.cancel}
            </button>
          </p>
        </form>
      ) : (
        <p>{obstacle === 'notSeated' ? common.reasons.notSeated : say[obstacle]}</p>
      )}
    </Dialog>
  );
}
