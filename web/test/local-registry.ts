/**
 * A registry of packages on this machine, with what the checkout has installed: npm installs from it as it would from the
 * network, which tests must not depend on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export interface Registry {
  readonly address: string;
  close(): Promise<void>;
}

interface Installed {
  readonly folder: string;
  readonly manifest: { readonly name: string; readonly version: string };
}

export async function openRegistry(): Promise<Registry> {
  const links = mkdtempSync(join(tmpdir(), 'horda-registry-'));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const [name = '', version] = path.split('/-/');
    const found = installed(name);
    if (found.length === 0) return void response.writeHead(404).end('{}');
    if (version !== undefined)
      return sendFolder(
        found.find(({ manifest }) => manifest.version === version)!,
        response,
      );
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(packument(name, found, `http://${request.headers.host}`)));
  });

  /** As a tape archive that is not packed: nobody has to wait for that. */
  function sendFolder({ folder, manifest }: Installed, response: ServerResponse): void {
    const link = join(mkdtempSync(join(links, 'x')), 'package');
    symlinkSync(folder, link);
    const left = ['--exclude=package/node_modules', '--exclude=package/include', '--exclude=package/deps'];
    const tar = spawn('tar', ['-ch', ...left, '-C', dirname(link), '-f', '-', 'package']);
    tar.on('error', () => response.destroy(new Error(`${manifest.name} could not be packed`)));
    tar.stdout.pipe(response);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      rmSync(links, { recursive: true, force: true });
    },
  };
}

/** All versions that the checkout has of a package. */
function installed(name: string): Installed[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(packages)
    .filter((path) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map((path) => join(ROOT, path))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed['manifest'],
    }));
}

function packument(name: string, found: readonly Installed[], address: string): object {
  const versions = found.map(({ manifest }) => [
    manifest.version,
    { ...manifest, dist: { tarball: `${address}/${name}/-/${manifest.version}` } },
  ]);
  return { name, 'dist-tags': { latest: found[0]!.manifest.version }, versions: Object.fromEntries(versions) };
}
