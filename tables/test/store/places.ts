/** The stores that a contract works on: one for most of its tests, and fresh ones for the others. */
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Key, Listing, Store } from '../../src/store.ts';
import { OPEN } from './making.ts';

/** A store that a contract may open again after closing it. */
export interface Place<S extends Store = Store> {
  open(): Promise<S>;
  remove(): Promise<void>;
}

export const OVER: Listing = { ...OPEN, status: 'over', listed: false };
export const PLAYING: Listing = { ...OPEN, status: 'playing', listed: false };
export const HOST: Key = { hash: 'h', role: 'host', seat: null };

/** `opened` gets the store of most tests before they run. */
export function usePlaces<S extends Store>(makePlace: () => Promise<Place<S>>, opened: (store: S) => void) {
  let [shared, store]: [Place<S> | null, S | null] = [null, null];
  beforeAll(async () => {
    shared = await makePlace();
    store = await shared.open();
    opened(store);
  });
  afterAll(async () => {
    await store?.close();
    await shared?.remove();
  });
  async function freshPlace(): Promise<Place<S>> {
    const place = await makePlace();
    onTestFinished(() => place.remove());
    return place;
  }
  async function freshStore(): Promise<S> {
    const fresh = await (await freshPlace()).open();
    onTestFinished(() => fresh.close());
    return fresh;
  }
  return { freshPlace, freshStore };
}
