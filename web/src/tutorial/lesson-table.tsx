/** A lesson under way: a normal table that accepts only what the note asks for, and the note itself. */
import { same, type Choice } from '@horda/kernel';
import { namesTo, type Language } from '@horda/parts';
import type { Command, CommandOutcome } from '@horda/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import type { Tutorial } from '../games/game-tutorial.ts';
import type { AnyWebGame } from '../games/web-game.ts';
import { backendOf } from '../backend/backends.ts';
import { useRuleSheet } from '../table/rule-sheet.tsx';
import { SessionContext, type TableSession } from '../table/session.ts';
import { TableView } from '../table/table-view.tsx';
import { Toasts, useToasts } from '../table/toasts.tsx';
import { useSessionOf } from '../table/use-session.ts';
import { useTable } from '../table/use-table.ts';
import { Coach } from './coach.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { keepLesson, type KeptLesson } from './lessons.ts';
import { awaitedAt, isAnswered, isAwaited, partsOf, settle, stepsOf } from './script.ts';
import { AwaitedContext, taughtBoard, taughtGame } from './taught-game.tsx';

/** An answer that is not sent looks like a refusal to the table, which then keeps the picks. */
const NOT_SENT: CommandOutcome = { done: false, reason: 'notOffered', message: 'not what the lesson waits for' };
/** Where the buttons of the table are. */
const BUTTONS = 'actions';

export function LessonTable(props: {
  readonly game: AnyWebGame;
  readonly tutorial: Tutorial;
  readonly lesson: KeptLesson;
  /** Starts again from the beginning, at a new table. */
  readonly again: () => void;
  /** Goes on to the next part, at a table of its own. */
  readonly goOn: () => void;
}) {
  const { tutorial, lesson, again } = props;
  const { table, key, part } = lesson;
  const parts = partsOf(tutorial);
  const { steps } = parts[part]!;
  const before = parts.slice(0, part).reduce((sum, each) => sum + each.steps.length, 0);
  const { language, words } = useSettings();
  const host = backendOf('local');
  const line = useTable(host, table, key);
  const { now, state, events, moment } = line.snapshot;
  const answers = now?.answers ?? 0;
  const [at, setAt] = useState(lesson.at);
  const current = now === null ? at : settle(steps, at, answers);
  const awaited = awaitedAt(steps, current);
  const board = useMemo(() => taughtBoard(props.game), [props.game]);
  const game = useMemo(() => taughtGame(props.game, board, awaited), [props.game, board, awaited]);
  const { toasts, notify, drop } = useToasts();
  const { openRule, sheet } = useRuleSheet(game);
  const session = useSessionOf({ host, table, key, game }, line, { notify, openRule });
  const [remark, setRemark] = useState<string | null>(null);

  useEffect(() => {
    setAt(current);
    setRemark(null);
    if (now !== null) keepLesson(game.id, { table, key, part, at: current });
  }, [current]);
  const isOver = current >= steps.length;
  const isPartOver = isOver && part < parts.length - 1;
  useEffect(() => {
    if (isPartOver) props.goOn();
  }, [isPartOver]);
  // The table of an old lesson may have been removed.
  useEffect(() => {
    if (state === 'refused') again();
  }, [state]);

  if (session === null) return <main class="lesson-page">{words.common.loading}</main>;
  const guarded = async (command: Command): Promise<CommandOutcome> => {
    if (isOver || command.do === 'undo' || isAwaitedCommand(command)) return session.do(command);
    setRemark(awaited === null ? words.tutorial.readFirst : words.tutorial.notThis);
    return NOT_SENT;
  };
  const isAwaitedCommand = (command: Command): boolean =>
    command.do === 'answer' && isAwaited(steps, current, command.picks as readonly Choice[]);

  return (
    <SessionContext.Provider value={{ ...told(session, tutorial, language), do: guarded }}>
      <AwaitedContext.Provider value={awaited}>
        <TableView happened={{ events, moment }} oneByOne onJump={() => setRemark(words.tutorial.noJump)}>
          {isPartOver ? null : isOver ? (
            <LessonEnd game={game} tutorial={tutorial} lesson={lesson} again={again} />
          ) : (
            <Coach
              steps={steps}
              before={before}
              count={stepsOf(tutorial).length}
              at={current}
              act={isButton(session, awaited) ? BUTTONS : null}
              mayGoOn={awaited === null && isAnswered(steps, current, answers)}
              remark={remark}
              goOn={() => setAt(current + 1)}
              leave={() => go({ page: 'home' })}
            />
          )}
        </TableView>
      </AwaitedContext.Provider>
      {sheet}
      <Toasts toasts={toasts} drop={drop} />
    </SessionContext.Provider>
  );
}

/** Gives the other seats, which are bots, the names of the lesson, and hides how the table was made. */
function told(session: TableSession, { names, learner }: Tutorial, language: Language): TableSession {
  const nameOf = namesTo(learner, (seat) =>
    seat === learner ? session.name(seat) : (names[language][seat] ?? session.name(seat)),
  );
  const people = session.people.map((person) => ({ ...person, name: nameOf(person.seat) }));
  const entries = session.entries.filter(({ type }) => type !== 'forked' && type !== 'imported');
  return { ...session, people, entries, name: nameOf };
}

/** Whether the awaited choice is a button beside the status line, and not on the board. */
function isButton({ ask, now: { view }, game }: TableSession, awaited: Choice | null): boolean {
  if (ask === null || view === null || awaited === null) return false;
  return game.drawing.buttons(ask, view).some((choice) => same(choice, awaited));
}
