import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const shots = { humans: ['shot', 'shotII', 'sniper', 'frost'] };
const jubileusz = { deck: 'jubileusz' } as const;

test('K241 M10 Panic lies beside the board; the humans play one card at most', () => {
  const t = scene({ board: { B3: 'ilya' }, rows: { zombies: ['panic'], ...shots } });
  t.plays('panic')
    .has({ lasting: ['panic'], piles: { zombies: [] } })
    .ends();
  t.plays('shot').refuses({ do: 'play', card: 'shotII' }, 'K241').refuses({ do: 'play', card: 'frost' }, 'K241');
  t.allows({ do: 'discard', card: 'frost' }, { do: 'end' });
});

test('K242 keeping and discarding stay free', () => {
  const t = scene({ board: { B3: 'ilya' }, rows: shots, lasting: ['panic'] }).plays('shot');
  t.chooses({ do: 'discard', card: 'frost' })
    .ends()
    .has({ rows: { humans: ['shotII', 'sniper'] } });
});

test('K242 the discard of step 4 stays due', () => {
  const t = scene({ rows: shots, lasting: ['panic'] }).discards('humans');
  t.asked('humans', 'discard.choose').refuses({ do: 'keep' }, 'Z57');
});

test('K242 M12 a second Panic cannot be played in the same turn', () => {
  const t = scene({ rows: { zombies: ['panic', 'panic'] } });
  t.plays('panic')
    .refuses({ do: 'play', card: 'panic' }, 'K242')
    .has({ lasting: ['panic'], rows: { zombies: ['panic'] } });
});

test('K241 M10 R2 it ends when the next zombie turn begins', () => {
  const t = scene({ rows: { zombies: ['panic', 'vanya', 'fog', 'jam'] }, lasting: ['panic'] }).turn('zombies');
  t.has({ lasting: [], piles: { zombies: ['panic'] } });
});

test('M10 R1 it stays when the human turn begins', () => {
  const t = scene({ rows: { humans: ['shot'] }, lasting: ['panic', 'frost'], decks: { humans: [] } });
  t.turn('humans').has({ lasting: ['panic'], piles: { humans: ['frost'] } });
});

test('H19 K551 under Panic Ammunition Ration is the one card', () => {
  const t = scene({
    board: { B3: 'ilya' },
    rows: { humans: ['ration'] },
    piles: { humans: ['shot'] },
    lasting: ['panic'],
  });
  t.plays('ration')
    .has({ rows: { humans: ['shot'] } })
    .refuses({ do: 'play', card: 'shot' }, 'K241');
  t.ends().has({ rows: { humans: ['shot'] } });
});

test('H20 reactions of the zombie turn do not count', () => {
  const t = scene({
    board: { B3: { zombie: 'ilya', wounds: 1 } },
    rows: { zombies: ['panic', 'steroids'], humans: ['jamming', 'shot'] },
  });
  t.plays('panic').asked('humans', 'reaction.answer').passes();
  t.plays('steroids').chooses({ do: 'react', card: 'jamming' }).ends();
  t.plays('shot').has({ zombies: { B4: 'ilya 2' } });
});

test('K302 J24 P312 a shot that was cancelled was the one card', () => {
  const t = scene({ board: { B3: 'ilya' }, rows: { zombies: ['jam'], ...shots }, lasting: ['panic'] });
  t.plays('shot').chooses({ do: 'react', card: 'jam' }).refuses({ do: 'play', card: 'shotII' }, 'K241');
});

test('P321 P322 Terror lets the humans play one card, keep and discard the others', () => {
  const t = scene({
    options: jubileusz,
    board: { B3: 'iwan' },
    rows: { zombies: ['terror'], humans: ['shot2013', 'betterShot', 'halt', 'wall'] },
  });
  t.plays('terror').ends();
  t.discards('humans').refuses({ do: 'keep' }, 'Z57').chooses({ do: 'discard', card: 'wall' });
  t.plays('shot2013').refuses({ do: 'play', card: 'betterShot' }, 'P321').chooses({ do: 'discard', card: 'halt' });
  t.ends().has({ rows: { humans: ['betterShot'] }, lasting: ['terror'] });
});

test('P323 D11 a second Terror in one turn would do nothing, so it cannot be played', () => {
  const t = scene({ options: jubileusz, rows: { zombies: ['terror', 'terror'] } });
  t.plays('terror').refuses({ do: 'play', card: 'terror' }, 'P323');
});
