/** What the map alone can be told to show: its props, as far as they are data. */
import type { ZoneNo } from '@horda/zombicide/state';
import type { CityMapProps } from '../../src/games/zombicide/map/city-map.tsx';

export type MapScene = Omit<
  CityMapProps,
  'texts' | 'sight' | 'onZone' | 'onThing' | 'onWay' | 'onLook' | 'onBeat' | 'onPlayed'
> & { readonly sight?: readonly (readonly [ZoneNo, number])[] | null };
