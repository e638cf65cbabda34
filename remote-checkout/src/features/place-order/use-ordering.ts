import { useSyncExternalStore } from 'react';
import { notOrdering, type Ordering } from '../../model/ordering';
import { openOrdering, readOrdering } from '../../model/ordering-store';

/** The state of this tab's order, for a page that shows it. */
export const useOrdering = (): Ordering =>
  useSyncExternalStore(openOrdering, readOrdering, () => notOrdering);
