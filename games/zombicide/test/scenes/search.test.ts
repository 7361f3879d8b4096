/** Where searches, traps, decks and skills meet. */
import { describe, expect, test } from 'vitest';
import { cardNo, item, scene, type Position, type Scene, type SurvivorSpec } from '../scene.ts';

/** Ned stands in the lit room of a house of S0; the deck is stacked. */
function searcher(spec: SurvivorSpec, position: Position = {}): Scene {
  const survivors = { ned: { at: '6R.r2', only: [], ...spec }, ...position.survivors };
  return scene({ equipment: ['katana', 'water', 'rice'], ...position, survivors }).turn('ned');
}
const PLAIN = { do: 'search', light: false } as const;
const LIT = { do: 'search', light: true } as const;

describe('a trap', () => {
  test('V57 V58 Y4 as the second card: the first is kept, a walker comes', () => {
    const table = searcher({ pack: ['flashlight'] }, { equipment: ['water', 'aaahh', 'katana'] }).does(LIT);
    expect([table.pack('ned'), table.crowd('6R.r2')]).toEqual([['flashlight', 'water'], { walker: 1 }]);
    expect(table.s.equipment.deck).toEqual([cardNo('katana')]);
  });

  test('V57 Y4 as the first card: no second one is drawn', () => {
    const table = searcher({ pack: ['flashlight'] }, { equipment: ['aaahh', 'katana'] }).does(LIT);
    expect([table.pack('ned'), table.crowd('6R.r2')]).toEqual([['flashlight'], { walker: 1 }]);
  });

  test('X20 V57 Destiny: the trap is ignored and discarded, another card comes', () => {
    const table = searcher({ only: ['destiny'] }, { equipment: ['aaahh', 'katana'] });
    table.does(PLAIN, { do: 'redraw' });
    expect([table.hand('ned'), table.crowd('6R.r2')]).toEqual([['katana'], {}]);
    expect(table.s.equipment.discard).toEqual([cardNo('aaahh')]);
  });

  test('X20 once a turn: the trap behind the trap works', () => {
    const table = searcher({ only: ['destiny'] }, { equipment: ['aaahh', 'aaahh'] }).does(PLAIN, { do: 'redraw' });
    expect(table.crowd('6R.r2')).toEqual({ walker: 1 });
  });

  test('X20 V55 with a Flashlight Destiny may wait for the second card', () => {
    const spec = { only: ['destiny'], pack: ['flashlight'] } as const;
    const table = searcher(spec, { equipment: ['water', 'aaahh', 'rice'] });
    table.does(LIT, { do: 'keep' }, { do: 'redraw' });
    expect([table.pack('ned'), table.crowd('6R.r2')]).toEqual([['flashlight', 'water', 'rice'], {}]);
  });

  test('Y25 V238 without a walker in the box: all walkers get an extra activation', () => {
    const position = { equipment: ['aaahh'], box: { walker: 0 }, zombies: { '6R.s7': { walker: 2 } } } as const;
    const table = searcher({}, { ...position, open: ['6R.r2|6R.s6'] }).does(PLAIN);
    expect([table.crowd('6R.r2'), table.crowd('6R.s6')]).toEqual([{}, { walker: 2 }]);
  });

  test('V59 V52 the walker does not act, but ends all further searching there', () => {
    const table = searcher({ only: ['searchMore'] }, { equipment: ['aaahh', 'water'] }).does(PLAIN);
    expect([table.one('ned').wounds, table.isOffered(PLAIN)]).toEqual([0, false]);
  });
});

