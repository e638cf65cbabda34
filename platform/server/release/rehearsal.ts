import type { ReleaseRecord } from '../../contract/release';
import { called, problem, type Problem } from './gate/gate-subject';
import { cannotRender } from './gate/messages';
import type { LiveCompositions, Composition } from './live-compositions';

/** Makes the pages of a composition on this server; its code runs for this. */
export interface PageMaker {
  /** Starts it, so that the first visitor finds it warm. */
  prepare: (composition: Composition) => Promise<void>;
  /** Lists what is wrong with its pages, in each language of the release that is new in it. */
  rehearse: (
    composition: Composition,
    release: ReleaseRecord,
  ) => Promise<{ address: string | null; text: string }[]>;
}

/** A composition with one release of it exchanged, which stays in its place; a new remote comes last. */
export function exchangeRelease(
  { host, remotes }: Composition,
  record: ReleaseRecord,
): Composition {
  if (record.name === 'host') return { host: record, remotes };
  const isThere = remotes.some(({ name }) => name === record.name);
  if (!isThere) return { host, remotes: [...remotes, record] };
  return { host, remotes: remotes.map((each) => (each.name === record.name ? record : each)) };
}

/** A bucket that has no share of any release being tried, where most buckets have none. */
export const ANY_BUCKET = 0;

/**
 * Makes each page of a release once on the server, beside what is live. It is called only for someone who may
 * make the release live, because no other team's code runs here.
 */
export async function rehearseRelease(
  record: ReleaseRecord,
  compositions: Pick<LiveCompositions, 'compositionOf'>,
  { rehearse }: PageMaker,
): Promise<Problem[]> {
  const composition = await compositions.compositionOf(ANY_BUCKET);
  if (!record.server || !composition) return [];
  const found = await rehearse(exchangeRelease(composition, record), record);
  return found.map(({ address, text }) => {
    return problem(
      'rendering',
      record.name,
      { release: record.version, shop: text },
      cannotRender(called(record), address, text),
    );
  });
}
