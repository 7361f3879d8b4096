/** What phase it is, who is awaited, and what you may do. */
import type { ComponentChildren, RefObject } from 'preact';
import { useSettings } from '../app/settings.tsx';
import { asksOf, decidingWith } from './asks.ts';
import { RuleTag } from './rule-tag.tsx';
import { useSession, type TableSession } from './session.ts';
import type { TableWords } from '../text/table/words.ts';
import type { Choosing } from './use-choosing.ts';
import './status-line.css';

export function StatusLine(props: {
  readonly sentence: ComponentChildren;
  readonly choosing: Choosing;
  readonly readOnly: boolean;
  readonly sentenceRef: RefObject<HTMLParagraphElement | null>;
}) {
  const { choosing, readOnly, sentenceRef } = props;
  const session = useSession();
  const { game, now, texts, ask, name, info, openRule } = session;
  const { language, words } = useSettings();
  const phase = now.view === null ? null : game.drawing.phase(now.view, texts, language);
  const isAsked = ask !== null && !readOnly && !choosing.sending;
  const rule = ask === null ? null : game.cite.prompt(ask.prompt, now.view);
  const deciding = othersDeciding(session, words.table);
  const note = info.rulesChanged ? words.table.status.rulesChanged : info.archived ? words.table.status.archived : null;
  return (
    <section class="status" aria-label={words.table.parts.status}>
      {phase !== null && (
        <p class="status-phase" data-mark="phase">
          <small>{phase.caption}</small> <span class="status-phase-long">{phase.name}</span>
          <span class="status-phase-short" aria-hidden="true">
            {phase.short}
          </span>
        </p>
      )}
      <div class="status-say">
        <p ref={sentenceRef} tabIndex={-1} class="status-sentence" data-mark="sentence">
          {props.sentence ??
            (isAsked && ask !== null ? (
              <>
                <b>{words.table.status.yourMove}</b> {texts.prompt(ask.prompt, now.view, name)}{' '}
                {rule !== null && <RuleTag id={rule} openRule={openRule} />}
              </>
            ) : choosing.sending ? (
              words.table.status.sending
            ) : (
              waitingFor(session, words.table)
            ))}
        </p>
        {isAsked && deciding !== null && <p class="status-more">{deciding}</p>}
        {isAsked && choosing.several && ask !== null && (
          <p class="status-more">{words.table.moves.count(choosing.picked.length, ask.min, ask.max)}</p>
        )}
        {note !== null && <p class="status-more">{note}</p>}
      </div>
    </section>
  );
}

/** Where several are asked at the same time: who of the others has still to decide; null: nobody. */
export function othersDeciding({ info, now, seat, name }: TableSession, { status }: TableWords): string | null {
  const others = info.status === 'playing' ? decidingWith(now.view, seat) : [];
  return others.length === 0 ? null : status.deciding(others.map(name).join(', '));
}

/** Who is awaited, for one who is not. */
function waitingFor(session: TableSession, words: TableWords): string {
  const { info, people, seat, now } = session;
  const { status } = words;
  if (info.status === 'over') return status.over;
  if (info.status === 'abandoned') return status.abandoned;
  const awaited = people.filter((person) => person.awaited);
  const own = seat === null ? undefined : people[seat];
  const who = sentenceAbout();
  if (own === undefined) return `${status.watching} ${who}`;
  return own.bot === null ? who : `${status.botPlaysForYou} ${who}`;

  function sentenceAbout(): string {
    const [first] = awaited;
    if (first === undefined) return status.looking;
    const deciding = othersDeciding(session, words);
    if (deciding !== null) {
      const hasAnswered = asksOf(now.view).some((ask) => ask.seat === seat && ask.answered);
      return hasAnswered ? `${status.answered} ${deciding}` : deciding;
    }
    if (first.bot !== null) return status.botThinks(first.name);
    return status.awaited(awaited.map(({ name }) => name).join(', '));
  }
}
