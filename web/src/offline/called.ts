/** What the service worker says when the server tells of somebody's move. */
interface Called {
  readonly table: string;
  /** The name of the game. */
  readonly title: string;
  readonly language: 'pl' | 'en';
}

const YOUR_MOVE = {
  pl: 'Twój ruch. Stół czeka na ciebie.',
  en: 'Your move. The table is waiting for you.',
} as const;

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;

/** Null: not a message of ours. */
export function readCall(message: unknown): Called | null {
  if (typeof message !== 'object' || message === null) return null;
  const { event, table, title, language } = message as Readonly<Record<string, unknown>>;
  if (event !== 'awaited' || typeof table !== 'string' || !TABLE_ID.test(table)) return null;
  return { table, title: typeof title === 'string' ? title : 'Horda', language: language === 'pl' ? 'pl' : 'en' };
}

/** As `calls/notices.ts` has it: the tag is the table, so that a table has one notice at most. */
export function noticeOf({ table, title, language }: Called): readonly [title: string, options: NotificationOptions] {
  const icon = 'icon-192.png';
  const data = { href: `#/table/${table}` };
  return [title, { body: YOUR_MOVE[language], lang: language, tag: table, icon, badge: icon, data }];
}
