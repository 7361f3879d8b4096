/** Packs on their way to a table. */

/** Largest file of a pack, in bytes. */
export const MOST_PACK_BYTES = 256_000;
