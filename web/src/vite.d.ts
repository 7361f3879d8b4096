/** What the build adds to the language. */

/** The drawing of one icon of the packaged set, as SVG markup for a 512 by 512 box. */
declare module 'virtual:game-icon/*' {
  export const body: string;
}

declare module '*.css' {}

interface ImportMeta {
  /** What the files of this pattern export under a name, by their paths from here. */
  glob<T>(pattern: string, options: { readonly eager: true; readonly import: string }): Readonly<Record<string, T>>;
  /** The same, loaded when it is wanted. */
  glob<T>(pattern: string, options: { readonly import: string }): Readonly<Record<string, () => Promise<T>>>;
  readonly env: {
    /** The version of Horda, such as `0.2.0`. */
    readonly HORDA_VERSION: string;
    /** There is no server behind the page: what needs one is not offered. */
    readonly HORDA_STATIC: boolean;
    /** Changes with every build. */
    readonly HORDA_BUILD: string;
    readonly DEV: boolean;
  };
}
