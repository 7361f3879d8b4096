import { apply, nextOpen, run, undoable, type Answer, type Save } from '@horda/kernel';
import { expect, test } from 'vitest';
import { playOut, randomGame } from '../../test/random-games.ts';
import { fieldOf, scene, USUAL } from '../../test/scene.ts';
import { zombiaki } from '../game.ts';
import type { Choice, Options } from '../state.ts';

const END: Choice = { do: 'end' };
const PASS: Choice = { do: 'pass' };
const play = (card: string): Choice => ({ do: 'play', card });
const drop = (card: string): Choice => ({ do: 'discard', card });
const react = (card: string): Choice => ({ do: 'react', card });

test('Z62 R60 each card of the row is played or discarded, and what is left when the turn ends is kept', () => {
  const t = scene({ rows: { zombies: ['sasha', 'ilya', 'yuri'] } }).uses('zombies');
  t.offers(play('sasha'), play('ilya'), play('yuri'), drop('sasha'), drop('ilya'), drop('yuri'), END);
  t.refuses({ do: 'keep' }, 'R60');
  t.plays('sasha', t.field('A5')).chooses(drop('ilya')).ends().over();
  t.has({ zombies: { A5: 'sasha' }, rows: { zombies: ['yuri'] }, piles: { zombies: ['ilya'] } });
});

test('Z64 R60 the turn can be ended without doing anything: all cards stay', () => {
  const t = scene({ rows: { humans: ['shot', 'bait', 'radio'] } })
    .uses('humans')
    .ends();
  t.over().has({ rows: { humans: ['bait', 'radio', 'shot'] }, piles: { humans: [] } });
});

test('Z66 Z67 Z78 all three cards may be played, in any order', () => {
  const t = scene({ rows: { zombies: ['sasha', 'ilya', 'yuri'] } }).uses('zombies');
  t.plays('yuri', t.field('C5')).plays('sasha', t.field('A5')).plays('ilya').offers(END);
  t.has({ zombies: { A5: 'sasha', B5: 'ilya', C5: 'yuri' } });
});

test('Z67 a card is settled before the next', () => {
  const t = scene({ rows: { zombies: ['sasha', 'ilya'] } }).plays('sasha');
  t.asked('zombies', 'use.aim').refuses(play('ilya'), 'Z67').refuses(END, 'Z67').refuses(drop('ilya'), 'Z67');
});

test('Z65 Z68 R61 any number may be discarded without effect, also between two played cards', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot', 'shot', 'frost'] } });
  t.plays('shot').chooses(drop('frost')).plays('shot').offers(END);
  t.has({ zombies: { A4: 'ilya 2' }, piles: { humans: ['frost', 'shot', 'shot'] }, lasting: [] });
});

test('Z31 Z63 Z69 Z70 an action takes effect once and goes to the discard pile of its side', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot'] } }).plays('shot');
  t.has({ zombies: { A3: 'ilya 1' }, rows: { humans: [] }, piles: { humans: ['shot'], zombies: [] } });
  t.offers(END).refuses(play('shot'), 'Z62');
});

test('Z30 a board card is laid on the board where its text allows', () => {
  const t = scene({ rows: { humans: ['slab'] } }).plays('slab', { do: 'field', field: fieldOf('B2') });
  t.has({ things: { B2: 'slab' }, piles: { humans: [] } });
});

test('Z17 a card says what it acts on: a field, a zombie, a lane, a street', () => {
  const t = scene({ board: { B3: 'sasha', C4: 'ilya' }, rows: { humans: ['streetOnFire', 'katyusha', 'sniper'] } });
  t.plays('streetOnFire').offers(t.lane('B'), t.lane('C')).chooses(t.lane('B'));
  t.plays('katyusha').offers(t.street(3), t.street(4)).chooses(t.street(4));
  t.plays('sniper').offers(t.zombie('B3'), t.zombie('C4'));
});

test('R43 M12 a card that would do nothing cannot be played; it is kept or discarded', () => {
  const t = scene({ rows: { humans: ['shot', 'sniper'] } }).uses('humans');
  t.offers(drop('shot'), drop('sniper'), END);
});

