import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { onToastWaiting } from '@pasal/shared/shell';
import { keepToastStyles } from './toast-styles';

/** What a visitor does first; what follows may be a toast. */
const FIRST = ['pointerdown', 'keydown'] as const;

async function fetchToastList(): Promise<ComponentType> {
  // Its style library looks for its element while it is read.
  keepToastStyles(document);
  const { ToastList } = await import('./toast-list');
  return ToastList;
}

let fetched: Promise<ComponentType> | undefined;

/** Fetches what shows toasts, once. It comes after the page: 4 kB that nothing at the start shows. */
export function loadToastList(): Promise<ComponentType> {
  fetched ??= fetchToastList().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/**
 * What shows toasts, once the visitor does something or a toast waits; undefined before that, and
 * while it cannot be fetched, which is tried again each time.
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
