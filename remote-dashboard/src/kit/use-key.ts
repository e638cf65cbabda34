import { useState } from 'react';
import { makeIdempotencyKey } from '@pasal/shared/domain';

/** The headers of one press, however often it is sent. */
export function useKey() {
  const [key] = useState(() => makeIdempotencyKey(crypto));
  return { 'Idempotency-Key': key };
}
