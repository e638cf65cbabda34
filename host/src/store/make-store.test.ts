import Cookies from 'js-cookie';
import { injectEndpoints, siteApi } from '@pasal/shared/api';
import { PERSISTED_KEY } from '@pasal/shared/domain';
import { answerCalls, makeCartItem, makeSiteSettings, makeUser } from '@pasal/shared/testing';
import {
  addToCart,
  addToWishlist,
  cartOrdered,
  clearCart,
  incrementQuantity,
  logout,
  removeFromWishlist,
  setCredentials,
} from '@pasal/shared/shell';
import { damagedKeyOf, type AsyncStorage } from './careful-storage';
import { makeStore } from './make-store';
import { followOtherTabs } from './other-tabs';
import { RESTORE_TIMEOUT } from './persistence';
import { saveBeforeLeaving } from './save-before-leaving';

const item = makeCartItem({ id: 7, quantity: 2 });
const savedText = (items: unknown, auth: object = {}, orderKey?: string) =>
  JSON.stringify({
    cart: JSON.stringify({ items, orderKey }),
    auth: JSON.stringify(auth),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  });

function memoryStorage(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial));
  const storage: AsyncStorage = {
    getItem: async (key) => stored.get(key) ?? null,
    setItem: async (key, value) => void stored.set(key, value),
    removeItem: async (key) => void stored.delete(key),
  };
  return { stored, storage };
}

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await jest.advanceTimersByTimeAsync(20);
};

/** Sends the event that this tab gets when another one writes to storage. */
const change = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: PERSISTED_KEY, newValue }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Cookies.remove('staff_token');
});

async function start(open: () => AsyncStorage, token: string | null = null) {
  const { store, restored } = makeStore({ token, openStorage: open });
  await jest.advanceTimersByTimeAsync(RESTORE_TIMEOUT + 100);
  await restored;
  return store;
}