describe('decks', () => {
  test('V60 a deck that runs out in the middle of a search is renewed from its discards', () => {
    const table = searcher({ pack: ['flashlight'] }, { equipment: ['water'] });
    table.s.equipment.discard = [cardNo('rice')];
    table.does(LIT);
    expect(table.pack('ned')).toEqual(['flashlight', 'water', 'rice']);
  });

  test('V60 V189 starting cards are not shuffled in', () => {
    const table = searcher({ hand: ['crowbar@starting'] }, { equipment: [] });
    table.s.equipment.discard = [cardNo('rice')];
    table.does({ do: 'discard', card: item('crowbar@starting') }, PLAIN);
    expect([table.pack('ned'), table.s.removed]).toEqual([['rice'], [cardNo('crowbar@starting')]]);
  });

  test('V60 with nothing left anywhere nobody searches', () => {
    const table = searcher({}, { equipment: [] });
    expect(table.isOffered(PLAIN)).toBe(false);
  });

  test('V62 X40 Matching set in the armoury: the pair of knives comes from the Secret Service deck', () => {
    const survivors = { ned: { at: '11R.c1', only: ['matchingSet'] } } as const;
    const table = scene({ mission: 'M5', survivors, secretService: ['kaBar', 'mp5', 'kaBar'] });
    table.turn('ned').does(PLAIN);
    expect([table.hand('ned'), table.s.secretService.deck]).toEqual([['kaBar', 'kaBar'], [cardNo('mp5')]]);
  });

  test('X40 the second copy is no drawn card: a Flashlight still draws its second', () => {
    const spec = { only: ['matchingSet'], pack: ['flashlight'] } as const;
    const table = searcher(spec, { equipment: ['katana', 'water', 'katana'] }).does(LIT);
    expect(table.hand('ned')).toEqual(['katana', 'katana']);
    expect(table.pack('ned').length + table.s.equipment.deck.length).toBe(2);
  });

  test('X40 none in a crate, and none when no copy is left', () => {
    const table = searcher({ only: ['matchingSet'] }, { equipment: ['katana', 'water'] }).does(PLAIN);
    expect(table.hand('ned')).toEqual(['katana']);
  });
});

describe('where', () => {
  test('X47 Y55 a Scavenger searches streets, gardens and no corridor', () => {
    const offered = (mission: string, at: string, achievements: readonly 'letThereBeLight'[] = []): boolean => {
      const survivors = { ned: { at, only: ['scavenger'] } } as const;
      return scene({ mission, achievements, survivors }).turn('ned').isOffered(PLAIN);
    };
    expect([offered('S0', '6R.s7'), offered('M6', '12R.k1'), offered('S6', '10V.w')]).toEqual([true, false, true]);
  });

  test('X47 V380 Y65 in M1 not where a card lies on any tile of the street', () => {
    const at = (revealed: readonly string[]): boolean => {
      const survivors = { ned: { at: '2V.s3', only: ['scavenger'] } } as const;
      return scene({ mission: 'M1', survivors, revealed }).turn('ned').isOffered(PLAIN);
    };
    expect(at(['M1-02'])).toBe(false);
    expect(at(['M1-02', 'M1-05', 'M1-07', 'M1-08'])).toBe(true);
  });

  test('V382 W5 V325 the Humvee of M1 once 7R and 8R carry no card, whatever lies on 3R and 4R', () => {
    const at = (...revealed: string[]): boolean => {
      const survivors = { ned: { at: '7R.s7', only: [] } } as const;
      return scene({ mission: 'M1', survivors, revealed }).turn('ned').isOffered(PLAIN);
    };
    expect([at('M1-07'), at('M1-08'), at('M1-07', 'M1-08')]).toEqual([false, false, true]);
  });

  test('V323 V386 the Humvee of M2 gives Secret Service cards from the start, in a street', () => {
    const survivors = { ned: { at: '2R.s1', only: [] } } as const;
    const table = scene({ mission: 'M2', survivors, secretService: ['mp5'] })
      .turn('ned')
      .does(PLAIN);
    expect(table.hand('ned')).toEqual(['mp5']);
  });

  test('V63 V52 not with a zombie beside the Humvee', () => {
    const survivors = { ned: { at: '2R.s1', only: [] } } as const;
    const table = scene({ mission: 'M2', survivors, zombies: { '2R.s1': { runner: 1 } } }).turn('ned');
    expect(table.isOffered(PLAIN)).toBe(false);
  });

  test('W22 V112 a sealed room that got a door is searched as any room', () => {
    const survivors = { ned: { at: '13V.x1', only: [] } } as const;
    expect(scene({ mission: 'M5', survivors }).turn('ned').isOffered(PLAIN)).toBe(true);
  });
});

