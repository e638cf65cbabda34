import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import type { KnownCalls } from '../../../contract/release-work';
import type { PlatformDatabase } from '../../tables';
import { notFound } from '@pasal/core/errors/domain-error';
import { refusal } from '../activation.service';
import { problemsOf } from '../gate-shop';
import type { LiveCompositions, Composition } from '../live-compositions';
import * as messages from '../messages';
import { ANY_BUCKET, exchangeRelease } from '../rehearsal';
import type { ReleaseStore } from '../release-store';
import { findRelease } from '../release.repository';

/** The composition most visitors get, with one release replaced. */
export interface PreviewComposition {
  record: ReleaseRecord;
  composition: Composition;
}

interface PreviewComposerDeps {
  db: Kysely<PlatformDatabase>;
  calls: KnownCalls;
  compositions: Pick<LiveCompositions, 'compositionOf' | 'listRecords'>;
  store: Pick<ReleaseStore, 'find'>;
}

/**
 * Combines an uploaded release with what is live, for a preview. A release that the gate refuses is not shown: its
 * scripts would run with a host that lacks what they need. None of its code runs here.
 * @throws NOT_FOUND for a release that was never uploaded, RELEASE_REFUSED with the gate's reasons
 * @returns null while there is no host
 */
export function createPreviewComposer({ db, calls, compositions, store }: PreviewComposerDeps) {
  return async (name: string, version: string): Promise<PreviewComposition | null> => {
    const uploaded = await findRelease(db, name, version);
    const release = uploaded?.source === 'team' ? await store.find(name, version) : null;
    if (!release) throw notFound(messages.noSuchRelease(name, version));
    const { record } = release;
    const problems = await problemsOf(db, record, await compositions.listRecords(), calls);
    if (problems.length > 0) throw refusal(problems);
    const live = await compositions.compositionOf(ANY_BUCKET);
    return live && { record, composition: exchangeRelease(live, record) };
  };
}
