/** Quick phrases of the game: one touch says it, and everybody reads it in their own language. */
import { COMMON_PHRASES } from '@horda/protocol';
import { useSettings } from '../app/settings.tsx';
import { COMMON_GROUP, phraseText } from './common-phrases.ts';
import { useSession } from './session.ts';

export function Phrases() {
  const { game, info, seat, texts, name, do: send } = useSession();
  const { words: allWords, language } = useSettings();
  const words = allWords.pages.chat;
  const { talk } = texts;
  if (seat === null) return null;
  const own = Object.entries(game.phrases?.(info.options, info.seats.length, seat) ?? {});
  const groups = [
    ...own.map(([group, phrases]) => [talk?.groups[group] ?? group, phrases] as const),
    [COMMON_GROUP[language], COMMON_PHRASES] as const,
  ].filter(([, all]) => all.length > 0);
  return (
    <div class="chat-phrases" role="group" aria-label={words.phrases}>
      {groups.map(([group, phrases]) => (
        <details key={group} class="chat-phrase-group" name="chat-phrases">
          <summary>{group}</summary>
          <ul>
            {phrases.map((phrase) => {
              const text = phraseText(phrase, texts, name, language);
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
