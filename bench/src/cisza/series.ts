/** The games that the bench plays: the same for the kernel and the bare loop. */
import { OPTIONS } from '@horda/cisza/options';
import type { Options } from '@horda/cisza/state';
import { seedOf } from '@horda/kernel';

export const SERIES = seedOf('bench');
export const CHOICES = 'choices';
export const DEFAULTS = Object.fromEntries(OPTIONS.map((option) => [option.id, option.default])) as unknown as Options;
