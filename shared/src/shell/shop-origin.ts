import { createContext } from 'react';

/**
 * The public origin of the shop, such as `https://pasal.example`, for links that crawlers keep; the
 * host takes it from the site settings. Undefined while they are not known.
 */
export const ShopOrigin = createContext<string | undefined>(undefined);
