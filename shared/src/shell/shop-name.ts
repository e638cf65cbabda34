import { createContext, useContext } from 'react';
import { DEFAULT_SHOP_NAME } from '../contracts/site/site';

/**
 * The shop's name as its settings have it. The host takes it from the document the server sent, and
 * from the settings as soon as they are there; without either it is the name every shop starts with.
 */
export const ShopName = createContext<string>(DEFAULT_SHOP_NAME);

export const useShopName = () => useContext(ShopName);
