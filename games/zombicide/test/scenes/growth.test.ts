/** Levels, experience, milestones and what the campaign keeps. */
import { describe, expect, test } from 'vitest';
import { newSheet } from '../../src/campaign/sheets.ts';
import { CARRY } from '../../src/campaign/carry.ts';
import { NEW_CAMPAIGN, type Campaign } from '../../src/campaign/campaign.ts';
import { ADRENALINE, END, EXPERIENCE, KIT, REVEAL } from '../../src/declared.ts';
import { missionOf } from '../../src/rules/mission.ts';
import type { Sheet } from '../../src/state.ts';
import { blow, fight, HERE } from '../fights.ts';
import { cardNo, die, item, scene, type Position, type Scene } from '../scene.ts';

/** A table of the campaign: everybody has a sheet. */
function campaign(position: Position, sheet: Partial<Sheet> = {}): Scene {
  const table = scene({ mission: 'M1', ...position });
  Object.assign(table.s, { campaign: NEW_CAMPAIGN });
  table.s.sheets = table.s.survivors.map(({ who }) => ({ ...newSheet(who), ...sheet }));
  return table;
}
const left = (table: Scene): Campaign => CARRY.leaves(table.s) as Campaign;

describe('the example of the rulebook', () => {
  const anton = (xp: number): Scene =>
    campaign({ survivors: { anton: { at: HERE, ap: 18 } } }, { xp }).runs(ADRENALINE, { survivor: 0, n: 1 });

  test('V341 V345 orange in the first mission: one point, no reward', () => {
    const table = anton(0).does({ do: 'learn', skill: 'freeRanged' });
    expect([table.s.sheets![0]!.xp, table.prompt]).toEqual([1, '']);
  });

  test('V346 V350 orange again in the second: the milestone, and Lifesaver stands beside the blue skill', () => {
    const table = anton(1).does({ do: 'learn', skill: 'freeRanged' }, { do: 'campaignSkill', skill: 'lifesaver' });
    expect(table.one('anton').skills).toEqual(['dieRanged', 'action', 'freeRanged', 'lifesaver']);
    expect(table.s.sheets![0]!.skills).toEqual(['lifesaver']);
  });

  test('V346 V193 the campaign skill of a kill is used in the same turn', () => {
    const table = fight({ ned: { hand: ['machete'], ap: 18 }, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    table.s.sheets = [{ ...newSheet(4), xp: 1 }];
    table.does(
      blow(table, ['machete']),
      { do: 'learn', skill: 'freeCombat' },
      { do: 'campaignSkill', skill: 'scavenger' },
    );
    expect([table.prompt, table.one('ned').skills]).toEqual(['turn.choose', ['freeCombat', 'scavenger']]);
  });

  test('V346 V351 the bonus action of a kill is spent in the same turn, on anything', () => {
    const table = fight({ ned: { hand: ['machete'], ap: 18 }, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    table.s.sheets = [{ ...newSheet(4), xp: 1 }];
    table.does(blow(table, ['machete']), { do: 'learn', skill: 'dieRanged' }, { do: 'bonusAction' });
    table.does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'makeNoise' });
    expect(table.one('ned')).toMatchObject({ actions: 0, bonus: 0 });
  });

  test('V341 both points in one mission, from one deed: orange and red and the milestone between', () => {
    const table = campaign({ survivors: { anton: { at: HERE, ap: 18 } } }, { xp: 1 });
    table.runs(ADRENALINE, { survivor: 0, n: 30 });
    table.does({ do: 'learn', skill: 'freeRanged' }, { do: 'bonusAction' }, { do: 'learn', skill: 'sniper' });
    expect(table.s.sheets![0]).toMatchObject({ xp: 3, bonus: 1, marked: [2, 3] });
  });

  test('V341 V344 orange was reached before in this mission: no second point', () => {
    const table = campaign({ survivors: { anton: { at: HERE, ap: 18 } } }, { xp: 1, marked: [2] });
    table.runs(ADRENALINE, { survivor: 0, n: 1 }).does({ do: 'learn', skill: 'freeRanged' });
    expect(table.s.sheets![0]!.xp).toBe(1);
  });
});

describe('milestones', () => {
  test('V349 V422 a skill that Versatile has lent may be owned as well, and is not doubled', () => {
    const table = campaign({ survivors: { justin: { at: HERE, skills: ['scavenger'] } } }, { xp: 1 });
    table.runs(EXPERIENCE, { survivor: 0, n: 1 }).does({ do: 'campaignSkill', skill: 'scavenger' });
    expect(table.one('justin').skills.filter((skill) => skill === 'scavenger')).toHaveLength(1);
    expect(table.s.sheets![0]!.skills).toEqual(['scavenger']);
  });

  test('Y43 V357 2 AP at the start of a mission come with the next setup, not now', () => {
    const table = campaign({ survivors: { amy: { at: HERE } } }, { xp: 1 });
    table.runs(EXPERIENCE, { survivor: 0, n: 1 }).does({ do: 'campaignSkill', skill: 'startsWith2Ap' });
    expect([table.one('amy').ap, table.s.sheets![0]!.skills]).toEqual([0, ['startsWith2Ap']]);
  });

  test('V352 V347 with seven bonus actions the last milestones still give a choice of skills', () => {
    const table = campaign({ survivors: { amy: { at: HERE } } }, { xp: 19, bonus: 7 });
    table.runs(EXPERIENCE, { survivor: 0, n: 1 });
    expect(table.options.every((option) => option.do === 'campaignSkill')).toBe(true);
  });

  test('W18 V346 XP of a card reach who does not act: the bonus action waits for the own turn', () => {
    const survivors = { amy: { at: '13R.c2' }, doug: { at: '12R.a' } } as const;
    const table = campaign({ mission: 'M6', survivors }, { xp: 1 });
    table.s.noted = { ...table.s.noted, counters: { clues: 3 } };
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'M6-13');
    table.runs(REVEAL, { card, survivor: 0, noisy: false });
    table.does({ do: 'bonusAction' }, { do: 'campaignSkill', skill: 'lifesaver' });
    // Both were given before the mission ended.
    expect([table.s.ending, table.s.sheets!.map(({ xp, bonus }) => [xp, bonus])]).toEqual([
      'won',
      [
        [2, 1],
        [2, 0],
      ],
    ]);
  });

  test('V353 V354 bonus actions spent in this mission are all there in the next', () => {
    const table = campaign({ survivors: { amy: { at: HERE, bonus: 0 }, doug: { at: HERE } } }, { bonus: 2 });
    table.runs(END, { ending: 'won' });
    expect(left(table).team[0]).toMatchObject({ bonus: 2 });
  });
});

describe('what is kept', () => {
  test('V278 the example: chainsaw lost, machete kept, one Sawed-Off of two kept, bullets lost without a roll', () => {
    const mindy = { at: HERE, hand: ['chainsaw', 'machete'], pack: ['sawedOff', 'sawedOff', 'bullets'] } as const;
    const rolls = [1, 2, 3, 4, 5, 6, 6, 2, 3, 4, 5, 1, 1, 4, 5];
    const table = campaign({ survivors: { mindy }, rigged: rolls.map(die) }).runs(END, { ending: 'won' });
    expect(left(table).team[0]!.kept).toEqual(['machete', 'sawedOff']);
  });

  test('V188 V281 grey cards are lost without a roll; an empty weapon is kept as any other', () => {
    const amy = { at: HERE, hand: ['pistol@starting', 'sawedOff!'] } as const;
    const table = campaign({ survivors: { amy }, rigged: [2, 3, 4, 5].map(die) }).runs(END, { ending: 'won' });
    expect(left(table).team[0]!.kept).toEqual(['sawedOff']);
  });

  test('V286 V259 W21 who lies there when the doors are open keeps the sheet and no card', () => {
    const survivors = { amy: { at: HERE }, doug: { at: HERE, status: 'down', downIn: 1 } } as const;
    const table = campaign({ survivors }, { xp: 4 }).runs(END, { ending: 'won' });
    expect(left(table).team[1]).toMatchObject({ survivor: 'doug', xp: 4, kept: [] });
  });

  test('V255 V256 V258 a dead survivor leaves an empty place; what the team has achieved stays', () => {
    const survivors = { amy: { at: HERE }, doug: { at: HERE, status: 'dead' } } as const;
    const table = campaign({ survivors, achievements: ['badge'] }, { xp: 4 }).runs(END, { ending: 'won' });
    expect([left(table).team[1], left(table).achievements]).toEqual([null, ['badge']]);
  });

  test('V344 V368 lasting words are kept, others end with the mission; the rescued are counted on', () => {
    const table = campaign({ survivors: { amy: { at: HERE } }, keywords: ['bus', 'medicine'] });
    table.s.noted = { ...table.s.noted, counters: { rescued: 9, clues: 2 } };
    table.runs(END, { ending: 'won' });
    expect([left(table).keywords, left(table).counters]).toEqual([['bus'], { rescued: 9 }]);
  });

  test('Y44 V7 a lost mission leaves nothing behind', () => {
    const table = campaign({ survivors: { amy: { at: HERE } } }).runs(END, { ending: 'goal' });
    expect(CARRY.leaves(table.s)).toBe(null);
  });

  test('V21 Y59 V282 six cards at the start: one has to go before round 1', () => {
    const kept = (['machete', 'katana', 'shotgun', 'subMg', 'kukri'] as const).map(cardNo);
    const table = campaign({ survivors: { amy: { hand: ['pistol@starting'] } } }, { kept });
    table.runs(KIT, { survivor: 0, due: [] });
    while (table.prompt === 'arranging.hands') table.does(table.options[0]!);
    expect(table.prompt).toBe('arranging.limit');
    table.does({ do: 'discard', card: item('pistol@starting') });
    expect(table.hand('amy').length + table.pack('amy').length).toBe(5);
  });
});

describe('Ultrared and other modes', () => {
  test('V440 V342 V198 a survivor on the second lap stays red for the zombies, and earns no point', () => {
    const survivors = { amy: { at: HERE, ap: 43, skills: ['freeMelee', 'medic'] } } as const;
    const table = campaign({ options: { ultrared: true }, survivors }, { marked: [2, 3] });
    table.runs(ADRENALINE, { survivor: 0, n: 19 }).does({ do: 'learn', skill: 'freeRanged' });
    expect([table.one('amy').level, table.s.sheets![0]!.xp]).toEqual([3, 0]);
  });

  test('V440 V193 an action skill of the second lap works in the same turn', () => {
    const ned = { hand: ['machete'], ap: 61, only: ['freeCombat', 'shove'] } as const;
    const options = { ultrared: true };
    const table = fight({ options, ned, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    table.does(blow(table, ['machete']), { do: 'learn', skill: 'dieRanged' });
    expect(table.one('ned')).toMatchObject({ ap: 62, level: 3 });
  });
});
