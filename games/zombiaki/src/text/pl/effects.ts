/** Co robią karty, w jednym lub dwóch zdaniach; liczby pochodzą z samej karty. */
import { plural } from '@horda/parts';
import { LAST_STREET } from '../../content/board.ts';
import { capitalised, roman, type EffectTexts } from '../messages.ts';

const wounds = (n: number): string => plural('pl', n, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' });
const takes = (n: number): string => plural('pl', n, { one: '# ranę', few: '# rany', many: '# ran', other: '# rany' });
const each = (n: number): string =>
  plural('pl', n, { one: 'po # ranie', few: 'po # rany', many: 'po # ran', other: 'po # rany' });
const fields = (n: number): string => plural('pl', n, { one: '# pole', few: '# pola', many: '# pól', other: '# pola' });
const upTo = (street: number): string => (street === 1 ? 'przecznicy I' : `przecznicach I–${roman(street)}`);

/** „Obejrzyj 3 wierzchnie karty talii zombiaków”. */
const look = (n: number): string =>
  plural('pl', n, {
    one: 'Obejrzyj wierzchnią kartę talii zombiaków',
    few: 'Obejrzyj # wierzchnie karty talii zombiaków',
    many: 'Obejrzyj # wierzchnich kart talii zombiaków',
    other: 'Obejrzyj # wierzchniej karty talii zombiaków',
  });

export const EFFECTS: EffectTexts = {
  walker: () => 'Idzie przed siebie, jedno pole na turę.',
  agile: () => 'Idzie o pole do przodu albo w bok.',
  steadfast: () => 'Idzie przed siebie. Strzały ranią, ale nie cofają.',
  olympian: () => 'Idzie o jedno pole do przodu, a jeśli zechcesz, od razu o drugie.',
  kasparov: () => 'Idzie przed siebie. Raz na turę może przesunąć innego zombiaka o pole w bok.',
  mamka: (card) => `Nie rusza się. Kto wejdzie do gry na sąsiednim polu, ma na stałe Siłę +${card.bonus}.`,
  nest: (card) =>
    plural('pl', card.eggs, {
      one: 'Nie rusza się. Ma # jajo: po ruchu zombiaków wykluwa się z niego obok truposz.',
      few: 'Nie rusza się. Ma # jaja: po każdym ruchu zombiaków z jednego wykluwa się obok truposz.',
      many: 'Nie rusza się. Ma # jaj: po każdym ruchu zombiaków z jednego wykluwa się obok truposz.',
      other: 'Nie rusza się. Ma # jaja: po każdym ruchu zombiaków z jednego wykluwa się obok truposz.',
    }),
  matryoshka: () => 'Za pierwszym razem nie ginie od ran, tylko kurczy się do Siły 1.',
  bulletproof: () => 'Strzały przepadają bez śladu. Serie, snajper i cała reszta działają.',
  splitter: (card) =>
    plural('pl', card.corpses, {
      one: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawia się jeszcze jeden.',
      few: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawiają się jeszcze #.',
      many: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawia się jeszcze #.',
      other: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawia się jeszcze #.',
    }),
  jelly: (card) => `Gdy ginie, zostawia galaretę. Kto pierwszy na nią wejdzie, ma na stałe Siłę +${card.bonus}.`,
  junior: ({ strength }) =>
    `Rośnie w marszu: Siła ${strength} na przecznicy V, ${strength + LAST_STREET - 1} na przecznicy I.`,
  krystynka: () => 'Celować w tego zombiaka można dopiero wtedy, gdy jest na swojej przecznicy sam.',
  dog: (card) => `Zwierzak. Rusza się pierwszy, do ${steps(card.steps)} w dowolne strony, ale nigdy na Barykadę.`,
  cat: (card) =>
    `Zwierzak. Do ${steps(card.steps)} w dowolne strony, także na pole zombiaka; tam pierwszy zbiera rany.`,

  shield: {
    aim: 'wybierz zombiaka, którego ma osłaniać.',
    does: () => 'Leży pod zombiakiem i przyjmuje za niego pierwszą kartę, która by go zraniła lub zniszczyła.',
  },
  strengthener: { aim: 'wybierz zombiaka, który to dostanie.', does: (card) => `Pod zombiakiem: Siła +${card.bonus}.` },
  feltBoots: {
    aim: 'wybierz zombiaka, który je włoży.',
    does: (card) =>
      `Pod zombiakiem: +${card.bonus} Siły, karty ludzi go nie cofną ani nie przesuną, zasieki i łańcuchy nie utrzymają.`,
  },
  teddy: {
    aim: 'wybierz zombiaka, który go przygarnie.',
    does: ({ strength }) =>
      `Pod zombiakiem, własna Siła ${strength}. Raz na turę oddaj z niej 1: ludzie odrzucą dwie karty zamiast jednej.`,
  },
  boss: {
    aim: 'wybierz zombiaka, który zostanie szefem.',
    does: (card) =>
      `Pod zombiakiem. ${orders(card.orders)}: inny zombiak o Sile do 3 robi krok. Śmierć szefa cofa wszystkie zombiaki.`,
  },
  pickaxe: {
    aim: 'wybierz kartę ludzi, która zniknie z planszy.',
    does: () => 'Usuń z planszy jedną kartę ludzi, choćby leżała pod zombiakiem.',
  },
  steroids: { aim: 'wybierz rannego zombiaka.', does: () => 'Usuń wszystkie rany jednego zombiaka.' },
  snack: { aim: 'wybierz rannego zombiaka.', does: (card) => `Usuń jednemu zombiakowi najwyżej ${takes(card.heals)}.` },
  plague: { aim: null, does: () => 'Na każde wolne pole przecznicy V wchodzi truposz z twojego Śmietnika.' },
  meatQueue: {
    aim: 'wybierz tor.',
    does: (card) => `Każdy zombiak na wybranym torze ma na stałe Siłę +${card.bonus}.`,
  },
  oneCardOnly: { aim: null, does: () => 'W swojej następnej turze ludzie mogą zagrać tylko jedną kartę.' },
  seizeHumanCard: {
    aim: 'wybierz kartę z rzędu ludzi, która przepadnie.',
    does: () => 'Odrzuć jedną kartę z rzędu ludzi.',
  },
  parade: {
    aim: 'wybierz przecznicę, która ruszy w pochodzie.',
    does: () => 'Zombiaki na jednej z przecznic II–V robią dodatkowy krok do przodu.',
  },
  moonshine: {
    aim: 'kto robi krok i dokąd?',
    does: () => 'Jeden zombiak robi dodatkowy krok do przodu lub w bok, ale nie na Barykadę.',
  },
  fog: {
    aim: 'wybierz tor, który zasnuje mgła.',
    does: () => 'Do twojej następnej tury żaden cel na wybranym torze nie ma wolnej linii strzału.',
  },
  metro: {
    aim: 'kogo przenosisz i dokąd?',
    does: () => 'Przenieś zombiaka na wolne pole tej samej przecznicy lub następnej. Zasieki i łańcuchy przepadają.',
  },
  mass: {
    aim: 'kto z kim się łączy? Pierwszy wchodzi na pole drugiego.',
    does: () => 'Połącz dwa sąsiednie zombiaki w jednego. Siły się dodają, rany i cechy znikają.',
  },
  hunger: {
    aim: 'kto robi krok do przodu?',
    does: () => 'Jeden zombiak robi dodatkowy krok do przodu, choćby na Barykadę.',
  },
  swap: { aim: 'kto z kim zamienia się miejscami?', does: () => 'Dwa sąsiednie zombiaki zamieniają się miejscami.' },
  bite: {
    aim: 'wybierz zombiaka, który ugryzie swojego człowieka.',
    does: () => 'Człowiek spod zombiaka staje się truposzem na wolnym polu obok lub z tyłu.',
  },
  bucket: {
    aim: null,
    does: () =>
      'Zagraj od razu, zanim zagrasz co innego. Twój zombiak się cofa, a jeśli żaden nie może, jeden odnosi ranę.',
  },
  stopFire: () => 'Reakcja: właśnie wymierzony strzał, seria albo snajper przepada bez efektu.',
  dawn: () => 'Gdy tylko wyjdzie z talii, wygrywają ludzie.',

  shot: {
    aim: 'wybierz cel strzału.',
    does: (card) => `${wounds(card.wounds)} dla najbliższego zombiaka na torze. Kto przeżyje, cofa się.`,
  },
  burst: {
    aim: 'od kogo zaczynasz serię?',
    does: (card) =>
      `${wounds(card.wounds)} na torze, jedna po drugiej, od najbliższego zombiaka. Ostatni trafiony się cofa.`,
  },
  sniper: {
    aim: 'wybierz dowolny cel.',
    does: (card) => `${wounds(card.wounds)} dla dowolnego zombiaka. Kto przeżyje, cofa się.`,
  },
  brick: {
    aim: 'w kogo rzucasz?',
    does: (card) => `${wounds(card.wounds)} dla dowolnego zombiaka. Nikt się nie cofa.`,
  },
  molotov: {
    aim: 'w kogo rzucasz?',
    does: (card) =>
      `${capitalised(each(card.wounds))} dla zombiaka na ${upTo(card.reach)} i dla jednego tuż obok niego.`,
  },
  streetOnFire: {
    aim: 'wybierz tor do podpalenia.',
    does: (card) => `${capitalised(each(card.wounds))} dla każdego zombiaka na wybranym torze.`,
  },
  outerStreetOnFire: {
    aim: 'wybierz skrajny tor do podpalenia.',
    does: (card) =>
      `${capitalised(each(card.wounds))} dla każdego zombiaka na torze A albo C. Miny i auta tam wybuchają.`,
  },
  highVoltage: {
    aim: 'wybierz tor, przez który popłynie prąd.',
    does: (card) => `${capitalised(each(card.wounds))} dla każdego zombiaka na wybranym torze.`,
  },
  flamethrower: {
    aim: 'wybierz przecznicę do spalenia.',
    does: (card) => `Rozdziel ${takes(card.wounds)} między zombiaki na najbliższej zajętej przecznicy.`,
  },
  oil: {
    aim: 'wybierz pole, od którego zaczynasz.',
    does: (card) => `Rozlej ${takes(card.wounds)} po sąsiadujących polach. Puste pole po drodze kosztuje 1.`,
  },
  katyusha: {
    aim: 'wybierz przecznicę pod ostrzał.',
    does: (card) =>
      `${capitalised(each(card.wounds))} dla zombiaków na jednej z przecznic III–V. Karty ludzi stamtąd znikają.`,
  },
  collapsedBuilding: {
    aim: 'na które dwa pola wali się budynek?',
    does: (card) =>
      `${capitalised(each(card.wounds))} na dwóch sąsiednich polach toru A albo C. Karty ludzi stamtąd znikają.`,
  },
  grenade: {
    aim: 'wybierz pole, na którym nic nie zostanie.',
    does: (card) => `Zniszcz wszystko na polu z zombiakiem na ${upTo(card.reach)}. Nic przed tym nie chroni.`,
  },
  heavyGrenade: {
    aim: 'wybierz pole, na którym nic nie zostanie.',
    does: () => 'Zniszcz wszystko na jednym polu. Nic przed tym nie chroni.',
  },
  ovary: {
    aim: 'wybierz tor.',
    does: () => 'Wszystkie zombiaki na torze, aż do pierwszego muru, stają się truposzami o Sile 1.',
  },

  trabant: {
    aim: 'wybierz wolne pole na przecznicy I.',
    does: (card) =>
      `Jedzie o ${fields(card.speed)} na turę, a zombiaki za nim stoją i się gapią. Zderzenie: ${wounds(card.wounds)}.`,
  },
  kamaz: {
    aim: 'wybierz wolne pole na przecznicy I.',
    does: (card) =>
      `Jedzie o ${fields(card.speed)} na turę. Zderzenie: ${wounds(card.wounds)}; po zniszczonym zombiaku przejeżdża.`,
  },
  trolleybus: {
    aim: 'wybierz pole na przecznicy I.',
    does: (card) =>
      `Tor B, ${fields(card.speed)} na turę. Spycha zombiaki do tyłu, a gdy się nie da: ${wounds(card.wounds)}.`,
  },
  barrel: {
    aim: 'wybierz wolne pole na przecznicy I.',
    does: (card) => `Toczy się o ${fields(card.speed)} na turę i zabija pierwszego zombiaka, z którym się spotka.`,
  },
  barbedWire: {
    aim: 'wybierz wolne pole.',
    does: (card) => `Kto wejdzie, odnosi ${takes(card.wounds)} i tkwi tu do końca następnego ruchu zombiaków.`,
  },
  boobyTrap: {
    aim: 'wybierz wolne pole, nie tuż przed zombiakiem.',
    does: (card) => `Kto wejdzie, odnosi ${takes(card.wounds)}, a jeden zombiak tuż obok ${takes(card.splinters)}.`,
  },
  mine: {
    aim: 'wybierz wolne pole, nie tuż przed zombiakiem.',
    does: (card) =>
      `Kto wejdzie, odnosi ${takes(card.wounds)}, a jedno pole tuż obok obrywa odłamkami: ${wounds(card.splinters)}.`,
  },
  carBomb: {
    aim: 'wybierz wolne pole, które widać z Barykady.',
    does: (card) => `Wybucha od strzału, ognia i eksplozji: ${each(card.wounds)} na swoim polu i na ośmiu dookoła.`,
  },
  manhole: {
    aim: 'wybierz wolne pole, nie tuż przed zombiakiem.',
    does: (card) => `Kto wejdzie z Siłą ${atMost(card.depth)}, ginie. Silniejsi przechodzą górą.`,
  },
  hole: {
    aim: 'wybierz wolne pole.',
    does: (card) => `Kto wejdzie z Siłą ${atMost(card.depth)}, ginie. Kilofem jej nie zasypiesz.`,
  },
  slab: {
    aim: 'wybierz wolne pole.',
    does: (card) =>
      plural('pl', card.markers, {
        one: 'Nikt tu nie wejdzie. Zatrzymuje # ruch zombiaka, potem się kruszy.',
        few: 'Nikt tu nie wejdzie. Zatrzymuje # ruchy zombiaków, potem się kruszy.',
        many: 'Nikt tu nie wejdzie. Zatrzymuje # ruchów zombiaków, potem się kruszy.',
        other: 'Nikt tu nie wejdzie. Zatrzymuje # ruchu zombiaków, potem się kruszy.',
      }),
  },
  wall: {
    aim: 'wybierz wolne pole z dala od zombiaków.',
    does: (card) => `Wejdzie tu tylko zombiak, który razem z kolumną za plecami ma Siłę co najmniej ${card.height}.`,
  },
  roadblock: {
    aim: 'wybierz wolne pole na przecznicy I; jego tor zostanie zamknięty.',
    does: () => 'Do twojej następnej tury żaden zombiak sam nie ruszy się na tym torze ani na niego nie wejdzie.',
  },
  barrier: {
    aim: 'wybierz wolne pole na przecznicy I; jego tor zostanie zamknięty.',
    does: () => 'Do twojej następnej tury na tym torze nikt się nie rusza, nawet do tyłu.',
  },
  chains: {
    aim: 'wybierz zombiaka, którego przykuwasz.',
    does: () => 'Zombiak sam się nie ruszy. W kroku 5 zombiaki mogą je zerwać, odrzucając kartę z rzędu.',
  },
  concreteShoes: {
    aim: 'wybierz zombiaka, który je dostanie.',
    does: (card) => `Pod zombiakiem: ${wounds(card.wounds)} za każdy jego ruch.`,
  },

  net: {
    aim: 'wybierz zombiaka, na którego spada sieć; potem możesz dobrać sąsiadów.',
    does: (card) => `Sąsiadujące zombiaki o łącznej Sile do ${card.hold} nie ruszą się do twojej następnej tury.`,
  },
  standstill: { aim: null, does: () => 'W następnej turze zombiaków przepada ich krok ruchu. Ruchy z kart pozostają.' },
  searchlight: {
    aim: 'wybierz tor, który oświetlasz.',
    does: () => 'Wszystkie zombiaki na torze, które widać z Barykady, cofają się o pole.',
  },
  getOut: { aim: null, does: () => 'Wszystkie zombiaki na planszy cofają się o pole, jeśli mogą.' },
  bait: { aim: 'kogo zwabiasz i dokąd?', does: () => 'Przesuń jednego zombiaka o pole w bok albo do tyłu.' },
  blood: { aim: 'kogo zwabiasz i dokąd?', does: () => 'Przesuń jednego zombiaka o pole w bok.' },
  laughingGas: {
    aim: 'kto się rusza i dokąd?',
    does: (card) =>
      plural('pl', card.pushes, {
        one: 'Przesuń zombiaka o pole w dowolną stronę.',
        few: 'Przesuń najwyżej # zombiaki, każdego o pole w dowolną stronę.',
        many: 'Przesuń najwyżej # zombiaków, każdego o pole w dowolną stronę.',
        other: 'Przesuń najwyżej # zombiaka, każdego o pole w dowolną stronę.',
      }),
  },
  seizeZombieCard: {
    aim: 'wybierz kartę z rzędu zombiaków, która przepadnie.',
    does: () => 'Odrzuć jedną kartę z rzędu zombiaków.',
  },
  radio: {
    aim: null,
    does: (card) => `${look(card.cards)}. Odrzuć jedną lub dwie, resztę odłóż w dowolnej kolejności.`,
  },
  chuck: { aim: null, does: () => 'Wierzchnia karta talii zombiaków trafia do Śmietnika.' },
  flare: {
    aim: null,
    does: (card) => `${look(card.cards)}, jedną odrzuć. Potem na wolne pola przecznicy V wchodzą truposze.`,
  },
  ration: {
    aim: 'wybierz strzał ze swojego Śmietnika.',
    does: () => 'Weź ze swojego Śmietnika jeden strzał i połóż go w rzędzie.',
  },
  stopAction: () => 'Reakcja: karta akcji, którą właśnie zagrały zombiaki, przepada bez efektu.',
};

function steps(n: number): string {
  return plural('pl', n, { one: '# kroku', other: '# kroków' });
}

function orders(n: number): string {
  return plural('pl', n, { one: '# rozkaz', few: '# rozkazy', many: '# rozkazów', other: '# rozkazu' });
}

function atMost(n: number): string {
  return n <= 1 ? String(n) : `${n} lub mniejszą`;
}
