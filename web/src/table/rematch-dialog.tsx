/** The same people once more, with other settings. */
import { useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { freshPlan, optionsOf } from '../pages/new-table/plan.ts';
import { RulesPart } from '../pages/new-table/rules-part.tsx';
import { Dialog } from './dialog.tsx';
import type { TableSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import type { useFollowing } from './use-following.ts';

export function RematchDialog(props: {
  readonly session: TableSession;
  readonly rematch: ReturnType<typeof useFollowing>;
  readonly onClose: () => void;
}) {
  const { session, rematch, onClose } = props;
  const { game, host, info } = session;
  const end = END_WORDS[useSettings().language];
  const [plan, setPlan] = useState(() => {
    const fresh = freshPlan(game, host.kind, () => '');
    return { ...fresh, seats: info.seats.length, options: { ...fresh.options, ...info.options } };
  });
  return (
    <Dialog title={end.otherSettings} onClose={onClose}>
      <form
        class="rematch-form"
        onSubmit={(event) => {
          event.preventDefault();
          void rematch.ask({ options: optionsOf(plan) });
        }}
      >
        <RulesPart game={game} plan={plan} change={setPlan} />
        {rematch.problem !== null && <p role="alert">{rematch.problem}</p>}
        <div class="dialog-answers">
          <button type="submit" class="button button-primary" disabled={rematch.busy}>
            {end.rematch}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
