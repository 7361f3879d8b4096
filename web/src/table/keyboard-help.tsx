import { useSettings } from '../app/settings.tsx';
import { Dialog } from './dialog.tsx';

const CHAT_KEY = 'C';

export function KeyboardHelp({ speaks, onClose }: { readonly speaks: boolean; readonly onClose: () => void }) {
  const { shortcuts, words: all } = useSettings();
  const words = all.table.keys;
  const list = words.list.filter(({ key }) => speaks || key !== CHAT_KEY);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p class="dialog-text">{words.help}</p>
      <p class="dialog-text">{shortcuts ? words.switching : words.areOff}</p>
      <dl class="key-list">
        {list.map(({ key, does }) => (
          <div key={key}>
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
