import { choose, same } from '@horda/kernel';
import { expect, test } from 'vitest';
import { randomGame } from '../test/random-games.ts';
import { scene, choiceOf, type Name, type Words } from '../test/scene.ts';
import { isBarrier, PRINTED, RESOURCES, type Barrier, type Resource } from './content/resources.ts';
import { aboutToBeLost, noiseAhead, shotsWith, takesAll, type NoiseAhead } from './outlook.ts';
import { cisza } from './game.ts';
import type { Choice, Event } from './state.ts';

type CiszaScene = ReturnType<typeof scene>;

const open = (t: CiszaScene) => t.s.kernel.asks[0];

function isOffered(t: CiszaScene, choice: Choice): boolean {
  return open(t)?.options.some((option) => same(option, choice)) ?? false;
}

/** What was foretold at one moment, and all that happened from then on. */
interface Moment {
  readonly foretold: NoiseAhead | null;
  readonly events: Event[];
}

/** Plays the choice until the phase asks again; everything else is picked as it is offered first. */
function moments(t: CiszaScene, choice: Choice, foretold: NoiseAhead | null, until: string): readonly Moment[] {
  const found: Moment[] = [{ foretold, events: [] }];
  let next: Choice = choice;
  for (;;) {
    t.stage.chooses(next);
    for (const { events } of found) events.push(...t.s.kernel.events);
    const ask = open(t);
    if (ask === undefined || ask.prompt === until) return found;
    found.push({ foretold: noiseAhead(t.view('ann'), null), events: [] });
    next = ask.options[0]!;
  }
}

type Noise = Omit<NoiseAhead, 'certain' | 'shelter'> & { readonly own: boolean };

/** The noise among these events, as it should have been foretold. */
function noiseIn(events: readonly Event[]): Noise | null {
  const at = events.findIndex(({ type }) => type === 'noiseMade');
  const noise = events[at];
  if (noise?.type !== 'noiseMade') return null;
  const own = noise.shelter === 0;
  if (!noise.heard) return { own, finds: null, rule: 'A5' };
  const after = events[at + 1]!;
  if (after.type === 'zombieArrived' && after.rule === 'C22') return { own, finds: after.kind, rule: 'C22' };
  // The survivor is turned: the zombie stays, or is fast, or is a Horde.
  if (['zombieWoke', 'zombieArrived', 'hordeCame'].includes(after.type)) return { own, finds: 'survivor', rule: 'C21' };
  throw new Error(`a noise that was heard led to ${after.type}`);
}

/** At every moment a noise was foretold if and only if it came, and as it came. */
function expectForetold(all: readonly Moment[]): void {
  const told = ({ shelter, finds, rule }: NoiseAhead): Noise => ({ own: shelter === 0, finds, rule });
  for (const { foretold, events } of all) expect(foretold && told(foretold)).toEqual(noiseIn(events));
  // A card that has been played is not taken back.
  for (const { foretold } of all.slice(1)) expect(foretold?.certain ?? true).toBe(true);
}

const CITIES: Readonly<Record<string, NonNullable<Parameters<typeof scene>[0]['city']>>> = {
  'an empty city': [],
  'one survivor': ['survivor'],
  'one zombie': ['zombie:strong'],
  'two survivors': ['survivor', 'strong'],
  'three survivors': ['survivor', 'fast', 'strong'],
  'fast zombies behind survivors': ['fast', 'fast', 'fast', 'fast'],
  'a zombie on top': ['zombie', 'survivor', 'survivor'],
  'a Horde behind the survivor': ['horde', 'fast', 'survivor', 'strong', 'survivor'],
  'a Horde below two survivors': ['survivor', 'survivor', 'horde', 'fast', 'survivor', 'strong', 'survivor'],
};
const ALL_CITIES = Object.keys(CITIES);
const CASES = ALL_CITIES.flatMap((city) => RESOURCES.map((card) => [card, city] as const));

/** Everything that a card could need is there. */
function table(city: string, hand: readonly Resource[], expert = false): CiszaScene {
  const bob = { zombies: ['regular'], barriers: ['barricade'] } as const;
  const ann = { survivors: 3, zombies: ['regular', 'fast', 'strong'], hand } as const;
  return scene({ ann, bob, cec: {}, city: CITIES[city]!, options: { expert } }).phase1('ann');
}

test.for(CASES)('C16 C19 C21 C22 A5 the noise of %s with %s is foretold as it comes', ([card, city]) => {
  const t = table(city, [card, 'axe']);
  const play = { do: 'play', card } as const;
  if (!isOffered(t, play)) return;
  expectForetold(moments(t, play, noiseAhead(t.view('ann'), card), 'play.choose'));
});

test.for(ALL_CITIES)('C76 C107 A48 so is the noise of a barrier that is used, and a noise alone, with %s', (city) => {
  for (const barrier of ['barricade', 'alarm', 'mines'] satisfies Barrier[])
    for (const choice of [{ do: 'use', barrier } as const, { do: 'noise', card: barrier } as const]) {
      const ann = { survivors: 4, zombies: ['regular', 'fast', 'strong'], barriers: [barrier] } as const;
      const t = scene({ ann, bob: {}, cec: {}, city: CITIES[city]!, options: { expert: choice.do === 'noise' } });
      t.phase2('ann');
      if (!isOffered(t, choice)) continue;
      expectForetold(moments(t, choice, noiseAhead(t.view('ann'), null), 'attack.defend'));
    }
});

