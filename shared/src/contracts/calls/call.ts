import type * as core from '@pasal/core/contract/call';
import type { CacheArea } from '../cache-areas';
import type { Permission } from '../staff/permissions';

export type { Access, CallError, CallRequest, CallResponse } from '@pasal/core/contract/call';

/** Public data whose responses the server caches until the area changes. */
export type PublicArea = 'product' | 'category' | 'branch' | 'site';

/** Rate-limited calls, counted per address; the limits are with the server's other ones. */
export type LimitedCall =
  | 'checkoutOfAddress'
  | 'quoteOfAddress'
  | 'courierHookOfAddress'
  | 'sentCartOfAddress'
  | 'trackOfAddress'
  | 'riderOfAddress'
  | 'healthOfAddress'
  | 'searchOfAddress';

/** The half of a call needed by server, tests and documents: permissions and schemas. */
export interface CallShape extends core.CallShape {
  permission?: Permission;
  limit?: LimitedCall;
  publicArea?: PublicArea;
}

/** The half of a call needed by the browser: address and cache behaviour. */
export type Call<Shape extends core.CallShape = core.CallShape> = core.Call<Shape, CacheArea>;
