import { makeStoredText } from '../../stored-text';
import { VIEWED_KEY, withViewed } from '../../model/viewed';

export const storedViewed = makeStoredText(VIEWED_KEY);

/** Stores that a product was viewed now. */
export function rememberViewed(id: number): void {
  storedViewed.write(withViewed(storedViewed.read(), id, Date.now()));
}

/** Deletes all of them. */
export const forgetViewed = () => storedViewed.write(null);
