/** The number of a rule: `L` of the rulebook, `F` and `A` rulings, `N` readings where sources collide. */
export type RuleId = `L${number}` | `F${number}` | `A${number}` | `N${number}`;
