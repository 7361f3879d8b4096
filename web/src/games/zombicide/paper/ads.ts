/** Small advertisements of Biuletyn. Polish and English side by side. */
import { body as chainsaw } from 'virtual:game-icon/chainsaw?paper';
import { body as crowbar } from 'virtual:game-icon/crowbar?paper';
import { body as tin } from 'virtual:game-icon/opened-food-can?paper';
import { body as torch } from 'virtual:game-icon/flashlight?paper';
import { body as car } from 'virtual:game-icon/city-car?paper';
import { body as door } from 'virtual:game-icon/door?paper';
import { adOf, inLanguages, type AdLine } from '../../paper.ts';

const LINES: readonly AdLine[] = [
  ['Piła łańcuchowa', 'Głośna. Sąsiedzi przyjdą pomóc.', 'Chainsaw', 'Loud. Neighbours will come to help.', chainsaw],
  [
    'Otwieranie drzwi',
    'Każde zamki. Za skutki odpowiada wchodzący.',
    'Doors opened',
    'Any lock. Whoever enters answers for the rest.',
    crowbar,
  ],
  ['Konserwa i woda', 'Zamienię na jedno i drugie.', 'Tin and water', 'To swap for both.', tin],
  ['Latarka', 'Świeci. Niestety w obie strony.', 'Torch', 'It shines. Unfortunately both ways.', torch],
  ['Auto policyjne', 'Syrena zablokowana. Dlatego tanio.', 'Police car', 'Siren stuck. Hence the price.', car],
  [
    'Mieszkanie z wyjściem',
    'Czterema. Z każdego ktoś wchodzi.',
    'Flat with exits',
    'Four. Somebody enters by each.',
    door,
  ],
  [
    'Uwaga, hałas',
    'Znaczniki do zwrotu pod koniec rundy.',
    'Mind the noise',
    'Tokens to be returned at the end of the round.',
  ],
  ['Kurs celowania', 'Najpierw Szwendacze, przyjaciele na końcu.', 'Aiming course', 'Walkers first, friends last.'],
  ['Poszukiwany apetyt', 'Ostatnio widziany przed Grubasami.', 'Appetite missing', 'Last seen before the Fatties.'],
  ['Adrenalina', 'Nadmiar oddam. Sama przybywa.', 'Adrenaline', 'Surplus free. It comes by itself.'],
  [
    'Wycieczki po Kapitolu',
    'Przewodnik nieobecny, wejście z boku.',
    'Tours of the Capitol',
    'Guide absent, side entrance.',
  ],
  ['Szkoła rzutu', 'Butelki własne, zapałki nasze.', 'Throwing school', 'Your bottles, our matches.'],
  ['Patelnia', 'Kulinarnie nieużywana.', 'Frying pan', 'Never used for cooking.'],
  ['Złomowisko', 'Auta, które raz ruszyły.', 'Scrap yard', 'Cars that moved once.'],
  ['Biuro rzeczy znalezionych', 'Głównie ręce. Odbiór oburącz.', 'Lost property', 'Mostly hands. Collect with both.'],
  ['Sąsiedzka straż', 'Stoi, dopóki nie pobiegnie.', 'Neighbourhood watch', 'Stands until it runs.'],
  [
    'Dom tymczasowy',
    'Dla Abominacji. Drzwi wymienimy na szersze.',
    'Foster home',
    'For an Abomination. Doors will be widened.',
  ],
  [
    'Kącik zdrowia',
    'Rana goi się najlepiej w cudzym plecaku.',
    'Health corner',
    'A wound heals best in another’s backpack.',
  ],
  ['Plan miasta', 'Strefy numerowane, szczęście nie.', 'City map', 'Zones are numbered, luck is not.'],
  ['Ciemny pokój', 'Wynajmę fotografom i odważnym.', 'Dark room', 'To let. Photographers and the brave.'],
  ['Dozorca mostu', 'Przepuszcza wszystkich. Wakat.', 'Bridge keeper', 'Lets everybody pass. Vacant.'],
  [
    'Nauka biegania',
    'Uczy Biegacz. Rozgrzewka natychmiast.',
    'Running lessons',
    'Taught by a Runner. Warm-up at once.',
  ],
  ['Kości, sześcienne', 'Szóstki za dopłatą.', 'Dice, six-sided', 'Sixes extra.'],
  ['Obiady domowe', 'Na wynos. Zwłaszcza na wynos.', 'Home cooking', 'To take away. Above all away.'],
  ['Sprzedam megafon', 'Sprawdzony. Wszyscy przyszli.', 'Megaphone for sale', 'Tested. Everybody came.'],
  ['Fotograf lotniczy', 'Z góry wygląda spokojnie.', 'Aerial photographer', 'From above it looks peaceful.'],
  ['Redakcja prostuje', 'Strefa czysta nie była czysta.', 'Correction', 'The clear zone was not clear.'],
  [
    'Pogotowie',
    'Powalonych stawiamy na nogi, jeśli są.',
    'Ambulance',
    'The fallen put on their feet, if there are any.',
  ],
  ['Wynajem dachów', 'Widok, powietrze, jedna drabina.', 'Roofs for hire', 'View, air, one ladder.'],
  [
    'Krawcowa',
    'Kamizelki z kieszenią na wszystko i na nic.',
    'Seamstress',
    'Vests with a pocket for everything and nothing.',
  ],
  ['Zegar na wieży', 'Bije północ. Zawsze trafia.', 'Tower clock', 'Strikes midnight. Never misses.'],
];

export const STOCK = inLanguages(LINES, adOf);
