import { expect, test } from 'vitest';
import { html, inLine } from './html.ts';

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
