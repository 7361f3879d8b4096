/** What a game's board is drawn from. */
import type { Choice, Event } from '@horda/kernel';
import type { GameTexts, Language } from '@horda/parts';
import type { BoardProps, Deed } from '../games/web-game.ts';
import type { TableSession } from './session.ts';
import type { Choosing } from './use-choosing.ts';
import type { Hint } from './use-hint.ts';
import type { Happened } from './use-table.ts';
import type { Reading } from './use-reading.ts';
import type { Why } from './use-why.ts';

type AnyBoardProps = BoardProps<object, Choice, Event, GameTexts<Choice, Event, object>>;

export function boardPropsOf(parts: {
  readonly session: TableSession;
  readonly view: object;
  readonly language: Language;
  readonly choosing: Choosing;
  readonly why: Why;
  readonly reading: Reading;
  readonly hint: Hint;
  readonly happened: Happened;
  readonly readOnly: boolean;
  readonly watched: Deed<Event> | null;
}): AnyBoardProps {
  const { session, view, language, choosing, why, reading, hint, happened, readOnly, watched } = parts;
  const { ask, openRule } = session;
  return {
    ...shownOn(session, view, language),
    ask: readOnly || choosing.sending ? null : ask,
    picked: choosing.picked,
    selection: choosing.selection,
    select: choosing.select,
    choose: reading.choose,
    askWhy: reading.askWhy,
    whyNot: why.known,
    hinted: hint.hinted,
    events: happened.events,
    moment: happened.moment,
    watched,
    openRule,
  };
}

/** What a board shows, whether it can be touched or not. */
function shownOn({ seat, people, name, texts, info }: TableSession, view: object, language: Language) {
  return { view, seat, people, name, texts, pack: info.pack?.content ?? null, language };
}

const NOTHING = (): void => undefined;

/** A board that is only looked at. */
export function untouchedBoard(session: TableSession, view: object, language: Language): AnyBoardProps {
  return {
    ...shownOn(session, view, language),
    ask: null,
    picked: [],
    selection: [],
    select: NOTHING,
    choose: NOTHING,
    askWhy: NOTHING,
    whyNot: () => null,
    hinted: [],
    events: [],
    moment: 0,
    watched: null,
    openRule: NOTHING,
  };
}
