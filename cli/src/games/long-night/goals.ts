/** What a player needs to win: the secret objective, or what an exile card makes of it; and how it ended for all. */
import type { Seat } from '@horda/kernel';
import { ownCard, ownGoals } from '@horda/long-night/text/goals';
import type { View } from '@horda/long-night/view';
import { paint } from '../../terminal/style.ts';
import { truncate, wrap } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { letterOf, wordsFor, type LongNightWords } from './seen.ts';

interface OwnGoal {
  readonly name: string;
  readonly conditions: readonly { readonly text: string; readonly goal: View['goal'][number] }[];
}

/** Null: the player has none, or the viewer must not know it. */
function ownGoalOf(view: View, seat: Seat, { texts: { names } }: LongNightWords): OwnGoal | null {
  const player = view.players[seat]!;
  const card = ownCard(names, player);
  if (card === null || player.goals === null) return null;
  const told = ownGoals(names, player);
  return { name: card.name, conditions: player.goals.map((goal, n) => ({ goal, text: told[n]! })) };
}

/** How the game ended for each player, and by what; `brief`: one line each. */
export function resultLines(view: View, canvas: Canvas, brief: boolean): readonly string[] {
  const words = wordsFor(canvas);
  const { name, note, style, width } = canvas;
  return view.players.flatMap((_, seat) => {
    const won = view.winners[seat] === true;
    const goal = ownGoalOf(view, seat, words);
    const noted = seat === view.seat ? ` (${note(seat)})` : '';
    const conditions = goal?.conditions.map(({ text, goal: { met } }) => `${met ? '+' : '-'} ${text}`) ?? [];
    const head = `${letterOf(seat)} ${name(seat)}${noted}: ${won ? words.table.wins : words.table.loses}`;
    const told = goal === null ? head : `${head}. ${goal.name}: ${conditions.join('; ')}`;
    const room = width - MARGIN.length;
    return (brief ? [truncate(told, room)] : wrap(told, room, MARGIN)).map((line, n) =>
      n === 0 && won ? paint(style, 'people', MARGIN + line) : MARGIN + line,
    );
  });
}

const MARGIN = '  ';
