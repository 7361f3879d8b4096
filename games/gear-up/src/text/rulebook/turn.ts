import type { RuleText } from '@horda/parts';

/** The five steps of a turn, and how the game ends (B47–B105), in our own words. */
export const TURN = [
  {
    id: 'B47',
    heading: 'Przebieg tury',
    en: 'A turn has five steps: reveal, attack, upgrade, zombie march, spawn or boss.',
    pl: 'Tura ma pięć kroków: Odkrycie, Atak, Ulepszenie, Marsz Zombie, Namnażanie/Boss.',
  },
  {
    id: 'B48',
    heading: 'Przebieg tury',
    en: 'All players finish a step before the next one begins.',
    pl: 'Następny krok zaczyna się dopiero wtedy, gdy wszyscy skończą poprzedni.',
  },
  {
    id: 'B49',
    heading: '1. Odkrycie',
    en:
      'The leftmost face-down turn card is turned up; it says which colour of weapons and which speed of zombies ' +
      'are active this turn.',
    pl:
      'Odkrywa się pierwszą od lewej zakrytą kartę Tury; wyznacza ona kolor Broni i Prędkość Zombie aktywne w tej ' +
      'turze.',
  },
  {
    id: 'B50',
    heading: '2. Atak',
    en: 'Each survivor activates their own weapon of the colour shown.',
    pl: 'Każdy Ocalały aktywuje własną Broń we wskazanym kolorze.',
  },
  {
    id: 'B51',
    heading: '2. Atak',
    en: 'A target may be on any space of the survivor’s own street; distance does not matter.',
    pl: 'Cel może stać na dowolnym polu własnej Ulicy; odległość nie ma znaczenia.',
  },
  {
    id: 'B52',
    heading: '2. Atak',
    en: 'An attack crosses HP squares: the hit shape of the weapon is drawn on one target.',
    pl: 'Atak skreśla pola PŻ: Kształt Trafienia Broni rysuje się na jednym celu.',
  },
  {
    id: 'B53',
    heading: '2. Atak',
    en: 'The players may talk everything over; all mark at the same time.',
    pl: 'Gracze mogą się naradzać; wszyscy skreślają w tym samym czasie.',
  },
  {
    id: 'B54',
    heading: '2. Atak',
    en: 'Hit shapes may be turned and mirrored at will.',
    pl: 'Kształty Trafienia wolno dowolnie obracać i odbijać.',
  },
  {
    id: 'B55',
    heading: '2. Atak',
    en: 'The hit shape has to be crossed in full.',
    pl: 'Kształt Trafienia trzeba skreślić w całości.',
  },
  {
    id: 'B56',
    heading: '2. Atak',
    en: 'An HP square can be crossed only once.',
    pl: 'Pole PŻ można skreślić tylko raz.',
  },
  {
    id: 'B57',
    heading: '2. Atak',
    en: 'Nothing outside the HP squares can be crossed.',
    pl: 'Poza polami PŻ niczego nie można skreślić.',
  },
  {
    id: 'B58',
    heading: '2. Atak',
    en: 'Whoever cannot or does not want to draw the full shape may cross one single HP square instead.',
    pl: 'Kto nie może albo nie chce narysować pełnego Kształtu, może zamiast tego skreślić jedno pole PŻ.',
  },
  {
    id: 'B59',
    heading: '2. Atak',
    en: 'The effects of the weapon work with a single square, too.',
    pl: 'Efekty Broni działają także wtedy, gdy skreślono tylko jedno pole.',
  },
  {
    id: 'B60',
    heading: '2. Atak',
    en:
      'A survivor with no zombie and no boss in front cannot use the weapon, unless it has Long Range and that ' +
      'effect is active.',
    pl:
      'Ocalały, który nie ma przed sobą ani Zombie, ani Bossa, nie może użyć Broni, chyba że ma ona działający ' +
      'Daleki Zasięg.',
  },
  {
    id: 'B61',
    heading: 'Ikony',
    en: 'Crossing an armour icon gives 1 armour at once: the next space of the armour track is circled.',
    pl: 'Skreślenie ikony Pancerza od razu daje 1 Pancerz: zakreśla się następne pole toru Pancerza.',
  },
  {
    id: 'B62',
    heading: 'Ikony',
    en: 'Crossing an ammo icon gives 1 ammo at once: the next space of the ammo track is circled.',
    pl: 'Skreślenie ikony Amunicji od razu daje 1 Amunicję: zakreśla się następne pole toru Amunicji.',
  },
  {
    id: 'B63',
    heading: 'Ikony',
    en:
      'Used spaces do not come back: after three gained, the next gain circles the fourth space, however many of ' +
      'them are crossed.',
    pl:
      'Zużyte pola nie wracają: po trzech zdobytych następna zdobycz zakreśla czwarte pole, bez względu na to, ile ' +
      'z nich już skreślono.',
  },
  {
    id: 'B64',
    heading: 'Ikony',
    en: 'Crossing a damage icon lowers the damage of that zombie.',
    pl: 'Skreślenie ikony Obrażenia zmniejsza Obrażenia zadawane przez to Zombie.',
  },
  {
    id: 'B65',
    heading: 'Ikony',
    en: 'A damage icon outside the HP squares can never be crossed.',
    pl: 'Ikony Obrażenia spoza pól PŻ nigdy nie można skreślić.',
  },
  {
    id: 'B66',
    heading: 'Efekty Broni',
    en: 'A starting effect works from the beginning, an upgrade once it is unlocked.',
    pl: 'Efekt Początkowy działa od początku, Ulepszenie od chwili odblokowania.',
  },
  {
    id: 'B67',
    heading: 'Efekty Broni',
    en: 'The yellow weapon has both its upgrades from the start.',
    pl: 'Żółta Broń ma od początku oba Ulepszenia.',
  },
  {
    id: 'B68',
    heading: 'Wydawanie Amunicji',
    en: 'In the attack step, after the hit shape, a survivor may spend any number of available ammo.',
    pl: 'W kroku Ataku, po Kształcie Trafienia, Ocalały może wydać dowolną liczbę dostępnej Amunicji.',
  },
  {
    id: 'B69',
    heading: 'Wydawanie Amunicji',
    en:
      'Each ammo spent crosses one HP square of a zombie in the survivor’s own street, or of the boss standing in ' +
      'front of that survivor (G5).',
    pl:
      'Każda wydana Amunicja skreśla jedno pole PŻ Zombie na własnej Ulicy albo Bossa stojącego przed tym Ocalałym ' +
      '(G5).',
  },
  {
    id: 'B70',
    heading: 'Wydawanie Amunicji',
    en: 'Nobody has to spend ammo; it can be kept for later turns.',
    pl: 'Nikt nie musi wydawać Amunicji; można ją zachować na dalsze tury.',
  },
  {
    id: 'B71',
    heading: 'Zabijanie Zombie',
    en: 'A zombie is killed when all its HP squares are crossed; its card is discarded.',
    pl: 'Zombie ginie, gdy wszystkie jego pola PŻ są skreślone; jego karta zostaje odrzucona.',
  },
  {
    id: 'B72',
    heading: 'Zabijanie Zombie',
    en: 'The survivor in whose street it stood gets an upgrade in the next step.',
    pl: 'Ocalały, na którego Ulicy stało, otrzymuje Ulepszenie w następnym kroku.',
  },
  {
    id: 'B73',
    heading: 'Atakowanie Bossa',
    en: 'The boss can be hit only by the survivor in front of whom it stands, or by a neighbour with Long Range.',
    pl: 'Bossa może trafić tylko Ocalały, przed którym Boss stoi, albo sąsiad z Dalekim Zasięgiem.',
  },
  {
    id: 'B74',
    heading: 'Atakowanie Bossa',
    en: 'The boss can be attacked in round 2 only.',
    pl: 'Bossa można atakować tylko w rundzie 2.',
  },
  {
    id: 'B75',
    heading: '3. Ulepszenie',
    en: 'A survivor gets one upgrade for each zombie killed this turn in their own street, whoever killed it.',
    pl:
      'Ocalały otrzymuje jedno Ulepszenie za każde Zombie zabite w tej turze na jego Ulicy, niezależnie od tego, ' +
      'kto je zabił.',
  },
  {
    id: 'B76',
    heading: '3. Ulepszenie',
    en: 'The player chooses which of their weapons is upgraded; an upgrade lasts for the rest of the game.',
    pl: 'Gracz wybiera, którą z własnych Broni ulepszyć; Ulepszenie działa do końca gry.',
  },
  {
    id: 'B77',
    heading: '3. Ulepszenie',
    en: 'On every weapon upgrade 1 comes before upgrade 2.',
    pl: 'Na każdej Broni Ulepszenie 1 poprzedza Ulepszenie 2.',
  },
  {
    id: 'B78',
    heading: '4. Marsz Zombie',
    en: 'Every zombie of the speed shown on the turn card moves one space nearer to its survivor.',
    pl: 'Każde Zombie o Prędkości z karty Tury przesuwa się o jedno pole w stronę swojego Ocalałego.',
  },
  {
    id: 'B79',
    heading: '4. Marsz Zombie',
    en: 'A zombie of that speed on space 1 attacks instead of moving.',
    pl: 'Zombie o tej Prędkości, które stoi na polu 1, zamiast ruchu atakuje.',
  },
  {
    id: 'B80',
    heading: '4. Marsz Zombie',
    en: 'The icon of both speeds concerns all zombies.',
    pl: 'Ikona obu Prędkości dotyczy wszystkich Zombie.',
  },
  {
    id: 'B81',
    heading: '4. Marsz Zombie',
    en: 'The march begins with space 1, so a zombie that steps on to space 1 does not attack in the same step.',
    pl: 'Marsz zaczyna się od pola 1, więc Zombie, które dopiero na nie wchodzi, nie atakuje w tym samym kroku.',
  },
  {
    id: 'B82',
    heading: '4. Marsz Zombie',
    en: 'A turn card with a cross in place of the speed moves no zombie.',
    pl: 'Karta Tury z krzyżykiem zamiast Prędkości nie porusza żadnego Zombie.',
  },
  {
    id: 'B83',
    heading: 'Atak Zombie',
    en:
      'A zombie deals as much damage as it has uncrossed damage icons, inside and outside the HP squares: a Runner ' +
      'with three icons, one of them crossed, deals 2.',
    pl:
      'Zombie zadaje tyle Obrażeń, ile ma nieskreślonych ikon Obrażeń na polach PŻ i poza nimi: Biegacz z trzema ' +
      'ikonami, z których jedną skreślono, zadaje 2.',
  },
  {
    id: 'B84',
    heading: 'Atak Zombie',
    en: 'For each damage the player crosses one health, or one available armour instead.',
    pl: 'Za każde Obrażenie gracz skreśla jedno Zdrowie albo zamiast niego jeden dostępny Pancerz.',
  },
  {
    id: 'B85',
    heading: 'Atak Zombie',
    en: 'Whoever crosses their last health is killed, and all players lose.',
    pl: 'Kto skreśli ostatnie Zdrowie, ginie, a przegrywają wszyscy.',
  },
  {
    id: 'B86',
    heading: 'Atak Zombie',
    en: 'A zombie that has attacked stays on space 1.',
    pl: 'Zombie, które zaatakowało, zostaje na polu 1.',
  },
  {
    id: 'B87',
    heading: '5. Namnażanie/Boss',
    en: 'If a card lies under the turn card of this turn, it is turned up and resolved.',
    pl: 'Jeśli pod kartą Tury tej tury leży karta, odkrywa się ją i rozpatruje.',
  },
  {
    id: 'B88',
    heading: '5. Namnażanie/Boss',
    en: 'Round 1 has spawn cards there, round 2 boss cards.',
    pl: 'W rundzie 1 są to karty Namnażania, w rundzie 2 karty Bossa.',
  },
  {
    id: 'B89',
    heading: 'Namnażanie',
    en:
      'A spawn card shows the letter A, B or C; the spawn help card says how many standard and special zombies come ' +
      'with it.',
    pl:
      'Karta Namnażania pokazuje literę A, B albo C; karta Pomocy Namnażania mówi, ile przybywa z nią Standardowych ' +
      'i Specjalnych Zombie.',
  },
  {
    id: 'B90',
    heading: 'Namnażanie',
    en:
      'With 4 players on Easy, A brings 3 standard zombies, B 2 standard and 1 special, C 1 standard and 2 special ' +
      'ones.',
    pl:
      'Przy 4 graczach na poziomie Łatwym A sprowadza 3 Standardowe Zombie, B 2 Standardowe i 1 Specjalne, C 1 ' +
      'Standardowe i 2 Specjalne.',
  },
  {
    id: 'B91',
    heading: 'Namnażanie',
    en: 'The zombies are drawn face up to the middle of the table; the players decide together who gets which.',
    pl: 'Zombie dobiera się odkryte na środek stołu; gracze wspólnie decydują, kto dostaje które.',
  },
  {
    id: 'B92',
    heading: 'Namnażanie',
    en: 'They need not be shared out evenly.',
    pl: 'Nie trzeba ich dzielić po równo.',
  },
  {
    id: 'B93',
    heading: 'Namnażanie',
    en: 'A zombie that comes to a survivor is laid on space 3.',
    pl: 'Zombie, które trafia do Ocalałego, kładzie się na polu 3.',
  },
  {
    id: 'B94',
    heading: 'Namnażanie',
    en: 'Any number of zombies may stand on one street space.',
    pl: 'Na jednym polu Ulicy może stać dowolnie wiele Zombie.',
  },
  {
    id: 'B95',
    heading: 'Karty Bossa',
    en: 'Several icons on one boss card are resolved from left to right.',
    pl: 'Kilka ikon na jednej karcie Bossa rozpatruje się od lewej do prawej.',
  },
  {
    id: 'B96',
    heading: 'Karty Bossa',
    en: 'Ability: the special ability of the boss is carried out.',
    pl: 'Umiejętność: wykonuje się Specjalną Umiejętność Bossa.',
  },
  {
    id: 'B97',
    heading: 'Karty Bossa',
    en: 'Attack: every survivor takes damage equal to the uncrossed yellow icons of the boss.',
    pl: 'Atak: każdy Ocalały otrzymuje tyle Obrażeń, ile Boss ma nieskreślonych żółtych ikon.',
  },
  {
    id: 'B98',
    heading: 'Karty Bossa',
    en:
      'Special attack: every survivor takes damage equal to the uncrossed yellow and blue icons of the boss; only ' +
      'cards of phase 2 show it.',
    pl:
      'Specjalny Atak: każdy Ocalały otrzymuje tyle Obrażeń, ile Boss ma nieskreślonych żółtych i niebieskich ikon; ' +
      'pokazują go tylko karty Fazy 2.',
  },
  {
    id: 'B99',
    heading: 'Karty Bossa',
    en: 'Spawn: zombies come as with a spawn card of that letter.',
    pl: 'Namnażanie: Zombie przybywają tak jak przy karcie Namnażania z tą literą.',
  },
  {
    id: 'B100',
    heading: 'Karty Bossa',
    en: 'In phase 1 blue icons deal no damage.',
    pl: 'W Fazie 1 niebieskie ikony nie zadają Obrażeń.',
  },
  {
    id: 'B101',
    heading: 'Przejście do kolejnego Ocalałego',
    en: 'The boss always stands in front of exactly one survivor.',
    pl: 'Boss stoi zawsze przed dokładnie jednym Ocalałym.',
  },
  {
    id: 'B102',
    heading: 'Przejście do kolejnego Ocalałego',
    en: 'At the end of step 5 of each turn of round 2 the boss moves on to the next survivor clockwise.',
    pl:
      'Pod koniec kroku 5 każdej tury rundy 2 Boss przechodzi do następnego Ocalałego zgodnie z ruchem wskazówek ' +
      'zegara.',
  },
  {
    id: 'B103',
    heading: 'Zwycięstwo i porażka',
    en:
      'The survivors win as soon as the boss is killed, whatever health they have left and whatever zombies stand ' +
      'in the streets.',
    pl: 'Ocalali wygrywają, gdy tylko Boss zginie, bez względu na to, ile mają Zdrowia i ile Zombie stoi na Ulicach.',
  },
  {
    id: 'B104',
    heading: 'Zwycięstwo i porażka',
    en: 'They lose at any moment at which a survivor is killed.',
    pl: 'Przegrywają w każdej chwili, w której ginie któryś Ocalały.',
  },
  {
    id: 'B105',
    heading: 'Zwycięstwo i porażka',
    en: 'They lose if the boss is alive at the end of round 2.',
    pl: 'Przegrywają, jeśli na koniec rundy 2 Boss żyje.',
  },
] as const satisfies readonly RuleText[];
