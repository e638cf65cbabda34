import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOR_OTHER_ORIGINS } from '@pasal/core/http/security/security-headers';
import { Value } from '@sinclair/typebox/value';
import { languageOfPageFiles } from '../contract/page-files';
import { ReleaseName, ReleaseVersion } from '../contract/release';
import { pageFilesOf } from './prefetch';
import { recordIn } from './release/record-in';
import type { Releases } from './release/releases';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_STORE = 'no-store';
/** The version of a build in development, whose files change. */
const DEVELOPMENT = 'development';

interface ReleaseFilesDeps {
  releases: Pick<Releases, 'findForVisitor'>;
  /** The other origin that serves them, if there is one. */
  assetsUrl: string | undefined;
}

interface FileParams {
  name?: string;
  version: string;
  '*': string;
}

/** Where the files of a release are served, by the shop or by another origin in front of it. */
export const releaseBase = (name: string, version: string, assets = '') =>
  assets + (name === 'host' ? `/host/${version}` : `/remotes/${name}/${version}`);

/**
 * Serves the files of every release of host and remotes by one route. Only files listed in a record are public, so
 * neither the record itself nor a source map is. A version never changes, so neither do its files.
 */
export async function registerReleaseFiles(
  app: FastifyInstance,
  { releases: { findForVisitor }, assetsUrl }: ReleaseFilesDeps,
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
  });

  async function send(name: string, params: FileParams, reply: FastifyReply) {
    const { version, '*': file } = params;
    const known = Value.Check(ReleaseName, name) && Value.Check(ReleaseVersion, version);
    const release = known ? await findForVisitor(name, version) : null;
    const made = name === 'host' ? undefined : languageOfPageFiles(file);
    if (!release || !(made || Object.hasOwn(release.record.integrity, file))) {
      reply.callNotFound();
      return reply;
    }
    if (assetsUrl !== undefined && version !== DEVELOPMENT) reply.headers(FOR_OTHER_ORIGINS);
    reply
      // Opened directly, a file of a release is not a page of the shop.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', version === DEVELOPMENT ? NO_STORE : IMMUTABLE)
      .header('vary', 'Accept-Encoding');
    return made
      ? reply.send(pageFilesOf(recordIn(made, release.record)))
      : reply.sendFile(file, release.folder);
  }

  const access = { access: 'public' } as const;
  app.get<{ Params: FileParams }>('/host/:version/*', { config: access }, (request, reply) =>
    send('host', request.params, reply),
  );
  app.get<{ Params: FileParams & { name: string } }>(
    '/remotes/:name/:version/*',
    { config: access },
    (request, reply) => send(request.params.name, request.params, reply),
  );
}
