/** Whether the clipboard lies beside the street rather than over it; the same sizes as in the style sheets. */
import { useMedia } from '../../app/use-media.ts';

export const useRoomy = (): boolean => useMedia('(min-width: 700px) and (min-height: 30.01em), (min-width: 1000px)');
