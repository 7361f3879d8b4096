/** Two cards at work in one action. */
import { expect, test } from 'vitest';
import type { ItemId, SurvivorId } from '../../src/content/ids.ts';
import { goOn, me, searched, yes } from '../crossroads/case.ts';
import { cardNo, d6, face, scene, survivor } from '../scene.ts';

const attack = (name: SurvivorId) => ({ do: 'attack', survivor: survivor(name) }) as const;
const withItem = (item: ItemId) => ({ do: 'withItem', card: cardNo(item) }) as const;
const play = (item: ItemId) => ({ do: 'play', card: cardNo(item), use: 0 }) as const;

test('L209 an improved Assault Rifle stays one beside a Switchblade, whichever is named first', () => {
  for (const tools of [['switchblade', 'assaultRifle'] as const, ['assaultRifle', 'switchblade'] as const]) {
    const t = scene(
      me(
        { lilyMae: { at: 'school', items: [...tools] }, alfonsoOrtega: {} },
        { dice: [1] },
        { places: { school: { zombies: 4 } }, crossroads: 'alfonsoOrtega', rigged: [face('blank'), d6(1)] },
      ),
    ).turn();
    t.does({ do: 'option', option: 0 }, attack('lilyMae'), ...tools.map(withItem));
    // Three and one more, two noise and one more; the 1 costs the rifle, and the knife stays.
    expect([t.zombies('school'), t.at('school').noise]).toEqual([[0], 3]);
    expect(t.one('lilyMae').items.map(({ card }) => card)).toEqual([cardNo('switchblade')]);
  }
});

test('L209 Alfonso Ortega with two Pistols uses the second one before his ability', () => {
  const position = me(
    { alfonsoOrtega: { at: 'school', items: ['pistol', 'pistol'] } },
    { dice: [6, 6, 6, 6] },
    { places: { school: { zombies: 4 } } },
  );
  const t = scene(position).turn();
  for (const used of [0, 0, 1]) {
    t.does(attack('alfonsoOrtega'));
    t.stage.offers(withItem('pistol'), goOn);
    t.does(withItem('pistol'));
    expect(t.one('alfonsoOrtega').used).toBe(used);
  }
  t.s.kernel.rigged = [face('blank')];
  t.does(attack('alfonsoOrtega'));
  expect(t.prompt).toBe('turn.choose');
});

test('L92 George Coleman saves fuel that was played for a move', () => {
  const george = (roll: number) =>
    scene({ seats: [{ survivors: { georgeColeman: {} }, hand: ['fuel'] }, {}, {}], rigged: [d6(roll)] })
      .turn()
      .does({ do: 'move', survivor: survivor('georgeColeman') }, { do: 'go', to: 3, fuel: cardNo('fuel') }, yes);
  expect([george(6).hand(0), george(5).hand(0)]).toEqual([['fuel'], []]);
  george(5).shows({ waste: [cardNo('fuel')] });
});

test('L80 Chloe Larousse sees the first card before she puts it under the deck', () => {
  const search = { do: 'search', survivor: survivor('chloeLarousse') } as const;
  const t = scene(
    me(
      { chloeLarousse: { at: 'school' } },
      { dice: [6, 6] },
      { places: { school: { deck: ['food1', 'food2', 'food3'] } } },
    ),
  ).turn();
  const keeps = (item: ItemId) => ({ do: 'keep', card: cardNo(item) }) as const;
  t.does(search);
  t.stage.offers(keeps('food1'), { do: 'makeNoise' }, { do: 'under', card: cardNo('food1') });
  t.does(keeps('food1'));
  // It was not used, so the next search may use it.
  t.does(search);
  t.does({ do: 'under', card: cardNo('food2') });
  t.stage.offers(keeps('food3'), { do: 'makeNoise' });
});

