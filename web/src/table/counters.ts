/**
 * Numbers on the board wait for the pieces that they count: while pieces are on their way, a number that has changed
 * still shows what it was. Only what is seen waits: names of things and announcements have the new number at once.
 */

/** A text of nothing but a number, or a few: `12`, `+2`, `41+22`, `1·0·2`. */
const NUMBER = /^\s*[+−-]?\d+(?:[+·/]\d+)*\s*$/;
/** What is written on a piece changes with the piece, not with its way; what is only read out is not seen. */
const APART = '[data-piece], .unseen';

export type Counters = ReadonlyMap<Text, string>;

export function countersOn(board: Element): Counters {
  const counters = new Map<Text, string>();
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null)
    if (NUMBER.test(node.data) && node.parentElement!.closest(APART) === null) counters.set(node, node.data);
  return counters;
}

/** Shows the numbers that have changed since as they were, until the returned function is called. */
export function holdCounters(were: Counters): () => void {
  const held = [...were].flatMap(([node, was]) => {
    const is = node.data;
    return node.isConnected && is !== was && NUMBER.test(is) ? [{ node, was, is }] : [];
  });
  for (const { node, was } of held) node.data = was;
  return () => {
    // What was drawn anew meanwhile is newer than what was held back.
    for (const { node, was, is } of held) if (node.data === was) node.data = is;
  };
}