test('R43 a card with a part of its effect can be played', () => {
  const t = scene({ board: { B2: 'sasha' }, rows: { humans: ['molotov'] } }).plays('molotov');
  t.has({ zombies: { B2: 'sasha 1' } });
});

test('R44 a card may be played to the harm of its own side', () => {
  const t = scene({ board: { A4: 'ilya', A5: 'kamaz' }, rows: { humans: ['katyusha'] } });
  t.plays('katyusha').has({ zombies: { A4: 'ilya 2' } });
  const u = scene({ board: { A4: 'kamaz', B4: 'ilya' }, rows: { humans: ['katyusha'] } });
  u.plays('katyusha').has({ zombies: { B4: 'ilya 2' }, things: {}, piles: { humans: ['kamaz', 'katyusha'] } });
});

const SHOOTING = { board: { A2: 'ilya' }, rows: { humans: ['shot', 'shot'], zombies: ['jam', 'sasha'] } } as const;

test('R29 R30 M11 a reaction is asked for once the card and its target are named, before it takes effect', () => {
  const t = scene(SHOOTING).plays('shot');
  t.asked('zombies', 'reaction.answer')
    .offers(react('jam'), PASS)
    .has({ zombies: { A2: 'ilya' } });
  t.refuses(react('sasha'), 'R29').refuses(play('jam'), 'R29').refuses(react('jamming'), 'R29');
  t.happened({ type: 'cardPlayed', target: { do: 'zombie', zombie: t.zombieAt('A2').card } });
});

test('R29 both cards are discarded, the answered one without effect, and the row of the other has one card less', () => {
  const t = scene(SHOOTING).plays('shot').chooses(react('jam'));
  t.asked('humans', 'use.choose').has({
    zombies: { A2: 'ilya' },
    rows: { zombies: ['sasha'], humans: ['shot'] },
    piles: { zombies: ['jam'], humans: ['shot'] },
  });
  expect(t.s.played).toBe(1);
});

test('R29 one reaction to a card, none to a reaction', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot', 'jamming'], zombies: ['jam', 'jam'] } });
  t.plays('shot')
    .chooses(react('jam'))
    .asked('humans', 'use.choose')
    .has({ zombies: { A2: 'ilya' } });
});

test('R30 a reaction is voluntary: passed, the card takes effect and the reaction stays', () => {
  const t = scene(SHOOTING).plays('shot').passes();
  t.asked('humans', 'use.choose').has({ zombies: { A3: 'ilya 1' }, rows: { zombies: ['jam', 'sasha'] } });
});

test('R30 nobody is asked without a card that fits', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot'], zombies: ['fog'] } }).plays('shot');
  t.asked('humans', 'use.choose');
  const u = scene({ board: { A2: 'ilya' }, rows: { humans: ['molotov'], zombies: ['jam'] } }).plays('molotov');
  u.asked('humans', 'use.choose');
});

test('R29 a reaction is no card of the own turn', () => {
  const t = scene({ board: { A2: 'ilya' }, rows: { zombies: ['jam'], humans: ['jamming'] } });
  t.uses('zombies').offers(drop('jam'), END).refuses(play('jam'), 'R29').refuses(react('jam'), 'R29').ends();
  t.uses('humans').offers(drop('jamming'), END).refuses(play('jamming'), 'R29');
});

test('R29 K241 … whatever else keeps it from being played', () => {
  const rows = { humans: ['shot', 'jamming', 'bait'] };
  const t = scene({ board: { A2: 'ilya' }, rows, lasting: ['panic'] }).plays('shot');
  t.refuses(play('jamming'), 'R29').refuses(play('bait'), 'K241');
});

test('R29 Z52 the next draw fills up the row that a reaction has left', () => {
  const rows = { humans: ['shot', 'bait', 'radio'], zombies: ['jam', 'sasha'] };
  const t = scene({ board: { A3: 'ilya' }, rows, decks: { zombies: ['fog', 'metro', 'yuri'], humans: [] } });
  t.plays('shot').chooses(react('jam')).ends().turn('zombies');
  t.has({ rows: { zombies: ['fog', 'metro', 'sasha', 'yuri'] } });
});

