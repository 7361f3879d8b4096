/** O co pyta gra, po polsku. */
import { plural } from '@horda/parts';
import type { View } from '../../view.ts';
import type { OpName } from '../../content/operations.ts';
import type { Prompts } from '../messages.ts';
import type { Names } from '../names.ts';
import { phrasesOf } from '../phrases.ts';
import { offers, offersFuel, picksOf, placeUnderWay } from '../seen.ts';
import { at, TERMS, to } from './words.ts';

/** Dla kogo jest działanie karty, gdy ktoś wybiera. */
const WHO_FOR: Readonly<Partial<Record<OpName, string>>> = {
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
  const { who, asked, attackDie, searchDie, before } = phrasesOf(names, TERMS);
  const howMany = (view: View): string => {
    const { least, most } = picksOf(view);
    if (most === 1) return least === 0 ? ' Możesz wskazać jedną osobę.' : '';
    const people = plural('pl', most, { one: '# osobę', few: '# osoby', many: '# osób', other: '# osoby' });
    return least === most ? ` Wskaż ${people}.` : ` Wskaż najwyżej ${people}.`;
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
    'search.die': (view) => `${who(view)} szuka. Której kości używasz (${searchDie(view)}+)?`,
    'search.arm': (view) => `${who(view)} szuka ${at(placeUnderWay(view))}. Używasz czegoś do tego?`,
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
    'move.choose': (view) =>
      `${who(view)} rusza. Dokąd? Po ruchu rzucasz kością ryzyka${offersFuel(view) ? ', chyba że zużyjesz paliwo' : ''}.`,
    'ability.die': (view) => `Zdolność, ${who(view)}: której kości używasz?`,
    'play.add': () => 'Czy twój ocalały dokłada 1 żywność?',
    'saving.choose': () => 'Rzucasz, żeby ocalić kartę przed odpadami? Przy 6 wraca na rękę.',
    'objectiveWork.die': () => 'Praca nad celem głównym: której kości używasz?',
    'exposure.ignore': (view) => `${who(view)} ma pecha na kości ryzyka. Używasz wyposażenia, żeby to zignorować?`,
    'bite.choose': (view) =>
      `Ugryzienie dosięga: ${who(view)}. Śmierć je zatrzymuje; rzut ratuje przy 6 ściankach z 12, a inaczej zabija i ugryzienie idzie dalej.`,
    'healing.choose': (view) => asked(view, `Co usuwasz (${who(view)})?`),
    'leader.choose': () => 'Twoja grupa straciła przywódcę. Kto przewodzi teraz?',
    'arrival.where': (view) => `Gdzie pojawia się ${who(view)}? Wygnańcy zostają poza kolonią.`,
    'calming.choose': (view) => asked(view, 'Ilu zbuntowanych darmozjadów uspokajasz?'),
    'losing.choose': (view) => asked(view, 'Którego darmozjada ubywa?'),
    'adding.guard': (view) => `Zombie trafia na pełne wejście ${at(placeUnderWay(view))}. Co tracicie?`,
    'deeds.barricade': (view) => asked(view, 'Przy którym wejściu kładziesz barykadę?'),
    'deeds.trap': (view) => asked(view, 'Przy którym wejściu kładziesz pułapkę?'),
    'deeds.arm': (view) => asked(view, 'Która barykada zmienia się w pułapkę?'),
    'deeds.clear': (view) => asked(view, 'Którą barykadę usuwasz?'),
    'deeds.remove': (view) => asked(view, 'Którego zombie usuwasz?'),
    'deeds.kill': (view) => asked(view, 'Którego zombie zabijasz?'),
    'crossroads.name': (view) => asked(view, 'O kim z twoich ocalałych jest ta karta?'),
    'crossroads.nameOther': (view) => asked(view, 'Kto jest tą drugą osobą?'),
    'crossroads.choose': (view) => `${asked(view, 'Ty wybierasz.')}${before(view)}`,
    'vote.crossroads': (view) => `${asked(view, 'Kciuk w górę czy w dół? Głosy pokazujemy razem.')}${before(view)}`,
    'vote.marker': (view, name) => `Czy ${name(view.first)} zaczyna także następną rundę?`,
    'vote.settle': () => 'W głosowaniu jest remis. Ty rozstrzygasz.',
    'marker.call': (view, name) =>
      `Znacznik pierwszego gracza (${name(view.first)}) zaraz powędruje dalej. Zarządzasz głosowanie, żeby został?`,
    'effects.place': (view) => asked(view, 'Które miejsce?'),
    'effects.player': (view) => asked(view, 'Kogo z graczy wskazujesz?'),
    'selection.pick': (view) =>
      `${asked(view, WHO_FOR[view.underWay.op ?? 'nothing'] ?? 'Kogo wskazujesz?')}${howMany(view)}`,
    'choice.choose': (view) => asked(view, 'Co wybierasz?'),
    'effectDie.offer': (view) => `Wypadło ${view.die}. Rzucasz jeszcze raz? Liczy się drugi wynik.`,
    'giving.choose': (view) => asked(view, 'Którą kartę oddajesz?'),
    'oneDie.choose': (view) => asked(view, 'Którą kość zmieniasz?'),
    'rerolling.choose': (view) =>
      asked(view, `Którymi kośćmi rzucasz ponownie? Najwyżej tyloma: ${picksOf(view).most}.`),
    'swap.choose': (view) => asked(view, 'Które kości zamieniacie?'),
    'swap.agree': (view) => asked(view, 'Zgadzasz się na zamianę kości?'),
    'otherReroll.choose': (view) => asked(view, 'Kto może rzucić ponownie?'),
    'consent.choose': (view) => asked(view, `${who(view)} ma trafić ${to(placeUnderWay(view))}. Zgadzasz się?`),
    'raising.choose': (view) => asked(view, 'Którą kość podnosisz?'),
    'pip.choose': (view) => asked(view, 'Które kości się zmieniają?'),
    'using.choose': (view) => asked(view, 'Którą kość oddajesz?'),
    'start.choose': () => 'Zaczyna się twoja tura. Używasz najpierw jakiejś zdolności?',
    'joint.offer': (view) => asked(view, 'Co dokładasz do wspólnej zapłaty?'),
    'giver.name': (view) => asked(view, 'O którą kartę prosisz?'),
    'giver.offer': (view) => asked(view, 'Dajesz kartę, o którą ktoś prosi?'),
    'confiscation.offer': (view) => asked(view, 'Zabierasz karty?'),
    'confiscation.choose': (view) => asked(view, 'Którą kartę zabierasz?'),
    'payment.offer': (view) => asked(view, 'Płacisz?'),
    'paying.choose': (view) => asked(view, 'Którą kartą płacisz?'),
    'crossroads.volunteer': (view) => asked(view, 'Zgłaszasz się na ochotnika?'),
    'crossroads.instead': (view) => asked(view, 'Robisz to w zamian?'),
    'lasting.offer': (view) => asked(view, 'Używasz tego teraz?'),
    'order.choose': () => 'Kilka efektów działa naraz. Który najpierw?',
    'vote.two': (view) => `${asked(view, 'Kciuk w górę czy w dół? Oba głosy pokazujemy razem.')}${before(view)}`,
    'vote.exile': (view, name) =>
      view.accused < 0
        ? 'Wygnanie: kciuk w górę czy w dół?'
        : view.accused === view.seat
          ? 'Głosujecie nad twoim wygnaniem. Kciuk w górę oznacza zgodę.'
          : `Wygnanie: ${name(view.accused)}. Kciuk w górę oznacza zgodę.`,
    'vote.code': (view) =>
      `Kod się zgadza: ${names.experiment(view.raxxon.top)}. Kciuk w górę: eksperyment opanowany. Kciuk w dół: ucieka, ale do jednego miejsca przyjdzie o 3 zombie mniej.`,
    'request.invite': (view, name) => `${name(view.active)} prosi o karty. Możesz dać jedną albo nic.`,
    'given.choose': () => 'Masz nową kartę. Użyj jej od razu albo ją oddaj.',
    'leaving.choose': () => 'Idziesz na wygnanie. Kto teraz opuszcza kolonię?',
    'leaving.swap': () => 'Na zewnątrz brak miejsca. Kto w zamian wraca do kolonii?',
    'advancing.put': (view) => asked(view, 'Na którym usprawnieniu kładziesz znacznik?'),
    'advancing.take': (view) => asked(view, 'Które usprawnienie traci znacznik?'),
    'improvement.die': () => 'Usprawnienie: której kości używasz?',
    'hideout.die': (view) => `${who(view)} działa w kryjówce. Której kości używasz?`,
    'hideoutPick.choose': (view) => asked(view, 'Którą kartę bierzesz z kryjówki?'),
    'deposit.choose': (view) => asked(view, 'Którą kartę kładziesz w kryjówce?'),
    'banishing.choose': (view) => asked(view, 'Skąd usuwasz bandytę?'),
    'posting.who': () => 'Który przywódca bandytów ich rozstawia?',
    'posting.where': () => 'Dowodzisz bandytami. Gdzie staje następny?',
    'containment.spare': () => 'Do którego miejsca przyjdzie w tej rundzie o 3 zombie mniej?',
    'releasing.where': () => 'Gdzie pojawia się specjalny zombie?',
    'pill.choose': (view) => asked(view, 'Kto bierze pigułkę?'),
    'peek.choose': (view) => asked(view, 'Który eksperyment kładziesz teraz na wierzch?'),
    'codeDieBy.value': (view) => asked(view, 'Jaki wynik pokazuje kość na Raxxon?'),
    'codeChange.choose': (view) => asked(view, 'Którą kość na Raxxon zmieniasz?'),
    'rescue.send': () => 'Kto idzie do Raxxon?',
    'rescue.lure': () => 'Który zombie z kolonii przechodzi do Raxxon?',
    'attack.spare': (view) => `${who(view)}: ta zdolność kosztuje osobną kość. Której używasz?`,
    'crisisLook.order': (view) => asked(view, 'Które zagrożenie wraca teraz na stos? Ostatnie będzie na wierzchu.'),
    'dealing.draw': (view) => asked(view, 'Ile kart dobierasz i rozdajesz?'),
    'dealing.choose': (view) => asked(view, 'Kto dostaje którą kartę?'),
    'looking.choose': (view) => asked(view, 'Którą kartę bierzesz? Możesz zostawić wszystkie.'),
    'shownOne.choose': (view) => asked(view, 'Którą z pokazanych kart bierzesz?'),
    'regaining.choose': (view) => asked(view, 'Która karta wraca do gry?'),
    'luring.choose': (view) => asked(view, 'Który zombie dokąd przechodzi? Możesz przestać.'),
    'parting.choose': (view) => asked(view, `Co zatrzymujesz? Liczba kart: ${picksOf(view).most}. Resztę oddajesz.`),
    'picking.choose': (view) => asked(view, 'Którą kartę zabierasz?'),
    'pot.offer': (view) => asked(view, 'Którą kartę stawiasz? Możesz przestać.'),
    'roomFor.choose': () => 'Brak miejsca. Kto wraca do kolonii?',
    'spreading.choose': (view) => asked(view, 'Kto dostaje następną ranę?'),
    'search.light': (view) => `${who(view)} hałasuje. Używasz czegoś, żeby zobaczyć więcej?`,
    'reckoning.accuse': () => 'Nalot się skończył. Zarządzasz głosowanie o wygnanie?',
    'reckoning.tempt': () =>
      'Zdrajca, który spełnia swoje warunki, może teraz pokazać kartę i od razu wygrać. Pokazujesz?',
    'looking.under': (view) => asked(view, 'Która karta idzie teraz pod stos? Ostatnia będzie na samym dole.'),
    'looking.top': (view) => asked(view, 'Która karta wraca teraz na stos? Ostatnia będzie na wierzchu.'),
    'repeat.choose': (view) => asked(view, 'Jeszcze raz?'),
  };
}
