/** Areas of the browser's cache (R7.32), the messages of the outbox, and the services of remotes. */
export const CACHE_AREAS = [
  'auth',
  'branch',
  'courier',
  'rider',
  'cash',
  'product',
  'order-product',
  'return',
  'site',
  'notification',
  'purchase',
  'release',
  'service',
] as const;
export type CacheArea = (typeof CACHE_AREAS)[number];
