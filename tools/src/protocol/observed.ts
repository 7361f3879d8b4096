/** What questions offer, and how things are said: seen in seeded games that are played at random. */
import type { RegisteredGame } from '@horda/games';
import { apply, run, seeded, seedOf, type AnyState, type Answer, type Choice, type Event } from '@horda/kernel';
import { randomAnswer, toTheEnd } from '@horda/testing/random-play';
import { tableOf } from '@horda/testing/tables';

export interface Example {
  readonly json: string;
  /** In English, as the page and the terminal say it. */
  readonly words: string;
}

export interface SeenPrompt {
  /** The number of the rule behind it. */
  readonly rule: string;
  readonly words: string;
  /** What it offered, by the `do` of the options. */
  readonly offers: Set<string>;
}

export interface Observed {
  readonly prompts: ReadonlyMap<string, SeenPrompt>;
  readonly choices: ReadonlyMap<string, Example>;
  readonly events: ReadonlyMap<string, Example>;
}

/** So many games show nearly everything; what they do not show has no example. */
const GAMES_PLAYED = 80;
const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'];
const nameOf = (seat: number): string => NAMES[seat] ?? `seat ${seat}`;

export function observe({ game, cite, texts: { en } }: RegisteredGame, games = GAMES_PLAYED): Observed {
  const [prompts, choices, events] = [
    new Map<string, SeenPrompt>(),
    new Map<string, Example>(),
    new Map<string, Example>(),
  ];
  const newPrompt = (prompt: string, view: unknown): SeenPrompt => ({
    rule: cite.prompt(prompt, view),
    words: inPlainText(en.prompt(prompt, view, nameOf)),
    offers: new Set(),
  });
  const see = (s: AnyState): void => {
    for (const event of s.kernel.events)
      if ((events.get(event.type)?.words ?? '') === '')
        note(events, event.type, event, () => en.event(event, nameOf, game.view(s, null)));
    for (const { seat, prompt, options } of s.kernel.asks) {
      const known = prompts.get(prompt) ?? newPrompt(prompt, game.view(s, seat));
      prompts.set(prompt, known);
      for (const option of options) {
        known.offers.add(option.do);
        if ((choices.get(option.do)?.words ?? '') === '')
          note(choices, option.do, option, () => en.option(option, game.view(s, seat), nameOf));
      }
    }
  };
  const rarely = rarest(new Map());
  const series = seedOf('protocol');
  for (let n = 0; n < games; n++) {
    const { options, seats, seed } = tableOf(game, series, n);
    const s = game.setup(options, seats, seed, null);
    const dice = seeded(seed);
    run(game, s);
    const answer = (): Answer<Choice> => (n % 2 === 0 ? randomAnswer(s, dice) : rarely(s, randomAnswer(s, dice)));
    toTheEnd(s, () => void apply(game, s, answer()), see);
  }
  return { prompts, choices, events };
}

/** In every other game, what was picked least so far is picked rather than anything. */
function rarest(counts: Map<string, number>): (s: AnyState, answer: Answer<Choice>) => Answer<Choice> {
  return (s, answer) => {
    const ask = s.kernel.asks.find(({ seat, options }) => seat === answer.seat && options.includes(answer.picks[0]!));
    if (ask === undefined || ask.min !== 1 || ask.max !== 1) return answer;
    const options = ask.options.slice(0, ask.floor?.forward);
    const count = (choice: Choice): number => counts.get(choice.do) ?? 0;
    const pick = options.reduce((best, each) => (count(each) < count(best) ? each : best), answer.picks[0]!);
    counts.set(pick.do, count(pick) + 1);
    return { ...answer, picks: [pick] };
  };
}

function note(seen: Map<string, Example>, name: string, value: Choice | Event, words: () => string): void {
  seen.set(name, { json: JSON.stringify(value), words: inPlainText(words()) });
}

function inPlainText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim();
}
