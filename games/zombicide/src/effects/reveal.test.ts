import { describe, expect, test } from 'vitest';
import { resolved } from '../../test/cards/resolving.ts';
import { cardNo, scene, type Position, type Scene } from '../../test/scene.ts';
import { CLOCK, DOOR, EFFECTS, NOTE, REVEAL } from '../declared.ts';
import { missionOf } from '../rules/mission.ts';
import { NONE, type Choice } from '../state.ts';
import { view } from '../view.ts';

function reveals(table: Scene, id: string): Scene {
  const card = missionOf(table.s).cards.findIndex((each) => each.id === id);
  return table.runs(REVEAL, { card, survivor: 0, noisy: false });
}

function opens(table: Scene, name: string, noisy = false): Scene {
  return table.runs(DOOR, { door: table.door(name), survivor: 0, noisy, byCard: false });
}

const stateOf = (table: Scene, id: string): string | undefined =>
  table.s.placed.find(({ card }) => missionOf(table.s).cards[card]!.id === id)?.state;

describe('revealing', () => {
  test('V361 V363 V366 an action in its zone turns it; it gives no AP by itself, and is discarded', () => {
    const table = scene({ mission: 'M4', survivors: { amy: { at: '3R.r2', actions: 3 } }, zombieCards: [1] });
    table.turn('amy');
    const place = table.s.placed.findIndex(({ card }) => missionOf(table.s).cards[card]!.id === 'M4-03');
    table.does({ do: 'objective', place });
    expect(table.one('amy')).toMatchObject({ ap: 0, actions: 2 });
    expect(stateOf(table, 'M4-03')).toBe('gone');
    expect(table.s.noted.keywords).toEqual(['keys']);
  });

  test('V365 the player of the revealer decides', () => {
    const table = scene({ mission: 'M1', seats: 2, survivors: { amy: { at: '2V.r2', seat: 1 } } });
    reveals(table, 'M1-02').stage.asks({ seat: 1, prompt: 'effects.choice' });
    expect(table.options.map((option) => option.do === 'option' && option.option)).toEqual(['lead', 'supplies']);
  });

  test('V365 options whose cost or condition is missing are not offered', () => {
    const offered = (position: Position): unknown[] =>
      reveals(scene({ mission: 'M4', survivors: { amy: { at: '11V.c' } }, ...position }), 'M4-11').options.map(
        (option) => option.do === 'option' && option.option,
      );
    expect(offered({ keywords: ['keys'] })).toEqual(['keys', 'later']);
    expect(offered({ survivors: { amy: { at: '11V.c', hand: ['machete'] } } })).toEqual(['smash', 'later']);
    expect(offered({ survivors: { amy: { at: '11V.c', hand: ['katana'], pack: ['machete'] } } })).toEqual([]);
  });

  test('V366 a card that stays is resolved again with an objective action', () => {
    const table = scene({ mission: 'M4', survivors: { amy: { at: '11V.c', actions: 3 } } });
    expect(stateOf(reveals(table, 'M4-11'), 'M4-11')).toBe('stays');
    table.s.noted = { ...table.s.noted, keywords: ['keys'] };
    const place = table.s.placed.findIndex(({ state }) => state === 'stays');
    table.turn('amy').does({ do: 'objective', place }, { do: 'option', card: 'M4-11', option: 'keys' });
    expect(stateOf(table, 'M4-11')).toBe('gone');
    table.shows({ lit: [] });
  });

  test('V367 a note is read once', () => {
    const table = scene({ mission: 'M6' }).runs(NOTE, { note: 1, survivor: 0, trigger: 'card' });
    table.does({ do: 'leaveOrder' });
    const { length } = table.s.zombieCards.deck;
    table.runs(NOTE, { note: 1, survivor: 0, trigger: 'card' }).shows({ read: [1] });
    expect(table.s.zombieCards.deck).toHaveLength(length);
  });

  test('V368 V369 a word or an achievement that is noted is not noted twice', () => {
    const { changes } = resolved('M5-13', { option: 'sign', achievements: ['praetorian'] });
    expect(changes).toEqual(['note 3']);
  });
});

