import { choose, draw, nextOpen, openAsk, run, seeded, seedOf, type Seat } from '@horda/kernel';
import { misaddressed, repeated, toldOfSettings, unreadable, unsearchable } from '@horda/testing';
import { expect, test } from 'vitest';
import {
  ALL_CHOICES,
  ALL_EVENTS,
  asking,
  BOMBER,
  CHOICES,
  cardOf,
  CRAWLER,
  EVENTS,
  OTHER_RUNNER,
  RUNNER,
  tableOf,
  USUAL,
  VIEW,
  WALKER,
} from '../../test/samples.ts';
import { figures } from '../advice.ts';
import { PROMPTS } from '../cite.ts';
import { zombieCards } from '../content/cards.ts';
import { BOSSES, EFFECTS, SPECIAL_KINDS, STANDARD_KINDS } from '../content/content.ts';
import { HOUSE } from '../content/house.ts';
import { gearUp } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { PACK } from '../pack.ts';
import { ENDINGS, STEPS, type Activation, type Choice, type Deed, type Event, type State } from '../state.ts';
import type { View } from '../view.ts';
import { cellName, cellNames } from './cells.ts';
import { en } from './en.ts';
import type { GearUpTexts } from './messages.ts';
import { textsOfPack } from './pack.ts';
import { pl } from './pl.ts';

const TEXTS: Readonly<Record<'pl' | 'en', GearUpTexts>> = { pl, en };
const name = (seat: Seat): string => ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa', 'Filip'][seat]!;

function expectReadable(told: readonly string[]): void {
  expect(unreadable(told)).toEqual([]);
}

test('every event is told in both languages, differently, as a sentence', () => {
  for (const e of ALL_EVENTS) {
    const told = [pl.event(e, name), en.event(e, name)];
    expectReadable(told);
    expect(told[0]).not.toBe(told[1]);
    for (const text of told) expect(text).toMatch(/^[\p{Lu}\d].*[.!]$/u);
  }
});

test('the log speaks to its reader, and calls nobody "you" who only watches', () => {
  const texts = { pl, en };
  for (const e of ALL_EVENTS) expect(misaddressed(6, (language, to) => texts[language].event(e, to))).toEqual([]);
});

test('every prompt is put in both languages, differently, whatever is offered', () => {
  const views = [VIEW, ...Object.values(CHOICES).map((options) => asking(VIEW, ...options))];
  for (const view of [...views, { ...VIEW, fate: 'death' as const }, tableOf({ players: 1, boss: 'mutation' })])
    for (const prompt of PROMPTS) {
      const told = [pl.prompt(prompt, view, name), en.prompt(prompt, view, name)];
      expectReadable(told);
      expect(told[0]).not.toBe(told[1]);
      for (const text of told) expect(text).toMatch(/^[\p{Lu}\d].*[.?!]$/u);
    }
  expect(() => pl.prompt('toString', VIEW, name)).toThrow('toString');
});

test('every choice has a label in both languages, and no two share one', () => {
  for (const texts of Object.values(TEXTS)) {
    const labels = ALL_CHOICES.map((choice) => texts.option(choice, VIEW, name));
    expectReadable(labels);
    expect(repeated(labels)).toEqual([]);
    for (const label of labels) expect(label).toMatch(/^[\p{Lu}\d]/u);
  }
});

