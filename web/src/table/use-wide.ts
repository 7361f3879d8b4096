/** Whether there is room for the log beside the board; the same width as in the style sheets. */
import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 1000px)';

export function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const follow = (): void => setWide(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isWide;
}
