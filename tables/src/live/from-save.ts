/** Makes tables from files: a saved game goes on, or its series does. */
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
import { Refusal } from '../table/refusal.ts';
import type { Hall } from './hall.ts';
import {
  arranged,
  following,
  gameOf,
  newOrigin,
  newSecrets,
  open,
  packed,
  settingsOf,
  type MadeTable,
  type Plan,
} from './new-tables.ts';
import { continueAt, finishedKeys, keepGames } from './series.ts';

/**
 * Anybody who has the file knows the cards, so a table that continues from its last moment promises nothing about
 * chance. A table that begins the next chapter has new cards. The games before it are kept as finished tables.
 */
export async function makeFromSave(hall: Hall, asked: Import): Promise<MadeTable> {
  const { save, before, next, bots, name, hints, pace } = asked;
  const game = await gameOf(hall, { game: save.game, pack: [...before, save].find(({ pack }) => pack)?.pack });
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
  const { seats, version, seed, answers, options, pack, carried } = last;
  const asItWas = { game: game.id, version, options, seats, ...packed(pack), ...following(carried) };
  const made = arranged({
    save: next ? chapterAfter(game, last) : asItWas,
    origin: next ? await newOrigin(hall.services.secrets) : { kind: 'save', seed, answers },
    bots,
    name,
    seat: null,
    entropy: '',
    arrangement: { listed: false, hints, clock: { kind: 'none' }, pace },
  });
  const secrets = newSecrets(hall);
  const earlier = await keepGames(hall, next ? saves : saves.slice(0, -1), await finishedKeys(hall, secrets));
  if (earlier === undefined) return open(hall, made, secrets);
  const begun = await open(hall, { ...made, before: earlier }, secrets);
  await continueAt(hall, earlier, begun.table);
  return begun;
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

/** The set-up of the next chapter: the same settings, and what the saved game left. */
function chapterAfter(game: AnyGame, save: Sealed): Plan['save'] {
  const carried = carriedFrom(game, save);
  if (carried === null) throw new Refusal('noNext', 'the saved game hands nothing over to a next chapter');
  const { seats, pack } = save;
  const options = settingsAfter(game, save.options);
  return { game: game.id, version: game.version, options, seats, ...packed(pack), carried };
}
