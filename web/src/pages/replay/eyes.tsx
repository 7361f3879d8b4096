/** Chooses whose hand is shown. */
import type { NameOf } from '@horda/parts';
import { useWords } from '../../app/settings.tsx';
import { Pick } from '../form/fields.tsx';
import { eyesFor, isOver, type Replayed } from './open-replay.ts';
import type { ShownMoment } from './use-moment.ts';

const ALL = 'all';

export function Eyes(props: {
  readonly replayed: Replayed;
  readonly moment: ShownMoment;
  readonly name: NameOf;
  /** Says why others cannot be chosen. */
  readonly explains?: boolean;
}) {
  const { replayed, moment, name, explains = false } = props;
  const { common, replay } = useWords();
  const choices = eyesFor(replayed).map((seat) => {
    if (seat === null) return [ALL, replay.allEyes] as const;
    return [String(seat), seat === replayed.seat ? replay.ownEyes(name(seat)) : name(seat)] as const;
  });
  return (
    <div class="replay-eyes">
      <Pick
        label={replay.eyes}
        value={moment.eyes === null ? ALL : String(moment.eyes)}
        choices={choices}
        onChange={(value) => moment.seeThrough(value === ALL ? null : Number(value))}
      />
      {explains && !isOver(replayed.info) && <p class="field-help">{common.reasons.onlyOwnView}</p>}
    </div>
  );
}
