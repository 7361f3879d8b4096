/** How long ago something was, as people say it: "2 hours ago", "yesterday", "8 November". */
import { useSettings } from '../../app/settings.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST_NOW = { pl: 'przed chwilą', en: 'just now' } as const;

export function useAgo(): (at: number) => string {
  const { language } = useSettings();
  return (at) => agoIn(language, at, Date.now());
}

export function agoIn(language: 'pl' | 'en', at: number, now: number): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  if (past < MINUTE) return JUST_NOW[language];
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return relative.format(-Math.floor(past / DAY), 'day');
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at);
}
