/** Co robią karty, w jednym lub dwóch zdaniach; liczby pochodzą z samej karty. */
import { plural } from '@horda/parts';
import type { Effect } from '../../content/effects.ts';
import type { Printed } from '../../content/printed.ts';
import { LAST_STREET } from '../../content/board.ts';
import { capitalised, roman } from '../messages.ts';

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

export const EFFECTS: Readonly<Record<Effect, (card: Printed) => string>> = {
  walker: () => 'Idzie przed siebie, jedno pole na turę.',
  agile: () => 'Idzie o pole do przodu albo w bok.',
  steadfast: () => 'Idzie przed siebie. Strzały ranią, ale nie cofają.',
  olympian: () => 'Idzie o jedno pole do przodu, a jeśli zechcesz, od razu o drugie.',
  kasparov: () => 'Idzie przed siebie. Raz na turę może przesunąć innego zombiaka o pole w bok.',
  mamka: ({ value }) => `Nie rusza się. Kto wejdzie do gry na sąsiednim polu, ma na stałe Siłę +${value}.`,
  nest: ({ value }) =>
    plural('pl', value, {
      one: 'Nie rusza się. Ma # jajo: po ruchu zombiaków wykluwa się z niego obok truposz.',
      few: 'Nie rusza się. Ma # jaja: po każdym ruchu zombiaków z jednego wykluwa się obok truposz.',
      many: 'Nie rusza się. Ma # jaj: po każdym ruchu zombiaków z jednego wykluwa się obok truposz.',
      other: 'Nie rusza się. Ma # jaja: po każdym ruchu zombiaków z jednego wykluwa się obok truposz.',
    }),
  matryoshka: () => 'Za pierwszym razem nie ginie od ran, tylko kurczy się do Siły 1.',
  bulletproof: () => 'Strzały przepadają bez śladu. Serie, snajper i cała reszta działają.',
  siamese: ({ value }) =>
    plural('pl', value, {
      one: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawia się jeszcze jeden.',
      few: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawiają się jeszcze #.',
      many: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawia się jeszcze #.',
      other: 'Gdy ginie, na tym polu zostaje truposz, a obok lub z tyłu pojawia się jeszcze #.',
    }),
  jelly: ({ value }) => `Gdy ginie, zostawia galaretę. Kto pierwszy na nią wejdzie, ma na stałe Siłę +${value}.`,
  junior: ({ strength }) =>
    `Rośnie w marszu: Siła ${strength} na przecznicy V, ${strength + LAST_STREET - 1} na przecznicy I.`,
  krystynka: () => 'Celować w tego zombiaka można dopiero wtedy, gdy jest na swojej przecznicy sam.',
  dog: ({ value }) => `Zwierzak. Rusza się pierwszy, do ${steps(value)} w dowolne strony, ale nigdy na Barykadę.`,
  cat: ({ value }) =>
    `Zwierzak. Do ${steps(value)} w dowolne strony, także na pole zombiaka; tam pierwszy zbiera rany.`,

  hostage: () => 'Leży pod zombiakiem i przyjmuje za niego pierwszą kartę, która by go zraniła lub zniszczyła.',
  ushanka: ({ value }) => `Pod zombiakiem: Siła +${value}.`,
  feltBoots: ({ value }) =>
    `Pod zombiakiem: +${value} Siły, karty ludzi go nie cofną ani nie przesuną, zasieki i łańcuchy nie utrzymają.`,
  teddy: ({ strength }) =>
    `Pod zombiakiem, własna Siła ${strength}. Raz na turę oddaj z niej 1: ludzie odrzucą dwie karty zamiast jednej.`,
  boss: ({ value }) =>
    `Pod zombiakiem. ${orders(value)}: inny zombiak o Sile do 3 robi krok. Śmierć szefa cofa wszystkie zombiaki.`,
  pickaxe: () => 'Usuń z planszy jedną kartę ludzi, choćby leżała pod zombiakiem.',
  steroids: () => 'Usuń wszystkie rany jednego zombiaka.',
  snack: ({ value }) => `Usuń jednemu zombiakowi najwyżej ${takes(value)}.`,
  plague: () => 'Na każde wolne pole przecznicy V wchodzi truposz z twojego Śmietnika.',
  meatQueue: ({ value }) => `Każdy zombiak na wybranym torze ma na stałe Siłę +${value}.`,
  panic: () => 'W swojej następnej turze ludzie mogą zagrać tylko jedną kartę.',
  confiscation: () => 'Odrzuć jedną kartę z rzędu ludzi.',
  parade: () => 'Zombiaki na jednej z przecznic II–V robią dodatkowy krok do przodu.',
  moonshine: () => 'Jeden zombiak robi dodatkowy krok do przodu lub w bok, ale nie na Barykadę.',
  fog: () => 'Do twojej następnej tury żaden cel na wybranym torze nie ma wolnej linii strzału.',
  metro: () => 'Przenieś zombiaka na wolne pole tej samej przecznicy lub następnej. Zasieki i łańcuchy przepadają.',
  mass: () => 'Połącz dwa sąsiednie zombiaki w jednego. Siły się dodają, rany i cechy znikają.',
  hunger: () => 'Jeden zombiak robi dodatkowy krok do przodu, choćby na Barykadę.',
  swap: () => 'Dwa sąsiednie zombiaki zamieniają się miejscami.',
  bite: () => 'Człowiek spod zombiaka staje się truposzem na wolnym polu obok lub z tyłu.',
  bucket: () =>
    'Zagraj od razu, zanim zagrasz co innego. Twój zombiak się cofa, a jeśli żaden nie może, jeden odnosi ranę.',
  jam: () => 'Reakcja: właśnie wymierzony strzał, seria albo snajper przepada bez efektu.',
  dawn: () => 'Gdy tylko wyjdzie z talii, wygrywają ludzie.',

  shot: (card) => `${wounds(card.wounds)} dla najbliższego zombiaka na torze. Kto przeżyje, cofa się.`,
  burst: (card) =>
    `${wounds(card.wounds)} na torze, jedna po drugiej, od najbliższego zombiaka. Ostatni trafiony się cofa.`,
  sniper: (card) => `${wounds(card.wounds)} dla dowolnego zombiaka. Kto przeżyje, cofa się.`,
  brick: (card) => `${wounds(card.wounds)} dla dowolnego zombiaka. Nikt się nie cofa.`,
  molotov: (card) =>
    `${capitalised(each(card.wounds))} dla zombiaka na ${upTo(card.value)} i dla jednego tuż obok niego.`,
  streetOnFire: (card) => `${capitalised(each(card.wounds))} dla każdego zombiaka na wybranym torze.`,
  outerStreetOnFire: (card) =>
    `${capitalised(each(card.wounds))} dla każdego zombiaka na torze A albo C. Miny i auta tam wybuchają.`,
  highVoltage: (card) => `${capitalised(each(card.wounds))} dla każdego zombiaka na wybranym torze.`,
  flamethrower: (card) => `Rozdziel ${takes(card.wounds)} między zombiaki na najbliższej zajętej przecznicy.`,
  oil: (card) => `Rozlej ${takes(card.wounds)} po sąsiadujących polach. Puste pole po drodze kosztuje 1.`,
  katyusha: (card) =>
    `${capitalised(each(card.wounds))} dla zombiaków na jednej z przecznic III–V. Karty ludzi stamtąd znikają.`,
  collapsedBuilding: (card) =>
    `${capitalised(each(card.wounds))} na dwóch sąsiednich polach toru A albo C. Karty ludzi stamtąd znikają.`,
  grenade: ({ value }) => `Zniszcz wszystko na polu z zombiakiem na ${upTo(value)}. Nic przed tym nie chroni.`,
  heavyGrenade: () => 'Zniszcz wszystko na jednym polu. Nic przed tym nie chroni.',
  ovary: () => 'Wszystkie zombiaki na torze, aż do pierwszego muru, stają się truposzami o Sile 1.',

  trabant: (card) =>
    `Jedzie o ${fields(card.value)} na turę, a zombiaki za nim stoją i się gapią. Zderzenie: ${wounds(card.wounds)}.`,
  kamaz: (card) =>
    `Jedzie o ${fields(card.value)} na turę. Zderzenie: ${wounds(card.wounds)}; po zniszczonym zombiaku przejeżdża.`,
  trolleybus: (card) =>
    `Tor B, ${fields(card.value)} na turę. Spycha zombiaki do tyłu, a gdy się nie da: ${wounds(card.wounds)}.`,
  barrel: (card) => `Toczy się o ${fields(card.value)} na turę i zabija pierwszego zombiaka, z którym się spotka.`,
  barbedWire: (card) => `Kto wejdzie, odnosi ${takes(card.wounds)} i tkwi tu do końca następnego ruchu zombiaków.`,
  boobyTrap: (card) => `Kto wejdzie, odnosi ${takes(card.wounds)}, a jeden zombiak tuż obok ${takes(card.value)}.`,
  mine: (card) =>
    `Kto wejdzie, odnosi ${takes(card.wounds)}, a jedno pole tuż obok obrywa odłamkami: ${wounds(card.value)}.`,
  carBomb: (card) => `Wybucha od strzału, ognia i eksplozji: ${each(card.wounds)} na swoim polu i na ośmiu dookoła.`,
  manhole: ({ value }) => `Kto wejdzie z Siłą ${atMost(value)}, ginie. Silniejsi przechodzą górą.`,
  hole: ({ value }) => `Kto wejdzie z Siłą ${atMost(value)}, ginie. Kilofem jej nie zasypiesz.`,
  slab: ({ value }) =>
    plural('pl', value, {
      one: 'Nikt tu nie wejdzie. Zatrzymuje # ruch zombiaka, potem się kruszy.',
      few: 'Nikt tu nie wejdzie. Zatrzymuje # ruchy zombiaków, potem się kruszy.',
      many: 'Nikt tu nie wejdzie. Zatrzymuje # ruchów zombiaków, potem się kruszy.',
      other: 'Nikt tu nie wejdzie. Zatrzymuje # ruchu zombiaków, potem się kruszy.',
    }),
  wall: ({ value }) => `Wejdzie tu tylko zombiak, który razem z kolumną za plecami ma Siłę co najmniej ${value}.`,
  roadblock: () => 'Do twojej następnej tury żaden zombiak sam nie ruszy się na tym torze ani na niego nie wejdzie.',
  barrier: () => 'Do twojej następnej tury na tym torze nikt się nie rusza, nawet do tyłu.',
  chains: () => 'Zombiak sam się nie ruszy. W kroku 5 zombiaki mogą je zerwać, odrzucając kartę z rzędu.',
  concreteShoes: (card) => `Pod zombiakiem: ${wounds(card.wounds)} za każdy jego ruch.`,

  net: ({ value }) => `Sąsiadujące zombiaki o łącznej Sile do ${value} nie ruszą się do twojej następnej tury.`,
  frost: () => 'W następnej turze zombiaków przepada ich krok ruchu. Ruchy z kart pozostają.',
  searchlight: () => 'Wszystkie zombiaki na torze, które widać z Barykady, cofają się o pole.',
  getOut: () => 'Wszystkie zombiaki na planszy cofają się o pole, jeśli mogą.',
  bait: () => 'Przesuń jednego zombiaka o pole w bok albo do tyłu.',
  blood: () => 'Przesuń jednego zombiaka o pole w bok.',
  laughingGas: ({ value }) =>
    plural('pl', value, {
      one: 'Przesuń zombiaka o pole w dowolną stronę.',
      few: 'Przesuń najwyżej # zombiaki, każdego o pole w dowolną stronę.',
      many: 'Przesuń najwyżej # zombiaków, każdego o pole w dowolną stronę.',
      other: 'Przesuń najwyżej # zombiaka, każdego o pole w dowolną stronę.',
    }),
  searchWarrant: () => 'Odrzuć jedną kartę z rzędu zombiaków.',
  radio: ({ value }) => `${look(value)}. Odrzuć jedną lub dwie, resztę odłóż w dowolnej kolejności.`,
  chuck: () => 'Wierzchnia karta talii zombiaków trafia do Śmietnika.',
  flare: ({ value }) => `${look(value)}, jedną odrzuć. Potem na wolne pola przecznicy V wchodzą truposze.`,
  ration: () => 'Weź ze swojego Śmietnika jeden strzał i połóż go w rzędzie.',
  jamming: () => 'Reakcja: karta akcji, którą właśnie zagrały zombiaki, przepada bez efektu.',
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
