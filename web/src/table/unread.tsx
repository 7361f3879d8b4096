/** The count of unread chat messages: a number to see, words for screen readers. */
import { useWords } from '../app/settings.tsx';
import './log.css';

export function Unread({ lines }: { readonly lines: number }) {
  const words = useWords().table.menu;
  if (lines === 0) return null;
  return (
    <>
      {' '}
      <b class="unread" aria-hidden="true">
        {lines}
      </b>
      <span class="unseen">({words.unread(lines)})</span>
    </>
  );
}
