import { LANGUAGES, type Language } from '@horda/parts';
import { useSettings } from '../../app/settings.tsx';
import './language-switch.css';

/** Each in its own language, so that it can be found by those who read no other. */
const NAMES: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English' };

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
          {NAMES[one]}
        </button>
      ))}
    </div>
  );
}