test('everybody hears of the noise that is being made, only its maker of one that may be', () => {
  const t = table('three survivors', ['shotgun']);
  expect(noiseAhead(t.view('ann'), null)).toEqual({ certain: false, shelter: 0, finds: 'survivor', rule: 'C21' });
  expect(noiseAhead(t.view('bob'), null)).toBeNull();
  expect(noiseAhead(t.view(), null)).toBeNull();
  t.plays('shotgun');
  const now = { certain: true, shelter: 0, finds: 'survivor', rule: 'C21' };
  for (const name of ['ann', 'bob', undefined] as const) expect(noiseAhead(t.view(name), null)).toEqual(now);
});

test('of several noises that may be made, one that is heard is spoken of', () => {
  const t = table('one survivor', ['megaphone', 'revolver']);
  expect(noiseAhead(t.view('ann'), null)!.finds).toBe('survivor');
  expect(noiseAhead(t.view('ann'), 'megaphone')!.finds).toBeNull();
});

test('C97 C98 the drone is heard in the shelter that is being chosen', () => {
  const t = table('three survivors', ['drone']);
  expect(noiseAhead(t.view('ann'), null)!.shelter).toBeNull();
  t.plays('drone');
  expect(noiseAhead(t.view('bob'), null)).toEqual({ certain: true, shelter: null, finds: 'survivor', rule: 'C21' });
});

test.for(RESOURCES.filter(isBarrier))('C70 %s makes no noise when it is laid down', (card) => {
  expect(noiseAhead(table('three survivors', [card]).view('ann'), card)).toBeNull();
  expect(noiseAhead(table('three survivors', [card]).view('ann'), null)).toBeNull();
});

/** Whether the choice, and whatever must follow, left nobody. */
function leftNobody(t: CiszaScene, words: Words): boolean {
  const before = t.s.shelters[0]!.survivors.length;
  expect(before).toBeGreaterThan(0);
  t.chooses(words);
  if (words === 'discard') t.chooses('drop axe');
  return t.s.shelters[0]!.survivors.length === 0;
}

const FATES = [1, 2, 3].flatMap((survivors) =>
  [0, 1, 2, 3].flatMap((zombies) =>
    ([[], ['barricade'], ['alarm']] as const).map((barriers) => ({ survivors, zombies, barriers })),
  ),
);

/** The whole turn, up to where its player could act again. */
function fate({ survivors, zombies, barriers }: (typeof FATES)[number], hand: readonly Resource[]): CiszaScene {
  const crowd = Array.from({ length: zombies }, () => 'strong' as const);
  return scene({ ann: { survivors, zombies: crowd, barriers, hand }, bob: { hand: ['axe'] }, cec: {} }).turn('ann');
}

test.for(FATES)('C25 C27 C31 C94 what takes all survivors is known before: %j', (position) => {
  for (const words of ['end', 'discard', 'play sacrifice'] satisfies Words[]) {
    const t = fate(position, ['axe', 'sacrifice']);
    if (!isOffered(t, choiceOf(words))) continue;
    const foretold = takesAll(choiceOf(words), t.view('ann'));
    expect(leftNobody(t, words)).toBe(foretold);
  }
});

test.for(FATES)('C27 A32 and so is what an attack takes that nothing stops: %j', (position) => {
  const t = fate(position, ['axe']).ends();
  if (!isOffered(t, { do: 'face' })) return;
  const atRisk = aboutToBeLost(t.view('bob'), 0);
  const foretold = takesAll({ do: 'face' }, t.view('ann'));
  const before = t.s.shelters[0]!.survivors.length;
  expect(leftNobody(t, 'face')).toBe(foretold);
  expect(before - t.s.shelters[0]!.survivors.length).toBe(atRisk);
});

test('A23 C29 attackers that are stopped take nobody, and only the shelter of the turn is attacked', () => {
  const barriers = ['barricade', 'barricade'] as const;
  const t = scene({ ann: { survivors: 2, zombies: ['fast', 'fast'], barriers }, bob: { zombies: ['fast'] } }).phase2(
    'ann',
  );
  const seen = (name: Name, seat: number): number => aboutToBeLost(t.view(name), seat);
  expect([seen('ann', 0), seen('ann', 1), seen('bob', 1)]).toEqual([2, 0, 0]);
  t.uses('barricade');
  expect([seen('ann', 0), takesAll({ do: 'face' }, t.view('ann'))]).toEqual([1, false]);
});

test('who only watches has nobody to lose', () => {
  const t = fate({ survivors: 1, zombies: 1, barriers: [] }, ['axe']);
  expect(takesAll({ do: 'end' }, t.view())).toBe(false);
});

test('C66 C68 C69 the shots of a weapon in the hand are those that it asks for when it is played', () => {
  let [asked, single] = [0, 0];
  for (let n = 0; n < 60; n++)
    randomGame(n, (s) => {
      const ask = s.kernel.asks[0];
      if (ask?.prompt !== 'play.choose') return;
      const seen = cisza.view(s, ask.seat);
      for (const [i, option] of ask.options.entries()) {
        if (option.do !== 'play') continue;
        const shots = shotsWith(seen, option.card);
        const t = cisza.clone(s);
        choose(cisza, t, i);
        const next = t.kernel.asks[0];
        const aims = next?.prompt === `${option.card}.aim` && PRINTED[option.card].type === 'weapon';
        expect(shots).toEqual(aims ? next.options : shots.slice(0, 1));
        if (aims) asked++;
        else single += shots.length;
      }
    });
  expect([asked > 100, single > 100]).toEqual([true, true]);
});
