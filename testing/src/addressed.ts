/** Whether a log speaks to its reader: a player is "you" in the own log, and nobody is "you" to those who watch. */
import { LANGUAGES, namesTo, type Language, type NameOf } from '@horda/parts';

/** No word of any game: a name that is found in a sentence is the name of a player. */
const NAMES = ['Xawera', 'Qasimir', 'Wandzilla', 'Vitolda', 'Yvona', 'Xymena'];

const SECOND_PERSON: Readonly<Record<Language, RegExp>> = {
  pl: /(?<!\p{L})(?:ty|ci|cię|ciebie|tobie|twój|two(?:ja|je|jej|jego|im|ich|i)|(?!towarzysz)\p{L}*(?:[aeiy]sz|jesteś))(?!\p{L})/iu,
  en: /(?<!\p{L})you(?:rs?)?(?!\p{L})/iu,
};

/** Sentences that call their reader by name, and sentences to nobody that say "you"; with the reader's seat. */
export function misaddressed(seats: number, tell: (language: Language, name: NameOf) => string): readonly string[] {
  const told = (language: Language, you: number | null): string =>
    tell(
      language,
      namesTo(you, (seat) => NAMES[seat]!),
    );
  return LANGUAGES.flatMap((language) => {
    // The words of a card speak to its reader; they stand in quotation marks.
    const watched = told(language, null).replaceAll(/[„“][^”]*”/gu, '');
    const toReaders = Array.from({ length: seats }, (_, you) => [you, told(language, you)] as const)
      .filter(([you, text]) => text.includes(NAMES[you]!))
      .map(([you, text]) => `to seat ${you}: ${text}`);
    return SECOND_PERSON[language].test(watched) ? [`to those who watch: ${watched}`, ...toReaders] : toReaders;
  });
}