describe('the saved state (R3.1, R4.9)', () => {
  it('restores "the items list" and the flags, and the token from the cookie alone', async () => {
    const user = makeUser();
    const { storage } = memoryStorage({
      [PERSISTED_KEY]: savedText([item], { isAuthenticated: true, user, token: 'saved' }),
    });
    const store = await start(() => storage, 'cookie');
    expect(store.getState().cart.items).toEqual([item]);
    expect(store.getState().auth).toEqual({ isAuthenticated: true, user, token: 'cookie' });
  });

  it('does not know who is signed in before it was restored', () => {
    const { storage } = memoryStorage();
    const { store } = makeStore({ token: null, openStorage: () => storage });
    expect(store.getState().auth.isAuthenticated).toBeNull();
  });

  it('keeps the key of the order with the cart; one from before there were keys gets one for good', async () => {
    const { stored, storage } = memoryStorage({ [PERSISTED_KEY]: savedText([item]) });
    const store = await start(() => storage);
    const { orderKey, items } = store.getState().cart;
    expect(items).toEqual([item]);
    expect(orderKey).toMatch(/^[\da-f-]{36}\.1$/);
    await settle();
    expect(stored.get(PERSISTED_KEY)).toContain(String(orderKey));
    const next = await start(() => storage);
    expect(next.getState().cart.orderKey).toBe(orderKey);
  });

  it('an order that is placed takes its lines and its key along, once', async () => {
    const other = makeCartItem({ id: 8 });
    const { storage } = memoryStorage({ [PERSISTED_KEY]: savedText([item, other]) });
    const store = await start(() => storage);
    const key = String(store.getState().cart.orderKey);
    store.dispatch(cartOrdered({ key, products: [item.id] }));
    const next = key.replace(/1$/, '2');
    expect(store.getState().cart).toEqual({ items: [other], orderKey: next });
    // The same order arrives a second time; the cart already belongs to the next one.
    store.dispatch(cartOrdered({ key, products: [other.id] }));
    expect(store.getState().cart).toEqual({ items: [other], orderKey: next });
  });

  it('caps the cart at what the settings say one order may take (D44)', async () => {
    answerCalls({
      siteSettings: {
        settings: makeSiteSettings({
          order_limits: { pieces_per_product: 3, pieces_per_order: 50 },
        }),
        version: 1,
      },
    });
    const { storage } = memoryStorage({
      [PERSISTED_KEY]: savedText([{ ...item, in_stock: 9 }]),
    });
    const store = await start(() => storage);
    await store.dispatch(siteApi.endpoints.siteSettings.initiate());
    for (let press = 0; press < 4; press += 1) store.dispatch(incrementQuantity(item.id));
    expect(store.getState().cart.items[0]?.quantity).toBe(3);
  });

  it('saves items and flags, never the token', async () => {
    const { stored, storage } = memoryStorage();
    const store = await start(() => storage);
    store.dispatch(addToCart(item));
    store.dispatch(setCredentials({ user: makeUser(), token: 'secret-token' }));
    await settle();
    const text = stored.get(PERSISTED_KEY) ?? '';
    expect(text).toContain(item.slug);
    expect(text).toContain('isAuthenticated');
    expect(text).not.toContain('secret-token');
    expect(text).not.toContain('queries');
  });

  it('saves at once when the page is left a moment after the change', async () => {
    const { stored, storage } = memoryStorage();
    const { store, restored, saver } = makeStore({ token: null, openStorage: () => storage });
    await jest.advanceTimersByTimeAsync(100);
    await restored;
    saveBeforeLeaving(saver, window);
    store.dispatch(addToCart(item));
    store.dispatch(setCredentials({ user: makeUser(), token: 'secret-token' }));
    window.dispatchEvent(new Event('pagehide'));
    const saved = JSON.parse(stored.get(PERSISTED_KEY) ?? '{}') as Record<string, string>;
    expect(saved.cart).toContain(item.slug);
    expect(saved.auth).toContain('"isAuthenticated":true');
  });

  it('"restore times out after 5000 ms": an empty cart, and the saved one is not written over', async () => {
    const { stored, storage } = memoryStorage({ [PERSISTED_KEY]: savedText([item]) });
    const never: AsyncStorage = { ...storage, getItem: () => new Promise(() => undefined) };
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = await start(() => never);
    store.dispatch(addToCart(makeCartItem({ id: 8 })));
    await settle();
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual([8]);
    expect(stored.get(PERSISTED_KEY)).toBe(savedText([item]));
    complaint.mockClear();
  });

  it('starts with an empty cart when the storage is forbidden', async () => {
    const store = await start(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.dispatch(addToCart(item));
    await settle();
    expect(store.getState().cart.items).toHaveLength(1);
    expect(store.getState().auth.isAuthenticated).toBe(false);
  });

  it('puts damaged text aside and goes on with an empty cart (D20)', async () => {
    const { stored, storage } = memoryStorage({ [PERSISTED_KEY]: '{"cart": "{broken' });
    const store = await start(() => storage);
    expect(store.getState().cart.items).toEqual([]);
    expect(stored.get(damagedKeyOf(PERSISTED_KEY))).toBe('{"cart": "{broken');
    store.dispatch(addToCart(item));
    await settle();
    expect(stored.get(PERSISTED_KEY)).toContain(item.slug);
  });

  it('a part that is damaged costs no other: it is put aside, and the rest restored', async () => {
    const { cart } = JSON.parse(savedText([item])) as { cart: string };
    const damaged = JSON.stringify({ cart, wishlist: '{broken', auth: '{}' });
    const { stored, storage } = memoryStorage({ [PERSISTED_KEY]: damaged });
    const store = await start(() => storage);
    expect(store.getState().cart.items).toEqual([item]);
    expect(store.getState().wishlist.items).toEqual([]);
    expect(stored.get(damagedKeyOf(PERSISTED_KEY))).toBe(damaged);
  });

  it('restores the wishlist; what in it is no product is dropped, and the cart stays', async () => {
    const wish = { id: 3, slug: 'dome', title: 'Dome' };
    const saved = JSON.parse(savedText([item])) as Record<string, string>;
    saved.wishlist = JSON.stringify({ items: [wish, { id: 'x' }, null] });
    const { stored, storage } = memoryStorage({ [PERSISTED_KEY]: JSON.stringify(saved) });
    const store = await start(() => storage);
    expect(store.getState().wishlist.items).toEqual([wish]);
    expect(store.getState().cart.items).toEqual([item]);
    store.dispatch(addToWishlist({ id: 4, slug: 'bullet', title: 'Bullet' }));
    await settle();
    expect(stored.get(PERSISTED_KEY)).toContain('bullet');
    store.dispatch(removeFromWishlist(4));
    expect(store.getState().wishlist.items).toEqual([wish]);
  });

  it('drops what is not a line and keeps the rest', async () => {
    const { storage } = memoryStorage({
      [PERSISTED_KEY]: savedText([item, { id: 'x' }, null, { ...item, id: 9, quantity: -1 }]),
    });
    const store = await start(() => storage);
    expect(store.getState().cart.items).toEqual([item]);
  });

  it('reads a cart the next version of the shop has written, and writes back what it does not know', async () => {
    const later = { ...item, variant_id: 3, note: 'of the next version' };
    const unknown = { ...item, variant_id: ['64 GB', 'black'] };
    const { storage, stored } = memoryStorage({
      [PERSISTED_KEY]: JSON.stringify({
        cart: JSON.stringify({ items: [unknown, later], orderKey: 'k', wishes: [1] }),
        auth: JSON.stringify({}),
        _persist: JSON.stringify({ version: 2, rehydrated: true }),
      }),
    });
    const store = await start(() => storage);
    expect(store.getState().cart.items).toEqual([later]);
    store.dispatch(incrementQuantity(later));
    store.dispatch(addToCart(item));
    await settle();
    const { cart = '' } = JSON.parse(stored.get(PERSISTED_KEY) ?? '{}') as { cart?: string };
    // The same product three times: no line is merged with another, and none is lost.
    expect(JSON.parse(cart)).toMatchObject({
      items: [{ ...later, quantity: 3 }, { ...item, quantity: 1 }, unknown],
    });
  });

  it('lives on when the storage is full', async () => {
    const { storage } = memoryStorage();
    const full: AsyncStorage = {
      ...storage,
      setItem: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = await start(() => full);
    store.dispatch(addToCart(item));
    await settle();
    expect(store.getState().cart.items).toHaveLength(1);
  });
});

describe('the token cookie (R4.7)', () => {
  it('"setting credentials … stores the token in the cookie; logout … removes the cookie"', async () => {
    const { storage } = memoryStorage();
    const store = await start(() => storage);
    const user = makeUser();
    store.dispatch(setCredentials({ user, token: 'the-token' }));
    expect(Cookies.get('staff_token')).toBe('the-token');
    expect(store.getState().auth).toEqual({ isAuthenticated: true, user, token: 'the-token' });
    store.dispatch(logout());
    expect(Cookies.get('staff_token')).toBeUndefined();
    expect(store.getState().auth).toEqual({ isAuthenticated: false, user: null, token: null });
  });
});

describe('what the API answered', () => {
  it('is forgotten when the user leaves', async () => {
    const { storage } = memoryStorage();
    const store = await start(() => storage);
    const { endpoints } = injectEndpoints({
      endpoints: (build) => ({
        secret: build.query<string, void>({ queryFn: () => ({ data: 'a customer' }) }),
      }),
    });
    await store.dispatch(endpoints.secret.initiate());
    expect(JSON.stringify(store.getState())).toContain('a customer');
    store.dispatch(logout());
    expect(JSON.stringify(store.getState())).not.toContain('a customer');
  });
});

describe('two tabs', () => {
  it('share the key of the order, whoever ordered', async () => {
    const { storage } = memoryStorage();
    const store = await start(() => storage);
    const stop = followOtherTabs(store, window);
    change(savedText([item], {}, 'browser.4'));
    expect(store.getState().cart).toEqual({ items: [item], orderKey: 'browser.4' });
    // The other tab has placed its order.
    change(savedText([], {}, 'browser.5'));
    expect(store.getState().cart).toEqual({ items: [], orderKey: 'browser.5' });
    // The other tab's version is too old to know keys.
    change(savedText([item]));
    expect(store.getState().cart).toEqual({ items: [item], orderKey: 'browser.5' });
    stop();
  });

  it('share the wishlist; a tab from before there was one takes none away', async () => {
    const { storage } = memoryStorage();
    const store = await start(() => storage);
    const stop = followOtherTabs(store, window);
    const wish = { id: 3, slug: 'dome', title: 'Dome' };
    const text = JSON.stringify({ wishlist: JSON.stringify({ items: [wish, 'nonsense'] }) });
    change(text);
    expect(store.getState().wishlist.items).toEqual([wish]);
    change(savedText([item]));
    expect(store.getState().wishlist.items).toEqual([wish]);
    expect(store.getState().cart.items).toEqual([item]);
    stop();
  });

  it('shows what another tab put in the cart, and survives nonsense from it', async () => {
    const { storage } = memoryStorage();
    const store = await start(() => storage);
    const stop = followOtherTabs(store, window);
    change(savedText([item]));
    expect(store.getState().cart.items).toEqual([item]);
    change('{nonsense');
    change(null);
    expect(store.getState().cart.items).toEqual([item]);
    stop();
    change(savedText([]));
    expect(store.getState().cart.items).toEqual([item]);
    store.dispatch(clearCart());
  });
});
