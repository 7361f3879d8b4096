/** The sprites of this table at the size of the screen. The old ones are used until the new ones are drawn. */
import type { View } from '@horda/zombicide/view';
import { useEffect, useRef, useState } from 'preact/hooks';
import { makeAtlas, type Atlas } from './atlas.ts';
import { loadLetters } from './letters.ts';
import type { Lens } from './lens.ts';
import { castOf, spritesOf } from './sprites.ts';

/** Pixels for one unit: the next larger one is taken. */
const SCALES = [0.5, 0.85, 1.2, 1.7, 2.4, 3.4, 4.8] as const;

export function useAtlas(lens: Lens, people: Pick<View, 'survivors' | 'companions'>): Atlas | null {
  const [atlas, setAtlas] = useState<Atlas | null>(null);
  const [wanted, setWanted] = useState(0);
  const cast = castOf(people);
  const latest = useRef(people);
  latest.current = people;
  useEffect(() => {
    const look = (): void => {
      const pixels = lens.camera.scale * devicePixelRatio;
      setWanted(SCALES.find((scale) => scale >= pixels * 0.95) ?? SCALES.at(-1)!);
    };
    if (lens.isReady) look();
    return lens.listen(look);
  }, [lens]);
  useEffect(() => {
    if (wanted === 0) return;
    let isGone = false;
    void Promise.all([makeAtlas(spritesOf(latest.current), wanted), loadLetters()]).then(([made]) => {
      if (!isGone) setAtlas(made);
    });
    return () => {
      isGone = true;
    };
  }, [wanted, cast]);
  return atlas;
}
