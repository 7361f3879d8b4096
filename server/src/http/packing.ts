/** Frames of at least this many bytes are compressed, if they hold nothing that people wrote. */
export const PACKED_FROM = 4_096;
