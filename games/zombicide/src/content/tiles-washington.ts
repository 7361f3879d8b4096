/** The six tiles of the Washington box, both sides. How to read a tile: `TileData` in `vocabulary.ts`. */
import type { TileData } from './vocabulary.ts';

export const WASHINGTON_TILES = {
  '10R': {
    confidence: 'medium',
    zones: {
      a: ['room', 5, 4, 62, 96],
      b: ['dark', 5, 101, 62, 158],
      c: ['dark', 68, 5, 171, 158],
      d: ['room', 178, 5, 244, 165],
      k1: ['corridor', 0, 166, 83, 250],
      k2: ['corridor', 83, 166, 166, 250],
      k3: ['corridor', 166, 166, 250, 250],
    },
    links: {
      open: ['k1|k2', 'k2|k3'],
      opening: ['d|k3'],
      door: ['a|c', 'a|b', 'b|k1', 'c|d', 'c|k2'],
    },
    edges: {
      n: [
        ['a', 10, 35, 'opening'],
        ['d', 215, 240, 'opening'],
      ],
      e: [
        ['d', 10, 34, 'opening'],
        ['k3', 166, 245, 'corridor'],
      ],
      s: [
        ['k1', 25, 49, 'opening'],
        ['k2', 139, 161, 'opening'],
        ['k3', 213, 235, 'opening'],
      ],
      w: [
        ['a', 10, 35, 'opening'],
        ['k1', 166, 245, 'corridor'],
      ],
    },
  },
  '10V': {
    confidence: 'high',
    zones: {
      nw: ['outdoor', 0, 0, 62, 62],
      n: ['outdoor', 62, 0, 187, 62],
      ne: ['outdoor', 187, 0, 250, 62],
      w: ['outdoor', 0, 62, 62, 187],
      c: ['tank', 62, 62, 187, 187],
      e: ['outdoor', 187, 62, 250, 187],
      sw: ['outdoor', 0, 187, 62, 250],
      s: ['outdoor', 62, 187, 187, 250],
      se: ['outdoor', 187, 187, 250, 250],
    },
    links: {
      open: ['nw|n', 'n|ne', 'nw|w', 'w|sw', 'e|se', 'sw|s'],
      sandbags: ['ne|e', 's|se'],
      tank: ['w|c', 'c|e'],
      sandbaggedTank: ['n|c', 'c|s'],
    },
    edges: {
      n: [
        ['nw', 0, 62, 'outdoor'],
        ['n', 62, 187, 'outdoor'],
        ['ne', 187, 250, 'outdoor'],
      ],
      e: [
        ['ne', 0, 62, 'outdoor'],
        ['e', 62, 187, 'outdoor'],
        ['se', 187, 250, 'outdoor'],
      ],
      s: [
        ['sw', 0, 62, 'outdoor'],
        ['s', 62, 187, 'outdoor'],
        ['se', 187, 250, 'outdoor'],
      ],
      w: [
        ['nw', 0, 62, 'outdoor'],
        ['w', 62, 187, 'outdoor'],
        ['sw', 187, 250, 'outdoor'],
      ],
    },
    objective: ['nw', 50, 45],
    crate: ['sw', 37, 200],
  },
  '11R': {
    confidence: 'medium',
    zones: {
      a: ['room', 3, 4, 97, 59],
      b: ['dark', 5, 60, 68, 152],
      c1: ['room', 100, 5, 153, 66],
      c2: ['room', 73, 66, 150, 163],
      c3: ['room', 154, 10, 250, 41],
      d: ['dark', 153, 44, 245, 152],
      k1: ['corridor', 0, 166, 83, 250],
      k2: ['corridor', 83, 166, 166, 250],
      k3: ['corridor', 166, 166, 250, 250],
    },
    links: {
      open: ['c1|c2', 'c1|c3', 'k1|k2', 'k2|k3'],
      opening: ['c2|k2'],
      door: ['a|b', 'b|k1', 'c3|d', 'd|k3'],
    },
    edges: {
      n: [
        ['a', 10, 35, 'opening'],
        ['c3', 215, 240, 'opening'],
      ],
      e: [
        ['c3', 10, 35, 'opening'],
        ['k3', 166, 245, 'corridor'],
      ],
      s: [['k2', 111, 140, 'opening']],
      w: [
        ['a', 10, 35, 'opening'],
        ['k1', 166, 245, 'corridor'],
      ],
    },
    secretService: ['b', 'c1', 'c2', 'd'],
  },
  '11V': {
    confidence: 'high',
    zones: {
      nw: ['outdoor', 0, 0, 62, 62],
      n: ['outdoor', 62, 0, 187, 62],
      ne: ['outdoor', 187, 0, 250, 62],
      w: ['outdoor', 0, 62, 62, 187],
      c: ['outdoor', 62, 62, 187, 187],
      e: ['outdoor', 187, 62, 250, 187],
      sw: ['outdoor', 0, 187, 62, 250],
      s: ['outdoor', 62, 187, 187, 250],
      se: ['outdoor', 187, 187, 250, 250],
    },
    links: {
      open: ['n|ne', 'nw|w', 'n|c', 'ne|e', 'w|c', 'c|e', 'w|sw', 'c|s', 'sw|s'],
      sandbags: ['nw|n', 'e|se', 's|se'],
    },
    edges: {
      n: [
        ['nw', 0, 62, 'outdoor'],
        ['n', 62, 187, 'outdoor'],
        ['ne', 187, 250, 'outdoor'],
      ],
      e: [
        ['ne', 0, 62, 'outdoor'],
        ['e', 62, 187, 'outdoor'],
        ['se', 187, 250, 'outdoor'],
      ],
      s: [
        ['sw', 0, 62, 'outdoor'],
        ['s', 62, 187, 'outdoor'],
        ['se', 187, 250, 'outdoor'],
      ],
      w: [
        ['nw', 0, 62, 'outdoor'],
        ['w', 62, 187, 'outdoor'],
        ['sw', 187, 250, 'outdoor'],
      ],
    },
    objective: ['se', 210, 222],
    crate: ['nw', 32, 50],
  },
  '12R': {
    confidence: 'medium',
    zones: {
      a: ['room', 8, 4, 74, 71],
      x1: ['sealed', 5, 78, 36, 158],
      x2: ['scenery', 26, 77, 73, 176],
      c: ['dark', 89, 4, 187, 158],
      d: ['room', 196, 8, 240, 95],
      x3: ['scenery', 195, 99, 241, 165],
      k1: ['corridor', 0, 166, 83, 250],
      k2: ['corridor', 83, 166, 166, 250],
      k3: ['corridor', 166, 166, 250, 250],
    },
    links: {
      open: ['k1|k2', 'k2|k3'],
      door: ['c|d', 'c|k2'],
    },
    edges: {
      n: [
        ['a', 10, 35, 'opening'],
        ['d', 217, 240, 'opening'],
      ],
      e: [
        ['d', 10, 34, 'opening'],
        ['k3', 166, 245, 'corridor'],
      ],
      s: [
        ['k1', 25, 49, 'opening'],
        ['k2', 100, 127, 'opening'],
        ['k3', 209, 231, 'opening'],
      ],
      w: [
        ['a', 10, 35, 'opening'],
        ['k1', 166, 245, 'corridor'],
      ],
    },
  },
  '12V': {
    confidence: 'high',
    zones: {
      a: ['room', 5, 5, 77, 103],
      b: ['dark', 80, 5, 138, 102],
      c: ['room', 141, 5, 245, 103],
      h: ['room', 5, 105, 245, 143],
      d: ['room', 5, 145, 83, 244],
      x1: ['sealed', 87, 146, 122, 191],
      e: ['dark', 87, 146, 157, 244],
      f: ['room', 160, 146, 245, 244],
    },
    links: {
      opening: ['a|h', 'c|h', 'h|d', 'h|f'],
      door: ['a|b', 'b|h', 'h|e'],
    },
    edges: {
      n: [
        ['a', 10, 35, 'opening'],
        ['c', 215, 240, 'opening'],
      ],
      e: [
        ['c', 10, 35, 'opening'],
        ['f', 215, 240, 'opening'],
      ],
      s: [
        ['d', 10, 35, 'opening'],
        ['f', 215, 240, 'opening'],
      ],
      w: [
        ['a', 10, 35, 'opening'],
        ['d', 215, 240, 'opening'],
      ],
    },
  },
  '13R': {
    confidence: 'medium',
    zones: {
      a: ['room', 17, 5, 83, 57],
      b: ['dark', 5, 60, 70, 150],
      c1: ['dark', 75, 5, 179, 87],
      c2: ['dark', 75, 94, 179, 150],
      d: ['room', 198, 5, 250, 148],
      g1: ['garden', 0, 157, 66, 250],
      g2: ['garden', 66, 157, 188, 250],
      g3: ['garden', 188, 157, 250, 250],
    },
    links: {
      opening: ['c1|c2'],
      door: ['a|b'],
      sandbags: ['g1|g2', 'g2|g3'],
    },
    edges: {
      n: [
        ['a', 25, 50, 'opening'],
        ['c1', 139, 161, 'door'],
        ['d', 212, 235, 'opening'],
      ],
      e: [
        ['d', 4, 148, 'merge'],
        ['g3', 195, 250, 'outdoor'],
      ],
      s: [
        ['g1', 0, 66, 'outdoor'],
        ['g2', 66, 188, 'outdoor'],
        ['g3', 188, 250, 'outdoor'],
      ],
      w: [['g1', 157, 250, 'outdoor']],
    },
  },
  '13V': {
    confidence: 'high',
    zones: {
      a: ['room', 5, 5, 97, 86],
      x1: ['sealed', 100, 5, 156, 87],
      c: ['room', 158, 5, 245, 100],
      b: ['dark', 5, 90, 97, 139],
      m: ['dark', 100, 90, 245, 162],
      d: ['room', 5, 142, 97, 244],
      e: ['dark', 100, 157, 163, 244],
      f: ['room', 166, 166, 250, 250],
    },
    links: {
      opening: ['c|m', 'm|f'],
      door: ['a|b', 'b|m', 'm|e', 'd|e'],
    },
    edges: {
      n: [
        ['a', 10, 35, 'opening'],
        ['c', 215, 240, 'opening'],
      ],
      e: [
        ['c', 10, 35, 'opening'],
        ['f', 166, 250, 'merge'],
      ],
      s: [
        ['d', 10, 35, 'opening'],
        ['f', 166, 250, 'merge'],
      ],
      w: [
        ['a', 10, 35, 'opening'],
        ['d', 215, 240, 'opening'],
      ],
    },
  },
  '14R': {
    confidence: 'medium',
    zones: {
      a: ['room', 0, 5, 33, 150],
      b: ['room', 50, 8, 197, 192],
      c: ['room', 217, 7, 250, 151],
      v: ['sealed', 107, 196, 143, 240],
      x1: ['sealed', 5, 160, 103, 233],
      x2: ['sealed', 147, 156, 245, 233],
      g1: ['garden', 0, 187, 75, 250],
      g2: ['garden', 175, 187, 250, 250],
    },
    links: {
      opening: ['a|b', 'b|c'],
    },
    edges: {
      n: [['b', 111, 140, 'opening']],
      e: [
        ['c', 4, 151, 'merge'],
        ['g2', 195, 250, 'outdoor'],
      ],
      s: [
        ['g1', 0, 75, 'outdoor'],
        ['v', 115, 137, 'door'],
        ['g2', 175, 250, 'outdoor'],
      ],
      w: [
        ['a', 5, 148, 'merge'],
        ['g1', 195, 250, 'outdoor'],
      ],
    },
  },
  '14V': {
    confidence: 'medium',
    zones: {
      a: ['room', 4, 0, 110, 108],
      x1: ['sealed', 115, 4, 175, 54],
      c: ['room', 179, 0, 245, 78],
      o: ['room', 78, 68, 215, 240],
      b: ['dark', 5, 115, 71, 173],
      d: ['room', 5, 176, 71, 244],
      g: ['garden', 74, 69, 250, 250],
    },
    links: {
      opening: ['a|o', 'c|o'],
      door: ['o|b', 'b|d'],
    },
    edges: {
      n: [
        ['a', 4, 86, 'merge'],
        ['c', 215, 240, 'opening'],
      ],
      e: [
        ['c', 9, 34, 'opening'],
        ['g', 69, 250, 'outdoor'],
      ],
      s: [
        ['d', 10, 35, 'opening'],
        ['g', 76, 250, 'outdoor'],
      ],
      w: [
        ['a', 10, 34, 'opening'],
        ['d', 215, 239, 'opening'],
      ],
    },
  },
  '15R': {
    confidence: 'medium',
    zones: {
      a: ['room', 0, 5, 58, 151],
      b: ['room', 79, 5, 182, 150],
      c: ['dark', 191, 58, 245, 150],
      x1: ['scenery', 191, 5, 245, 54],
      g1: ['garden', 0, 157, 66, 250],
      g2: ['garden', 66, 157, 189, 250],
      g3: ['garden', 189, 157, 250, 250],
    },
    links: {
      door: ['b|c'],
      sandbags: ['g1|g2', 'g2|g3'],
    },
    edges: {
      n: [
        ['a', 25, 49, 'opening'],
        ['b', 100, 127, 'opening'],
        ['x1', 209, 231, 'opening'],
      ],
      e: [['g3', 157, 250, 'outdoor']],
      s: [
        ['g1', 0, 66, 'outdoor'],
        ['g2', 66, 189, 'outdoor'],
        ['g3', 189, 250, 'outdoor'],
      ],
      w: [
        ['a', 4, 151, 'merge'],
        ['g1', 195, 250, 'outdoor'],
      ],
    },
  },
  '15V': {
    confidence: 'high',
    zones: {
      a: ['room', 5, 5, 59, 66],
      b: ['dark', 62, 5, 117, 66],
      c: ['room', 121, 5, 245, 102],
      m: ['dark', 5, 70, 155, 162],
      x1: ['sealed', 158, 105, 197, 162],
      e: ['room', 201, 105, 245, 163],
      f: ['room', 0, 166, 86, 250],
      n: ['dark', 90, 166, 175, 244],
      h: ['room', 179, 166, 245, 245],
    },
    links: {
      opening: ['b|m', 'c|e', 'm|n', 'e|h'],
      door: ['a|m', 'm|f', 'f|n', 'n|h'],
    },
    edges: {
      n: [
        ['a', 10, 35, 'opening'],
        ['c', 215, 240, 'opening'],
      ],
      e: [
        ['c', 10, 34, 'opening'],
        ['h', 215, 239, 'opening'],
      ],
      s: [
        ['f', 0, 85, 'merge'],
        ['h', 215, 240, 'opening'],
      ],
      w: [
        ['a', 10, 35, 'opening'],
        ['f', 166, 250, 'merge'],
      ],
    },
  },
} as const satisfies Readonly<Record<string, TileData>>;
