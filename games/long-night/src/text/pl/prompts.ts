/** O co pyta gra, po polsku. */
import { plural } from '@horda/parts';
import type { View } from '../../view.ts';
import type { Messages, Prompts } from '../messages.ts';
import type { Names } from '../names.ts';
import { offers, picksOf, placeUnderWay, survivorSeen } from '../seen.ts';
import { at } from './words.ts';

/** Dla kogo jest działanie karty, gdy ktoś wybiera. */
export const WHO_FOR: Messages['whoFor'] = {
  wound: 'Kto dostaje ranę?',
  spread: 'Kto dostaje rany?',
  frostbite: 'Kto dostaje odmrożenie?',
  despair: 'Kto dostaje rozpacz?',
  heal: 'Kogo leczysz?',
  relieve: 'Komu usuwasz rozpacz?',
  kill: 'Kto ginie?',
  exposure: 'Za kogo rzucasz kością ryzyka?',
  put: 'Kto się tam znajdzie?',
  removeSurvivor: 'Kto odchodzi z gry?',
  giveSurvivor: 'Kto zmienia grupę?',
  slay: 'Kto zabija zombie?',
  slayOneRoll: 'Kto zabija zombie?',
  noMove: 'Kto nie może się ruszyć?',
  idle: 'Kto nic już nie robi w tej turze?',
  freeAction: 'Kto działa?',
  sideEffect: 'Kto dostaje efekt uboczny?',
};

