/** Markers of the team that are used at any time, for no action. */
import { emit } from '@horda/kernel';
import type { TokenId } from '../content/ids.ts';
import { TOKENS } from '../content/tokens.ts';
import { NONE, type State, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

export const TOKEN_ACTIONS: ActionRules<'useToken'> = {
  useToken: {
    offer(s, _survivor, options) {
      for (const { status, tokens } of s.survivors) {
        if (status !== 'standing' || tokens.length === 0) continue;
        const token = tokens.find((each) => TOKENS[each as TokenId].healsFully);
        if (token === undefined) continue;
        for (let hurt = 0; hurt < s.survivors.length; hurt++)
          if (s.survivors[hurt]!.status === 'standing' && s.survivors[hurt]!.wounds > 0)
            options.push({ do: 'useToken', token, survivor: hurt });
      }
    },
    act(s, _acting, { token, survivor }) {
      const holder = holderOf(s, token);
      if (holder === NONE) return;
      const one = s.survivors[holder]!;
      const at = one.tokens.indexOf(token);
      one.tokens = one.tokens.filter((_, i) => i !== at);
      emit(s, { type: 'tokenUsed', survivor: holder, token });
      const hurt = s.survivors[survivor]!;
      emit(s, { type: 'healed', survivors: [survivor], n: hurt.wounds });
      hurt.wounds = 0;
    },
  },
};

function holderOf({ survivors }: State, token: string): SurvivorNo {
  return survivors.findIndex(({ status, tokens }) => status === 'standing' && tokens.includes(token));
}
