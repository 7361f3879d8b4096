/** Something that others must agree to: to take moves back, to end the game, or to let a bot play for a silent player. */
import type { Proposal } from '@horda/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import './notes.css';
import { focusSentence, useReturnFocus } from './return-focus.ts';
import { useSession, type TableSession } from './session.ts';
import { hasSpoken, refuserOf } from './refuser.ts';
import { silenceOf } from './silence.ts';
import { TakenBack } from './taken-back.tsx';
import { useTimeAt } from './use-time.ts';

export function ProposalNote() {
  const session = useSession();
  const { proposal, status } = session.info;
  useRefusal(session);
  if (proposal === null || status !== 'playing') return null;
  return <Proposed key={proposal.seq} proposal={proposal} />;
}

/** Tells the proposer who said no, or who is back, because the note itself is gone by then. */
function useRefusal({ info, seat, entries, name, notify }: TableSession): void {
  const words = useWords().table.log.lines;
  const { proposal } = info;
  const before = useRef(proposal);
  useEffect(() => {
    const asked = before.current;
    before.current = proposal;
    if (asked === null || asked.by !== seat || asked.seq === proposal?.seq) return;
    const refuser = refuserOf(asked, entries);
    if (asked.silent !== null && hasSpoken(asked, entries)) notify(words.isHere(name, asked.silent));
    else if (refuser !== null) notify(words.refused(name, refuser));
  }, [proposal]);
}

function Proposed({ proposal }: { readonly proposal: Proposal }) {
  const session = useSession();
  const { seat, name, host } = session;
  const { proposal: words, silence } = useWords().table;
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);
  const { by, what, silent, answers, awaited, seq } = proposal;
  const isOwn = by === seat;
  const isSilent = silent !== null && silent === seat;
  // Whoever has proposed it need not wait for ever for those who do not answer.
  const insistFrom = isOwn && silent !== null ? silenceOf(session, silent).long : Infinity;
  const mayInsist = useTimeAt(insistFrom === Infinity ? [] : [insistFrom], host.kind) >= insistFrom;
  const isAsked = seat !== null && awaited.includes(seat);
  const vote = (yes: boolean) => async (): Promise<void> => {
    const { done } = await session.do({ do: 'vote', proposal: seq, yes });
    if (done) focusSentence();
  };
  const told = (): string => {
    if (silent !== null && isSilent) return silence.areYouHere(name(by));
    if (silent !== null) return isOwn ? silence.ownProposal(name(silent)) : silence.proposal(name(by), name(silent));
    if (what === 'undo') return isOwn ? words.ownUndo(answers) : words.undo(name(by), answers);
    return isOwn ? words.ownAbandon : words.abandon(name(by));
  };
  const isWaiting = !isAsked && !isSilent && awaited.length > 0;
  return (
    <section ref={note} class="table-note proposal-note sheet" role="status">
      <p>
        {told()} {isWaiting && words.waiting(awaited.map(name).join(', '))}
      </p>
      {what === 'undo' && <TakenBack answers={answers} />}
      <div class="table-note-answers">
        {isSilent && (
          <button type="button" class="button button-primary" onClick={vote(false)}>
            {silence.here}
          </button>
        )}
        {mayInsist && (
          <button type="button" class="button button-primary" onClick={vote(true)}>
            {silence.insist}
          </button>
        )}
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
