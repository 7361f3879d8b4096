/** Many games at once, and what they show. */
export { Endless, playGame, playOn, type Played, type Settings } from './game.ts';
export { wilson, type Interval } from './interval.ts';
export { wonTogether } from './tally.ts';
export { simulate, type SimResult, type Study } from './simulate.ts';
export { differencesOf, type Differences } from './comparison.ts';
export { comparisonPage } from './report/comparison.ts';
export { REPORT_MARK } from './report/page.ts';
export { reportPage, type Report } from './report/report.ts';
