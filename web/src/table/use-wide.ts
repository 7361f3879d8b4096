/** Whether there is room for the log beside the board; the same width as in the style sheets. */
import { useMedia } from '../app/use-media.ts';

export const useWide = (): boolean => useMedia('(min-width: 1000px)');
