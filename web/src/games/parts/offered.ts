/** For a button that gives an option: the table tells at it what would follow (`use-foresight.ts`). */
import { same, type Choice } from '@horda/kernel';

/** Nothing, if the choice is not offered. */
export function offered(options: readonly Choice[], choice: Choice | undefined): { readonly 'data-option'?: number } {
  const number = choice === undefined ? -1 : options.findIndex((option) => same(option, choice));
  return number < 0 ? {} : { 'data-option': number };
}
