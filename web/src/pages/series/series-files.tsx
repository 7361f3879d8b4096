/** Takes a series home as one file, and checks all of it. */
import { useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { fetchSeries } from '../../backend/api.ts';
import { reasonOf } from '../../backend/backend.ts';
import { verifySeries } from '../../local/local-api.ts';
import { download, saveFileName } from '../../table/saves.ts';
import { seriesVerdict } from '../../table/series-verdict.ts';
import type { TableSession } from '../../table/session.ts';
import { reasonText } from '../../text/common/reason.ts';

export function SeriesFiles({ session }: { readonly session: TableSession }) {
  const { host, table, key, game } = session;
  const { words, language } = useSettings();
  const { series: say, saves } = words.replay;
  const [message, setMessage] = useState('');
  const run = async (work: (content: Record<string, unknown>) => Promise<string>): Promise<void> => {
    try {
      setMessage(await work(await fetchSeries(host, table, key)));
    } catch (error) {
      setMessage(reasonText(host.kind, reasonOf(error), words));
    }
  };
  const take = (): Promise<void> =>
    run(async (content) => {
      download(saveFileName(`${saves.fileName}-${say.fileName}`, game.id, new Date()), content);
      return say.exported;
    });
  const check = (): Promise<void> => {
    setMessage(say.verifying);
    return run(async (content) => seriesVerdict(await verifySeries(content), say, language));
  };
  return (
    <footer class="series-files">
      <button type="button" class="button" onClick={() => void take()}>
        {say.export}
      </button>
      <button type="button" class="button" onClick={() => void check()}>
        {say.verify}
      </button>
      <p class="typed" role="status">
        {message}
      </p>
    </footer>
  );
}
