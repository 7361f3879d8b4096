import { expect, test } from 'vitest';
import { openSlot, topSlot } from './toast-slots.ts';

const element = (name: string): HTMLElement => ({ name }) as unknown as HTMLElement;

test('messages go to the sheet on top, and back to what lay under it', () => {
  const [menu, rule] = [element('menu'), element('rule')];
  expect(topSlot()).toBeNull();
  const closeMenu = openSlot(menu);
  const closeRule = openSlot(rule);
  expect(topSlot()).toBe(rule);
  closeRule();
  expect(topSlot()).toBe(menu);
  closeMenu();
  expect(topSlot()).toBeNull();
});

test('the lower of two sheets may go first', () => {
  const closeMenu = openSlot(element('menu'));
  const rule = element('rule');
  const closeRule = openSlot(rule);
  closeMenu();
  expect(topSlot()).toBe(rule);
  closeRule();
});
