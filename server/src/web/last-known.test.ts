import { storeSettings } from '../modules/settings/setting.repository';
import { DEFAULT_SETTINGS } from '../modules/settings/default-settings';
import { openTestApp, type TestApp } from '../testing/test-app';
import { lastKnown } from './last-known';

let shop: TestApp;
beforeAll(async () => (shop = await openTestApp()));
afterAll(() => shop?.close());

const saveAs = (shop_name: string, version: number) =>
  shop.db
    .transaction()
    .execute((trx) => storeSettings(trx, { ...DEFAULT_SETTINGS, shop_name }, version, 'site'));

test('a value of the settings is read again when they have changed, and no other time', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return `value ${reads}`;
  };
  const value = lastKnown(shop.db, read, 'first');
  // Settings that were never saved have no version.
  await saveAs('Pots', 0);
  expect([await value(), await value()]).toEqual(['value 1', 'value 1']);
  await saveAs('Lamps', 1);
  expect([await value(), await value()]).toEqual(['value 2', 'value 2']);
  await saveAs('Tea', 2);
  expect(await value()).toBe('value 3');
});

test('a value that cannot be read is the last one, or the one to begin with', async () => {
  const read = jest.fn(() => Promise.reject<string>(new Error('away')));
  const value = lastKnown(shop.db, read, 'first');
  expect(await value()).toBe('first');
  read.mockResolvedValueOnce('known');
  expect(await value()).toBe('known');
  await saveAs('Cups', 3);
  expect(await value()).toBe('known');
});
