import { createHash } from 'node:crypto';
import type { RenderSet } from './render-set';

/** Characters that tell the sets of a shop apart for whoever reads logs and figures. */
const ID_LENGTH = 10;

/** A set of versions as an operator is told of it. */
interface Composition {
  /** Short: a set's own id has every version and hash. */
  id: string;
  releases: { name: string; version: string }[];
}

/** What a set is called in logs and figures, and what it is made of. */
export function compositionOf({ id, host, remotes }: RenderSet): Composition {
  return {
    id: createHash('sha256').update(id).digest('hex').slice(0, ID_LENGTH),
    releases: [host, ...remotes].map(({ record: { name, version } }) => ({ name, version })),
  };
}
