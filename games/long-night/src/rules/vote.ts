/**
 * L206–L208: all vote at once, unseen; the votes are shown together.
 *
 * To call it: `call(s, VOTE, { about, voters })` as the last thing of a step; the next step finds the result in
 * `s.verdict` (passed or not) and those who were for it in `s.ups`. `about` is the key of the question's text
 * (`vote.<about>`); `voters` are seats, usually `nonExiled(s)`: exiled players never vote. (L197) The first player, exiled
 * or not, settles a tie (Q26); without voters the active player decides (N11).
 */
import { ask, emit, rule, type Seat } from '@horda/kernel';
import { VOTE } from '../declared.ts';
import { NONE, type Choice, type State } from '../state.ts';

interface Vote {
  /** What is voted on: a key of a text. */
  about: string;
  voters: readonly Seat[];
}

const THUMBS: readonly Choice[] = [
  { do: 'vote', up: true },
  { do: 'vote', up: false },
];

export const vote = rule<State, Vote, Choice>(VOTE)({
  open(s, { about, voters }, f) {
    if (voters.length === 0) f.at = 'settle';
    for (const seat of voters) ask(s, seat, `vote.${about}`, THUMBS);
  },
  count(s, { about, voters }, f) {
    const isUp = (i: number): boolean => f.votes[i]?.[0]?.do === 'vote' && f.votes[i][0].up;
    const ups = voters.filter((_, i) => isUp(i));
    s.ups = ups;
    s.verdict = ups.length * 2 > voters.length;
    emit(s, {
      type: 'voted',
      about,
      up: ups,
      down: voters.filter((_, i) => !isUp(i)),
      passed: s.verdict,
    });
    // What only two vote on knows no tie: the card says what a split means.
    if (ups.length * 2 !== voters.length || about === 'two') f.at = '';
  },
  /** F29: the first player settles a tie; the active player decides an empty vote. (N11) */
  settle(s, { voters }) {
    ask(s, voters.length === 0 && s.active !== NONE ? s.active : s.first, 'vote.settle', THUMBS);
  },
  decide(s, _my, { pick }) {
    s.verdict = pick.do === 'vote' && pick.up;
    emit(s, { type: 'voteSettled', passed: s.verdict });
  },
});
