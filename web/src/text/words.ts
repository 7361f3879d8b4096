/**
 * Everything the pages say, in any language; a language that lacks a word does not compile. One part a feature. The page
 * about Horda has its own words (`about/of.ts`), so that nobody loads them who does not read it.
 */
import type { CommonWords } from './common/words.ts';
import type { HomeWords } from './home/words.ts';
import type { PagesWords } from './pages/words.ts';
import type { ReplayWords } from './replay/words.ts';
import type { TableWords } from './table/words.ts';
import type { TutorialWords } from './tutorial/words.ts';

export interface Words {
  readonly common: CommonWords;
  readonly home: HomeWords;
  readonly pages: PagesWords;
  readonly table: TableWords;
  readonly replay: ReplayWords;
  readonly tutorial: TutorialWords;
}
