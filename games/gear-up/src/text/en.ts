/** Gear Up in English. Survivors, weapons and bosses are named as the content calls them. */
import type { Seat } from '@horda/kernel';
import { addressing, changesOf, isYou, labelled, plural, type NameOf } from '@horda/parts';
import { COLOURS } from '../content/content.ts';
import { HOUSE } from '../content/house.ts';
import type { Again, Choice, Deed, Gain } from '../state.ts';
import type { View } from '../view.ts';
import { ammo, armour, damage, health, settings, squares, WORDS } from './en/words.ts';
import { reasons } from './reasons/en.ts';
import { capitalised, makeTexts, type GearUpTexts, type Messages, type Wording } from './messages.ts';
import { phrasesOf, takenBack, type Terms } from './phrases.ts';
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

/** What a hint is measured by, as `advice.ts` counts it. */
const { does, who } = addressing('en');
/** Whose street it is, in brackets behind a zombie. */
const street = (name: NameOf, seat: Seat): string => (isYou(name, seat) ? 'your street' : name(seat));

const FIGURES = [
  'squares left on the boss',
  'damage of the nearest zombies',
  'your health',
  'squares left on all zombies',
] as const;

type Mark = Extract<Choice, { readonly do: 'mark' }>;

const TERMS: Terms = {
  language: 'en',
  space: (space) => `street ${space}`,
  number: (n) => `no. ${n}`,
  squares: (names) => (names.length === 1 ? `square ${names.join('')}` : `squares ${names.join(' ')}`),
  companion: (name) => `companion ${name}`,
};

const AGAIN: Readonly<Record<Again, string>> = {
  adrenaline: 'Adrenaline: use it again for 1 damage',
  quickReload: 'Quick Reload: use it again for 1 ammo',
  criticalHit: 'Critical Hit: use it again on another target',
};

/** Whom the next shape may lie on; `rest`: the first zombie was hit. */
const AREA = {
  mowDown: { any: 'a zombie on any space', rest: 'a zombie on another space', none: null },
  explosion: { any: 'the zombies on any one space', rest: 'the others on that space', none: null },
} as const;

const moves = (n: number): string => plural('en', n, { one: '# move', other: '# moves' });
const hits = (n: number): string => plural('en', n, { one: '# more hit', other: '# more hits' });
const leaves = (left: number): string => (left === 0 ? 'none left' : `${left} left`);

