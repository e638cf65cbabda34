import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * The public origin of the shop, such as `https://pasal.example`, for links that crawlers keep; the
 * host takes it from the site settings. Undefined while they are not known.
 */
export const ShopOrigin = createContext<string | undefined>(undefined);

/** It never changes while a page is looked at. */
const never = () => () => undefined;
const ownOrigin = () => window.location.origin;

/**
 * The origin for links that a visitor gives to others: that of the page they look at. The server knows the shop's
 * own alone; empty while that is not known.
 */
export function usePageOrigin(): string {
  const origin = useContext(ShopOrigin) ?? '';
  return useSyncExternalStore(never, ownOrigin, () => origin);
}
