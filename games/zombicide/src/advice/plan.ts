/** For bots: what a survivor does next. Every zone within reach is a plan: go and act there, or act here and then go. */
import { SKILLS } from '../content/skills.ts';
import { surcharge } from '../rules/walking.ts';
import type { Choice, SurvivorNo } from '../state.ts';
import { deedsAmong, gainOf, gainThere } from './deeds.ts';
import { placeWorth } from './place.ts';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** The option that the best plan begins with. */
export function nextDeed(now: Situation, survivor: SurvivorNo, options: readonly Choice[]): number {
  const { s, aims, bodies } = now;
  const one = s.survivors[survivor]!;
  if (aims.exits.includes(one.zone)) {
    const exit = options.findIndex(({ do: what }) => what === 'exit');
    if (exit >= 0) return exit;
  }
  const deeds = deedsAmong(now, survivor, options);
  const actions = one.actions > 0 ? one.actions : one.free.length;
  const extra = surcharge(s, survivor);
  const here = gainOf(deeds, actions);
  const stay = deeds[0]?.option ?? options.findIndex(({ do: what }) => what === 'end');
  let best = { option: stay, value: here.value + placeWorth(now, survivor, one.zone, here.relief) };
  const consider = (option: number, value: number): void => {
    if (value > best.value) best = { option, value };
  };
  for (let i = 0; i < options.length; i++) {
    const choice = options[i]!;
    if (choice.do !== 'move' && choice.do !== 'dash') continue;
    const to = choice.way.at(-1) ?? one.zone;
    const cost = choice.do === 'dash' ? (SKILLS[choice.skill].cost ?? 0) : choice.way.length + extra;
    const left = Math.max(0, actions - cost);
    if (aims.exits.includes(to) && bodies[to] === 0)
      consider(i, WEIGHTS.escape - WEIGHTS.behind * behind(now, survivor));
    const there = gainThere(now, survivor, to, left);
    consider(i, there.value + placeWorth(now, survivor, to, there.relief));
    if (left > 0 && deeds.length > 0) consider(stay, gainOf(deeds, left).value + placeWorth(now, survivor, to, 0));
  }
  return best.option;
}

/** How many of the others are still far from the exit. */
function behind({ s, field }: Situation, survivor: SurvivorNo): number {
  let n = 0;
  for (let i = 0; i < s.survivors.length; i++) {
    const { status, zone } = s.survivors[i]!;
    if (i !== survivor && status === 'standing' && field[zone]! > NEAR) n++;
  }
  return n;
}
const NEAR = 4;
