/** Many games at once, and what they show. */
export { Endless, playGame, playOn, type Played, type Settings } from './game.ts';
export { isShort } from './crew.ts';
export { wilson, type Interval } from './interval.ts';
export { wonTogether } from './tally.ts';
export { simulate, type Conduct, type SimResult } from './simulate.ts';
export type { Study } from './study.ts';
export { simulateSeries, playSeries, type Attempt, type PlayedSeries, type SeriesStudy } from './series-crew.ts';
export { differencesOf, type Differences } from './comparison.ts';
export { comparisonPage } from './report/comparison.ts';
export { REPORT_MARK } from './report/page.ts';
export { reportPage, type Report } from './report/report.ts';
