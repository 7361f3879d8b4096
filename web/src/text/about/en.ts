import type { AboutWords } from './words.ts';

export const en: AboutWords = {
  caption: 'imprint',
  title: 'About Horda',
  what: 'What this is',
  whatText: [
    'Horda is a table for zombie board games: in the browser, without an account and without an installation. People and bots sit at one table and play in one go or over days, online or on one device, without a network too.',
    'Every rule has its number. The log, the hints and the answers to “why not?” lead to the rule they follow from.',
  ],
  titles: 'Titles and drawings',
  titlesText: [
    'The games belong to their designers and publishers, with whom Horda is not connected. We use their titles only to say which game is meant. If you like a game here, buy its box.',
    'Drawings, posters, marks and texts were made for Horda. Only the icons are by others, and no sentence was copied from rulebooks or cards.',
  ],
  credit: (designers, publishers) => `by ${designers}; published by ${publishers}`,
  kept: 'What is kept about you',
  keptText: [
    'On the server: the name that you give at a table, your moves, and what you write in the chat. Those at that table see it.',
    'In this browser: your settings, the keys to your tables, and the games played on this device (localStorage and IndexedDB). They go when you clear the data of this site.',
    'There are no accounts, passwords, cookies, advertisements or tracking. The page fetches nothing from anywhere else.',
  ],
  licences: 'Licences',
  icons: 'Icons',
  recoloured: 'Recoloured for Horda.',
  fonts: 'Typefaces',
  libraries: 'Libraries',
  own: 'Horda itself',
  licenceOf: (title, licence) => `${title}: licence ${licence}`,
  version: 'Version',
  versionText: (version, build) => `${version}, build ${build}`,
};
