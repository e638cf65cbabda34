import { configureStore } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import type { VisitFact } from '@pasal/platform/browser/remotes/health';
import { baseApi, sessionEnd } from '@pasal/shared/api';
import { firstOrderKey } from '@pasal/shared/domain';
import { makeAuthReducer } from './auth-slice';
import { makeCartReducer } from './cart-slice';
import type { AsyncStorage } from './careful-storage';
import { orderAnswers } from './order-answers';
import { persistenceOf } from './persistence';
import { sessionMiddleware } from './session-middleware';
import { wishlistReducer } from './wishlist-slice';

interface Surroundings {
  /** The token found in the cookie at start. */
  token: string | null;
  /** Opens the storage; may throw if it is blocked. */
  openStorage: () => AsyncStorage;
  /** Called for each order that the shop accepted or refused. */
  onOrder?: (fact: VisitFact) => void;
}

/** Milliseconds after which development warns that its checks are slow; a busy machine needs many. */
const CHECKS_MAY_TAKE = 1000;

/**
 * Makes the store of the whole page. `restored` settles when the saved state is restored or given up; the app renders
 * after it (R4.9). `saver` writes unsaved changes.
 */
export function makeStore({ token, openStorage, onOrder = () => undefined }: Surroundings) {
  const rootReducer = combineReducers({
    auth: makeAuthReducer(token),
    cart: makeCartReducer(firstOrderKey(globalThis.crypto)),
    wishlist: wishlistReducer,
    [baseApi.reducerPath]: baseApi.reducer,
  });
  const store = configureStore({
    reducer: persistReducer<ReturnType<typeof rootReducer>>(
      // The saved part is the shell's; the whitelist leaves out the cache of answers.
      persistenceOf(openStorage) as Parameters<typeof persistReducer>[0] as never,
      rootReducer,
    ),
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: CHECKS_MAY_TAKE },
        serializableCheck: {
          warnAfter: CHECKS_MAY_TAKE,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      }).concat(baseApi.middleware, sessionEnd, sessionMiddleware, orderAnswers(onOrder)),
  });
  const saver = persistStore(store);
  const restored = new Promise<void>((resolve) => {
    saver.subscribe(() => {
      if (saver.getState().bootstrapped) resolve();
    });
  });
  return { store, restored, saver };
}

export type ShopStore = ReturnType<typeof makeStore>['store'];
