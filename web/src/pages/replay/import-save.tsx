/** Opens a saved game from this device, to look at it without a server. */
import { useRef, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { reasonOf, type BackendReason } from '../../backend/backend.ts';
import { backendOf } from '../../backend/backends.ts';
import { verifySave } from '../../local/local-api.ts';
import { readSave, type SaveFile } from '../../table/save-file.ts';
import { reasonText } from '../../text/common/reason.ts';
import { openSave } from '../../table/saves.ts';
import { verdictText } from '../../table/verdict.ts';

export function ImportSave() {
  const { words, name } = useSettings();
  const { saves, fork } = words.replay;
  const { file: fileWords } = words.pages;
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setMessage(saves.importing);
    const save = await readSave(file);
    if (typeof save === 'string') return setMessage(fileWords[save]);
    try {
      const table = await openSave(backendOf('local'), save, name || fork.someone);
      go({ page: 'replay', host: 'local', table, at: 0 });
    } catch (error) {
      setMessage(await whatIsWrong(save, reasonOf(error)).catch((again: unknown) => sentenceOf(reasonOf(again))));
    }
  };
  /** A host only refuses the save; a replay move by move finds out why. */
  const whatIsWrong = async (save: SaveFile, reason: BackendReason): Promise<string> => {
    if (reason !== 'badSave') return sentenceOf(reason);
    const verified = await verifySave(save.content);
    return verified.ok ? sentenceOf(reason) : verdictText(verified, null, saves, String);
  };
  const sentenceOf = (reason: BackendReason): string => {
    if (reason === 'rulesChanged') return saves.otherRules;
    return reason === 'badMessage' ? fileWords.notSave : reasonText('local', reason, words);
  };
  return (
    <div class="import-save">
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {saves.import}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={saves.import}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <p class="import-save-note" role="status">
        {message}
      </p>
    </div>
  );
}
