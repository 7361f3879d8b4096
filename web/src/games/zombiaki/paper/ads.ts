/** Small advertisements of Świt. Polish and English side by side. */
import { body as brain } from 'virtual:game-icon/brain?paper';
import { body as clock } from 'virtual:game-icon/alarm-clock?paper';
import { body as coffin } from 'virtual:game-icon/coffin?paper';
import { body as hat } from 'virtual:game-icon/top-hat?paper';
import { body as rooster } from 'virtual:game-icon/rooster?paper';
import { body as shovel } from 'virtual:game-icon/spade?paper';
import { adOf, inLanguages, type AdLine } from '../../paper.ts';

const LINES: readonly AdLine[] = [
  [
    'Kogut do wynajęcia',
    'Pieje, kiedy trzeba. Najlepiej wcześniej.',
    'Rooster for hire',
    'Crows when needed. Preferably earlier.',
    rooster,
  ],
  [
    'Sprzedam budzik',
    'Nastawiony na świt. Nowy właściciel musi dożyć.',
    'Alarm clock for sale',
    'Set to dawn. New owner must get there.',
    clock,
  ],
  [
    'Oddam mózg',
    'Używany sporadycznie. Stan bardzo dobry.',
    'Brain to give away',
    'Used now and then. Very good condition.',
    brain,
  ],
  [
    'Grabarz',
    'Zakopuję, odkopuję. Drugie ostatnio częściej.',
    'Gravedigger',
    'Will bury, will dig up. Lately more of the latter.',
    shovel,
  ],
  ['Trumna dwuosobowa', 'Wygodna, od środka otwierana.', 'Coffin for two', 'Comfortable, opens from inside.', coffin],
  [
    'Uszanka, mało noszona',
    'Poprzednia głowa odpadła sama.',
    'Fur hat, hardly worn',
    'The last head came off by itself.',
    hat,
  ],
  [
    'Barykady na wymiar',
    'Meble klienta mile widziane. Meble klienta konieczne.',
    'Barricades to measure',
    'Your furniture welcome. Your furniture required.',
  ],
  [
    'Zamienię okno',
    'Od strony cmentarza na jakiekolwiek inne.',
    'Window to swap',
    'Facing the cemetery, for any other.',
  ],
  ['Parkowanie', 'Auta zostawione na ulicy jadą same.', 'Parking', 'Cars left in the street will drive themselves.'],
  [
    'Nauka strzelania',
    'Zajęcia wieczorowe. Tarcze przychodzą same.',
    'Shooting lessons',
    'Evening classes. Targets walk in.',
  ],
  [
    'Komisja kwaterunkowa',
    'Trzy tory, pięć przecznic, jedna kolejka.',
    'Housing committee',
    'Three lanes, five crossings, one queue.',
  ],
  ['Sklep mięsny', 'Dzisiaj po drugiej stronie lady.', 'Butcher', 'Today on the other side of the counter.'],
  [
    'Kącik ogrodnika',
    'Co wyrosło na cmentarzu, nie podlewać.',
    'Gardening corner',
    'Whatever came up in the cemetery: do not water.',
  ],
  ['Fryzjer', 'Czesze to, co zostało.', 'Barber', 'We comb what is left.'],
  ['Zegar ratuszowy', 'Naprawa pilna. Stoi na trzeciej.', 'Town hall clock', 'Urgent repair. It has stopped at three.'],
  [
    'Poszukiwany właściciel ręki',
    'Lewej. Macha do przechodniów.',
    'Owner of a hand sought',
    'The left. It waves at passers-by.',
  ],
  [
    'Kurs cierpliwości',
    'Dla mieszkańców barykady. Kończy się rano.',
    'Course in patience',
    'For residents of the barricade. Ends in the morning.',
  ],
  ['Biuro podróży', 'Wycieczki na wschód. Słońce w cenie.', 'Travel agency', 'Trips to the east. Sun included.'],
  ['Orkiestra uliczna', 'Gra do pierwszego strzału.', 'Street band', 'Plays until the first shot.'],
  ['Dentysta', 'Nocny dyżur. Prosimy nie gryźć.', 'Dentist', 'Night duty. No biting, please.'],
  [
    'Zgubiono godność',
    'Między przecznicą drugą a pierwszą.',
    'Lost: dignity',
    'Between the second crossing and the first.',
  ],
  ['Wulkanizacja', 'Opony, kalosze, zombiaki.', 'Tyre service', 'Tyres, wellingtons, zombies.'],
  ['Skup złomu', 'Auta po przejściach pieszych.', 'Scrap yard', 'Cars after pedestrian crossings.'],
  [
    'Teatrzyk',
    'Dziś „Noc”. Premiera co wieczór, finał o świcie.',
    'Playhouse',
    'Tonight: “Night”. Opens every evening, ends at dawn.',
  ],
  ['Ekipa remontowa', 'Łatamy ulice. Dziury w cenie.', 'Road works', 'We mend streets. Holes included.'],
  ['Pralnia', 'Zmywamy wszystko oprócz winy.', 'Laundry', 'Everything washes out except guilt.'],
  [
    'Redakcja przeprasza',
    'Za wczorajszy świt. Był trochę spóźniony.',
    'The editors apologise',
    'For yesterday’s dawn. It was a little late.',
  ],
  [
    'Hodowca psów',
    'Grzeczne. Siedzą, leżą, wstają z martwych.',
    'Dog breeder',
    'Well behaved. They sit, lie down, rise again.',
  ],
  ['Optyk', 'Lunety z widokiem na trzy tory.', 'Optician', 'Telescopes with a view of three lanes.'],
  [
    'Stołówka',
    'Śniadania od świtu. Wcześniej to my jesteśmy śniadaniem.',
    'Canteen',
    'Breakfast from dawn. Before that, we are breakfast.',
  ],
  [
    'Oferta pracy',
    'Nocny stróż. Wakat od dziś w nocy.',
    'Situation vacant',
    'Night watchman. Vacant since last night.',
  ],
];

export const STOCK = inLanguages(LINES, adOf);
