/** What is seldom met by chance, and a table on which it is near. For the exhaustive runner. */
import type { Options } from '@horda/testing';
import { CONTENT } from '../src/content/content.ts';
import { BETRAYAL_OBJECTIVE_IDS, CROSSROADS_IDS, type ChapterId, type CrossroadsId } from '../src/content/ids.ts';
import { context } from '../src/effects/context.ts';
import { beginLasting } from '../src/rules/lasting.ts';
import { chapterOf } from '../src/rules/objective.ts';
import { freeSpaces, isInPlay, ofPlayer } from '../src/rules/table.ts';
import { COLONY, HIDEOUT, NONE, RAXXON, type State } from '../src/state.ts';
import { exileSome, pursue, taken } from './arrange.ts';

interface NearScene {
  /** The goals that it is for. */
  readonly about: RegExp;
  readonly needs?: Options;
  arrange(s: State): void;
}

const SECRET = { mode: 'secret' };
const CODE = { objective: 'R1', raxxon: true };
const RAID = { objective: 'B1', bandits: true };

export const SCENES: readonly NearScene[] = [
  { about: /mugging|closeQuarters/, needs: SECRET, arrange: exileSome },
  // Outside no space is free, and somebody there can make room.
  {
    about: /(leaving|arrival)\.(swap|take)/,
    needs: SECRET,
    arrange(s) {
      if (s.players.length > 3) exileSome(s);
      const [own] = ofPlayer(s, s.active);
      if (own !== undefined && freeSpaces(s, 1) > 0) own.place = 1;
      for (const [place, there] of s.places.entries())
        if (place !== COLONY && isInPlay(s, place)) there.ghosts += Math.max(0, freeSpaces(s, place));
      for (const { hand } of s.players) hand.push(...taken(s, 'survivor'));
    },
  },
  // The child is looked for since the last round, and one location is left.
  {
    about: /missingChild options 0 effects 0 do 0 do/,
    arrange(s) {
      sinceLastRound(s, 'missingChild');
      const [own] = ofPlayer(s, s.active);
      if (own !== undefined && freeSpaces(s, 1) > 0) own.place = 1;
      for (const place of [2, 3, 4, 5, 6]) s.places[place]!.searched = true;
    },
  },
  {
    about: /flier/,
    arrange(s) {
      sinceLastRound(s, 'flier');
      for (const { entrances } of s.places)
        for (const one of entrances) Object.assign(one, { zombies: 0, barricades: 2, traps: 0 });
    },
  },
  // The first chapter is completed, and Raxxon is full then.
  {
    about: /chapter R1|roomFor|rescue/,
    needs: CODE,
    arrange(s) {
      for (const _ of s.players) s.placed.push(...taken(s, 'fuel'), ...taken(s, 'tool'));
      for (const seat of [0, 1]) for (const own of ofPlayer(s, seat).slice(0, 1)) own.place = RAXXON;
      s.places[RAXXON]!.ghosts = 1;
    },
  },
  {
    about: /chapter R3/,
    needs: CODE,
    arrange(s) {
      toChapter(s, 'R3');
      s.raxxon.contained = 3;
    },
  },
  // All are at the hideout with what they need there, and stay; so does a betrayer.
  {
    about: /chapter B2|reckoning|betrayal/,
    needs: { ...SECRET, ...RAID },
    arrange(s) {
      toChapter(s, 'B2');
      for (const seat of s.players.keys()) {
        const [own] = ofPlayer(s, seat);
        if (own === undefined || freeSpaces(s, HIDEOUT) === 0) continue;
        own.place = HIDEOUT;
        own.marks = [{ mark: 'locked', place: HIDEOUT }];
        own.items.push(...taken(s, 'tool').map((card) => ({ card, used: 0 })));
      }
      for (let n = 0; n < 4; n++) s.hideout.push(...taken(s, 'medicine'));
      pursue(s, s.active, CONTENT.betrayals + BETRAYAL_OBJECTIVE_IDS.indexOf('banditBetrayal'));
    },
  },
  {
    about: /chapter B3/,
    needs: RAID,
    arrange(s) {
      toChapter(s, 'B3');
      s.clearMarks = 1;
      for (const place of s.places) place.bandits = 0;
    },
  },
];

function toChapter(s: State, chapter: ChapterId): void {
  s.chapter = chapter;
  s.rounds = chapterOf(s)!.rounds;
  for (const place of [RAXXON, HIDEOUT]) if (isInPlay(s, place)) s.places[place]!.closed = false;
  for (const entrance of s.places[RAXXON]!.entrances) entrance.barricades = 0;
}

/** The first option of the card was taken in an earlier round. */
function sinceLastRound(s: State, id: CrossroadsId): void {
  const card = CROSSROADS_IDS.indexOf(id);
  const [op] = CONTENT.crossroads[card]!.options[0]!.effects;
  if (op?.op !== 'lasting') throw new Error(`${id} has no effect that lasts`);
  beginLasting(
    s,
    { on: op.on, until: op.until, uses: 0, ops: op.do },
    context(s, { deck: 'crossroads', card }, s.active),
    NONE,
  );
  s.lasting = s.lasting.map((one) => ({ ...one, round: s.round - 1 }));
  s.crossroadsDeck = s.crossroadsDeck.filter((each) => each !== card);
  s.crossroadsDone = [...s.crossroadsDone, card];
}
