import { normalisePhone, sellingPricePaisa } from '@pasal/shared/domain';
import { CATEGORIES } from '@pasal/server/db/reference/categories';
import { DISTRICTS } from '@pasal/server/db/reference/places/districts';
import { SUBCATEGORIES } from '@pasal/server/db/reference/ready-set/subcategories';
import { planDemo, type DemoPlan } from './plan-demo';

const NOW = new Date('2026-11-21T08:30:00Z');
const DAY = 24 * 60 * 60 * 1000;

let plan: DemoPlan;
beforeAll(() => {
  plan = planDemo(NOW);
});

function byId<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

describe('the demo catalogue', () => {
  it('has the size D38 asks for', () => {
    expect(plan.categories.map(({ name }) => name)).toEqual([
      'Electronics',
      'House Materials',
      'Security Systems',
      'Security Cameras',
      'Camera Accessories',
    ]);
    expect(plan.products.length).toBeGreaterThanOrEqual(120);
    expect(plan.brands.length).toBeGreaterThanOrEqual(25);
    expect(new Set(plan.categories.flatMap(({ brands }) => brands))).toEqual(
      new Set(plan.brands.map(({ name }) => name)),
    );
    expect(plan.categories.some(({ brands }) => brands.length > 10)).toBe(true);
    expect(plan.brands.some(({ name }) => name.includes('&'))).toBe(true);
  });

  it('has something of every subcategory on sale', () => {
    const sold = new Set(
      plan.products
        .filter(({ status }) => status === 'approve')
        .map(({ category, subcategory }) => `${category}: ${subcategory}`),
    );
    const named = CATEGORIES.flatMap((name) =>
      SUBCATEGORIES[name].map((child) => `${name}: ${child}`),
    );
    expect(named.filter((child) => !sold.has(child))).toEqual([]);
  });

  it('fills the sections of the home page', () => {
    const sections = byId(
      plan.products.filter(({ status }) => status === 'approve'),
      ({ section }) => section,
    );
    expect(sections.get('new_arrivals')?.length).toBeGreaterThanOrEqual(10);
    expect(sections.get('popular_items')?.length).toBeGreaterThanOrEqual(8);
    expect(sections.get('weekly_deals')?.length).toBeGreaterThanOrEqual(20);
  });

  it('has products in every state', () => {
    const states = byId(plan.products, ({ status }) => status);
    expect(states.get('pending')?.length).toBeGreaterThanOrEqual(2);
    expect(states.get('cancel')?.length).toBeGreaterThanOrEqual(2);
    expect(plan.products.filter(({ inStock }) => inStock === 0).length).toBeGreaterThanOrEqual(3);
    expect(plan.products.filter(({ title }) => /[\u0900-\u097f]/.test(title))).toHaveLength(2);
  });

  it('has titles, slugs and prices that hold', () => {
    expect(new Set(plan.products.map(({ slug }) => slug)).size).toBe(plan.products.length);
    expect(new Set(plan.products.map(({ title }) => title)).size).toBe(plan.products.length);
    for (const { slug, originalPaisa, discount, pricePaisa, images, createdAt } of plan.products) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(pricePaisa).toBe(sellingPricePaisa(originalPaisa, discount));
      // Cash has no paisa.
      expect(pricePaisa % 100).toBe(0);
      expect(discount).toBeLessThanOrEqual(35);
      expect(new Set(images).size).toBe(3);
      expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('is the same every time', () => {
    expect(planDemo(NOW)).toEqual(plan);
  });
});

describe('the orders', () => {
  it('say the street in the address, and the city where cities are said', () => {
    expect(plan.orders.filter(({ address, city }) => address.includes(city))).toEqual([]);
  });

  it('are a few hundred of the last sixty days, none to come', () => {
    expect(plan.orders.length).toBeGreaterThanOrEqual(300);
    for (const { createdAt, history } of plan.orders) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime());
      expect(NOW.getTime() - createdAt.getTime()).toBeLessThan(61 * DAY);
      for (const { at } of history) expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('are numbered without a gap in each year', () => {
    const newYear = planDemo(new Date('2027-01-20T08:30:00Z'));
    const years = byId(newYear.orders, ({ number }) => number.slice(0, 8));
    expect([...years.keys()]).toEqual(['NP-2026-', 'NP-2027-']);
    for (const [prefix, orders] of years) {
      expect(orders.map(({ number }) => number)).toEqual(
        orders.map((_, index) => `${prefix}${String(index + 1).padStart(6, '0')}`),
      );
    }
  });

  it('add up, are public products of their time, and can be reached', () => {
    const products = new Map(plan.products.map((product) => [product.slug, product]));
    const cities = new Set(
      Object.entries(DISTRICTS).flatMap(([name, { cities: all }]) =>
        Object.keys(all).map((city) => `${name}/${city}`),
      ),
    );
    for (const order of plan.orders) {
      expect(order.totalPaisa).toBe(
        order.lines.reduce((sum, line) => sum + line.pricePaisa * line.quantity, 0),
      );
      for (const { slug, pricePaisa } of order.lines) {
        const product = products.get(slug);
        expect(product).toMatchObject({ status: 'approve', pricePaisa });
        expect(product?.createdAt.getTime()).toBeLessThanOrEqual(order.createdAt.getTime());
      }
      expect(normalisePhone(order.phone)).toBe(order.phone);
      expect(cities).toContain(`${order.district}/${order.city}`);
      expect(order.history.at(-1)?.to).toBe(order.status);
    }
  });

  it('are mostly complete, with some of every state and work left for the last days', () => {
    const states = byId(plan.orders, ({ status }) => status);
    expect(states.get('complete')?.length).toBeGreaterThan(plan.orders.length * 0.6);
    for (const status of ['pending', 'cancel', 'others'] as const) {
      expect(states.get(status)?.length).toBeGreaterThan(0);
    }
  });

  it('leave each product the stock it has, never below nothing on the way', () => {
    const movements = byId(plan.movements, ({ slug }) => slug);
    for (const { slug, inStock } of plan.products) {
      let stock = 0;
      for (const { quantity } of movements.get(slug) ?? []) {
        stock += quantity;
        expect(stock).toBeGreaterThanOrEqual(0);
        expect(quantity).not.toBe(0);
      }
      expect([slug, stock]).toEqual([slug, inStock]);
    }
  });
});
