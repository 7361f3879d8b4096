import { call, askUnlessOne, rule } from '@horda/kernel';
import { atZombie, byItsAim } from '../rules/aiming.ts';
import { crossOver } from '../rules/asking.ts';
import { counted } from '../content/printed.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { around } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { findThing, removeIfThere } from '../rules/things.ts';
import { targets } from '../rules/zombies.ts';
import type { Sprung, TrapCard } from '../card.ts';
import type { CardId, Choice, State, Zombie } from '../state.ts';
import { beforeLastStreet, laying } from './laying.ts';
import { isInFrontOfZombie } from './mine.ts';

/** Wounds whoever enters, then somebody next to it whom the humans choose. (K461–K463, H27, R56) */
export const boobyTrap: TrapCard = {
  play: laying((s, field) => beforeLastStreet(s, field) && !isInFrontOfZombie(s, field), byItsAim),
  sprung: rule<State, Sprung, Choice & { do: 'zombie' }>('boobyTrap')({
    blast(s, { trap, zombie }) {
      wound(s, trap, zombie, printed(s, trap).wounds);
    },
    scatter(s, { trap }, f) {
      const struck = nextTo(s, trap).length;
      if (struck === 0) f.at = 'away';
      else if (struck > 1) crossOver(s, 'humans');
    },
    splash(s, { trap }, f) {
      askUnlessOne(s, f, seatOf(s, 'humans'), 'boobyTrap.splash', nextTo(s, trap).map(atZombie));
    },
    shrapnel(s, { trap }, { pick }) {
      if (nextTo(s, trap).length > 1) crossOver(s, 'humans');
      wound(s, trap, pick.zombie, counted(printed(s, trap), 'splinters'));
    },
    away(s, { trap }) {
      removeIfThere(s, trap);
    },
  }),
};

function nextTo(s: State, trap: CardId): Zombie[] {
  const found = findThing(s, trap);
  if (found === null) return [];
  return targets(s).filter(({ field }) => around(found.field).includes(field));
}

function wound(s: State, by: CardId, zombie: CardId, wounds: number): void {
  call(s, LATER.harm, { by, zombies: [zombie], wounds: [wounds], retreat: false, manner: 'aimed' });
}
