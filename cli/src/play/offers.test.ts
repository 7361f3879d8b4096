import { GAMES } from '@horda/games';
import { openAsk, seedOf, type Choice as AnyChoice } from '@horda/kernel';
import { PILOT, pilotGame, type Choice, type Pilot } from '@horda/testing/pilot';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../language.ts';
import type { Shell } from '../shell.ts';
import type { SeatKind } from '../text/words.ts';
import { newsOfOffers, offeredHere, offerLines, takeUp } from './offers.ts';
import { screen } from './screen.ts';
import { give, letBotAnswer, nextAsk, openSession, shownAsk, type Session } from './session.ts';

const SHELL: Shell = {
  language: 'en',
  words: wordsOf('en'),
  style: { color: false, unicode: true },
  games: GAMES,
};
const IGNORE = (by: number): Choice => ({ do: 'ignore', by, to: 0 });

/** Seat 0 is hurt; seat 2 alone holds medicine. */
function table(...kinds: SeatKind[]): Session {
  const arranged = pilotGame({
    setup(options, seats, seed) {
      const s: Pilot = PILOT.setup(options, seats, seed, null);
      s.people = s.people.map((person, seat) => ({ ...person, hand: seat === 2 ? ['medicine'] : ['food'], wounds: 1 }));
      s.omens = [];
      return s;
    },
  });
  const save = { game: 'pilot', version: 1, options: {}, seats: 3, seed: seedOf('keyboard'), answers: [] };
  return openSession(pilotEntry(arranged), save, ['Ann', 'Bob', 'Cid'], kinds);
}
const does = (session: Session, seat: number, choice: Choice): void => give(session, seat, [choice as AnyChoice]);

describe('a standing offer at a keyboard', () => {
  test('is told beside the question, with all who have one, whoever could give', () => {
    const session = table('human', 'human', 'human');
    does(session, 0, { do: 'ask' });
    expect(nextAsk(session)).toMatchObject({ seat: 0, prompt: 'turn.choose' });
    expect(offeredHere(session)).toEqual([1, 2]);
    expect(offerLines(session, 0, SHELL)).toEqual(['May answer an offer: Bob, Cid (offer NAME: take it up).']);
    const { lines } = screen(session, 0, SHELL, { width: 80, rows: 24 });
    expect(lines.join('\n')).toContain('Bob, Cid (offer NAME');
    expect(lines.length).toBeLessThan(24);
  });

  test('is taken up by whoever is named, and then play goes on where it was', () => {
    const session = table('human', 'human', 'human');
    does(session, 0, { do: 'ask' });
    expect(takeUp(session, 0, 'cid', SHELL)).toBeNull();
    expect(nextAsk(session)).toMatchObject({ seat: 2, prompt: 'request.offer' });
    expect(shownAsk(session, 2)!.options).toHaveLength(2);
    does(session, 2, { do: 'give', by: 2, to: 0, card: 'medicine' });
    expect(nextAsk(session)).toMatchObject({ seat: 0, prompt: 'turn.choose' });
    expect(takeUp(session, 0, 'cid', SHELL)).toBe('Nothing is offered to anybody at this keyboard now.');
  });

  test('that is let be stays open', () => {
    const session = table('human', 'human', 'human');
    does(session, 0, { do: 'ask' });
    takeUp(session, 0, '2', SHELL);
    session.taking = null;
    expect([nextAsk(session).seat, offeredHere(session)]).toEqual([0, [1, 2]]);
    expect(takeUp(session, 0, '', SHELL)).toContain('Bob, Cid');
  });

  test('to a bot is answered by it at once', () => {
    const session = table('human', 'random', 'random');
    does(session, 0, { do: 'ask' });
    expect(nextAsk(session)).toMatchObject({ seat: 1, prompt: 'request.offer' });
    letBotAnswer(session);
    expect(session.save.answers.at(-1)!.seat).toBe(1);
  });

  test('is news to people once, before a bot plays on', () => {
    const session = table('random', 'human', 'human');
    does(session, 0, { do: 'ask' });
    const news = newsOfOffers(session);
    expect(news).toMatch(/^1:\d+,2:\d+$/);
    does(session, 1, IGNORE(1));
    expect(news).toContain(newsOfOffers(session));
  });

  test('hides the question that is not there: a seat with an offer alone is not asked', () => {
    const session = table('human', 'human', 'human');
    does(session, 0, { do: 'ask' });
    expect(openAsk(session.state, 1)).not.toBeNull();
    expect(shownAsk(session, 1)).toBeNull();
    expect(offerLines(session, 1, SHELL)[0]).toContain('Offered to you: Somebody asks for medicine.');
  });
});
