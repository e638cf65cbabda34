import type { Call, CallShape } from '@pasal/core/contract/call';

/** The address of a call of the platform; a change by it invalidates one area of the browser's cache. */
export type ReleaseCall<Shape extends CallShape> = Call<Shape, 'release'>;
