/** The goal in five lines, each with its sign, and the ways to learn more. */
import { goalIn, type GoalLine, type Leaflet } from '@horda/parts';
import { useEffect, useState } from 'preact/hooks';
import { body as turn } from 'virtual:game-icon/card-play';
import { body as fall } from 'virtual:game-icon/death-skull';
import { body as want } from 'virtual:game-icon/flag-objective';
import { body as danger } from 'virtual:game-icon/hazard-sign';
import { body as end } from 'virtual:game-icon/hourglass';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import type { AnyWebGame } from '../games/web-game.ts';
import './goal.css';
import { GOAL_WORDS } from './words.ts';

const SIGNS: Readonly<Record<GoalLine, string>> = { want, turn, danger, fall, end };

/** Null: it has not come yet, or cannot be fetched now; nobody needs it to play. */
export function useLeaflet(game: Pick<AnyWebGame, 'leaflet'>, isWanted: boolean): Leaflet | null {
  const [leaflet, setLeaflet] = useState<Leaflet | null>(null);
  useEffect(() => {
    if (isWanted) game.leaflet().then(setLeaflet, () => undefined);
  }, [isWanted]);
  return leaflet;
}

export function GoalLines({ leaflet }: { readonly leaflet: Leaflet }) {
  const { language } = useSettings();
  return (
    <ul class="goal-lines">
      {goalIn(language, leaflet).map(({ of, text }) => (
        <li key={of}>
          <Icon body={SIGNS[of]} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Both open beside the table, which is not left for them. */
export function GoalWays({ game }: { readonly game: Pick<AnyWebGame, 'id' | 'tutorial'> }) {
  const { language } = useSettings();
  const words = GOAL_WORDS[language];
  return (
    <p class="goal-ways">
      {game.tutorial !== null && (
        <a href={hrefOf({ page: 'tutorial', game: game.id })} target="_blank">
          {words.lesson}
        </a>
      )}
      <a href={hrefOf({ page: 'rules', game: game.id, rule: null })} target="_blank">
        {words.sheet}
      </a>
    </p>
  );
}
