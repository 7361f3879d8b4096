/** The parts of the table that come after its first picture, for those who draw with them. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type * as AfterPaint from './after-paint.tsx';

export type Parts = typeof AfterPaint;

const LaterContext = createContext<Parts | null>(null);
export const LaterProvider = LaterContext.Provider;

/** Null: they are on their way. */
export const usePartsLater = (): Parts | null => useContext(LaterContext);
