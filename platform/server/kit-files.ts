import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { PlatformDatabase } from './tables';
import { DomainError } from '@pasal/core/errors/domain-error';
import { findKitFile, keepKitFile } from './release/kit.repository';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_KEPT = 'no-store';
const INDEX = 'index.json';

/** What the build of the kit says of itself. */
interface KitIndex {
  shared: string;
  kit: string;
}

interface KitDeps {
  db: Kysely<PlatformDatabase>;
  /** The project's root, below which the kit is built. */
  root: string;
}

/** Files that always go by the same address; what they are is in the index. */
const NEWEST: Record<string, keyof KitIndex> = {
  'shared.tgz': 'shared',
  'remote-kit.tgz': 'kit',
};
/** A package of any contract this shop has had. */
const PACKAGE = /^(?:shared|remote-kit)-[A-Za-z0-9.+-]{1,100}\.tgz$/;

const folderOf = (root: string) => path.join(root, 'platform/kit/dist');

async function readIndex(root: string): Promise<KitIndex> {
  try {
    return JSON.parse(await readFile(path.join(folderOf(root), INDEX), 'utf8')) as KitIndex;
  } catch {
    throw new DomainError('UNAVAILABLE', 'The kit for teams is not built.');
  }
}

/**
 * Keeps the kit this server was built with, so that a team can still install what it installed once
 * after the shop was upgraded. Without a kit there is nothing to keep.
 */
export async function keepKit({ db, root }: KitDeps): Promise<void> {
  const index = await readIndex(root).catch(() => null);
  if (!index) return;
  for (const file of [index.shared, index.kit]) {
    await keepKitFile(db, file, await readFile(path.join(folderOf(root), file)));
  }
}

/** The bytes of a file of the kit: of this build from its folder, of an earlier one from the database. */
async function bytesOf({ db, root }: KitDeps, file: string, index: KitIndex) {
  if ([INDEX, index.shared, index.kit].includes(file)) {
    return readFile(path.join(folderOf(root), file));
  }
  return PACKAGE.test(file) ? findKitFile(db, file) : null;
}

/**
 * What a team with a repository of its own installs: `/kit/index.json` names the two packages, and npm
 * takes each from its address. Public code without secrets. A name with a digest always has the same
 * bytes, for every contract this shop has had; `/kit/remote-kit.tgz` is the newest.
 */
export async function registerKitFiles(app: FastifyInstance, deps: KitDeps): Promise<void> {
  app.get<{ Params: { file: string } }>(
    '/kit/:file',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const index = await readIndex(deps.root);
      const newest = NEWEST[params.file];
      const file = newest === undefined ? params.file : index[newest];
      const bytes = await bytesOf(deps, file, index);
      if (!bytes) return reply.callNotFound();
      const isKept = newest === undefined && file !== INDEX;
      return reply
        .header('cache-control', isKept ? IMMUTABLE : NEVER_KEPT)
        .type(file === INDEX ? 'application/json; charset=utf-8' : 'application/octet-stream')
        .send(bytes);
    },
  );
}
