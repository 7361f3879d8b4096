/** When something was said: the time of day, with the date if it was not today. */
import type { Language } from '@horda/parts';

export function chatTime(at: number, language: Language, now = Date.now()): string {
  const day = (time: number): string => new Date(time).toDateString();
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const format = day(at) === day(now) ? clock : ({ day: 'numeric', month: 'short', ...clock } as const);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pl', format).format(at);
}
