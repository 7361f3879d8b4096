/** Calls a person back to the table when they are asked: by the tab's title and by moving the focus. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { isTyping } from './keys.ts';
import type { TableSession } from './session.ts';

export function useAttention(session: TableSession, readOnly: boolean, sentence: RefObject<HTMLElement | null>): void {
  const { texts, isAwaited, asked, info } = session;
  const words = useWords().table;
  const isAsked = isAwaited && !readOnly;
  useEffect(() => {
    document.title = isAsked ? words.titleYourMove(texts.title) : words.title(texts.title);
  }, [isAsked, texts, words]);
  useEffect(
    () => () => {
      document.title = 'Horda';
    },
    [],
  );
  const question = isAsked ? asked : null;
  const first = useRef(true);
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    if (question === null || (!isFirst && !isLost())) return;
    sentence.current?.focus({ preventScroll: true });
  }, [question, info.status]);
}

/** Whether the focus is useless: its element is gone, or is a button of the previous question. */
function isLost(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  if (isTyping(activeElement) || activeElement.closest('dialog') !== null) return false;
  if (activeElement.closest('.actions, .moves') !== null) return true;
  return activeElement.matches(':disabled, [aria-disabled="true"]');
}
