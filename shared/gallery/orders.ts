import { makeOrder, makeSiteSettings } from '../src/testing/factories';

/** An order and a seller of no shop. */
export const order = makeOrder({ id: 1 });
export const cancelled = makeOrder({ id: 2, status: 'cancel' });
export const seller = makeSiteSettings();