describe('cards on doors', () => {
  test('V73 V362 W10 the card is read when its door opens; what waits behind it comes afterwards', () => {
    const table = scene({ mission: 'M3', survivors: { amy: { at: '1V.s4' } }, zombieCards: [10, 10, 10, 10] });
    const seen: (string | undefined)[] = [];
    opens(table, '1V.r1|1V.s4');
    seen.push(stateOf(table, 'M3-01'));
    expect(seen).toEqual(['gone']);
    expect(table.crowd('1V.r2')).toEqual({ walker: 2 });
    const types = table.s.kernel.events.map(({ type }) => type);
    expect(types.indexOf('doorOpened')).toBeLessThan(types.indexOf('cardRevealed'));
    expect(types.indexOf('cardRevealed')).toBeLessThan(types.indexOf('buildingOpened'));
  });

  test('V74 V396 a blue door of M5 stays shut without the tools, and the card goes back on it', () => {
    const table = scene({ mission: 'M5', survivors: { amy: { at: '13V.a' } } });
    opens(table, '13V.a|13V.x1');
    expect(table.s.ground.open).not.toContain(table.door('13V.a|13V.x1'));
    expect(stateOf(table, 'M5-01')).toBe('faceDown');
  });

  test('V74 a card that goes back on its door brings the team no further', () => {
    const table = scene({ mission: 'M5', round: 4, survivors: { amy: { at: '13V.a' } } });
    opens(table, '13V.a|13V.x1');
    expect(table.s.progress).toBe(0);
    table.s.noted = { ...table.s.noted, keywords: ['tools'] };
    opens(table, '13V.a|13V.x1');
    expect(table.s.progress).toBe(4);
  });

  test('V74 V372 with the tools it opens, into a room that nothing else leads to', () => {
    const table = scene({ mission: 'M5', survivors: { amy: { at: '13V.a' } }, keywords: ['tools'] });
    opens(table, '13V.a|13V.x1');
    expect(table.s.ground.open).toContain(table.door('13V.a|13V.x1'));
    table.shows({
      read: [1],
      companions: [{ who: 0, leader: NONE, zone: table.zone('13V.x1'), status: 'standing', spared: false }],
    });
  });

  test('V409 the card of a room of M8 is read when its door opens, before zombies spawn there', () => {
    const survivors = { amy: { at: '11R.k1' } };
    const table = scene({ mission: 'M8', survivors, zombieCards: [10], secretService: ['glock17'] });
    opens(table, '11R.b|11R.k1');
    const types = table.s.kernel.events.map(({ type }) => type);
    expect(types.indexOf('keywordNoted')).toBeLessThan(types.indexOf('buildingOpened'));
    expect(table.crowd('11R.b')).toEqual({ walker: 1, brute: 2 });
  });

  test('W15 a door card of M8 that stayed is resolved again in the room behind it', () => {
    const table = scene({ mission: 'M8', survivors: { amy: { at: '14V.b', actions: 3 } } });
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'M8-02');
    table.s.placed = table.s.placed.map((one) => (one.card === card ? { ...one, state: 'stays' } : one));
    const place = table.s.placed.findIndex((one) => one.card === card);
    expect(table.turn('amy').isOffered({ do: 'objective', place })).toBe(true);
    table.does({ do: 'objective', place }, { do: 'option', card: 'M8-02', option: 'dig' });
    expect(table.s.read).toEqual([0]);
    expect(table.one('amy').acted).toBe(true);
  });

  test('V371 V407 the stairs join the basement to the house', () => {
    const { table } = resolved('M8-N1');
    expect(table.s.ground.links).toHaveLength(1);
  });

  test('card M6-15: a door that was opened with noise makes another card of it', () => {
    const table = scene({ mission: 'M6', survivors: { amy: { at: '15R.c' } }, zombieCards: [1, 1, 1] });
    opens(table, '15R.b|15R.c', true);
    reveals(table, 'M6-15');
    expect(table.s.read).toEqual([]);
    expect(table.crowd('15R.b')).toEqual({ walker: 1 });
  });

  test('mission M6: the bathroom draws no card when it is opened', () => {
    const table = scene({ mission: 'M6', survivors: { amy: { at: '15R.b' } }, zombieCards: [1] });
    opens(table, '15R.b|15R.c');
    expect(table.crowd('15R.c')).toEqual({});
    expect(table.s.zombieCards.deck).toHaveLength(1);
  });
});

describe('the clock', () => {
  test('V388 Y78 at 19:00 the card of M3 is read; the first player names "this survivor"', () => {
    const survivors = { amy: {}, doug: { seat: 1 } };
    const table = scene({ mission: 'M3', seats: 2, first: 1, survivors, hour: 18 });
    table.runs(CLOCK, { hours: 1, due: [] }).stage.asks({ seat: 1, prompt: 'clock.choose' });
    table.does({ do: 'name', survivor: 1 });
    expect(stateOf(table, 'M3-19')).toBe('gone');
    expect(table.s.lit).toEqual([table.zone('6V.s3')]);
  });

  test('V388 it cannot be revealed before', () => {
    const table = scene({ mission: 'M3', survivors: { amy: { actions: 3 } } }).turn('amy');
    expect(table.options.some((option) => option.do === 'objective')).toBe(false);
  });

  test('W7 a card moves the clock at once; it is night from the next round on', () => {
    const table = scene({ mission: 'M5', survivors: { amy: { at: '15R.a' } }, hour: 18 });
    reveals(table, 'M5-15').does({ do: 'option', card: 'M5-15', option: 'rest' }).shows({ hour: 19, night: false });
  });
});

