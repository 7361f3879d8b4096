/** What else can be done with a replay. */
import type { NameOf } from '@horda/parts';
import type { ComponentChildren } from 'preact';
import { hrefOf } from '../../app/route.ts';
import { useWords } from '../../app/settings.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { PaperLink } from '../../table/paper-link.tsx';
import { SaveActions, useSaveActions } from '../../table/save-actions.tsx';
import { Eyes } from './eyes.tsx';
import { ImportSave } from './import-save.tsx';
import { isOver, type Replayed } from './open-replay.ts';
import type { ShownMoment } from './use-moment.ts';

export function MoreDialog(props: {
  readonly replayed: Replayed;
  readonly moment: ShownMoment;
  readonly name: NameOf;
  readonly onClose: () => void;
  /** What has no place beside the board. */
  readonly children: ComponentChildren;
}) {
  const { replayed, moment, name, onClose, children } = props;
  const { host, table, key, game, info } = replayed;
  const { common, replay } = useWords();
  const saves = useSaveActions({ host, table, key, game: game.id, name });
  return (
    <Dialog title={replay.title} onClose={onClose}>
      <div class="replay-form">
        <Eyes replayed={replayed} moment={moment} name={name} explains />
        {children}
        <div class="replay-ways">
          {isOver(info) ? <SaveActions actions={saves} /> : <p class="field-help">{replay.saves.exportLater}</p>}
          <PaperLink host={host.kind} table={table} game={game} status={info.status} />
          <ImportSave />
          <a class="button" href={hrefOf({ page: 'home' })}>
            {common.home}
          </a>
        </div>
        <p class="end-message" role="status">
          {saves.message}
        </p>
        <p class="field-help">{replay.keys}</p>
      </div>
    </Dialog>
  );
}
