/** Whose games these are, as their boxes say. A game that is not listed here is our own. */
export interface GameCredit {
  readonly designers: readonly string[];
  /** The publishers of the first edition, then that of the Polish one where it is another. */
  readonly publishers: readonly string[];
}

export const CREDITS: Readonly<Record<string, GameCredit>> = {
  cisza: { designers: ['David Vaquero'], publishers: ['Muduko'] },
  zombiaki: { designers: ['Ignacy Trzewiczek'], publishers: ['Portal'] },
  'gear-up': { designers: ['Jordy Adan', 'Marco Portugal'], publishers: ['CMON', 'Portal Games'] },
  'long-night': {
    designers: ['Isaac Vega', 'Jonathan Gilmour'],
    publishers: ['Plaid Hat Games', 'CUBE Factory of Ideas'],
  },
  zombicide: {
    designers: ['Raphaël Guiton', 'Jean-Baptiste Lullien', 'Nicolas Raoult'],
    publishers: ['Guillotine Games', 'CMON', 'Portal Games'],
  },
};
