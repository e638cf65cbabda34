import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { Shop } from '../shop';

/** The server's own part: the shop's own builds, the calls it answers, and its ways to notify people and to write a moment. */
export interface Ours extends Pick<Shop, 'notify' | 'formatTime'> {
  records: readonly ReleaseRecord[];
  calls: KnownCalls;
}
