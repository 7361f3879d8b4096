/** The words of the campaign's pages, and the campaign as lines for a terminal. */
import { plural, type Language } from '@horda/parts';
import { chronicleOf, type Chronicle, type MissionEntry, type SheetEntry } from '../campaign/chronicle.ts';
import type { View } from '../view.ts';
import { ENDING_TEXTS, EPILOGUE_LINES } from './content/campaign.ts';
import { MISSION_TITLES } from './missions/titles.ts';
import type { Names } from './names.ts';
import type { EndingId } from '../content/ids.ts';

export { chronicleOf };

export interface ChronicleWords {
  readonly campaign: string;
  /** The name of the campaign. */
  readonly title: string;
  readonly states: Readonly<Record<MissionEntry['state'], string>>;
  readonly statuses: Readonly<Record<SheetEntry['status'], string>>;
  mission(n: number): string;
  rounds(n: number): string;
  kills(n: number): string;
  died(names: string): string;
  readonly team: string;
  readonly sheet: string;
  readonly xp: string;
  /** `5 XP` */
  points(n: number): string;
  readonly skills: string;
  readonly bonus: string;
  readonly kept: string;
  readonly nothing: string;
  readonly notes: string;
  readonly fallen: string;
  fell(name: string, mission: number): string;
}

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  pl: new Intl.ListFormat('pl'),
  en: new Intl.ListFormat('en-GB'),
};

const en: ChronicleWords = {
  campaign: 'Campaign',
  title: 'Infected State',
  states: { won: 'won', lost: 'lost, to be played again', now: 'being played', next: 'next', later: 'to come' },
  statuses: { standing: '', down: 'knocked out', rescued: 'carried out', dead: 'dead', escaped: 'got out' },
  mission: (n) => `mission ${n}`,
  rounds: (n) => plural('en', n, { one: '# round', other: '# rounds' }),
  kills: (n) => plural('en', n, { one: '# zombie killed', other: '# zombies killed' }),
  died: (names) => `died: ${names}`,
  team: 'Team',
  sheet: 'Campaign sheet',
  xp: 'Campaign experience',
  points: (n) => `${n} XP`,
  skills: 'Campaign skills',
  bonus: 'Bonus actions',
  kept: 'Kept equipment',
  nothing: 'none',
  notes: 'Notes of the team',
  fallen: 'Fallen',
  fell: (name, mission) => `${name} (mission ${mission})`,
};

const pl: ChronicleWords = {
  campaign: 'Kampania',
  title: 'Zainfekowany Stan',
  states: { won: 'wygrana', lost: 'przegrana, do powtórzenia', now: 'trwa', next: 'następna', later: 'przed wami' },
  statuses: { standing: '', down: 'nokaut', rescued: 'na plecach drużyny', dead: 'nie żyje', escaped: 'poza miastem' },
  mission: (n) => `misja ${n}`,
  rounds: (n) => plural('pl', n, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),
  kills: (n) =>
    plural('pl', n, { one: '# zabity zombie', few: '# zabite zombie', many: '# zabitych zombie', other: '# zombie' }),
  died: (names) => `zginęli: ${names}`,
  team: 'Drużyna',
  sheet: 'Arkusz kampanii',
  xp: 'Punkty doświadczenia kampanii',
  points: (n) => `${n} PDK`,
  skills: 'Umiejętności kampanii',
  bonus: 'Bonusowe Akcje',
  kept: 'Zachowany Ekwipunek',
  nothing: 'brak',
  notes: 'Zapiski drużyny',
  fallen: 'Polegli',
  fell: (name, mission) => `${name} (misja ${mission})`,
};

export const CHRONICLE_WORDS: Readonly<Record<Language, ChronicleWords>> = { pl, en };

/** What a mission came to, in a few words. */
export function resultText({ state, result }: MissionEntry, names: Names): string {
  const words = CHRONICLE_WORDS[names.language];
  if (result === null) return words.states[state];
  const dead = LISTS[names.language].format(result.dead.map(names.person));
  const facts = [words.rounds(result.rounds), words.kills(result.kills), ...(dead === '' ? [] : [words.died(dead)])];
  return `${words.states[state]}: ${facts.join(', ')}`;
}

/** Achievements, keywords and counters; none: nothing is noted. */
export function notedText({ achievements, keywords, counters }: Chronicle, names: Names): readonly string[] {
  return [
    ...achievements.map(names.achievement),
    ...keywords.map(names.keyword),
    ...counters.map(([counter, n]) => `${names.counter(counter)} ${n}`),
  ];
}

/** The ending of the campaign, and the lines that are added to it; empty before it. */
export function endingText(
  { epilogue, afterword }: Pick<View, 'epilogue' | 'afterword'>,
  names: Names,
): readonly string[] {
  if (epilogue === null) return [];
  const { title, text } = ENDING_TEXTS[epilogue as EndingId];
  return [names.say(title), names.say(text), ...afterword.map((id) => names.say(EPILOGUE_LINES[id]!))];
}

/** The campaign in lines; none: the mission stands alone. */
export function chronicleLines(view: View, names: Names): readonly string[] {
  const chronicle = chronicleOf(view);
  if (chronicle === null) return [];
  const words = CHRONICLE_WORDS[names.language];
  const { missions, sheets, fallen } = chronicle;
  const noted = notedText(chronicle, names);
  const numberOf = (id: string): number => missions.findIndex((mission) => mission.id === id) + 1;
  return [
    `${words.campaign}: ${words.title}`,
    ...missions.map(
      (mission, i) => `  ${i + 1}. ${names.say(MISSION_TITLES[mission.id]!)}: ${resultText(mission, names)}`,
    ),
    ...endingText(view, names),
    `${words.team}:`,
    ...sheets.map((sheet) => `  ${sheetText(sheet, names)}`),
    ...(fallen.length === 0
      ? []
      : [
          `${words.fallen}: ${fallen.map(({ who, mission }) => words.fell(names.person(who), numberOf(mission))).join(', ')}`,
        ]),
    `${words.notes}: ${noted.length === 0 ? words.nothing : noted.join(', ')}`,
  ];
}

function sheetText({ who, status, xp, skills, bonus, kept }: SheetEntry, names: Names): string {
  const words = CHRONICLE_WORDS[names.language];
  const facts = [
    ...(words.statuses[status] === '' ? [] : [words.statuses[status]]),
    words.points(xp),
    ...skills.map(names.skill),
    ...(bonus === 0 ? [] : [`${words.bonus}: ${bonus}`]),
    ...(kept.length === 0 ? [] : [`${words.kept}: ${kept.map(names.card).join(', ')}`]),
  ];
  return `${names.person(who)}: ${facts.join('; ')}`;
}
