/** Words that only the map needs. */
import type { Language } from '@horda/parts';

export interface MapWords {
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  /** The tape on a tile that lies apart. */
  readonly apart: string;
  readonly north: string;
  readonly exit: string;
  readonly zoomHere: string;
}

export const MAP_WORDS: Readonly<Record<Language, MapWords>> = {
  pl: {
    map: 'Plan miasta',
    zoomIn: 'Przybliż',
    zoomOut: 'Oddal',
    whole: 'Cały plan',
    apart: 'osobno',
    north: 'N',
    exit: 'wyjście',
    zoomHere: 'Przybliż tutaj',
  },
  en: {
    map: 'Plan of the city',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole plan',
    apart: 'apart',
    north: 'N',
    exit: 'exit',
    zoomHere: 'Zoom in here',
  },
};
