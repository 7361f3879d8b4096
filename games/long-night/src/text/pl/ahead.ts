/** Co nastąpi po wyborze, po polsku. */
import type { AheadWords } from '../ahead.ts';
import type { Names } from '../names.ts';
import { at, cards, cardsTaken, of } from './words.ts';

const hadHits = (n: number): string => (n === 1 ? 'tylko przy 1' : `przy wyniku 1–${n}`);

export function aheadIn(names: Names): AheadWords {
  const { survivor } = names;
  return {
    die: (a) => `Wystarczy kość ${a.die}.`,
    kills: (a) => `Zwykły zombie ${at(a.place)} ginie na pewno.`,
    duel: (a) =>
      `Rzut zwykłą kością: trafienie ${hadHits(a.hits)} (szansa ${a.hits} na 6). ${
        a.victim === null
          ? 'Trafiony bandyta znika.'
          : `${survivor(a.victim)} dostaje wtedy ranę, a ty bierzesz losową kartę z ręki tego gracza.`
      }`,
    exposure: (a) =>
      `Potem rzut kością ryzyka. Na 12 ścianek: 6 pustych, 3 rany, 2 odmrożenia, 1 ugryzienie. ${survivor(a.survivor)} ginie przy ${a.deadly} z ${a.sides}.${
        a.others === 0 ? '' : ` Ugryzienie może przejść na innych w tym miejscu (${a.others}).`
      }`,
    noRoll: () => 'Bez rzutu kością ryzyka.',
    looks: (a) =>
      a.deck === 1
        ? `Oglądasz ostatnią kartę ze stosu ${of(a.place)}.`
        : `Oglądasz wierzchnią kartę ze stosu ${of(a.place)} (${cards(a.deck)}). Za hałas obejrzysz następną.`,
    noise: (a) =>
      `Hałas ${at(a.place)} wzrośnie do ${a.tokens}: w fazie kolonii każdy znacznik z szansą 1 na 2 ściągnie jeszcze jednego zombie.`,
    cleans: (a) => `Usuwasz ${cardsTaken(a.cards)} z odpadów, zostanie ${a.left}.`,
    crisis: (a) =>
      a.helps
        ? `Liczy się na plus. Kart przy zagrożeniu będzie ${a.cards}, potrzeba ${a.need} dobrych.`
        : `Liczy się na minus: ta karta szkodzi. Kart przy zagrożeniu będzie ${a.cards}, potrzeba ${a.need} dobrych.`,
    food: (a) =>
      `Żywności będzie ${a.left}, a posiłek po tej rundzie zje ${a.needed}.${
        a.left < a.needed ? ` Zabraknie ${a.needed - a.left}.` : ''
      }`,
    raised: (a) => `Kość pokaże ${a.die}.`,
    biteStops: (a) => `${survivor(a.survivor)} ginie na pewno, a ugryzienie nie idzie dalej.`,
    biteRolls: (a) =>
      `Szansa 6 na 12: ${survivor(a.survivor)} żyje i ugryzienie się kończy. W pozostałych 6 ginie, ${
        a.next === null ? 'ale nie ma już kogo ugryźć.' : `a następna osoba to ${survivor(a.next)}.`
      }`,
    unused: (a) => `Nieużyte kości (${a.dice.join(', ')}) przepadną z końcem rundy.`,
    nextTurn: (a, name) => `Następną turę ma ${name(a.seat)}.`,
    colonyPhase: (a) =>
      [
        'To ostatnia tura rundy: teraz faza kolonii.',
        a.short === 0 ? 'Żywności wystarczy.' : `Zabraknie żywności: ${a.short}.`,
        ...(a.morale === 0 ? [] : [`Głód i odpady zabiorą morale: ${a.morale}.`]),
        `Zombie przyjdzie co najmniej ${a.zombies}.`,
        ...(a.dying.length === 0 ? [] : [`Przy pełnych wejściach giną: ${a.dying.map(survivor).join(', ')}.`]),
      ].join(' '),
  };
}
