/** Whose work is in the built page. The build copies the licence of each package from this list. */
export interface Credit {
  readonly title: string;
  readonly by: string;
  /** The npm package; also names the file of its licence. */
  readonly package: string;
  readonly licence: 'OFL 1.1' | 'Apache 2.0' | 'MIT' | 'ISC';
}

export const FONTS: readonly Credit[] = [
  {
    title: 'Big Shoulders Stencil Display',
    by: 'The Big Shoulders Project Authors',
    package: '@fontsource/big-shoulders-stencil-display',
    licence: 'OFL 1.1',
  },
  { title: 'Special Elite', by: 'Astigmatic', package: '@fontsource/special-elite', licence: 'Apache 2.0' },
  {
    title: 'Barlow Semi Condensed',
    by: 'The Barlow Project Authors',
    package: '@fontsource/barlow-semi-condensed',
    licence: 'OFL 1.1',
  },
  { title: 'Kalam', by: 'Indian Type Foundry', package: '@fontsource/kalam', licence: 'OFL 1.1' },
];

export const LIBRARIES: readonly Credit[] = [
  { title: 'Preact', by: 'Jason Miller', package: 'preact', licence: 'MIT' },
  { title: 'idb', by: 'Jake Archibald', package: 'idb', licence: 'ISC' },
  { title: 'Zod', by: 'Colin McDonnell', package: 'zod', licence: 'MIT' },
  { title: 'uqr', by: 'Anthony Fu', package: 'uqr', licence: 'MIT' },
];

/** As its authors ask for it. */
export const ICONS = 'Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0';
export const ICONS_LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/** Where the build puts the licence of a package, seen from the page. */
export const licenceFile = (name: string): string => `licences/${name.replace('@', '').replaceAll('/', '-')}.txt`;
