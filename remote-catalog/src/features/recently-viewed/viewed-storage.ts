import { makeStoredText } from '../../stored-text';
import { VIEWED_KEY, withViewed } from '../../model/viewed';

export const storedViewed = makeStoredText(VIEWED_KEY);

/** Keeps that a product was looked at now. */
export function rememberViewed(id: number): void {
  storedViewed.write(withViewed(storedViewed.read(), id, Date.now()));
}

/** Forgets all of them. */
export const forgetViewed = () => storedViewed.write(null);
