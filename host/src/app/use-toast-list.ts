import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { onToastWaiting } from '@pasal/shared/shell';
import { inTries } from '../remotes/in-tries';
import { adoptToastStyles } from './toast-styles';

/** The first events of a visitor; a toast may follow. */
const FIRST = ['pointerdown', 'keydown'] as const;

async function fetchToastList(): Promise<ComponentType> {
  // The style library looks for its element as soon as its module runs.
  adoptToastStyles(document);
  const { ToastList } = await inTries(() => import('./toast-list'));
  return ToastList;
}

let fetched: Promise<ComponentType> | undefined;

/** Loads the code that shows toasts, once. It comes after the page, because the first view does not need its 4 kB. */
export function loadToastList(): Promise<ComponentType> {
  fetched ??= fetchToastList().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/**
 * Returns the list of toasts after the visitor's first event or the first toast. Returns undefined before that, and
 * while its code cannot be loaded; each later event tries again.
 */
export function useToastList(): ReactElement | undefined {
  const [list, setList] = useState<ReactElement>();
  useEffect(() => {
    if (list) return undefined;
    const load = () => {
      loadToastList().then(
        (loaded) => setList(createElement(loaded)),
        (error: unknown) => console.error('the list of toasts could not be loaded', error),
      );
    };
    for (const name of FIRST) document.addEventListener(name, load, { passive: true });
    const ignore = onToastWaiting(load);
    return () => {
      for (const name of FIRST) document.removeEventListener(name, load);
      ignore();
    };
  }, [list]);
  return list;
}
