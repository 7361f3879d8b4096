/** Several studies of one game as one HTML file: first side by side, then each as it would be alone. */
import { differencesOf } from '../comparison.ts';
import { spreadOf } from '../distribution.ts';
import { wilson } from '../interval.ts';
import type { SimResult } from '../simulate.ts';
import { wonTogether } from '../tally.ts';
import { commandBlock } from './about.ts';
import { capital, formatOf, type Format } from './format.ts';
import { html, lower, type Html } from './html.ts';
import { pageOf } from './page.ts';
import { equalShare, glanceSheet, sections, WORDS, type Report } from './report.ts';
import { shareFigure, type ShareRow } from './shares.ts';
import type { ReportWords } from './text/words.ts';

/** A longer name would run into the number at the end of its line on a phone. */
const LONGEST_NAME = 30;

/** One of the studies, and its name in the comparison. */
interface Compared {
  readonly report: Report;
  /** One name for each thing in which the studies differ. */
  readonly names: readonly string[];
}

/** All reports must be of one game, in one language, with equally many games; `command` repeats all of them. */
export function comparisonPage(reports: readonly Report[], command: string): string {
  const { entry, result, language } = reports[0]!;
  const words = WORDS[language];
  const format = formatOf(language, result.games);
  const { title } = entry.texts[language];
  const { comparison } = words;
  const studies = named(reports, words);
  return pageOf({
    language,
    title: comparison.pageTitle(title, reports.length),
    heading: title,
    facts: [
      words.study,
      comparison.studiesOf(reports.length),
      comparison.gamesEach(result.games, format.number(result.games)),
    ],
    content: [
      html`<div class="sheets wide">
        ${glance(studies, words, format)} ${figures(studies, words, format)}
        ${allStudies(studies, command, words, format)}
      </div>`,
      ...studies.map((study, i) => oneStudy(study, i, words, format)),
    ],
  });
}

function named(reports: readonly Report[], words: ReportWords): readonly Compared[] {
  const { players, settings } = differencesOf(reports.map(({ result }) => result));
  const counts = players ? [reports.map(({ result }) => words.playersOf(result.players))] : [];
  const lists = [...counts, ...settings.map((id, i) => settingNames(reports, id, !players && i === 0))];
  return reports.map((report, i) => ({ report, names: lists.map((list) => list[i]!) }));
}

/** A setting with its value in each study; only the value if both are too long for the first line of a bar. */
function settingNames(reports: readonly Report[], id: string, isFirst: boolean): readonly string[] {
  const { entry, language } = reports[0]!;
  const text = entry.texts[language].settings[id];
  const values = reports.map(({ result: { options } }) => text?.values[String(options[id])] ?? String(options[id]));
  const names = values.map((value) => `${text?.name ?? id}: ${value}`);
  return isFirst && names.some(({ length }) => length > LONGEST_NAME) ? values : names;
}

function glance(studies: readonly Compared[], words: ReportWords, format: Format): Html {
  const { comparison } = words;
  const { entry, language } = studies[0]!.report;
  const { players, settings } = differencesOf(studies.map(({ report }) => report.result));
  const names = settings.map((id) => entry.texts[language].settings[id]?.name ?? id);
  const differ = comparison.differIn([...(players ? [comparison.players] : []), ...names]);
  return glanceSheet(words, [differ, ...(entry.game.together === true ? extremes(studies, words, format) : [])]);
}

/** Where all win or lose together: the studies that were won most and least often. */
function extremes(studies: readonly Compared[], words: ReportWords, format: Format): readonly string[] {
  const { comparison, shares } = words;
  const byVictories = studies.toSorted((a, b) => wonOf(b) - wonOf(a));
  const [most, least] = [byVictories[0]!, byVictories.at(-1)!];
  const interval = (study: Compared): ReturnType<typeof wilson> => wilson(wonOf(study), study.report.result.games);
  const shown = (study: Compared): [share: string, range: string] => {
    const { low, high } = interval(study);
    const share = format.share(wonOf(study) / study.report.result.games);
    return [share, shares.range(format.bare(low), format.share(high))];
  };
  if (wonOf(most) === wonOf(least)) return [comparison.same(...shown(most))];
  return [
    comparison.most(most.names.join(', '), ...shown(most)),
    comparison.least(least.names.join(', '), ...shown(least)),
    ...(interval(most).low <= interval(least).high ? [comparison.overlap] : []),
  ];
}

function wonOf({ report }: Compared): number {
  return wonTogether(report.result.tally);
}

function figures(studies: readonly Compared[], words: ReportWords, format: Format): readonly Html[] {
  const { comparison, shares } = words;
  const { entry, result, language } = studies[0]!.report;
  const figure = (
    text: { readonly heading: string; readonly caption: string },
    counted: string,
    count: (result: SimResult) => number,
    fair: ((result: SimResult) => number) | null,
  ): Html => {
    const rows = studies.map(({ report, names: [name, ...more] }): ShareRow => {
      const even = fair === null ? null : fair(report.result);
      return { name: name ?? '', more, note: null, n: count(report.result), fair: even, plate: 'dots' };
    });
    return shareFigure({ ...text, columns: [comparison.study, counted], rows, games: result.games }, shares, format);
  };
  if (entry.game.together === true)
    return [figure(comparison.together, shares.wins, ({ tally }) => wonTogether(tally), null)];
  return [
    figure(comparison.firstSeat, shares.wins, ({ tally }) => tally.wins[0]!, equalShare),
    ...entry.game.endings.map((id) => {
      const text = comparison.ending(entry.texts[language].endings[id] ?? id);
      return figure(text, shares.games, ({ tally }) => tally.words['ending']?.[id] ?? 0, null);
    }),
  ];
}

function allStudies(studies: readonly Compared[], command: string, words: ReportWords, format: Format): Html {
  const { comparison, about } = words;
  const { entry, result, language } = studies[0]!.report;
  const hasTurns = result.tally.numbers['turns'] !== undefined;
  const turns = entry.texts[language].figures['turns'] ?? 'turns';
  return html`<section class="sheet wide" id="studies">
    <h2>${comparison.all}</h2>
    <table class="numbers">
      <thead>
        <tr>
          <th scope="col">${comparison.study}</th>
          ${hasTurns ? html`<th scope="col">${comparison.mean(turns)}</th>` : null}
          <th scope="col">${about.digest}</th>
        </tr>
      </thead>
      <tbody>
        ${studies.map(({ report: { result: each }, names }, i) => {
          const histogram = each.tally.numbers['turns'];
          const mean = histogram === undefined ? '–' : format.number(spreadOf(histogram).mean);
          return html`<tr>
            <th scope="row"><a href="#${idOf(i)}">${capital(names.join(', '))}</a></th>
            ${hasTurns ? html`<td>${mean}</td>` : null}
            <td><code>${each.digest}</code></td>
          </tr>`;
        })}
      </tbody>
    </table>
    <h3>${comparison.again}</h3>
    ${commandBlock(command)}
    <p>${comparison.againHelp}</p>
  </section>`;
}

function idOf(index: number): string {
  return `study-${index + 1}`;
}

function oneStudy({ report, names }: Compared, index: number, words: ReportWords, format: Format): Html {
  const { comparison, about } = words;
  const ofPart = { ...words, about: { ...about, againHelp: comparison.aloneHelp } };
  return html`<section class="study wide" id="${idOf(index)}">
    <h2>${capital(names.join(', '))}</h2>
    <div class="sheets">${sections(report, ofPart, format).map(lower)}</div>
    <p><a href="#studies">${comparison.back}</a></p>
  </section>`;
}
