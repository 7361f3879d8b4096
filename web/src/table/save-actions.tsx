/** Downloads a finished game as a file, and checks it move by move. */
import type { NameOf } from '@horda/parts';
import { useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { fetchSave } from '../backend/api.ts';
import { reasonOf, type Backend } from '../backend/backend.ts';
import { verifySave } from '../local/local-api.ts';
import { reasonText } from '../text/common/reason.ts';
import { commitmentIn, download, saveFileName } from './saves.ts';
import { verdictText } from './verdict.ts';

export function useSaveActions(place: {
  readonly host: Backend;
  readonly table: string;
  readonly key: string | null;
  readonly game: string;
  readonly name: NameOf;
}) {
  const { host, table, key, game, name } = place;
  const { words } = useSettings();
  const say = words.replay.saves;
  const [message, setMessage] = useState('');
  const run = async (work: () => Promise<string>): Promise<void> => {
    try {
      setMessage(await work());
    } catch (error) {
      setMessage(reasonText(host.kind, reasonOf(error), words));
    }
  };
  return {
    message,
    exportGame: () =>
      run(async () => {
        download(saveFileName(say.fileName, game, new Date()), await fetchSave(host, table, key));
        return say.exported;
      }),
    verifyGame: () => {
      setMessage(say.verifying);
      return run(async () => {
        const save = await fetchSave(host, table, key);
        return verdictText(await verifySave(save), commitmentIn(save), say, name);
      });
    },
  };
}

/** Buttons for a game that is over, and the results of pressing them. */
export function SaveActions({ actions }: { readonly actions: ReturnType<typeof useSaveActions> }) {
  const { words } = useSettings();
  const { export: take, verify } = words.replay.saves;
  return (
    <>
      <button type="button" class="button" onClick={actions.exportGame}>
        {take}
      </button>
      <button type="button" class="button" onClick={actions.verifyGame}>
        {verify}
      </button>
    </>
  );
}
