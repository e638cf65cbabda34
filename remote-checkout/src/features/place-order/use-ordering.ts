import { useSyncExternalStore } from 'react';
import { notOrdering, type Ordering } from '../../model/ordering';
import { openOrdering, readOrdering } from '../../model/ordering-store';

/** Where the order of this tab is; the page that asks shows it. */
export const useOrdering = (): Ordering =>
  useSyncExternalStore(openOrdering, readOrdering, () => notOrdering);
