import type { RuleText } from '@horda/parts';

/** Where the rules and rulings had to be made more precise (U…), each with its reason. */
export const CORRECTIONS = [
  {
    id: 'U1',
    heading: 'Zwycięstwo i porażka',
    en:
      'Each hit is resolved in this order: squares are crossed, icons are gained, effects pay, Zombiephant’s rows ' +
      'and columns are crossed, a dead boss ends the game as won, Mutation’s line deals its damage, killed zombies ' +
      'are out, and only then may a zombie be knocked back.',
    pl:
      'Każde trafienie rozpatruje się w tej kolejności: skreślenie pól, zdobycie ikon, premie z efektów, rzędy i ' +
      'kolumny Słońmbie, śmierć Bossa kończąca grę zwycięstwem, Obrażenie z linii Mutacji, usunięcie zabitych ' +
      'Zombie, a dopiero potem Odrzut.',
    why: {
      en: 'The boss is looked at before the line deals damage; otherwise G52 could never come true.',
      pl: 'Bossa sprawdza się przed Obrażeniem z linii; inaczej G52 nigdy by nie zadziałało.',
    },
  },
  {
    id: 'U2',
    heading: 'Efekty Broni',
    en: 'If a weapon has several Multi-Hit values, the highest counts; they are never added.',
    pl: 'Jeśli Broń ma kilka wartości Wielokrotnego Trafienia, liczy się najwyższa; nigdy się ich nie dodaje.',
    why: {
      en: 'The number says how often the shape is drawn in all.',
      pl: 'Liczba mówi, ile razy rysuje się Kształt w sumie.',
    },
  },
  {
    id: 'U3',
    heading: 'Wydawanie Amunicji',
    en:
      'Ammo crosses squares of zombies on all three spaces of the survivor’s own street and, unless bossAmmo is off, of the ' +
      'boss in front; of no other zombie.',
    pl:
      'Amunicja skreśla pola Zombie na wszystkich trzech polach własnej Ulicy oraz, jeśli opcja bossAmmo nie jest ' +
      'wyłączona, pola Bossa stojącego przed tym Ocalałym; żadnych innych.',
    why: {
      en: 'The sentence on attacks is limited in the same words, so these words do not exclude the boss.',
      pl: 'Zdanie o ataku jest ograniczone tymi samymi słowami, więc nie wykluczają one Bossa.',
    },
  },
  {
    id: 'U4',
    heading: 'Efekty Broni',
    en: 'Fury crosses one space per activation, after the last shape, however many shapes were drawn.',
    pl: 'Furia skreśla jedno pole na aktywację, po ostatnim Kształcie, niezależnie od liczby narysowanych Kształtów.',
    why: {
      en: 'It belongs to the activation, not to the shape.',
      pl: 'Należy do aktywacji, nie do Kształtu.',
    },
  },
  {
    id: 'U5',
    heading: 'Dead Sox',
    en:
      'For Critical Hit and Multi-Hit the members of Dead Sox are different targets: what one of them set off may ' +
      'be used on another living one.',
    pl:
      'Dla Trafienia Krytycznego i Wielokrotnego Trafienia członkowie Dead Sox są różnymi celami: to, co wywołał ' +
      'jeden, można wykorzystać na innym żyjącym.',
    why: {
      en: 'The rulebook calls them three bosses.',
      pl: 'Instrukcja nazywa ich trzema Bossami.',
    },
  },
  {
    id: 'U6',
    heading: 'Słońmbie',
    en:
      'Icons pay for squares crossed by a hit shape or by ammo; squares crossed by the rule of Zombiephant pay ' +
      'nobody.',
    pl:
      'Ikony dają premię za pola skreślone Kształtem Trafienia lub Amunicją; pola skreślone zasadą Słońmbie nie ' +
      'dają jej nikomu.',
    why: {
      en: 'Our own ruling; the text would also allow paying whoever closed the ring.',
      pl: 'To nasze rozstrzygnięcie; tekst pozwalałby też dać premię temu, kto domknął pierścień.',
    },
  },
  {
    id: 'U7',
    heading: 'Bossowie',
    en:
      'Whoever does not pay for the ability of Zombiephant or Mutation takes 2 ordinary damage, which armour may absorb ' +
      'one for one; paying prevents both.',
    pl:
      'Kto nie zapłaci za Umiejętność Słońmbie lub Mutacji, otrzymuje 2 zwykłe Obrażenia; każdy Pancerz może ' +
      'pochłonąć jedno z nich. Zapłata zapobiega obu.',
    why: {
      en: 'Nothing says that this damage cannot be blocked.',
      pl: 'Nic nie mówi, że tych Obrażeń nie można zablokować.',
    },
  },
  {
    id: 'U8',
    heading: 'Bossowie',
    en:
      'Weapon effects count every crossed damage icon, of any colour; an icon added by a Stinker is red and no part ' +
      'of a boss attack, which counts yellow and blue only.',
    pl:
      'Efekty Broni liczą każdą skreśloną ikonę Obrażenia, w dowolnym kolorze; ikona dodana przez Śmierdziucha jest ' +
      'czerwona i nie należy do ataku Bossa, który liczy tylko żółte i niebieskie.',
    why: {
      en: 'One principle for both questions: an effect names the icon, a boss attack names its colour.',
      pl: 'Jedna reguła na oba pytania: efekt mówi o ikonie, a atak Bossa o jej kolorze.',
    },
  },
  {
    id: 'U9',
    heading: 'Wydawanie Amunicji',
    en:
      'Ammo may be spent by a survivor who has finished or declined all own activations and the companion; no hit ' +
      'is required. After that no weapon is used this turn.',
    pl:
      'Amunicję może wydawać Ocalały, który skończył swoje aktywacje i aktywację Towarzysza albo z nich ' +
      'zrezygnował; żadne trafienie nie jest potrzebne. Potem w tej turze nie używa już Broni.',
    why: {
      en: 'Ammo comes after the weapon, but is not tied to its success.',
      pl: 'Amunicja następuje po Broni, ale nie zależy od jej skutku.',
    },
  },
  {
    id: 'U10',
    heading: 'Efekty Broni',
    en:
      'Multi-Hit allows fewer shapes than N. A weapon with Split may split each shape that it draws, both parts on ' +
      'the same target, also with Mow Down.',
    pl:
      'Przy Wielokrotnym Trafieniu można narysować mniej niż N Kształtów. Broń z Podziałem może podzielić każdy ' +
      'rysowany Kształt, obie części na tym samym celu, także przy Wykoszeniu.',
    why: {
      en: 'The rulebook allows the shapes and does not demand them; Split concerns one shape.',
      pl: 'Instrukcja pozwala na te Kształty, a nie ich wymaga; Podział dotyczy jednego Kształtu.',
    },
  },
  {
    id: 'U11',
    heading: 'Efekty Broni',
    en: 'Knockback with Long Range leaves the zombie in its street.',
    pl: 'Odrzut z Dalekim Zasięgiem zostawia Zombie na jego Ulicy.',
    why: {
      en:
        'Our own ruling; the Polish sentence could also mean the street of the one who shoots. No weapon of our own ' +
        'has both.',
      pl:
        'To nasze rozstrzygnięcie; zdanie z instrukcji mogłoby też oznaczać Ulicę strzelającego. Żadna z naszych ' +
        'Broni nie ma obu tych efektów.',
    },
  },
  {
    id: 'U12',
    heading: '2. Atak',
    en:
      'The boss in front is a target for every weapon, even if no zombie stands in the street; a locked Long Range ' +
      'does not help whoever has nobody in front.',
    pl:
      'Boss stojący przed Ocalałym jest celem każdej jego Broni, nawet jeśli na Ulicy nie ma Zombie; zablokowany Daleki ' +
      'Zasięg nie pomaga temu, kto nie ma nikogo przed sobą.',
    why: {
      en: 'The boss counts as standing in front, and an effect works once it is unlocked.',
      pl: 'Boss liczy się jako stojący przed Ocalałym, a efekt działa od odblokowania.',
    },
  },
  {
    id: 'U13',
    heading: 'Efekty Broni',
    en:
      'There are thirteen effects: Multi-Hit, which comes as 2 and as 3, is one of them. Each occurs on a weapon of ' +
      'our own.',
    pl:
      'Efektów jest trzynaście: Wielokrotne Trafienie, występujące jako 2 i jako 3, jest jednym z nich. Każdy jest ' +
      'na którejś z naszych Broni.',
    why: {
      en: 'The rulebook lists thirteen.',
      pl: 'Instrukcja wymienia trzynaście.',
    },
  },
] as const satisfies readonly RuleText[];
