/** Abilities and items that would do nothing are not offered, and who decides where they work. */
import { expect, test } from 'vitest';
import type { ItemId, SurvivorId } from '../../src/content/ids.ts';
import { at, me } from '../crossroads/case.ts';
import { cardNo, d6, scene, survivor, type Position, type Scene } from '../scene.ts';

const ability = (name: SurvivorId) => ({ do: 'ability', survivor: survivor(name), of: survivor(name) }) as const;
const use = (bearer: SurvivorId, item: ItemId, number = 0) =>
  ({ do: 'use', survivor: survivor(bearer), card: cardNo(item), use: number }) as const;
const isOffered = (name: SurvivorId, position: Position): boolean => scene(position).turn().isOffered(ability(name));

test('L17 Rosa Rodriguez: only with a bandit where she stands, or without bandits with a zombie', () => {
  const rosa = me({ rosaRodriguez: { at: 'school' } });
  const offered = (bandits: boolean, school: NonNullable<Position['places']>['school']): boolean =>
    isOffered('rosaRodriguez', { ...rosa, options: { bandits }, places: { school: school! } });
  expect([offered(true, { zombies: 1 }), offered(true, { bandits: 1 })]).toEqual([false, true]);
  expect([offered(false, {}), offered(false, { zombies: 1 })]).toEqual([false, true]);
});

test('L17 Derek Yoshida and Priya Nair need the company of another player', () => {
  for (const name of ['derekYoshida', 'priyaNair'] as const) {
    const offered = (where: 'school' | 'gas'): boolean =>
      isOffered(name, {
        seats: [
          { survivors: { [name]: { at: 'school' } } },
          { survivors: { blue: { at: where } }, dice: [3], hand: ['fuel'] },
          {},
        ],
      });
    expect([offered('gas'), offered('school')]).toEqual([false, true]);
  }
});

test('F24 L17 a die of 6 cannot be raised', () => {
  expect(isOffered('brianLee', me({ brianLee: {} }, { dice: [6] }))).toBe(false);
  expect(isOffered('brianLee', me({ brianLee: {} }, { dice: [5] }))).toBe(true);
});

test('L17 Nadia Rivers may offer a swap to an exiled player too', () => {
  const exiled = { survivors: { blue: { at: 'school' } }, exiled: true, dice: [5] } as const;
  expect(isOffered('nadiaRivers', { seats: [{ survivors: { nadiaRivers: {} }, dice: [2] }, {}, exiled] })).toBe(true);
});

test('L209 a Megaphone brings zombies of another place, where there is an empty space', () => {
  const table = (places: Position['places']): Scene =>
    scene(me({ lilyMae: { at: 'school' } }, { hand: ['megaphone'] }, { places: places! })).turn();
  const play = { do: 'play', card: cardNo('megaphone'), use: 0 } as const;
  expect(table({ school: { zombies: 1 } }).isOffered(play)).toBe(false);
  expect(table({ school: { zombies: 4 }, gas: { zombies: 1 } }).isOffered(play)).toBe(false);
  const t = table({ school: { zombies: 1 }, gas: { zombies: 1 } }).does(play);
  t.stage.offers({ do: 'lure', from: 6, entrance: 0, to: 0 }, { do: 'goOn' });
});

const cannon = (blue: 'school' | 'gas', places: Position['places'] = {}): Scene =>
  scene({
    options: { raxxon: true },
    seats: [
      { survivors: { lilyMae: { at: 'school', items: ['pulseCannon'] } } },
      { survivors: { blue: { at: blue } } },
      {},
    ],
    places,
  }).turn();

test('L209 a Pulse Cannon needs a zombie or another survivor where its bearer stands', () => {
  const offered = (t: Scene): boolean[] => [0, 1].map((number) => t.isOffered(use('lilyMae', 'pulseCannon', number)));
  expect(offered(cannon('gas', { gas: { zombies: 1 } }))).toEqual([false, false]);
  expect(offered(cannon('school', { school: { zombies: 1 } }))).toEqual([true, true]);
});

test('L209 a Pulse Cannon puts another survivor elsewhere if the owner agrees, who knows where to', () => {
  const shot = (): Scene => cannon('school').does(use('lilyMae', 'pulseCannon', 1));
  expect(shot().isOffered(at('school'))).toBe(false);
  const asked = shot().does(at('library'));
  asked.stage.asks({ seat: 1, prompt: 'consent.choose' });
  expect(asked.one('blue').place).toBe(3);
  expect(asked.does({ do: 'yes' }).one('blue').place).toBe(4);
  const refused = shot().does(at('library'), { do: 'no' });
  expect([refused.one('blue').place, refused.one('lilyMae').items[0]!.used]).toEqual([3, 1]);
});

test('L209 a Reading Lamp is for a survivor who may attack and has something to attack', () => {
  const t = scene(
    me(
      { lilyMae: { at: 'school' }, blue: { at: 'school' }, emmaHan: { at: 'gas' } },
      { hand: ['readingLamp'] },
      { places: { school: { zombies: 1 } }, rigged: [0] },
    ),
  ).turn();
  t.one('lilyMae').marks = [{ mark: 'idle' }];
  t.does({ do: 'play', card: cardNo('readingLamp'), use: 0 });
  expect(t.s.kernel.events).toContainEqual({ type: 'attackDone', survivor: survivor('blue'), target: 'zombie' });
});

test('L209 Work Gloves work where their bearer stands', () => {
  const t = scene(
    me({ lilyMae: { at: 'gas', items: ['workGloves'] }, blue: {} }, {}, { places: { gas: { zombies: 3 } } }),
  );
  expect(t.turn().isOffered(use('lilyMae', 'workGloves'))).toBe(false);
});

test('L209 a Shop Class Manual is not offered without room for its barricade', () => {
  const full = { zombies: 3 };
  const built = (last: number): string =>
    scene(
      me(
        { lilyMae: { items: ['shopClassManual'] } },
        { dice: [1] },
        { places: { colony: { entrances: [{ zombies: last }, full, full, full, full, full] } } },
      ),
    )
      .turn()
      .does({ do: 'barricade', survivor: survivor('lilyMae') }).prompt;
  expect([built(2), built(1)]).toEqual(['turn.choose', 'barricade.more']);
});

test('Q121 Solid Ground: the player who pays the die says where the token goes', () => {
  const t = scene({
    main: 'solidGround',
    options: { improvements: true },
    first: 2,
    display: { greenhouse: 0, watchtower: 0 },
    seats: [{ survivors: { lilyMae: {} }, dice: [6] }, {}, {}],
  }).turn();
  t.does({ do: 'objective' });
  t.stage.asks({ seat: 0, prompt: 'advancing.put' });
});

test('L291 the Siren calls one of your survivors who is not there yet', () => {
  const t = scene(
    me(
      { lilyMae: { at: 'raxxon' }, blue: {} },
      { dice: [6] },
      { options: { raxxon: true }, places: { raxxon: { special: ['siren'] } }, rigged: [0, d6(1)] },
    ),
  ).turn();
  t.does({ do: 'attack', survivor: survivor('lilyMae') });
  expect([t.one('blue').place, t.one('lilyMae').wounds]).toEqual([7, 1]);
});
