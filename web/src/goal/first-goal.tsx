/** The goal of a game over its table, for a person who has not read it yet; one touch takes it away for good. */
import { useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { coverOf } from '../games/index.ts';
import { Dialog } from '../table/dialog.tsx';
import { useSession } from '../table/session.ts';
import { GoalLines, GoalWays, useLeaflet } from './goal-lines.tsx';
import { hasSeenGoal, markGoalSeen } from './seen.ts';
import { GOAL_WORDS } from './words.ts';

export function FirstGoal() {
  const { game, texts } = useSession();
  const { language } = useSettings();
  const [isNew, setNew] = useState(() => !hasSeenGoal(game.id));
  const leaflet = useLeaflet(game, isNew);
  if (!isNew || leaflet === null) return null;
  const words = GOAL_WORDS[language];
  const close = (): void => {
    markGoalSeen(game.id);
    setNew(false);
  };
  return (
    <Dialog title={coverOf(game.id)?.title[language] ?? texts.title} onClose={close}>
      <div class="goal-card" onClick={close}>
        <p class="goal-caption typed">{words.title}</p>
        <GoalLines leaflet={leaflet} />
        <div class="goal-foot" onClick={(event) => event.stopPropagation()}>
          <GoalWays game={game} />
          <button type="button" class="button button-primary" onClick={close}>
            {words.begin}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
