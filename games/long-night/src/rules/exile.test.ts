import { determinize, run, type Seat } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, exileNo, face, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import type { Doing } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { COLONY_OPS } from '../effects/ops/colony.ts';
import { PEOPLE_OPS } from '../effects/ops/people.ts';
import { put } from '../effects/ops/survivors.ts';
import type { Cause } from '../events.ts';
import { longNight } from '../game.ts';
import { COLONY, type Choice } from '../state.ts';
import { isBetrayer } from './ending.ts';
import { exile } from './exile.ts';
import { freeSpaces } from './table.ts';

const LILY = survivor('lilyMae');
const BLUE = survivor('blue');
const GIA = survivor('giaNajjar');

const up: Choice = { do: 'vote', up: true };
const down: Choice = { do: 'vote', up: false };
const accuse = (seat: Seat): Choice => ({ do: 'accuse', seat });
const go = (to: Parameters<typeof place>[0], fuel = -1): Choice => ({ do: 'go', to: place(to), fuel });

/** Three players with an ordinary objective each. */
const THREE: Position = {
  seats: [
    { survivors: { emmaHan: {} }, objective: 'fullTank' },
    { survivors: { lilyMae: { at: 'gas' } }, objective: 'fullTank' },
    { survivors: { giaNajjar: {} }, objective: 'fullTank' },
  ],
  exileDeck: ['scavenger', 'ownBand'],
};

/** The same table, with other things at some seats. */
function table(changes: Partial<Record<Seat, object>>, more: Position = {}): Scene {
  return scene({ ...THREE, ...more, seats: THREE.seats!.map((spec, seat) => ({ ...spec, ...changes[seat] })) });
}

function exiled(seat: Seat, changes: Partial<Record<Seat, object>> = {}, more: Position = {}): Scene {
  return table(changes, more).runs(exile, { seat });
}

describe('a vote to exile', () => {
  test('L116 once in a turn, against another player', () => {
    const at = table({}).turn();
    at.does(accuse(1), down, down, down);
    expect([accuse(1), accuse(2)].map((choice) => at.isOffered(choice))).toEqual([false, false]);
    expect(at.does({ do: 'end' }).turn(1).isOffered(accuse(2))).toBe(true);
  });

  test('L117 nobody accuses themselves', () => {
    const at = table({}).turn(1);
    expect([0, 1, 2].map((seat) => at.isOffered(accuse(seat)))).toEqual([true, false, true]);
  });

  test('L118 Q25 all players who are not exiled vote at once, the accused and the accuser too', () => {
    const at = table({}).turn().does(accuse(1));
    at.stage.asks(
      { seat: 0, prompt: 'vote.exile' },
      { seat: 1, prompt: 'vote.exile' },
      { seat: 2, prompt: 'vote.exile' },
    );
    expect(longNight.view(at.s, 2).accused).toBe(1);
    at.does(up, down, up);
    expect(at.s.players[1]!.exiled).toBe(true);
    expect(longNight.view(at.s, 2).accused).toBe(-1);
  });

  test('L118 more thumbs down, and nothing happens', () => {
    expect(table({}).turn().does(accuse(1), up, down, down).s.players[1]!.exiled).toBe(false);
  });

  test('L197 F12 an exiled player calls the vote, but does not vote', () => {
    const at = table({ 0: { exiled: true, survivors: { emmaHan: { at: 'school' } } } }, { first: 1 })
      .turn()
      .does(accuse(2));
    at.stage.asks({ seat: 1, prompt: 'vote.exile' }, { seat: 2, prompt: 'vote.exile' });
    at.does(up, down);
    at.stage.asks({ seat: 1, prompt: 'vote.settle' });
  });

  test('Q27 not against a player who is exiled already', () => {
    const at = table({ 1: { exiled: true } }).turn();
    expect([accuse(1), accuse(2)].map((choice) => at.isOffered(choice))).toEqual([false, true]);
  });

  test('Q108 not against a player who is out of the game, who has no vote either', () => {
    const at = table({});
    at.s.players[1]!.out = true;
    at.turn();
    expect(at.isOffered(accuse(1))).toBe(false);
    at.does(accuse(2)).stage.asks({ seat: 0, prompt: 'vote.exile' }, { seat: 2, prompt: 'vote.exile' });
  });

  test('L220 not in the co-operative game', () => {
    expect(
      table({}, { options: { mode: 'coop' } })
        .turn()
        .isOffered(accuse(1)),
    ).toBe(false);
  });

  test('Q28 Q27 a vote that a card brings does not use up the own one, and spares exiled players', () => {
    const at = table({ 1: { exiled: true } }, { crossroads: 'searchTheBunks' })
      .turn()
      .does({ do: 'option', option: 1 });
    // Only one player is left to be accused.
    at.stage.asks({ seat: 0, prompt: 'vote.exile' }, { seat: 2, prompt: 'vote.exile' });
    at.does(down, down);
    expect(at.isOffered(accuse(2))).toBe(true);
  });
});

