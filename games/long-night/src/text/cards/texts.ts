/** What is written on a card, in both languages. Types only. */

export interface Words {
  readonly pl: string;
  readonly en: string;
}

export interface CardText {
  readonly name: Words;
  readonly text: Words;
}

export interface SurvivorText extends CardText {
  readonly occupation: Words;
}

export interface SideText {
  readonly setup: Words;
  readonly goal: readonly Words[];
  readonly special: readonly Words[];
}

export interface MainObjectiveText {
  readonly name: Words;
  readonly normal: SideText;
  readonly hard: SideText | null;
}

export interface ChapterText extends SideText {
  readonly name: Words;
  /** What happens once it is completed. */
  readonly complete: Words;
}

export interface ObjectiveText {
  readonly name: Words;
  readonly conditions: readonly Words[];
  /** How a player may follow it without showing it. */
  readonly play: Words | null;
}

export interface ExileText extends ObjectiveText {
  /** What the first condition of a betrayer becomes. */
  readonly betrayer: Words;
}

export interface CrossroadsText {
  readonly name: Words;
  readonly trigger: Words;
  /** What happens before the choice. */
  readonly first: Words | null;
  readonly options: readonly Words[];
}

export interface ExperimentText extends CardText {
  /** The lines of its encounter table. */
  readonly lines: readonly Words[];
}

export interface PillText {
  readonly name: Words;
  readonly lines: readonly Words[];
}

export interface PlaceText {
  readonly name: Words;
  readonly rules: readonly Words[];
  readonly actions: readonly { readonly name: Words; readonly lines: readonly Words[] }[];
}
