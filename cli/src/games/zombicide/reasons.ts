/** Why something that was typed cannot be done now: what is missing here, then the rule. */
import { folded } from '@horda/parts';
import { walkTo } from '@horda/zombicide/advice/walks';
import { tableOf } from '@horda/zombicide/obstacle';
import { cardOf } from '@horda/zombicide/rules/held';
import { boardHere } from '@horda/zombicide/rules/mission';
import { gearOf } from '@horda/zombicide/rules/printed';
import { NONE, type Choice, type ZoneNo } from '@horda/zombicide/state';
import { askedSeat, offered } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import { whyNot } from '@horda/zombicide/why-not';
import type { Canvas } from '../drawing.ts';
import { keyOf } from './deeds.ts';
import { survivorsNamed, wordsFor } from './seen.ts';
import type { Deed } from './words.ts';

export function reasonAgainst(view: View, canvas: Canvas, deed: Deed, tokens: readonly string[]): string {
  const number = tokens.find((token) => /^\d+$/.test(token));
  const zone = number === undefined ? null : Number(number) - 1;
  if (deed === 'move' && zone !== null) return farAway(view, canvas, zone);
  const [thought] = thoughtOf(view, canvas, deed, zone, tokens);
  return thought === undefined ? wordsFor(canvas).table.misses.notNow : whyNotText(view, canvas, thought);
}

export function whyNotText(view: View, canvas: Canvas, choice: Choice): string {
  const { reason, rule } = whyNot(view, askedSeat(view), choice);
  return `${wordsFor(canvas).texts.reason(reason, canvas.name)} (${rule})`;
}

/** The way to a zone that no Move of this turn reaches, and the first part of it; or what bars it. */
function farAway(view: View, canvas: Canvas, zone: ZoneNo): string {
  const { misses } = wordsFor(canvas).table;
  const walk = walkTo(tableOf(view), view.acting, zone);
  if (view.survivors[view.acting]?.zone === zone) return misses.here;
  if (walk === null) return whyNotText(view, canvas, { do: 'move', way: [zone] });
  const reached = walk.way.findLast((each) =>
    offered(view).some((choice) => choice.do === 'move' && choice.way.at(-1) === each),
  );
  const first = reached === undefined ? null : `${keyOf('move', canvas)} ${reached + 1}`;
  const way = walk.way.slice(0, -1).map((each) => each + 1);
  const told = misses.tooFar(zone + 1, way, walk.actions + walk.free, first);
  return first === null ? `${told} ${whyNotText(view, canvas, { do: 'move', way: walk.way })}` : told;
}

/** What the player may have thought of, the likeliest first. */
function thoughtOf(
  view: View,
  canvas: Canvas,
  deed: Deed,
  zone: ZoneNo | null,
  tokens: readonly string[],
): readonly Choice[] {
  const one = view.survivors[view.acting];
  if (one === undefined) return [];
  const named = survivorsNamed(view, wordsFor(canvas).texts.names, tokens[0] ?? '');
  switch (deed) {
    case 'attack': {
      const { names } = wordsFor(canvas).texts;
      const isNamed = (held: number): boolean =>
        tokens.some((token) => folded(names.card(cardOf(held))).includes(token));
      const weapons = [...one.hand, ...one.pack]
        .filter((held) => gearOf(view, held).modes !== undefined)
        .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
      return weapons.flatMap((held) =>
        gearOf(view, held).modes!.map(({ kind }): Choice => ({
          do: 'attack',
          kind: zone === null || zone === one.zone ? kind : 'ranged',
          with: [held],
          zone: zone ?? one.zone,
          allOut: tokens.includes('!') ? 1 : 0,
          light: false,
        })),
      );
    }
    case 'search':
      return [{ do: 'search', light: false }];
    case 'door': {
      const { doors } = boardHere(view);
      const near = doors.flatMap(({ a, b }, door) =>
        (a === one.zone || b === one.zone) && (zone === null || a === zone || b === zone) ? [door] : [],
      );
      const closed = near.filter((door) => !view.ground.open.includes(door));
      return [...closed, ...near, 0].map((door) => ({ do: 'door', door, card: one.hand[0] ?? NONE }));
    }
    case 'objective': {
      const here = view.placed.findIndex((each) => each.zone === one.zone && each.state !== 'gone');
      return [{ do: 'objective', place: here === -1 ? view.placed.length : here }];
    }
    case 'crate':
      return [{ do: 'crate' }];
    case 'pickUp': {
      const down = view.survivors.findIndex(({ status }) => status === 'down');
      return [{ do: 'pickUp', survivor: named[0] ?? (down === -1 ? view.acting : down) }];
    }
    case 'trade':
      return [{ do: 'trade', with: named[0] ?? NONE }];
    case 'reload': {
      const empty = [...one.hand, ...one.pack].find((held) => gearOf(view, held).reload === true);
      return empty === undefined ? [] : [{ do: 'reload', card: cardOf(empty) }];
    }
    case 'light':
      return [one.light === NONE ? { do: 'lightOn', at: one.zone } : { do: 'lightOff' }];
    case 'noise':
      return [{ do: 'makeNoise' }];
    case 'activate':
      return named.map((survivor) => ({ do: 'activate', survivor }));
    case 'exit':
      return [{ do: 'exit' }];
    default:
      return [];
  }
}
