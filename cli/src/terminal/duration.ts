/** A rounded waiting time; its units are the same in both languages. */
export function roughly(seconds: number): string {
  if (seconds < 57.5) return `${Math.max(5, Math.round(seconds / 5) * 5)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 10 ? `${hours} h ${minutes % 60} min` : `${Math.round(minutes / 60)} h`;
}