test('squares are named by column and row from the top left corner; places without a square have no number', () => {
  expect(cellNames(['..do', '.oso', 'oado'])).toEqual(['C1', 'D1', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3']);
  expect(cellName(['.o'], 0)).toBe('B1');
});

test('a mark names the tool, the target with its place, and the squares', () => {
  const told = (texts: GearUpTexts): string[] => CHOICES.mark.map((choice) => texts.option(choice, VIEW, name));
  expect(told(pl)).toEqual([
    'Piła do betonu: Biegacz nr 1 (ulica 2), pola D1 B2 C2 D2 A3',
    'Piła do betonu: Biegacz nr 2 (ulica 2), pola D1 B2 C2 D2 A3',
    'Piła do betonu: Biegacz nr 1 (ulica 2), pole D1',
    'Piła do betonu: Super Abominacja, pola C1 D1 E1 C2 D2',
    'Towarzysz Lisa: Szwendacz (ulica 1), pole B1',
  ]);
  expect(told(en)[4]).toBe('Companion Lisa: Walker (street 1), square B1');
  const far: Choice = { do: 'mark', by: 0, with: 'weapon', target: cardOf('runner', 2), cells: [0] };
  expect(pl.option(far, VIEW, name)).toBe('Piła do betonu: Biegacz (ulica 2, Bartek), pole C1');
});

test('B140 members of Dead Sox are named one by one', () => {
  const sox = tableOf({ boss: 'deadSox' });
  expect([-1, -2, -3].map((target) => pl.target(target, sox, name))).toEqual(['Łapacz', 'Pałkarz', 'Miotacz']);
  expect(EVENTS.memberKilled.map((e) => en.event(e, name))).toEqual([
    'Catcher is dead.',
    'Batter is dead.',
    'Pitcher is dead.',
  ]);
});

/** Kenji with the Sansetsukon, in the middle of a hit whose first part is this one. */
function dividing(part: Activation['part']): View {
  const now = { tool: 'weapon', hits: 1, drawn: [RUNNER], spaces: [2], street: 0, struck: [RUNNER] } as const;
  return tableOf({
    row: [3],
    streets: [[[RUNNER, 2]]],
    change: (s) => {
      s.survivors[0]!.survivor = 2;
      s.survivors[0]!.attack.now = part === null ? null : { ...now, bloody: false, part, closed: false };
    },
  });
}

test('B117 T14 the parts of a divided shape are told apart, and the second is demanded or allowed', () => {
  const first = { target: RUNNER, cells: [0, 1, 3], lined: false, must: true };
  const mark: Choice = { do: 'mark', by: 0, with: 'weapon', target: RUNNER, cells: [5, 6] };
  expect(pl.option(mark, dividing(null), name)).toBe('Sansetsukon: Biegacz (ulica 2), pierwsza część: pola A3 B3');
  expect(en.option(mark, dividing(first), name)).toBe('Sansetsukon: Runner (street 2), second piece: squares A3 B3');
  const told = [first, { ...first, cells: [0], must: false }].map((part) =>
    pl.prompt('attack.act', asking(dividing(part), mark), name),
  );
  expect(told).toEqual([
    'Sansetsukon, Podział: teraz druga część, na tym samym celu.',
    'Sansetsukon, Podział: możesz dodać drugą część, na tym samym celu.',
  ]);
});

test('T4 what is taken back is named by its first deed, and counted', () => {
  const deeds: Deed[] = [CHOICES.mark[2]!, CHOICES.ammo[0]!];
  const view: View = { ...VIEW, survivors: VIEW.survivors.map((one, seat) => (seat === 0 ? { ...one, deeds } : one)) };
  const told = [0, 1].map((from) => pl.option({ do: 'takeBack', by: 0, from }, view, name));
  expect(told).toEqual([
    'Cofnij 2 ruchy, od: Piła do betonu: Biegacz nr 1 (ulica 2), pole D1',
    'Cofnij: Amunicja: Biegacz nr 1 (ulica 2), pole C1',
  ]);
});

test('an upgrade names the weapon and the effect that comes next, on the side that is played', () => {
  const blue: Choice = { do: 'upgrade', weapon: 'blue' };
  expect(pl.option(blue, VIEW, name)).toBe('Gwoździarka (niebieska): Szybkie Przeładowanie');
  expect(pl.option(blue, tableOf({ players: 1 }), name)).toBe('Gwoździarka (niebieska): Odrzut');
  const one = tableOf({ change: (s) => void (s.survivors[0]!.weapons[2]!.upgrades = 1) });
  expect(en.option(blue, one, name)).toBe('Nail Gun (blue): Long Range');
});

test('two cards of a kind in the middle of the table are told apart', () => {
  const wave = [CRAWLER, cardOf('crawler', 1), BOMBER].map((card) => ({ card, to: -1 }));
  const view = tableOf({ change: (s) => void (s.wave = wave) });
  const told = wave.map(({ card }) => pl.option({ do: 'assign', by: 0, card, to: 1 }, view, name));
  expect(told).toEqual(['Pełzacz nr 1 → Bartek', 'Pełzacz nr 2 → Bartek', 'Bombowiec → Bartek']);
});

test('B78 B128 the attack step warns of the march: attackers of the own street, and bombers of all', () => {
  const bomber = VIEW.survivors[1]!.street[1]!.damage;
  const prompt = pl.prompt('attack.act', asking(VIEW, ...CHOICES.mark), name);
  // The Walker is slow and does not come on this card.
  expect(prompt).toContain(`W marszu grożą ci ${bomber} Obrażenia.`);
  const calm = tableOf({ row: [0], streets: [[[WALKER, 1]]] });
  expect(pl.prompt('attack.act', asking(calm, ...CHOICES.mark), name)).not.toContain('W marszu');
  expect(en.prompt('attack.act', { ...VIEW, fate: 'victory' }, name)).toContain('the boss dies');
});

test('who is ready may change the plan, and is not told what the table says anyway: who is not', () => {
  const prompt = pl.prompt('attack.ready', asking(tableOf({ players: 3 }), ...CHOICES.change), name);
  expect(prompt).toContain('możesz go jeszcze zmienić.');
  expect(prompt).not.toMatch(/Bartek|Celina/);
});

/** The first seat is asked about damage. */
function harmed(view: View, harm: NonNullable<View['harm']>, ...options: Choice[]): View {
  return { ...asking(view, ...options), harm };
}

test('B84 B85 the question about armour says what comes, from whom, and what each answer leaves', () => {
  const amounts = [5, 0, 0];
  const blocks = CHOICES.block;
  const well = harmed(VIEW, { cause: 'zombies', amounts, hard: [0, 0, 0] }, ...blocks);
  expect(pl.prompt('damage.block', well, name)).toBe(
    'Atak Zombie: 5 Obrażeń dla ciebie, masz 20 punktów Zdrowia. Ile przyjmuje Pancerz? Może przyjąć najwyżej 5.',
  );
  expect(blocks.map((block) => pl.option(block, well, name))).toEqual([
    'Bez Pancerza, Zdrowie traci 5 (zostaje 15)',
    'Pancerz przyjmuje 1, Zdrowie traci 4 (zostaje 16)',
    'Pancerz przyjmuje 2, Zdrowie traci 3 (zostaje 17)',
    'Pancerz przyjmuje 5, Zdrowie bez zmian (20)',
  ]);
  const weak = tableOf({ change: (s) => void (s.survivors[0]!.health = 4) });
  const dying = harmed(weak, { cause: 'bossSpecial', amounts, hard: [0, 0, 0] }, ...blocks);
  expect(blocks.map((block) => en.option(block, dying, name))).toEqual([
    'No armour, health loses 4 (none left: death)',
    'Armour takes 1, health loses 4 (none left: death)',
    'Armour takes 2, health loses 3 (1 left)',
    'Armour takes 5, health stays at 4',
  ]);
});

test('B144 damage that armour cannot stop is counted and named', () => {
  const sox = tableOf({ boss: 'deadSox' });
  const view = harmed(sox, { cause: 'bossAttack', amounts: [2, 2, 2], hard: [1, 1, 1] }, { do: 'block', armour: 2 });
  expect(en.prompt('damage.block', view, name)).toBe(
    'Dead Sox (attack): 3 damage to you (1 of it past armour). You have 20 health. How much does your armour take? It can take up to 2.',
  );
  expect(pl.prompt('damage.block', view, name)).toMatch(
    '3 Obrażenia dla ciebie (w tym 1 z pominięciem Pancerza), masz',
  );
  expect(pl.option({ do: 'block', armour: 2 }, view, name)).toBe('Pancerz przyjmuje 2, Zdrowie traci 1 (zostaje 19)');
});

test('B139 U7 the question about paying names the boss, the damage and the other way out', () => {
  const table = tableOf({ boss: 'zombiephant' });
  const options: Choice[] = [{ do: 'pay', with: 'ammo' }, ...CHOICES.block.slice(0, 2)];
  const view = harmed(table, { cause: 'ability', amounts: [2, 2, 2], hard: [0, 0, 0] }, ...options);
  expect(pl.prompt('ability.pay', view, name)).toBe(
    'Słońmbie (umiejętność): 2 Obrażenia dla ciebie, masz 20 punktów Zdrowia. Płacisz 1 Amunicję, żeby tego uniknąć? ' +
      'Jeśli nie, Pancerz może przyjąć najwyżej 1.',
  );
  expect(options.map((option) => pl.option(option, view, name))).toEqual([
    'Zapłać 1 Amunicję i uniknij 2 Obrażeń, Zdrowie bez zmian (20)',
    'Bez Pancerza, Zdrowie traci 2 (zostaje 18)',
    'Pancerz przyjmuje 1, Zdrowie traci 1 (zostaje 19)',
  ]);
});

test('B140 the log names the boss that was hit, of Dead Sox the member', () => {
  expect(EVENTS.ammoSpent.map((e) => en.event(e, name))).toEqual([
    'Ania spends ammo: Runner, 2 left.',
    'Ania spends ammo: Super Abomination, 22 left.',
    'Ania spends ammo: Catcher, 7 left.',
  ]);
});

test('every effect, kind, boss and shape is named and explained in both languages, briefly', () => {
  for (const texts of Object.values(TEXTS)) {
    const abilities = [...STANDARD_KINDS, ...SPECIAL_KINDS].flatMap((kind) => texts.zombieAbilities[kind] ?? []);
    const rules = HOUSE.bosses.flatMap((boss) => [texts.bossRule(boss) ?? [], texts.bossAbility(boss)].flat());
    const told = [...EFFECTS.map((effect) => texts.effects[effect].text), ...abilities, ...rules];
    expectReadable([...told, ...HOUSE.shapes.map(texts.shape)]);
    expect(repeated(HOUSE.shapes.map(texts.shape))).toEqual([]);
    expect(told.filter((text) => text.length > 130 || !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  }
});

test('B132 B139 B145 B149 abilities of bosses say the numbers and the price of the content', () => {
  const zombiephant = HOUSE.bosses.find(({ id }) => id === 'zombiephant')!;
  expect(pl.bossAbility(zombiephant)).toBe('2 Obrażenia dla każdego; kto zapłaci 1 Amunicję, unika ciosu.');
  expect(pl.bossAbility({ ...zombiephant, power: 5, price: 'armour' })).toBe(
    '5 Obrażeń dla każdego; kto zapłaci 1 Pancerz, unika ciosu.',
  );
  expect(en.bossAbility({ ...zombiephant, power: 3, price: null })).toBe('3 damage to each survivor.');
  const deadSox = HOUSE.bosses.find(({ id }) => id === 'deadSox')!;
  expect(pl.bossAbility(deadSox)).toBe('Każdy żywy członek drużyny zadaje każdemu 1 Obrażenie, na swój sposób.');
});

test('every setting and each of its values is explained', () => {
  for (const { settings } of Object.values(TEXTS))
    for (const told of toldOfSettings(OPTIONS, settings, 6)) {
      expectReadable(told);
      expect(repeated(told)).toEqual([]);
    }
});

test('every label, step, colour, kind, ending, figure and pile has its own words', () => {
  for (const texts of Object.values(TEXTS)) {
    const { labels, steps, colours, kinds, endings, figures: numbers, piles, icons, causes, speeds, marches } = texts;
    expect(Object.keys(steps)).toEqual(STEPS);
    expect(Object.keys(endings)).toEqual(ENDINGS);
    expect(Object.keys(piles).toSorted()).toEqual(Object.keys(PACK.count(HOUSE)).toSorted());
    const summary = Object.keys(gearUp.summary(gearUp.setup(USUAL, 1, seedOf('words'), null)));
    expect(['ending', ...Object.keys(numbers)].toSorted()).toEqual(summary.toSorted());
    const groups = [labels, colours, kinds, endings, numbers, piles, icons, causes, speeds, marches];
    for (const group of groups) expect(repeated(Object.values<string>(group))).toEqual([]);
    expectReadable([texts.title, texts.about, ...groups.flatMap((group) => Object.values<string>(group))]);
    expectReadable(Object.values(steps).flatMap((step) => [step.name, step.short]));
  }
});

test('numbers are inflected', () => {
  const lost = (health: number): Event => ({ type: 'damaged', seat: 0, cause: 'zombies', armour: 0, health, left: 9 });
  expect([1, 2, 5, 12, 22].map((n) => pl.event(lost(n), name))).toEqual(
    ['1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty'].map(
      (points) => `Ania traci ${points} Zdrowia (atak Zombie), Zdrowie: 9.`,
    ),
  );
  expect(EVENTS.marked.map((e) => pl.event(e, name))).toEqual([
    'Ania skreśla 5 pól: Biegacz, zostają 4.',
    'Ania skreśla 1 pole: Biegacz (Bartek), nie zostaje żadne.',
    'Ania skreśla 2 pola: Super Abominacja (Bartek), zostaje 12.',
    'Towarzysz Lisa skreśla 2 pola: Miotacz, zostaje 1.',
  ]);
  expect(pl.event(EVENTS.gained[2]!, name)).toBe('Ania zdobywa 5 Amunicji i 1 Pancerz.');
});

test('a name is shown as it was given, whatever stands in it', () => {
  for (const texts of Object.values(TEXTS))
    for (const e of ALL_EVENTS) expect(texts.event(e, () => 'a#$&').replaceAll('a#$&', '')).not.toMatch(/#|A\$&/u);
});

test('a choice is found by every word of its name, with and without accents', () => {
  expect(pl.words(CHOICES.mark[0]!)).toEqual(expect.arrayContaining(['biegacz', 'd1', 'a3', 'skreśl', 'skresl']));
  expect(en.words({ do: 'take', by: 0, survivor: 1 })).toContain('lisa');
  expect(pl.words({ do: 'upgrade', weapon: 'red' })).toEqual(expect.arrayContaining(['piła do betonu', 'czerwona']));
  for (const texts of Object.values(TEXTS))
    for (const choice of ALL_CHOICES) {
      const words = texts.words(choice);
      expect(words.length).toBeGreaterThan(0);
      expect(unsearchable(words)).toEqual([]);
    }
});

test('a pack brings its own names of survivors, weapons and bosses', () => {
  const [ethan, ...others] = HOUSE.survivors;
  const [saw, ...weapons] = ethan!.weapons;
  const spade = { ...saw!, name: { pl: 'Łopata #1', en: 'Spade #1' } };
  const zofia = { ...ethan!, name: { pl: 'Zofia', en: 'Sophie' }, weapons: [spade, ...weapons] };
  const bosses = HOUSE.bosses.map((boss) => ({ ...boss, name: { pl: `Szef ${boss.id}`, en: `Chief ${boss.id}` } }));
  const content = { ...HOUSE, survivors: [zofia, ...others], bosses };
  const texts = textsOfPack('pl', content);
  expect(texts.option(CHOICES.mark[2]!, VIEW, name)).toBe('Łopata #1: Biegacz nr 1 (ulica 2), pole D1');
  expect([texts.survivor(0), texts.weapon(0, 'red'), texts.boss(0), texts.companion(0)]).toEqual([
    'Zofia',
    'Łopata #1',
    'Szef superAbomination',
    'Zofia',
  ]);
  expect(textsOfPack('en', content).settings.boss.values.mutation).toBe('Chief mutation');
});

test('the reason of a hint names the figures that change, with an average as the language writes it', () => {
  const street = VIEW.survivors.flatMap((one) => one.street);
  const squares = street.reduce(
    (sum, { card }) => sum + zombieCards(HOUSE)[card]!.rows.join('').replaceAll('.', '').length,
    0,
  );
  const near = street.filter(({ card }) => card === WALKER || card === BOMBER).reduce((sum, z) => sum + z.damage, 0);
  expect(figures(VIEW)).toEqual([VIEW.boss.left, near, 20, squares]);
  expect(figures({ ...VIEW, seat: null })[2]).toBe(60);
  expect(pl.outlook([50, 6, 20, 40], [45.25, 6, 20, 40])).toBe('pola do skreślenia na Bossie 45,3 (teraz 50)');
  expect(en.outlook([50, 6, 20, 40], [50, 2, 19, 40])).toBe(
    'damage of the nearest zombies 2 (now 6), your health 19 (now 20)',
  );
  expect([pl.outlook([1, 1, 1, 1], [1, 1, 1, 1]), en.outlook([1, 1, 1, 1], [1, 1, 1, 1])]).toEqual([
    'stół bez zmian',
    'no change on the table',
  ]);
});

test('12 random games are told completely, and no two options of a question look alike', () => {
  const garbled = new Set<string>();
  const alike = new Set<string>();
  const watch = (s: State): void => {
    for (const texts of Object.values(TEXTS)) {
      const told = s.kernel.events.map((e) => texts.event(e, name));
      for (const seat of s.survivors.keys()) {
        const ask = openAsk(s, seat);
        if (ask === null) continue;
        const view = gearUp.view(s, seat);
        const labels = ask.options.map((choice) => texts.option(choice, view, name));
        told.push(texts.prompt(ask.prompt, view, name), ...labels);
        for (const label of repeated(labels)) alike.add(`${ask.prompt}: ${label}`);
      }
      for (const text of unreadable(told)) garbled.add(text);
    }
  };
  for (let n = 0; n < 12; n++) {
    const s = gearUp.setup({ ...USUAL, boss: BOSSES[n % 6]! }, 1 + (n % 6), seedOf(`words ${n}`), null);
    const dice = seeded(seedOf(`dice ${n}`));
    run(gearUp, s);
    while (s.kernel.asks.length > 0) {
      watch(s);
      // Only what leads on, so that the game ends.
      const ask = nextOpen(s);
      choose(gearUp, s, draw(dice, ask.floor?.forward ?? ask.options.length));
    }
    watch(s);
    expect(s.ending).not.toBeNull();
  }
  expect([...garbled]).toEqual([]);
  expect([...alike]).toEqual([]);
});

test('zombies that stand alone on their space need no number', () => {
  const view = tableOf({
    streets: [
      [
        [RUNNER, 2],
        [OTHER_RUNNER, 3],
      ],
    ],
  });
  expect(pl.target(RUNNER, view, name)).toBe('Biegacz (ulica 2)');
  expect(en.target(OTHER_RUNNER, view, name)).toBe('Runner (street 3)');
});
