import { addedBy, faultOfProof } from '@horda/protocol';
import { FLAGS } from '../command-flags.ts';
import { Complaint, failed, wrongUsage, type ExitCode } from '../complaint.ts';
import { parseFlags } from '../flags.ts';
import type { OpenedGame } from '../save-file.ts';
import { openSeries, type Chapter } from '../series-file.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { readNames } from '../table.ts';
import type { Words } from '../text/words.ts';

export async function verify(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals: files } = parseFlags(words, args, FLAGS.verify, Infinity);
  if (files.length === 0) throw wrongUsage(words.errors.missingFile('verify'));
  if (values.json) return verifyAsJson(files, shell);
  const chapters = checked(files, shell);
  for (const chapter of chapters) print(verdictOf(chapter, chapters.length, shell));
  if (chapters.length > 1) print(words.series.together(chapters.length));
  return 0;
}

/** The games in these files, all of them sound; complains about the first fault. */
function checked(files: readonly string[], shell: Shell): readonly Chapter[] {
  const { words } = shell;
  const chapters = openSeries(shell, files);
  for (const { opened, place } of chapters) {
    const fault = opened === null ? null : faultOfDeal(opened, words);
    if (fault !== null) throw failed(words.file.about(place, fault));
  }
  return chapters;
}

/** The same for programs: a fault is part of the document, and the exit code is that of the sentence. */
function verifyAsJson(files: readonly string[], shell: Shell): ExitCode {
  try {
    printJson({ ok: true, games: checked(files, shell).map((chapter) => factsOf(chapter, shell)) });
    return 0;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    printJson({ ok: false, problem: error.message });
    return error.exit;
  }
}

function factsOf({ place, opened, version, linked }: Chapter, { words }: Shell) {
  // By older rules: only the links to the games beside it could be checked.
  if (opened === null) return { place, game: linked.game, version, replayed: false };
  const { save, fair } = opened;
  const winners = winnersOf(opened, words);
  return {
    place,
    game: save.game,
    version,
    replayed: true,
    seats: save.seats,
    answers: save.answers.length,
    names: namesIn(opened, words),
    over: winners !== null,
    winners,
    ...(save.pack === undefined ? {} : { pack: save.pack.id }),
    ...(fair === null ? {} : { tookPart: addedBy(fair).map((seat) => namesIn(opened, words)[seat]!) }),
  };
}

function verdictOf({ place, opened, version }: Chapter, of: number, { words, language }: Shell): string {
  if (opened === null) return words.series.linksOnly(place, version);
  const { save, entry, fair } = opened;
  const end = winnersOf(opened, words);
  const said = [
    words.verify.ok(place, entry.texts[language].title, save.seats, save.answers.length),
    ...(save.pack === undefined ? [] : [words.pack.playedWith(save.pack.id)]),
    ...(save.start === undefined ? [] : [words.verify.middle]),
    ...(save.carried === undefined || of > 1 ? [] : [words.series.goesOn]),
    end === null ? words.verify.unfinished : words.verify.wonBy(end),
    ...(fair === null ? [] : [save.start === undefined ? words.verify.fair : words.verify.fairSeed]),
    ...(fair === null ? [] : [takingPart(opened, addedBy(fair), words)]),
  ];
  return said.join(' ');
}

/** What is wrong with a server's proof of a fair deal; null: nothing, or there is no proof. */
function faultOfDeal({ fair, save }: OpenedGame, { file }: Words): string | null {
  const fault = fair === null ? null : faultOfProof(fair, save.seed);
  if (fault === null) return null;
  return fault === 'secret' ? file.otherSecret : file.otherSeed;
}

/** Who took part in the deal besides the server: without anybody, the promise alone says little. */
function takingPart(opened: OpenedGame, seats: readonly number[], words: Words): string {
  const called = namesIn(opened, words);
  return seats.length === 0 ? words.verify.nobodyTookPart : words.verify.tookPart(seats.map((seat) => called[seat]!));
}

/** The names of the winners; null before the end. */
function winnersOf(opened: OpenedGame, words: Words): readonly string[] | null {
  const shares = opened.entry.game.outcome(opened.state);
  if (shares === null) return null;
  return namesIn(opened, words).filter((_, seat) => (shares[seat] ?? 0) > 0);
}

function namesIn({ save, names, kinds }: OpenedGame, words: Words): readonly string[] {
  return names ?? readNames(words, null, kinds ?? Array.from({ length: save.seats }, () => 'human'));
}
