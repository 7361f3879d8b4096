/** Options as rows to press, each with the mark under which its target is found on the television. */
import type { Choice } from '@horda/kernel';
import { useSettings } from '../../app/settings.tsx';
import { SeatMark } from '../../art/marks.tsx';
import type { HandTarget } from '../../games/hand-drawing.ts';
import { isAmong } from '../picking.ts';
import { useSession } from '../session.ts';
import type { Choosing } from '../use-choosing.ts';

export function Options(props: {
  readonly options: readonly Choice[];
  readonly choosing: Choosing;
  readonly hinted: readonly Choice[];
  targetOf?(choice: Choice): HandTarget | null;
  /** The rows tell what will follow. */
  readonly tells?: boolean;
}) {
  const { options, choosing, hinted, targetOf, tells = false } = props;
  const { texts, name, now } = useSession();
  const { words } = useSettings();
  const { view } = now;
  if (view === null) return null;
  return (
    <ul class="held-options">
      {options.map((choice) => {
        const target = targetOf?.(choice) ?? null;
        const ahead = tells ? texts.ahead?.(choice, view, name) : null;
        return (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              class="held-option"
              aria-pressed={choosing.several ? isAmong(choosing.picked, choice) : undefined}
              aria-disabled={choosing.sending}
              onClick={() => choosing.choose(choice)}
            >
              {target?.seat !== undefined && <SeatMark seat={target.seat} tone="ink" />}
              {target?.sign !== undefined && <b class="held-sign stencil">{target.sign}</b>}
              <span class="held-does">
                {texts.option(choice, view, name)}
                {ahead !== null && ahead !== undefined && ahead !== '' && <small>{ahead}</small>}
              </span>
              {isAmong(hinted, choice) && <span class="held-hinted">{words.table.moves.hinted}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
