/** Whether cards of the row can be read where they lie; about the same width as in the style sheets. */
import { useEffect, useState } from 'preact/hooks';

/** The log beside the board takes its part. */
const ROOMY = '(min-width: 1248px)';

export function useRoomy(): boolean {
  const [isRoomy, setRoomy] = useState(() => matchMedia(ROOMY).matches);
  useEffect(() => {
    const media = matchMedia(ROOMY);
    const follow = (): void => setRoomy(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
  return isRoomy;
}
