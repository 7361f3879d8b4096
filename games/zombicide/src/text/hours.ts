/** The hours of a day as values of a setting; they are written alike in both languages. */
export const HOURS_OF_DAY: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => [String(hour), `${hour}:00`]),
);
