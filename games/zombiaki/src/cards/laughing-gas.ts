import { ask, call, rule } from '@horda/kernel';
import { aimedAt, withoutEffect } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { around, inFrontOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import { findZombie, inOrder } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Choice, Field, State, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

type Push = Choice & { do: 'move' };

interface Locals extends Aimed {
  /** Who has laughed already. */
  pushed?: readonly CardId[];
}

/** Up to so many different zombies make one step each, in any direction: on to the Barricade, too. (P511, P512, J27) */
export const laughingGas: Play = {
  targets: (s) => pushes(s, []),
  why: (s, card, target) => {
    const z = target?.do === 'move' || target?.do === 'zombie' ? findZombie(s, target.zombie) : null;
    if (z === null) return target === null ? withoutEffect(s) : card.rule;
    return whyNotPushed(s, z, target?.do === 'move' ? target.to : inFrontOf(z.field)) ?? card.rule;
  },
  effect: rule<State, Locals, Push | (Choice & { do: 'enough' })>('laughingGas')({
    first(s, { target }, f) {
      const push = aimedAt(target, 'move');
      f.my.pushed = [push.zombie];
      stagger(s, push);
    },
    more(s, { card, pushed }, f) {
      const left = pushed!.length < counted(printed(s, card), 'pushes') ? pushes(s, pushed!) : [];
      if (left.length === 0) f.at = '';
      else ask<Choice>(s, seatOf(s, 'humans'), 'laughingGas.push', [...left, { do: 'enough' }]);
    },
    next(s, { pushed }, f) {
      const { pick } = f;
      if (pick.do === 'enough') return;
      f.my.pushed = [...pushed!, pick.zombie];
      f.at = 'more';
      stagger(s, pick);
    },
  }),
};

/** Every step that somebody else can be made to take. */
function pushes(s: State, pushed: readonly CardId[]): Push[] {
  return inOrder(s.zombies.filter(({ card }) => !pushed.includes(card))).flatMap((z) =>
    stepsFrom(z.field).flatMap((to): Push[] =>
      barTo(s, z, to, 'forced') === null ? [{ do: 'move', zombie: z.card, to }] : [],
    ),
  );
}

/** The neighbouring fields; from street I the Barricade as well. */
function stepsFrom(field: Field): readonly Field[] {
  return [...new Set([inFrontOf(field), ...around(field)])];
}

function whyNotPushed(s: State, z: Zombie, to: Field): RuleId | null {
  return stepsFrom(z.field).includes(to) ? barTo(s, z, to, 'forced') : null;
}

function stagger(s: State, { zombie, to }: Push): void {
  call(s, LATER.walk, { zombie, to, how: 'forced' });
}
