/** Quick phrases of the game: one touch says it, and everybody reads it in their own language. */
import { useWords } from '../app/settings.tsx';
import { useSession } from './session.ts';

export function Phrases() {
  const { game, info, seat, texts, name, do: send } = useSession();
  const words = useWords().pages.chat;
  const { talk } = texts;
  if (seat === null || talk === undefined || game.phrases === undefined) return null;
  const groups = Object.entries(game.phrases(info.options, info.seats.length, seat)).filter(
    ([, all]) => all.length > 0,
  );
  return (
    <div class="chat-phrases" role="group" aria-label={words.phrases}>
      {groups.map(([group, phrases]) => (
        <details key={group} class="chat-phrase-group" name="chat-phrases">
          <summary>{talk.groups[group]}</summary>
          <ul>
            {phrases.map((phrase) => {
              const text = talk.phrase(phrase, name);
              return (
                <li key={text}>
                  <button type="button" onClick={() => void send({ do: 'phrase', phrase })}>
                    {text}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
