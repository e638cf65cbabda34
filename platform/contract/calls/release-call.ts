import type { Call, CallShape } from '@pasal/core/contract/call';

/** The address of a call of the platform; what it changes makes one area of the browser's cache old. */
export type ReleaseCall<Shape extends CallShape> = Call<Shape, 'release'>;
