/** What is said of the end of a table. Apart from the other words: the first page does not need it. */
import { dayAndHour } from './dates.ts';

export interface EndingWords {
  /** At a packed table nothing can be done about it. */
  expires(at: number, archived: boolean): string;
  /** In a list of tables. */
  listed(at: number): string;
  announced(until: number): string;
  /** A new link to join, or to watch. */
  readonly newInvite: string;
  readonly newWatch: string;
  readonly goneTitle: string;
}

export const ENDING: Readonly<Record<'en' | 'pl', EndingWords>> = {
  en: {
    expires: (at, archived) =>
      `The table will be removed on ${dayAndHour('en', at)}. ${
        archived ? 'Save the game if you want to keep it.' : 'Any move or word in the chat keeps it.'
      }`,
    listed: (at) => `will be removed on ${dayAndHour('en', at)} unless somebody does something there`,
    announced: (until) =>
      `The table will be removed on ${dayAndHour('en', until)} unless somebody does something here.`,
    newInvite: 'The link of the invitation was replaced: the old one opens nothing any more.',
    newWatch: 'The link to watch was replaced: the old one opens nothing any more.',
    goneTitle: 'The table is gone',
  },
  pl: {
    expires: (at, archived) =>
      `Stół zniknie ${dayAndHour('pl', at)}. ${
        archived ? 'Zapisz grę, jeśli chcesz ją zachować.' : 'Zostanie, jeśli ktoś zagra albo napisze coś na czacie.'
      }`,
    listed: (at) => `zniknie ${dayAndHour('pl', at)}, jeśli nic się tam nie wydarzy`,
    announced: (until) => `Stół zniknie ${dayAndHour('pl', until)}, jeśli do tej pory nic się tu nie wydarzy.`,
    newInvite: 'Zaproszenie ma nowy link. Stary już niczego nie otwiera.',
    newWatch: 'Link do oglądania jest nowy. Stary już niczego nie otwiera.',
    goneTitle: 'Tego stołu już nie ma',
  },
};
