/** A day as people write it, with its hour: 3 May, 14:05. */
export function dayAndHour(language: 'en' | 'pl', at: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
