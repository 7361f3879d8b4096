import { apply, run, type Seat } from '@horda/kernel';
import { randomAnswer, unreadable, type Dice } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { cardNo, d6, face, place, scene, survivor } from '../../test/scene.ts';
import { longNight } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { NONE, type Choice, type Event, type State } from '../state.ts';
import { view } from '../view.ts';
import { aheadOf } from './ahead.ts';
import { en } from './en.ts';
import { foretell } from './foretell.ts';
import { pl } from './pl.ts';

const LILY = survivor('lilyMae');
const BLUE = survivor('blue');
const name = (seat: Seat): string => ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa'][seat]!;
const told = (s: State, seat: Seat, choice: Choice): readonly (string | null)[] => {
  const seen = view(s, seat);
  return [foretell('pl', pl, choice, seen, name), foretell('en', en, choice, seen, name)];
};

describe('what follows is told, and comes true', () => {
  test('L67 L69 L126 an attack on a zombie: the die, the kill for sure, the odds of the exposure die', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas', wounds: 2 } }, dice: [6] }, {}, {}],
      places: { gas: { zombies: 1 } },
      rigged: [face('blank')],
    }).turn();
    expect(told(table.s, 0, { do: 'attack', survivor: LILY })).toEqual([
      'Wystarczy kość 6. Zwykły zombie na stacji paliw ginie na pewno. Potem rzut kością ryzyka. Na 12 ścianek: 6 pustych, 3 rany, 2 odmrożenia, 1 ugryzienie. Lily Mae ginie przy 6 z 12.',
      'Die 6 is enough. An ordinary zombie at the gas station is killed for sure. Then you roll the exposure die. Of its 12 faces 6 are blank, 3 wounds, 2 frostbites, 1 bite. Lily Mae dies on 6 of 12.',
    ]);
    table.does({ do: 'attack', survivor: LILY });
    expect(table.s.places[place('gas')]!.entrances[0]!.zombies).toBe(0);
  });

  test('L71 L74 an attack on a survivor: the chance of a hit, and no exposure', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: { at: 'gas' } }, dice: [6] },
        { survivors: { blue: { at: 'gas' } }, hand: ['fuel'] },
        {},
      ],
      places: { gas: { zombies: 1 } },
      rigged: [d6(1)],
    }).turn();
    table.does({ do: 'attack', survivor: LILY });
    const attack = view(table.s, 0).survivors.find(({ card }) => card === BLUE)!.attack;
    expect(told(table.s, 0, { do: 'victim', survivor: BLUE })[1]).toBe(
      `You roll a die: 1–${attack} hits (${attack} chances in 6). A hit wounds Blue, and you take a random card of that player's hand. No exposure roll.`,
    );
    expect(told(table.s, 0, { do: 'zombie', entrance: 0 })[1]).toMatch(
      /killed for sure\. Then you roll the exposure die/,
    );
    table.does({ do: 'victim', survivor: BLUE });
    expect(table.s.survivors.find(({ card }) => card === BLUE)).toMatchObject({ wounds: 1 });
    expect(table.s.players[0]!.hand).toEqual([cardNo('fuel')]);
  });

  test('L106 L127 a move: the roll and whom a bite could reach, or no roll with fuel', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} }, hand: ['fuel'] }, { survivors: { blue: { at: 'gas' } } }, {}],
    }).turn();
    table.does({ do: 'move', survivor: LILY });
    const to = place('gas');
    expect(told(table.s, 0, { do: 'go', to, fuel: NONE })[0]).toMatch(
      /Lily Mae ginie przy 1 z 12\. Ugryzienie może przejść na innych w tym miejscu \(1\)\.$/,
    );
    expect(told(table.s, 0, { do: 'go', to, fuel: cardNo('fuel') })).toEqual([
      'Bez rzutu kością ryzyka.',
      'No exposure roll.',
    ]);
  });

  test('L102 L103 L153 a card for the crisis: for or against it, how many lie there, how many are needed', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} }, hand: ['fuel', 'lighter'] }, {}, {}],
      crisis: 'coldSnap',
    }).turn();
    expect(told(table.s, 0, { do: 'contribute', card: cardNo('fuel') })[1]).toBe(
      'It counts for the crisis. 1 card will lie there; 3 good ones are needed.',
    );
    expect(told(table.s, 0, { do: 'contribute', card: cardNo('lighter') })[0]).toBe(
      'Liczy się na minus: ta karta szkodzi. Kart przy zagrożeniu będzie 1, potrzeba 3 dobrych.',
    );
  });

  test('L108 L145 food for a die: what is left, and what the meal will miss', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} }, dice: [2] }, {}, {}], food: 1, helpless: 1 }).turn();
    expect(told(table.s, 0, { do: 'spendFood', seat: 0, die: 2 })[0]).toBe(
      'Kość pokaże 3. Żywności będzie 0, a posiłek po tej rundzie zje 1. Zabraknie 1.',
    );
    table.does({ do: 'spendFood', seat: 0, die: 2 });
    expect([table.s.food, table.s.players[0]!.dice]).toEqual([0, [3]]);
  });

  test('L128 L131 a bite: who dies for sure, who would be next', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } } }, { survivors: { blue: {} } }, {}],
      rigged: [face('bite')],
    }).turn(1);
    table.does({ do: 'move', survivor: BLUE }, { do: 'go', to: place('gas'), fuel: NONE });
    expect(told(table.s, 0, { do: 'giveUp' })[1]).toBe('Lily Mae dies for sure, and the bite stops.');
    expect(told(table.s, 0, { do: 'risk' })[1]).toMatch(
      /^6 chances in 12: Lily Mae lives .*nobody is left to be bitten\.$/,
    );
  });

  test('L65 L144 the end of a turn: dice that are lost, who is next, or what the colony phase brings', () => {
    const seats = [{ survivors: { lilyMae: {} }, dice: [2, 5] }, { survivors: { blue: {} } }, {}] as const;
    expect(told(scene({ seats }).turn().s, 0, { do: 'end' })[0]).toBe(
      'Nieużyte kości (2, 5) przepadną z końcem rundy. Następną turę ma Bartek.',
    );
    const last = scene({ seats, first: 1, food: 0 });
    expect(told(last.turn(0).s, 0, { do: 'end' })[1]).toBe(
      'Unused dice (2, 5) are lost at the end of the round. This is the last turn of the round: the colony phase follows. Food is missing: 1. Hunger and waste will cost morale: 1. At least 1 zombie will come.',
    );
  });
});

