import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '../../contract/release';
import type { Composition } from '../release/live-compositions';
import type { Releases } from '../release/releases';
import type { RenderComposition, ServerCode } from '../render/render-composition';

/** Includes the hash: in development a version stays the same while its code changes. */
const nameOf = ({ name, version, server }: ReleaseRecord) =>
  `${name}@${version} ${server?.integrity ?? ''}`;

/** Identifies exactly these versions. */
const compositionIdOf = ({ host, remotes }: Composition) =>
  [host, ...remotes].map(nameOf).join(' ');

const digests = new WeakMap<ReleaseRecord, string>();

/** Digests everything a document contains of a release: in development, files change within one version. */
function digestOf(record: ReleaseRecord): string {
  const known = digests.get(record);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64');
  digests.set(record, digest);
  return digest;
}

/** Identifies these builds, their fallbacks, and their origin: a document contains all of it. */
export const documentIdOf = ({ host, remotes, lastGood = [], assets = '' }: Composition) =>
  [...[host, ...remotes, ...lastGood].map(digestOf), assets].join(' ');

/** A composition of releases as the renderer needs it; null if its host has no server build. */
export function renderCompositionOf(
  releases: Pick<Releases, 'findForVisitor'>,
  composition: Composition,
): Omit<RenderComposition, 'samples'> | null {
  if (!composition.host.server) return null;
  const codeOf = (record: ReleaseRecord): ServerCode => ({
    record,
    async read() {
      const { name, version, server } = record;
      const release = await releases.findForVisitor(name, version);
      if (!release || !server) throw new Error(`${name}@${version} has no build for the server`);
      return readFile(path.join(release.folder, server.file), 'utf8');
    },
  });
  return {
    id: compositionIdOf(composition),
    host: codeOf(composition.host),
    remotes: composition.remotes.map(codeOf),
  };
}
