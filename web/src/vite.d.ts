/** What the build adds to the language. */

/** The drawing of one icon of the packaged set, as SVG markup for a 512 by 512 box. */
declare module 'virtual:game-icon/*' {
  export const body: string;
}

declare module '*.css' {}

interface ImportMeta {
  readonly env: {
    /** Changes with every build. */
    readonly HORDA_BUILD: string;
    readonly DEV: boolean;
  };
}
