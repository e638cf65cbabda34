import type { ReleaseRecord } from '../../contract/release';
import { problem, type Problem } from './gate/gate-subject';
import type { LiveSets, ReleaseSet } from './live-sets';

/** What makes the pages of a set on this server; its code runs for this. */
export interface PageMaker {
  /** Starts it, so that the first visitor finds it warm. */
  prepare: (set: ReleaseSet) => Promise<void>;
  /** What is wrong with its pages. */
  rehearse: (set: ReleaseSet) => Promise<{ address: string | null; text: string }[]>;
}

/** A set with one release of it exchanged, which stays in its place; a new remote comes last. */
export function setWith({ host, remotes }: ReleaseSet, record: ReleaseRecord): ReleaseSet {
  if (record.name === 'host') return { host: record, remotes };
  const isThere = remotes.some(({ name }) => name === record.name);
  if (!isThere) return { host, remotes: [...remotes, record] };
  return { host, remotes: remotes.map((each) => (each.name === record.name ? record : each)) };
}

/** Of the buckets, one that has no share of anything being tried where most have none. */
export const ANY_BUCKET = 0;

/**
 * Has the server make each page of a release once, beside what is live. Asked only for whom may make it
 * live, for nobody else's code runs here.
 */
export async function rehearsed(
  record: ReleaseRecord,
  sets: Pick<LiveSets, 'setOf'>,
  { rehearse }: PageMaker,
): Promise<Problem[]> {
  const set = await sets.setOf(ANY_BUCKET);
  if (!record.server || !set) return [];
  const found = await rehearse(setWith(set, record));
  return found.map(({ address, text }) => {
    const place = address === null ? '' : ` at ${address}`;
    return problem(
      'rendering',
      record.name,
      { release: record.version, shop: text },
      `${record.name} ${record.version} cannot be rendered${place}: ${text}.`,
    );
  });
}
