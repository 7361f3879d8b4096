/**
 * The boss boards. Names, rules and what an ability takes are the rulebook's (B132–B149), except what Zombiephant and
 * Mutation are paid with (G1); the grids and the icons beside them are our own design.
 */
import type { Boss } from '../content.ts';

export const BOSS_BOARDS: readonly Boss[] = [
  {
    id: 'superAbomination',
    name: { en: 'Super Abomination', pl: 'Super Abominacja' },
    power: 2,
    price: null,
    black: {
      rows: drawn(`
        ..oooo..
        .oyooyo.
        oooobooo
        oyaoosyo
        ooobbooo
        .osooao.
        .oo..oo.
      `),
      permanent: [{ yellow: 1, blue: 1 }],
      map: null,
      track: null,
    },
    red: {
      rows: drawn(`
        ..oooo..
        .oyooyo.
        oobooboo
        oyaoosyo
        ooobbooo
        ooyooyoo
        .osooao.
        .oo..oo.
      `),
      permanent: [{ yellow: 1, blue: 2 }],
      map: null,
      track: null,
    },
    source: 'house',
  },
  {
    id: 'pyramid',
    name: { en: 'Zombie Pyramid', pl: 'Piramida Zombie' },
    power: 1,
    price: null,
    black: {
      rows: drawn(`
        .....y.....
        ....obo....
        ...ooyoo...
        ..oaobooo..
        .oyooooosy.
        ooosoboaooo
        oooooXooooo
      `),
      permanent: [{ yellow: 1, blue: 1 }],
      map: null,
      track: null,
    },
    red: {
      rows: drawn(`
        ......X......
        .....ooo.....
        ....oaboo....
        ...oyooyoo...
        ..osobobooa..
        .oyooooosoyo.
        ooyoobooboyoo
      `),
      permanent: [{ yellow: 1, blue: 2 }],
      map: null,
      track: null,
    },
    source: 'house',
  },
  {
    id: 'zombiephant',
    name: { en: 'Zombiephant', pl: 'Słońmbie' },
    power: 2,
    price: 'ammo',
    black: {
      rows: drawn(`
        .ooo.ooo.
        ooooyoooo
        oyWobsWyo
        ooooooooo
        aoobyooao
        .oosoooo.
        .oob.ooo.
        ..o...o..
      `),
      permanent: [{ yellow: 1, blue: 1 }],
      map: null,
      track: null,
    },
    red: {
      rows: drawn(`
        .ooo.ooo.
        ooooyoooo
        oyWobsWyo
        ooooooooo
        aooyooooa
        ooobWboos
        .ooooooo.
        .oyo.oyo.
      `),
      permanent: [{ yellow: 1, blue: 2 }],
      map: null,
      track: null,
    },
    source: 'house',
  },
  {
    id: 'deadSox',
    name: { en: 'Dead Sox', pl: 'Dead Sox' },
    power: 1,
    price: null,
    black: {
      rows: drawn(`
        oyo..ooo..oby
        oobo.obyo.oao
        osoo.oaoo.ooo
        .oyo.oooy.yoo
        ......o...oso
      `),
      permanent: [
        { yellow: 0, blue: 1 },
        { yellow: 1, blue: 0 },
        { yellow: 0, blue: 1 },
      ],
      map: drawn(`
        111..222..333
        1111.2222.333
        1111.2222.333
        .111.2222.333
        ......2...333
      `),
      track: null,
    },
    red: {
      rows: drawn(`
        oyo..oyo..oby
        oobo.obyo.oao
        osoo.oaoo.ooy
        ooyo.ooob.yoo
        .boo.oooy.oso
        ..o...o...obo
      `),
      permanent: [
        { yellow: 1, blue: 1 },
        { yellow: 1, blue: 1 },
        { yellow: 0, blue: 1 },
      ],
      map: drawn(`
        111..222..333
        1111.2222.333
        1111.2222.333
        1111.2222.333
        .111.2222.333
        ..1...2...333
      `),
      track: null,
    },
    source: 'house',
  },
  {
    id: 'screamer',
    name: { en: 'Screamer', pl: 'Krzykacz' },
    power: 0,
    price: null,
    black: {
      rows: drawn(`
        ..oooo..
        .oyooyo.
        oaooooso
        ooybboyo
        oooobooo
        .ooooso.
        .oaoooo.
        ...oo...
      `),
      permanent: [{ yellow: 1, blue: 1 }],
      map: drawn(`
        ........
        ........
        ........
        ...mmm..
        ...mmm..
        ........
        ........
        ........
      `),
      track: ['slow', 'fast', 'slow', 'fast'],
    },
    red: {
      rows: drawn(`
        ..oooo..
        .oyooyo.
        oaobooso
        ooybbyoo
        oobyoboo
        .oooyoo.
        .soooao.
        ..oyoo..
      `),
      permanent: [{ yellow: 1, blue: 2 }],
      map: drawn(`
        ........
        ........
        ........
        ..mmmm..
        ..mmmm..
        ........
        ........
        ........
      `),
      track: ['fast', 'slow', 'fast', 'slow'],
    },
    source: 'house',
  },
  {
    id: 'mutation',
    name: { en: 'Mutation', pl: 'Mutacja' },
    power: 2,
    price: 'armour',
    black: {
      rows: drawn(`
        .oooo...
        oyoosoo.
        ooobooyo
        aooyoooo
        oobooaoo
        .oyoobo.
        ..oosoo.
        ..oo.oo.
      `),
      permanent: [{ yellow: 1, blue: 1 }],
      map: drawn(`
        .1111...
        1111222.
        11112222
        33332222
        33334444
        .333444.
        ..33444.
        ..33.44.
      `),
      track: null,
    },
    red: {
      rows: drawn(`
        .oooo.o.
        oyoosooo
        ooobooyo
        aooyoooo
        oobooaob
        yoooboyo
        .oosooo.
        .ooyoob.
      `),
      permanent: [{ yellow: 1, blue: 2 }],
      map: drawn(`
        .1111.2.
        11112222
        11132222
        33332244
        33335544
        33555544
        .665555.
        .666655.
      `),
      track: null,
    },
    source: 'house',
  },
];

/** The rows of a picture. */
function drawn(picture: string): readonly string[] {
  return picture.trim().split(/\s+/);
}
