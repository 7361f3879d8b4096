/** The disk has no room for something that can wait. */
export class NoRoom extends Error {
  /** In bytes. */
  readonly needed: number;

  constructor(needed: number) {
    super(`the disk needs ${Math.ceil(needed / 1e6)} MB of free space for this`);
    this.name = 'NoRoom';
    this.needed = needed;
  }
}
