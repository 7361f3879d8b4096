/** What was studied, and how to repeat it. */
import { replacedBy } from '@horda/kernel';
import type { Format } from './format.ts';
import { html, inLine, type Html } from './html.ts';
import type { Report } from './report.ts';
import type { ReportWords } from './text/words.ts';

export function aboutStudy(report: Report, words: ReportWords, format: Format): Html {
  const { about } = words;
  return html`<section class="sheet wide">
    <h2>${about.heading}</h2>
    <div class="pair">
      ${table([about.setting, about.value], facts(report, words, format))}
      ${table([about.setting, about.value], settings(report, words))}
    </div>
    <h3>${about.again}</h3>
    ${commandBlock(report.command)}
    <p>${about.againHelp}</p>
    <p>${about.interval}</p>
  </section>`;
}

function table([name, value]: readonly [string, string], rows: readonly Html[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${name}</th>
        <th scope="col">${value}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** A command to copy. Lines break only between words, and never within a flag. */
export function commandBlock(command: string): Html {
  const [first, ...others] = command.split(' ');
  const words = html`<span>${first!}</span>${inLine(others.map((word) => html` <span>${word}</span>`))}`;
  return html`<pre tabindex="0"><code>${words}</code></pre>`;
}

function row(name: string, value: string | Html): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${value}</td>
  </tr>`;
}

function facts({ entry, result, language }: Report, { about, bots }: ReportWords, { number }: Format): readonly Html[] {
  return [
    row(about.game, entry.texts[language].title),
    row(about.players, number(result.players)),
    ...result.bots.map((bot, seat) => row(about.bot(seat + 1), bots[bot])),
    row(about.games, number(result.games)),
    row(about.decisions, number(result.decisions)),
    ...(result.pack === null ? [] : [row(about.pack, html`${result.pack.id}<small>${result.pack.hash}</small>`)]),
    row(about.seed, html`<code>${result.seed}</code>`),
    row(about.digest, html`<code>${result.digest}</code>`),
  ];
}

function settings({ entry, result, language }: Report, { about }: ReportWords): readonly Html[] {
  const replaced = replacedBy(entry.game, result.pack);
  return Object.entries(result.options).flatMap(([id, value]) => {
    if (replaced.includes(id)) return [];
    const text = entry.texts[language].settings[id];
    const isHouse = entry.game.options.some((option) => option.id === id && option.house === true);
    const shown = text?.values[String(value)] ?? String(value);
    return row(
      text?.name ?? id,
      html`${shown}<small>${id}=${String(value)}${isHouse ? ` · ${about.houseRule}` : ''}</small>`,
    );
  });
}
