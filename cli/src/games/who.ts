/** Whom a drawing speaks of: its reader is "you". Headings of boards keep the names, with a note beside the own one. */
import type { Seat } from '@horda/kernel';
import { addressing } from '@horda/parts';
import type { Canvas } from './drawing.ts';

export function whoIn({ language, name }: Pick<Canvas, 'language' | 'name'>, seat: Seat): string {
  return addressing(language).who(name, seat);
}
