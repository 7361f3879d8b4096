import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C54 C55 C57 a Horde is discarded, and its finder sends one drawn zombie to each shelter', () => {
  const t = scene({ cec: {}, city: ['horde', 'regular', 'strong', 'fast', 'survivor'] }).noise('ann');
  t.happened('noiseMade', { type: 'hordeCame', dealer: 0 }, { type: 'hordeDrawn', another: false });
  t.has({ dead: ['horde'], city: ['survivor'] })
    .asked('ann', 'handOut.choose')
    .offers('to ann', 'to bob', 'to cec');
  t.chooses('to cec').offers('to ann', 'to bob').refuses('to cec', 'C57').chooses('to ann').over();
  t.has({ ann: { zombies: ['regular'] }, bob: { zombies: ['fast'] }, cec: { zombies: ['strong'] } });
});

test('C57 the dealer may send any drawn zombie to any shelter', () => {
  const t = scene({ cec: {}, city: ['horde', 'regular', 'strong', 'fast', 'survivor'] }).noise('ann');
  t.chooses('to bob', 'to cec').has({ ann: { zombies: ['fast'] }, bob: { zombies: ['strong'] } });
});

test('C55 A16 players who are out get no zombie, and none is drawn for them', () => {
  const t = scene({ bob: { out: true }, cec: {}, dan: { out: true }, city: ['horde', 'strong', 'fast', 'survivor'] });
  t.noise('ann').offers('to ann', 'to cec').chooses('to cec');
  t.has({ ann: { zombies: ['fast'] }, bob: { zombies: [] }, cec: { zombies: ['strong'] }, dan: { zombies: [] } });
  t.has({ city: ['survivor'] });
});

test('C56 a Horde lies neither on the city nor in a shelter', () => {
  const t = scene({ city: ['horde', 'regular', 'regular', 'survivor'] })
    .noise('ann')
    .over();
  t.has({ ann: { zombies: ['regular'] }, bob: { zombies: ['regular'] }, city: ['survivor'], dead: ['horde'] });
});

test('C58 C52 fast zombies of a Horde are dealt like all others, and no more cards are turned', () => {
  const t = scene({ city: ['horde', 'fast', 'fast', 'fast', 'survivor'] })
    .noise('ann')
    .over();
  t.has({ ann: { zombies: ['fast'] }, bob: { zombies: ['fast'] }, city: ['fast', 'survivor'] });
});

test('C59 C17 the Horde is over before the next card can be played', () => {
  const city = ['horde', 'strong', 'fast', 'survivor'] as const;
  const t = scene({ ann: { zombies: ['regular'], hand: ['revolver', 'axe'] }, city })
    .phase1('ann')
    .plays('revolver');
  t.asked('ann', 'handOut.choose').refuses('play axe', 'C17').chooses('to bob').asked('ann', 'play.choose');
  t.offers('play axe', 'end').has({ ann: { zombies: ['fast'] }, bob: { zombies: ['strong'] } });
});

test('C60 C61 A17 with a second Horde among the drawn, the zombies go to the others; then it is dealt to all', () => {
  const city = ['horde', 'strong', 'horde', 'fast', 'regular', 'regular', 'regular', 'survivor'] as const;
  const t = scene({ cec: {}, city }).noise('ann').offers('to bob', 'to cec').refuses('to ann', 'C57');
  t.chooses('to bob')
    .over()
    .has({ ann: { zombies: ['regular'] }, dead: ['horde', 'horde'], city: ['survivor'] });
  t.has({ bob: { zombies: ['strong', 'regular'] }, cec: { zombies: ['fast', 'regular'] } });
});

test('A18 C59 a second Horde drawn first waits until the others of its draw are dealt', () => {
  const city = ['horde', 'horde', 'strong', 'fast', 'regular', 'strong', 'regular', 'survivor'] as const;
  const t = scene({ cec: {}, city })
    .noise('ann')
    .has({ city: ['regular', 'strong', 'regular', 'survivor'] });
  t.has({ dead: ['horde', 'horde'] })
    .happened('noiseMade', 'hordeCame', { type: 'hordeDrawn', another: true })
    .chooses('to cec');
  t.happened('zombieSent', 'zombieSent', 'hordeCame', { type: 'hordeDrawn', another: false });
  t.has({ ann: { zombies: [] }, bob: { zombies: ['fast'] }, cec: { zombies: ['strong'] }, city: ['survivor'] });
});

test('C61 the second Horde too is dealt by its finder, the own shelter included', () => {
  const city = ['horde', 'strong', 'horde', 'strong', 'regular', 'survivor'] as const;
  const t = scene({ city })
    .noise('ann')
    .has({ bob: { zombies: ['strong'] } });
  t.asked('ann', 'handOut.choose').offers('to ann', 'to bob').chooses('to ann');
  t.has({ ann: { zombies: ['strong'] }, bob: { zombies: ['strong', 'regular'] } });
});

