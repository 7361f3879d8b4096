/** Offers to let a bot play for somebody who says nothing, once that may be proposed. */
import { useContext, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import './notes.css';
import { focusSentence, useReturnFocus } from './return-focus.ts';
import { DeviceContext } from './seat-switch.tsx';
import { useSession } from './session.ts';
import { silentOnes, type Silent } from './silence.ts';
import { useTimeAt } from './use-time.ts';

export function SilenceNote() {
  const session = useSession();
  const here = useContext(DeviceContext)?.seats ?? [];
  const silent = session.info.proposal === null ? silentOnes(session, here) : [];
  const moments = silent.flatMap(({ from, aloneFrom }) => [from, aloneFrom]);
  const time = useTimeAt(moments, session.host.kind);
  const due = silent.filter(({ from }) => time >= from);
  return due.map((each) => <Offered key={each.seat} silent={each} isAlone={time >= each.aloneFrom} />);
}

function Offered({ silent: { seat }, isAlone }: { readonly silent: Silent; readonly isAlone: boolean }) {
  const session = useSession();
  const words = useWords().table.silence;
  const note = useRef<HTMLElement>(null);
  useReturnFocus(note);
  const propose = async (): Promise<void> => {
    const { done } = await session.do({ do: 'propose', what: 'handOver', seat });
    if (done) focusSentence();
  };
  return (
    <section ref={note} class="table-note proposal-note sheet">
      <p role="status">{words.note(session.name(seat))}</p>
      <div class="table-note-answers">
        <button type="button" class="button" onClick={() => void propose()}>
          {isAlone ? words.letBot : words.propose}
        </button>
      </div>
    </section>
  );
}
