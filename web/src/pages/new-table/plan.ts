/** The content of the form for a new table, and the request that it leads to. */
import { optionsOffered, usualValue, type OptionSpec } from '@horda/kernel';
import type { ClockRules } from '@horda/protocol';
import type { AnyWebGame } from '../../games/web-game.ts';
import type { BackendKind } from '../../backend/backend.ts';
import type { SaveFile } from '../../table/save-file.ts';
import type { ChosenPack } from './pack-file.ts';

/** A seat: a bot, or a person; at a table on this device, with a name. */
export interface Chair {
  readonly bot: string | null;
  readonly name: string;
}

/** Numbers as they are written. */
export interface ClockPlan {
  readonly kind: ClockRules['kind'];
  readonly minutes: string;
  readonly increment: string;
  readonly hours: string;
  readonly late: 'move' | 'seat';
}

export const CLOCK_BOUNDS = { minutes: [1, 1440], increment: [0, 3600], hours: [1, 1440] } as const;

export interface Plan {
  /** One for each possible player; those beyond `seats` are kept in case the person raises the number again. */
  readonly chairs: readonly Chair[];
  readonly seats: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly hints: boolean;
  readonly clock: ClockPlan;
  readonly listed: boolean;
  /** The table lies on a big screen, at which nobody sits; people play from their phones. */
  readonly television: boolean;
  /** The player's own cards for a new game. */
  readonly pack: ChosenPack | null;
  /** A saved game; it replaces seats and options. */
  readonly save: SaveFile | null;
}

const USUAL_SEATS = 4;
export const USUAL_BOT = 'greedy';

/** A plan to play at once: alone on this device, with bots unless the game has a solo mode; or with friends. */
export function freshPlan(game: AnyWebGame, host: BackendKind, names: Names): Plan {
  const { options, solo } = game;
  const [, most] = game.players;
  const others = host === 'local' ? USUAL_BOT : null;
  const seats = host === 'local' && solo !== undefined ? 1 : usualSeats(game);
  return {
    chairs: Array.from({ length: most }, (_, seat) => ({ bot: seat === 0 ? null : others, name: names(seat) })),
    seats,
    options: Object.fromEntries(options.map((spec) => [spec.id, usualValue(spec, seats)])),
    hints: true,
    clock: { kind: 'none', minutes: '15', increment: '10', hours: '24', late: 'move' },
    listed: false,
    television: false,
    pack: null,
    save: null,
  };
}

export function usualSeats({ players: [least, most] }: Pick<AnyWebGame, 'players'>): number {
  return Math.min(most, Math.max(least, USUAL_SEATS));
}

/** The default name of a person at a seat. */
export type Names = (seat: number) => string;

export const chairsOf = ({ chairs, seats, save }: Plan): readonly Chair[] => chairs.slice(0, save?.seats ?? seats);

/** The seat of the person who makes the table: the first without a bot; -1: they only watch, or make a television. */
export const ownSeat = (plan: Plan): number =>
  plan.television ? -1 : chairsOf(plan).findIndex(({ bot }) => bot === null);

export const withChair = (plan: Plan, seat: number, change: Partial<Chair>): Plan => ({
  ...plan,
  chairs: plan.chairs.map((chair, each) => (each === seat ? { ...chair, ...change } : chair)),
});

/** The settings with the values that the pack of the plan offers. */
export const settingsOf = (specs: readonly OptionSpec[], { pack }: Plan): readonly OptionSpec[] =>
  optionsOffered(specs, pack?.offers ?? {});

/** What a pack offers is chosen at once: whoever brings it wants to play it. */
export function withPack(plan: Plan, pack: ChosenPack | null, specs: readonly OptionSpec[]): Plan {
  const offered = Object.keys(pack?.offers ?? plan.pack?.offers ?? {});
  const usual = settingsOf(specs, { ...plan, pack })
    .filter(({ id }) => offered.includes(id))
    .map((spec) => [spec.id, usualValue(spec, plan.seats)] as const);
  return { ...plan, pack, options: { ...plan.options, ...Object.fromEntries(usual) } };
}

/** Settings that nobody has changed, or with a value that a table of this size does not allow, are as usual. */
export function withSeats(plan: Plan, seats: number, specs: readonly OptionSpec[]): Plan {
  const options = Object.fromEntries(
    settingsOf(specs, plan).map((spec) => {
      const now = plan.options[spec.id];
      const isChosen = now !== undefined && now !== usualValue(spec, plan.seats) && spec.values(seats).includes(now);
      return [spec.id, isChosen ? now : usualValue(spec, seats)];
    }),
  );
  return { ...plan, seats, options };
}

/** The settings to request, without those that the pack decides. */
export function optionsOf({ options, pack }: Plan): Plan['options'] {
  return Object.fromEntries(Object.entries(options).filter(([id]) => !(pack?.replaces.includes(id) ?? false)));
}

/** A number as people write it, with a comma or a point; null: none, or out of bounds. */
export function readNumber(text: string, [least, most]: readonly [number, number]): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(trimmed)) return null;
  const number = Number(trimmed);
  return number >= least && number <= most ? number : null;
}

/** Null: a number is missing. */
export function clockRules({ kind, minutes, increment, hours, late }: ClockPlan): ClockRules | null {
  if (kind === 'none') return { kind };
  if (kind === 'turns') {
    const each = readNumber(hours, CLOCK_BOUNDS.hours);
    return each === null ? null : { kind, hours: each, late };
  }
  const [whole, more] = [readNumber(minutes, CLOCK_BOUNDS.minutes), readNumber(increment, CLOCK_BOUNDS.increment)];
  if (whole === null || more === null) return null;
  return { kind, seconds: Math.round(whole * 60), increment: Math.round(more), late };
}
