/** The places that the drawing treats in a way of their own, by their printed numbers. */
import { PLACE_IDS } from '@horda/long-night/content/vocabulary';

export const COLONY = PLACE_IDS.indexOf('colony');
export const RAXXON = PLACE_IDS.indexOf('raxxon');
export const HIDEOUT = PLACE_IDS.indexOf('hideout');
