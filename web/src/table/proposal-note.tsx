/** Something that all at the table must agree to: to take moves back, or to end the game. */
import { useWords } from '../app/settings.tsx';
import { useSession } from './session.ts';
import './notes.css';

export function ProposalNote() {
  const session = useSession();
  const { info, seat, name } = session;
  const words = useWords().table.proposal;
  const { proposal } = info;
  if (proposal === null || info.status !== 'playing') return null;
  const { by, what, answers, awaited, seq } = proposal;
  const isOwn = by === seat;
  const isAsked = seat !== null && awaited.includes(seat);
  const vote = (yes: boolean) => () => void session.do({ do: 'vote', proposal: seq, yes });
  const own = what === 'undo' ? words.ownUndo(answers) : words.ownAbandon;
  const others = what === 'undo' ? words.undo(name(by), answers) : words.abandon(name(by));
  return (
    <section class="table-note proposal-note sheet" role="status">
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
