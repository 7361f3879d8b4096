/** Small advertisements of Zaspa. Polish and English side by side. */
import { body as backpack } from 'virtual:game-icon/backpack?paper';
import { body as campfire } from 'virtual:game-icon/campfire?paper';
import { body as can } from 'virtual:game-icon/opened-food-can?paper';
import { body as match } from 'virtual:game-icon/match-head?paper';
import { body as wool } from 'virtual:game-icon/wool?paper';
import { body as bottle } from 'virtual:game-icon/snow-bottle?paper';
import { adOf, inLanguages, type AdLine } from '../../paper.ts';

const LINES: readonly AdLine[] = [
  ['Zamienię trzy konserwy', 'Na jedną z datą.', 'Three tins to swap', 'For one with a date.', can],
  ['Szukam współlokatora', 'Bez tajnych celów. Może chrapać.', 'Room-mate wanted', 'No secret objectives. May snore.'],
  ['Zapałka', 'Jedna. Oferty w zaklejonych kopertach.', 'A match', 'One. Sealed bids only.', match],
  ['Swetry na zamówienie', 'Wełna własna, czas też.', 'Sweaters to order', 'Own wool. Own time, too.', wool],
  [
    'Miejsce przy ogniu',
    'Odstąpię na kwadrans. Kolejka w korytarzu.',
    'Place by the fire',
    'Yours for a quarter of an hour. Queue in the corridor.',
    campfire,
  ],
  [
    'Plecak po harcerzu',
    'Pełny węzłów. Nie umiem rozwiązać.',
    'Scout’s rucksack',
    'Full of knots. I cannot undo them.',
    backpack,
  ],
  ['Woda ze śniegu', 'Świeża, biała, z wierzchu.', 'Snow water', 'Fresh, white, from the top.', bottle],
  [
    'Bezradni pytają',
    'Czy ktoś nas liczy, czy tylko karmi?',
    'The helpless ask',
    'Does anyone count us, or only feed us?',
  ],
  ['Naprawa szyb', 'Szyb brak. Naprawiam dykty.', 'Window repairs', 'No panes left. I mend plywood.'],
  [
    'Kurs głosowania',
    'Kciuk w górę, kciuk w dół, twarz bez wyrazu.',
    'Voting lessons',
    'Thumb up, thumb down, straight face.',
  ],
  ['Oddam tajny cel', 'Nieosiągalny. Stan idealny.', 'Secret objective, free', 'Cannot be met. Mint condition.'],
  ['Wywóz śmieci', 'Kiedyś. Na razie składamy ładnie.', 'Rubbish collection', 'One day. For now we stack it neatly.'],
  ['Szukam szalika', 'Ostatnio widziany na kimś wygnanym.', 'Scarf missing', 'Last seen on somebody exiled.'],
  ['Stołówka', 'Dziś zupa. Wczoraj też była dzisiejsza.', 'Canteen', 'Soup today. Yesterday’s was today’s, too.'],
  ['Termometr', 'Sprzedam. Nie chcę już wiedzieć.', 'Thermometer', 'For sale. I no longer want to know.'],
  [
    'Biblioteka prosi',
    'O zwrot książek. Ciepłych popiołów nie przyjmujemy.',
    'The library asks',
    'For its books back. We do not accept warm ashes.',
  ],
  ['Wróżby z odmrożeń', 'Z palca wróżę, póki mam.', 'Frostbite fortunes', 'Read from the finger, while it lasts.'],
  ['Sanie dwuosobowe', 'Psy osobno. Psy są zajęte.', 'Sled for two', 'Dogs not included. Dogs are busy.'],
  [
    'Paliwo',
    'Zginęły kanistry. Uczciwego znalazcę wygnamy z honorami.',
    'Fuel',
    'Canisters missing. Honest finder exiled with honours.',
  ],
  ['Uprasza się', 'O zamykanie bramy. Obu stron dotyczy.', 'Kindly', 'Close the gate. This means both sides.'],
  [
    'Teatr cieni',
    'Co wieczór na ścianie. Jeden cień za dużo.',
    'Shadow theatre',
    'Every evening on the wall. One shadow too many.',
  ],
  ['Mediator', 'Pogodzę frakcje. Stawka od frakcji.', 'Mediator', 'I reconcile factions. Paid by the faction.'],
  [
    'Orzeł czy reszka',
    'Rozstrzygam spory. Moneta jednostronna.',
    'Heads or tails',
    'Disputes settled. The coin has one side.',
  ],
  ['Kalendarz', 'Z kartek. Spalono do lutego.', 'Calendar', 'Tear-off. Burnt up to February.'],
  ['Fryzjer w szkole', 'Strzygę w rękawiczkach.', 'Barber at the school', 'I cut in mittens.'],
  ['Nauka gotowania', 'Sto dań z kodu na puszce.', 'Cooking class', 'A hundred dishes from the code on a tin.'],
  [
    'Komitet powitalny',
    'Wita przybyszów. Potem liczy łyżki.',
    'Welcome committee',
    'Greets newcomers. Then counts the spoons.',
  ],
  ['Odśnieżanie', 'Od wewnątrz też.', 'Snow clearing', 'Indoors as well.'],
  [
    'Zegarmistrz',
    'Noc trwa, ile trwa. Reklamacji nie uwzględniam.',
    'Watchmaker',
    'The night lasts as long as it lasts. No complaints.',
  ],
  [
    'Sprostowanie',
    'Nie wszyscy chcą dobrze. Przepraszamy zainteresowanego.',
    'Correction',
    'Not everybody means well. Apologies to the person concerned.',
  ],
  ['Chór kolęd', 'Śpiewamy cicho, zanim one przyjdą.', 'Carol choir', 'We sing softly, before they come.'],
];

export const STOCK = inLanguages(LINES, adOf);
