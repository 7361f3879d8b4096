/** Counts of the turn cards, and of the cards under them, that lie face down. */
import { explained } from '../../table/explained.ts';
import { useBoard } from './table.ts';

export function Coming() {
  const { view, content, texts, words } = useBoard();
  const { toCome, lettersToCome, round } = view;
  const { phase1, phase2 } = view.bossCardsToCome;
  const colours = (['red', 'green', 'blue', 'yellow'] as const).map((colour) => ({
    colour,
    n: toCome.filter((number) => content.turnCards[number]?.colour === colour).length,
  }));
  const letters = (['A', 'B', 'C'] as const).map((letter) => ({ letter, n: lettersToCome[letter] }));
  return (
    <>
      <span class="gu-to-come-words">{texts.labels.toCome}</span>
      {colours
        .filter(({ n }) => n > 0)
        .map(({ colour, n }) => (
          <span
            key={colour}
            class={`gu-chip gu-ink-${colour}`}
            {...explained(words.turns.colour(texts.colours[colour], n))}
          >
            {texts.colours[colour]} {n}
          </span>
        ))}
      {round === 1 &&
        letters
          .filter(({ n }) => n > 0)
          .map(({ letter, n }) => (
            <span key={letter} class="gu-chip gu-chip-letter" {...explained(words.turns.letter(letter, n))}>
              {letter} {n}
            </span>
          ))}
      {round === 2 && (
        <span class="gu-chip gu-chip-letter" {...explained(words.turns.bossCards(phase1.length, phase2.length))}>
          {texts.labels.boss} {phase1.length}+{phase2.length}
        </span>
      )}
      <span class="unseen">{words.turns.toCome}</span>
    </>
  );
}
