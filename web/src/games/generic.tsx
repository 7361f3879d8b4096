/** Shows the bare facts of a view, with all options as buttons, for any game without a drawing of its own. */
import type { Choice, Event } from '@horda/kernel';
import type { GameTexts } from '@horda/parts';
import type { AnyWebGame, BoardProps, Drawing } from './web-game.ts';
import './generic.css';

type Texts = GameTexts<Choice, Event, object>;

function Board({ view, ask, texts, name, choose, picked }: BoardProps<object, Choice, Event, Texts>) {
  const facts = Object.entries(view).filter(([key]) => key !== 'asks');
  return (
    <div class="generic sheet">
      <ul class="generic-options">
        {(ask?.options ?? []).map((choice) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              class="button"
              data-choosable="true"
              aria-pressed={picked.includes(choice) || undefined}
              onClick={() => choose(choice)}
            >
              {texts.option(choice, view, name)}
            </button>
          </li>
        ))}
      </ul>
      <dl class="generic-facts typed">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export const genericDrawing: Drawing<object, Choice, Event, Texts> = {
  Board,
  phase: () => null,
  buttons: () => [],
  confirm: () => null,
  mark: () => ({ seat: null, tone: 'plain', grave: false }),
  AlarmMark: () => null,
  opens: () => false,
  turn: () => null,
  sound: () => null,
  score: () => ({ columns: [], rows: [] }),
  ending: () => null,
};

type Described = Pick<
  AnyWebGame,
  'id' | 'players' | 'options' | 'texts' | 'textsOfPack' | 'cite' | 'rulebook' | 'leaflet'
>;

export function genericGame(game: Described): AnyWebGame {
  return { ...game, pack: null, drawing: genericDrawing, tutorial: null };
}
