/** Packs what gains by it once, at the build, as tightly as it goes: the server only picks the file. */
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files.ts';

/** Pictures and fonts are packed already. */
const TEXTS = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Less than one packet of the network. */
const SMALL = 1024;

export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(filesIn(folder, (name) => TEXTS.test(name) || !name.includes('.')).map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALL) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
