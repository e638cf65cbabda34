import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '../../contract/release';
import type { Composition } from '../release/live-compositions';
import type { Releases } from '../release/releases';
import type { RenderComposition, ServerCode } from '../render/render-composition';

/** The hash too: while sources are worked on, a version stays the same and its code does not. */
const nameOf = ({ name, version, server }: ReleaseRecord) =>
  `${name}@${version} ${server?.integrity ?? ''}`;

/** Names these versions and no others. */
const compositionIdOf = ({ host, remotes }: Composition) =>
  [host, ...remotes].map(nameOf).join(' ');

const digests = new WeakMap<ReleaseRecord, string>();

/** Digests all that a document names of a release: while sources are worked on, files change below one version. */
function digestOf(record: ReleaseRecord): string {
  const known = digests.get(record);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64');
  digests.set(record, digest);
  return digest;
}

/** Names these builds, those their pages may load instead, and where they are: a document names all of it. */
export const documentIdOf = ({ host, remotes, lastGood = [], assets = '' }: Composition) =>
  [...[host, ...remotes, ...lastGood].map(digestOf), assets].join(' ');

/** A composition of releases as what renders it has to know it; null where its host has no build for that. */
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
