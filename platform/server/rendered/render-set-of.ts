import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '../../contract/release';
import type { ReleaseSet } from '../release/live-sets';
import type { Releases } from '../release/releases';
import type { RenderSet, ServerCode } from '../render/render-set';

/** The hash too: while sources are worked on, a version stays the same and its code does not. */
const nameOf = ({ name, version, server }: ReleaseRecord) =>
  `${name}@${version} ${server?.integrity ?? ''}`;

/** Names these versions and no others. */
const setIdOf = ({ host, remotes }: ReleaseSet) => [host, ...remotes].map(nameOf).join(' ');

/** The same, and what their pages may load instead: a document names that too. */
export const documentSetIdOf = (set: ReleaseSet) =>
  [setIdOf(set), ...(set.lastGood ?? []).map(nameOf)].join(' ');

/** A set of releases as what renders it has to know it; null where its host has no build for that. */
export function renderSetOf(
  releases: Pick<Releases, 'findForVisitor'>,
  set: ReleaseSet,
): Omit<RenderSet, 'samples'> | null {
  if (!set.host.server) return null;
  const codeOf = (record: ReleaseRecord): ServerCode => ({
    record,
    async read() {
      const { name, version, server } = record;
      const release = await releases.findForVisitor(name, version);
      if (!release || !server) throw new Error(`${name}@${version} has no build for the server`);
      return readFile(path.join(release.folder, server.file), 'utf8');
    },
  });
  return { id: setIdOf(set), host: codeOf(set.host), remotes: set.remotes.map(codeOf) };
}
