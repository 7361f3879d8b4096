/** The sheet of paper that every report is written on: no scripts, nothing to load. */
import type { Language } from '@horda/parts';
import { html, trusted, type Html } from './html.ts';
import { PLATES, STYLE } from './style.ts';

/** How every report begins, so that one can be told from any other file. */
export const REPORT_MARK = '<!doctype html>\n<!-- horda: simulation report -->\n';

export interface Page {
  readonly language: Language;
  /** Of the window. */
  readonly title: string;
  readonly heading: string;
  /** Below the heading. */
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
