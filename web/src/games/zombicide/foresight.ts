/** Whether ending a turn now would hurt somebody who cannot help it any more. The rules for it come after the first picture. */
import type { View } from '@horda/zombicide/view';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { Foreseen } from './danger.ts';
import type { ZombicideWords } from './text/words.ts';

interface Told {
  readonly view: View;
  readonly texts: ZombicideTexts;
  readonly words: ZombicideWords;
}

/** Null: not fetched yet. */
let foresee: ((told: Told) => Foreseen) | null = null;

export function learnToForesee(how: typeof foresee): void {
  foresee = how;
}

/** Who would be hurt, as sentences: the one who ends the turn, or anybody if nobody is left to act. */
export function harmBy(told: Told): readonly string[] {
  const { view, texts } = told;
  const isLast = view.survivors.every(
    ({ status, acted }, survivor) => status !== 'standing' || acted || survivor === view.acting,
  );
  const lines = foresee?.(told).lines ?? [];
  return lines
    .filter(({ survivor }) => isLast || survivor === view.acting)
    .map(({ survivor, text }) => `${texts.names.survivor(survivor, view)}: ${text}.`);
}
