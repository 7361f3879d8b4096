/** Whether a query of the style sheets is true here and now, such as `(min-width: 1000px)`. */
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [isTrue, setTrue] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const follow = (): void => setTrue(media.matches);
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return isTrue;
}