describe('looking', () => {
  test('W13 all see a face-down card while the question is open, and not afterwards', () => {
    const table = scene({ mission: 'M4', seats: 2, survivors: { amy: { at: '1R.r3' } }, secretService: ['mp5'] });
    reveals(table, 'M4-01').does({ do: 'lookAt', place: 4 });
    expect(table.options).toEqual([{ do: 'seen' }]);
    expect(view(table.s, 1).shown).toEqual([table.s.placed[4]!.card]);
    table.does({ do: 'seen' }).shows({ shown: [] });
    expect(stateOf(table, 'M4-10')).toBe('faceDown');
  });

  test('W13 with the map there are two to look at', () => {
    const table = scene({
      mission: 'M4',
      survivors: { amy: { at: '1R.r3' } },
      secretService: ['mp5'],
      keywords: ['cityMap'],
    });
    reveals(table, 'M4-01').does({ do: 'lookAt', place: 4 }, { do: 'lookAt', place: 5 });
    expect(table.s.shown).toHaveLength(2);
  });

  test('W13 the cards on two doors are shown', () => {
    const table = scene({ mission: 'M5', keywords: ['tools'] }).runs(NOTE, { note: 3, survivor: 0, trigger: 'card' });
    const { cards } = missionOf(table.s);
    expect(table.s.shown.map((card) => cards[card]!.id)).toEqual(['M5-01', 'M5-12']);
  });

  test('the top cards of a deck are put back in the order that the player wants', () => {
    const table = scene({
      mission: 'M4',
      achievements: ['openChannel'],
      survivors: { amy: { at: '9R.r1' } },
      zombieCards: [1, 2, 3, 4, 5],
    });
    reveals(table, 'M4-09');
    const next = (no: number): Choice => ({ do: 'onTop', deck: 'zombie', card: no - 1 });
    table.does(next(4), next(2), next(3));
    expect(table.s.zombieCards).toMatchObject({ deck: [4, 0, 2, 1, 3], known: 4 });
  });

  test('or they stay as they lie', () => {
    const table = scene({
      mission: 'M4',
      achievements: ['openChannel'],
      survivors: { amy: { at: '9R.r1' } },
      zombieCards: [1, 2, 3],
    });
    reveals(table, 'M4-09').does({ do: 'leaveOrder' });
    expect(table.s.zombieCards.deck).toEqual([2, 1, 0]);
  });
});

describe('cards that are given', () => {
  const given = (position: Position): Scene =>
    reveals(
      scene({ mission: 'M10', achievements: ['silentNight'], survivors: { amy: { at: '7R.r1' } }, ...position }),
      'M10-07',
    );

  test('W16 from the equipment deck, which is shuffled', () => {
    const table = given({ equipment: ['pistol', 'flashlight'], secretService: ['flashlight'] });
    expect(table.pack('amy')).toEqual(['flashlight']);
    expect(table.s.equipment.deck).toEqual([cardNo('pistol')]);
    expect(table.s.secretService.deck).toHaveLength(1);
  });

  test('W16 then from its discards, then from the Secret Service deck', () => {
    const discarded = scene({
      mission: 'M10',
      achievements: ['silentNight'],
      survivors: { amy: { at: '7R.r1' } },
      equipment: ['pistol'],
      secretService: ['flashlight'],
    });
    discarded.s.equipment.discard = [cardNo('flashlight')];
    reveals(discarded, 'M10-07');
    expect(discarded.s.equipment.discard).toEqual([]);
    const table = given({ equipment: ['pistol'], secretService: ['flashlight', 'mp5'] });
    expect(table.s.secretService.deck).toEqual([cardNo('mp5')]);
  });

  test('W16 with none left a Secret Service card is drawn', () => {
    const table = given({ equipment: ['pistol'], secretService: ['mp5'] });
    expect(table.hand('amy')).toEqual(['mp5']);
  });

  test('W17 a trap ends the drawing', () => {
    const table = scene({ mission: 'M4', survivors: { amy: { at: '6R.r2' } }, secretService: ['aaahh', 'mp5'] });
    reveals(table, 'M4-06');
    expect(table.hand('amy')).toEqual([]);
    expect(table.crowd('6R.r2')).toEqual({ walker: 1 });
    expect(table.s.secretService.deck).toEqual([cardNo('mp5')]);
  });

  test('W18 AP of a card reach those who do not act, and their players choose skills at once', () => {
    const survivors = { amy: { at: '9R.r1' }, doug: { ap: 18, seat: 1 } };
    const table = scene({ mission: 'M4', seats: 2, achievements: ['openChannel'], survivors, zombieCards: [1] });
    reveals(table, 'M4-09').stage.asks({ seat: 1, prompt: 'adrenaline.choose' });
    expect(table.one('doug').ap).toBe(19);
  });

  test('the team hands out the Flashlights of S5 before the game', () => {
    const table = scene({ mission: 'S5', survivors: { amy: {}, doug: {} } });
    const { setup = [] } = missionOf(table.s);
    const locals = { ops: setup, next: 0, survivor: NONE, zone: NONE, card: NONE, door: NONE, noisy: false };
    table.runs(EFFECTS, locals);
    table.does({ do: 'name', survivor: 1 }, { do: 'name', survivor: 0 });
    expect([table.pack('amy'), table.pack('doug')]).toEqual([['flashlight'], ['flashlight']]);
  });
});
