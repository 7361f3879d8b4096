import { plural } from '@horda/parts';
import type { ReplayWords } from './words.ts';

export const en: ReplayWords = {
  title: 'Replay',
  notBegun: 'This game has not begun yet, so there is nothing to watch.',
  toTable: 'To the table',
  setUp: 'The beginning: the cards are dealt.',
  moment: (at, of) => `move ${at} of ${of}`,
  scrubber: 'Moment of the game',
  controls: 'Playback',
  first: 'Beginning',
  previous: 'Previous move',
  next: 'Next move',
  last: 'End',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speedOf: (times) => `${times.toLocaleString('en')}×`,
  keys: 'Keys: left and right arrow, Home, End; the space bar plays and pauses.',
  eyes: 'Through whose eyes',
  ownEyes: (name) => `${name} (you)`,
  allEyes: 'As a spectator, without hidden cards',
  quiet: 'Nothing happened that can be seen.',
  moved: (name) => `A decision of ${name}.`,
  actions: 'What next',
  more: 'More',
  fork: {
    open: 'Play from here',
    title: 'Play from this moment',
    help: (at) =>
      at === 0
        ? 'A new table will begin where this game began. The cards that you cannot see are dealt anew. This game stays as it was.'
        : `A new table will go on after move ${at} of this game. The cards that you cannot see are dealt anew. This game stays as it was.`,
    name: 'Your name',
    others: 'In the other seats',
    people: 'people whom you invite',
    make: 'Open the new table',
    someone: 'Guest',
    overHere: 'At this moment the game is over already. Go back at least one move.',
    shared:
      'You share this device, so playing on from here would show somebody’s hand. It can be done when the game is over.',
  },
  saves: {
    export: 'Download the save',
    exportLater: 'The save shows all cards, so it can be downloaded when the game is over.',
    exported: 'The save is on your device.',
    fileName: 'horda',
    verify: 'Verify the game',
    verifying: 'The game is played once more, move by move…',
    right: (answers) =>
      plural('en', answers, {
        one: 'According to the rules: # move leads exactly to this result.',
        other: 'According to the rules: # moves lead exactly to this result.',
      }),
    fair: (commitment) => `The cards were dealt as promised before the game (commitment ${commitment}).`,
    unpromised: 'Nobody promised anything about the deal here.',
    wrongAnswer: (at) => `Move ${at} is wrong: it cannot have happened like this.`,
    wrongSomewhere: 'This game cannot be played again by the rules.',
    wrongSetup: 'The set-up is wrong: this game cannot have begun like this.',
    wrongSecret: 'The moves follow the rules, but the secret does not fit the commitment from before the game.',
    wrongSeed: 'The moves follow the rules, but the cards were not dealt as the secret demands.',
    import: 'Open a save from a file',
    importing: 'The save is being read…',
    otherRules: 'This save is of another version of the rules than this page has, so it cannot be played again here.',
  },
  end: {
    reopen: 'Show the result',
    youWin: 'You win!',
    wins: (name) => `${name} wins`,
    youShare: (names) => `A shared victory: you and ${names}`,
    share: (names) => `A shared victory: ${names}`,
    nobody: 'Nobody wins',
    together: 'You all win!',
    abandoned: 'Game abandoned',
    abandonedHelp: 'Everybody agreed to end it without a winner.',
    undecided: 'no winner',
    won: 'won',
    lost: 'lost',
    score: 'Score',
    player: 'player',
    numbers: 'The game in numbers',
    inNumbers: 'number',
    decisions: 'decisions',
    turns: (n) => plural('en', n, { one: 'turn', other: 'turns' }),
    duration: 'duration',
    time: (milliseconds) => {
      const minutes = Math.floor(milliseconds / 60_000);
      const [d, h, m] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
      if (d > 0) return `${plural('en', d, { one: '# day', other: '# days' })} ${h} h`;
      if (h > 0) return `${h} h ${m} min`;
      return m > 0 ? `${m} min` : 'under a minute';
    },
    rematch: 'Rematch',
    followRematch: 'Go to the rematch',
    rematchAsked: 'Somebody at the table wants a rematch. Your seat is waiting.',
    replay: 'Replay',
    showBoard: 'See the table',
  },
  rules: {
    title: (game) => `${game}: the rules`,
    count: (rules, readings) =>
      `${plural('en', rules, { one: '# rule', other: '# rules' })}, of these ${plural('en', readings, { one: '# reading of our own', other: '# readings of our own' })}`,
    contents: 'Contents',
    search: 'Search the rules',
    searchHelp: 'a word or a number',
    found: (n) => plural('en', n, { one: '# rule matches.', other: '# rules match.' }),
    nothing: 'No rule matches. Try a shorter word.',
    clear: 'Show all',
    reading: 'our reading',
    readingHelp: 'The rules are told in our own words. Where the rulebook is silent, we say how we read it, and why.',
    noGame: 'This game is not here yet, and neither are its rules.',
    failed: 'The rules could not be loaded.',
    link: (id) => `Link to rule ${id}`,
  },
  lab: {
    title: 'The lab',
    about:
      'In the lab bots play thousands of games, and you see what comes of it: who wins, from which seat, with which cards. It cannot be run in the browser yet.',
    now: 'Today it works in a terminal, in the folder of Horda:',
    commands: 'Commands',
    result: 'Each command makes a file with plots that you open in a browser.',
  },
  failure: {
    title: 'Something broke',
    help: 'This page ran into an error and cannot be drawn. Reloading usually helps.',
    reload: 'Reload the page',
    keptHere: 'The game is kept in this browser, move by move. After reloading you can play on.',
    keptThere: 'The table is on the server and has lost nothing. Reloading brings you back to your seat.',
    report: 'Report of the error',
    reportHelp:
      'You can copy it and send it to whoever runs this server. Keys and addresses of tables are removed from it.',
    copy: 'Copy the report',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select the text and copy it by hand.',
    missingPart:
      'A part of the page could not be loaded: there is a newer version, or no connection. Reload the page. Your tables are remembered.',
  },
};
