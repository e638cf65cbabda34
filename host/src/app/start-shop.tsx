import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { takeAnswers } from '@pasal/shared/api';
import { ShopName } from '@pasal/shared/shell';
import { GlobalStyle } from '@pasal/shared/theme';
import { readRemotes, type KnownRemote } from '../remotes/discovery';
import { makeRemotes } from '../remotes/remotes';
import { RemotesContext } from '../remotes/remotes-context';
import { makeScriptTries } from '../remotes/script-tries';
import { hostScriptTime, timeLimits } from '../remotes/time-limits';
import { browserStorage } from '../store/careful-storage';
import { makeStore } from '../store/make-store';
import { followOtherTabs } from '../store/other-tabs';
import { readToken } from '../store/token-cookie';
import { areCurrent, readAnswers } from './brought-answers';
import { makeRouter } from './router';
import { shopNameOf } from './shop-name-of';
import { Toasts } from './toasts';

/** Without the list the host's own pages still work; the router asks for it again when needed. */
async function remotesOrNone(page: Document): Promise<KnownRemote[]> {
  try {
    return await readRemotes(page);
  } catch (error) {
    console.error('the list of remotes could not be read', error);
    return [];
  }
}

/** The tries of every script remotes ask for: their own runtimes find them on the window. */
function watchedScripts(page: Document) {
  const scripts = makeScriptTries(timeLimits(hostScriptTime(page, performance)));
  Object.assign(window, { pasalScriptTry: scripts.watch });
  return scripts;
}

/** Starts the shop: saved state and discovery first, then the page (R4.9). */
export async function startShop(page: Document): Promise<void> {
  const { store, restored } = makeStore({ token: readToken(), openStorage: browserStorage });
  takeAnswers(readAnswers(page), {
    dispatch: store.dispatch,
    isCurrent: () => areCurrent(performance),
  });
  const [known] = await Promise.all([remotesOrNone(page), restored]);
  const remotes = makeRemotes(known, watchedScripts(page));
  const router = makeRouter(remotes);
  followOtherTabs(store, window);
  const root = page.getElementById('root');
  if (!root) throw new Error('the document has no root element');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RemotesContext value={remotes}>
          <GlobalStyle />
          <ShopName value={shopNameOf(page)}>
            <RouterProvider router={router} />
          </ShopName>
          <Toasts />
        </RemotesContext>
      </Provider>
    </StrictMode>,
  );
}
