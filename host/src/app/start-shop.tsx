import { takeAnswers } from '@pasal/shared/api';
import { readRemotes } from '@pasal/platform/browser/remotes/discovery';
import { savesData } from '@pasal/platform/browser/prefetch/saves-data';
import { remoteViews } from '../remotes/remote-views';
import { askServerOf } from './ask-server';
import { startPrefetch } from '@pasal/platform/browser/prefetch/start-prefetch';
import { whenAtRest } from '@pasal/platform/browser/prefetch/when-at-rest';
import { makeHealth, pageTicket, type Health } from '@pasal/platform/browser/remotes/health';
import type { FirstRemotes } from '@pasal/platform/browser/remotes/remote-list';
import { makeRemotes } from '@pasal/platform/browser/remotes/remotes';
import { makeScriptTries } from '@pasal/platform/browser/remotes/script-tries';
import { hostScriptTime, timeLimits } from '@pasal/platform/browser/remotes/time-limits';
import { browserStorage } from '../store/careful-storage';
import { firstState } from '../store/first-state';
import { makeStore } from '../store/make-store';
import { followOtherTabs } from '../store/other-tabs';
import { saveBeforeLeaving } from '../store/save-before-leaving';
import { readToken } from '../store/token-cookie';
import { areCurrent, readAnswers } from './brought-answers';
import { showFirst, takeOver } from './first-page';
import { loadOwnPages } from '../pages/own-page';
import { fetchLaterScripts } from './later-scripts';
import { isOwnPage, makeRouter } from './router';
import { shopNameOf } from './shop-name-of';
import { loadToastList } from './use-toast-list';
import { watchHealth } from '@pasal/platform/browser/watch-health';

/** Without the list the host's own pages still work; the router asks for it again when needed. */
async function remotesOrNone(page: Document, health: Health): Promise<FirstRemotes> {
  let isWhole = true;
  try {
    const known = await readRemotes(page, (name) => {
      isWhole = false;
      health.failed(name, 'record');
    });
    return { known, isWhole };
  } catch (error) {
    console.error('the list of remotes could not be read', error);
    return { known: [], isWhole: false };
  }
}

/** The tries of every script remotes ask for: their own runtimes find them on the window. */
function watchedScripts(page: Document) {
  const scripts = makeScriptTries(timeLimits(hostScriptTime(page, performance)));
  Object.assign(window, { pasalScriptTry: scripts.watch });
  return scripts;
}

/** Whether a page of the host that the server has made can be taken over: its code has to be there. */
async function hasOwnPage(address: string): Promise<boolean> {
  if (!isOwnPage(address)) return true;
  return loadOwnPages().then(
    () => true,
    () => false,
  );
}

/** Whether the document is still the one of this address: Back may lead away from it before anything answers. */
function isFirstAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const { address = pathname + search } = window.pasalEarly ?? {};
  return address === pathname + search;
}

async function start(page: Document, health: Health): Promise<void> {
  const root = page.getElementById('root');
  if (!root) throw new Error('the document has no root element');
  const isRendered = root.hasChildNodes();
  const { store, restored, saver } = makeStore({ token: readToken(), openStorage: browserStorage });
  takeAnswers(readAnswers(page), {
    dispatch: store.dispatch,
    isCurrent: () => isRendered || areCurrent(performance),
  });
  saveBeforeLeaving(saver, window);
  const [first, canTakeOver] = await Promise.all([
    remotesOrNone(page, health),
    hasOwnPage(page.location.pathname),
    restored,
  ]);
  const remotes = makeRemotes({ first, scripts: watchedScripts(page), health, views: remoteViews });
  const router = makeRouter(remotes);
  followOtherTabs(store, window);
  const shop = { store, remotes, router, shopName: shopNameOf(page), first: firstState() };
  // Where a remote is not known the browser makes another page than the server.
  if (isRendered && canTakeOver && first.isWhole && isFirstAddress(router.state.location))
    takeOver(root, shop);
  else await showFirst(root, shop);
  startPrefetch({ askServer: askServerOf(store), remotes, router });
  watchHealth(remotes, router);
  // So that they are there at once, even when the line is gone by then.
  whenAtRest(() => {
    if (savesData(navigator)) return;
    for (const load of [loadToastList, loadOwnPages]) load().catch(() => undefined);
  });
}

/** Starts the shop: saved state and discovery first, then the page (R4.9). */
export async function startShop(page: Document): Promise<void> {
  const health = makeHealth(pageTicket(performance));
  fetchLaterScripts(page);
  try {
    await start(page, health);
  } catch (error) {
    health.failed('host', 'render');
    throw error;
  }
}
