/**
 * Broń w dłoń po polsku. Imiona graczy, Ocalałych i Bossów oraz nazwy broni stoją zawsze w mianowniku, a zdania nie
 * zdradzają płci, bo zestaw może przynieść własne nazwy.
 */
import type { Seat } from '@horda/kernel';
import { addressing, changesOf, isYou, labelled, plural, type NameOf } from '@horda/parts';
import { COLOURS, type Colour, type Speed } from '../content/content.ts';
import { HOUSE } from '../content/house.ts';
import type { Again, Choice, Deed, Gain } from '../state.ts';
import type { View } from '../view.ts';
import { reasons } from './reasons/pl.ts';
import { capitalised, makeTexts, type GearUpTexts, type Messages, type Wording } from './messages.ts';
import { phrasesOf, takenBack, type Terms } from './phrases.ts';
import { ammo, armour, damage, health, ofDamage, PRICES, settings, squares, WORDS } from './pl/words.ts';
import {
  activeWeapon,
  askedSeat,
  blowWith,
  bossById,
  mostBlocked,
  nameOfCompanion,
  offered,
  offers,
  partOf,
  situationOf,
  threatTo,
  upgradesOf,
} from './seen.ts';

const threatens = (n: number): string => plural('pl', n, { one: 'grozi', few: 'grożą', many: 'grozi', other: 'grozi' });
/** What a hint is measured by, as `advice.ts` counts it. */
const { does, who } = addressing('pl');
/** Czyja to ulica, w nawiasie za zombie. */
const street = (name: NameOf, seat: Seat): string => (isYou(name, seat) ? 'twoja ulica' : name(seat));

const FIGURES = [
  'pola do skreślenia na Bossie',
  'Obrażenia najbliższych Zombie',
  'twoje Zdrowie',
  'pola do skreślenia na Zombie',
] as const;

type Mark = Extract<Choice, { readonly do: 'mark' }>;

const TERMS: Terms = {
  language: 'pl',
  space: (space) => `ulica ${space}`,
  number: (n) => `nr ${n}`,
  squares: (names) => (names.length === 1 ? `pole ${names.join('')}` : `pola ${names.join(' ')}`),
  companion: (name) => `towarzysz ${name}`,
};

const AGAIN: Readonly<Record<Again, string>> = {
  adrenaline: 'Adrenalina: druga aktywacja za 1 Obrażenie',
  quickReload: 'Szybkie Przeładowanie: druga aktywacja za 1 Amunicję',
  criticalHit: 'Trafienie Krytyczne: druga aktywacja, na innym celu',
};
/** „Ulepszenie czerwonej broni”. */
const OF_COLOUR: Readonly<Record<Colour, string>> = {
  red: 'czerwonej',
  green: 'zielonej',
  blue: 'niebieskiej',
  yellow: 'żółtej',
};
const OF_PILE = { standard: 'Standardowych', special: 'Specjalnych' } as const;
const MOVED_BY_SCREAM: Readonly<Record<Speed, string>> = { slow: 'wolne', fast: 'szybkie' };
/** Na kim może leżeć następny Kształt; `rest`: pierwsze Zombie już trafiono. */
const AREA = {
  mowDown: { any: 'Zombie z dowolnego pola Ulicy', rest: 'Zombie z innego pola Ulicy', none: null },
  explosion: {
    any: 'Zombie z jednego, dowolnego pola Ulicy',
    rest: 'inne Zombie z tego samego pola Ulicy',
    none: null,
  },
} as const;
const PARTS = { whole: '', first: 'pierwsza część: ', second: 'druga część: ' } as const;

