/** What follows an option for sure, as data; each language has the sentences. */
import type { Having } from '@horda/parts';
import { contentOf } from '../content/cards.ts';
import { COLOURS, type Effect } from '../content/content.ts';
import type { Choice, Target } from '../state.ts';
import type { View } from '../view.ts';
import { hitOf, type Hit } from './hit.ts';
import { askedSeat, offered, standing, threatTo, upgradesOf } from './seen.ts';

export type Ahead =
  | { readonly is: 'hit'; readonly hit: Hit; readonly target: Target }
  /** It does not reach a survivor in this march. (B113) */
  | { readonly is: 'knocked'; readonly target: Target; readonly damage: number }
  /** The weapon or a companion could still be used. */
  | { readonly is: 'unused' }
  /** What the march brings as the plans stand; the health that is left if armour takes nothing. */
  | { readonly is: 'march'; readonly damage: number; readonly health: number; readonly armour: number }
  | { readonly is: 'calm' }
  | { readonly is: 'unlocks'; readonly effect: Effect };

export type AheadWords = { readonly [I in Ahead['is']]: (ahead: Having<Ahead, 'is', I>) => string };

/** Empty: the words of the option say it all. */
export function aheadOf(view: View, choice: Choice): readonly Ahead[] {
  const content = contentOf(view);
  const seat = askedSeat(view);
  switch (choice.do) {
    case 'mark':
    case 'ammo':
      return [{ is: 'hit', hit: hitOf(view, content, choice.by, choice), target: choice.target }];
    case 'knock': {
      const zombie = standing(view, choice.target)?.zombie;
      return zombie === undefined ? [] : [{ is: 'knocked', target: choice.target, damage: zombie.damage }];
    }
    case 'confirm': {
      const { health, armour } = view.survivors[seat]!;
      const damage = threatTo(view, content, seat);
      const canAttack = offered(view).some((option) => option.do === 'mark');
      return [
        ...(canAttack ? [{ is: 'unused' } as const] : []),
        damage === 0 ? { is: 'calm' } : { is: 'march', damage, health, armour: armour.gained - armour.used },
      ];
    }
    case 'upgrade': {
      const survivor = view.survivors[seat]!;
      const printed = content.survivors[survivor.survivor]?.weapons.find(({ colour }) => colour === choice.weapon);
      const done = survivor.weapons[COLOURS.indexOf(choice.weapon)]?.upgrades ?? 0;
      const effect = printed === undefined ? undefined : upgradesOf(view, printed)[done];
      return effect === undefined ? [] : [{ is: 'unlocks', effect }];
    }
    default:
      return [];
  }
}
