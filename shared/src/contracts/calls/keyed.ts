import { Type } from '@sinclair/typebox';

/** The header of calls that are done once for a press, however often it is sent (A28). */
export const KEYED = {
  'Idempotency-Key': Type.String({
    minLength: 1,
    maxLength: 200,
    description:
      'One per press: the same key and body are done once, another body or another call with it is 422.',
  }),
} as const;
