import { createHash } from 'node:crypto';
import type { RenderComposition } from './render-composition';

/** Characters that distinguish the compositions of a shop in logs and metrics. */
const ID_LENGTH = 10;

/** A composition as logs and metrics show it to an operator. */
interface CompositionDescription {
  /** Short: a composition's own id contains every version and hash. */
  id: string;
  releases: { name: string; version: string }[];
}

/** Makes a short name of a composition for logs and metrics, and lists its releases. */
export function describeComposition({
  id,
  host,
  remotes,
}: RenderComposition): CompositionDescription {
  return {
    id: createHash('sha256').update(id).digest('hex').slice(0, ID_LENGTH),
    releases: [host, ...remotes].map(({ record: { name, version } }) => ({ name, version })),
  };
}
