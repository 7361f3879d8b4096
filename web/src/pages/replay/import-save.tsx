/** Opens a saved game from this device, to look at it without a server. */
import { useRef, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { HostError } from '../../host/host.ts';
import { hostOf } from '../../host/hosts.ts';
import { verifySave } from '../../local/local-api.ts';
import { openSave } from '../../table/saves.ts';
import { verdictText } from '../../table/verdict.ts';

export function ImportSave() {
  const { words, name } = useSettings();
  const { saves, fork } = words.replay;
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setMessage(saves.importing);
    const text = await file.text();
    try {
      const table = await openSave(hostOf('local'), text, name || fork.someone);
      go({ page: 'replay', host: 'local', table, at: 0 });
    } catch (error) {
      const reason = error instanceof HostError ? error.reason : 'fault';
      const isBad = reason === 'badSave' || reason === 'badMessage';
      setMessage(isBad ? await whatIsWrong(text) : words.common.reasons[reason]);
    }
  };
  const whatIsWrong = async (text: string): Promise<string> => {
    try {
      const verified = await verifySave(JSON.parse(text));
      // By the rules, but begun from a moment of another game, which cannot be dealt again.
      return verified.ok ? saves.goesOn : verdictText(verified, null, saves);
    } catch {
      return saves.notJson;
    }
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