describe('a card that breaks into the accusation', () => {
  function shown(...votes: Choice[]): Scene {
    return table(
      { 1: { survivors: { lilyMae: { at: 'gas' }, blue: { at: 'gas' } } } },
      { crossroads: 'illShowThemICanHelp', helpless: 1, rigged: votes[0] === up ? [face('blank')] : [] },
    )
      .turn()
      .does(accuse(1), ...votes);
  }

  test('N6 L208 the leader of the accused dies before the vote', () => {
    const at = shown();
    expect(at.isInPlay('lilyMae')).toBe(false);
    at.stage.asks(...[0, 1, 2].map((seat) => ({ seat, prompt: 'vote.crossroads' })));
  });

  test('N6 the accuser is exiled instead: there is no vote on the accused', () => {
    const at = shown(up, up, up).does(go('school'));
    at.stage.asks({ seat: 0, prompt: 'turn.choose' });
    expect(at.s.players.map((player) => player.exiled)).toEqual([true, false, false]);
  });

  test('N6 otherwise the vote on the accused follows', () => {
    const nobody: Choice[] = [{ do: 'no' }, { do: 'no' }, { do: 'no' }];
    shown(down, down, down, ...nobody).stage.asks(...[0, 1, 2].map((seat) => ({ seat, prompt: 'vote.exile' })));
  });
});

