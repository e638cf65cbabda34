import {
  OPTIONAL_POINTS,
  type ChecklistResponse,
  type DeliverySettingsResponse,
  type ReferenceResponse,
} from '@pasal/shared/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addReference } from '../../db/reference/add-reference';
import { DEMO_SETTINGS } from './demo-settings';
import { backupShop } from '../../operator/backup';
import { createProduct, signedIn } from '../../testing/factories';
import { openTestApp, type TestApp } from '../../testing/test-app';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.test',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'orders@shop.test',
};

/** Points that the owner's settings of the shop complete. */
const SAID = ['contacts', 'identity'];

let shop: TestApp;
let headers: { cookie: string };

async function open(env: Record<string, string>) {
  shop = await openTestApp({ env });
  shop.app.log.level = 'silent';
  ({ headers } = await signedIn(shop, 'admin'));
}
afterEach(() => shop.close());

const read = async () =>
  (await shop.call<ChecklistResponse>({ url: '/site/checklist', headers })).body;
const undone = async () =>
  (await read()).points.filter(({ done }) => !done).map(({ point }) => point);

async function say(change: object) {
  const { body } = await shop.call<{ settings: typeof DEMO_SETTINGS; version: number }>({
    url: '/site/settings',
  });
  const saved = await shop.call({
    method: 'PUT',
    url: '/site/settings',
    headers,
    body: { settings: { ...body.settings, ...change }, version: body.version },
  });
  expect(saved.status).toBe(200);
}

const legal = (part: object) => ({
  legal: {
    name: '',
    registration_number: '',
    pan_vat_number: '',
    vat_number: '',
    grievance_contact: '',
    ...part,
  },
});

test('a production shop is told what it needs, point by point, until it can sell', async () => {
  await open(PRODUCTION);
  expect(await undone()).toEqual([...SAID, 'places', ...OPTIONAL_POINTS, 'product', 'backup']);

  await say({ ...DEMO_SETTINGS, special_offer: false });
  // Texts of the demo complete no point of this shop.
  expect(await undone()).toEqual([...SAID, 'places', ...OPTIONAL_POINTS, 'product', 'backup']);
  await say(legal({ name: 'Gita Traders', pan_vat_number: '301234567' }));
  await say({ phones: ['+977 9812345678'], email: 'gita@shop.test', address: 'Chipledhunga' });
  expect(await undone()).toEqual(['places', ...OPTIONAL_POINTS, 'product', 'backup']);

  const { body, status } = await shop.call<ReferenceResponse>({
    method: 'POST',
    url: '/branch/reference',
    headers,
  });
  expect([status, body]).toEqual([
    200,
    { message: expect.any(String), districts: 77, cities: 753, categories: 5 },
  ]);
  const again = await shop.call<ReferenceResponse>({
    method: 'POST',
    url: '/branch/reference',
    headers,
  });
  expect(again.body).toMatchObject({ districts: 0, cities: 0, categories: 0 });
  const activity = await shop.call<{ total: number }>({
    url: '/activity?kind=district',
    headers,
  });
  expect(activity.body.total).toBe(1);

  await createProduct(shop.db, { status: 'pending' });
  expect(await undone()).toEqual([...OPTIONAL_POINTS, 'product', 'backup']);
  await createProduct(shop.db);

  const directory = await mkdtemp(join(tmpdir(), 'pasal-checklist-'));
  const file = join(directory, 'shop.backup');
  const { db, pictures } = shop;
  const taken = backupShop({ db, pictures, file: join(directory, 'none', 'shop.backup') });
  await expect(taken).rejects.toThrow(/cannot be written/);
  expect(await undone()).toEqual([...OPTIONAL_POINTS, 'backup']);
  await backupShop({ db, pictures, file, withoutMissingPictures: true });
  // It is ready without the optional points.
  expect(await read()).toEqual({ points: expect.any(Array), ready: true });
  expect(await undone()).toEqual([...OPTIONAL_POINTS]);
  await rm(directory, { recursive: true });
});

test('terms of delivery and subcategories are done when the shop has them, whoever gave them', async () => {
  await open(PRODUCTION);
  await shop.db.transaction().execute(addReference);
  expect(await undone()).toEqual(expect.arrayContaining([...OPTIONAL_POINTS]));
  const take = { method: 'POST', url: '/category/ready-set', headers, body: {} } as const;
  await shop.call(take);
  expect(await undone()).not.toContain('catalogue');
  const { body } = await shop.call<DeliverySettingsResponse>({ url: '/site/delivery', headers });
  await shop.call({ method: 'PUT', url: '/site/delivery', headers, body });
  expect(await undone()).not.toContain('delivery');
  await shop.db.deleteFrom('subcategory').execute();
  await shop.db.deleteFrom('category_attribute').execute();
  expect(await undone()).toContain('catalogue');
});

test('without a mail server the mail is left to be done', async () => {
  await open({ NODE_ENV: 'production' });
  expect(await undone()).toContain('mail');
});

test('a demo shop has nothing to be done', async () => {
  await open({});
  expect(await read()).toEqual({ points: [], ready: true });
});

test('a shop that has said nothing promises no discount', async () => {
  await open({ NODE_ENV: 'production' });
  const { body } = await shop.call<{ settings: object }>({ url: '/site/settings' });
  expect(body.settings).toMatchObject({ special_offer: false });
});
