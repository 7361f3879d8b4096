/** Which moment lies over the map now: it offers every answer to the question, so that there are no rows. */
import type { ZombicideBoard } from './table.ts';

export type MomentKind = 'roll' | 'trade' | 'story' | 'cards' | 'hands' | 'skills' | 'muster';

const KINDS: Readonly<Record<string, MomentKind>> = {
  'strike.again': 'roll',
  'strike.mend': 'roll',
  'strike.blow': 'roll',
  'strike.hit': 'roll',
  'strike.reap': 'roll',
  'strike.lose': 'roll',
  'trade.choose': 'trade',
  'trade.agree': 'trade',
  'effects.choice': 'story',
  'effects.lookAtObjectives': 'story',
  'effects.showDoorCards': 'story',
  'arranging.hands': 'hands',
  'arranging.limit': 'cards',
  'drawing.destiny': 'cards',
  'effects.discard': 'cards',
  'harm.cancel': 'cards',
  'kit.choose': 'cards',
  'adrenaline.choose': 'skills',
  'kit.learn': 'skills',
  'experience.choose': 'skills',
  'beginning.choose': 'muster',
};

export function momentOf({ ask, view }: Pick<ZombicideBoard, 'ask' | 'view'>): MomentKind | null {
  if (ask === null) return null;
  // Friendly fire is shared out beside the dice that missed.
  if (ask.prompt === 'wounds.give') return view.underWay.roll === null ? null : 'roll';
  const kind = KINDS[ask.prompt] ?? null;
  if (kind === 'roll') return view.underWay.roll === null ? null : kind;
  return kind === 'trade' && view.underWay.trade === null ? null : kind;
}
