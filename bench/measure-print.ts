import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { median } from './median';
import { withShopAndBrowser } from './page-load';
import type { Finding } from './report';

const ORDERS = 60;
/** Rows of a desk's page, which is selected by one tick. */
const ROWS = 50;
/** Seconds from the press until the browser's own dialog opens. */
const MOST = 3;
const AGAIN = 3;
/** Lines of each order. */
const LINES = 2;

declare global {
  interface Window {
    printedAt?: number;
  }
}

/** A signed-in user calls the shop from its own page. */
interface Staff {
  api: APIRequestContext;
  shop: string;
}

/** The answer of a call, as its caller knows it. */
async function ask<Answer>({ api, shop }: Staff, path: string, data?: object): Promise<Answer> {
  const headers = { origin: new URL(shop).origin };
  const answer = await (data ? api.post(shop + path, { data, headers }) : api.get(shop + path));
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface District {
  id: number;
  cities: { id: number }[];
}

/** A district without parcels to pack, so that the desk has only our orders. */
async function emptyDistrict(staff: Staff): Promise<District> {
  const { districts } = await ask<{ districts: District[] }>(staff, '/api/v1/branch');
  for (const district of districts) {
    const query = `stage=confirmed&district_id=${district.id}`;
    const { total } = await ask<{ total: number }>(staff, `/api/v1/order-product/desk?${query}`);
    if (total === 0) return district;
  }
  throw new Error('something waits to be packed in every district');
}

interface Goods {
  id: number;
  price: number;
  in_stock: number;
  variants: object[];
}

/** Takes orders of two lines down as staff do, and confirms them. */
async function takeOrders(staff: Staff, { id, cities }: District): Promise<void> {
  const list = '/api/v1/product/public?sort=price_asc&limit=60';
  const { products } = await ask<{ products: Goods[] }>(staff, list);
  const goods = products.filter(({ in_stock, variants }) => in_stock > 20 && variants.length === 0);
  const parcels: { id: number; number: number }[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const bought = Array.from({ length: LINES }, (_none, line) =>
      goods.at((LINES * at + line) % goods.length),
    );
    const { order } = await ask<{ order: { id: number } }>(staff, '/api/v1/order-product/manual', {
      customer_name: `Customer ${at + 1}`,
      phone: `98412${String(at).padStart(5, '0')}`,
      address: 'New Road 7',
      district_id: id,
      city_id: cities[0]?.id,
      payment_method: 'cash_on_delivery',
      delivery_type: 'shop_pickup',
      cartItems: bought.map((each) => ({ id: each?.id, price: each?.price, quantity: 1 })),
    });
    parcels.push({ id: order.id, number: 1 });
  }
  const told = { event: 'confirmed', parcels };
  await ask(staff, '/api/v1/order-product/bulk-event', told);
}

async function signIn(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/login`);
  await page.getByLabel(/^Email/).fill('admin@pasal.test');
  await page.getByLabel(/^Password/).fill('admin-demo-1234');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/** Opens the desk and selects all its orders, on all pages. */
async function selectAll(page: Page, desk: string): Promise<void> {
  await page.goto(desk);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const boxes = page.getByRole('checkbox', { name: /^Select NP-/ });
  await boxes.nth(ROWS - 1).waitFor();
  await all.check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await boxes.nth(ROWS - 1).waitFor({ state: 'detached' });
  await boxes.nth(ORDERS - ROWS - 1).waitFor();
  await all.check();
  await page.getByText(`${ORDERS} parcels selected`).waitFor();
}

/** Seconds from pressing `p` until the page calls `print`; the dialog is confirmed with Enter. */
async function printAll(page: Page): Promise<number> {
  const start = await page.evaluate(() => {
    delete window.printedAt;
    return performance.now();
  });
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: `Print for ${ORDERS} parcels` }).waitFor();
  await page.keyboard.press('Enter');
  const printed = await page.waitForFunction(() => window.printedAt);
  const labels = await page.getByRole('article', { includeHidden: true, name: /^Label / }).count();
  if (labels !== ORDERS) throw new Error(`${labels} labels are on paper, not ${ORDERS}`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.locator('[data-print-sheet]').waitFor({ state: 'detached' });
  return ((await printed.jsonValue()) ?? Number.NaN) / 1000 - start / 1000;
}

async function measureShop(shop: string, browser: Browser): Promise<Finding[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    window.print = () => {
      window.printedAt = performance.now();
    };
  });
  await signIn(page, shop);
  const staff = { api: page.request, shop };
  const district = await emptyDistrict(staff);
  await takeOrders(staff, district);
  await selectAll(page, `${shop}/dashboard/desks/pack?district_id=${district.id}`);
  const first = await printAll(page);
  const again: number[] = [];
  for (let round = 0; round < AGAIN; round += 1) again.push(await printAll(page));
  const what = `slips, invoices and labels of ${ORDERS} orders, until the browser's dialog`;
  const judged = { unit: 's', most: MOST };
  return [
    { what, figures: [first], ...judged },
    { what: `${what}, again`, figures: [median(again)], ...judged },
  ];
}

/** Prints the papers of a day's orders from the desk where they are packed, in the demo shop. */
export const measurePrint = (): Promise<Finding[]> => withShopAndBrowser(measureShop);
