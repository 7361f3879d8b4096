/** Small advertisements of Kratka. Polish and English side by side. */
import { body as eraser } from 'virtual:game-icon/broom?paper';
import { body as pencil } from 'virtual:game-icon/pencil?paper';
import { body as ruler } from 'virtual:game-icon/pencil-ruler?paper';
import { body as puzzle } from 'virtual:game-icon/puzzle?paper';
import { body as mirror } from 'virtual:game-icon/mirror-mirror?paper';
import { body as clip } from 'virtual:game-icon/paper-clip?paper';
import { adOf, inLanguages, type AdLine } from '../../paper.ts';

const LINES: readonly AdLine[] = [
  ['Ołówki, dużo', 'Zużywamy jeden na zombie.', 'Pencils, plenty', 'We use one per zombie.', pencil],
  ['Gumka', 'Nieużywana. Cofamy tylko przed „gotowe”.', 'Eraser', 'Unused. We take back only before “ready”.', eraser],
  ['Lustro', 'Odbija kształty. Czasem pasują.', 'Mirror', 'Flips shapes. Sometimes they fit.', mirror],
  [
    'Linijka bojowa',
    'Prosta. Jak plan, zanim się zacznie.',
    'Battle ruler',
    'Straight. Like the plan before it begins.',
    ruler,
  ],
  [
    'Brakuje jednej kratki',
    'Ktokolwiek widział, proszony o skreślenie.',
    'One square missing',
    'Whoever has seen it, please cross it out.',
    puzzle,
  ],
  ['Podkładka z klipsem', 'Ślady zębów na rogu gratis.', 'Clipboard', 'Bite marks on the corner free of charge.', clip],
  [
    'Kurs geometrii',
    'Obroty, odbicia, ucieczka po przekątnej.',
    'Geometry course',
    'Rotations, reflections, escape along the diagonal.',
  ],
  [
    'Zeszyty w kratkę',
    'W linię zabrakło. I w ludzi też.',
    'Squared notebooks',
    'Out of lined ones. Out of people, too.',
  ],
  ['Zamienię zieloną', 'Na czerwoną, byle teraz.', 'Green to swap', 'For red, but now.'],
  [
    'Krawiec',
    'Pancerze na miarę. Reklamacje przyjmuje wdowa.',
    'Tailor',
    'Armour to measure. Complaints to the widow.',
  ],
  [
    'Ulica trzypolowa',
    'Wynajmę środkowe. Spokojni sąsiedzi, powolni.',
    'Street of three',
    'Middle space to let. Quiet neighbours, slow.',
  ],
  ['Weterynarz', 'Słonie przyjmuję tylko na dworze.', 'Vet', 'Elephants are seen outdoors only.'],
  [
    'Drużyna szuka graczy',
    'Bejsbol. Pałki własne, nogi nieobowiązkowe.',
    'Team seeks players',
    'Baseball. Own bats, legs optional.',
  ],
  [
    'Zatyczki do uszu',
    'Na wypadek Krzykacza. Słabo słychać zalety.',
    'Earplugs',
    'In case of Screamer. Hard to hear the benefits.',
  ],
  ['Amunicja na sztuki', 'Każda trafia w jedną kratkę.', 'Ammunition by the piece', 'Each hits one square.'],
  ['Księgowy', 'Policzę kratki, zanim one policzą ciebie.', 'Accountant', 'I count squares before they count you.'],
  ['Szkoła marszu', 'Trzy kroki i po wszystkim.', 'Marching school', 'Three steps and it is over.'],
  ['Złota rączka', 'Ulepszam broń między turami. Krótko.', 'Handyman', 'Weapons upgraded between turns. Briefly.'],
  [
    'Sprzedam mapę',
    'Jedna ulica. Trudno się zgubić, łatwo utknąć.',
    'Map for sale',
    'One street. Hard to get lost, easy to get stuck.',
  ],
  ['Zgubiono plan', 'Był dobry. Bez jednej kratki.', 'Lost: a plan', 'It was good. But for one square.'],
  ['Siłownia', 'Podnosimy ciężary i poległych.', 'Gym', 'We lift weights and the fallen.'],
  ['Kółko i krzyżyk', 'Turniej. Kółka wygrywają rzadko.', 'Noughts and crosses', 'Tournament. Noughts rarely win.'],
  [
    'Odświeżacz powietrza',
    'Na Śmierdziuchy. Działa na pozostałych.',
    'Air freshener',
    'For Stinkers. Works on everybody else.',
  ],
  ['Saperzy', 'Rozbroimy Bombowca z bezpiecznej ulicy obok.', 'Bomb squad', 'We defuse Bombers, from the next street.'],
  [
    'Komis broni',
    'Cztery kolory. Żółty w cenie papieru.',
    'Used weapons',
    'Four colours. Yellow at the price of paper.',
  ],
  ['Dietetyk', 'Spaślaki, zapraszam po jednym.', 'Dietician', 'Fatties, one at a time, please.'],
  ['Sędzia sportowy', 'Rozstrzygam, czyja była ostatnia kratka.', 'Referee', 'I decide whose last square it was.'],
  ['Introligator', 'Zszywam akta. I ocalałych.', 'Bookbinder', 'Files stitched. Survivors, too.'],
  ['Okulista', 'Widzi pan kratki? A teraz?', 'Eye doctor', 'Do you see the squares? And now?'],
  [
    'Redakcja prostuje',
    'Szef nie był ostatni. To był pierwszy szef.',
    'Correction',
    'The boss was not the last. It was the first boss.',
  ],
  [
    'Wolontariusze',
    'Do stania z przodu. Zdrowie mile widziane.',
    'Volunteers',
    'To stand in front. Good health welcome.',
  ],
];

export const STOCK = inLanguages(LINES, adOf);
