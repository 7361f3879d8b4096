import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const jubileusz = { deck: 'jubileusz' } as const;

test('K301 M11 R29 Jam is offered once the target of a shot is named', () => {
  const t = scene({ board: { A3: 'sasha', B3: 'fedya' }, rows: { zombies: ['jam', 'vanya'], humans: ['shot'] } });
  t.plays('shot').asked('humans', 'use.aim').chooses(t.zombie('A3')).asked('zombies', 'reaction.answer');
  t.offers({ do: 'react', card: 'jam' }, { do: 'pass' }).refuses({ do: 'react', card: 'vanya' }, 'R29');
  t.passes().has({ zombies: { A4: 'sasha 1', B3: 'fedya' }, rows: { zombies: ['jam', 'vanya'] } });
});

test('K302 K301 the shot is discarded without effect', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['jam'], humans: ['shotII'] } });
  t.plays('shotII').chooses({ do: 'react', card: 'jam' }).happened('cardCancelled');
  t.has({
    zombies: { A3: 'sasha' },
    rows: { zombies: [], humans: [] },
    piles: { zombies: ['jam'], humans: ['shotII'] },
  });
});

test('H22 K301 it answers Sniper and Kalashnikov Burst as well', () => {
  for (const card of ['sniper', 'burst'] as const) {
    const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['jam'], humans: [card] } });
    t.plays(card).chooses({ do: 'react', card: 'jam' });
    t.has({ zombies: { A3: 'sasha' }, piles: { zombies: ['jam'], humans: [card] } });
  }
});

test('H22 K301 not Molotov Cocktail, Katyusha or Grenade', () => {
  for (const card of ['molotov', 'katyusha', 'grenade'] as const) {
    const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['jam'], humans: [card] } });
    t.plays(card)
      .asked('humans', 'use.choose')
      .has({ rows: { zombies: ['jam'] }, piles: { humans: [card] } });
  }
});

test('M11 R29 one reaction to a card, and none to a reaction', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['jam', 'jam'], humans: ['shot', 'jamming'] } });
  t.plays('shot').chooses({ do: 'react', card: 'jam' }).asked('humans', 'use.choose');
  t.has({ rows: { zombies: ['jam'], humans: ['jamming'] } });
});

test('K301 R29 in the own turn it cannot be played, only kept or discarded', () => {
  const t = scene({ board: { A3: 'sasha' }, rows: { zombies: ['jam'] } }).uses('zombies');
  t.offers({ do: 'discard', card: 'jam' }, { do: 'end' }).refuses({ do: 'play', card: 'jam' }, 'R29');
});

test('H21 K563 Radio Jamming answers zombie actions, also those that last', () => {
  for (const card of ['panic', 'plague', 'pickaxe'] as const) {
    const t = scene({
      board: { A3: 'slab' },
      rows: { zombies: [card], humans: ['jamming'] },
      piles: { zombies: ['vanya', 'fog', 'sasha'] },
    });
    t.plays(card).asked('humans', 'reaction.answer').chooses({ do: 'react', card: 'jamming' });
    t.has({ zombies: {}, things: { A3: 'slab' }, lasting: [], piles: { humans: ['jamming'] } });
  }
});

test('H21 K563 not a zombie put into play and not an attachment', () => {
  const t = scene({ rows: { zombies: ['sasha', 'hostage'], humans: ['jamming'] } });
  t.plays('sasha', t.field('B5')).plays('hostage').asked('zombies', 'use.choose');
  t.has({ zombies: { B5: 'sasha' }, rows: { humans: ['jamming'] } });
});

test('P311 P312 Click cancels a shot, a burst or Sniper, which is discarded and counts as played', () => {
  for (const card of ['shot2013', 'betterShot', 'shortBurst', 'sniper2013'] as const) {
    const t = scene({
      options: jubileusz,
      board: { A3: 'iwan' },
      rows: { zombies: ['click'], humans: [card, 'longBurst'] },
      lasting: ['terror'],
    });
    t.plays(card).chooses({ do: 'react', card: 'click' });
    t.has({ zombies: { A3: 'iwan' }, piles: { zombies: ['click'], humans: [card] } });
    t.refuses({ do: 'play', card: 'longBurst' }, 'P321');
  }
});

test('P311 not a brick', () => {
  const t = scene({
    options: jubileusz,
    board: { A3: 'iwan', A4: 'stefan' },
    rows: { zombies: ['click'], humans: ['brick'] },
  });
  t.plays('brick', t.zombie('A3'))
    .has({ rows: { zombies: ['click'] } })
    .asked('humans', 'use.choose');
});
