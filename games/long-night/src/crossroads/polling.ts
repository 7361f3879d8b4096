/** F9, L208: votes of crossroads cards: who votes, and which option wins. */
import type { Seat } from '@horda/kernel';
import { holds } from '../conditions/conditions.ts';
import type { CrossroadsCard } from '../content/entries.ts';
import type { Context } from '../effects/context.ts';
import { find, hasSurvivorAt, nonExiled, survivorNo } from '../rules/table.ts';
import { COLONY, NONE, type State, type SurvivorNo } from '../state.ts';

/** F9: those the card names; exiled players never vote (L197), but for the two whose survivors are meant. */
export function votersOf(s: State, { chooser }: CrossroadsCard, ctx: Context): Seat[] {
  const voters = nonExiled(s);
  if (chooser.by !== 'vote' || chooser.voters === 'nonExiled') return voters;
  if (chooser.voters === 'withSurvivorInColony') return voters.filter((seat) => hasSurvivorAt(s, seat, COLONY));
  if (chooser.voters === 'withSurvivorHere') return voters.filter((seat) => hasSurvivorAt(s, seat, ctx.here));
  return [ctx.trigger, ctx.otherTrigger].flatMap((survivor) => find(s, survivor)?.owner ?? []);
}

/** The option that the last vote leads to; -1: none. */
export function optionFor(s: State, { options, chooser }: CrossroadsCard): number {
  const isTwo = chooser.by === 'vote' && chooser.voters === 'controllersOfTheTwo';
  const result = isTwo ? (['bothDown', 'split', 'bothUp'] as const)[s.ups.length] : s.verdict ? 'up' : 'down';
  const option = options.findIndex(({ vote }) => vote === result);
  return option === -1 ? options.findIndex(({ vote }) => vote === 'otherwise') : option;
}

/** Of the two survivors, the one whose player voted thumbs up. */
export function votedUp(s: State, { trigger, otherTrigger }: Context): SurvivorNo {
  const ups = [trigger, otherTrigger].filter((survivor) => s.ups.includes(find(s, survivor)?.owner ?? NONE));
  return ups.length === 1 ? ups[0]! : NONE;
}

/** An option that the controller of the survivor it requires may take in place of the result; null: none. */
export function insteadOf(s: State, { options }: CrossroadsCard, ctx: Context): { seat: Seat; option: number } | null {
  const option = options.findIndex(({ vote }) => vote === 'instead');
  const requires = options[option]?.requires;
  if (requires === undefined || !('is' in requires) || requires.is !== 'at' || !holds(s, requires, ctx)) return null;
  return { seat: find(s, survivorNo(requires.name))!.owner, option };
}