test('C59 C61 several Hordes in one draw, as a pack can make them, are settled one after the other', () => {
  const city = ['horde', 'horde', 'strong', 'horde', 'fast', 'fast', 'fast', 'regular', 'regular', 'regular'] as const;
  const t = scene({ cec: {}, city: [...city, 'survivor'] }).noise('ann');
  t.has({ dead: ['horde', 'horde', 'horde'] }).happened('noiseMade', 'hordeCame', {
    type: 'hordeDrawn',
    kinds: ['strong'],
    another: true,
    several: 2,
  });
  t.offers('to bob', 'to cec').chooses('to bob').over();
  t.happened(
    'zombieSent',
    'hordeCame',
    { type: 'hordeDrawn', kinds: ['fast', 'fast', 'fast'] },
    ...(['zombieSent', 'zombieSent', 'zombieSent', 'hordeCame'] as const),
    { type: 'hordeDrawn', kinds: ['regular', 'regular', 'regular'] },
    ...(['zombieSent', 'zombieSent', 'zombieSent'] as const),
  );
  t.has({ ann: { zombies: ['fast', 'regular'] }, bob: { zombies: ['strong', 'fast', 'regular'] }, city: ['survivor'] });
  t.has({ cec: { zombies: ['fast', 'regular'] }, dead: ['horde', 'horde', 'horde'] });
});

test('C61 A14 Hordes inside Hordes are settled until the city is empty', () => {
  const t = scene({ cec: {}, city: ['horde', 'horde', 'horde', 'horde', 'horde', 'strong', 'horde', 'fast'] });
  t.noise('ann').offers('to bob', 'to cec').chooses('to bob').offers('to bob', 'to cec').chooses('to cec').over();
  t.has({ ann: { zombies: [] }, bob: { zombies: ['strong'] }, cec: { zombies: ['fast'] }, city: [] });
});

test('A14 with too few cards the other shelters are served, chosen by the dealer, at most one each', () => {
  const t = scene({ cec: {}, dan: {}, city: ['horde', 'strong', 'fast'] }).noise('ann');
  t.offers('to bob', 'to cec', 'to dan').refuses('to ann', 'C57').chooses('to dan');
  t.offers('to bob', 'to cec').refuses('to dan', 'C57').chooses('to bob').over();
  t.has({
    ann: { zombies: [] },
    bob: { zombies: ['fast'] },
    cec: { zombies: [] },
    dan: { zombies: ['strong'] },
    city: [],
  });
});

test('A14 with one card short it is the dealer who goes without', () => {
  const t = scene({ cec: {}, city: ['horde', 'strong', 'strong'] })
    .noise('bob')
    .over();
  t.has({ ann: { zombies: ['strong'] }, bob: { zombies: [] }, cec: { zombies: ['strong'] } });
});

test('A14 A17 a second Horde with too few cards goes to the others as well', () => {
  const t = scene({ cec: {}, city: ['horde', 'strong', 'horde', 'strong', 'fast'] }).noise('ann');
  t.has({ bob: { zombies: ['strong'] }, cec: { zombies: ['strong'] } })
    .offers('to bob', 'to cec')
    .chooses('to cec');
  t.over().has({ ann: { zombies: [] }, cec: { zombies: ['strong', 'fast'] }, dead: ['horde', 'horde'], city: [] });
});

test('A15 C54 C101 a Horde turned up as the last card is discarded, and the Final Attack begins', () => {
  const t = scene({ city: ['horde'] })
    .noise('ann')
    .over();
  t.happened('noiseMade', 'finalAttackBegan', 'hordeCame', { type: 'hordeDrawn', kinds: [] });
  t.has({ ann: { zombies: [] }, bob: { zombies: [] }, dead: ['horde'], city: [] });
});

test('A13 A24 C80 the Horde of a barrier is dealt by its user; only the own newcomer has to wait', () => {
  const t = scene({
    ann: { survivors: 2, zombies: ['regular'], barriers: ['mines'] },
    bob: { survivors: 2, hand: ['axe'] },
    city: ['horde', 'strong', 'fast', 'survivor', 'survivor'],
  });
  t.turn('ann').uses('mines').asked('ann', 'handOut.choose').chooses('to bob');
  t.has({ ann: { survivors: 2, zombies: ['fast'] }, bob: { zombies: ['strong'] }, active: 'bob' });
  t.ends().has({ bob: { survivors: 1 } });
});

test('A13 C57 the dealer of a Horde is the player whose turn it is', () => {
  const t = scene({ cec: {}, city: ['horde', 'regular', 'strong', 'fast'] }).noise('cec');
  t.asked('cec', 'handOut.choose').happened(
    'noiseMade',
    { type: 'hordeCame', dealer: 2 },
    'finalAttackBegan',
    'hordeDrawn',
  );
});
