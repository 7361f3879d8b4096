import type { Language } from '@horda/parts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { LobbyWords } from './words.ts';

export const LOBBY: Readonly<Record<Language, LobbyWords>> = { pl, en };
