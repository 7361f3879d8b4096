/** The screens that every game is looked at on. */
import { DESKTOP, PHONE } from './browser.ts';

export const SIZES = {
  phone: PHONE,
  sideways: { width: 740, height: 360 },
  small: { width: 320, height: 568 },
  tablet: { width: 820, height: 1180 },
  narrow: { width: 720, height: 1024 },
  laptop: { width: 1024, height: 768 },
  desktop: DESKTOP,
  wide: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
} as const;

export type SizeName = keyof typeof SIZES;
