import type { Browser } from '@playwright/test';
import { median } from '../median';
import type { Finding } from '../report';
import { comeBack, navigateSlowly, press, signInOnce, visitAsStaff } from './quarter';
import { AT_A_QUARTER, STAFF_PAGES, type PageName } from './wanted';

const CATEGORY_TO_PRODUCT = 'main a[href^="/product/"]';

interface Asked {
  browser: Browser;
  shop: string;
  addresses: Record<PageName, string>;
  rounds: number;
  judges: boolean;
}

async function repeated(rounds: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return median(values);
}

async function presses({ browser, addresses, rounds, judges }: Asked): Promise<Finding[]> {
  const drawer = await repeated(rounds, () =>
    press(browser, addresses.category, {
      find: (page) => page.getByRole('button', { name: 'Filter', exact: true }),
      answer: (page) => page.getByRole('dialog').getByRole('group', { name: 'Brands' }),
    }),
  );
  const addToCart = await repeated(rounds, () =>
    press(browser, addresses.product, {
      find: (page) => page.getByRole('button', { name: 'Add to Cart' }),
      answer: (page) => page.getByRole('link', { name: /^Cart, 1 / }),
    }),
  );
  const next = await repeated(rounds, () =>
    navigateSlowly(browser, addresses.category, CATEGORY_TO_PRODUCT),
  );
  const most = AT_A_QUARTER;
  const line = (what: string, figure: number, limit: number): Finding => ({
    what: `${what}, at a quarter of the processor`,
    figures: [figure],
    unit: 'ms',
    most: limit,
    judges,
  });
  return [
    line('the filters’ drawer, press to paint', drawer, most.drawer),
    line('Add to Cart, press to paint', addToCart, most.addToCart),
    line('category → product on the link, to the heading', next, most.navigation),
  ];
}

async function returns({ browser, addresses, rounds }: Asked): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const name of ['product', 'category', 'home'] as const) {
    const figures = [await repeated(rounds, () => comeBack(browser, addresses[name]))];
    found.push({
      what: `${name}: largest paint of a second visit on the link`,
      figures,
      unit: 'ms',
    });
  }
  return found;
}

async function dashboard({ browser, shop, rounds, judges }: Asked): Promise<Finding[]> {
  const session = await signInOnce(browser, shop);
  const found: Finding[] = [];
  for (const [name, path] of Object.entries(STAFF_PAGES)) {
    const visits = [];
    for (let round = 0; round < rounds; round += 1) {
      visits.push(await visitAsStaff(browser, `${shop}${path}`, session));
    }
    for (const way of ['cold', 'warm'] as const) {
      found.push({
        what: `dashboard, ${name}: largest paint on the link at a quarter, ${way}`,
        figures: [median(visits.map((visit) => visit[way])) / 1000],
        unit: 's',
        most: AT_A_QUARTER[way] / 1000,
        judges,
      });
    }
  }
  return found;
}

/** Measures the shop on a phone's processor and on a second visit, and the dashboard of signed-in staff. */
export async function measureQuarter(asked: Asked): Promise<Finding[]> {
  return [...(await presses(asked)), ...(await returns(asked)), ...(await dashboard(asked))];
}
