/** What is printed on cards besides their text: where an ability works, which die it costs, how often it can be used. */
import type { Range } from '../content/show.ts';
import { PLACE_IDS } from '../content/vocabulary.ts';
import type { Words } from './cards/texts.ts';
import { capitalised } from './capitalised.ts';
import type { Names } from './names.ts';

/** How a language says it, in small letters. */
export interface PrintedWords {
  at(place: number): string;
  readonly outside: string;
  readonly itemDeck: string;
  /** A die of this value or more. */
  die(least: number): string;
  perRound(times: number): string;
}

export interface PrintedTexts {
  /** The ability of a survivor. (L14) */
  ability(survivor: number): string;
  /** By the number of the item, not of the card; a pill with its table. */
  item(item: number): string;
  /** Where an experiment goes, and its encounter table. */
  experiment(experiment: number): string;
}

export function printedIn(names: Names, words: PrintedWords): PrintedTexts {
  const { texts, content, say } = names;
  const before = (facts: readonly string[], text: string): string =>
    facts.length === 0 ? text : `${capitalised(facts.join(', '))}. ${text}`;
  const where = (place: string): readonly string[] => {
    if (place === 'any') return [];
    if (place === 'outside') return [words.outside];
    return [place === 'itemDeck' ? words.itemDeck : words.at((PLACE_IDS as readonly string[]).indexOf(place))];
  };
  const often = (perRound: number | null): readonly string[] => (perRound === null ? [] : [words.perRound(perRound)]);
  const table = (lines: readonly Range[], said: readonly Words[]): readonly string[] =>
    lines.map(({ from, to }, i) => `${from === to ? from : `${from}–${to}`}: ${say(said[i]!)}`);

  return {
    ability(survivor) {
      const { ability } = content.survivors[survivor]!;
      const die = ability.die === null ? [] : [words.die(ability.die)];
      return before(
        [...where(ability.where), ...die, ...often(ability.perRound)],
        say(texts.survivors[survivor]!.text),
      );
    },
    item(item) {
      const { perRound, pill } = content.items[item]!;
      const text = before(often(perRound), say(texts.items[item]!.text));
      if (pill === null) return text;
      return [text, ...table(content.pills[pill]!.table, texts.pills[pill]!.lines)].join(' ');
    },
    experiment(experiment) {
      const { text, lines } = texts.experiments[experiment]!;
      return [say(text), ...table(content.experiments[experiment]!.encounter, lines)].join(' ');
    },
  };
}
