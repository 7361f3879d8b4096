/** What every field of a card's form works with. */
import type { Language } from '@horda/parts';
import type { PackForm, PlainForm } from '@horda/parts/form';
import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { WorkshopTerms } from '../../../games/game-workshop.ts';
import type { Placed } from '../draft/decks.ts';
import type { Steps } from '../draft/paths.ts';
import type { PackFile } from '../draft/store.ts';
import type { WorkshopWords } from '../text/words.ts';

export interface LeafProps<Form extends PackForm = PlainForm> {
  readonly form: Form;
  readonly steps: Steps;
  /** The name of the field in the file. */
  readonly name: string;
  readonly label: string;
  readonly optional: boolean;
}

/** Parts of a form contain each other: they find each other here. */
export interface FormParts {
  readonly Field: ComponentType<Omit<LeafProps, 'form'> & { readonly form: PackForm }>;
  /** What is inside of a part, without its frame. */
  readonly Inner: ComponentType<LeafProps & { readonly value: unknown }>;
}

export interface FormDesk {
  readonly parts: FormParts;
  readonly words: WorkshopWords;
  readonly terms: WorkshopTerms;
  readonly language: Language;
  readonly file: PackFile;
  /** The problems that are shown at a place. */
  problemsAt(path: string): readonly Placed[];
  /** Undefined takes the value away. */
  set(steps: Steps, value: unknown): void;
}

export const FormContext = createContext<FormDesk | null>(null);

export function useDesk(): FormDesk {
  const desk = useContext(FormContext);
  if (desk === null) throw new Error('outside of the form');
  return desk;
}

/** What a field is called. */
export function labelOf({ terms }: Pick<FormDesk, 'terms'>, name: string): string {
  return terms.fields[name] ?? spelled(name);
}

/** What a deck is called; games write some of their names as parts of sentences. */
export function deckName({ terms }: Pick<FormDesk, 'terms'>, deck: string): string {
  const name = terms.decks[deck] ?? deck;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `killZombies` as two words, for what has no words of its own. */
export const spelled = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();

export const wordOf = ({ terms }: Pick<FormDesk, 'terms'>, field: string, word: string): string =>
  terms.word(field, word) ?? spelled(word);

/** The element that shows the value at a path: problems lead there. */
export const idOf = (path: string): string => `field-${path}`;
