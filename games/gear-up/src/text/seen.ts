/** What the sentences depend on, as the player who is asked sees it. */
import type { Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { zombieCards } from '../content/cards.ts';
import { effectsInForce } from '../content/weapons.ts';
import {
  COLOURS,
  type Boss,
  type BossId,
  type Content,
  type Effect,
  type TurnCard,
  type Weapon,
  type ZombieKind,
} from '../content/content.ts';
import { KIND_FACTS } from '../content/kinds.ts';
import { figureOf } from '../geometry/geometry.ts';
import type { Activation, CardId, Choice, DamageCause, Target, Tool } from '../state.ts';
import type { SurvivorView, View, ZombieView } from '../view.ts';

/** What the viewer may pick now. */
export function offered({ asks }: View): readonly Choice[] {
  return asks.flatMap(({ own }) => own?.options ?? []);
}

/** Whether the open question of the viewer offers this kind of choice. */
export function offers(view: View, kind: Choice['do']): boolean {
  return offered(view).some((option) => option.do === kind);
}

/** The seat whose question the viewer answers. */
export function askedSeat({ asks, seat }: View): Seat {
  return seat ?? asks[0]?.seat ?? 0;
}

/** The turn card that lies face up; null: none does yet. */
export function turnCardOf(view: View, content: Content): TurnCard | null {
  const card = view.turn === 0 ? null : (view.row[view.turn - 1] ?? null);
  return card === null ? null : (content.turnCards[card] ?? null);
}

/** The weapon that the turn card activates; null: there is none yet. */
export function activeWeapon(view: View, content: Content, seat: Seat): Weapon | null {
  const colour = turnCardOf(view, content)?.colour;
  const survivor = content.survivors[view.survivors[seat]?.survivor ?? -1];
  return survivor?.weapons.find((weapon) => weapon.colour === colour) ?? null;
}

/** Both upgrades of a weapon, on the side of the board that is played. (B150) */
export function upgradesOf(view: View, weapon: Weapon): readonly [Effect, Effect] {
  return view.survivors.length === 1 ? weapon.solo : weapon.upgrades;
}

/** What the weapon of this turn, or a companion, can do now: all effects that are unlocked. (B66, B67) */
export function effectsNow(view: View, content: Content, seat: Seat, tool: Tool): readonly Effect[] {
  if (tool !== 'weapon') return content.companions.slice(tool, tool + 1).map(({ effect }) => effect);
  const weapon = activeWeapon(view, content, seat);
  if (weapon === null) return [];
  const known = view.survivors[seat]?.weapons[COLOURS.indexOf(weapon.colour)]?.upgrades ?? 0;
  return effectsInForce(weapon, known, view.survivors.length === 1);
}

/** What the attack step asks of a player now. */
export type Situation =
  | { readonly is: 'fresh' | 'suffer' | 'again' | 'knock' | 'ammo' | 'done' }
  /** The second part of a divided shape: it has to follow, or may. */
  | { readonly is: 'split'; readonly tool: Tool; readonly effect: Effect; readonly must: boolean }
  /** Goes on with an activation: the effect that lets it, and how many hits are left. */
  | { readonly is: 'multiHit'; readonly tool: Tool; readonly effect: Effect; readonly hits: number }
  /** Goes on over an area: with zombies of any space, of those that are left to it, or none; with the boss or not. */
  | {
      readonly is: 'mowDown' | 'explosion';
      readonly tool: Tool;
      readonly effect: Effect;
      readonly zombies: 'any' | 'rest' | 'none';
      readonly boss: boolean;
    };

export function situationOf(view: View, content: Content): Situation {
  const kinds = new Set(offered(view).map((option) => option.do));
  if (!kinds.has('mark')) return { is: WITHOUT_MARKS.find((kind) => kinds.has(kind)) ?? 'done' };
  const seat = askedSeat(view);
  const now = view.survivors[seat]?.attack.now ?? null;
  if (now === null || now.closed || now.hits === 0) return { is: 'fresh' };
  const { tool } = now;
  // Nothing but a push may be left of it, while marks of a companion or of the weapon are offered.
  if (!offered(view).some((option) => option.do === 'mark' && option.with === tool)) return { is: 'fresh' };
  if (now.part !== null) return { is: 'split', tool, effect: 'split', must: now.part.must };
  const effects = effectsNow(view, content, seat, tool);
  for (const effect of ['mowDown', 'explosion'] as const)
    if (effects.includes(effect)) return { is: effect, tool, effect, ...areaLeft(view, now) };
  const effect = effects.includes('multiHit3') ? 'multiHit3' : 'multiHit2';
  const hits = (effect === 'multiHit3' ? 3 : 2) - now.hits;
  return hits > 0 ? { is: 'multiHit', tool, effect, hits } : { is: 'fresh' };
}

/** The first zombie of an area fixes which ones can follow; the boss fixes nothing. (T13) */
function areaLeft(
  view: View,
  { tool, spaces }: Activation,
): { readonly zombies: 'any' | 'rest' | 'none'; readonly boss: boolean } {
  const targets = offered(view).flatMap((option) =>
    option.do === 'mark' && option.with === tool ? [option.target] : [],
  );
  const hasZombies = targets.some((target) => target >= 0);
  const isFixed = spaces.some((space) => space > 0);
  return { zombies: hasZombies ? (isFixed ? 'rest' : 'any') : 'none', boss: targets.some((target) => target < 0) };
}

const WITHOUT_MARKS = ['suffer', 'again', 'knock', 'ammo'] as const;

/** Whether a mark that is offered is the whole of a hit, or the first or second part of one that is split. */
export function partOf(
  { by, with: tool, target, cells }: Extract<Choice, { readonly do: 'mark' }>,
  view: View,
  content: Content,
): 'whole' | 'first' | 'second' {
  const now = view.survivors[by]?.attack.now ?? null;
  if (now !== null && !now.closed && now.tool === tool && now.part?.target === target) return 'second';
  const id = tool === 'weapon' ? activeWeapon(view, content, by)?.shape : content.companions[tool]?.shape;
  const shape = content.shapes.find((each) => each.id === id);
  return shape !== undefined && cells.length > 1 && cells.length < figureOf(shape.rows).length ? 'first' : 'whole';
}

export interface Standing {
  readonly seat: Seat;
  readonly zombie: ZombieView;
  /** Among those of its kind on the same space of the street: which one it is; 0: the only one. */
  readonly number: number;
}

/** Where a zombie stands; null: it is in no street any more. */
export function standing({ survivors }: View, card: CardId): Standing | null {
  for (const [seat, { street }] of survivors.entries()) {
    const zombie = street.find((each) => each.card === card);
    if (zombie === undefined) continue;
    const alike = street.filter(({ kind, space }) => kind === zombie.kind && space === zombie.space);
    return { seat, zombie, number: alike.length === 1 ? 0 : alike.indexOf(zombie) + 1 };
  }
  return null;
}

/** Which of its kind a card in the middle of the table is; 0: the only one. */
export function numberInWave({ wave }: View, card: CardId): number {
  const own = wave.find((each) => each.card === card);
  const alike = wave.filter(({ kind }) => kind === own?.kind);
  return own === undefined || alike.length === 1 ? 0 : alike.indexOf(own) + 1;
}

export function kindOfCard(content: Content, card: CardId): ZombieKind | null {
  return zombieCards(content)[card]?.kind ?? null;
}

/** The rows of the grid that a target has. */
export function rowsOf(view: View, content: Content, target: Target): readonly string[] {
  if (target >= 0) return zombieCards(content)[target]?.rows ?? [];
  return content.bosses[view.boss.boss]?.[view.boss.side].rows ?? [];
}

/** Damage that a survivor is asked about, as armour of this number leaves it. */
export interface Blow {
  readonly cause: DamageCause;
  readonly damage: number;
  /** So much of it armour cannot stop. */
  readonly hard: number;
  /** Health that is lost, and that is left then. */
  readonly lost: number;
  readonly left: number;
}

/** What the damage that is being dealt does to the survivor who is asked; null: none is. */
export function blowWith(armour: number, view: View): Blow | null {
  const seat = askedSeat(view);
  const one = view.survivors[seat];
  if (view.harm === null || one === undefined) return null;
  const hard = view.harm.hard[seat] ?? 0;
  const damage = (view.harm.amounts[seat] ?? 0) + hard;
  const lost = Math.min(one.health, Math.max(0, damage - armour));
  return { cause: view.harm.cause, damage, hard, lost, left: one.health - lost };
}

/** The most that armour can take of the damage the viewer is asked about. */
export function mostBlocked(view: View): number {
  return Math.max(0, ...offered(view).map((option) => (option.do === 'block' ? option.armour : 0)));
}

/** Damage that the march of this turn is going to do to a survivor, as the plans stand; bombers hurt everybody. */
export function threatTo(view: View, content: Content, seat: Seat): number {
  const march = turnCardOf(view, content)?.march ?? 'none';
  if (march === 'none') return 0;
  const damage = (who: SurvivorView, own: boolean): number =>
    who.street
      .filter(({ space, kind, left }) => space === 1 && left > 0 && (own || KIND_FACTS[kind].explodes))
      .filter(({ card }) => march === 'both' || zombieCards(content)[card]?.speed === march)
      .reduce((sum, zombie) => sum + zombie.damage, 0);
  return view.survivors.reduce((sum, who, at) => sum + damage(who, at === seat), 0);
}

/** A companion has the name of a survivor. (B151) */
export function nameOfCompanion(content: Content, companion: number, language: Language): string {
  const id = content.companions[companion]?.id;
  return content.survivors.find((survivor) => survivor.id === id)?.name[language] ?? '';
}

export function bossById(content: Content, id: BossId): Boss | null {
  return content.bosses.find((boss) => boss.id === id) ?? null;
}
