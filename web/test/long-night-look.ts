/**
 * Pictures of The Long Night from random positions:
 * `node web/build.ts --out FOLDER`, then `node web/test/long-night-look.ts FOLDER [OUT] [SCENES] [SIZES] [LANGUAGES]`.
 */
import { mkdirSync } from 'node:fs';
import { apply, run, seal, seedOf, type AnyGame, type Answer, type Choice, type Save } from '@horda/kernel';
import { entry } from '@horda/long-night/entry';
import { DEFAULTS } from '@horda/long-night/options';
import type { State } from '@horda/long-night/state';
import { randomAnswer, type Dice } from '@horda/testing/random-play';
import type { MadeTable } from '../src/backend/api.ts';
import { axe } from './axe.ts';
import { DESKTOP, PHONE, sharedBrowser, visit } from './browser.ts';
import { servePage } from './served-page.ts';
import { command, request, seatOf, takeSeat } from './tables.ts';

const [client = '', out = 'reports/screens', wanted = '', sizes = 'desktop,phone', languages = 'pl,en'] =
  process.argv.slice(2);
const game = entry.game as unknown as AnyGame;
const NAMES = ['Ania', 'Bartek', 'Celina', 'Daria', 'Edek'];
const SIZES: Readonly<Record<string, typeof DESKTOP>> = {
  desktop: DESKTOP,
  laptop: { width: 1024, height: 768 },
  tablet: { width: 820, height: 1180 },
  narrow: { width: 720, height: 1024 },
  phone: PHONE,
  sideways: { width: 740, height: 360 },
  small: { width: 320, height: 568 },
};

interface Scene {
  readonly name: string;
  readonly options: object;
  readonly seats: number;
  /** The question to stop at, for the first seat, after this many answers; null: the end of the game. */
  readonly prompt: string | null;
  readonly after: number;
  /** What else must be so. */
  readonly when?: (s: State) => boolean;
  /** Pieces to be touched one after the other. */
  readonly press?: readonly string[];
  /** The tab to be opened on a phone. */
  readonly tab?: number;
}

const ALL = { improvements: true, bandits: true, raxxon: true, objective: 'random', mode: 'secret' };
const PERSON = '.ln-dossier .ln-touch, .ln-tray .ln-touch';
const turn = { options: { mode: 'secret' }, seats: 4, prompt: 'turn.choose' } as const;
const SCENES: readonly Scene[] = [
  { ...turn, name: 'rest', after: 40 },
  { ...turn, name: 'table', after: 80, press: [PERSON] },
  { ...turn, name: 'card', after: 20, press: ['.ln-hand .ln-touch'], tab: 1 },
  { ...turn, name: 'modules', options: ALL, seats: 5, after: 60, press: [PERSON] },
  {
    ...turn,
    name: 'specials',
    options: ALL,
    seats: 3,
    after: 10,
    when: ({ places, hideout }) =>
      hideout.length > 1 && places.some(({ entrances }) => entrances.some(({ special }) => special.length > 0)),
    press: ['.ln-special .ln-look'],
  },
  { ...turn, name: 'crisis', after: 20, when: ({ contributions }) => contributions.some(({ seat }) => seat === 0) },
  { ...turn, name: 'keep', seats: 3, prompt: 'beginning.keep', after: 0 },
  { ...turn, name: 'move', seats: 3, prompt: 'move.choose', after: 30 },
  { ...turn, name: 'search', options: {}, seats: 3, prompt: 'search.choose', after: 20 },
  { ...turn, name: 'bite', options: {}, prompt: 'bite.choose', after: 10 },
  { ...turn, name: 'crossroads', prompt: 'crossroads.choose', after: 5 },
  { ...turn, name: 'vote', prompt: 'vote.', after: 5 },
  { ...turn, name: 'lost', prompt: null, after: 0, options: {}, seats: 3 },
  {
    ...turn,
    name: 'betrayed',
    seats: 5,
    prompt: null,
    after: 0,
    when: ({ players, winners }) => winners.some(Boolean) && players.some(({ exiled }) => exiled),
  },
];

interface Found {
  readonly file: object;
  /** The answer that ends the game; null: the scene is not at its end. */
  readonly last: Answer<Choice> | null;
}

/** The position as a file, and nothing if no game came there. */
function positionOf({ options, seats, prompt, after, when = () => true }: Scene): Found | null {
  for (let n = 0; n < 300; n++) {
    const save: Save = {
      game: game.id,
      version: game.version,
      options: { ...DEFAULTS, ...options } as never,
      seats,
      seed: seedOf(`look ${n}`),
      answers: [],
    };
    const state = game.setup(save.options as never, seats, save.seed as never, null) as never as State;
    run(game, state as never);
    const answers: Answer<Choice>[] = [];
    const dice: Dice = [n, 1, 2, 3];
    const isThere = (): boolean =>
      prompt === null
        ? state.ending !== null
        : state.kernel.asks.some((ask) => ask.seat === 0 && ask.prompt.startsWith(prompt));
    for (; answers.length < 900;) {
      if (answers.length >= after && isThere() && when(state)) {
        const last = prompt === null ? answers.pop()! : null;
        return { file: { horda: 1, ...seal(game, { ...save, answers }) }, last };
      }
      if (state.kernel.asks.length === 0) break;
      const answer = randomAnswer(state as never, dice);
      answers.push(answer);
      apply(game, state as never, answer);
    }
  }
  return null;
}

mkdirSync(out, { recursive: true });
const served = await servePage(client, [entry]);
const browser = await sharedBrowser();
for (const scene of SCENES.filter(({ name }) => wanted === '' || wanted.split(',').includes(name))) {
  const found = positionOf(scene);
  if (found === null) {
    console.log(`${scene.name}: no game came there`);
    continue;
  }
  const made = (await request(
    served.address,
    '/api/imports',
    { save: found.file, name: NAMES[0], pace: 0 },
    null,
  )) as MadeTable;
  const keys = [made.key];
  for (const name of NAMES.slice(1, scene.seats)) keys.push((await takeSeat(served.address, made, name)).key);
  await command(served.address, made.table, made.key, { do: 'start' });
  if (found.last !== null) {
    const { seat, picks } = found.last;
    const now = (await request(served.address, `/api/tables/${made.table}/since/0`, undefined, keys[seat]!)) as {
      now: { askedAt: number };
    };
    await command(served.address, made.table, keys[seat]!, { do: 'answer', askedAt: now.now.askedAt, picks } as never);
  }
  for (const size of sizes.split(','))
    for (const language of languages.split(',') as ('pl' | 'en')[]) {
      const { page, context, complaints } = await visit(browser, { language, size: SIZES[size]! });
      context.setDefaultTimeout(5000);
      await page.goto(`${served.address}/${seatOf(made, made.key)}`);
      await page.locator('.ln').waitFor();
      const tab = page.locator('.ln-tabs button').nth(scene.tab ?? 0);
      if (scene.tab !== undefined && (await tab.isVisible())) await tab.click();
      for (const piece of scene.press ?? [])
        await page
          .locator(piece)
          .first()
          .click()
          .catch(() => console.log(scene.name, size, `nothing to touch: ${piece}`));
      await page.evaluate(() => document.fonts.ready);
      // The moments of the table are fetched after its first picture.
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${out}/${scene.name}-${size}-${language}.png` });
      for (const trouble of await axe(page))
        console.log(scene.name, size, language, JSON.stringify(trouble).slice(0, 700));
      if (complaints.length > 0) console.log(scene.name, size, language, complaints);
      await context.close();
    }
  console.log(scene.name);
}
await browser.close();
await served.close();
