/** How Zombicide looks: the board, and what the table around it needs to know. */
import type { Choice, Event } from '@horda/zombicide/state';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { View } from '@horda/zombicide/view';
import { genericDrawing } from '../generic.tsx';
import type { Drawing } from '../web-game.ts';

export const drawing = genericDrawing as unknown as Drawing<View, Choice, Event, ZombicideTexts>;
