/**
 * SHA-256 and HMAC as FIPS 180-4 and RFC 2104 describe them. Browsers have them too, but only on `https:` pages: a page
 * from a host in the same house could neither deal nor check a deal.
 */
const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  const hash = firstBits(8, 2);
  const words = new Int32Array(64);
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = padded.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) words[i] = expanded(words, i);
    mix(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) digest.setInt32(4 * i, word);
  return new Uint8Array(digest.buffer);
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** Pads to whole blocks with a one, zeros, and the length in bits. */
function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return view;
}

function expanded(words: Int32Array, i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!];
  const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return words[i - 16]! + small + words[i - 7]! + large;
}

function mix(hash: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + CONSTANTS[i]! + words[i]!;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word;
}

type Eight = [number, number, number, number, number, number, number, number];

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const CONSTANTS = firstBits(64, 3);

/** The first 32 fractional bits of the square or cube roots of the first primes. */
function firstBits(count: number, root: 2 | 3): Int32Array {
  const bits = new Int32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    if (isPrime(n)) bits[found++] = Number(BigInt.asIntN(32, rootOf(BigInt(n) << BigInt(32 * root), BigInt(root))));
  }
  return bits;
}

/** The whole part of a root below 2^36. Uses integers, because browsers differ in the last bits of fractions. */
function rootOf(n: bigint, root: bigint): bigint {
  let found = 0n;
  for (let bit = 1n << 35n; bit > 0n; bit >>= 1n) if ((found | bit) ** root <= n) found |= bit;
  return found;
}

function isPrime(n: number): boolean {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const whole = new Uint8Array(a.length + b.length);
  whole.set(a);
  whole.set(b, a.length);
  return whole;
}
