import { describe, expect, test } from 'vitest';
import { me, moved, no, searched, sv } from '../../test/crossroads/case.ts';
import { cardNo, d6, face, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { CONTENT } from '../content/content.ts';
import { CROSSROADS_IDS, type CrossroadsId } from '../content/ids.ts';
import { longNight } from '../game.ts';
import { DEFAULTS } from '../options.ts';

const HOME: Position = me({ priyaNair: {}, roccoBellini: {} });
const AWAY: Position = me({ priyaNair: { at: 'school' }, roccoBellini: {} });
const number = (id: CrossroadsId): number => CROSSROADS_IDS.indexOf(id);
const fired = (t: Scene): boolean => t.s.kernel.events.some(({ type }) => type === 'crossroadsRevealed');
const walk = (to: number): readonly [object, object] => [
  { do: 'move', survivor: survivor('priyaNair') },
  { do: 'go', to, fuel: -1 },
];
const END = { do: 'end' } as const;
const told = (t: Scene, seat: number | null): unknown[] => t.s.kernel.events.map((e) => longNight.viewEvent(e, seat));
const go = (t: Scene, to: number): Scene => t.does(...(walk(to) as never as [never, never]));

describe('the card of a turn', () => {
  test('L134 Q11 the player on the right holds it, and nobody else sees it', () => {
    const t = scene({ ...AWAY, crossroads: 'frozenPipes' });
    t.s.survivors[1]!.place = 1;
    t.turn(0);
    expect(t.s.reader).toBe(2);
    const seen = [0, 1, 2, null].map((seat) => longNight.view(t.s, seat).crossroads);
    expect(seen).toEqual([
      { held: true, card: null, house: false },
      { held: true, card: null, house: false },
      { held: true, card: number('frozenPipes'), house: true },
      { held: true, card: null, house: false },
    ]);
  });

  test('Q11 also with two players, and also if that player is exiled', () => {
    expect(
      scene({ seats: [{ survivors: { priyaNair: {} } }, { survivors: { ericParker: {} } }] }).turn(0).s.reader,
    ).toBe(1);
    const t = scene({ seats: [{ survivors: { priyaNair: {} } }, {}, { survivors: { ericParker: {} }, exiled: true }] });
    expect(t.turn(0).s.reader).toBe(2);
  });

  test('L134 a view does not tell which card is held, nor whether it is about to fire', () => {
    const views = (['horde', 'sparky'] as const).map((id) => {
      const t = scene({ ...AWAY, crossroads: id }).turn(0);
      return [0, 1, null].map((seat) => longNight.view(t.s, seat));
    });
    expect(views[0]).toEqual(views[1]);
  });

  test('L134 L140 until it fires a turn looks the same with every card: who is asked, what is offered, what is told', () => {
    /** What all but the reader see and hear, before the first action and after each, as long as nothing fires. */
    const looks = (id: CrossroadsId): string[] => {
      const t = scene({ ...me({ priyaNair: {}, roccoBellini: {} }, { dice: [6, 6] }), crossroads: id }).turn(0);
      const seen: string[] = [];
      for (const [first, second] of [
        walk(place('school')),
        [{ do: 'search', survivor: survivor('priyaNair') }],
        [END],
      ]) {
        if (fired(t)) break;
        seen.push(JSON.stringify([0, 1, null].map((seat) => [longNight.view(t.s, seat), told(t, seat)])));
        t.does(...([first, second].filter((pick) => pick !== undefined) as never as [never]));
        while (t.prompt !== 'turn.choose' && t.s.active === 0 && !fired(t)) t.does(t.s.kernel.asks[0]!.options[0]!);
      }
      return seen;
    };
    const seen = CROSSROADS_IDS.map(looks);
    const usual = seen.find((each) => each.length === 3)!;
    for (const [i, each] of seen.entries())
      expect([CROSSROADS_IDS[i], each]).toEqual([CROSSROADS_IDS[i], usual.slice(0, each.length)]);
    // Most cards are still held in the end, some have fired by the move or the search.
    expect(seen.filter((each) => each.length === 3).length).toBeGreaterThan(50);
    expect(seen.filter((each) => each.length > 0 && each.length < 3).length).toBeGreaterThan(5);
  });

  test('Q10 without a deck nobody draws one', () => {
    const t = scene(HOME).turn(0);
    expect([t.s.crossroads, t.prompt]).toEqual([-1, 'turn.choose']);
  });

  test('L135 what other players do does not trigger it', () => {
    const t = scene({ ...HOME, crossroads: 'thinIce' }).turn(0);
    t.happens(moved('ericParker', 'colony', 'school'));
    expect(fired(t)).toBe(false);
    t.happens(moved('priyaNair', 'colony', 'school'));
    expect(fired(t)).toBe(true);
  });

  test('L136 Q8 a condition that already holds fires it after the frostbite wounds, before the first action', () => {
    const t = scene({ ...me({ priyaNair: { frostbite: 1 } }), crossroads: 'supplyDrop' }).turn(0);
    t.happened('crossroadsDrawn', { type: 'damaged', token: 'wound' }, 'turnBegan', 'crossroadsRevealed');
    expect(t.prompt).toBe('crossroads.choose');
  });

  test('Q8 Q12 else it is checked after every action', () => {
    const t = scene({ ...me({ priyaNair: { at: 'school' } }), crossroads: 'supplyDrop', rigged: [face('blank')] }).turn(
      0,
    );
    expect(t.prompt).toBe('turn.choose');
    expect(fired(go(t, 0))).toBe(true);
  });

  test('L139 Q9 once resolved it has left the game and fires no more', () => {
    const t = scene({ ...HOME, crossroads: 'thinIce' }).turn(0);
    t.happens(moved('priyaNair', 'colony', 'school')).does({ do: 'option', option: 1 });
    t.happens(moved('priyaNair', 'school', 'colony'));
    expect([fired(t), t.s.crossroads, t.s.crossroadsDeck]).toEqual([false, -1, []]);
    t.does({ do: 'end' });
    expect(t.s.crossroadsDeck).toEqual([]);
  });

  test('L140 a card that did not fire goes under the deck', () => {
    const t = scene({ ...HOME, crossroads: 'horde' });
    t.s.crossroadsDeck.unshift(number('sparky'));
    t.turn(0).does({ do: 'end' });
    expect(t.s.crossroadsDeck).toEqual([number('horde'), number('sparky')]);
  });

  test('Q15 cards for adults are left out unless the players let them in', () => {
    const adults = (adult: boolean): number =>
      longNight
        .setup({ ...DEFAULTS, adult, baseCards: true }, 3, [1, 2, 3, 4], null)
        .crossroadsDeck.filter((card) => CONTENT.crossroads[card]!.adult === true).length;
    expect(adults(false)).toBe(0);
    expect(adults(true)).toBeGreaterThan(0);
  });
});

describe('when an action triggers it', () => {
  test('L142 F7 it waits until the move is finished, with its exposure roll', () => {
    const t = scene({ ...HOME, crossroads: 'horde', rigged: [face('wound')] }).turn(0);
    go(t, 3).happened('survivorWent', 'exposureRolled', 'damaged', 'moveExposed', 'moved', 'crossroadsRevealed');
  });

  test('F7 the mover has died: it does not trigger', () => {
    const t = scene({ ...HOME, crossroads: 'horde', rigged: [face('bite')] }).turn(0);
    expect([fired(go(t, 3)), t.s.crossroads]).toEqual([false, number('horde')]);
  });

  test('N6 Spoiled comes before the die is raised', () => {
    const position = { ...me({ priyaNair: {} }, { dice: [3] }), food: 2, crossroads: 'spoiled' } as const;
    const dice = [0, 1].map((option) => {
      const t = scene(position).turn(0).does({ do: 'spendFood', seat: 0, die: 3 }, { do: 'option', option });
      return [t.s.food, t.s.players[0]!.dice, t.one('priyaNair').wounds];
    });
    expect(dice).toEqual([
      [1, [4], 1],
      [1, [3], 0],
    ]);
  });

  test('N6 Anita Wallace comes before the waste is cleaned', () => {
    const left = [0, 1].map((option) => {
      const t = scene({
        ...me({ anitaWallace: {} }, { dice: [1] }),
        waste: Array<'fuel'>(6).fill('fuel'),
        crossroads: 'anitaWallace',
      }).turn(0);
      t.does({ do: 'clean' }, { do: 'option', option });
      return [t.s.waste.length, t.s.players[0]!.dice];
    });
    expect(left).toEqual([
      [1, []],
      [6, []],
    ]);
  });

  test('L143 a deck that was looked through is shuffled', () => {
    const t = scene({
      ...AWAY,
      places: { gas: { deck: ['fuel', 'pistol', 'medicine'] } },
      crossroads: 'theArcticKing',
    });
    t.s.survivors[0]!.place = 6;
    t.turn(0).happens(searched('priyaNair', 'gas')).does({ do: 'option', option: 1 });
    t.s.kernel.rigged = [0, 0];
    t.does({ do: 'goOn' });
    expect(t.at('gas').deck).not.toEqual(['medicine', 'pistol', 'fuel'].map((name) => cardNo(name as 'fuel')));
    expect(t.at('gas').deck).toHaveLength(3);
  });
});

describe('the options', () => {
  test('L137 F8 an option whose requirement is not met is not offered', () => {
    const t = scene({ ...HOME, helpless: 4, crossroads: 'disturbed' }).turn(0);
    t.stage.offers({ do: 'option', option: 0 }, { do: 'option', option: 1 });
  });

  test('L141 if only one is left it happens, without a vote', () => {
    const t = scene({ ...HOME, helpless: 2, crossroads: 'quietChildren' }).turn(0);
    t.shows({ unruly: 2 });
    expect(t.prompt).toBe('turn.choose');
  });

  test('F8 paying all of nothing is allowed', () => {
    const t = scene({ ...HOME, helpless: 5, crossroads: 'riot' })
      .turn(0)
      .does({ do: 'option', option: 0 });
    t.shows({ food: 0, crossroads: -1 });
  });

  test('Q13 if every option is barred nothing happens and the card is gone', () => {
    const card = CONTENT.crossroads[number('supplyDrop')]!;
    const options = card.options.map((option) => ({ ...option, requires: { is: 'fuelPlayed' as const } }));
    const t = scene({ ...HOME, crossroads: 'supplyDrop' });
    Object.assign(t.s, { pack: { crossroads: { supplyDrop: { ...card, options } } } });
    t.turn(0);
    expect([fired(t), t.s.crossroads, t.prompt]).toEqual([true, -1, 'turn.choose']);
  });

  test('L138 the player the card speaks of chooses', () => {
    const t = scene({
      seats: [{ survivors: { priyaNair: {} } }, { survivors: { melissaGupta: {} } }, {}],
      crossroads: 'melissaGupta',
    });
    t.turn(0).stage.asks({ seat: 1, prompt: 'crossroads.choose' });
  });

  test('L138 the trigger survivor is named only if the text speaks of it', () => {
    const both = { priyaNair: { at: 'school' }, roccoBellini: { at: 'school' } } as const;
    const mom = scene({ ...me(both), crossroads: 'crazedSoccerMom' }).turn(0);
    expect(mom.prompt).toBe('crossroads.choose');
    const sad = scene({
      ...me({ priyaNair: { despair: 2 }, roccoBellini: { despair: 2 } }),
      crossroads: 'darkThoughts',
    });
    expect(sad.turn(0).prompt).toBe('crossroads.name');
    sad.does(sv('roccoBellini'));
    expect(sad.isInPlay('roccoBellini')).toBe(false);
  });

  test('F10 L182 without room in the colony a card that adds people does not trigger', () => {
    const helpless = [21, 22].map((people) => {
      const t = scene({ ...me({ priyaNair: { at: 'school' } }), helpless: people, crossroads: 'woundedSurvivor' }).turn(
        0,
      );
      return fired(t.happens(searched('priyaNair', 'school')));
    });
    expect(helpless).toEqual([true, false]);
  });

  test('N18 who chooses the option says which helpless go', () => {
    const t = scene({ ...HOME, helpless: 3, unruly: 2, crossroads: 'disturbed' })
      .turn(0)
      .does({ do: 'option', option: 1 });
    t.stage.asks({ seat: 0, prompt: 'losing.choose' });
    t.does({ do: 'helpless', unruly: true }, { do: 'helpless', unruly: true });
    t.shows({ helpless: 3, unruly: 0 });
  });

  test('N31 up to a number of unruly means as many as possible', () => {
    const t = scene({ ...HOME, helpless: 4, crossroads: 'disturbed', rigged: [d6(6)] }).turn(0);
    t.does({ do: 'option', option: 0 }).shows({ helpless: 0, unruly: 4 });
  });

  test('L22 every card has a condition and options', () => {
    for (const { trigger, options } of CONTENT.crossroads) {
      expect(trigger.hook).toBeTruthy();
      expect(options.length).toBeGreaterThan(0);
    }
  });
});

describe('votes of a card', () => {
  test('F9 L208 those with a survivor in the colony vote, hidden until all have', () => {
    const t = scene({ ...HOME, crossroads: 'toxicWaste' });
    t.s.survivors.find(({ owner }) => owner === 2)!.place = 3;
    t.turn(0).stage.asks({ seat: 0, prompt: 'vote.crossroads' }, { seat: 1, prompt: 'vote.crossroads' });
    const before = longNight.view(t.s, 1);
    t.answers(0, { do: 'vote', up: true });
    expect(t.s.kernel.events).toEqual([]);
    expect(longNight.view(t.s, 1)).toEqual({
      ...before,
      asks: before.asks.map((each) => (each.seat === 0 ? { ...each, answered: true } : each)),
    });
    t.answers(1, { do: 'vote', up: false });
    t.happened({ type: 'voted', up: [0], down: [1] });
  });

  test('F9 exiled players do not vote; the first player settles a tie', () => {
    const t = scene({
      seats: [
        { survivors: { priyaNair: {} } },
        { survivors: { ericParker: {} } },
        { survivors: { georgeColeman: {} }, exiled: true },
      ],
      first: 1,
      crossroads: 'toxicWaste',
      removed: ['fuel'],
    }).turn(0);
    t.answers(0, { do: 'vote', up: true }).answers(1, { do: 'vote', up: false });
    t.stage.asks({ seat: 1, prompt: 'vote.settle' });
    t.does({ do: 'vote', up: false });
    expect(t.s.waste).toEqual([cardNo('fuel')]);
  });

  test('N11 F9 if nobody may vote, the active player decides', () => {
    const t = scene({
      seats: [{ survivors: { priyaNair: { at: 'school' } } }, { survivors: { ericParker: { at: 'gas' } } }, {}],
      first: 1,
      helpless: 2,
      food: 1,
      crossroads: 'quietChildren',
    });
    t.turn(0).stage.asks({ seat: 0, prompt: 'vote.settle' });
    t.does({ do: 'vote', up: true }).shows({ food: 0 });
  });
});

describe('several effects at one moment', () => {
  const hunted = (): Scene => {
    const t = scene({ ...me({ priyaNair: { at: 'school' }, roccoBellini: {} }), first: 1, crossroads: 'hunted' }).turn(
      0,
    );
    t.happens({ type: 'moveExposed', survivor: survivor('priyaNair'), from: 0, to: 3, face: 'wound' });
    return t.does({ do: 'option', option: 1 });
  };

  test('Q14 L210 the card is shown, then the first player orders it and a lasting effect', () => {
    const t = hunted();
    t.s.crossroads = number('thinIce');
    t.s.kernel.rigged = [d6(1)];
    t.happens(moved('priyaNair', 'colony', 'school'));
    expect(fired(t)).toBe(true);
    t.stage.asks({ seat: 1, prompt: 'order.choose' });
    t.stage.offers({ do: 'next', lasting: 1 }, { do: 'next', lasting: -1 });
    t.does({ do: 'next', lasting: -1 }, { do: 'option', option: 1 });
    expect(t.one('priyaNair').wounds).toBe(1);
  });

  test('N29 what waits for the start of the turn comes before the card', () => {
    const t = scene({
      ...me({ priyaNair: { at: 'school' } }, { hand: ['medicine'] }),
      crossroads: 'noPlaceLeftInTheWorld',
    }).turn(0);
    t.happens(searched('priyaNair', 'school')).does({ do: 'option', option: 0 });
    t.s.crossroadsDeck = [number('crazedSurvivor')];
    t.does({ do: 'end' }).turn(0);
    expect(t.prompt).toBe('payment.offer');
    t.does(no);
    t.shows({ helpless: 0, lasting: [] });
    expect(t.prompt).toBe('crossroads.choose');
  });
});
