/** What Biuletyn, the newspaper of Zombicide, borrows from the page. */
import { portraitOf } from './map/people.ts';

export const press = { portraitOf };

export type Press = typeof press;
