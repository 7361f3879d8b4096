/** The games whose goal a person has read in this browser: it is not shown to them again. */
const KEY = 'horda.goals';
/** In a browser without storage a goal is shown once per visit. */
const seen = new Set<string>();

export function hasSeenGoal(game: string): boolean {
  return seen.has(game) || kept().includes(game);
}

export function markGoalSeen(game: string): void {
  if (hasSeenGoal(game)) return;
  seen.add(game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), game]));
  } catch {
    // It is known until the page is closed.
  }
}

function kept(): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