describe('exile', () => {
  test('L190 F14 N19 an exile objective that nobody else sees; the old objective is shown to all', () => {
    const at = exiled(1);
    const seen = (seat: Seat | null) => longNight.view(at.s, seat).players[1]!;
    expect(at.s.players[1]).toMatchObject({ exiled: true, exile: exileNo('scavenger'), shown: true });
    expect([0, 1, null].map((seat) => seen(seat).exile)).toEqual([null, exileNo('scavenger'), null]);
    expect([0, null].map((seat) => seen(seat).objective)).toEqual(Array(2).fill(at.s.players[1]!.objective));
    at.happened('exiled', { type: 'objectiveShown', seat: 1, to: null });
  });

  test('F14 N19 an exiled betrayer keeps the objective hidden', () => {
    const at = exiled(1, { 1: { objective: 'lastSupper' } });
    at.happened('exiled');
    expect([0, 1, 2].map((seat) => longNight.view(at.s, seat).players[1]!.objective)).toEqual([
      null,
      at.s.players[1]!.objective,
      null,
    ]);
  });

  test('F14 so everybody knows the betrayer, in every world that bots think of', () => {
    const at = exiled(1, { 1: { objective: 'lastSupper' } });
    for (let i = 1; i <= 8; i++) {
      const world = determinize(longNight, at.s, 0, [i, 2, 3, 4]);
      expect([0, 1, 2].map((seat) => isBetrayer(world, seat))).toEqual([false, true, false]);
    }
  });

  test('L191 L192 survivors in the colony leave it, with an exposure roll, and may still move in their turn', () => {
    const at = exiled(2, {}, { rigged: [face('wound')] });
    at.stage.asks({ seat: 2, prompt: 'move.choose' });
    expect(at.isOffered(go('colony'))).toBe(false);
    at.does(go('school'));
    expect(at.one('giaNajjar')).toMatchObject({ place: place('school'), wounds: 1, moves: 0 });
  });

  test('L191 survivors who stand elsewhere stay there', () => {
    expect(exiled(1).one('lilyMae').place).toBe(place('gas'));
  });

  test('L192 only to places with a free space', () => {
    const full = { 1: { survivors: { lilyMae: { at: 'gas' }, blue: { at: 'gas' } } } };
    const at = exiled(2, full);
    expect([go('gas'), go('school')].map((choice) => at.isOffered(choice))).toEqual([false, true]);
  });

  test('Q29 the player names who goes next, and each move ends before the next begins', () => {
    const at = exiled(2, { 2: { survivors: { giaNajjar: {}, blue: {} } } }, { rigged: [face('blank'), face('blank')] });
    at.stage.asks({ seat: 2, prompt: 'leaving.choose' });
    at.does({ do: 'survivor', survivor: BLUE }, go('school'));
    expect([at.one('blue').place, at.one('giaNajjar').place]).toEqual([place('school'), 0]);
    at.does(go('gas'));
    expect(at.one('giaNajjar').place).toBe(place('gas'));
  });

  test('Q30 fuel helps only in the own turn', () => {
    const fuel = cardNo('fuel');
    const hand = { 2: { hand: ['fuel'] } };
    expect(exiled(2, hand).isOffered(go('school', fuel))).toBe(false);
    const own = table(hand);
    own.s.active = 2;
    own.runs(exile, { seat: 2 }).does(go('school', fuel));
    // L199: what an exiled player plays leaves the game.
    own.shows({ waste: [], removed: [fuel] });
    expect(own.one('giaNajjar').place).toBe(place('school'));
  });

  test('Q31 all die while leaving: the new survivor arrives outside', () => {
    const at = exiled(2, {}, { rigged: [face('bite')], survivorDeck: ['blue'] });
    at.does(go('school'));
    at.stage.asks({ seat: 2, prompt: 'arrival.where' });
    at.does({ do: 'place', place: place('library') });
    expect(at.one('blue')).toMatchObject({ owner: 2, place: place('library') });
    // L198: the death of an exiled survivor costs no morale.
    expect(at.s.morale).toBe(6);
  });

  test('F13 without a free space outside the exiled player says who makes room; neither moves', () => {
    const at = crowded();
    at.stage.asks({ seat: 2, prompt: 'leaving.swap' });
    at.stage.offers({ do: 'survivor', survivor: LILY }, { do: 'survivor', survivor: BLUE });
    at.does({ do: 'survivor', survivor: BLUE });
    expect([at.one('blue'), at.one('giaNajjar')]).toMatchObject([
      { place: 0, moves: 0 },
      { place: place('gas'), moves: 0 },
    ]);
    at.happened({ type: 'survivorPut', survivor: BLUE, to: 0 }, { type: 'survivorPut', survivor: GIA, from: 0 });
  });

  /** Only one place has survivors; ghosts of the fallen fill all spaces. */
  function crowded(): Scene {
    const at = table({ 1: { survivors: { lilyMae: { at: 'gas' }, blue: { at: 'gas' } } } });
    for (let no = 1; no <= 6; no++) at.s.places[no]!.ghosts = freeSpaces(at.s, no);
    return at.runs(exile, { seat: 2 });
  }

  test('L200 F15 Q115 two exiled without a betrayal objective: morale 0, and all check their own conditions', () => {
    const hand = ['food1', 'food1', 'food1'];
    const at = exiled(1, {
      0: { objective: 'lastSupper', hand },
      2: { exiled: true, exile: 'ownBand', survivors: { giaNajjar: { at: 'school' } } },
    });
    at.shows({ morale: 0, ending: 'morale', winners: [true, false, false] });
  });

  test('L200 a betrayer among the two: the game goes on', () => {
    const at = exiled(1, { 2: { exiled: true, objective: 'lastSupper', survivors: { giaNajjar: { at: 'school' } } } });
    at.shows({ morale: 6, ending: null });
  });

  test('Q32 two are enough, even if a betrayer is exiled, too', () => {
    const at = exiled(1, {
      0: { exiled: true, objective: 'lastSupper' },
      2: { exiled: true, survivors: { giaNajjar: { at: 'school' } } },
    });
    at.shows({ morale: 0, ending: 'morale' });
  });

  test('N5 a betrayer who got the extra condition of B2 and is exiled later keeps it', () => {
    const hand = ['food1', 'food1', 'food1'];
    const won = (needsDespair: boolean): boolean => {
      const at = table({ 1: { objective: 'lastSupper', hand, exiled: true, exile: 'wayBack' } });
      at.s.players[1]!.needsDespair = needsDespair;
      return at.runs(longNight.rules.get('ending')! as never, { ending: 'objective' }).s.winners[1]!;
    };
    expect([won(false), won(true)]).toEqual([true, false]);
  });
});

