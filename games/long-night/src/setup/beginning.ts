/** L42, L50–L53: the board of the objective, then survivors are kept, leaders named, and the first player found. */
import { ask, call, emit, reveal, rule, shuffle, type Seat } from '@horda/kernel';
import type { Op } from '../content/operations.ts';
import { ROUND } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { arrive } from '../rules/arrival.ts';
import { leaders, nameLeader } from '../rules/leader.ts';
import { contentOf, ofPlayer, printed, survivorNo, survivorOf } from '../rules/table.ts';
import { COLONY, RAXXON, type Choice, type State } from '../state.ts';

export const beginning = rule<State, { ops: readonly Op[] }, Choice>('beginning')({
  board(s, { ops }) {
    callEffects(s, ops, context(s, { deck: 'objective', card: s.main }, s.first));
    if (s.chapter === 'R1') blockRaxxon(s);
  },
  /** L50, L222: each keeps two of four, three of four with two players; nobody sees it before all are ready. */
  keep(s) {
    const kept = s.players.length === 2 ? 3 : 2;
    for (const [seat, { dealt }] of s.players.entries())
      ask(
        s,
        seat,
        'beginning.keep',
        dealt.map((survivor): Choice => ({ do: 'survivor', survivor })),
        kept,
      );
  },
  /** L50, L52, Q63: the others are shuffled back; those kept start in the colony. */
  kept(s, _my, { votes }) {
    for (const [seat, player] of s.players.entries()) {
      const survivors = votes[seat]!.flatMap((pick) => (pick.do === 'survivor' ? [pick.survivor] : []));
      emit(s, { type: 'survivorsKept', seat, survivors });
      s.survivorDeck.push(...player.dealt.filter((survivor) => !survivors.includes(survivor)));
      player.dealt = [];
      for (const survivor of survivors) arrive(s, seat, survivor, COLONY);
    }
    shuffle(s, s.survivorDeck);
  },
  /** L51 */
  lead(s) {
    for (const seat of s.players.keys()) ask(s, seat, 'beginning.lead', leaders(ofPlayer(s, seat)));
  },
  /** L53: the leader with the highest influence. */
  led(s, _my, { votes }) {
    for (const seat of s.players.keys()) {
      const [pick] = votes[seat]!;
      if (pick?.do === 'leader') nameLeader(s, seat, pick.survivor);
    }
    const influence = (seat: Seat): number => printed(s, s.players[seat]!.leader).influence;
    s.first = [...s.players.keys()].reduce((best, seat) => (influence(seat) > influence(best) ? seat : best));
    emit(s, { type: 'firstPlayerChosen', seat: s.first });
    if (s.chapter === 'R1') emmaJoins(s);
  },
  /** L318: in the second story each player may draw a card of the hospital, unseen. (Q123) */
  hospital(s, _my, f) {
    if (s.chapter !== 'B1') return void (f.at = 'start');
    for (const seat of s.players.keys()) ask<Choice>(s, seat, 'beginning.hospital', [{ do: 'yes' }, { do: 'no' }]);
  },
  drawn(s, _my, { votes }) {
    const hospital = s.places[HOSPITAL]!;
    for (const [seat, player] of s.players.entries()) {
      if (votes[seat]?.[0]?.do !== 'yes') continue;
      reveal(s);
      const cards = hospital.deck.splice(-1);
      player.hand.push(...cards);
      emit(s, { type: 'cardsDrawn', seat, place: HOSPITAL, cards });
    }
  },
  start(s) {
    call(s, ROUND, { left: [] });
  },
});

const HOSPITAL = 5;

/** L297, N35: a barricade on every entrance space; those on survivor spaces only block the way. */
function blockRaxxon(s: State): void {
  for (const entrance of s.places[RAXXON]!.entrances) entrance.barricades = contentOf(s).places[RAXXON]!.entranceSpaces;
}

/** L301, Q99: Emma Han joins the first player before the first roll, with the blueprints from the Raxxon deck. */
function emmaJoins(s: State): void {
  const emma = survivorNo('emmaHan');
  arrive(s, s.first, emma, COLONY);
  const { deck } = s.places[RAXXON]!;
  const at = deck.findIndex((card) => contentOf(s).cards[card]!.item === 'raxxonBlueprints');
  const [card] = deck.splice(at, 1);
  survivorOf(s, emma).items.push({ card: card!, used: 0 });
  emit(s, { type: 'equipped', survivor: emma, card: card! });
}
