import { expect, test } from 'vitest';
import { scene } from '../test/scene.ts';

test('C14 a turn is play, then attack, then draw', () => {
  const ann = { survivors: 3, zombies: ['strong'], barriers: ['barricade'], hand: ['alarm', 'axe', 'drone'] } as const;
  const t = scene({ ann, bob: { hand: ['axe'] } })
    .turn('ann')
    .asked('ann', 'play.choose')
    .refuses('use barricade', 'A25');
  t.plays('alarm')
    .ends()
    .asked('ann', 'attack.defend')
    .happened('attackBegan')
    .refuses('play axe', 'C14')
    .chooses('face');
  t.happened('survivorsLost', 'cardsDrawn', 'turnBegan').has({ ann: { hand: ['axe', 'axe', 'drone'] }, active: 'bob' });
});

test('C37 the turn passes clockwise to the next player still in the game', () => {
  const hand = ['axe'] as const;
  const t = scene({ ann: { hand }, bob: { hand }, cec: { out: true }, dan: { hand } })
    .turn('ann')
    .ends();
  t.asked('bob', 'play.choose').ends().happened('cardsDrawn', { type: 'turnBegan', seat: 3, turn: 3 });
  t.asked('dan', 'play.choose').ends().asked('ann', 'play.choose').has({ active: 'ann' });
});

test('C36 a player who was eliminated draws no cards', () => {
  const t = scene({ ann: { survivors: 0 }, bob: { hand: ['axe'] }, cec: {} })
    .turn('ann')
    .asked('bob', 'play.choose');
  t.has({ ann: { out: true, hand: [] } }).happened('turnBegan', 'playerEliminated', 'turnBegan');
});

test('C100 the last player left wins at once', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['fast'] }, bob: { survivors: 1, zombies: ['strong'] } }).turn('ann');
  t.over().has({ ann: { out: true }, bob: { out: false }, ending: 'elimination', winners: ['bob'] });
  t.happened('turnBegan', 'attackBegan', 'survivorsLost', 'playerEliminated', 'gameEnded');
});

test('C104 in the Final Attack too the last player left wins', () => {
  const t = scene({ ann: { survivors: 1, zombies: ['fast'] }, bob: { survivors: 1, zombies: ['strong'] }, city: [] });
  t.turn('ann')
    .over()
    .has({ winners: ['bob'], ending: 'elimination' });
});

test('C102 in the Final Attack nobody draws', () => {
  const city = ['zombie'] as const;
  const t = scene({ ann: { zombies: ['fast'], hand: ['axe', 'axe'] }, bob: { hand: ['drone'] }, city })
    .turn('ann')
    .ends();
  t.has({ ann: { hand: ['axe', 'axe'] }, active: 'bob' })
    .ends()
    .has({ bob: { hand: ['drone'] }, active: 'ann' });
});

test('A39 C102 the player in whose turn it begins does not draw either', () => {
  const ann = { zombies: ['strong'], hand: ['walkieTalkie', 'axe'] } as const;
  const t = scene({ ann, bob: { hand: ['drone'] }, city: ['survivor'] })
    .turn('ann')
    .plays('walkieTalkie')
    .ends();
  t.has({ ann: { hand: ['axe'] }, active: 'bob' });
});

test('C103 in the Final Attack cards are still played and barriers used', () => {
  const ann = { zombies: ['fast', 'strong'], barriers: ['barricade'], hand: ['axe'] } as const;
  const t = scene({ ann, bob: { hand: ['drone'] }, city: [] })
    .turn('ann')
    .plays('axe')
    .uses('barricade');
  t.has({ ann: { survivors: 2, zombies: ['strong'], hand: [], barriers: [] }, active: 'bob' });
});

test('C105 A40 the Final Attack ends when no shelter holds a zombie, and most survivors win', () => {
  const t = scene({
    ann: { survivors: 3, zombies: ['fast'], hand: ['axe'] },
    bob: { survivors: 2 },
    cec: {},
    city: [],
  });
  t.turn('ann')
    .plays('axe')
    .over()
    .has({ ending: 'finalAttack', winners: ['ann'] });
});

test('C105 while a shelter holds a zombie the Final Attack goes on', () => {
  const t = scene({ ann: { survivors: 3, hand: ['axe'] }, bob: { zombies: ['fast'], hand: ['drone'] }, city: [] });
  t.turn('ann').ends().asked('bob', 'play.choose').has({ ending: null, winners: [] });
});

test('C106 players who have equally many survivors share the victory', () => {
  const t = scene({ ann: { survivors: 3 }, bob: { survivors: 1 }, cec: { survivors: 3 }, city: [] })
    .turn('ann')
    .over();
  t.has({ winners: ['ann', 'cec'] });
  expect(t.stage.game.outcome(t.s)).toEqual([0.5, 0, 0.5]);
});

