/** What happens when a player touches the zombies in their own shelter. */
import type { CardId, Choice } from '@horda/cisza/state';
import { advisedPieces, choiceOf, cityPiece, leadsOn, stillThere, touch, zombieAims, zombieMarks } from './choices.ts';
import { AT_REST, useBoard, type CiszaBoard, type Use } from './table.ts';

export function useZombieUse(own: boolean): (card: CardId) => Use {
  const table = useBoard();
  const { view, options, selection, select, choose, hinted } = table;
  const aims = zombieAims(options);
  if (!own || view.seat === null || aims.length === 0) return () => AT_REST;
  const marks = zombieMarks(view.shelters[view.seat]!.zombies, view.attack, options);
  const chosen = stillThere(selection, marks);
  const advised = advisedPieces(aims, marks, hinted, chosen);
  return (card) => {
    const piece = cityPiece(card);
    const { kind } = marks.find((mark) => mark.piece === piece)!;
    if (!leadsOn(aims, marks, [piece])) return { is: 'barred', choice: barredBy(options, kind), told: false };
    const several = aims.some((aim) => aim.kinds.length > 1);
    return {
      is: chosen.includes(piece) ? 'chosen' : 'legal',
      choice: null,
      advised: advised.includes(piece),
      number: several && chosen.includes(piece) ? chosen.indexOf(piece) + 1 : null,
      toggles: several,
      act() {
        const next = touch(aims, marks, selection, piece);
        if (next.leads === 'choose') choose(next.choice);
        else select(next.pieces);
      },
    };
  };
}

/** The choice made of the touched zombies; null: there is none yet, or nothing could be added to it. */
export function aimedAt({ view, options, selection }: CiszaBoard): Choice | null {
  const aims = zombieAims(options);
  if (view.seat === null || aims.length === 0) return null;
  const marks = zombieMarks(view.shelters[view.seat]!.zombies, view.attack, options);
  return choiceOf(aims, marks, stillThere(selection, marks));
}

/** What to ask about when a zombie cannot be chosen. */
function barredBy(options: readonly Choice[], kind: string): Choice {
  const zombie = kind as 'regular' | 'strong' | 'fast';
  return options.some((option) => option.do === 'send')
    ? { do: 'send', zombie }
    : { do: 'eliminate', zombies: [zombie] };
}
