/** What Zaspa, the newspaper of The Long Night, borrows from the page. */
import { shownOf } from '@horda/long-night/content/shown';
import { portraitOf } from './drawings/people.ts';

export const press = { portraitOf, shownOf };

export type Press = typeof press;
