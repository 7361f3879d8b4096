/** What a request may contain, with its limits, in plain words: read from the schemas that the server checks it with. */
import { z } from 'zod';

/** The part of JSON Schema that our schemas use. */
interface Json {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
  readonly prefixItems?: readonly Json[];
  readonly additionalProperties?: Json | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly default?: unknown;
  readonly description?: string;
}

export interface BodyField {
  readonly name: string;
  /** What it may be, with its limits. */
  readonly words: string;
  /** Null: it must be sent. Otherwise what holds where it is left out. */
  readonly otherwise: string | null;
}

/** The fields of a body, as a client sends it. */
export function bodyFields(schema: z.ZodType): readonly BodyField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return Object.entries(properties).map(([name, field]) => ({
    name,
    words: wordsOf(field),
    otherwise: required.includes(name) ? null : defaultOf(field),
  }));
}

function defaultOf({ default: value }: Json): string {
  return value === undefined ? 'may be left out' : `\`${JSON.stringify(value)}\``;
}

/** Objects of requests that have a section of their own, by the field that tells them apart. */
const SECTIONS: Readonly<Record<string, string>> = {
  do: '[command](#commands)',
  ask: '[question](#questions)',
  kind: '[clock](#clocks)',
};

function wordsOf(schema: Json): string {
  if (schema.description !== undefined) return schema.description;
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) {
    const tag = Object.keys(either[0]?.properties ?? {})[0] ?? '';
    const isTagged = either.length > 2 && either.every(({ properties }) => properties?.[tag]?.const !== undefined);
    return isTagged && SECTIONS[tag] !== undefined ? SECTIONS[tag] : either.map(wordsOf).join(' or ');
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  switch (schema.type) {
    case 'null':
      return 'null';
    case 'boolean':
      return 'true or false';
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return 'anything';
  }
}

function textOf({ format, minLength = 0, maxLength }: Json): string {
  if (format === 'uri') return `an address with \`http:\` or \`https:\` of at most ${maxLength} characters`;
  if (maxLength === undefined) return 'text';
  return `text of ${minLength > 0 ? `${minLength} to ${maxLength}` : `at most ${maxLength}`} characters`;
}

function numberOf({ type, minimum, maximum }: Json): string {
  const kind = type === 'integer' ? 'whole number' : 'number';
  if (maximum === undefined || maximum >= 2 ** 31) return kind;
  return `${kind} from ${minimum} to ${maximum.toLocaleString('en')}`;
}

function listOf({ items = {}, prefixItems, maxItems }: Json): string {
  if (prefixItems !== undefined) return `[${prefixItems.map(wordsOf).join(', ')}]`;
  const words = wordsOf(items);
  return `list of ${maxItems === undefined ? '' : `at most ${maxItems}: `}${words.includes(' or ') ? `(${words})` : words}`;
}

function objectOf({ properties, required = [], additionalProperties }: Json): string {
  if (properties === undefined)
    return typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? `object: any name → ${wordsOf(additionalProperties)}`
      : 'object';
  const fields = Object.entries(properties).map(
    ([name, field]) => `\`${name}${required.includes(name) ? '' : '?'}\`: ${wordsOf(field)}`,
  );
  const others = typeof additionalProperties === 'object' || additionalProperties === true ? ', …' : '';
  return `{ ${fields.join(', ')}${others} }`;
}
