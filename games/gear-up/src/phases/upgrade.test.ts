import { expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { effectsOf } from '../rules/effects.ts';
import type { Colour } from '../content/content.ts';
import type { Choice } from '../state.ts';

const upgrade = (weapon: Colour): Choice => ({ do: 'upgrade', weapon });
const ALL = [upgrade('red'), upgrade('green'), upgrade('blue')];
const offered = (t: Scene, seat: number): string[] =>
  t.optionsOf(seat).map((option) => (option.do === 'upgrade' ? option.weapon : option.do));

test('B72 B75 G13 a survivor gets an upgrade for each zombie killed in the own street, whoever killed it', () => {
  const t = scene({
    seats: [
      { weapon: { shape: ['#'], effects: ['multiHit3', 'longRange'] }, street: { ann: {} } },
      { street: { bob: {}, cid: {} } },
    ],
  });
  t.attacks().marks(0, 'ann', 'A1').marks(0, 'bob', 'A1').marks(0, 'cid', 'A1').allConfirm();
  t.has({ seats: [{ due: 1 }, { due: 2 }], kills: 3, discards: { standard: ['cid', 'bob', 'ann'] } });
  t.upgrades().asks({ seat: 0, prompt: 'upgrade.choose' }, { seat: 1, prompt: 'upgrade.choose' });
});

test('B12 B76 B77 the player chooses a weapon; its first upgrade comes before its second', () => {
  const t = scene({ seats: [{ due: 2 }, {}] }).upgrades();
  t.offers(...ALL).chooses(upgrade('green'));
  t.happened({ type: 'upgraded', seat: 0, weapon: 'green', upgrade: 1 }).has({
    seats: [{ upgrades: { green: 1 } }, {}],
  });
  t.chooses(upgrade('green')).over();
  t.happened({ type: 'upgraded', seat: 0, weapon: 'green', upgrade: 2 });
  t.has({ seats: [{ upgrades: { green: 2 }, due: 0 }, { upgrades: {} }] });
});

test('G13 two upgrades may go to two weapons as well', () => {
  const t = scene({ seats: [{ due: 2 }] })
    .upgrades()
    .chooses(upgrade('red'), upgrade('blue'))
    .over();
  t.has({ seats: [{ upgrades: { red: 1, blue: 1 } }] });
});

test('B67 B77 the yellow weapon and one with both upgrades are not offered', () => {
  const t = scene({ seats: [{ due: 1, upgrades: { red: 2, blue: 1 } }] }).upgrades();
  expect(offered(t, 0)).toEqual(['green', 'blue']);
  t.refuses(0, upgrade('yellow')).refuses(0, upgrade('red'));
});

test('G12 with everything unlocked further upgrades are lost, and nothing is asked', () => {
  const t = scene({ seats: [{ due: 2, upgrades: { red: 2, green: 2, blue: 2 } }, {}] })
    .upgrades()
    .over();
  t.happened({ type: 'upgradeLost', seat: 0, upgrades: 2 });
  t.has({ seats: [{ due: 0, upgrades: { red: 2, green: 2, blue: 2 } }, {}] });
});

test('G12 T23 where one weapon is left nothing is asked; what remains after the last lock is lost, and nobody else gets it', () => {
  const t = scene({ seats: [{ due: 3, upgrades: { red: 2, green: 2, blue: 1 } }, {}] })
    .upgrades()
    .over();
  t.happened({ type: 'upgraded', seat: 0, weapon: 'blue', upgrade: 2 }, { type: 'upgradeLost', seat: 0, upgrades: 2 });
  t.has({ seats: [{ due: 0 }, { due: 0, upgrades: {} }] });
});

test('B48 T23 all choose at once, one upgrade after the other, until nobody has any left', () => {
  const t = scene({ seats: [{ due: 1 }, {}, { due: 2 }] }).upgrades();
  t.asks({ seat: 0, prompt: 'upgrade.choose' }, { seat: 2, prompt: 'upgrade.choose' });
  t.answers(2, upgrade('red'));
  t.has({ seats: [{ upgrades: {} }, {}, { upgrades: {} }] });
  t.answers(0, upgrade('blue')).asks({ seat: 2, prompt: 'upgrade.choose' });
  t.answers(2, upgrade('green')).over();
  t.has({ seats: [{ upgrades: { blue: 1 } }, { upgrades: {} }, { upgrades: { red: 1, green: 1 } }] });
});

test('T23 who has one weapon left does not hold up those who choose', () => {
  const t = scene({ seats: [{ due: 1, upgrades: { red: 1, green: 2, blue: 2 } }, { due: 1 }] }).upgrades();
  t.asks({ seat: 1, prompt: 'upgrade.choose' }).refuses(0, upgrade('red'), 'T23');
  t.answers(1, upgrade('green')).over();
  t.has({
    seats: [
      { due: 0, upgrades: { red: 2, green: 2, blue: 2 } },
      { due: 0, upgrades: { green: 1 } },
    ],
  });
});

test('B76 an upgrade that was marked stays: nothing takes it off again', () => {
  const t = scene({ seats: [{ due: 2 }] })
    .upgrades()
    .chooses(upgrade('red'));
  expect(t.optionsOf(0).every(({ do: what }) => what === 'upgrade')).toBe(true);
  t.chooses(upgrade('blue')).marches('both').spawns('A').nextRound();
  t.has({ seats: [{ upgrades: { red: 1, blue: 1 } }], round: 2 });
});

test('B66 G14 an upgrade works from the next turn on', () => {
  const t = scene({ seats: [{ weapon: 'concreteSaw', due: 1, street: { ann: { rows: ['ooo', 'ooo'] } } }] });
  expect(effectsOf(t.s, 0, 'weapon')).toEqual([]);
  t.upgrades().chooses(upgrade('red')).over();
  expect(effectsOf(t.s, 0, 'weapon')).toEqual(['criticalHit']);
});

test('G60 a zombie killed by a companion gives an upgrade', () => {
  const t = scene({
    companion: true,
    companions: [{ shape: ['#'], effect: 'scavenge' }],
    seats: [{ street: { ann: {} } }],
  });
  t.attacks().marks(0, 'ann', 'A1', 0).confirms(0).upgrades();
  t.asks({ seat: 0, prompt: 'upgrade.choose' });
});
