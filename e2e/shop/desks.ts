import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Goods } from './orders';
import { openWhole, overflowOf } from './storefront';

/** A district of the shop, and where in it somebody lives. */
export interface District {
  id: number;
  cities: { id: number }[];
}

export interface Plenty extends Goods {
  in_stock: number;
}

const STAGES = [
  'new',
  'confirmed',
  'packed',
  'handed_over',
  'on_the_way',
  'could_not_deliver',
  'coming_back',
];

/** The orders whose parcels wait at a stage, of one district. */
export async function waitingAt(admin: APIRequestContext, stage: string, { id }: District) {
  const at = `/api/v1/order-product/desk?stage=${stage}&district_id=${id}&limit=100`;
  const { parcels } = (await (await admin.get(at)).json()) as {
    parcels: { order_number: string }[];
  };
  return parcels.map(({ order_number }) => order_number);
}

/** A district to which nothing is on its way: the desks of it show a story's own orders alone. */
export async function emptyDistrict(admin: APIRequestContext): Promise<District> {
  const { districts } = (await (await admin.get('/api/v1/branch')).json()) as {
    districts: District[];
  };
  for (const district of districts) {
    const waiting = await Promise.all(STAGES.map((stage) => waitingAt(admin, stage, district)));
    if (waiting.flat().length === 0) return district;
  }
  throw new Error('orders wait in every district');
}

export const placeIn = ({ id, cities }: District) => ({
  district_id: id,
  city_id: cities[0]?.id,
});

/** Products without variants of which a day of orders can be sold, the cheapest first. */
export async function plentyOf(admin: APIRequestContext): Promise<Plenty[]> {
  const list = await (await admin.get('/api/v1/product/public?sort=price_asc&limit=60')).json();
  const { products } = list as { products: (Plenty & { variants: object[] })[] };
  return products.filter(({ in_stock, variants }) => in_stock > 20 && variants.length === 0);
}

/** The rows of a desk. */
export const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select NP-/ });
export const boxOf = (page: Page, order: string) =>
  page.getByRole('checkbox', { name: `Select ${order}`, exact: true });

/** Opens a desk of one district, at an address that staff bookmark. */
export async function openDesk(page: Page, desk: string, title: string, { id }: District) {
  // A key does nothing before the page has its listeners.
  await openWhole(page, `/dashboard/desks/${desk}?district_id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(boxes(page).first()).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const open = page.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: title });
  await expect(open).toBeInViewport({ ratio: 0.9 });
}

/** A scanner's code and Enter in one call with set timestamps: faster than typing, however slow the machine. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(async (letters) => {
    const start = performance.now();
    for (const [at, key] of [...letters, 'Enter'].entries()) {
      const field = document.activeElement ?? document.body;
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(press, 'timeStamp', { value: start + at * 10 });
      // The default action of a real key press, which a scripted one lacks.
      if (!field.dispatchEvent(press)) continue;
      if (key !== 'Enter') document.execCommand('insertText', false, key);
      else if (field instanceof HTMLInputElement) field.form?.requestSubmit();
      // The page sees the key before the next one.
      await Promise.resolve();
    }
  }, code);
}

/** A scanner at a desk; a key moves the focus to the field. */
export async function scanAtDesk(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Scan a label');
  if (!(await field.evaluate((input) => input === document.activeElement)))
    await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await scan(page, code);
}