/** The events until the action is over, with random answers to what it asks. */
function eventsUntil(s: State, isOver: (e: Event) => boolean, dice: Dice): readonly Event[] {
  const seen: Event[] = [...(s.kernel.events as Event[])];
  for (let i = 0; i < 60 && s.kernel.asks.length > 0 && !seen.some(isOver); i++) {
    apply(longNight, s, randomAnswer(s, dice) as never);
    seen.push(...(s.kernel.events as Event[]));
  }
  return seen;
}

test('in random games everything that is foretold for sure happens, and is a sentence in both languages', () => {
  let [kills, silent, exposed] = [0, 0, 0];
  const wrong: unknown[] = [];
  for (let n = 1; n <= 6; n++) {
    const dice: Dice = [n, 2, 3, 4];
    const s = longNight.setup({ ...DEFAULTS, mode: 'secret' }, 4, [n, 5, 6, 7], null);
    run(longNight, s);
    for (let answers = 0; answers < 400 && s.kernel.asks.length > 0; answers++) {
      for (const { seat, options } of s.kernel.asks) {
        const seen = view(s, seat);
        for (const choice of options) {
          const sentences = told(s, seat, choice).filter((text) => text !== null);
          expect(unreadable(sentences)).toEqual([]);
          for (const text of sentences) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
          if (choice.do !== 'zombie' && choice.do !== 'go') continue;
          const ahead = aheadOf(seen, choice);
          const t = longNight.clone(s);
          apply(longNight, t, { tick: t.kernel.tick, seat, picks: [choice as Choice] });
          const rolls = (e: Event): boolean => e.type === 'exposureRolled';
          if (choice.do === 'zombie' && s.kernel.asks[0]!.prompt === 'attack.aim') {
            const happened = eventsUntil(t, (e) => e.type === 'attackDone' || e.type === 'died', [...dice]);
            if (!happened.some((e) => e.type === 'zombieKilled')) wrong.push(choice);
            kills++;
          }
          if (choice.do === 'go') {
            const happened = eventsUntil(t, (e) => e.type === 'moved' || e.type === 'died', [...dice]);
            const isRolled = happened
              .slice(
                0,
                happened.findIndex(({ type }) => type === 'moved'),
              )
              .some(rolls);
            const isTold = { noRoll: false, exposure: false, ...Object.fromEntries(ahead.map(({ is }) => [is, true])) };
            if (isTold.noRoll && isRolled) wrong.push(choice);
            if (isTold.exposure && !happened.some(rolls)) wrong.push(choice);
            if (isRolled) exposed++;
            else silent++;
          }
        }
      }
      apply(longNight, s, randomAnswer(s, dice) as never);
    }
  }
  expect(wrong).toEqual([]);
  expect(Math.min(kills, silent, exposed)).toBeGreaterThan(3);
});
