import type * as core from '@pasal/core/contract/call';
import type { CacheArea } from '../cache-areas';
import type { Permission } from '../staff/permissions';

export type { Access, CallError, CallRequest, CallResponse } from '@pasal/core/contract/call';

/** Public data whose responses the server keeps until something of the area changes. */
export type PublicArea = 'product' | 'category' | 'branch' | 'site';

/** Calls the server counts per address; how often they may come stands with the server's other limits. */
export type LimitedCall =
  | 'checkoutOfAddress'
  | 'quoteOfAddress'
  | 'courierHookOfAddress'
  | 'sentCartOfAddress'
  | 'trackOfAddress'
  | 'riderOfAddress'
  | 'healthOfAddress'
  | 'searchOfAddress';

/** The half of a call that only the server, tests and documents need: its rights and its shapes. */
export interface CallShape extends core.CallShape {
  permission?: Permission;
  limit?: LimitedCall;
  publicArea?: PublicArea;
}

/** The half of a call the browser needs: its address and what it means for the cache. */
export type Call<Shape extends core.CallShape = core.CallShape> = core.Call<Shape, CacheArea>;