describe('how often', () => {
  test('V53 X4 a free Search is the search of the turn', () => {
    const table = searcher({ only: ['freeSearch'] }).does(PLAIN);
    expect(table.one('ned')).toMatchObject({ actions: 3, free: [] });
    expect(table.isOffered(PLAIN)).toBe(false);
  });

  test('X17 X4 with both skills the first is free and the others cost an action each', () => {
    const table = searcher({ only: ['freeSearch', 'searchMore'] }).does(PLAIN, PLAIN);
    expect(table.one('ned').actions).toBe(2);
  });

  test('X48 V55 Y57 the skill and a Flashlight: two cards, not three', () => {
    const table = searcher({ only: ['search2'], pack: ['flashlight'] }, { equipment: ['water', 'rice', 'katana'] });
    table.does(LIT);
    expect(table.pack('ned')).toEqual(['flashlight', 'water', 'rice']);
  });

  test('Y57 at night the skill draws two cards without any light', () => {
    const table = searcher({ only: ['search2'] }, { night: true, equipment: ['water', 'rice'] }).does(PLAIN);
    expect([table.pack('ned'), table.one('ned').light]).toEqual([['water', 'rice'], -1]);
  });

  test('V56 at night without the light a Flashlight draws one card and stays off', () => {
    const table = searcher({ pack: ['flashlight'] }, { night: true, equipment: ['water', 'rice'] }).does(PLAIN);
    expect([table.pack('ned'), table.one('ned').light]).toEqual([['flashlight', 'water'], -1]);
  });

  test('Y1 V100 a crate after the search of the turn, beside zombies', () => {
    const table = searcher({}, { crates: ['6R.r2'], epic: ['nailbat'], equipment: ['aaahh'] }).does(PLAIN);
    table.does({ do: 'crate' });
    expect([table.hand('ned'), table.one('ned').ap, table.s.crates]).toEqual([['nailbat'], 0, []]);
  });

  test('Y3 with all epic weapons kept by the team a crate gives nothing, and is gone', () => {
    const table = searcher({}, { crates: ['6R.r2'], epic: [] }).does({ do: 'crate' });
    expect([table.hand('ned'), table.s.crates, table.one('ned').actions]).toEqual([[], [], 2]);
  });
});

describe('Hold your nose', () => {
  const kill = (position: Position): Scene => {
    const survivors = { ned: { at: '11R.c1', hand: ['machete'], only: ['holdYourNose'] }, ...position.survivors };
    const table = scene({ mission: 'M5', rigged: [5], ...position, survivors } as Position).turn('ned');
    const zone = table.zone('11R.c1');
    return table.does({ do: 'attack', kind: 'melee', with: [item('machete')], zone, allOut: 0, light: false });
  };

  test('X31 V423 draws from the equipment deck, also in the armoury', () => {
    const table = kill({ zombies: { '11R.c1': { walker: 1 } }, equipment: ['water'], secretService: ['mp5'] });
    expect(table.pack('ned')).toEqual(['water']);
  });

  test('X31 not while another zombie is left', () => {
    const table = kill({ zombies: { '11R.c1': { walker: 1, brute: 1 } }, equipment: ['water'] });
    table.does({ do: 'hit', target: 0 });
    expect(table.pack('ned')).toEqual([]);
  });

  test('X31 V53 is no Search: no second card by a Flashlight, and the search of the turn is left', () => {
    const ned = { at: '11R.c1', hand: ['machete'], pack: ['flashlight'], only: ['holdYourNose'] } as const;
    const table = kill({ survivors: { ned }, zombies: { '11R.c1': { walker: 1 } }, equipment: ['water', 'rice'] });
    expect([table.pack('ned'), table.isOffered(LIT)]).toEqual([['flashlight', 'water'], true]);
  });

  test('X31 X20 both who hold their noses draw, and Destiny helps one of them', () => {
    const survivors = { amy: { at: '11R.c1', only: ['holdYourNose', 'destiny'] } } as const;
    const table = kill({ survivors, zombies: { '11R.c1': { walker: 1 } }, equipment: ['water', 'aaahh', 'rice'] });
    table.does({ do: 'redraw' });
    expect([table.pack('ned'), table.pack('amy'), table.crowd('11R.c1')]).toEqual([['water'], ['rice'], {}]);
  });
});
