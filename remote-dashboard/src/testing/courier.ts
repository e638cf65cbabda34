import type { Courier } from '@pasal/shared/contracts';

/** A courier that delivers everywhere. */
export const makeCourier = (part: Partial<Courier> = {}): Courier => ({
  id: 4,
  name: 'NCM',
  phone: '+9779801112223',
  kind: 'courier',
  active: true,
  places: [],
  version: 1,
  ...part,
});
