/** DEFCON 1: Cocked Pistol: the candidate without a cut-off zone. Texts: `text/missions/m10.ts`. */
import type { MissionData } from '../mission.ts';

export const M10: MissionData = {
  id: 'M10',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'veryHard',
  minutes: 60,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 22,
  layout: [
    { tile: '10V', row: 0, column: 0, turned: 0 },
    { tile: '11V', row: 0, column: 1, turned: 0 },
    { tile: '7R', row: 1, column: 0, turned: 0 },
    { tile: '2V', row: 1, column: 1, turned: 270 },
    { tile: '1R', row: 2, column: 0, turned: 90 },
    { tile: '8V', row: 2, column: 1, turned: 180 },
  ],
  starts: ['10V.e'],
  spawns: [
    { zone: '11V.ne', colour: 'red' },
    { zone: '1R.s4', colour: 'red' },
    { zone: '7R.s6', colour: 'red' },
    { zone: '10V.w', colour: 'red' },
  ],
  crates: ['10V.sw', '11V.nw', '7R.r1', '2V.r1', '1R.r1', '8V.r3'],
  exitsOpen: 'always',
  laterExit: { zone: '1R.s6', exit: 'onFoot', cards: 6 },
  companionsNeeded: 0,
  setup: [
    { op: 'if', if: { achievement: 'taylorWithUs' }, do: [{ op: 'companion', companion: 'taylor', stands: '10V.e' }] },
    {
      op: 'if',
      if: { achievement: 'presidentsVoice' },
      do: [{ op: 'companion', companion: 'president', stands: '10V.e' }],
    },
  ],
  goals: [{ id: 'escape', test: 'allOut', together: true }],
  cards: [
    {
      id: 'M10-01',
      kind: 'card',
      at: { zone: '1R.r3' },
      effects: [
        {
          op: 'if',
          if: { achievement: 'briefcase' },
          do: [
            {
              op: 'choice',
              options: [
                {
                  id: 'cancel',
                  requires: { any: [{ achievement: 'presidentsVoice' }, { keyword: 'code' }] },
                  effects: [
                    { op: 'keyword', keyword: 'strikeCancelled' },
                    { op: 'noise', zone: 'here', n: 2 },
                  ],
                },
                { id: 'keep', effects: [{ op: 'gainAp', who: 'revealer', n: 2 }] },
              ],
            },
          ],
          otherwise: [
            { op: 'gainAp', who: 'revealer', n: 2 },
            { op: 'spawnCard', zone: '1R.s6', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'M10-02',
      kind: 'card',
      at: { zone: '2V.r2' },
      effects: [
        { op: 'keyword', keyword: 'fuel' },
        { op: 'giveItem', card: 'molotov' },
      ],
    },
    {
      id: 'M10-07',
      kind: 'card',
      at: { zone: '7R.r1' },
      effects: [
        { op: 'keyword', keyword: 'flare' },
        { op: 'if', if: { achievement: 'silentNight' }, do: [{ op: 'giveItem', card: 'flashlight' }] },
      ],
    },
    {
      id: 'M10-08',
      kind: 'card',
      at: { zone: '8V.r4' },
      effects: [
        {
          op: 'if',
          if: { any: [{ achievement: 'samaritan' }, { achievement: 'escort' }, { counter: 'rescued', min: 18 }] },
          do: [
            { op: 'keyword', keyword: 'driver' },
            { op: 'heal', who: 'all', n: 1 },
          ],
          otherwise: [{ op: 'placeZombies', type: 'walker', n: 3, zone: '8V.r4' }],
        },
      ],
    },
    {
      id: 'M10-10',
      kind: 'card',
      at: { zone: '10V.nw' },
      effects: [
        { op: 'addExit', zone: '1R.s6', exit: 'onFoot' },
        { op: 'gainAp', who: 'revealer', n: 1 },
      ],
    },
    {
      id: 'M10-11',
      kind: 'card',
      at: { zone: '11V.se' },
      effects: [
        {
          op: 'if',
          if: { all: [{ keyword: 'helicopter' }, { keyword: 'flare' }] },
          do: [
            { op: 'addExit', zone: '11V.se', exit: 'helicopter' },
            { op: 'noise', zone: '11V.se', n: 3, permanent: true },
          ],
          otherwise: [{ op: 'cardStays' }],
        },
      ],
    },
    {
      id: 'M10-12',
      kind: 'card',
      at: { zone: '10V.c' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'shell',
              effects: [
                { op: 'removeSpawn' },
                {
                  op: 'if',
                  if: { keyword: 'dogTags' },
                  do: [{ op: 'noise', zone: 'here', n: 2 }],
                  otherwise: [{ op: 'noise', zone: 'here', n: 5 }],
                },
              ],
            },
            {
              id: 'ruin',
              requires: { keyword: 'detonator' },
              effects: [
                { op: 'clearTile', tile: '10V' },
                { op: 'clearTile', tile: '11V' },
                { op: 'noise', zone: 'here', n: 3 },
              ],
            },
            {
              id: 'spare',
              effects: [
                { op: 'gainAp', who: 'revealer', n: 3 },
                { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M10-13',
      kind: 'card',
      at: { zone: '7R.s4' },
      effects: [
        {
          op: 'if',
          if: { achievement: 'mole' },
          do: [{ op: 'addExit', zone: '7R.s4', exit: 'tunnel' }],
          otherwise: [
            { op: 'placeZombies', type: 'runner', n: 1, zone: '7R.s4' },
            { op: 'gainAp', who: 'revealer', n: 1 },
          ],
        },
      ],
    },
    {
      id: 'M10-14',
      kind: 'card',
      at: { zone: '1R.s3' },
      effects: [
        {
          op: 'if',
          if: { all: [{ keyword: 'fuel' }, { keyword: 'driver' }] },
          do: [
            { op: 'addExit', zone: '1R.s3', exit: 'bus' },
            { op: 'if', if: { not: { keyword: 'bus' } }, do: [{ op: 'noise', zone: '1R.s3', n: 3, permanent: true }] },
          ],
          otherwise: [{ op: 'cardStays' }],
        },
      ],
    },
  ],
  notes: [{ id: 'M10-N1', effects: [{ op: 'ending' }] }],
  onWin: [{ op: 'readNote', note: 1 }],
};
