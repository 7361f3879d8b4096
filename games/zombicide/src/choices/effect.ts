/** What objective cards and notes ask. */
export type EffectChoice = { readonly do: 'option'; readonly option: string };
