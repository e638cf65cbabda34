import { matchPath } from 'react-router-dom';
import { keepLanguage, takeAnswers } from '@pasal/shared/api';
import { DIGITS_KEY, LANGUAGE, PRODUCT_PATTERN } from '@pasal/shared/domain';
import { paths } from '@pasal/shared/routing/paths';
import { selectIsAuthenticated, type Language } from '@pasal/shared/shell';
import { LANGUAGE_CHOSEN } from '@pasal/shared/ui';
import { readRemotes } from '@pasal/platform/browser/remotes/discovery';
import { savesData } from '@pasal/platform/browser/prefetch/saves-data';
import { remoteViews } from '../remotes/remote-views';
import { federationOfPage } from '../remotes/federation-of-page';
import { askServerOf } from './ask-server';
import { startPrefetch } from '@pasal/platform/browser/prefetch/start-prefetch';
import { whenAtRest } from '@pasal/platform/browser/prefetch/when-at-rest';
import { makeHealth, readPageTicket, type Health } from '@pasal/platform/browser/remotes/health';
import type { FirstRemotes } from '@pasal/platform/browser/remotes/remote-list';
import { makeRemotes } from '@pasal/platform/browser/remotes/remotes';
import { makeScriptTries } from '@pasal/platform/browser/remotes/script-tries';
import { measureHostScript, timeLimits } from '@pasal/platform/browser/remotes/time-limits';
import { openBrowserStorage } from '../store/careful-storage';
import { makeFirstState } from '../store/first-state';
import { makeStore } from '../store/make-store';
import { followOtherTabs } from '../store/other-tabs';
import { saveBeforeLeaving } from '../store/save-before-leaving';
import { readToken } from '../store/token-cookie';
import { areCurrent, readAnswers } from './brought-answers';
import { showFirst, takeOver } from './first-page';
import { loadOwnPages } from '../pages/own-page';
import { hearFilledFields } from './hear-filled-fields';
import { keepPressesApart } from './keep-presses-apart';
import { fetchLaterScripts } from './later-scripts';
import { isOwnPage, makeRouter } from './router';
import { shopNameOf } from './shop-name-of';
import { loadToastList } from './use-toast-list';
import { freezeDispatch, freezeNatives } from '@pasal/platform/browser/freeze-natives';
import { keepTexts } from '@pasal/platform/browser/keep-texts';
import { watchPage } from '@pasal/platform/browser/watch-page';
import { watchVisit } from '@pasal/platform/browser/watch-visit';
import { watchHealth } from '@pasal/platform/browser/watch-health';
import { judgeOthers } from '@pasal/platform/browser/early/judge-others';

/** Loads the list of remotes. Without it the host's own pages still work; the router requests it again when needed. */
async function loadRemotes(page: Document, health: Health): Promise<FirstRemotes> {
  let isWhole = true;
  try {
    const { known, hasDashboard } = await readRemotes(page, (name) => {
      isWhole = false;
      health.failed(name, 'record');
    });
    return { known, isWhole, hasDashboard };
  } catch (error) {
    console.error('the list of remotes could not be read', error);
    return { known: [], isWhole: false, hasDashboard: false };
  }
}

/** Puts the script retries on the window, where the remotes' own runtimes find them. */
function watchScripts(page: Document) {
  const scripts = makeScriptTries(timeLimits(measureHostScript(page, performance)));
  Object.assign(window, { pasalScriptTry: scripts.watch });
  return scripts;
}

/** True when the browser can hydrate the server's page: a page of the host needs its code first. */
async function hasOwnPage(address: string): Promise<boolean> {
  if (!isOwnPage(address)) return true;
  return loadOwnPages().then(
    () => true,
    () => false,
  );
}

/** True while the page has the document's address: Back may leave it before the page works. */
function isFirstAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const { address = pathname + search } = window.pasalEarly ?? {};
  return address === pathname + search;
}

/** The native functions that remotes of this page wrap. */
const wrappedBy = (known: FirstRemotes['known']) => known.flatMap(({ wraps = [] }) => wraps);

/** Where visitors buy: a product, the cart and the checkout. */
const SALE_PATTERNS = [PRODUCT_PATTERN, paths.cart(), paths.checkout()];
const isSalePath = (path: string) =>
  SALE_PATTERNS.some((pattern) => matchPath(pattern, path) !== null);

/** Applies the reader's choice of digits to the whole page. @returns whether it differs from the server's */
function takeDigits(): boolean {
  if (LANGUAGE !== 'ne') return false;
  let digits: string | null = null;
  try {
    digits = localStorage.getItem(DIGITS_KEY);
  } catch {
    // Storage is blocked: use the language's own.
  }
  Object.assign(globalThis, { pasalDigits: digits });
  return digits === 'latin';
}

async function start(page: Document, health: Health): Promise<void> {
  const root = page.getElementById('root');
  if (!root) throw new Error('the document has no root element');
  judgeOthers(window);
  keepTexts(page.body);
  const isRendered = root.hasChildNodes();
  const hasOtherDigits = takeDigits();
  const { store, restored, saver } = makeStore({
    token: readToken(),
    openStorage: openBrowserStorage,
    onOrder: (fact) => health.count([{ phase: 'reached' }, fact]),
  });
  freezeDispatch(store);
  takeAnswers(readAnswers(page), {
    dispatch: store.dispatch,
    isCurrent: () => isRendered || areCurrent(performance),
  });
  saveBeforeLeaving(saver, window);
  const [first, canTakeOver] = await Promise.all([
    loadRemotes(page, health),
    hasOwnPage(page.location.pathname),
    restored,
  ]);
  const scripts = watchScripts(page);
  const federation = federationOfPage();
  const remotes = makeRemotes({ first, federation, scripts, health, views: remoteViews });
  freezeNatives(window, wrappedBy(first.known));
  watchPage(remotes, window);
  const router = makeRouter(remotes);
  keepPressesApart(() => router.state.location.pathname);
  hearFilledFields(page);
  watchVisit(health, router, isSalePath);
  followOtherTabs(store, window);
  window.addEventListener(LANGUAGE_CHOSEN, (event) => {
    if (!(event instanceof CustomEvent) || !selectIsAuthenticated(store.getState())) return;
    keepLanguage(event.detail as Language);
  });
  const shop = { store, remotes, router, shopName: shopNameOf(page), first: makeFirstState() };
  // If a remote is unknown, or the digits differ, the browser renders another page than the server did.
  const isSame = first.isWhole && !hasOtherDigits && isFirstAddress(router.state.location);
  if (isRendered && canTakeOver && isSame) takeOver(root, shop);
  else await showFirst(root, shop);
  startPrefetch({ askServer: askServerOf(store), remotes, router });
  watchHealth(remotes, router);
  // They are then available at once, even without a connection.
  whenAtRest(() => {
    if (savesData(navigator)) return;
    for (const load of [loadToastList, loadOwnPages]) load().catch(() => undefined);
  });
}

/** Starts the shop: saved state and discovery first, then the page (R4.9). */
export async function startShop(page: Document): Promise<void> {
  const health = makeHealth(readPageTicket(performance));
  fetchLaterScripts(page);
  try {
    await start(page, health);
  } catch (error) {
    health.failed('host', 'render');
    throw error;
  }
}
