/** The problems of a pack in words; each sentence follows the place of the problem. */
import type { PackProblem, PackValue } from '@horda/kernel';
import { nearest } from '../nearest.ts';
import type { Language } from '../text.ts';
import type { JsonExpected, JsonFault } from './json.ts';

interface PackWords {
  whole: string;
  must(value: PackValue, given: string, entries: number | null): string;
  word(given: string, allowed: string, near: string | null): string;
  field(given: string, allowed: string, near: string | null): string;
  missing: string;
  repeated(given: string, first: string): string;
  total(given: number, needed: number): string;
  noPacks: string;
  /** Where a text stops being valid JSON, and what was expected there. */
  broken(line: number, column: number, expected: string): string;
  expected: Readonly<Record<JsonExpected, string>>;
}

const en: PackWords = {
  whole: 'the whole pack',
  must(value, given, entries) {
    switch (value.is) {
      case 'number':
        return value.min === value.max
          ? `must be ${value.min}, not ${given}.`
          : `must be a whole number from ${value.min} to ${value.max}, not ${given}.`;
      case 'text':
        return `must be one line of 1 to ${value.most} letters without blanks around it, not ${given}.`;
      case 'list':
        return entries === null
          ? `must be a list, not ${given}.`
          : value.least === value.most
            ? `must have exactly ${value.least} entries, but has ${entries}.`
            : `must have from ${value.least} to ${value.most} entries, but has ${entries}.`;
      case 'switch':
        return `must be true or false, not ${given}.`;
      case 'object':
        return `must be an object in braces, not ${given}.`;
      case 'id':
        return `must be a short name of at most 40 small letters a–z, digits and single hyphens, not ${given}.`;
    }
  },
  word: (given, allowed, near) =>
    `${given} is not known here. Allowed: ${allowed}.${near === null ? '' : ` Did you mean ${near}?`}`,
  field: (given, allowed, near) =>
    `there is nothing called ${given} here. Allowed: ${allowed}.${near === null ? '' : ` Did you mean ${near}?`}`,
  missing: 'is missing.',
  repeated: (given, first) => `${given} is there already: ${first}.`,
  total: (given, needed) => `adds up to ${given}, but must add up to ${needed}.`,
  noPacks: 'there are no packs for this game.',
  broken: (line, column, expected) => `line ${line}, column ${column}: not valid JSON; ${expected}.`,
  expected: {
    value: 'a value is needed here: a number, a text in quotation marks, true, false, a list or an object',
    name: 'a name in quotation marks is needed here',
    colon: 'a colon is needed here',
    commaOrBrace: 'a comma or a closing brace is needed here',
    commaOrBracket: 'a comma or a closing bracket is needed here',
    closedText: 'the text that begins here has no end on its line, or a backslash in it means nothing',
    nothing: 'nothing may follow here',
    otherName: 'the name that begins here stands there already',
    lessDepth: 'here lists and objects are nested too deeply',
  },
};

const pl: PackWords = {
  whole: 'cały zestaw',
  must(value, given, entries) {
    switch (value.is) {
      case 'number':
        return value.min === value.max
          ? `musi tu być ${value.min}, a jest ${given}.`
          : `musi tu być liczba całkowita od ${value.min} do ${value.max}, a jest ${given}.`;
      case 'text':
        return `musi tu być jeden wiersz, od 1 do ${value.most} znaków, bez odstępów na początku i na końcu, a jest ${given}.`;
      case 'list':
        return entries === null
          ? `musi tu być lista, a jest ${given}.`
          : value.least === value.most
            ? `liczba pozycji musi wynosić ${value.least}, a wynosi ${entries}.`
            : `liczba pozycji musi wynosić od ${value.least} do ${value.most}, a wynosi ${entries}.`;
      case 'switch':
        return `musi tu być true albo false, a jest ${given}.`;
      case 'object':
        return `musi tu być obiekt w nawiasach klamrowych, a jest ${given}.`;
      case 'id':
        return `musi tu być krótka nazwa: do 40 małych liter a–z, cyfr i pojedynczych łączników, a jest ${given}.`;
    }
  },
  word: (given, allowed, near) =>
    `${given} to coś nieznanego. Dozwolone: ${allowed}.${near === null ? '' : ` Może ${near}?`}`,
  field: (given, allowed, near) =>
    `nie ma tu niczego o nazwie ${given}. Dozwolone: ${allowed}.${near === null ? '' : ` Może ${near}?`}`,
  missing: 'tego brakuje.',
  repeated: (given, first) => `${given} już jest: ${first}.`,
  total: (given, needed) => `suma wynosi ${given}, a musi wynosić ${needed}.`,
  noPacks: 'ta gra nie ma zestawów kart.',
  broken: (line, column, expected) => `wiersz ${line}, kolumna ${column}: to nie jest JSON; ${expected}.`,
  expected: {
    value: 'potrzebna jest tu wartość: liczba, tekst w cudzysłowie, true, false, lista albo obiekt',
    name: 'potrzebna jest tu nazwa w cudzysłowie',
    colon: 'potrzebny jest tu dwukropek',
    commaOrBrace: 'potrzebny jest tu przecinek albo zamykający nawias klamrowy',
    commaOrBracket: 'potrzebny jest tu przecinek albo zamykający nawias kwadratowy',
    closedText: 'tekst, który się tu zaczyna, nie kończy się w swoim wierszu albo ukośnik w nim nic nie znaczy',
    nothing: 'tu nic więcej nie może stać',
    otherName: 'nazwa, która się tu zaczyna, już wystąpiła',
    lessDepth: 'listy i obiekty są tu zagnieżdżone zbyt głęboko',
  },
};

const WORDS: Readonly<Record<Language, PackWords>> = { en, pl };

/** Why a file is not valid JSON. */
export function jsonFaultText(language: Language, { line, column, expected }: JsonFault): string {
  const words = WORDS[language];
  return words.broken(line, column, words.expected[expected]);
}

/** The place of a problem, for people. */
export function packProblemPlace(language: Language, { path }: PackProblem): string {
  return path === '' ? WORDS[language].whole : path;
}

/** What the problem is, and what is allowed. */
export function packProblemText(language: Language, problem: PackProblem): string {
  const words = WORDS[language];
  switch (problem.kind) {
    case 'value':
      return words.must(problem.must, shown(problem.given), Array.isArray(problem.given) ? problem.given.length : null);
    case 'word':
    case 'field': {
      const { kind, given, allowed } = problem;
      const near = typeof given === 'string' ? nearest(given.slice(0, LONGEST_SHOWN), allowed) : null;
      return words[kind](shown(given), allowed.join(', '), near);
    }
    case 'missing':
      return words.missing;
    case 'repeated':
      return words.repeated(shown(problem.given), problem.first);
    case 'total':
      return words.total(problem.given, problem.needed);
    case 'noPacks':
      return words.noPacks;
    case 'other':
      return problem[language];
  }
}

const LONGEST_SHOWN = 60;

/** A value from the file, safe to print. Objects and lists are not shown, because they may nest deeply. */
function shown(given: unknown): string {
  if (typeof given === 'object' && given !== null) return Array.isArray(given) ? '[…]' : '{…}';
  const text = JSON.stringify(given).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
  if (text.length <= LONGEST_SHOWN) return text;
  // A shortened string gets its closing quote back, so that the reader sees where it ends.
  return `${text.slice(0, LONGEST_SHOWN)}…${typeof given === 'string' ? '"' : ''}`;
}
