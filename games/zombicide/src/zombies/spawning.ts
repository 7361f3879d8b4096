/** Zombie cards: who comes, and who acts at once. (V233–V240, Y24, Y64) */
import { call, declare, emit, rule } from '@horda/kernel';
import { contentOf } from '../content/content.ts';
import { ZOMBIE_TYPES, type ZombieType } from '../content/vocabulary.ts';
import { ABOMINATION, ACTIVATION, TURN, ZOMBIE_CARD } from '../declared.ts';
import { drawCard } from '../rules/decks.ts';
import { hasSkill } from '../rules/skills.ts';
import { dangerLevel } from '../rules/table.ts';
import { NONE, TYPES, type State, type TypeNo, type ZoneNo } from '../state.ts';
import { allOf } from './activation.ts';
import { putZombies, runOut } from './placing.ts';
import { answersTo, REACTIONS } from './reactions.ts';

export const zombieCard = rule<State, { zone: ZoneNo }>(ZOMBIE_CARD)({
  draw(s, { zone }) {
    const card = drawZombieCard(s);
    if (card !== NONE) call(s, SPAWNING, { zone, card, came: 0, missing: 0 });
  },
});

/** V240: while it is resolved, a card lies on top of the discards. */
export function drawZombieCard(s: State): number {
  const card = drawCard(s, s.zombieCards);
  if (card !== NONE) s.zombieCards.discard.push(card);
  return card;
}

interface Spawning {
  zone: ZoneNo;
  /** Its place in the list of zombie cards. */
  card: number;
  /** Zombies that have come. */
  came: number;
  /** Figures that were missing. */
  missing: number;
}
/** A zombie card is resolved for a zone. */
export const SPAWNING = declare<Spawning>('spawning', 'come');

export const spawning = rule<State, Spawning>(SPAWNING)({
  come(s, my, f) {
    const { zone } = my;
    const card = contentOf(s).zombieCards[my.card]!;
    const level = dangerLevel(s);
    emit(s, { type: 'zombieCardDrawn', zone, card: my.card });
    if ('extraActivation' in card) {
      // V237: nothing at blue.
      f.at = level === 0 ? '' : 'link';
    } else if ('abomination' in card) {
      // V226
      if (card.abomination[level] === 0) f.at = '';
      else call(s, ABOMINATION, { zone, always: false });
      my.came = -s.abominations.length;
    } else {
      const n = card.n[level]!;
      my.came = putZombies(s, zone, typeNo(card.zombie), n);
      my.missing = n - my.came;
      if (n === 0) f.at = '';
    }
  },
  /** V424, V425: before a rush. */
  react(s, my) {
    const isAbomination = 'abomination' in contentOf(s).zombieCards[my.card]!;
    if (isAbomination) my.came += s.abominations.length;
    const answers = my.came > 0 ? answersTo(s, my.zone) : [];
    if (answers.length > 0) call(s, REACTIONS, { zone: my.zone, answers });
  },
  /** V222: those just placed who still stand there. */
  rush(s, { card: no, zone, came }, f) {
    const card = contentOf(s).zombieCards[no]!;
    if (!('zombie' in card)) return void (f.at = '');
    const kind = typeNo(card.zombie);
    const n = Math.min(came, s.zombies[zone * TYPES + kind]!);
    if (card.rush !== true || n === 0) return;
    emit(s, { type: 'zombiesRushed', zone, kind, n });
    const zombies = Array<number>(s.zombies.length).fill(0);
    zombies[zone * TYPES + kind] = n;
    call(s, ACTIVATION, { zombies, abominations: [], extra: false, target: NONE });
  },
  /** V238, V239, Y24: after the rush. */
  runOut(s, { card: no, missing }, f) {
    f.at = '';
    const card = contentOf(s).zombieCards[no]!;
    if (missing > 0 && 'zombie' in card) runOut(s, typeNo(card.zombie), missing);
  },
  /** X64, Y69: extra turns before an extra-activation card. */
  link(s) {
    for (let survivor = s.survivors.length - 1; survivor >= 0; survivor--)
      if (s.survivors[survivor]!.status === 'standing' && hasSkill(s, survivor, 'zombieLink'))
        call(s, TURN, { survivor, extra: true });
  },
  /** V81, V223, V237: nobody comes, all of the kind act. */
  activate(s, { card: no }) {
    const card = contentOf(s).zombieCards[no]!;
    if (!('extraActivation' in card)) return;
    const kind = typeNo(card.extraActivation);
    emit(s, { type: 'extraActivation', kind });
    call(s, ACTIVATION, allOf(s, kind));
  },
});

function typeNo(type: ZombieType): TypeNo {
  return ZOMBIE_TYPES.indexOf(type) as TypeNo;
}
