import { botWords } from '@horda/bots/words';
import { plural } from '@horda/parts';
import type { ReportWords } from './words.ts';

const games = (n: number, shown: string): string => plural('en', n, { one: `${shown} game`, other: `${shown} games` });
const studies = (n: number): string => plural('en', n, { one: '# study', other: '# studies' });
const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

export const en: ReportWords = {
  study: 'Simulation report',
  pageTitle: (game, n, shown) => `${game}: ${games(n, shown)} simulated`,
  gamesOf: games,
  playersOf: (n) => plural('en', n, { one: '# player', other: '# players' }),
  bots: botWords('en', 'name'),
  glance: {
    heading: 'At a glance',
    even: (share) =>
      `Who sits where and who begins makes no visible difference: all intervals hold the equal share, ${share}.`,
    above: (who, share) => `More than an equal share of the victories (${share}): ${listed(who)}.`,
    below: (who, share) => `Less than an equal share of the victories (${share}): ${listed(who)}.`,
    shared: (n, shown, share) => `Shared victories: ${games(n, shown)} (${share}).`,
    noneShared: 'No victory was shared.',
    together: (share, range) => `All win together in ${share} of the games (${range} at 95%).`,
    turns: (figure, { median, lowerQuartile, upperQuartile }) =>
      `Length of a game (${figure}): median ${median}; half of all lie between ${lowerQuartile} and ${upperQuartile}.`,
  },
  seats: {
    heading: 'Who wins',
    caption: 'Games won alone by each seat, out of all games, and those in which a victory was shared.',
    seat: (n) => `seat ${n}`,
    shared: 'shared victory',
  },
  together: {
    heading: 'How often all win',
    caption: 'All win or lose together: games that were won, out of all games, and games that were lost.',
    won: 'won together',
    lost: 'lost together',
  },
  kinds: {
    heading: 'Which bot wins',
    caption: 'Games won alone by any seat of a kind. The equal share grows with the number of its seats.',
    seats: (n) => plural('en', n, { one: '# seat', other: '# seats' }),
  },
  order: {
    heading: 'Does going first help?',
    caption: 'Games won alone, by order of play: 1st is whoever makes the first decision of the game.',
    place: (n) => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'} in turn`,
  },
  endings: {
    heading: 'How games end',
    caption: 'Every ending the game knows, also those that never came.',
  },
  shares: {
    who: 'Who',
    wins: 'Wins',
    ending: 'Ending',
    games: 'Games',
    share: 'Share',
    interval: '95% interval',
    equalShare: 'Equal share',
    equalShareOf: (share) => `Equal share: ${share}`,
    range: (low, high) => `${low}–${high}`,
    asText: (rows, share) =>
      share === null
        ? `Bar chart. ${rows.join('; ')}. The table has the intervals.`
        : `Bar chart. ${rows.join('; ')}. An equal share would be ${share}. The table has the intervals.`,
  },
  figures: {
    heading: (figure) => `Distribution: ${figure}`,
    caption: (figure) => `How many games had each number (${figure}). The thick line below holds the middle half.`,
    grouped: (width) => `Each bar stands for ${width} numbers in a row.`,
    median: (value) => `median ${value}`,
    mean: (value) => `mean ${value}`,
    axis: (share) => `${share} of games`,
    share: 'Share',
    rows: {
      min: 'Least',
      lowerQuartile: 'A quarter of games: at most',
      median: 'Half of games: at most (median)',
      mean: 'Mean',
      upperQuartile: 'Three quarters of games: at most',
      max: 'Most',
    },
    measure: 'Measure',
    value: 'Number',
    all: 'All numbers',
    games: 'Games',
    asText: (figure, { min, median, mean, max }) =>
      `Histogram: ${figure}. From ${min} to ${max}, median ${median}, mean ${mean}. The tables have the figures.`,
  },
  comparison: {
    pageTitle: (game, n) => `${game}: ${studies(n)} compared`,
    studiesOf: studies,
    gamesEach: (n, shown) => `${games(n, shown)} each`,
    players: 'number of players',
    differIn: (settings) => `The studies differ in: ${listed(settings)}.`,
    most: (study, share, range) => `Won together most often: ${share} (${range} at 95%), ${study}.`,
    least: (study, share, range) => `Won together least often: ${share} (${range} at 95%), ${study}.`,
    same: (share, range) => `Won together equally often in all studies: ${share} (${range} at 95%).`,
    overlap: 'These two intervals overlap: the difference may be chance.',
    together: {
      heading: 'How often all win, by study',
      caption: 'Games that all won together, out of all games of each study.',
    },
    firstSeat: {
      heading: 'Victories of seat 1, by study',
      caption: 'Games won alone by seat 1, out of all games of each study.',
    },
    ending: (name) => ({
      heading: `Ending: ${name}`,
      caption: 'Games that ended this way, out of all games of each study.',
    }),
    all: 'All studies',
    study: 'Study',
    mean: (figure) => `Mean (${figure})`,
    again: 'All of them again',
    againHelp:
      'This command plays the same games on any machine and must show the same digests. ' +
      'With --report FILE it makes this page, with --json it prints the figures.',
    aloneHelp: 'This command plays this study alone and must show the same digest.',
    back: 'Back to all studies',
  },
  about: {
    heading: 'The study',
    setting: 'Setting',
    value: 'Value',
    game: 'Game',
    players: 'Players',
    games: 'Games',
    decisions: 'Decisions',
    seed: 'Seed',
    pack: 'Card pack',
    digest: 'Digest',
    bot: (seat) => `Bot in seat ${seat}`,
    houseRule: 'house rule',
    again: 'The same again',
    againHelp:
      'This command plays the same games on any machine and must show the same digest. ' +
      'With --report FILE it makes this page, with --json it prints the figures.',
    interval:
      'Intervals are Wilson’s at 95%: the true share lies in about nineteen of twenty of them. ' +
      'With several seats, one that just misses the equal share proves little: play more games.',
  },
};
