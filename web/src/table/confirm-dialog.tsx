/** One more question before something that cannot be taken back. */
import { useWords } from '../app/settings.tsx';
import { Dialog } from './dialog.tsx';
import type { Choosing } from './use-choosing.ts';

export function ConfirmDialog({ choosing }: { readonly choosing: Choosing }) {
  const words = useWords().table.confirm;
  return (
    <Dialog title={words.title} kind="danger" onClose={choosing.cancel}>
      <p class="dialog-text">{choosing.warning}</p>
      <div class="dialog-answers">
        <button type="button" class="button button-danger" aria-disabled={choosing.sending} onClick={choosing.confirm}>
          {words.yes}
        </button>
        <button type="button" class="button" autofocus onClick={choosing.cancel}>
          {words.no}
        </button>
      </div>
    </Dialog>
  );
}
