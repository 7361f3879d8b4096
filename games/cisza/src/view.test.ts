import { expect, test } from 'vitest';
import { scene } from '../test/scene.ts';
import { viewEvent } from './view.ts';

test('A46 both discard piles, the sizes of hands and decks are open to all', () => {
  const t = scene({
    ann: { hand: ['axe'] },
    bob: { hand: ['drone', 'mines'] },
    city: ['survivor', 'survivor', 'survivor'],
    deck: ['flare', 'axe'],
    discard: ['alarm', 'bribery'],
    dead: ['horde', 'strong'],
    lost: 2,
  });
  expect(t.view()).toMatchObject({ deck: 2, discard: ['alarm', 'bribery'], deadKinds: ['horde', 'strong'] });
  expect(t.view().lost).toHaveLength(2);
  expect(t.view().city.left).toBe(3);
  expect(t.view().shelters.map(({ handSize }) => handSize)).toEqual([1, 2]);
});

test('A46 C7 nobody sees the hand of another', () => {
  const t = scene({ ann: { hand: ['axe'] }, bob: { hand: ['drone', 'mines'] } });
  expect(t.view('ann').shelters.map(({ hand }) => hand)).toEqual([['axe'], null]);
  expect(JSON.stringify([t.view('ann'), t.view()])).not.toMatch(/drone|mines/);
});

test('C45 C44 zombies lie zombie side up; of survivors nobody sees the other side, in shelters, city or pile', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['strong'] }, city: ['fast', 'horde'], lost: 1 });
  const [ann] = t.view('bob').shelters;
  expect(ann!.zombies).toEqual([{ card: expect.any(Number), kind: 'strong' }]);
  expect(ann!.survivors).toEqual([expect.any(Number)]);
  expect(JSON.stringify(t.view('ann'))).not.toMatch(/fast|horde|regular/);
});

test('C21 C45 a zombie on top of the city is seen by all', () => {
  expect(scene({ city: ['zombie:strong', 'fast'] }).view().city).toEqual({ left: 2, top: 'strong' });
});

test('C7 neither the resource deck nor chance is in a view', () => {
  const t = scene({ deck: ['flare', 'mines'] });
  expect(JSON.stringify(t.view('ann'))).not.toMatch(/flare|mines|rng|rigged/);
});

test('C7 C36 others learn how many cards were drawn, not which', () => {
  const drawn = { type: 'cardsDrawn', seat: 0, count: 1, cards: ['axe'], rule: 'C36' } as const;
  expect(viewEvent(drawn, 0)).toEqual(drawn);
  expect(viewEvent(drawn, 1)).toEqual({ ...drawn, cards: null });
  expect(viewEvent(drawn, null)).toEqual({ ...drawn, cards: null });
});

test('C7 what another player may play is hidden; that the player is awaited is not', () => {
  const t = scene({ ann: { hand: ['alarm'] } }).turn('ann');
  expect(t.view('bob').asks).toEqual([{ seat: 0, answered: false, own: null }]);
  expect(t.view('ann').asks[0]!.own).toMatchObject({ prompt: 'play.choose', min: 1, max: 1 });
});

test('A46 the zombies drawn by a Horde are open while they are dealt', () => {
  const t = scene({ city: ['horde', 'strong', 'fast', 'survivor'] }).noise('ann');
  expect(t.view('bob').loose.map(({ kind }) => kind)).toEqual(['strong', 'fast']);
});

test('C11 C45 a shelter has three zones', () => {
  const t = scene({ ann: { survivors: 2, barriers: ['alarm'], zombies: ['fast'] } });
  expect(t.view().shelters[0]).toMatchObject({
    survivors: [expect.any(Number), expect.any(Number)],
    barriers: ['alarm'],
    zombies: [{ kind: 'fast' }],
  });
});
