/**
 * Pictures of The Long Night from random positions, while it is not on the shelf:
 * `node web/build.ts --out FOLDER --games web/test/long-night-games.ts`, then `node web/test/long-night-look.ts FOLDER`.
 */
import { mkdirSync } from 'node:fs';
import { apply, run, seal, seedOf, type AnyGame, type Answer, type Choice, type Save } from '@horda/kernel';
import { entry } from '@horda/long-night/entry';
import { DEFAULTS } from '@horda/long-night/options';
import { randomAnswer, type Dice } from '@horda/testing/random-play';
import type { MadeTable } from '../src/backend/api.ts';
import { axe } from './axe.ts';
import { DESKTOP, PHONE, sharedBrowser, visit } from './browser.ts';
import { servePage } from './served-page.ts';
import { command, request, seatOf, takeSeat } from './tables.ts';

const [client = '', out = 'reports/screens', wanted = ''] = process.argv.slice(2);
const game = entry.game as unknown as AnyGame;
const NAMES = ['Ania', 'Bartek', 'Celina', 'Daria', 'Edek'];

interface Scene {
  readonly name: string;
  readonly options: object;
  readonly seats: number;
  /** The question to stop at, for the first seat, after this many answers. */
  readonly prompt: string;
  readonly after: number;
  /** A piece to be chosen first. */
  readonly press?: string;
}

const MODULES = { improvements: true, bandits: true, raxxon: true, objective: 'random' };
const SCENES: readonly Scene[] = [
  {
    name: 'table',
    options: { mode: 'secret' },
    seats: 4,
    prompt: 'turn.choose',
    after: 80,
    press: '.ln-dossier .ln-touch, .ln-tray .ln-touch',
  },
  {
    name: 'card',
    options: { mode: 'secret' },
    seats: 4,
    prompt: 'turn.choose',
    after: 20,
    press: '.ln-hand .ln-touch',
  },
  {
    name: 'modules',
    options: { ...MODULES, mode: 'secret' },
    seats: 5,
    prompt: 'turn.choose',
    after: 60,
    press: '.ln-dossier .ln-touch, .ln-tray .ln-touch',
  },
  { name: 'keep', options: { mode: 'secret' }, seats: 3, prompt: 'beginning.keep', after: 0 },
  { name: 'move', options: { mode: 'secret' }, seats: 3, prompt: 'move.choose', after: 30 },
  { name: 'search', options: {}, seats: 3, prompt: 'search.choose', after: 20 },
  { name: 'bite', options: {}, seats: 4, prompt: 'bite.choose', after: 10 },
  { name: 'crossroads', options: { mode: 'secret' }, seats: 4, prompt: 'crossroads.choose', after: 5 },
  { name: 'vote', options: { mode: 'secret' }, seats: 4, prompt: 'vote.', after: 5 },
];

/** The position as a file, and nothing if no game came there. */
function positionOf({ options, seats, prompt, after }: Scene): object | null {
  for (let n = 0; n < 300; n++) {
    const save: Save = {
      game: game.id,
      version: game.version,
      options: { ...DEFAULTS, ...options } as never,
      seats,
      seed: seedOf(`look ${n}`),
      answers: [],
    };
    const state = game.setup(save.options as never, seats, save.seed as never, null) as never as Parameters<
      typeof apply
    >[1];
    run(game, state);
    const answers: Answer<Choice>[] = [];
    const dice: Dice = [n, 1, 2, 3];
    while (state.kernel.asks.length > 0 && answers.length < 900) {
      if (answers.length >= after && state.kernel.asks.some((ask) => ask.seat === 0 && ask.prompt.startsWith(prompt)))
        return { horda: 1, ...seal(game, { ...save, answers }) };
      const answer = randomAnswer(state, dice);
      answers.push(answer);
      apply(game, state, answer);
    }
  }
  return null;
}

mkdirSync(out, { recursive: true });
const served = await servePage(client, [entry]);
const browser = await sharedBrowser();
for (const scene of SCENES.filter(({ name }) => wanted === '' || wanted.split(',').includes(name))) {
  const position = positionOf(scene);
  if (position === null) {
    console.log(`${scene.name}: no game came there`);
    continue;
  }
  const made = (await request(
    served.address,
    '/api/imports',
    { save: position, name: NAMES[0], pace: 0 },
    null,
  )) as MadeTable;
  for (const name of NAMES.slice(1, scene.seats)) await takeSeat(served.address, made, name);
  await command(served.address, made.table, made.key, { do: 'start' });
  for (const [size, box] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
    for (const language of ['pl', 'en'] as const) {
      const { page, context, complaints } = await visit(browser, { language, size: box });
      await page.goto(`${served.address}/${seatOf(made, made.key)}`);
      await page.locator('.ln').waitFor();
      if (scene.name === 'card' && size === 'phone') await page.locator('.ln-tabs button').nth(1).click();
      if (scene.press !== undefined) await page.locator(scene.press).first().click();
      await page.evaluate(() => document.fonts.ready);
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
