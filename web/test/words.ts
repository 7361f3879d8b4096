/** The words of the page, as the tests look for them. */
import { END_WORDS } from '../src/table/text/end/of.ts';
import { WAITING } from '../src/table/text/waiting.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { LOBBY } from '../src/pages/lobby/text/of.ts';
import type { LobbyWords } from '../src/pages/lobby/text/words.ts';
import type { Words } from '../src/text/words.ts';

/** The words of a table before its game come apart from the others. */
const withLobby = (words: Words, lobby: LobbyWords) => ({ ...words, pages: { ...words.pages, lobby } });

export const WORDS = { pl: withLobby(pl, LOBBY.pl), en: withLobby(en, LOBBY.en) } as const;
export { END_WORDS, WAITING };
