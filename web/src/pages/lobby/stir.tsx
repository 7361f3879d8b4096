/** Lets every player add to the randomness of the deal, and shows the server's commitment. */
import { addedBy, newEntropy, type Fairness } from '@horda/protocol';
import { useId, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { LOBBY } from './text/of.ts';
import { useSession } from '../../table/session.ts';

/** The random bits and the space before them take the rest of what a seat may add. */
const LONGEST = 31;

export function Stir({ fair }: { readonly fair: Fairness }) {
  const session = useSession();
  const { seat, name } = session;
  const { language } = useSettings();
  const words = LOBBY[language];
  const [text, setText] = useState('');
  const id = useId();
  const added = addedBy(fair);
  const stir = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text === '') return;
    // A text that could be guessed must not take the place of the random bits.
    const { done } = await session.do({ do: 'stir', entropy: `${text} ${newEntropy()}` });
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
