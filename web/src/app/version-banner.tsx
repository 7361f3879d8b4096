/** Says that the page has a newer version; nothing changes until the person agrees. */
import { useState } from 'preact/hooks';
import { useWords } from './settings.tsx';
import { goToNewVersion, useNewVersion } from './version.ts';
import './version-banner.css';

export function VersionBanner() {
  const words = useWords().pages.update;
  const isNew = useNewVersion();
  const [isLater, setLater] = useState(false);
  return (
    <div class="version" role="status">
      {isNew && !isLater && (
        <div class="version-note sheet">
          <p>{words.ready}</p>
          <button type="button" class="button" onClick={goToNewVersion}>
            {words.refresh}
          </button>
          <button type="button" class="button button-plain" onClick={() => setLater(true)}>
            {words.later}
          </button>
        </div>
      )}
    </div>
  );
}