test('A51 only players still in the game are counted', () => {
  const bob = { out: true, survivors: 3 };
  const t = scene({ ann: { survivors: 1 }, bob, cec: { survivors: 1 }, city: [] }).turn('ann');
  t.over().has({ winners: ['ann', 'cec'] });
});

test('A40 the check comes after phase 2, also in the turn in which the Final Attack began', () => {
  const t = scene({ ann: { hand: ['walkieTalkie', 'axe'] }, city: ['survivor'] })
    .turn('ann')
    .plays('walkieTalkie');
  t.asked('ann', 'play.choose')
    .has({ ending: null })
    .ends()
    .over()
    .has({ ending: 'finalAttack', winners: ['ann'] });
});

test('A40 the attack of the turn counts: a loss in it decides', () => {
  const ann = { survivors: 3, zombies: ['fast'], barriers: ['mines'] } as const;
  const t = scene({ ann, bob: { survivors: 2, hand: ['axe'] }, city: [] })
    .turn('ann')
    .chooses('face');
  t.has({ ann: { survivors: 2 }, ending: null, active: 'bob' });
});

test('A41 a zombie lying on the city does not keep the Final Attack going', () => {
  scene({ city: ['zombie:strong'] })
    .turn('ann')
    .over()
    .has({ ending: 'finalAttack', winners: ['ann', 'bob'] });
});

test('A40 before the Final Attack a table without zombies plays on', () => {
  scene({ bob: { hand: ['axe'] }, city: ['zombie', 'survivor'] })
    .turn('ann')
    .asked('bob', 'play.choose')
    .has({ ending: null });
});

/** Two players who do nothing, in the sixth turn. */
function standstill(stallGuard: boolean) {
  const hand = ['drone', 'drone', 'drone'] as const;
  const city = ['strong', 'survivor', 'survivor'] as const;
  const t = scene({ ann: { hand }, bob: { hand }, city, options: { stallGuard } }).turn('ann');
  return t.ends().ends().ends().ends().ends().has({ city });
}

test('A43 with the guard, after three rounds without change the city stirs in the shelter whose turn begins', () => {
  const t = standstill(true)
    .ends()
    .asked('ann', 'play.choose')
    .has({ city: ['zombie:strong', 'survivor', 'survivor'] });
  t.happened('turnBegan', { type: 'cityStirred', seat: 0 }, { type: 'noiseMade', shelter: 0 }, 'zombieWoke');
});

test('A43 a change of the city starts the count anew: three whole rounds must pass again', () => {
  const t = standstill(true).ends().ends().ends().ends().ends().ends().ends();
  t.has({ city: ['zombie:strong', 'survivor', 'survivor'] }).ends();
  t.has({ city: ['survivor', 'survivor'] });
});

test('A43 a survivor who leaves the city is such a change', () => {
  const hand = ['drone', 'drone', 'drone'] as const;
  const bob = { hand: ['walkieTalkie', 'drone', 'drone'] as const };
  const city = ['survivor', 'survivor', 'survivor'] as const;
  const t = scene({ ann: { hand }, bob, city, options: { stallGuard: true } }).turn('ann');
  t.ends().ends().ends().ends().ends().plays('walkieTalkie').ends();
  t.asked('ann', 'play.choose').has({ city: ['survivor', 'survivor'] });
});

test('A43 only rounds of those still in the game count', () => {
  const hand = ['drone', 'drone', 'drone'] as const;
  const cec = { out: true, survivors: 0 };
  const t = scene({ ann: { hand }, bob: { hand }, cec, city: ['strong', 'survivor'], options: { stallGuard: true } });
  t.turn('ann').ends().ends().ends().ends().ends().ends();
  t.has({ city: ['zombie:strong', 'survivor'] });
});

test('A48 in expert mode a turn in which nobody attacks has its phase 2 too', () => {
  const t = scene({ ann: { hand: ['axe'], barriers: ['alarm'] }, options: { expert: true } }).turn('ann');
  t.ends().asked('ann', 'attack.defend');
});

test('A43 without the guard the city stays as it is', () => {
  const t = standstill(false).ends().happened('turnBegan').ends().ends();
  t.has({ city: ['strong', 'survivor', 'survivor'] });
});

test('A43 in the Final Attack nothing stirs', () => {
  const t = scene({ ann: { survivors: 9, zombies: ['strong'] }, city: ['zombie'], options: { stallGuard: true } });
  t.turn('ann')
    .over()
    .has({ ann: { out: true }, city: ['zombie'], winners: ['bob'] });
});
