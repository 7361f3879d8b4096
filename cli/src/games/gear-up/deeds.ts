/** Orders of one line that pick an option by a word: ready, back, push, again, give … */
import type { Choice, Target } from '@horda/gear-up/state';
import { offered } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import { folded } from '@horda/parts';
import type { Canvas } from '../drawing.ts';
import { bareName, wordsFor } from './seen.ts';

export type Said = { readonly choice: Choice } | { readonly miss: string };

type Deed = 'confirm' | 'cease' | 'change' | 'agree' | 'takeBack' | 'again' | 'knock' | 'assign';

const DEEDS: Readonly<Record<Deed, readonly string[]>> = {
  confirm: ['ready', 'gotowe', 'gotowy', 'gotowa'],
  cease: ['cease', 'dosyc', 'dosc'],
  change: ['change', 'zmien'],
  agree: ['agree', 'zgoda'],
  takeBack: ['back', 'wstecz'],
  again: ['again', 'ponownie', 'znowu'],
  knock: ['push', 'knock', 'odrzut'],
  assign: ['give', 'daj'],
};
export const DEED_WORDS = Object.values(DEEDS).flat();
/** While a shape is shown, these words put it away. */
export const BACK_WORDS = DEEDS.takeBack;

/** Null: the first word is not one of these orders. */
export function deedOf(
  view: View,
  canvas: Canvas,
  [first = '', ...rest]: readonly string[],
  targetNamed: (token: string) => Target | null,
): Said | null {
  const deed = (Object.keys(DEEDS) as Deed[]).find((each) => DEEDS[each].includes(first));
  if (deed === undefined || offered(view).length === 0) return null;
  const { table, texts } = wordsFor(canvas);
  const options = offered(view);
  switch (deed) {
    case 'takeBack': {
      // Takes back the player's own last deed, or else their being ready.
      const [latest] = options
        .flatMap((each) => (each.do === 'takeBack' ? [each] : []))
        .toSorted((a, b) => b.from - a.from);
      const taken = latest ?? options.find((each) => each.do === 'change');
      return taken === undefined ? { miss: table.misses.nothingBack } : { choice: taken };
    }
    case 'again': {
      const ways = options.flatMap((each) => (each.do === 'again' ? [each] : []));
      const named = ways.filter(({ how }) =>
        [how, texts.effects[how].name].some((name) => folded(name).includes(rest.join(' '))),
      );
      if (named.length < 2) return picked(named[0], first, canvas);
      return { miss: table.misses.which(first, named.map(({ how }) => texts.effects[how].name).join(', ')) };
    }
    case 'knock': {
      const pushed = options.flatMap((each) => (each.do === 'knock' ? [each] : []));
      const target = rest[0] === undefined ? null : targetNamed(rest[0]);
      const named = target === null && rest.length === 0 ? pushed : pushed.filter((each) => each.target === target);
      if (named.length < 2) return picked(named[0], first, canvas);
      return { miss: table.misses.which(first, named.map((each) => bareName(view, each.target, texts)).join(', ')) };
    }
    case 'assign':
      return assigned(view, canvas, first, rest);
    default:
      return picked(
        options.find((each) => each.do === deed),
        first,
        canvas,
      );
  }
}

function picked(choice: Choice | undefined, order: string, canvas: Canvas): Said {
  return choice === undefined ? { miss: wordsFor(canvas).table.misses.notOffered(order) } : { choice };
}

/** Cards in the middle are lettered in the order in which they lie. */
export function waveLetter(i: number): string {
  return String.fromCodePoint('A'.codePointAt(0)! + i);
}

/** `give A Ola`: the letter of a card, then the beginning of a name. */
function assigned(view: View, canvas: Canvas, order: string, rest: readonly string[]): Said {
  const { table } = wordsFor(canvas);
  if (view.wave.length === 0) return { miss: table.misses.noWave };
  const [letter = '', ...name] = rest;
  const card = view.wave.find((_, i) => folded(waveLetter(i)) === letter)?.card;
  if (card === undefined) return { miss: table.misses.which(order, view.wave.map((_, i) => waveLetter(i)).join(', ')) };
  const wanted = name.join(' ');
  const to = view.survivors.findIndex((_, seat) => wanted !== '' && folded(canvas.name(seat)).startsWith(wanted));
  if (to < 0) return { miss: table.noPlayer(wanted) };
  return picked(
    offered(view).find((each) => each.do === 'assign' && each.card === card && each.to === to),
    order,
    canvas,
  );
}