export function promptsIn(names: Names): Prompts {
  const who = (view: View): string => names.survivor(view.underWay.survivor);
  /** „Zapalniczka: ”, karta, która pyta; nic, jeśli żadna. */
  const by = ({ underWay: { cause } }: View): string => (cause === null ? '' : `${names.cause(cause)}: `);
  const asked = (view: View, question: string): string => {
    const before = by(view);
    return before === '' ? question : `${before}${question.charAt(0).toLowerCase()}${question.slice(1)}`;
  };
  const howMany = (view: View): string => {
    const { least, most } = picksOf(view);
    if (most === 1) return least === 0 ? ' Możesz wskazać jedną osobę.' : '';
    const people = plural('pl', most, { one: '# osobę', few: '# osoby', many: '# osób', other: '# osoby' });
    return least === most ? ` Wskaż ${people}.` : ` Wskaż najwyżej ${people}.`;
  };
  const attackDie = (view: View): number => survivorSeen(view, view.underWay.survivor)?.attack ?? 1;
  const searchDie = (view: View): number => survivorSeen(view, view.underWay.survivor)?.search ?? 1;
  const crossroads = ({ underWay: { cause } }: View): string => {
    if (cause?.deck !== 'crossroads') return '';
    const { first } = names.texts.crossroads[cause.card]!;
    return first === null ? '' : ` Najpierw: ${names.say(first)}`;
  };

  return {
    'beginning.keep': (view) =>
      picksOf(view).most === 3 ? 'Których troje ocalałych zatrzymujesz?' : 'Których dwoje ocalałych zatrzymujesz?',
    'beginning.lead': () => 'Kto przewodzi twojej grupie? Zaczyna gracz, którego przywódca ma najwyższe wpływy.',
    'beginning.hospital': () => 'Dobierasz w ciemno kartę ze szpitala?',
    'turn.choose': (view) => {
      const dice = view.players[view.seat ?? view.active]?.dice ?? [];
      return dice.length === 0
        ? 'Twoja tura. Nie masz już kości; co jeszcze robisz?'
        : `Twoja tura, kości ${dice.join(' ')}. Co robisz?`;
    },
    'attack.aim': (view) => `${who(view)} atakuje. Kogo?`,
    'attack.arm': (view) => `${who(view)} atakuje. Czym?`,
    'attack.die': (view) => `${who(view)} atakuje. Której kości używasz (${attackDie(view)}+)?`,
    'attack.more': (view) => `Czy ${who(view)} zabija jeszcze jednego zombie przy tym samym wejściu?`,
    'attack.next': (view) => `${who(view)} zabija kolejnego zombie. Którego?`,
    'search.die': (view) => `${who(view)} przeszukuje. Której kości używasz (${searchDie(view)}+)?`,
    'search.arm': (view) => `${who(view)} przeszukuje ${at(placeUnderWay(view))}. Używasz czegoś do tego?`,
    'search.choose': (view) =>
      offers(view, 'makeNoise')
        ? 'Zatrzymujesz kartę, czy hałasujesz i oglądasz następną?'
        : 'Którą kartę zatrzymujesz? Reszta wraca pod stos.',
    'search.keepMore': () => 'Możesz zatrzymać jeszcze jedną kartę. Którą?',
    'search.order': () => 'Która karta idzie teraz pod stos? Ostatnia będzie na samym dole.',
    'barricade.die': (view) => `${who(view)} stawia barykadę. Której kości używasz?`,
    'barricade.arm': (view) => `${who(view)} stawia barykadę. Używasz czegoś do tego?`,
    'barricade.choose': () => 'Przy którym wejściu stanie barykada?',
    'barricade.more': (view) => `${who(view)} kończy barykadę. Używasz jeszcze czegoś?`,
    'clean.die': () => 'Sprzątanie odpadów: której kości używasz?',
    'clean.arm': () => 'Czy ktoś z twoich ocalałych usuwa więcej kart?',
    'attract.die': (view) => `${who(view)} przyciąga zombie. Której kości używasz?`,
    'attract.from': (view) => `${who(view)} przyciąga zombie. Skąd?`,
    'attract.choose': (view) =>
      offers(view, 'goOn')
        ? 'Możesz przyciągnąć jeszcze jednego zombie. Którego?'
        : 'Który zombie przychodzi i do którego wejścia?',
    'move.choose': (view) => `${who(view)} rusza. Dokąd? Po ruchu rzucasz kością ryzyka, chyba że zużyjesz paliwo.`,
    'ability.die': (view) => `Zdolność, ${who(view)}: której kości używasz?`,
    'play.add': () => 'Czy twój ocalały dokłada 1 żywność?',
    'play.save': () => 'Rzucasz, żeby ocalić kartę przed odpadami? Przy 6 wraca na rękę.',
    'objectiveWork.die': () => 'Praca nad celem głównym: której kości używasz?',
    'exposure.ignore': (view) => `${who(view)} ma pecha na kości ryzyka. Używasz wyposażenia, żeby to zignorować?`,
    'bite.choose': (view) =>
      `Ugryzienie dosięga: ${who(view)}. Śmierć je zatrzymuje; rzut ratuje przy 6 ściankach z 12, a inaczej zabija i ugryzienie idzie dalej.`,
    'healing.choose': (view) => asked(view, `Co usuwasz (${who(view)})?`),
    'leader.choose': () => 'Twoja grupa straciła przywódcę. Kto przewodzi teraz?',
    'arrival.where': (view) => `Gdzie pojawia się ${who(view)}? Wygnańcy zostają poza kolonią.`,
    'losing.choose': (view) => asked(view, 'Którego darmozjada ubywa?'),
    'adding.guard': (view) => `Zombie trafia na pełne wejście ${at(placeUnderWay(view))}. Co tracicie?`,
    'deeds.barricade': (view) => asked(view, 'Przy którym wejściu kładziesz barykadę?'),
    'deeds.trap': (view) => asked(view, 'Przy którym wejściu kładziesz pułapkę?'),
    'deeds.arm': (view) => asked(view, 'Która barykada zmienia się w pułapkę?'),
    'deeds.clear': (view) => asked(view, 'Którą barykadę usuwasz?'),
    'deeds.remove': (view) => asked(view, 'Którego zombie usuwasz?'),
    'crossroads.name': (view) => asked(view, 'O kim z twoich ocalałych jest ta karta?'),
    'crossroads.nameOther': (view) => asked(view, 'Kto jest tą drugą osobą?'),
    'crossroads.choose': (view) => `${by(view)}ty wybierasz.${crossroads(view)}`,
    'vote.crossroads': (view) => `${by(view)}kciuk w górę czy w dół? Głosy pokazujemy razem.${crossroads(view)}`,
    'vote.marker': (view, name) => `Czy ${name(view.first)} zaczyna także następną rundę?`,
    'vote.settle': () => 'W głosowaniu jest remis. Ty rozstrzygasz.',
    'marker.call': (view, name) =>
      `Znacznik pierwszego gracza (${name(view.first)}) zaraz powędruje dalej. Zarządzasz głosowanie, żeby został?`,
    'effects.place': (view) => asked(view, 'Które miejsce?'),
    'effects.player': (view) => asked(view, 'Kogo z graczy wskazujesz?'),
    'selection.pick': (view) =>
      `${asked(view, WHO_FOR[view.underWay.op ?? 'nothing'] ?? 'Kogo wskazujesz?')}${howMany(view)}`,
    'choice.choose': (view) => asked(view, 'Co wybierasz?'),
    'repeat.choose': (view) => asked(view, 'Jeszcze raz?'),
  };
}