test('R55 the side whose turn it is decides first: the other is asked only about what it has declared', () => {
  const t = scene(SHOOTING).uses('humans').asked('humans', 'use.choose').chooses(play('shot'));
  t.asked('zombies', 'reaction.answer');
});

/** A game from its start; the answers are picked by what they are. */
function played(options: Options, picks: readonly ((options: readonly Choice[]) => Choice)[]): Save<Choice, Options> {
  const seed = [5, 6, 7, 8] as const;
  const s = zombiaki.setup(options, 2, seed, null);
  const answers: Answer<Choice>[] = [];
  run(zombiaki, s);
  for (const pick of picks) {
    const open = nextOpen(s);
    const answer = { tick: s.kernel.tick, seat: open.seat, picks: [pick(open.options)] };
    apply(zombiaki, s, answer);
    answers.push(answer);
  }
  return { game: 'zombiaki', version: zombiaki.version, options, seats: 2, seed, answers };
}

const first = (options: readonly Choice[]): Choice => options[0]!;
const end = (): Choice => END;
const discards = (options: readonly Choice[]): Choice => options.find((option) => option.do === 'discard')!;

test('R51 choices can be taken back until the other side turns up its cards', () => {
  expect(undoable(zombiaki, played(USUAL, [first, discards, discards]), 0)).toBe(3);
  expect(undoable(zombiaki, played(USUAL, [first, discards, discards]), 1)).toBe(0);
  expect(undoable(zombiaki, played(USUAL, [first, discards, end]), 0)).toBe(0);
});

test('R51 … or until it has been asked whether it reacts', () => {
  const shooting = (zombies: readonly string[]) => {
    const { s } = scene({ board: { A2: 'ilya' }, rows: { humans: ['shot'], zombies } }).uses('humans');
    const start: unknown = JSON.parse(JSON.stringify(s));
    const answers = [{ tick: s.kernel.tick, seat: 1, picks: [play('shot')] }];
    return undoable(zombiaki, { ...played(USUAL, []), start, answers }, 1);
  };
  expect([shooting(['fog']), shooting(['jam'])]).toEqual([1, 0]);
});

test('Z61 if nobody does more than is due, Dawn comes in zombie turn 37', () => {
  const s = zombiaki.setup(USUAL, 2, [1, 2, 3, 4], null);
  run(zombiaki, s);
  while (s.kernel.asks.length > 0) {
    const { options, seat } = nextOpen(s);
    const pick = options.find((option) => option.do === 'end' || option.do === 'keep') ?? options[0]!;
    apply(zombiaki, s, { tick: s.kernel.tick, seat, picks: [pick] });
  }
  expect([s.ending, s.turn]).toEqual(['dawn', 37]);
});

test('Z88 Z91 Z93 R57 a game ends by Dawn or on the Barricade and has one winner; giving up is left to the table', () => {
  const endings = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const s = playOut(zombiaki.setup(USUAL, 2, [n, 1, 2, 3], null), [n, 4, 5, 6]);
    endings.add(s.ending!);
    expect(zombiaki.outcome(s)!.toSorted()).toEqual([0, 1]);
  }
  expect([...endings].toSorted()).toEqual(['barricade', 'dawn']);
  expect(zombiaki.endings).toEqual(['barricade', 'dawn']);
});

test('R51 Z53 once the other side is asked, or a card leaves a deck, nothing before it can be taken back', () => {
  const faults: string[] = [];
  for (let n = 0; n < 60; n++) {
    let before: { seat: number; revealed: number; hidden: number } | null = null;
    randomGame(n, (s) => {
      const seat = s.kernel.asks[0]?.seat ?? -1;
      const hidden = s.decks[0].length + s.decks[1].length;
      const seen = before === null || s.kernel.revealed > before.revealed;
      if (before !== null && seat >= 0 && seat !== before.seat && !seen) faults.push(s.kernel.asks[0]!.prompt);
      if (before !== null && hidden < before.hidden && !seen) faults.push(`a card before ${s.kernel.asks[0]?.prompt}`);
      before = { seat, revealed: s.kernel.revealed, hidden };
    });
  }
  expect([...new Set(faults)]).toEqual([]);
});
