import * as core from '@pasal/core/contract/call';
import type { CacheArea } from '../cache-areas';

/** Makes the first halves of the shop's calls, whose changes invalidate these areas. */
export const callsOf = <Shapes extends core.CallShapes>() => core.callsOf<Shapes, CacheArea>();
