/** V21, V22, V422, V433: what a survivor has from the start: by skills, and kept from the mission before. */
import { ask, askUnlessOne, call, rule } from '@horda/kernel';
import { CAMPAIGN_SKILLS } from '../content/campaign.ts';
import { contentOf } from '../content/content.ts';
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import { ADRENALINE, ARRANGING, KIT, type Kit } from '../declared.ts';
import { equipmentCard } from '../rules/printed.ts';
import { gainSkill } from '../rules/skills.ts';
import { NONE, type CardNo, type Choice, type State } from '../state.ts';

export const kit = rule<State, Kit, Choice>(KIT)({
  /** V422, X72: a campaign skill that is not on the sheet, for this mission. */
  learn(s, { survivor }, f) {
    const one = s.survivors[survivor]!;
    if (!one.skills.includes('versatile')) return void (f.at = 'unpack');
    const left = CAMPAIGN_SKILLS.filter((skill) => !one.skills.includes(skill));
    if (left.length === 0) return void (f.at = 'unpack');
    ask(
      s,
      one.owner,
      'kit.learn',
      left.map((skill): Choice => ({ do: 'campaignSkill', skill })),
    );
  },
  learned(s, { survivor }, { pick }) {
    if (pick.do === 'campaignSkill') gainSkill(s, survivor, pick.skill);
  },
  /** V21, V282: kept cards come on top of the starting card. Y59: what does not fit is discarded. */
  unpack(s, my) {
    const { skills } = s.survivors[my.survivor]!;
    my.due = skills.filter((skill) => SKILLS[skill].gives?.cards !== undefined);
    // V16: with more cards than hands the owner chooses what to hold.
    call(s, ARRANGING, { survivor: my.survivor, card: NONE });
    for (const card of (s.sheets?.[my.survivor]?.kept ?? []).toReversed())
      call(s, ARRANGING, { survivor: my.survivor, card });
  },
  /** X55 */
  pump(s, { survivor }) {
    const n = s.survivors[survivor]!.skills.reduce((sum, skill) => sum + (SKILLS[skill].gives?.ap ?? 0), 0);
    if (n > 0) call(s, ADRENALINE, { survivor, n, by: 'start' });
  },
  /** X56: one of the cards that the skill names, while there are any. */
  choose(s, { survivor, due }, f) {
    const cards = due.length === 0 ? [] : available(s, due[0]!);
    if (due.length === 0) f.at = '';
    else if (cards.length === 0) f.at = 'given';
    else
      askUnlessOne(
        s,
        f,
        s.survivors[survivor]!.owner,
        'kit.choose',
        cards.map((card): Choice => ({ do: 'startWith', card })),
      );
  },
  give(s, { survivor }, { pick }) {
    if (pick.do !== 'startWith') return;
    const { deck } = equipmentCard(s, pick.card);
    if (deck === 'starting') return;
    const pile = s[deck].deck;
    pile.splice(pile.indexOf(pick.card), 1);
    call(s, ARRANGING, { survivor, card: pick.card });
  },
  given(_s, my, f) {
    my.due = my.due.slice(1);
    f.at = 'choose';
  },
});

/** Cards of the names that the skill gives, as long as their decks have them. */
function available(s: State, skill: SkillId): CardNo[] {
  const ids = SKILLS[skill].gives?.cards ?? [];
  return ids.flatMap((id) => {
    const found = contentOf(s).equipment.findIndex(
      (card, no) => card.id === id && card.deck !== 'starting' && s[card.deck].deck.includes(no),
    );
    return found === -1 ? [] : [found];
  });
}
