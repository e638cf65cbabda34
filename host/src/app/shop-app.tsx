import { StrictMode } from 'react';
import type { Store } from 'redux';
import { Provider } from 'react-redux';
import { ShopName, type ShellState } from '@pasal/shared/shell';
import { GlobalStyle } from '@pasal/shared/theme';
import { partsOf } from '@pasal/platform/browser/remotes/remote-parts';
import type { Remotes } from '@pasal/platform/browser/remotes/remotes';
import { RemotesContext } from '@pasal/platform/browser/remotes/remotes-context';
import { FirstState } from '../store/first-state-provider';
import type { makeRouter } from './router';
import { ShopRouter } from './shop-router';
import { Toasts } from './toasts';

export interface ShopAppProps {
  store: Store;
  remotes: Remotes;
  router: ReturnType<typeof makeRouter>;
  /** The name in the document. */
  shopName: string;
  /** The state that the server's HTML is made from. */
  first: ShellState;
}

/** The whole shop. Server and browser render this one tree, so that both make the same HTML. */
export function ShopApp({ store, remotes, router, shopName, first }: ShopAppProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <FirstState first={first}>
          <RemotesContext value={remotes}>
            <GlobalStyle />
            <ShopName value={shopName}>
              <ShopRouter
                router={router}
                isTakingOver={() => partsOf(remotes).takenOver().length > 0}
              />
            </ShopName>
            <Toasts />
          </RemotesContext>
        </FirstState>
      </Provider>
    </StrictMode>
  );
}
