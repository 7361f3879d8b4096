/**
 * What a server keeps to reach people whose page is closed: its own keys for push services, and where each person's
 * browser is told. A page that is its own host does without. All server stores pass one contract suite.
 */

/** The keys by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where a browser is told that its person is awaited, as the browser gave it. */
export interface PushAddress {
  readonly endpoint: string;
  /** The browser's public key, and a secret that it shares with us; both in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** The reader's language. */
  readonly language: string;
}

export interface Pushes {
  /** The server's keys; if there are none yet, `made` become them. All nodes get the same. */
  keys(made: () => PushKeys): Promise<PushKeys>;
  /**
   * Adds a browser of the person whose key has this hash, or changes what is known about it; a browser has one place
   * at a table. Rejects if there is no such table.
   */
  add(table: string, hash: string, address: PushAddress): Promise<void>;
  /** Removes a browser from a table. */
  remove(table: string, endpoint: string): Promise<void>;
  /** Removes all browsers of a person from a table. */
  removeAll(table: string, hash: string): Promise<void>;
  /** Removes a browser from all tables: its push service does not know it any more. */
  forget(endpoint: string): Promise<void>;
  /**
   * All browsers of the person whose key has this hash, wherever they were added: people who play again have the same
   * key at the next table. Each browser once.
   */
  of(hash: string): Promise<readonly PushAddress[]>;
}
