/** The Long Night: everything the game consists of. */
import type { Game } from '@horda/kernel';
import { PACK } from './pack.ts';
import type { Choice, Event, Options, State } from './state.ts';
import { unpacked } from './unpacked.ts';
import type { View } from './view.ts';

export const longNight: Game<State, Choice, Event, View, Options> = { ...unpacked, pack: PACK };
