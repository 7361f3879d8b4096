import { describe, expect, test } from 'vitest';
import { cardNo, item, scene, type ItemName, type Position, type Scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const WITH_ELLE: Choice = { do: 'trade', with: 1 };
const DONE: Choice = { do: 'done' };
const give = (name: ItemName): Choice => ({ do: 'give', card: item(name) });
const take = (name: ItemName): Choice => ({ do: 'take', card: item(name) });

/** Ned of seat 0, Elle of seat 1 or of the same, in one zone. */
function pair(ned: Position['survivors'], position: Position = {}): Scene {
  return scene({ seats: 2, survivors: ned!, ...position }).turn('ned');
}

describe('a trade', () => {
  test('V90 V91 one action: cards go both ways, and it need not be even', () => {
    const table = pair({ ned: { hand: ['pistol'], pack: ['rice'] }, elle: { hand: ['machete'] } });
    table.does(WITH_ELLE, give('rice'), give('pistol'), take('machete'));
    // Nothing is left to move.
    expect(table.hand('ned')).toEqual(['machete']);
    expect([table.hand('elle'), table.pack('elle')]).toEqual([['pistol'], ['rice']]);
    expect(table.one('ned').actions).toBe(2);
  });

  test('V90 only with somebody who stands in the zone', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: { at: '6R.s6' }, doug: { status: 'down' } });
    expect(table.options.filter((option) => option.do === 'trade')).toEqual([]);
  });

  test('V93 zombies do not prevent it', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: {} }, { zombies: { '6R.s7': { walker: 2 } } });
    expect(table.isOffered(WITH_ELLE)).toBe(true);
  });

  test('V90 the owner of the partner agrees to the whole, or nothing moves', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: { seat: 1, pack: ['rice'] } });
    table.does(WITH_ELLE, give('pistol'), DONE);
    table.stage.asks({ seat: 1, prompt: 'trade.agree' });
    table.does({ do: 'refuse' });
    expect([table.hand('ned'), table.hand('elle')]).toEqual([['pistol'], []]);
    expect(table.one('ned').actions).toBe(2);
    table.does(WITH_ELLE, give('pistol'), DONE);
    table.does({ do: 'agree', given: [item('pistol')], taken: [], passed: [], handed: [] });
    expect(table.hand('elle')).toEqual(['pistol']);
  });

  test('V90 nothing to agree to when nothing was moved', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: { seat: 1 } }).does(WITH_ELLE, DONE);
    expect(table.prompt).toBe('turn.choose');
  });

  test('V92 V88 the partner arranges the cards that came', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: { seat: 1, hand: ['machete', 'katana'] } });
    table.does(WITH_ELLE, give('pistol'), DONE);
    table.does({ do: 'agree', given: [item('pistol')], taken: [], passed: [], handed: [] });
    table.stage.asks({ seat: 1, prompt: 'arranging.hands' });
    table.does({ do: 'arrange', hand: [item('katana'), item('pistol')] });
    expect([table.hand('elle'), table.pack('elle')]).toEqual([['katana', 'pistol'], ['machete']]);
  });

  const FULL = { hand: ['machete', 'katana'], pack: ['rice', 'water', 'bullets'] } as const;
  const discard = (name: ItemName): Choice => ({ do: 'discard', card: item(name) });

  test('V94 V95 a partner who gets a sixth card discards another first, in a turn that is not the own', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: { seat: 1, ...FULL } });
    table.does(WITH_ELLE, give('pistol'), DONE);
    table.does({ do: 'agree', given: [item('pistol')], taken: [], passed: [], handed: [] });
    table.stage.asks({ seat: 1, prompt: 'arranging.limit' });
    table.stage.offers(...[...FULL.hand, ...FULL.pack].map(discard));
    table.does(discard('rice'));
    table.happened('cardDiscarded', 'traded');
    expect(table.s.equipment.discard).toEqual([cardNo('rice')]);
    table.does({ do: 'arrange', hand: [item('machete'), item('pistol')] });
    expect([table.hand('elle'), table.pack('elle')]).toEqual([
      ['machete', 'pistol'],
      ['water', 'bullets', 'katana'],
    ]);
  });

  test('V95 so does whoever takes a sixth card; nothing that goes to the partner is discarded', () => {
    const table = pair({ ned: FULL, elle: { hand: ['pistol', 'sawedOff'] } });
    table.does(WITH_ELLE, give('rice'), take('pistol'), take('sawedOff'), DONE);
    table.stage.offers(...(['machete', 'katana', 'water', 'bullets'] as const).map(discard));
    table.does(discard('water'));
    expect(table.one('ned').hand.length + table.one('ned').pack.length).toBe(5);
    expect(table.pack('elle')).toEqual(['rice']);
  });

  test('V90 V94 a trade that is refused costs the partner no card', () => {
    const table = pair({ ned: { hand: ['pistol'] }, elle: { seat: 1, ...FULL } });
    table.does(WITH_ELLE, give('pistol'), DONE, { do: 'refuse' });
    expect([table.hand('elle'), table.pack('elle')]).toEqual([FULL.hand, FULL.pack]);
  });

  test('V96 an unloaded weapon stays so', () => {
    const table = pair({ ned: { hand: ['sawedOff!'] }, elle: {} }).does(WITH_ELLE, give('sawedOff!'));
    expect(table.hand('elle')).toEqual(['sawedOff!']);
  });

  test('V307 a Flashlight goes off when it is traded', () => {
    const table = pair({ ned: { pack: ['flashlight'], light: '6R.s6' }, elle: {} }, { night: true });
    table.does(WITH_ELLE, give('flashlight'));
    expect([table.one('ned').light, table.one('elle').light]).toEqual([-1, -1]);
  });

  test('V436 a companion changes sides like a card', () => {
    const table = pair({ ned: {}, elle: {} }, { companions: { hania: 'ned' } });
    table.does(WITH_ELLE, { do: 'pass', companion: 0 });
    expect([table.one('ned').companions, table.one('elle').companions]).toEqual([[], [0]]);
    expect(table.s.companions[0]!.leader).toBe(1);
  });
});

describe('the own cards', () => {
  test('V90 are arranged for an action', () => {
    const table = scene({ survivors: { ned: { hand: ['pistol', 'machete'], pack: ['katana'] } } }).turn('ned');
    table.does({ do: 'trade', with: -1 }, { do: 'arrange', hand: [item('machete'), item('katana')] });
    expect([table.hand('ned'), table.one('ned').actions]).toEqual([['machete', 'katana'], 2]);
  });

  test('V90 not when nothing would change', () => {
    const table = scene({ survivors: { ned: { hand: ['pistol', 'machete'], pack: ['rice'] } } }).turn('ned');
    expect(table.isOffered({ do: 'trade', with: -1 })).toBe(false);
  });
});
