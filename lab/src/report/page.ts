/** The HTML page around every report: no scripts, nothing to load. */
import type { Language } from '@horda/parts';
import { html, trusted, type Html } from './html.ts';
import { PLATES, STYLE } from './style.ts';

/** The first lines of every report, by which it is recognized as one. */
export const REPORT_MARK = '<!doctype html>\n<!-- horda: simulation report -->\n';

export interface Page {
  readonly language: Language;
  /** The title of the window. */
  readonly title: string;
  readonly heading: string;
  /** Lines below the heading. */
  readonly facts: readonly string[];
  readonly content: readonly Html[];
}

export function pageOf({ language, title, heading, facts, content }: Page): string {
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="generator" content="horda" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>${title}</title>
      <style>
        ${trusted(STYLE)}
      </style>
    </head>
    <body>
      ${trusted(PLATES)}
      <header>
        <span class="wordmark">Horda</span>
        <h1>${heading}</h1>
        <p>${facts.join(' · ')}</p>
      </header>
      <main>${content}</main>
    </body>
  </html> `;
  return REPORT_MARK + page.html;
}
