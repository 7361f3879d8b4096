/** The numbered steps that bring a database to the form this program expects. A released step never changes. */
import { createHash } from 'node:crypto';
import { Unusable } from '@horda/tables/store';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** A row of the table in which a database remembers its steps. */
export interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

export interface Step extends Applied {
  readonly sql: string;
}

/** Steps are numbered from 1. */
export function stepsOf(known: readonly Migration[]): readonly Step[] {
  return known.map(({ name, sql }, i) => ({
    number: i + 1,
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  }));
}

/** The steps still to be made. Throws unless those made so far are the first known steps, unchanged. */
export function stepsToMake(applied: readonly Applied[], known: readonly Migration[], where: string): readonly Step[] {
  const steps = stepsOf(known);
  const last = applied.at(-1);
  if (last && last.number > steps.length)
    throw new Unusable(
      `${where} was used by a newer Horda: it is at version ${last.number} (${last.name}), and this program knows ` +
        `versions up to ${steps.length}. Start the newer program, or restore a backup made by this one.`,
    );
  for (const [i, made] of applied.entries()) {
    const step = steps[i]!;
    if (made.number !== step.number)
      throw new Unusable(
        `${where} is not in order: its migration ${step.number} (${step.name}) is missing, though later ones ` +
          'were made. Restore a backup of it.',
      );
    if (made.name !== step.name || made.checksum !== step.checksum)
      throw new Unusable(
        `${where} was made by another program: its migration ${made.number} (${made.name}) is not the one ` +
          `(${step.name}) that this program knows. Start the program that made it, or restore a backup.`,
      );
  }
  return steps.slice(applied.length);
}
