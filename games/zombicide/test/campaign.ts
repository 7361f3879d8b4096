/**
 * A campaign through the engine: each mission is set up from what the one before it left, brought near its end by hand,
 * and ended by real answers. The saves begin where the hand let go, and verify as one series.
 */
import {
  apply,
  carriedFrom,
  carriedOf,
  opening,
  run,
  seal,
  settingsAfter,
  type AnyGame,
  type Answer,
  type Carried,
  type Save,
  type Sealed,
} from '@horda/kernel';
import { expect } from 'vitest';
import { TURN } from '../src/declared.ts';
import type { Campaign } from '../src/campaign/campaign.ts';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import { boardHere, missionOf } from '../src/rules/mission.ts';
import type { Choice, Event, State, SurvivorNo } from '../src/state.ts';
import { Scene, zone } from './scene.ts';

export const GAME = zombicide as unknown as AnyGame;

/** A mission shortly before its end. */
export interface NearEnd {
  /** Everybody stands here. */
  readonly at: string;
  /** Objective cards that are still face down; all others are revealed. */
  readonly left?: readonly string[];
  readonly keywords?: readonly string[];
  readonly done?: readonly string[];
  /** Whatever else is on the table. */
  readonly with?: (table: Scene) => void;
}

export class CampaignTable {
  readonly saves: Sealed[] = [];
  #carried: Carried | null;

  constructor(campaign: Campaign | null = null) {
    this.#carried = campaign === null ? null : carriedOf(GAME, campaign, '0'.repeat(14));
  }

  /** What the next mission begins with. */
  get campaign(): Campaign {
    return this.#carried!.value as Campaign;
  }

  /** Sets the next mission up for so many players. `joins`: who takes the places of the dead. */
  begin(seats = 2, joins: readonly number[] = []): Chapter {
    const options = { ...DEFAULTS, mission: 'campaign', team: 'washington', difficulty: 'normal' };
    const save = {
      game: GAME.id,
      version: GAME.version,
      options: this.#carried === null ? options : settingsAfter(GAME, options),
      seats,
      seed: [1, 2, 3, this.saves.length] as const,
      ...(this.#carried === null ? {} : { carried: this.#carried }),
    };
    const s = opening(GAME, save) as unknown as State;
    const places = [...joins];
    while (s.phase === 'setup') answer(s, joined(s, places));
    return new Chapter(save, s, (ended) => {
      this.saves.push(ended);
      this.#carried = carriedFrom(GAME, ended) ?? this.#carried;
    });
  }
}

/** The newcomer whom the test wants; otherwise the first option. */
function joined({ kernel }: State, places: number[]): Choice {
  const { options } = kernel.asks[0]!;
  const who = options[0]!.do === 'join' ? places.shift() : undefined;
  return options.find((option) => option.do === 'join' && option.who === who) ?? options[0]!;
}

function answer(s: State, pick: Choice): Answer<Choice> {
  const given = { tick: s.kernel.tick, seat: s.kernel.asks[0]!.seat, picks: [pick] };
  apply<State, Choice, Event>(zombicide, s, given);
  return given;
}

export class Chapter {
  readonly s: State;
  readonly #save: Omit<Save, 'answers'>;
  readonly #end: (save: Sealed) => void;

  constructor(save: Omit<Save, 'answers'>, s: State, end: (save: Sealed) => void) {
    this.#save = save;
    this.s = s;
    this.#end = end;
  }

  /** The turn of one survivor, shortly before the end; these picks are the rest of the mission. */
  ends(near: NearEnd, picks: readonly (Choice | ((table: Scene) => Choice))[], survivor: SurvivorNo = 0): State {
    const { s } = this;
    const table = new Scene(s);
    Object.assign(s.kernel, { stack: [], asks: [], events: [] });
    s.zombies.fill(0);
    const at = zone(s, near.at);
    for (const one of s.survivors) if (one.status === 'standing') one.zone = at;
    const { cards } = missionOf(s);
    s.placed = s.placed.map((one) => (near.left?.includes(cards[one.card]!.id) ? one : { ...one, state: 'gone' }));
    s.noted = { ...s.noted, keywords: [...s.noted.keywords, ...(near.keywords ?? [])] };
    s.done = [...(near.done ?? [])];
    s.ground = { ...s.ground, open: boardHere(s).doors.map((_, door) => door) };
    near.with?.(table);
    s.kernel.stack.push(TURN.frame({ survivor, extra: false }));
    run(zombicide, s);
    const start = JSON.parse(JSON.stringify(s)) as unknown;
    const answers = picks.map((pick) => answer(s, typeof pick === 'function' ? pick(table) : pick));
    expect(s.phase).toBe('over');
    this.#end(JSON.parse(JSON.stringify(seal(GAME, { ...this.#save, start, answers }))) as Sealed);
    return s;
  }
}

/** The action that turns this card. */
export function reveals(id: string): (table: Scene) => Choice {
  return ({ s }) => {
    const { cards } = missionOf(s);
    return { do: 'objective', place: s.placed.findIndex(({ card }) => cards[card]!.id === id) };
  };
}

/** An option of a card. */
export function takes(card: string, option: string): Choice {
  return { do: 'option', card, option };
}
