/**
 * Games that are not in the list: none. A build may put another file in the place of this one (`node web/build.ts --games
 * FILE`), as the tests do.
 */
import type { ThinkableGame } from '@horda/tables/thinking';
import type { Cover } from './index.ts';

export interface FurtherGame {
  readonly cover: Cover;
  /** What a table without a server is played by. */
  rules(): Promise<ThinkableGame>;
}

export const FURTHER: readonly FurtherGame[] = [];
