import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { Shop } from '../shop';

/** What this server brings itself: the shop's own builds, the calls it answers, and its way to tell people. */
export interface Ours {
  records: readonly ReleaseRecord[];
  calls: KnownCalls;
  notify: Shop['notify'];
}
