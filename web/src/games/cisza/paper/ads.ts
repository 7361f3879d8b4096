/** Small advertisements of Szept: dry, polite, one joke each. Polish and English side by side. */
import { body as bed } from 'virtual:game-icon/bed?paper';
import { body as cat } from 'virtual:game-icon/cat?paper';
import { body as doorbell } from 'virtual:game-icon/ringing-bell?paper';
import { body as slippers } from 'virtual:game-icon/sonic-shoes?paper';
import { body as piano } from 'virtual:game-icon/grand-piano?paper';
import { body as tin } from 'virtual:game-icon/opened-food-can?paper';
import { adOf, inLanguages, type AdLine } from '../../paper.ts';

const LINES: readonly AdLine[] = [
  [
    'Kupię kapcie',
    'Filcowe, rozmiar dowolny. Nie pukać.',
    'Slippers wanted',
    'Felt, any size. Please do not knock.',
    slippers,
  ],
  [
    'Lekcje chodzenia na palcach',
    'Pierwsza darmo. Druga, jeśli będzie komu.',
    'Tiptoe lessons',
    'The first is free. The second, if there is anyone left.',
  ],
  [
    'Fortepian odstąpię',
    'Nieużywany od marca. Odbiór bez słowa.',
    'Grand piano to give away',
    'Not played since March. Collect without a word.',
    piano,
  ],
  [
    'Zgubiono wszystkie bariery',
    'Znalazcę prosimy nie dzwonić. Dzwonek hałasuje.',
    'Lost: all barriers',
    'Finder, please do not ring. The bell is loud.',
    doorbell,
  ],
  ['Wynajmę piwnicę', 'Sucha, ciemna, z widokiem na drzwi.', 'Cellar to let', 'Dry, dark, with a view of the door.'],
  ['Kot szuka domu', 'Miauczy tylko w święta.', 'Cat seeks home', 'Meows on holidays only.', cat],
  ['Naprawa zegarków', 'Usuwamy tykanie. Na zawsze.', 'Watch repairs', 'We remove the ticking. For good.'],
  ['Sprzedam łóżko', 'Skrzypi. Dlatego sprzedam.', 'Bed for sale', 'It creaks. Hence the sale.', bed],
  ['Chór kameralny', 'Próby odwołane do odwołania.', 'Chamber choir', 'Rehearsals are off until further notice.'],
  ['Zamienię perkusję', 'Na cokolwiek miękkiego.', 'Drum kit to swap', 'For anything soft.'],
  [
    'Oddam w dobre ręce',
    'Budzik. Dobre ręce muszą być szybkie.',
    'To good hands',
    'One alarm clock. The hands must be quick.',
  ],
  [
    'Konserwy bez etykiet',
    'Niespodzianka w każdej. Otwierać pod kołdrą.',
    'Tins without labels',
    'A surprise in each. Open under a blanket.',
    tin,
  ],
  [
    'Szukam sąsiada',
    'Cichego. Poprzedni był bardzo głośny, krótko.',
    'Neighbour wanted',
    'Quiet. The last one was loud, briefly.',
  ],
  ['Język migowy', 'Kurs przyspieszony. Zapisy machaniem.', 'Sign language', 'Intensive course. Wave to enrol.'],
  ['Tapicer', 'Obijam ściany, drzwi i domowników.', 'Upholsterer', 'Walls, doors and members of the family padded.'],
  [
    'Stolarz przyjmie zlecenie',
    'Deski własne. Gwoździe wkręcane, nie wbijane.',
    'Carpenter available',
    'Own boards. Screws only, no hammering.',
  ],
  ['Zaginęło echo', 'Ostatnio słyszane na placu Wolnym.', 'Echo missing', 'Last heard in Free Square.'],
  ['Buty z drewna', 'Tanio. Nie pytać, czemu.', 'Wooden shoes', 'Cheap. Do not ask why.'],
  ['Biblioteka otwarta', 'Jak zawsze: proszę o ciszę.', 'Library open', 'As ever: silence, please.'],
  ['Sprzedam szczekaczkę', 'Pies w cenie. Albo odwrotnie.', 'Barker for sale', 'Dog included. Or the other way round.'],
  ['Kącik kulinarny', 'Zupa: nie siorbać. Suchary: moczyć.', 'Kitchen corner', 'Soup: no slurping. Crackers: soak.'],
  ['Poszukiwany dzwonnik', 'Nie do pracy. Do rozmowy.', 'Bell-ringer sought', 'Not for work. For a talk.'],
  ['Oliwa do zawiasów', 'Litr za dwie opowieści, szeptem.', 'Oil for hinges', 'One litre for two stories, whispered.'],
  [
    'Wypożyczalnia dywanów',
    'Na schody, na podłogę, na zawsze.',
    'Carpets for hire',
    'For stairs, for floors, for ever.',
  ],
  ['Zespół rozrywkowy', 'Gramy pantomimę. Stypy gratis.', 'Party band', 'We mime. Wakes free of charge.'],
  ['Dozorca', 'Pilnuję drzwi, jeśli są.', 'Caretaker', 'Will watch your door, if you have one.'],
  [
    'Zamki i kłódki',
    'Ciche. Klucz w zestawie, szczęście osobno.',
    'Locks and padlocks',
    'Silent. Key included, luck sold separately.',
  ],
  [
    'Wróżka Balbina',
    'Widzi przyszłość. Prosi, żeby nie pytać.',
    'Madame Balbina',
    'Sees the future. Would rather you did not ask.',
  ],
  [
    'Przyjmę na noc',
    'Osoby, które nie chrapią. Referencje od rodziny.',
    'Beds for the night',
    'For those who do not snore. Family references.',
  ],
  [
    'Sprostowanie',
    'Wczoraj pisaliśmy, że jest bezpiecznie. Przepraszamy obu czytelników.',
    'Correction',
    'Yesterday we wrote that it was safe. Apologies to both readers.',
  ],
  ['Zbiórka', 'Korki do uszu dla tych za drzwiami.', 'Collection', 'Earplugs for those outside the door.'],
  ['Krzyżówka', 'Odwołana: rozwiązanie było na głos.', 'Crossword', 'Cancelled: somebody solved it aloud.'],
];

export const STOCK = inLanguages(LINES, adOf);
