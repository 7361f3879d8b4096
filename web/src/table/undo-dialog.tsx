/** Before a player asks the others for a move back: which moves go with it, and who must agree. */
import { useSettings } from '../app/settings.tsx';
import { Dialog } from './dialog.tsx';
import { useSession } from './session.ts';
import { TakenBack } from './taken-back.tsx';
import { UNDO } from './text/undo.ts';
import { answersBackTo } from './undo-lines.ts';

export function UndoDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const { seat, entries, now, info, name } = session;
  const words = UNDO[useSettings().language];
  const others = info.seats.flatMap(({ held }, each) => (held === 'person' && each !== seat ? [name(each)] : []));
  const propose = (): void => {
    onClose();
    void session.do({ do: 'propose', what: 'undo' });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <TakenBack answers={seat === null ? 0 : answersBackTo(entries, now.answers, seat)} />
      <p class="dialog-text">{words.agreement(others)}</p>
      <div class="dialog-answers">
        <button type="button" class="button button-primary" onClick={propose}>
          {words.ask(others.length === 0)}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
