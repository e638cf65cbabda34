import type { Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { stepsOfPage } from '../measure-steps';
import { median } from '../median';
import { someProduct, withShopAndBrowser } from '../page-load';
import type { Finding } from '../report';
import { documentSize } from './document-size';
import { startFloor } from './floor-server';
import { floorLines, judge, middle, type Floors, type Measured } from './judge';
import { ensureLighthouse, lighthouse, type LighthouseRun } from './lighthouse';
import { firstAddToCart, navigate, visit } from './link';
import { roundsOf } from './rounds';
import { measureQuarter } from './measure-quarter';
import { CATEGORY, JUDGING_INDEX, NAVIGATION, PAGES, type PageName } from './wanted';

/** Pages with something to buy. */
const SELLING = new Set<PageName>(['product', 'category', 'home']);
const PRODUCT_LINK = 'main a[href^="/product/"]';
const CART_LINK = 'a[aria-label^="Cart, "]';

const say = (line: string) => process.stderr.write(`${line}\n`);

interface Round {
  browser: Browser;
  program: string | undefined;
  shop: string;
  floor: string;
  addresses: Record<PageName, string>;
}

type Floored = Record<'static' | 'react', LighthouseRun[]>;
type Shopped = Record<PageName, Measured>;

const nothing = (): Measured => ({
  lighthouse: [],
  visits: [],
  addToCart: [],
  uncounted: 0,
  steps: Number.NaN,
  document: Number.NaN,
});

/** Measures each page once per round, so that a disturbance of the machine meets them all. */
async function measureRound(round: Round, floors: Floored, pages: Shopped): Promise<void> {
  const { browser, program, floor, addresses } = round;
  for (const name of ['static', 'react'] as const) {
    floors[name].push(await lighthouse(`${floor}/${name}`, program));
  }
  for (const name of PAGES) {
    const { lighthouse: runs, visits, addToCart } = pages[name];
    runs.push(await lighthouse(addresses[name], program));
    visits.push(await visit(browser, addresses[name]));
    if (SELLING.has(name)) addToCart.push(await firstAddToCart(browser, addresses[name]));
  }
}

/** kB of the slider's scripts, which may load after the page is usable. */
async function sizeOfSlider({ visits }: Measured): Promise<number> {
  const scripts = visits[0]?.scripts ?? [];
  const texts = await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()));
  const sliders = scripts.filter((_, index) => texts[index]?.includes('slick-track'));
  return sliders.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function navigations({ browser, addresses }: Round, rounds: number): Promise<Finding[]> {
  const ways = { 'home → product': [], 'product → cart': [] } as Record<string, number[]>;
  for (let index = 0; index < rounds; index += 1) {
    ways['home → product']?.push(await navigate(browser, addresses.home, PRODUCT_LINK));
    ways['product → cart']?.push(await navigate(browser, addresses.product, CART_LINK));
  }
  return Object.entries(ways).map(([what, values]) => {
    const figures = [median(values)];
    return { what: `${what} on the link, after a rest`, figures, unit: 'ms', most: NAVIGATION };
  });
}

function floorsOf(floors: Floored, pages: Shopped): Floors {
  const shops = PAGES.flatMap((name) => pages[name].lighthouse);
  const all = [...floors.static, ...floors.react, ...shops];
  return {
    staticPage: middle(floors.static),
    reactAlone: middle(floors.react),
    index: median(all.map(({ index }) => index)),
  };
}

function complaints(pages: Shopped): void {
  for (const name of PAGES) {
    const errors = new Set(pages[name].visits.flatMap((each) => each.errors));
    for (const error of errors) say(`${name}: ${error}`);
  }
}

async function measureAll(round: Round, rounds: number): Promise<Finding[]> {
  const floors: Floored = { static: [], react: [] };
  const pages: Shopped = {
    product: nothing(),
    category: nothing(),
    home: nothing(),
    cart: nothing(),
  };
  for (let index = 0; index < rounds; index += 1) {
    say(`Round ${index + 1} of ${rounds} …`);
    await measureRound(round, floors, pages);
  }
  for (const name of PAGES) {
    pages[name].document = await documentSize(round.addresses[name]);
    pages[name].steps = (await stepsOfPage(round.browser, round.addresses[name])).steps;
  }
  pages.home.uncounted = await sizeOfSlider(pages.home);
  complaints(pages);
  const found = floorsOf(floors, pages);
  const { browser, shop, addresses } = round;
  const judges = found.index >= JUDGING_INDEX;
  return [
    ...floorLines(found),
    ...PAGES.flatMap((name) => judge(name, pages[name], found)),
    ...(await navigations(round, rounds)),
    ...(await measureQuarter({ browser, shop, addresses, rounds, judges })),
  ];
}

/** Measures pages of the demo shop beside two floor pages, as Lighthouse's phone and over a slow line. */
export async function measurePages(words: readonly string[]): Promise<Finding[]> {
  const rounds = roundsOf(words);
  ensureLighthouse();
  const program = await findBrowser();
  const floor = await startFloor();
  try {
    return await withShopAndBrowser(async (shop, browser) => {
      const addresses = {
        product: `${shop}${await someProduct(shop)}`,
        category: `${shop}${CATEGORY}`,
        home: `${shop}/`,
        cart: `${shop}/cart`,
      };
      return measureAll({ browser, program, shop, floor: floor.url, addresses }, rounds);
    });
  } finally {
    floor.stop();
  }
}
