/** Something that all at the table must agree to: to take moves back, or to end the game. */
import type { Proposal } from '@horda/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import './notes.css';
import { focusSentence, useReturnFocus } from './return-focus.ts';
import { useSession, type TableSession } from './session.ts';
import { refuserOf } from './refuser.ts';

export function ProposalNote() {
  const session = useSession();
  const { proposal, status } = session.info;
  useRefusal(session);
  if (proposal === null || status !== 'playing') return null;
  return <Proposed key={proposal.seq} proposal={proposal} />;
}

/** Tells the proposer who said no, because the note itself is gone by then. */
function useRefusal({ info, seat, entries, name, notify }: TableSession): void {
  const words = useWords().table.log.lines;
  const { proposal } = info;
  const before = useRef(proposal);
  useEffect(() => {
    const asked = before.current;
    before.current = proposal;
    if (asked === null || asked.by !== seat || asked.seq === proposal?.seq) return;
    const refuser = refuserOf(asked, entries);
    if (refuser !== null) notify(words.refused(name(refuser)));
  }, [proposal]);
}

function Proposed({ proposal }: { readonly proposal: Proposal }) {
  const session = useSession();
  const { seat, name } = session;
  const words = useWords().table.proposal;
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);
  const { by, what, answers, awaited, seq } = proposal;
  const isOwn = by === seat;
  const isAsked = seat !== null && awaited.includes(seat);
  const vote = (yes: boolean) => async (): Promise<void> => {
    const { done } = await session.do({ do: 'vote', proposal: seq, yes });
    if (done) focusSentence();
  };
  const own = what === 'undo' ? words.ownUndo(answers) : words.ownAbandon;
  const others = what === 'undo' ? words.undo(name(by), answers) : words.abandon(name(by));
  return (
    <section ref={note} class="table-note proposal-note sheet" role="status">
      <p>
        {isOwn ? own : others} {!isAsked && awaited.length > 0 && words.waiting(awaited.map(name).join(', '))}
      </p>
      <div class="table-note-answers">
        {isAsked && (
          <>
            <button type="button" class="button button-primary" onClick={vote(true)}>
              {words.agree}
            </button>
            <button type="button" class="button" onClick={vote(false)}>
              {words.refuse}
            </button>
          </>
        )}
        {isOwn && (
          <button type="button" class="button" onClick={vote(false)}>
            {words.withdraw}
          </button>
        )}
      </div>
    </section>
  );
}
