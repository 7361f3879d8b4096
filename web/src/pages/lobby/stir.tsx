/** Lets every player add to the randomness of the deal, and shows the server's commitment. */
import type { Fairness } from '@horda/protocol';
import { useId, useState } from 'preact/hooks';
import { useWords } from '../../app/settings.tsx';
import { useSession } from '../../table/session.ts';

const LONGEST = 64;

export function Stir({ fair }: { readonly fair: Fairness }) {
  const session = useSession();
  const { seat, name } = session;
  const words = useWords().pages.lobby;
  const [text, setText] = useState('');
  const id = useId();
  const added = fair.entropy.flatMap((each, at) => (each === '' ? [] : [at]));
  const stir = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text === '') return;
    const { done } = await session.do({ do: 'stir', entropy: text });
    if (done) setText('');
  };
  return (
    <>
      <p class="field-help">{words.stirHelp}</p>
      {seat !== null && (
        <form class="copy-link-row" onSubmit={(event) => void stir(event)}>
          <label class="unseen" for={id}>
            {words.stirLabel}
          </label>
          <input
            id={id}
            class="lobby-stir"
            value={text}
            maxLength={LONGEST}
            autocomplete="off"
            placeholder={words.stirLabel}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="button" aria-disabled={text === ''}>
            {words.stirDo}
          </button>
        </form>
      )}
      <div aria-live="polite">
        {seat !== null && added.includes(seat) && <p class="lobby-stirred">{words.stirredYou}</p>}
        {added.length > 0 && <p class="field-help">{words.stirred(added.map((at) => name(at)).join(', '))}</p>}
      </div>
      <details class="lobby-promise">
        <summary>{words.promise}</summary>
        <p class="field-help">{words.promiseHelp}</p>
        <code class="typed">{fair.commitment}</code>
      </details>
    </>
  );
}