describe('an exiled player', () => {
  const OUT = { exiled: true, survivors: { emmaHan: { at: 'gas' } } };

  test('F16 N13 survivors that a card would put in the colony stay where they are', () => {
    const at = table({ 0: OUT, 1: { survivors: { lilyMae: { at: 'gas' } } } });
    put(at.s, survivor('emmaHan'), COLONY);
    put(at.s, LILY, COLONY);
    expect([at.one('emmaHan').place, at.one('lilyMae').place]).toEqual([place('gas'), COLONY]);
  });

  test('N15 F16 a survivor who goes over to an exiled player leaves the colony, without a roll', () => {
    const at = table({ 0: { survivors: { emmaHan: {}, blue: {} } }, 1: { exiled: true } });
    const who = [survivor('emmaHan')];
    PEOPLE_OPS.giveSurvivor(at.s, { op: { op: 'giveSurvivor', player: 'chosen' }, who, seats: [1] } as never);
    run(at.stage.game, at.s);
    // She led the other group.
    at.does({ do: 'place', place: place('library') });
    expect(at.one('emmaHan')).toMatchObject({ owner: 1, place: place('library'), moves: 0 });
    expect(at.s.players[0]!.leader).toBe(BLUE);
  });

  test('L194 Q33 a card brings the survivor, outside, and not the helpless one', () => {
    const at = table({ 0: { ...OUT, hand: ['outsider2'] } }, { survivorDeck: ['blue'] }).turn();
    at.does({ do: 'play', card: cardNo('outsider2'), use: 0 }, { do: 'place', place: place('school') });
    at.shows({ helpless: 0 });
    expect(at.one('blue')).toMatchObject({ owner: 0, place: place('school') });
  });

  test('L194 a crisis brings its helpless, even while the first player is exiled', () => {
    const at = table({ 0: OUT });
    const brings = (cause: Cause): void =>
      void COLONY_OPS.helpless(at.s, { n: 1, ctx: context(at.s, cause, 0) } as Doing<'helpless'>);
    brings({ deck: 'crisis', card: 0 });
    brings({ deck: 'item', card: cardNo('outsider2') });
    at.shows({ helpless: 1 });
  });

  test('L193 F12 no cards for the crisis, but for the main objective, and items for others at the same place', () => {
    const seats = {
      0: { exiled: true, survivors: { emmaHan: { at: 'gas', items: ['pistol'] } }, hand: ['food2'] },
    };
    const at = table(seats, { main: 'tribute', crisis: 'coldSnap' }).turn();
    const pistol = cardNo('pistol');
    const food = cardNo('food2');
    expect(at.isOffered({ do: 'contribute', card: food })).toBe(false);
    expect(
      table({ 0: { hand: ['food2'] } }, { crisis: 'coldSnap' })
        .turn()
        .isOffered({ do: 'contribute', card: food }),
    ).toBe(true);
    expect(at.isOffered({ do: 'offer', card: food })).toBe(true);
    expect(at.isOffered({ do: 'handOff', card: pistol, survivor: survivor('emmaHan'), to: LILY })).toBe(true);
    expect(at.isOffered({ do: 'request' })).toBe(true);
  });
});
