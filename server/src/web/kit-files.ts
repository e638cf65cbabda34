import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { DomainError } from '../errors/domain-error';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_KEPT = 'no-store';
const INDEX = 'index.json';

/** What the build of the kit says of itself. */
interface KitIndex {
  shared: string;
  kit: string;
}

/** Files that always go by the same address; what they are is in the index. */
const NEWEST: Record<string, keyof KitIndex> = {
  'shared.tgz': 'shared',
  'remote-kit.tgz': 'kit',
};

async function readIndex(folder: string): Promise<KitIndex> {
  try {
    return JSON.parse(await readFile(path.join(folder, INDEX), 'utf8')) as KitIndex;
  } catch {
    throw new DomainError('UNAVAILABLE', 'The kit for teams is not built.');
  }
}

/**
 * What a team with a repository of its own installs: `/kit/index.json` names the two packages, and npm
 * takes each from its address. Public code without secrets. A name with a digest always has the same
 * bytes; `/kit/remote-kit.tgz` is the newest.
 */
export async function registerKitFiles(app: FastifyInstance, root: string): Promise<void> {
  const folder = path.join(root, 'kit/dist');
  app.get<{ Params: { file: string } }>(
    '/kit/:file',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const index = await readIndex(folder);
      const newest = NEWEST[params.file];
      const file = newest === undefined ? params.file : index[newest];
      if (![INDEX, index.shared, index.kit].includes(file)) return reply.callNotFound();
      const isKept = newest === undefined && file !== INDEX;
      return reply
        .header('cache-control', isKept ? IMMUTABLE : NEVER_KEPT)
        .type(file === INDEX ? 'application/json; charset=utf-8' : 'application/octet-stream')
        .send(await readFile(path.join(folder, file)));
    },
  );
}
