/** Frames of at least this many bytes are compressed. */
export const PACKED_FROM = 4_096;
