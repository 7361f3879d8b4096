/** Reads an import: plays its games again and writes the first lines of the tables that are made from them. */
import {
  carriedFrom,
  Fault,
  SeriesFault,
  settingsAfter,
  verify,
  verifySeries,
  type AnyGame,
  type Sealed,
} from '@horda/kernel';
import type { Import } from '@horda/protocol/schemas';
import type { Games, Wanted } from '../table/history.ts';
import type { Created } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { settingsOf } from '../table/settings.ts';
import { arranged, following, knownGame, packed, type Plan } from './new-tables.ts';

/** What an import leads to. First lines are written out: they hold all answers of a game. */
export interface ReadImport {
  readonly game: string;
  /** The first lines of tables at which the games are over, the earliest first. */
  readonly finished: readonly string[];
  /** The first line of the table to play at; if it begins a next chapter, without its `origin`. */
  readonly table: string;
  readonly isNext: boolean;
  /** Where the maker sits; null: nowhere. */
  readonly seat: number | null;
}

/** The game that an import is of. */
export const wantedBy = ({ save, before }: Import): Wanted => ({
  game: save.game,
  pack: [...before, save].find(({ pack }) => pack)?.pack,
});

/**
 * Anybody who has the file knows the cards, so a table that continues from its last moment promises nothing about
 * chance. A table that begins the next chapter has new cards. The games before it are kept as finished tables.
 */
export function readImport(games: Games, asked: Import): ReadImport {
  const { save, before, next: isNext, bots, name, hints, pace } = asked;
  const game = knownGame(games, save.game);
  const saves = [...before, save].map((each) => readSaved(game, each));
  try {
    // A game that continues another one can be verified without it.
    if (before.length > 0) verifySeries(game, saves);
    else verify(game, saves[0]!);
  } catch (error) {
    const isKnown = error instanceof Fault || error instanceof SeriesFault;
    throw new Refusal('badSave', isKnown ? error.message : 'the save cannot be played again');
  }
  const last = saves.at(-1)!;
  const made = arranged({
    save: isNext ? chapterAfter(game, last) : setUpOf(last),
    origin: originOf(last),
    bots,
    name,
    seat: null,
    entropy: '',
    arrangement: { listed: false, hints, clock: { kind: 'none' }, pace },
  });
  const { origin, ...others } = made;
  return {
    game: game.id,
    finished: (isNext ? saves : saves.slice(0, -1)).map((each) => JSON.stringify(finishedTable(each))),
    table: JSON.stringify(isNext ? others : { ...others, origin }),
    isNext,
    seat: made.host,
  };
}

/** The save with its settings checked; refuses a save that does not fit the current rules. */
function readSaved(game: AnyGame, save: Import['save']): Sealed {
  if (save.game !== game.id)
    throw new Refusal('badSave', `a series is of one game: this is ${save.game}, not ${game.id}`);
  if ('start' in save) throw new Refusal('badSave', 'a game that went on from another one cannot be imported');
  if (save.version !== game.version)
    throw new Refusal(
      'badSave',
      `the save is of version ${save.version} of the rules, this server has ${game.version}`,
    );
  if (save.seats < game.players[0] || save.seats > game.players[1])
    throw new Refusal('badSave', `save.seats must be a whole number from ${game.players.join(' to ')}`);
  const options = settingsOf(game, save.seats, save.options, 'required', save as Sealed);
  return { ...save, options } as Sealed;
}

function setUpOf({ game, version, options, seats, pack, carried }: Sealed): Plan['save'] {
  return { game, version, options, seats, ...packed(pack), ...following(carried) };
}

const originOf = ({ seed, answers }: Sealed): Created['origin'] => ({ kind: 'save', seed, answers });

/** The set-up of the next chapter: the same settings, and what the saved game left. */
function chapterAfter(game: AnyGame, save: Sealed): Plan['save'] {
  const carried = carriedFrom(game, save);
  if (carried === null) throw new Refusal('noNext', 'the saved game hands nothing over to a next chapter');
  const { seats, pack } = save;
  const options = settingsAfter(game, save.options);
  return { game: game.id, version: game.version, options, seats, ...packed(pack), carried };
}

/** Nobody sits there: the file does not say who played. */
function finishedTable(save: Sealed): Created {
  const nobody = Array.from({ length: save.seats }, () => null);
  return {
    type: 'created',
    ...setUpOf(save),
    bots: nobody,
    listed: false,
    hints: false,
    clock: { kind: 'none' },
    pace: 0,
    origin: originOf(save),
    people: nobody,
    host: null,
  };
}
