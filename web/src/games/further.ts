/**
 * Games that are not in the list: none. A build may replace this file with another (`node web/build.ts --games FILE`),
 * as the tests do.
 */
import type { ThinkableGame } from '@horda/tables/thinking';
import type { Cover } from './index.ts';

export interface FurtherGame {
  readonly cover: Cover;
  /** The rules, for tables without a server. */
  rules(): Promise<ThinkableGame>;
}

export const FURTHER: readonly FurtherGame[] = [];
