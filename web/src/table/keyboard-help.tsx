import { useSettings } from '../app/settings.tsx';
import { Dialog } from './dialog.tsx';
import { useSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import { WAITING } from './text/waiting.ts';

const CHAT_KEY = 'C';

export function KeyboardHelp({ speaks, onClose }: { readonly speaks: boolean; readonly onClose: () => void }) {
  const { shortcuts, words: all, language } = useSettings();
  const { keys } = useSession().game.drawing;
  const words = all.table.keys;
  const list = [
    ...words.list.filter(({ key }) => speaks || key !== CHAT_KEY),
    ...WAITING[language].keys,
    ...END_WORDS[language].keys,
    ...(keys?.(language) ?? []),
  ];
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p class="dialog-text">{words.help}</p>
      <p class="dialog-text">{shortcuts ? words.switching : words.areOff}</p>
      <dl class="key-list">
        {list.map(({ key, does }) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
