import type { Kysely } from 'kysely';
import type { ReleaseRecord } from '../../../contract/release';
import type { KnownCalls } from '../../../contract/release-work';
import type { PlatformDatabase } from '../../tables';
import { notFound } from '@pasal/core/errors/domain-error';
import { refusal } from '../activation.service';
import { problemsOf } from '../gate-shop';
import type { LiveSets, ReleaseSet } from '../live-sets';
import * as messages from '../messages';
import { ANY_BUCKET, setWith } from '../rehearsal';
import type { ReleaseStore } from '../release-store';
import { findRelease } from '../release.repository';

/** What most visitors get, with one release of it exchanged. */
export interface PreviewSet {
  record: ReleaseRecord;
  set: ReleaseSet;
}

interface PreviewSetsDeps {
  db: Kysely<PlatformDatabase>;
  calls: KnownCalls;
  sets: Pick<LiveSets, 'setOf' | 'records'>;
  store: Pick<ReleaseStore, 'find'>;
}

/**
 * Puts an uploaded release beside what is live, for a preview. What the gate refuses is not shown: its
 * scripts would meet a host that does not have what they take. No code of it runs here.
 * @throws NOT_FOUND for a release nobody has uploaded, RELEASE_REFUSED with the gate's reasons
 * @returns null while there is no host
 */
export function previewSets({ db, calls, sets, store }: PreviewSetsDeps) {
  return async (name: string, version: string): Promise<PreviewSet | null> => {
    const uploaded = await findRelease(db, name, version);
    const release = uploaded?.source === 'team' ? await store.find(name, version) : null;
    if (!release) throw notFound(messages.noSuchRelease(name, version));
    const { record } = release;
    const problems = await problemsOf(db, record, await sets.records(), calls);
    if (problems.length > 0) throw refusal(problems);
    const live = await sets.setOf(ANY_BUCKET);
    return live && { record, set: setWith(live, record) };
  };
}
