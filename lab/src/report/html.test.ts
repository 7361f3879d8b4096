import { expect, test } from 'vitest';
import { html, inLine, lower, trusted } from './html.ts';

test('texts are escaped, in attributes too', () => {
  const evil = `"><script>alert('1 & 2')</script>\r`;
  expect(html`<p title="${evil}">${evil}</p>`.html).not.toMatch(/<script|'|\r|"">/);
  expect(html`<p>${'<b> & "b"'}</p>`.html).toBe('<p>&lt;b&gt; &amp; &quot;b&quot;</p>');
});

test('markup, lists of it, numbers and nothing stay what they are', () => {
  const items = ['a', '<'].map((text) => html`<i>${text}</i>`);
  expect(html`<b>${items}</b>${7}${null}`.html).toBe('<b><i>a</i>\n<i>&lt;</i></b>7');
  expect(inLine(items).html).toBe('<i>a</i><i>&lt;</i>');
});

test('in a larger whole every heading is one level further down, and nothing else changes', () => {
  const part = trusted('<h2 class="a">&lt;h2&gt;</h2><h3>b</h3><hr /><header>h2</header>');
  expect(lower(part).html).toBe('<h3 class="a">&lt;h2&gt;</h3><h4>b</h4><hr /><header>h2</header>');
});
