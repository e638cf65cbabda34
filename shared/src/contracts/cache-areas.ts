/** Areas of the browser's cache (R7.32), and the messages of the outbox. */
export const CACHE_AREAS = [
  'auth',
  'branch',
  'product',
  'order-product',
  'site',
  'notification',
  'release',
] as const;
export type CacheArea = (typeof CACHE_AREAS)[number];