const moves = (n: number): string =>
  plural('pl', n, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' });
const hits = (n: number): string =>
  plural('pl', n, { one: '# trafienie', few: '# trafienia', many: '# trafień', other: '# trafienia' });
const leaves = (left: number): string =>
  left === 0
    ? 'nie zostaje żadne'
    : plural('pl', left, { one: 'zostaje #', few: 'zostają #', many: 'zostaje #', other: 'zostaje #' });

export const polish: Wording = (content) => {
  const { labels, effects, colours, icons, causes, marches } = WORDS;
  const {
    target,
    waiting,
    tool,
    squares: on,
    struck,
    member,
    kind,
    zombies,
    join,
    source,
  } = phrasesOf(TERMS, WORDS, content);

  const gains = ({ ammo: shots, armour: plates }: Gain): string =>
    join([...(shots > 0 ? [ammo(shots)] : []), ...(plates > 0 ? [armour(plates)] : [])]);
  /** Co grozi dalej i czym skończyłyby się plany. */
  const ahead = (view: View): string => {
    const threat = threatTo(view, content, askedSeat(view));
    const march = threat === 0 ? '' : ` W marszu ${threatens(threat)} ci ${damage(threat)}.`;
    return `${march}${view.fate === null ? '' : ` ${view.fate === 'victory' ? labels.victoryAhead : labels.deathAhead}`}`;
  };
  /** Skąd, ile i na kogo: „Atak Zombie: 5 Obrażeń dla ciebie, masz 12 punktów Zdrowia. ”. */
  const coming = (view: View): string => {
    const blow = blowWith(0, view);
    if (blow === null) return '';
    const hard = blow.hard === 0 ? '' : ` (w tym ${blow.hard} z pominięciem Pancerza)`;
    const from = `${source(blow.cause, view)}: ${damage(blow.damage)} dla ciebie${hard}`;
    return `${from}, masz ${health(blow.left + blow.lost)}. `;
  };
  const attack = (view: View): string => {
    const seat = askedSeat(view);
    const situation = situationOf(view, content);
    switch (situation.is) {
      case 'fresh': {
        const weapon = activeWeapon(view, content, seat);
        const uses = offered(view).some((option) => option.do === 'mark' && option.with === 'weapon');
        return weapon === null || !uses
          ? 'Może pomóc Towarzysz: narysuj Kształt na celu albo skreśl jedno pole.'
          : `${weapon.name.pl} (broń ${colours[weapon.colour]}): narysuj Kształt na celu albo skreśl jedno pole.`;
      }
      case 'suffer':
        return view.survivors[seat]?.attack.owedFor === 'adrenaline'
          ? `${effects.adrenaline.name}: ${damage(1)}. Przyjmuje je Pancerz czy Zdrowie?`
          : `Kształt leży w poprzek kropkowanej linii: ${damage(1)}. Przyjmuje je Pancerz czy Zdrowie?`;
      case 'again':
        return 'Możesz zaatakować drugi raz.';
      case 'knock':
        return 'Możesz odepchnąć trafione Zombie.';
      case 'ammo': {
        const { gained, used } = view.survivors[seat]!.ammo;
        return `Możesz wydać Amunicję (masz ${gained - used}): każda skreśla jedno pole.`;
      }
      case 'done':
        return 'Nie masz już czego skreślać. Daj znać, że wszystko gotowe.';
      case 'split':
        return `${capitalised(tool(situation.tool, view, seat))}, ${effects.split.name}: ${situation.must ? 'teraz druga część' : 'możesz dodać drugą część'}, na tym samym celu.`;
      case 'multiHit':
        return `${capitalised(tool(situation.tool, view, seat))}, ${effects[situation.effect].name}: jeszcze ${hits(situation.hits)}, na dowolnym celu.`;
      case 'mowDown':
      case 'explosion': {
        const next = AREA[situation.is][situation.zombies];
        const targets = [...(next === null ? [] : [next]), ...(situation.boss ? [labels.boss] : [])];
        return `${capitalised(tool(situation.tool, view, seat))}, ${effects[situation.is].name}: teraz ${targets.join(' albo ')}.`;
      }
      default:
        return situation satisfies never;
    }
  };

  const marked = (choice: Mark, view: View, name: NameOf, part: string): string =>
    `${capitalised(tool(choice.with, view, choice.by))}: ${target(choice.target, view, name)}, ` +
    `${part}${on(view, choice.target, choice.cells)}`;
  /** Co już zrobiono, mogło zmienić to, którą częścią jest skreślenie. */
  const deed = (done: Deed, view: View, name: NameOf): string =>
    done.do === 'mark' ? marked(done, view, name, '') : choices[done.do](done as never, view, name);

  const choices: Messages['choices'] = {
    take: ({ survivor }) => `Weź: ${content.survivors[survivor]?.name.pl ?? labels.survivor}`,
    putBack: ({ by }, view) =>
      `Odłóż: ${content.survivors[view.survivors[by]?.survivor ?? -1]?.name.pl ?? labels.survivor}`,
    mark: (choice, view, name) => marked(choice, view, name, PARTS[partOf(choice, view, content)]),
    knock: (choice, view, name) => `${effects.knockback.name}: ${target(choice.target, view, name)} → ulica 3`,
    again: ({ how }) => AGAIN[how],
    suffer: ({ with: by }) => (by === 'armour' ? 'Obrażenie przyjmuje Pancerz' : 'Obrażenie przyjmuje Zdrowie'),
    cease: () => 'Koniec z bronią: przejdź do Amunicji',
    ammo: (choice, view, name) =>
      `Amunicja: ${target(choice.target, view, name)}, ${on(view, choice.target, [choice.cell])}`,
    confirm: () => 'Gotowe',
    takeBack: (choice, view, name) => {
      const { first, count } = takenBack(choice, view);
      const back = count === 1 ? 'Cofnij' : `Cofnij ${moves(count)}`;
      return first === null ? back : `${back}${count === 1 ? '' : ', od'}: ${deed(first, view, name)}`;
    },
    change: () => 'Zmień plan',
    upgrade: ({ weapon }, view) => {
      const survivor = view.survivors[askedSeat(view)];
      const printed = content.survivors[survivor?.survivor ?? -1]?.weapons.find(({ colour }) => colour === weapon);
      if (survivor === undefined || printed === undefined) return capitalised(colours[weapon]);
      const done = survivor.weapons[COLOURS.indexOf(weapon)]?.upgrades ?? 0;
      const effect = upgradesOf(view, printed)[done];
      return `${printed.name.pl} (${colours[weapon]}): ${effect === undefined ? labels.upgrade : effects[effect].name}`;
    },
    block: ({ armour: plates }, view) => {
      const blow = blowWith(plates, view);
      if (blow === null) return plates === 0 ? 'Bez Pancerza' : `Zużyj ${armour(plates)}`;
      const used = plates === 0 ? 'Bez Pancerza' : `Pancerz przyjmuje ${plates}`;
      if (blow.lost === 0) return `${used}, Zdrowie bez zmian (${blow.left})`;
      return `${used}, Zdrowie traci ${blow.lost} (${blow.left === 0 ? 'nic nie zostaje: śmierć' : leaves(blow.left)})`;
    },
    pay: ({ with: price }, view) => {
      const blow = blowWith(0, view);
      if (blow === null) return `Zapłać ${PRICES[price]} i uniknij Obrażeń`;
      return `Zapłać ${PRICES[price]} i uniknij ${ofDamage(blow.damage)}, Zdrowie bez zmian (${blow.left + blow.lost})`;
    },
    assign: ({ card, to }, view, name) => `${waiting(card, view)} → ${to < 0 ? labels.middle : who(name, to)}`,
    agree: () => 'Zgoda, tak rozdzielamy',
  };

  return {
    ...WORDS,
    title: 'Zombicide: Broń w dłoń',
    about: 'Gra kooperacyjna dla 1–6 osób: skreślajcie Zombie pole po polu, a w drugiej rundzie zabijcie Bossa.',
    settings: settings(content),
    target,
    prompts: {
      'setup.take': (view) =>
        offers(view, 'take') ? 'Wybierz, kim grasz.' : 'Masz już planszę Ocalałego i możesz ją jeszcze odłożyć.',
      'attack.act': (view) => `${attack(view)}${ahead(view)}`,
      'attack.ready': (view) => `Twój plan jest gotowy i możesz go jeszcze zmienić.${ahead(view)}`,
      'upgrade.choose': (view) => {
        const due = view.survivors[askedSeat(view)]?.due ?? 1;
        return due > 1 ? `Ulepszenia do wyboru: ${due}. Którą broń rozwijasz najpierw?` : 'Którą broń ulepszasz?';
      },
      'damage.block': (view) => `${coming(view)}Ile przyjmuje Pancerz? Może przyjąć najwyżej ${mostBlocked(view)}.`,
      'ability.pay': (view) => {
        const most = mostBlocked(view);
        const price = PRICES[content.bosses[view.boss.boss]?.price ?? 'ammo'];
        const instead = most === 0 ? '' : ` Jeśli nie, Pancerz może przyjąć najwyżej ${most}.`;
        return `${coming(view)}Płacisz ${price}, żeby tego uniknąć?${instead}`;
      },
      'spawn.assign': (view, name) =>
        view.commander === view.seat
          ? 'Namnażanie: przydziel każde Zombie i zatwierdź podział. Karty mogą przekładać wszyscy.'
          : `Namnażanie: kto bierze które Zombie? Podział zatwierdza ${name(view.commander)}.`,
    },
    choices,
    events: {
      survivorTaken: (e, name) =>
        `${does(name, e.seat, 'bierze')} planszę: ${content.survivors[e.survivor]?.name.pl ?? labels.survivor}.`,
      survivorPutBack: (e, name) =>
        `${does(name, e.seat, 'odkłada')} planszę: ${content.survivors[e.survivor]?.name.pl ?? labels.survivor}.`,
      companionsDrawn: (e) => `Towarzysze: ${join(e.companions.map((n) => nameOfCompanion(content, n, 'pl')))}.`,
      zombiesDealt: (e, name) =>
        e.zombies.length === 0
          ? `${does(name, e.seat, 'zaczyna')} z pustą ulicą.`
          : `${does(name, e.seat, 'zaczyna')} z kartami na ulicy 3: ${zombies(e.zombies)}.`,
      roundBegan: ({ round }) =>
        round === 1 ? 'Runda 1: dziewięć tur do przybycia Bossa.' : `Runda ${round}: dziewięć tur, żeby zabić Bossa.`,
      bossArrived: (e, name) =>
        `Przybywa Boss: ${content.bosses[e.boss]?.name.pl ?? labels.boss}! Pierwszy przystanek: ${street(name, e.seat)}.`,
      cardRevealed: (e) => `Tura ${e.turn}: broń ${colours[e.colour]}, ${marches[e.march]}.`,
      marked: (e, name) => {
        const crosses =
          e.tool === 'weapon'
            ? does(name, e.seat, 'skreśla')
            : `${capitalised(TERMS.companion(nameOfCompanion(content, e.tool, 'pl')))} skreśla`;
        const at = struck(e, e.street === e.seat ? null : street(name, e.street));
        return `${crosses} ${squares(e.cells.length)}: ${at}, ${leaves(e.left)}.`;
      },
      ammoSpent: (e, name) => `${does(name, e.seat, 'wydaje')} Amunicję: ${struck(e, null)}, ${leaves(e.left)}.`,
      gained: ({ seat, gain, why }, name) => {
        if (gain.ammo <= 0 && gain.armour <= 0) return `${does(name, seat, 'nie zdobywa')} nic, bo tor jest pełny.`;
        return why === 'icons'
          ? `${does(name, seat, 'zdobywa')} ${gains(gain)}.`
          : `${does(name, seat, 'zdobywa')} ${gains(gain)} (${effects[why].name}).`;
      },
      knockedBack: (e, name) =>
        `${kind(e.zombie)}${e.street === e.seat ? '' : ` (${street(name, e.street)})`} leci z powrotem na ulicę 3.`,
      activatedAgain: (e, name) => `${does(name, e.seat, 'atakuje')} drugi raz: ${effects[e.how].name}.`,
      furyCrossed: (e, name) => `${does(name, e.seat, 'skreśla')} pole ${e.space} Toru Furii.`,
      rowsCrossed: (e) => `Słaby punkt otoczony! Jego rząd i kolumna skreślają się same: ${squares(e.cells.length)}.`,
      tookBack: ({ seat, deeds, dropped }, name) => {
        const others = dropped.map((each) => `${who(name, each.seat)} (${each.deeds})`);
        const lost = others.length === 0 ? '' : ` Przepada też to, co się na tym opierało: ${join(others)}.`;
        return `${does(name, seat, 'cofa')} ${moves(deeds)}.${lost}`;
      },
      confirmed: (e, name) => labelled(name, e.seat, 'gotowe.', 'Twój plan gotowy.'),
      changedMind: (e, name) => `${does(name, e.seat, 'zmienia')} plan.`,
      attackEnded: () => 'Wszystkie plany gotowe: skreślenia się liczą.',
      zombieKilled: (e, name) =>
        `${kind(e.zombie)} ginie (${isYou(name, e.street) ? 'twoja ulica' : `ulica: ${name(e.street)}`}).`,
      memberKilled: (e) => `${member(e.member)} nie żyje.`,
      upgraded: (e, name) =>
        `${does(name, e.seat, 'odblokowuje')} Ulepszenie ${e.upgrade} ${OF_COLOUR[e.weapon]} broni.`,
      upgradeLost: (e, name) => {
        const lost = plural('pl', e.upgrades, {
          one: 'przepada # Ulepszenie',
          few: 'przepadają # Ulepszenia',
          many: 'przepada # Ulepszeń',
          other: 'przepada # Ulepszenia',
        });
        return `${does(name, e.seat, 'nie ma')} już czego ulepszać: ${lost}.`;
      },
      marched: (e, name) => {
        const verb = e.zombies.length === 1 ? 'idzie' : 'idą';
        const way = `${e.from} na ulicę ${e.from - 1}.`;
        const march = `${zombies(e.zombies)} ${verb} z`;
        return labelled(name, e.seat, `${march} ulicy ${way}`, `${capitalised(march)} twojej ulicy ${way}`);
      },
      zombieAttacked: (e, name) =>
        isYou(name, e.seat)
          ? `${kind(e.zombie)} atakuje cię: ${damage(e.damage)}.`
          : `${kind(e.zombie)} atakuje: ${name(e.seat)}, ${damage(e.damage)}.`,
      bomberExploded: (e, name) =>
        `${kind(e.zombie)} wybucha (${isYou(name, e.seat) ? 'twoja ulica' : `ulica: ${name(e.seat)}`}): ${damage(e.damage)} dla każdego!`,
      damaged: (e, name) => {
        const lost = [...(e.health > 0 ? [health(e.health)] : []), ...(e.armour > 0 ? [armour(e.armour)] : [])];
        const what =
          lost.length === 0 ? `${does(name, e.seat, 'nie traci')} nic` : `${does(name, e.seat, 'traci')} ${join(lost)}`;
        return `${what} (${causes[e.cause]}), Zdrowie: ${e.left}.`;
      },
      armourLost: ({ seat, armour: plates, by }, name) => {
        const cause = by === 'catcher' ? WORDS.members[0] : (bossById(content, by)?.name.pl ?? labels.boss);
        return plates === 0
          ? `${does(name, seat, 'nie ma')} Pancerza do stracenia (${cause}).`
          : `${does(name, seat, 'traci')} ${armour(plates)} (${cause}).`;
      },
      prevented: (e, name) => `${does(name, e.seat, 'płaci')} ${PRICES[e.with]}, żeby uniknąć Obrażeń.`,
      spawned: (e) =>
        e.zombies.length === 0
          ? `Namnażanie ${e.letter}: nikt nie przychodzi.`
          : `Namnażanie ${e.letter}: ${zombies(e.zombies)}.`,
      assigned: (e, name) =>
        e.to < 0
          ? `${does(name, e.seat, 'odkłada')} kartę na środek: ${kind(e.zombie)}.`
          : e.to === e.seat
            ? `${does(name, e.seat, 'bierze')} kartę: ${kind(e.zombie)}.`
            : `${does(name, e.seat, 'przydziela')} kartę: ${kind(e.zombie)} → ${who(name, e.to)}.`,
      zombieArrived: (e, name) =>
        isYou(name, e.seat)
          ? `${kind(e.zombie)} wchodzi na twoją ulicę 3.`
          : `${kind(e.zombie)} wchodzi na ulicę 3: ${name(e.seat)}.`,
      pileReshuffled: (e) =>
        `Stos ${OF_PILE[e.pile]} Zombie jest pusty: wracają do niego odrzucone karty, wytarte i potasowane.`,
      bossCardRevealed: (e) => `Karta Bossa, faza ${e.phase}: ${e.icons.map((icon) => icons[icon]).join(', potem ')}.`,
      bossAttacked: (e) =>
        e.special
          ? `Specjalny Atak Bossa: ${damage(e.damage)} dla każdego.`
          : `Atak Bossa: ${damage(e.damage)} dla każdego.`,
      abilityUsed: (e) => `${content.bosses[e.boss]?.name.pl ?? labels.boss} używa umiejętności.`,
      screamed: (e) =>
        e.speed === null
          ? 'Tor krzyku jest pełny: nikt się nie rusza.'
          : `Rozlega się krzyk: ruszają się ${MOVED_BY_SCREAM[e.speed]} Zombie.`,
      bossMoved: (e, name) => `Boss przechodzi dalej, teraz: ${street(name, e.to)}.`,
      gameEnded: ({ ending, dead }, name) => {
        if (ending === 'victory') return 'Boss nie żyje. Zwycięstwo!';
        if (ending === 'outOfTime') return 'Runda 2 się kończy, a Boss żyje. Porażka.';
        return dead === null ? 'Ktoś z Ocalałych ginie. Porażka.' : `${does(name, dead, 'ginie')}. Porażka.`;
      },
    },
    reasons: (names) => reasons({ ...names, struck, ...WORDS }),
    outlook: (now, later) => {
      const changes = changesOf('pl', now, later, FIGURES);
      if (changes.length === 0) return 'stół bez zmian';
      return changes.map(({ figure, before, after }) => `${figure} ${after} (teraz ${before})`).join(', ');
    },
    verbs: {
      take: ['weź', 'Ocalały'],
      putBack: ['odłóż', 'Ocalały'],
      mark: ['skreśl', 'rysuj', 'kształt', 'traf'],
      knock: ['odepchnij', 'odrzut'],
      again: ['drugi raz', 'ponownie', 'znowu'],
      suffer: ['przyjmij', 'obrażenie'],
      cease: ['koniec z bronią', 'dość'],
      ammo: ['amunicja', 'strzelaj'],
      confirm: ['gotowe', 'potwierdź', 'koniec'],
      takeBack: ['cofnij'],
      change: ['zmień', 'plan'],
      upgrade: ['ulepsz', 'ulepszenie'],
      block: ['zużyj', 'osłoń'],
      pay: ['zapłać'],
      assign: ['przydziel', 'daj'],
      agree: ['zgoda', 'zatwierdź'],
    },
  };
};

export const pl: GearUpTexts = makeTexts('pl', polish, HOUSE);
