/** The words of the campaign's page that a terminal does not need. */
import { plural, type Language } from '@horda/parts';

export interface CampaignPageWords {
  readonly missions: string;
  play(mission: number): string;
  follow(mission: number): string;
  again(mission: number): string;
  readonly toMission: string;
  readonly seats: string;
  readonly over: string;
  readonly waitForHost: string;
  start(hour: string): string;
  crates(n: number): string;
  cards(n: number): string;
  minutes(n: number): string;
  readonly night: string;
  readonly day: string;
  /** Of 20 boxes of experience, so many are crossed; at the milestones a reward was chosen. */
  experience(xp: number, next: number | null): string;
  bonusOf(n: number): string;
  readonly owned: string;
  readonly newcomer: string;
  readonly knockedOut: string;
  readonly keptHelp: string;
  /** After the dice of a card. */
  readonly kept: string;
  readonly lost: string;
  readonly plan: string;
}

const en: CampaignPageWords = {
  missions: 'The missions',
  play: (mission) => `Play mission ${mission}`,
  follow: (mission) => `Go to mission ${mission}`,
  again: (mission) => `Play mission ${mission} again`,
  toMission: 'Back to the mission',
  seats: 'Players in it',
  over: 'The campaign is over.',
  waitForHost: 'Somebody who sits at the table begins it.',
  start: (hour) => `starts at ${hour}`,
  crates: (n) => plural('en', n, { one: '# crate', other: '# crates' }),
  cards: (n) => plural('en', n, { one: '# objective card', other: '# objective cards' }),
  minutes: (n) => `about ${n} min`,
  night: 'night',
  day: 'day',
  experience: (xp, next) => `${xp} of 20 points${next === null ? '' : `, next reward at ${next}`}`,
  bonusOf: (n) => `${n} of 7`,
  owned: 'owned',
  newcomer: 'In the next mission somebody new takes this place, with an empty sheet.',
  knockedOut: 'Was knocked out. Comes back, without equipment.',
  keptHelp: 'a 1 among the dice of a card loses it',
  kept: 'kept',
  lost: 'lost',
  plan: 'plan',
};

const pl: CampaignPageWords = {
  missions: 'Misje',
  play: (mission) => `Zagraj misję ${mission}`,
  follow: (mission) => `Przejdź do misji ${mission}`,
  again: (mission) => `Powtórz misję ${mission}`,
  toMission: 'Wróć do misji',
  seats: 'Ilu zagra',
  over: 'Kampania dobiegła końca.',
  waitForHost: 'Zacznie ją ktoś, kto siedzi przy stole.',
  start: (hour) => `start ${hour}`,
  crates: (n) => plural('pl', n, { one: '# skrzynia', few: '# skrzynie', many: '# skrzyń', other: '# skrzyni' }),
  cards: (n) => plural('pl', n, { one: '# karta celu', few: '# karty celów', many: '# kart celów', other: '# karty' }),
  minutes: (n) => `ok. ${n} min`,
  night: 'noc',
  day: 'dzień',
  experience: (xp, next) => `${xp} z 20 punktów${next === null ? '' : `, następna nagroda przy ${next}`}`,
  bonusOf: (n) => `${n} z 7`,
  owned: 'jest',
  newcomer: 'W następnej misji to miejsce zajmie ktoś nowy, z czystym arkuszem.',
  knockedOut: 'Był nokaut. Wraca, ale bez ekwipunku.',
  keptHelp: 'jedynka wśród kości karty i karta przepada',
  kept: 'zostaje',
  lost: 'przepada',
  plan: 'plan',
};

export const PAGE_WORDS: Readonly<Record<Language, CampaignPageWords>> = { pl, en };
