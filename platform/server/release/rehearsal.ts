import type { ReleaseRecord } from '../../contract/release';
import { called, problem, type Problem } from './gate/gate-subject';
import { cannotRender } from './gate/messages';
import type { LiveCompositions, Composition } from './live-compositions';

/** Renders the pages of a composition on this server, which runs its code. */
export interface PageMaker {
  /** Starts the process, so that the first visitor finds it warm. */
  prepare: (composition: Composition) => Promise<void>;
  /** Lists what is wrong with its pages, in each language of the release that is new in it. */
  rehearse: (
    composition: Composition,
    release: ReleaseRecord,
  ) => Promise<{ address: string | null; text: string }[]>;
}

/** A composition with one release replaced in its position; a new remote comes last. */
export function exchangeRelease(
  { host, remotes }: Composition,
  record: ReleaseRecord,
): Composition {
  if (record.name === 'host') return { host: record, remotes };
  const isThere = remotes.some(({ name }) => name === record.name);
  if (!isThere) return { host, remotes: [...remotes, record] };
  return { host, remotes: remotes.map((each) => (each.name === record.name ? record : each)) };
}

/** A bucket outside of every trial, as most buckets are. */
export const ANY_BUCKET = 0;

/**
 * Renders each page of a release once on the server, together with what is live. Call it only for someone who may
 * activate the release, because no other team's code may run here.
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
