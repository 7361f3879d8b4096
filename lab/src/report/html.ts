/** Markup that is safe by its type: plain text is always escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | null | readonly Part[];

/** ``html`<p>${text}</p>` ``: texts are escaped, markup and lists of markup are not, null adds nothing. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: literals.map((literal, i) => (i === 0 ? literal : markup(parts[i - 1]!) + literal)).join('') };
}

/** Text that is already markup, such as our own styles. */
export function trusted(text: string): Html {
  return { html: text };
}

/** Joins parts with nothing between them. */
export function inLine(parts: readonly Html[]): Html {
  return trusted(parts.map((part) => part.html).join(''));
}

/** Moves every heading one level down, for use inside a larger page. */
export function lower(part: Html): Html {
  return trusted(
    part.html.replaceAll(/(<\/?h)([1-5])\b/g, (_, tag: string, level: string) => tag + (Number(level) + 1)),
  );
}

function markup(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(markup).join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Browsers turn a bare carriage return into a line break.
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"'\r]/g, (character) => ENTITIES[character]!);
}
