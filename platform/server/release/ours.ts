import type { ReleaseRecord } from '../../contract/release';
import type { KnownCalls } from '../../contract/release-work';
import type { Shop } from '../shop';

/**
 * The server's own side: the shop's own builds, the calls it answers, and functions to notify people and to format
 * times.
 */
export interface Ours extends Pick<Shop, 'notify' | 'formatTime'> {
  records: readonly ReleaseRecord[];
  calls: KnownCalls;
}
