/** Reads test titles from source code without running it. (No parser: this runs where only play is installed.) */

/** The titles in order. In a template, parts filled in at run time are shown as `…`. */
export function titlesIn(source: string): string[] {
  const tokens = tokensOf(source);
  return tokens.flatMap((token, i) => {
    const starts = token.kind === 'word' && TESTS.has(token.text) && tokens[i - 1]?.text !== '.';
    return starts ? (titleAfter(tokens, i + 1) ?? []) : [];
  });
}

const TESTS = new Set(['test', 'it']);

/** The title in `test('…'`, `test.concurrent('…'` or `test.each(table)('…'`. */
function titleAfter(tokens: readonly Token[], from: number): string | null {
  let i = from;
  let each = false;
  while (tokens[i]?.text === '.' && tokens[i]!.kind === 'sign') {
    const modifier = tokens[i + 1]?.text ?? '';
    each ||= modifier === 'each' || modifier === 'for';
    i += 2;
  }
  if (each) i = tokens[i]?.kind === 'string' ? i + 1 : afterParentheses(tokens, i);
  const [open, title] = [tokens[i], tokens[i + 1]];
  return open?.kind === 'sign' && open.text === '(' && title?.kind === 'string' ? title.text : null;
}

function afterParentheses(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let i = from; i < tokens.length; i++) {
    const { kind, text } = tokens[i]!;
    if (kind !== 'sign') continue;
    if (text === '(') depth++;
    if (text === ')' && --depth === 0) return i + 1;
  }
  return tokens.length;
}

interface Token {
  readonly kind: 'word' | 'string' | 'sign' | 'regex';
  /** For a string, its value. */
  readonly text: string;
}

const BLANK = /\s+|\/\/[^\n]*|\/\*[^]*?\*\//y;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*/uy;
const QUOTED = /'((?:[^'\\]|\\[^])*)'|"((?:[^"\\]|\\[^])*)"/y;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
/** After one of these a slash begins a regular expression; after a value it divides. */
const BEFORE_REGEX = /^[([{,;=:?!&|+\-*%<>~^]$|^(return|typeof|case)$/;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at += found[0].length;
    return found;
  };
  while (at < source.length) {
    if (match(BLANK) !== null) continue;
    const word = match(WORD);
    if (word !== null) {
      tokens.push({ kind: 'word', text: word[0] });
      continue;
    }
    const quoted = match(QUOTED);
    if (quoted !== null) {
      tokens.push({ kind: 'string', text: unescape(quoted[1] ?? quoted[2] ?? '') });
      continue;
    }
    if (source[at] === '`') {
      const end = endOfTemplate(source, at);
      tokens.push({ kind: 'string', text: templateText(source.slice(at + 1, end - 1)) });
      at = end;
      continue;
    }
    const before = tokens.at(-1);
    const mayBeRegex = before === undefined || (before.kind !== 'string' && BEFORE_REGEX.test(before.text));
    const regex = mayBeRegex ? match(REGEX) : null;
    tokens.push(regex === null ? { kind: 'sign', text: source[at++]! } : { kind: 'regex', text: regex[0] });
  }
  return tokens;
}

/** The index after the closing backtick; `${}` parts may contain templates themselves. */
function endOfTemplate(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') return at + 1;
    else if (source.startsWith('${', at)) at = endOfFilling(source, at + 2) - 1;
  }
  return source.length;
}

/** The index after the closing brace. */
function endOfFilling(source: string, start: number): number {
  let depth = 1;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '`') at = endOfTemplate(source, at) - 1;
    else if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return at + 1;
  }
  return source.length;
}

function templateText(inside: string): string {
  let text = '';
  for (let at = 0; at < inside.length; at++) {
    if (inside.startsWith('${', at)) {
      text += '…';
      at = endOfFilling(inside, at + 2) - 1;
    } else text += inside[at];
  }
  return unescape(text);
}

function unescape(text: string): string {
  return text.replace(/\\([^])/g, '$1');
}
