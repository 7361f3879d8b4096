/** From the form to the table. */
import { remember } from '../../app/memory.ts';
import { BRISK } from '../../app/pace.ts';
import { go } from '../../app/route.ts';
import { createTable, importSave, startTable, takeSeat, type MadeTable } from '../../backend/api.ts';
import type { Backend, BackendKind } from '../../backend/backend.ts';
import { backendOf } from '../../backend/backends.ts';
import { makeLocalTable } from '../../local/make-local.ts';
import { keepGames } from '../../local/persist.ts';
import { newKey } from '../../local/random.ts';
import type { SaveFile } from '../../table/save-file.ts';
import { chairsOf, clockRules, optionsOf, ownSeat, type Plan } from './plan.ts';

/** Makes the table and goes there; the back button skips the form. If nobody else has to come, the game begins. */
export async function makeTable(kind: BackendKind, game: string, plan: Plan, name: string): Promise<void> {
  const host = backendOf(kind);
  const table = kind === 'local' ? await makeHere(host, game, plan) : await makeThere(host, game, plan, name);
  if (kind === 'online' && plan.television) go({ page: 'tv', host: kind, table, key: '' }, true);
  else go({ page: 'table', host: kind, table }, true);
}

/** On a server: friends come later, by a link. */
async function makeThere(host: Backend, game: string, plan: Plan, name: string): Promise<string> {
  const chairs = chairsOf(plan);
  const own = ownSeat(plan);
  const wish = { ...common(plan), name: own === -1 ? null : name.trim() };
  const clock = clockRules(plan.clock) ?? { kind: 'none' as const };
  const made =
    plan.save === null
      ? await createTable(host, { ...wish, ...newGame(game, plan), seats: plan.seats, listed: plan.listed, clock })
      : await importFile(host, plan.save, wish);
  const { table, key, invite, watch } = made;
  remember({ host: 'online', table, game: plan.save?.game ?? game, key, invite, watch, television: plan.television });
  if (chairs.every(({ bot }, seat) => bot !== null || seat === own)) await start(host, made);
  return table;
}

/** On this device: everybody is here already. */
async function makeHere(host: Backend, game: string, plan: Plan): Promise<string> {
  void keepGames();
  const { hints, pace } = common(plan);
  const seats = chairsOf(plan).map(({ bot, name }) => (bot === null ? { name: name.trim() } : { bot }));
  const made =
    plan.save === null
      ? await makeLocalTable(host, { ...newGame(game, plan), seats, pace, hints })
      : await importHere(host, plan, plan.save);
  const { table, key, keys, invite, watch } = made;
  remember({ host: 'local', table, game: plan.save?.game ?? game, key, keys, invite, watch });
  return table;
}

/** A game that left something for a next chapter continues with it; any other game resumes where it stopped. */
function importFile(host: Backend, save: SaveFile, wish: Parameters<typeof importSave>[2]): Promise<MadeTable> {
  const { content, before, carriesOn: next } = save;
  return importSave(host, content, { ...wish, before, next });
}

async function importHere(
  host: Backend,
  plan: Plan,
  save: SaveFile,
): Promise<MadeTable & { readonly keys: Record<number, string> }> {
  const own = ownSeat(plan);
  const wish = { ...common(plan), name: own === -1 ? null : chairsOf(plan)[own]!.name.trim() };
  const made = await importFile(host, save, wish);
  const keys: Record<number, string> = own === -1 ? {} : { [own]: made.key };
  for (const [seat, { bot, name }] of chairsOf(plan).entries()) {
    if (bot !== null || seat === own) continue;
    const taken = await takeSeat(host, made.table, made.invite, { name: name.trim(), seat, key: newKey() });
    keys[seat] = taken.key;
  }
  await start(host, made);
  return { ...made, keys };
}

/** What is played, and with which cards. */
const newGame = (game: string, plan: Plan) => ({ game, options: optionsOf(plan), pack: plan.pack?.file ?? null });

const common = (plan: Plan) => ({
  bots: chairsOf(plan).map(({ bot }) => bot),
  hints: plan.hints,
  // Each page shows moves of bots at the pace of its reader.
  pace: BRISK,
});

/** If this fails, the table still exists and has a button to start the game. */
async function start(host: Backend, made: MadeTable): Promise<void> {
  await startTable(host, made).catch(() => undefined);
}
