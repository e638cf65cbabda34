import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * The shop's public origin, such as `https://pasal.example`, for links that crawlers store; the host takes it from
 * the site settings. Undefined until they are known.
 */
export const ShopOrigin = createContext<string | undefined>(undefined);

/** It never changes while a page is open. */
const never = () => () => undefined;
const ownOrigin = () => window.location.origin;

/** The origin for links that visitors share: that of the current page. A server knows only the shop's own; empty until it is known. */
export function usePageOrigin(): string {
  const origin = useContext(ShopOrigin) ?? '';
  return useSyncExternalStore(never, ownOrigin, () => origin);
}
