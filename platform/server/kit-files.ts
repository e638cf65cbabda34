import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Building } from './building';
import type { Shop } from './shop';
import type { PlatformDatabase } from './tables';
import { headersOfCachedPage } from '@pasal/core/http/security/content-security-policy';
import { DomainError } from '@pasal/core/errors/domain-error';
import { bilingual } from '@pasal/core/errors/wording';
import { findKitFile, storeKitFile } from './release/kit.repository';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_STORE = 'no-store';
const INDEX = 'index.json';
/** What there is for a team and its tools, in the format of https://llmstxt.org. */
const FOR_AGENTS = 'llms.txt';
/** The maximum number of page patterns in one request for sample addresses. */
const MOST_PATTERNS = 200;
/** Content types of the kit's files by extension; any other file is a package. */
const TYPES: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The index that the kit's build wrote. */
interface KitIndex {
  shared: string;
  kit: string;
  /** The document that shows the components of the kit, and the files it loads. */
  gallery?: string;
  galleryFiles?: string[];
}

interface KitDeps {
  db: Kysely<PlatformDatabase>;
  /** The project's root, below which the kit is built. */
  root: string;
  /** Builds the kit on first request; without it the kit exists already or not at all. */
  building?: Pick<Building, 'buildKit'> | undefined;
}

interface KitRoutesDeps extends KitDeps {
  shop: Pick<Shop, 'walk' | 'sampleAddress'>;
}

/** Files with a fixed address; the index lists their current names. */
const NEWEST: Record<string, 'shared' | 'kit'> = {
  'shared.tgz': 'shared',
  'remote-kit.tgz': 'kit',
};
/** A package of any contract this shop has had. */
const PACKAGE = /^(?:shared|remote-kit)-[A-Za-z0-9.+-]{1,100}\.tgz$/;

/** A file whose content never changes at its address. */
const NAMED_BY_DIGEST = /^(?:shared|remote-kit|gallery)-/;

const NOT_BUILT = bilingual('The kit for teams is not built.', 'टोलीका लागि किट बनाइएको छैन।');

const folderOf = (root: string) => path.join(root, 'platform/kit/dist');

async function readIndex(root: string): Promise<KitIndex> {
  try {
    return JSON.parse(await readFile(path.join(folderOf(root), INDEX), 'utf8')) as KitIndex;
  } catch {
    throw new DomainError('UNAVAILABLE', NOT_BUILT);
  }
}

/** Reads the index for a client of the kit, building it if needed. */
async function readIndexFor(deps: KitDeps): Promise<KitIndex> {
  await deps.building?.buildKit();
  return readIndex(deps.root);
}

/**
 * Stores the kit this server was built with, so that a team can reinstall the same version after an upgrade of the
 * shop. Does nothing without a kit.
 */
export async function storeKit({ db, root }: KitDeps): Promise<void> {
  const index = await readIndex(root).catch(() => null);
  if (!index) return;
  for (const file of [index.shared, index.kit]) {
    await storeKitFile(db, file, await readFile(path.join(folderOf(root), file)));
  }
}

/** The content of a file of the kit: this build's from its folder, an earlier one's from the database. */
async function bytesOf({ db, root }: KitDeps, file: string, index: KitIndex) {
  if ([INDEX, FOR_AGENTS, index.shared, index.kit, ...(index.galleryFiles ?? [])].includes(file)) {
    return readFile(path.join(folderOf(root), file));
  }
  return PACKAGE.test(file) ? findKitFile(db, file) : null;
}

/** Serves the page that shows the kit's components to anyone; it contains none of the shop's data. */
function registerGallery(app: FastifyInstance, deps: KitDeps): void {
  app.get('/kit', { config: { access: 'public' } }, async (_request, reply) => {
    const { gallery } = await readIndexFor(deps);
    if (gallery === undefined) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': NO_STORE, ...headersOfCachedPage({ scripts: [], styles: [] }) })
      .type('text/html; charset=utf-8')
      .send(await readFile(path.join(folderOf(deps.root), gallery)));
  });
}

/**
 * Serves the packages for a team with its own repository: `/kit/index.json` names the two, and npm installs each from
 * its address; `/kit/llms.txt` lists what else there is. They are public code without secrets. A name with a digest always has the same content, for every
 * contract this shop has had; `/kit/remote-kit.tgz` is the newest. `/kit/walk.json` describes a shopper's journey to
 * an order, with an address for each requested pattern.
 */
export async function registerKitFiles(app: FastifyInstance, deps: KitRoutesDeps): Promise<void> {
  registerGallery(app, deps);
  app.get<{ Querystring: { pattern?: string | string[] } }>(
    '/kit/walk.json',
    { config: { access: 'public' } },
    async ({ query: { pattern = [] } }, reply) => {
      // Public: each pattern costs at most one database query, however often it is repeated.
      const patterns = [...new Set([pattern].flat())].slice(0, MOST_PATTERNS);
      const addresses = await Promise.all(patterns.map(deps.shop.sampleAddress));
      return reply.header('cache-control', NO_STORE).send({ ...deps.shop.walk, addresses });
    },
  );
  app.get<{ Params: { file: string } }>(
    '/kit/:file',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const index = await readIndexFor(deps);
      const newest = NEWEST[params.file];
      const file = newest === undefined ? params.file : index[newest];
      const bytes = await bytesOf(deps, file, index);
      if (!bytes) return reply.callNotFound();
      const isImmutable = newest === undefined && NAMED_BY_DIGEST.test(file);
      return reply
        .header('cache-control', isImmutable ? IMMUTABLE : NO_STORE)
        .type(TYPES[path.extname(file)] ?? 'application/octet-stream')
        .send(bytes);
    },
  );
}
