/** L65: the turn ends when its player wants. */
import type { ActionRules } from './action.ts';

export const END_ACTIONS: ActionRules<'end'> = {
  end: {
    offer: (_s, _seat, options) => void options.push({ do: 'end' }),
    // The turn itself goes on to its end.
    act: () => {},
  },
};