test('L121 a wound that Sports Pads ignore is a blank: Hunted does not fire', () => {
  const move = [{ do: 'move', survivor: survivor('lilyMae') } as const, { do: 'go', to: 3, fuel: -1 } as const];
  const hunted = me({ lilyMae: { items: ['sportsPads'] } }, {}, { crossroads: 'hunted', rigged: [face('wound')] });
  expect(
    scene(hunted)
      .turn()
      .does(...move, yes).prompt,
  ).toBe('turn.choose');
  expect(
    scene(hunted)
      .turn()
      .does(...move, { do: 'no' }).prompt,
  ).toBe('crossroads.choose');
});

test('L161 We Need More Samples: zombies that a card kills count too', () => {
  const t = scene(
    me(
      { lilyMae: { at: 'school' } },
      { hand: ['molotov'] },
      { main: 'weNeedMoreSamples', places: { school: { zombies: 2 } }, rigged: [d6(4), d6(3)] },
    ),
  ).turn();
  expect(t.does(play('molotov')).s.samples).toBe(1);
});

test('L209 No Place Left in the World ends with the last helpless', () => {
  const t = scene(me({ lilyMae: { at: 'school' } }, {}, { crossroads: 'noPlaceLeftInTheWorld' })).turn();
  t.happens(searched('lilyMae', 'school')).does({ do: 'option', option: 0 });
  expect(t.s.lasting).toHaveLength(1);
  t.does({ do: 'end' }).carriesOut([
    { op: 'removeHelpless', n: 'all' },
    { op: 'helpless', n: 1 },
  ]);
  expect(t.s.lasting).toEqual([]);
});

test('L209 a survivor at the hideout is outside the colony: Crazed Survivor rolls for it', () => {
  const t = scene(
    me(
      { lilyMae: { at: 'hideout' } },
      {},
      { options: { bandits: true }, crossroads: 'crazedSurvivor', rigged: [face('wound'), face('wound')] },
    ),
  ).turn();
  t.does({ do: 'option', option: 0 });
  expect([t.s.food, t.one('lilyMae').wounds]).toEqual([3, 2]);
});

test('L136 Buddy Davis is looked at when the turn begins, and not when he comes home', () => {
  const away = me({ buddyDavis: { at: 'school' } }, {}, { crossroads: 'buddyDavis', rigged: [face('blank')] });
  const t = scene(away)
    .turn()
    .does({ do: 'move', survivor: survivor('buddyDavis') }, { do: 'go', to: 0, fuel: -1 });
  expect(t.prompt).toBe('turn.choose');
});

test('L209 Buddy Davis: each player may pay a food card for one die more', () => {
  const t = scene({
    seats: [
      { survivors: { buddyDavis: {} } },
      { survivors: { ericParker: {} }, hand: ['food1'] },
      { survivors: { blue: {} }, hand: ['fuel', 'food2'] },
    ],
    crossroads: 'buddyDavis',
  }).turn();
  t.does({ do: 'option', option: 0 }).happens({ type: 'roundBegan', round: 2 });
  t.does({ do: 'card', card: cardNo('food1') });
  t.stage.asks({ seat: 2, prompt: 'payment.offer' });
  t.does({ do: 'card', card: cardNo('food2') });
  expect(t.s.players.map(({ diceNext }) => diceNext)).toEqual([0, 1, 1]);
});

test('L57 L255 the crisis is named before its bandits come', () => {
  const t = scene({ options: { bandits: true }, crises: ['fuelShortage'], rigged: [] }).newRound();
  const types = t.s.kernel.events.map(({ type }) => type);
  expect(types.slice(0, 5)).toEqual(['roundBegan', 'crisisOpened', 'banditEntered', 'banditEntered', 'crisisRevealed']);
});

test('L136 the log names the survivor of a crossroads card only if its text speaks of one', () => {
  const shown = (crossroads: 'frozenPipes' | 'darkThoughts', despair: number): number => {
    const t = scene(me({ lilyMae: { despair: 2 }, blue: { despair } }, { dice: [1, 1] }, { crossroads })).turn();
    const e = t.s.kernel.events.find(({ type }) => type === 'crossroadsRevealed');
    return e?.type === 'crossroadsRevealed' ? e.trigger : NaN;
  };
  expect([shown('frozenPipes', 0), shown('darkThoughts', 0), shown('darkThoughts', 2)]).toEqual([-1, 0, -1]);
});