export const english: Wording = (content) => {
  const { labels, effects, colours, icons, causes, marches, speeds } = WORDS;
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
  /** What comes next, and what the plans would end the game with. */
  const ahead = (view: View): string => {
    const threat = threatTo(view, content, askedSeat(view));
    const march = threat === 0 ? '' : ` You will take ${damage(threat)} in the march.`;
    return `${march}${view.fate === null ? '' : ` ${view.fate === 'victory' ? labels.victoryAhead : labels.deathAhead}`}`;
  };
  /** From where, how much and to whom: 'Zombie attack: 5 damage to you. You have 12 health. '. */
  const coming = (view: View): string => {
    const blow = blowWith(0, view);
    if (blow === null) return '';
    const hard = blow.hard === 0 ? '' : ` (${blow.hard} of it past armour)`;
    return `${source(blow.cause, view)}: ${damage(blow.damage)} to you${hard}. You have ${health(blow.left + blow.lost)}. `;
  };
  const attack = (view: View): string => {
    const seat = askedSeat(view);
    const situation = situationOf(view, content);
    switch (situation.is) {
      case 'fresh': {
        const weapon = activeWeapon(view, content, seat);
        const uses = offered(view).some((option) => option.do === 'mark' && option.with === 'weapon');
        return weapon === null || !uses
          ? 'A companion may help: draw the shape on a target, or cross one square.'
          : `${weapon.name.en} (${colours[weapon.colour]}): draw its shape on a target, or cross one square.`;
      }
      case 'suffer':
        return view.survivors[seat]?.attack.owedFor === 'adrenaline'
          ? `${effects.adrenaline.name}: ${damage(1)}. Does armour or health take it?`
          : `You have crossed a dotted line: ${damage(1)}. Does armour or health take it?`;
      case 'again':
        return 'You may attack a second time.';
      case 'knock':
        return 'You may push back the zombies you have hit.';
      case 'ammo': {
        const { gained, used } = view.survivors[seat]!.ammo;
        return `You may spend ammo (${gained - used}): each crosses one square.`;
      }
      case 'done':
        return 'There is nothing left for you to mark. Say when you are ready.';
      case 'split':
        return `${capitalised(tool(situation.tool, view, seat))}, ${effects.split.name}: ${situation.must ? 'now' : 'you may add'} the other piece, on the same target.`;
      case 'multiHit':
        return `${capitalised(tool(situation.tool, view, seat))}, ${effects[situation.effect].name}: ${hits(situation.hits)}, on any target.`;
      case 'mowDown':
      case 'explosion': {
        const next = AREA[situation.is][situation.zombies];
        const targets = [...(next === null ? [] : [next]), ...(situation.boss ? ['the boss'] : [])];
        return `${capitalised(tool(situation.tool, view, seat))}, ${effects[situation.is].name}: go on with ${targets.join(' or ')}.`;
      }
      default:
        return situation satisfies never;
    }
  };

  const marked = (choice: Mark, view: View, name: NameOf, part: string): string =>
    `${capitalised(tool(choice.with, view, choice.by))}: ${target(choice.target, view, name)}, ` +
    `${part}${on(view, choice.target, choice.cells)}`;
  /** What was done already may have changed which part a mark is of. */
  const deed = (done: Deed, view: View, name: NameOf): string =>
    done.do === 'mark' ? marked(done, view, name, '') : choices[done.do](done as never, view, name);

  const choices: Messages['choices'] = {
    take: ({ survivor }) => `Take ${content.survivors[survivor]?.name.en ?? labels.survivor}`,
    putBack: ({ by }, view) =>
      `Put back ${content.survivors[view.survivors[by]?.survivor ?? -1]?.name.en ?? labels.survivor}`,
    mark: (choice, view, name) => {
      const part = partOf(choice, view, content);
      return marked(choice, view, name, part === 'whole' ? '' : `${part} piece: `);
    },
    knock: (choice, view, name) => `${effects.knockback.name}: ${target(choice.target, view, name)} → street 3`,
    again: ({ how }) => AGAIN[how],
    suffer: ({ with: by }) => (by === 'armour' ? 'Armour takes the damage' : 'Health takes the damage'),
    cease: () => 'No more weapons: go on to ammo',
    ammo: (choice, view, name) =>
      `Ammo: ${target(choice.target, view, name)}, ${on(view, choice.target, [choice.cell])}`,
    confirm: () => 'Ready',
    takeBack: (choice, view, name) => {
      const { first, count } = takenBack(choice, view);
      const back = count === 1 ? 'Take back' : `Take back ${moves(count)}`;
      return first === null ? back : `${back}${count === 1 ? '' : ', from'}: ${deed(first, view, name)}`;
    },
    change: () => 'Change the plan',
    upgrade: ({ weapon }, view) => {
      const survivor = view.survivors[askedSeat(view)];
      const printed = content.survivors[survivor?.survivor ?? -1]?.weapons.find(({ colour }) => colour === weapon);
      if (survivor === undefined || printed === undefined) return capitalised(colours[weapon]);
      const done = survivor.weapons[COLOURS.indexOf(weapon)]?.upgrades ?? 0;
      const effect = upgradesOf(view, printed)[done];
      return `${printed.name.en} (${colours[weapon]}): ${effect === undefined ? labels.upgrade : effects[effect].name}`;
    },
    block: ({ armour: plates }, view) => {
      const blow = blowWith(plates, view);
      if (blow === null) return plates === 0 ? 'No armour' : `Use ${armour(plates)}`;
      const used = plates === 0 ? 'No armour' : `Armour takes ${plates}`;
      if (blow.lost === 0) return `${used}, health stays at ${blow.left}`;
      return `${used}, health loses ${blow.lost} (${blow.left === 0 ? 'none left: death' : leaves(blow.left)})`;
    },
    pay: ({ with: price }, view) => {
      const blow = blowWith(0, view);
      if (blow === null) return `Pay 1 ${price} and take no damage`;
      return `Pay 1 ${price} and avoid ${damage(blow.damage)}, health stays at ${blow.left + blow.lost}`;
    },
    assign: ({ card, to }, view, name) => `${waiting(card, view)} → ${to < 0 ? labels.middle : who(name, to)}`,
    agree: () => 'Settled: hand them out like this',
  };

  return {
    ...WORDS,
    title: 'Zombicide: Gear Up',
    about: 'A co-operative game for one to six: cross zombies off square by square, then kill the boss in round two.',
    settings: settings(content),
    target,
    prompts: {
      'setup.take': (view) =>
        offers(view, 'take') ? 'Choose your survivor.' : 'You have your survivor, and may still put it back.',
      'attack.act': (view) => `${attack(view)}${ahead(view)}`,
      'attack.ready': (view) => `You are ready, and may still change your plan.${ahead(view)}`,
      'upgrade.choose': (view) => {
        const due = view.survivors[askedSeat(view)]?.due ?? 1;
        return due > 1 ? `You have earned ${due} upgrades. Which weapon first?` : 'Which weapon do you upgrade?';
      },
      'damage.block': (view) =>
        `${coming(view)}How much does your armour take? It can take up to ${mostBlocked(view)}.`,
      'ability.pay': (view) => {
        const most = mostBlocked(view);
        const instead = most === 0 ? '' : ` If not, your armour can take up to ${most}.`;
        return `${coming(view)}Do you pay 1 ${content.bosses[view.boss.boss]?.price ?? 'ammo'} to avoid it?${instead}`;
      },
      'spawn.assign': (view, name) =>
        view.commander === view.seat
          ? 'Spawn: give each zombie to a survivor, then settle it. Everybody may move the cards.'
          : `Spawn: who gets which zombie? ${name(view.commander)}, the commander, settles it.`,
    },
    choices,
    events: {
      survivorTaken: (e, name) =>
        `${does(name, e.seat, 'takes')} ${content.survivors[e.survivor]?.name.en ?? labels.survivor}.`,
      survivorPutBack: (e, name) =>
        `${does(name, e.seat, 'puts')} ${content.survivors[e.survivor]?.name.en ?? labels.survivor} back.`,
      companionsDrawn: (e) => `Companions: ${join(e.companions.map((n) => nameOfCompanion(content, n, 'en')))}.`,
      zombiesDealt: (e, name) =>
        e.zombies.length === 0
          ? `${does(name, e.seat, 'begins')} with an empty street.`
          : `${does(name, e.seat, 'begins')} with ${zombies(e.zombies)} on street 3.`,
      roundBegan: ({ round }) =>
        round === 1 ? 'Round 1: nine turns until the boss comes.' : `Round ${round}: nine turns to kill the boss.`,
      bossArrived: (e, name) =>
        `The boss has come: ${content.bosses[e.boss]?.name.en ?? labels.boss}, in front of ${who(name, e.seat)}!`,
      cardRevealed: (e) => `Turn ${e.turn}: ${colours[e.colour]} weapons, ${marches[e.march]}.`,
      marked: (e, name) => {
        const crosses =
          e.tool === 'weapon'
            ? does(name, e.seat, 'crosses')
            : `${capitalised(TERMS.companion(nameOfCompanion(content, e.tool, 'en')))} crosses`;
        const at = struck(e, e.street === e.seat ? null : street(name, e.street));
        return `${crosses} ${squares(e.cells.length)}: ${at}, ${leaves(e.left)}.`;
      },
      ammoSpent: (e, name) => `${does(name, e.seat, 'spends')} ammo: ${struck(e, null)}, ${leaves(e.left)}.`,
      gained: ({ seat, gain, why }, name) => {
        if (gain.ammo <= 0 && gain.armour <= 0) return `${does(name, seat, 'gains')} nothing: the track is full.`;
        return why === 'icons'
          ? `${does(name, seat, 'gains')} ${gains(gain)}.`
          : `${does(name, seat, 'gains')} ${gains(gain)} (${effects[why].name}).`;
      },
      knockedBack: (e, name) =>
        `${kind(e.zombie)}${e.street === e.seat ? '' : ` (${street(name, e.street)})`} is knocked back to street 3.`,
      activatedAgain: (e, name) => `${does(name, e.seat, 'attacks')} a second time: ${effects[e.how].name}.`,
      furyCrossed: (e, name) => `${does(name, e.seat, 'crosses')} space ${e.space} of the Fury track.`,
      rowsCrossed: (e) => `A weak point is surrounded: ${squares(e.cells.length)} of its row and column go too.`,
      tookBack: ({ seat, deeds, dropped }, name) => {
        const others = dropped.map((each) => `${who(name, each.seat)} (${each.deeds})`);
        const lost = others.length === 0 ? '' : ` What rested on it is gone: ${join(others)}.`;
        return `${does(name, seat, 'takes')} back ${moves(deeds)}.${lost}`;
      },
      confirmed: (e, name) => `${does(name, e.seat, 'is')} ready.`,
      changedMind: (e, name) => `${does(name, e.seat, 'changes')} the plan.`,
      attackEnded: () => 'Everyone is ready: plans take effect.',
      zombieKilled: (e, name) => `${kind(e.zombie)} dies in front of ${who(name, e.street)}.`,
      memberKilled: (e) => `${member(e.member)} is dead.`,
      upgraded: (e, name) =>
        `${does(name, e.seat, 'unlocks')} upgrade ${e.upgrade} of the ${colours[e.weapon]} weapon.`,
      upgradeLost: (e, name) => {
        const lost = plural('en', e.upgrades, { one: '# upgrade is', other: '# upgrades are' });
        return `${does(name, e.seat, 'has')} nothing left to upgrade: ${lost} lost.`;
      },
      marched: (e, name) => {
        const verb = e.zombies.length === 1 ? 'steps' : 'step';
        const march = `${zombies(e.zombies)} ${verb} from`;
        const way = `street ${e.from} to ${e.from - 1}.`;
        return labelled(name, e.seat, `${march} ${way}`, `${capitalised(march)} your ${way}`);
      },
      zombieAttacked: (e, name) => `${kind(e.zombie)} attacks ${who(name, e.seat)}: ${damage(e.damage)}.`,
      bomberExploded: (e, name) =>
        `${kind(e.zombie)} explodes in front of ${who(name, e.seat)}: ${damage(e.damage)} to each survivor!`,
      damaged: (e, name) => {
        const lost = [...(e.health > 0 ? [health(e.health)] : []), ...(e.armour > 0 ? [armour(e.armour)] : [])];
        const what = lost.length === 0 ? 'nothing' : join(lost);
        return `${does(name, e.seat, 'loses')} ${what} (${causes[e.cause]}); health left: ${e.left}.`;
      },
      armourLost: ({ seat, armour: plates, by }, name) => {
        const cause = by === 'catcher' ? WORDS.members[0] : (bossById(content, by)?.name.en ?? labels.boss);
        return plates === 0
          ? `${does(name, seat, 'has')} no armour to lose (${cause}).`
          : `${does(name, seat, 'loses')} ${armour(plates)} (${cause}).`;
      },
      prevented: (e, name) => `${does(name, e.seat, 'pays')} 1 ${e.with} to take no damage.`,
      spawned: (e) =>
        e.zombies.length === 0 ? `Spawn ${e.letter}: nobody comes.` : `Spawn ${e.letter}: ${zombies(e.zombies)}.`,
      assigned: (e, name) =>
        e.to < 0
          ? `${does(name, e.seat, 'puts')} ${kind(e.zombie)} back in the middle.`
          : e.to === e.seat
            ? `${does(name, e.seat, 'takes')} the ${kind(e.zombie)}.`
            : `${does(name, e.seat, 'gives')} the ${kind(e.zombie)} to ${who(name, e.to)}.`,
      zombieArrived: (e, name) =>
        `${kind(e.zombie)} comes to ${isYou(name, e.seat) ? 'your street 3' : `street 3 of ${name(e.seat)}`}.`,
      pileReshuffled: (e) =>
        `The pile of ${e.pile} zombies is empty: its discards are wiped clean and shuffled back in.`,
      bossCardRevealed: (e) => `Boss card, phase ${e.phase}: ${e.icons.map((icon) => icons[icon]).join(', then ')}.`,
      bossAttacked: (e) =>
        e.special
          ? `The boss makes a special attack: ${damage(e.damage)} to each survivor.`
          : `The boss attacks: ${damage(e.damage)} to each survivor.`,
      abilityUsed: (e) => `${content.bosses[e.boss]?.name.en ?? 'The boss'} uses its ability.`,
      screamed: (e) =>
        e.speed === null ? 'The scream track is full: nobody moves.' : `A scream: ${speeds[e.speed]} zombies move.`,
      bossMoved: (e, name) => `The boss moves on: now in front of ${who(name, e.to)}.`,
      gameEnded: ({ ending, dead }, name) => {
        if (ending === 'victory') return 'The boss is dead. Victory!';
        if (ending === 'outOfTime') return 'Round 2 is over and the boss lives. Defeat.';
        return dead === null ? 'A survivor is dead. Defeat.' : `${does(name, dead, 'is')} dead. Defeat.`;
      },
    },
    reasons: (names) => reasons({ ...names, struck, ...WORDS }),
    outlook: (now, later) => {
      const changes = changesOf('en', now, later, FIGURES);
      if (changes.length === 0) return 'no change on the table';
      return changes.map(({ figure, before, after }) => `${figure} ${after} (now ${before})`).join(', ');
    },
    verbs: {
      take: ['take', 'survivor'],
      putBack: ['put back', 'survivor'],
      mark: ['mark', 'draw', 'cross', 'hit'],
      knock: ['push', 'knockback'],
      again: ['again', 'second'],
      suffer: ['suffer', 'damage'],
      cease: ['cease', 'no weapon', 'enough'],
      ammo: ['ammo', 'shoot'],
      confirm: ['ready', 'confirm', 'done'],
      takeBack: ['take back', 'undo'],
      change: ['change', 'plan'],
      upgrade: ['upgrade', 'unlock'],
      block: ['block', 'use'],
      pay: ['pay'],
      assign: ['assign', 'give', 'lay'],
      agree: ['agree', 'settle'],
    },
  };
};

export const en: GearUpTexts = makeTexts('en', english, HOUSE);
