import { LANGUAGES } from '@horda/parts';
import { useSettings } from '../../app/settings.tsx';
import { LANGUAGE_NAMES } from '../../text/languages.ts';
import './language-switch.css';

export function LanguageSwitch() {
  const { language, words, change } = useSettings();
  return (
    <div class="language-switch" role="group" aria-label={words.common.language}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          class="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => change({ language: one })}
        >
          {LANGUAGE_NAMES[one]}
        </button>
      ))}
    </div>
  );
}
