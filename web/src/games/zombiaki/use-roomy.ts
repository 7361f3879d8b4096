/** Whether cards of the row can be read where they lie; about the same width as in the style sheets. */
import { useMedia } from '../../app/use-media.ts';

/** The log beside the board takes its part. */
export const useRoomy = (): boolean => useMedia('(min-width: 1248px)');
