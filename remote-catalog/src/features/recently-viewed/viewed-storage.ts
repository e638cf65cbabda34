import { keptTextOf } from '../../kept-text';
import { VIEWED_KEY, withViewed } from '../../model/viewed';

export const keptViewed = keptTextOf(VIEWED_KEY);

/** Keeps that a product was looked at now. */
export function rememberViewed(id: number): void {
  keptViewed.write(withViewed(keptViewed.read(), id, Date.now()));
}

/** Forgets all of them. */
export const forgetViewed = () => keptViewed.write(null);
