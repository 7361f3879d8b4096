/** The first screen: what the game and its main objective are about, in a few lines. */
import { mainGoals } from '@horda/long-night/text/goals';
import { capitalised } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import type { Language } from '@horda/parts';
import { paint } from '../../terminal/style.ts';
import { asSentence, pad, truncate, widthOf, wrap } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { wordsFor } from './seen.ts';

interface OpeningWords {
  /** What one wants: all together, or each besides a goal of their own. */
  goal(isTogether: boolean): readonly [title: string, text: string];
  /** Each with its title. */
  readonly about: readonly (readonly [title: string, text: string])[];
}

const WORDS: Readonly<Record<Language, OpeningWords>> = {
  en: {
    goal: (isTogether) => [
      'GOAL',
      isTogether
        ? 'Complete the main objective together before rounds or morale run out.'
        : 'Complete the main objective before rounds or morale run out, and your own secret one: without it you lose. One of you may be a betrayer.',
    ],
    about: [
      ['TURN', 'Each die is one action: attack, search, barricade. Moves are free.'],
      ['RISK', 'After a move or an attack on a zombie you roll: wound, frostbite, bite.'],
      ['COLONY', 'After all turns: food, waste, the crisis, then new zombies.'],
      ['END', 'The main objective is completed, morale is 0, or no round is left.'],
    ],
  },
  pl: {
    goal: (isTogether) => [
      'CEL',
      isTogether
        ? 'Razem wykonajcie cel główny, zanim skończą się rundy albo morale.'
        : 'Wykonajcie cel główny, zanim skończą się rundy albo morale. Każdy ma też ukryty cel: bez niego nie wygra. Ktoś może być zdrajcą.',
    ],
    about: [
      ['TURA', 'Każda kość to akcja: atak, szukanie, barykada. Ruch i karty bez kości.'],
      ['RYZYKO', 'Po ruchu i po ataku na zombie rzut: nic, rana, odmrożenie, ugryzienie.'],
      ['KOLONIA', 'Po turach wszystkich: posiłek, odpady, zagrożenie, nowe zombie.'],
      ['KONIEC', 'Cel główny wykonany, morale 0 albo koniec rund.'],
    ],
  },
};

/** Lines for each; `goal` tells a long objective whole. */
const LONGEST = 3;
const WIDEST_TITLE = 12;

/** The first lines; the last of them is marked if there are more. */
function atMost(n: number, lines: readonly string[]): readonly string[] {
  return lines.length <= n ? lines : [...lines.slice(0, n - 1), `${lines[n - 1]!.slice(0, -1)}…`];
}

export function openingLines(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  const { texts } = words;
  const { goal, about } = WORDS[canvas.language];
  const main = mainGoals(texts.names, view).map((line) => asSentence(capitalised(line)));
  const objective = [texts.names.main(view.main, view.chapter).toUpperCase(), main.join(' ')] as const;
  const all = [goal(view.options.mode === 'coop'), ...about, objective];
  const margin = Math.min(WIDEST_TITLE, Math.max(...all.map(([title]) => widthOf(title)))) + 1;
  return all.flatMap(([title, text]) =>
    atMost(LONGEST, wrap(text, canvas.width - margin)).map(
      (line, n) => paint(canvas.style, 'strong', pad(n === 0 ? truncate(title, margin - 1) : '', margin)) + line,
    ),
  );
}
