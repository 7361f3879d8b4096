/**
 * What cards do, in words: each operation is a clause, and clauses become sentences here. `en.ts` and `pl.ts` have the
 * clauses. Zones and doors stand in braces, as in the texts of missions.
 */
import type { Condition, Effects, Op, OpName, Option } from '../../content/operations.ts';

type OpOf<K extends OpName> = Extract<Op, { readonly op: K }>;
type Flow = 'if' | 'choice' | 'byTrigger' | 'onKillOfMarked' | 'shelter';

export interface EffectWords {
  /** Clauses without a full stop, in small letters. */
  readonly ops: { readonly [K in Exclude<OpName, Flow>]: (op: OpOf<K>) => string };
  readonly condition: (condition: Condition) => string;
  readonly if: (condition: string, then: string, otherwise: string | null) => string;
  readonly choose: string;
  /** `requires`: null if the option is always open. */
  readonly option: (label: string, requires: string | null, effects: string) => string;
  readonly byTrigger: (kill: string, sight: string) => string;
  readonly onKillOfMarked: (effects: string) => string;
  readonly shelter: (zone: string, onWin: string | null) => string;
  readonly nothing: string;
}

/** What an option of a card is called. */
export type LabelOf = (option: string) => string;

/** One line for each thing that a card does, and for each option. */
export function effectLines(effects: Effects, words: EffectWords, labelOf: LabelOf): string[] {
  return effects.flatMap((op) => {
    if (op.op !== 'choice') return [sentence(clause(op, words, labelOf))];
    return [sentence(words.choose), ...op.options.map((option) => optionLine(option, words, labelOf))];
  });
}

/** What picking the option means: its label, what it needs, what it does. */
export function optionLine({ id, requires, effects }: Option, words: EffectWords, labelOf: LabelOf): string {
  const needs = requires === undefined ? null : words.condition(requires);
  return sentence(words.option(labelOf(id), needs, clauses(effects, words, labelOf)));
}

/** All of it in one clause. */
function clauses(effects: Effects, words: EffectWords, labelOf: LabelOf): string {
  if (effects.length === 0) return words.nothing;
  return effects.map((op) => clause(op, words, labelOf)).join('; ');
}

function clause(op: Op, words: EffectWords, labelOf: LabelOf): string {
  const inner = (effects: Effects): string => clauses(effects, words, labelOf);
  switch (op.op) {
    case 'if':
      return words.if(words.condition(op.if), inner(op.do), op.otherwise === undefined ? null : inner(op.otherwise));
    case 'choice':
      return `${words.choose} ${op.options.map((option) => optionClause(option, words, labelOf)).join(' / ')}`;
    case 'byTrigger':
      return words.byTrigger(inner(op.kill), inner(op.sight));
    case 'onKillOfMarked':
      return words.onKillOfMarked(inner(op.effects));
    case 'shelter':
      return words.shelter(`{${op.zone}}`, op.onWin.length === 0 ? null : inner(op.onWin));
    default:
      return (words.ops[op.op] as (one: Op) => string)(op);
  }
}

function optionClause({ id, requires, effects }: Option, words: EffectWords, labelOf: LabelOf): string {
  const needs = requires === undefined ? null : words.condition(requires);
  return words.option(labelOf(id), needs, clauses(effects, words, labelOf));
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.:!?]$/.test(begun) ? begun : `${begun}.`;
}
