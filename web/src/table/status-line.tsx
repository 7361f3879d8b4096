/** What phase it is, who is awaited, and what you may do. */
import type { ComponentChildren, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { ENDING } from '../text/ending.ts';
import { Queue } from './queue.tsx';
import { RuleTag } from './rule-tag.tsx';
import { useSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import type { Choosing } from './use-choosing.ts';
import { useFit } from './use-fit.ts';
import { othersDeciding, waitingFor } from './waiting-for.ts';
import './status-line.css';

export function StatusLine(props: {
  readonly sentence: ComponentChildren;
  readonly choosing: Choosing;
  readonly readOnly: boolean;
  readonly sentenceRef: RefObject<HTMLParagraphElement | null>;
}) {
  const { choosing, readOnly, sentenceRef } = props;
  const session = useSession();
  const { game, now, texts, ask, isAwaited, name, info, openRule, connection } = session;
  const { language, words } = useSettings();
  const line = useRef<HTMLElement>(null);
  useFit(line);
  const { view } = now;
  // What the board shows at an agreed end is no phase of the game.
  const isBrokenOff = info.status === 'abandoned' && props.sentence === undefined;
  const phase = isBrokenOff
    ? END_WORDS[language].brokenOff
    : view === null
      ? null
      : game.drawing.phase(view, texts, language);
  const isAsked = ask !== null && view !== null && !readOnly && !choosing.sending;
  const rule = ask === null || view === null ? null : game.cite.prompt(ask.prompt, view);
  const deciding = othersDeciding(session, words.table);
  const note = info.rulesChanged ? words.table.status.rulesChanged : info.archived ? words.table.status.archived : null;
  return (
    <section ref={line} class="status" aria-label={words.table.parts.status}>
      {phase !== null && (
        <p class={`status-phase ${isAsked ? '' : 'status-idle'}`} data-mark="phase">
          <small>{phase.caption}</small> <span class="status-phase-long">{phase.name}</span>
          <span class="status-phase-short" aria-hidden="true">
            {phase.short}
          </span>
        </p>
      )}
      <div class="status-say">
        <p ref={sentenceRef} tabIndex={-1} class="status-sentence" data-mark="sentence">
          {props.sentence ??
            (isAsked ? (
              <>
                {isAwaited && <b>{words.table.status.yourMove} </b>}
                {texts.prompt(ask.prompt, view, name)} {rule !== null && <RuleTag id={rule} openRule={openRule} />}
              </>
            ) : choosing.sending ? (
              connection === 'open' ? (
                words.table.status.sending
              ) : (
                words.table.status.unsent
              )
            ) : (
              waitingFor(session, words.table)
            ))}
        </p>
        {!isAsked && !readOnly && <Queue />}
        {isAsked && deciding !== null && <p class="status-more">{deciding}</p>}
        {isAsked && choosing.several && (
          <p class="status-more">{words.table.moves.count(choosing.picked.length, ask.min, ask.max)}</p>
        )}
        {note !== null && <p class="status-more">{note}</p>}
        {info.expires !== null && (
          <p class="status-more status-urgent">{ENDING[language].expires(info.expires, info.archived)}</p>
        )}
        {info.pack !== null && <p class="status-more">{words.table.status.pack(info.pack.id)}</p>}
      </div>
    </section>
  );
}
