/** A sign or a counter of a board that explains itself: what it is, and what its number counts (`explain.tsx` shows it). */
export const explained = (text: string) => ({ 'data-explain': text, tabIndex: 0 }) as const;
