/**
 * Things that a person sends to another device of theirs, for a few minutes. The server cannot read them: they are
 * locked with a key that it never gets. All server stores pass one contract suite.
 */
export interface Parcel {
  readonly id: string;
  readonly body: string;
  /** When it is thrown away, in milliseconds since 1970. */
  readonly until: number;
}

export interface Parcels {
  /** Throws away what is older than `now`. False: there are `most` parcels already, or one with this id. */
  put(parcel: Parcel, now: number, most: number): Promise<boolean>;
  /** Null: there is none, or it is older than `now`. */
  get(id: string, now: number): Promise<Parcel | null>;
  /** False: there was none. */
  remove(id: string): Promise<boolean>;
}
