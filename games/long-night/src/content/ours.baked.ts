/** What is shown of our own cards. The page is built with the values, so that it need not carry the cards themselves. */
import { OURS } from './content.ts';
import { show, type Shown } from './show.ts';

export const OUR_SHOWN: Shown = show(OURS);
