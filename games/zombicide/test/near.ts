/** Tables from which a missing goal is near: for the exhaustive runner. */
import { apply, draw, run, seeded, seedOfGame, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, type Beginning, type Deal, type Dice } from '@horda/testing';
import { NEW_CAMPAIGN, type Campaign } from '../src/campaign/campaign.ts';
import { CAMPAIGN_ORDER, LASTING_KEYWORDS } from '../src/content/campaign.ts';
import { ACHIEVEMENT_IDS, SURVIVOR_IDS } from '../src/content/ids.ts';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { TURN } from '../src/declared.ts';
import { zombicide } from '../src/game.ts';
import type { Options, State } from '../src/state.ts';
import { layOut, shake } from './arrange.ts';

/** One of the goals is chosen. The table allows for it, and mostly what it names is there in the first turn. */
export function begin(table: Deal, missing: readonly string[]): Beginning {
  const dice = seeded(seedOfGame(table.seed, 3));
  const goal = missing[draw(dice, missing.length)]!;
  const deal = dealFor(table, goal, dice);
  const options = deal.options as unknown as Options;
  const carried = options.mission === 'campaign' ? campaignFor(goal, dice) : null;
  const s = zombicide.setup(options, deal.seats, deal.seed, null, carried);
  // One table in eight begins as it is dealt.
  if (draw(dice, 8) > 0 && isFirstTurn(s, dice)) {
    if (draw(dice, 2) === 0) shake(s, dice);
    layOut(s, goal, dice);
    s.kernel.asks = [];
    s.kernel.stack.at(-1)!.at = 'choose';
  }
  return { deal, s: s as unknown as AnyState };
}

/** Plays the beginning at random; whether somebody is asked for the first action of a turn. */
function isFirstTurn(s: State, dice: Dice): boolean {
  run(zombicide, s);
  for (let n = 0; n < 60 && s.kernel.asks.length > 0 && s.kernel.asks[0]!.prompt !== 'turn.choose'; n++)
    apply(zombicide as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
  return s.kernel.asks[0]?.prompt === 'turn.choose' && s.kernel.stack.at(-1)!.rule === TURN.name;
}

/** The same table, but with the mission and the settings that the goal needs. */
function dealFor({ seats, options, seed }: Deal, goal: string, dice: Dice): Deal {
  const mission = missionFor(goal, dice);
  const more = {
    // A team that was put behind closed doors could wait there for ever.
    stallGuard: goal !== 'option stallGuard=false',
    ...(mission === null ? {} : { mission }),
    ...(/drive|getIn|getOut|[wW]heel|car(Entered|Left)/.test(goal) ? { cars: true, mission: 'S1' } : {}),
    ...(/abomination/.test(goal) && draw(dice, 2) === 0 ? { fest: true } : {}),
    ...(/zombie card|react/.test(goal) ? { difficulty: 'normal' } : {}),
    ...(/startWith4|kid/.test(goal) ? { team: 'kids' } : {}),
    ...(/start|versatile|campaignSkill|kit\./.test(goal) && draw(dice, 2) === 0 ? { mission: 'campaign' } : {}),
    ...(/night|light|beam|aim|goggles/i.test(goal) ? { hour: '21' } : {}),
  };
  return { seats, options: { ...options, ...more }, seed };
}

/** The mission that a goal belongs to; null: any. */
function missionFor(goal: string, dice: Dice): string | null {
  if (goal.startsWith('epilogue')) return 'campaign';
  const own = /^objective ([MS]\d+)-/.exec(goal)?.[1];
  // A mission of the campaign, by itself or as its chapter.
  if (own !== undefined) return own.startsWith('M') && draw(dice, 2) === 0 ? 'campaign' : own;
  const word = goal.split(' ').at(-1)!;
  const speaking = MISSIONS.filter((mission) => JSON.stringify(mission).includes(`"${word}"`)).map(({ id }) => id);
  const wanted = /^(achievement|keyword|companion|token|event|picked|prompt) /.test(goal) && speaking.length > 0;
  if (wanted) return speaking[draw(dice, speaking.length)]!;
  // All-Out dice and Secret Service cards are of Washington.
  if (/allOut|doubleAllOut|AllOut|secretService|spareParts|makeshift|mend|Break|conservation/.test(goal))
    return draw(dice, 2) === 0 ? 'campaign' : 'M2';
  return null;
}

/** A campaign that has come to the mission of the goal, with some of all that it may have brought. */
function campaignFor(goal: string, dice: Dice): Campaign | null {
  const wanted =
    /^objective (M\d+)-/.exec(goal)?.[1] ??
    (goal.startsWith('epilogue') ? 'M10' : CAMPAIGN_ORDER[draw(dice, CAMPAIGN_ORDER.length)]!);
  const at = CAMPAIGN_ORDER.indexOf(wanted);
  if (at < 1) return null;
  const some = <T>(all: readonly T[]): T[] => all.filter(() => draw(dice, 2) === 0);
  const skill = /^skill (\w+)/.exec(goal)?.[1];
  return {
    ...NEW_CAMPAIGN,
    mission: wanted,
    team: SURVIVOR_IDS.slice(12)
      .map((survivor) => ({
        survivor,
        xp: 1 + draw(dice, 2),
        skills: [],
        bonus: 0,
        kept: [],
      }))
      .map((member) =>
        member.xp === 2
          ? {
              ...member,
              ...(skill === 'startsWithAmmo' || skill === 'startsWithRepairKit' || skill === 'startsWith2Ap'
                ? { skills: [skill] }
                : { bonus: 1 }),
            }
          : member,
      ),
    achievements: some(ACHIEVEMENT_IDS),
    keywords: some(LASTING_KEYWORDS),
    counters: { rescued: draw(dice, 9) },
    history: CAMPAIGN_ORDER.slice(0, at).map((mission) => ({ mission, rounds: 8, kills: 20, dead: [] })),
  };
}
