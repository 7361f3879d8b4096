/**
 * The forty invariants of Zombicide. All are checked after every answer of the random games: `state` looks at the table
 * as it is, also at tables that the contract imagines, and is cheap; `step` looks at the table before and after an
 * answer and at what the rules did in between.
 */
import type { State } from '../../src/state.ts';
import * as board from './board.ts';
import * as campaign from './campaign.ts';
import * as cards from './cards.ts';
import * as combat from './combat.ts';
import * as game from './game.ts';
import * as people from './people.ts';
import type { Step } from './step.ts';
import * as zombies from './zombies.ts';

export interface Invariant {
  readonly state?: (s: State) => void;
  readonly step?: (step: Step) => void;
}

export const INVARIANTS: Readonly<Record<number, Invariant>> = {
  1: { state: cards.figuresAreWhole },
  2: { state: cards.decksAreWhole },
  3: { state: cards.cardsHaveOnePlace },
  4: { state: people.fallenHaveNothing },
  5: { state: people.healthFitsStatus },
  6: { state: people.knockOutEnds },
  7: { state: people.levelFitsAdrenaline, step: people.adrenalineNeverFalls },
  8: { state: people.skillsFitLevel, step: people.nobodyActsBeforeChoosing },
  9: { state: people.actionsAreGiven, step: people.actionsAreSpent },
  10: { state: people.searchIsOffered, step: people.searchIsAllowed },
  11: { state: board.sealedDoorsStayShut, step: board.doorsStayOpen },
  12: { state: board.openedBuildingsAreOfTheBoard, step: board.buildingsOpenOnce },
  13: { step: board.aCardForEachDarkZone },
  14: { state: board.sightIsMutual },
  15: { state: board.sightEndsInRooms },
  16: { step: ({ after }) => board.lightIsNothingByDay(after) },
  17: { step: ({ after }) => board.nightHides(after) },
  18: { step: zombies.zombiesKeepToWays },
  19: { step: zombies.zombiesAttackOrMove },
  20: { step: zombies.movesLeadNearer },
  21: { step: zombies.splitsAreEven },
  22: { step: zombies.movesKeepNumbers },
  23: { step: zombies.woundsFitAttackers },
  24: { step: zombies.beamsWorkOnceANight },
  25: { state: combat.noiseStays, step: combat.noiseEnds },
  26: { step: combat.allOutDiceAreRolledOnce },
  27: { step: combat.breaksCostWeapons },
  28: { step: combat.cardsAreKeptByDice },
  29: { step: combat.missesHitOthers },
  30: { step: combat.shotsFollowLevels },
  31: { step: combat.toughOnesNeedDamage },
  32: { state: campaign.oneAbomination },
  33: { state: zombies.spawnsAreInOrder, step: zombies.spawnsDrawInOrder },
  34: { state: campaign.levelsAreMarkedOnce, step: campaign.sheetsNeverShrink },
  35: { state: campaign.rewardsFitMilestones },
  36: { state: campaign.theDeadStayDead },
  37: { state: campaign.clockFitsRound, step: campaign.clockMovesByHours },
  38: { step: game.secretsAreKept },
  39: { step: game.answersRepeat },
  40: { state: game.questionsHaveAnswers, step: game.firstOptionIsLegal },
};
