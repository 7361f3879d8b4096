/** Shapes in plain words, as tables of Markdown. */
import type { Definition, Field, Shape, Variant } from './shapes.ts';

/** Where a type of this name is explained. */
export type LinkOf = (name: string) => string;

/** An object inside a field that is too large for one line, explained in a section of its own. */
export interface Hoisted {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Objects with more fields than this, or with comments, get a section of their own. */
const MOST_INLINE = 4;

export class Printer {
  readonly #link: LinkOf;
  readonly hoisted: Hoisted[] = [];

  constructor(link: LinkOf) {
    this.#link = link;
  }

  /** `path`: where the shape stands, for objects that need a section. */
  words(shape: Shape, path: string): string {
    switch (shape.is) {
      case 'plain':
        return shape.name;
      case 'value':
        return shape.value === null ? 'null' : `\`${JSON.stringify(shape.value)}\``;
      case 'list':
        return `list of ${this.#inList(shape.of, path)}`;
      case 'tuple':
        return `[${shape.of.map(({ name, shape: each }) => `${name && `${name}: `}${this.words(each, path)}`).join(', ')}]`;
      case 'record':
        return `object: ${this.words(shape.keys, path)} → ${this.words(shape.values, path)}`;
      case 'union':
        return shape.of.map((each) => this.words(each, path)).join(' or ');
      case 'named':
        return `[${shape.name}](${this.#link(shape.name)})`;
      case 'object':
        return this.#object(shape.fields, path);
    }
  }

  #inList(shape: Shape, path: string): string {
    const words = this.words(shape, path);
    return shape.is === 'union' ? `(${words})` : words;
  }

  #object(fields: readonly Field[], path: string): string {
    if (fields.length > MOST_INLINE || fields.some(({ doc }) => doc !== '')) {
      if (!this.hoisted.some(({ title }) => title === path)) this.hoisted.push({ title: path, fields });
      return `[object](#${anchor(path)})`;
    }
    return `{ ${fields.map((field) => `\`${nameOf(field)}\`: ${this.words(field.shape, `${path}.${field.name}`)}`).join(', ')} }`;
  }

  /** A table of fields. */
  fields(fields: readonly Field[], path: string): string {
    const rows = fields.map((field) => {
      const words = this.words(field.shape, path === '' ? field.name : `${path}.${field.name}`);
      return `| \`${nameOf(field)}\` | ${words} | ${cell(field.doc)} |`;
    });
    return ['| field | what it is | meaning |', '|---|---|---|', ...rows].join('\n');
  }

  /** Sections for the objects that were put off; more may come up on the way. */
  sections(level: string): readonly string[] {
    const lines: string[] = [];
    for (let i = 0; i < this.hoisted.length; i++) {
      const { title, fields } = this.hoisted[i]!;
      lines.push(`${level} ${title}`, this.fields(fields, title));
    }
    return lines;
  }

  /** The fields of a variant in one cell. */
  inline({ fields }: Variant, tag: string, path: string): string {
    const others = fields.filter(({ name }) => name !== tag);
    return others
      .map((field) => {
        const about = field.doc === '' ? '' : ` (${cell(field.doc.replace(/\.$/, ''))})`;
        return `\`${nameOf(field)}\`: ${this.words(field.shape, `${path}.${field.name}`)}${about}`;
      })
      .join('; ');
  }

  definition({ name, doc, body }: Definition): string {
    const lines = [`### ${name}`];
    if (doc !== '') lines.push(cell(doc));
    if (body.is === 'object') lines.push(this.fields(body.fields, name));
    else if (body.is === 'variants') lines.push(this.variants(body.variants, name));
    else lines.push(sentence(this.#oneOf(body.shape, name)));
    return lines.join('\n\n');
  }

  /** A long list of words is read more easily with commas. */
  #oneOf(shape: Shape, name: string): string {
    if (shape.is !== 'union' || shape.of.length < 3 || shape.of.some((each) => each.is !== 'value'))
      return this.words(shape, name);
    return `one of ${shape.of.map((each) => this.words(each, name)).join(', ')}`;
  }

  variants(variants: readonly Variant[], path: string): string {
    const tag = tagOf(variants);
    const rows = variants.map((variant) => {
      const names = valuesOf(variant, tag).map((value) => `\`${value}\``);
      return `| ${names.join(', ')} | ${this.inline(variant, tag, path)} | ${cell(variant.doc)} |`;
    });
    return [`| \`${tag}\` | with | meaning |`, '|---|---|---|', ...rows].join('\n');
  }
}

/** The field that tells variants apart. */
export function tagOf(variants: readonly Variant[]): string {
  const isTag = (name: string): boolean => variants.every((variant) => valuesOf(variant, name).length > 0);
  const names = variants[0]?.fields.map(({ name }) => name) ?? [];
  return names.find(isTag) ?? names[0] ?? '';
}

/** The words that a field of a variant may be. */
export function valuesOf({ fields }: Variant, name: string): readonly string[] {
  const shape = fields.find((field) => field.name === name)?.shape;
  const shapes = shape === undefined ? [] : shape.is === 'union' ? shape.of : [shape];
  return shapes.every((each) => each.is === 'value') ? shapes.map((each) => String(each.value)) : [];
}

export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** Text for one cell of a table. */
export function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

function nameOf({ name, optional }: Field): string {
  return optional ? `${name}?` : name;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
