import type { Page } from '@playwright/test';
import { atRest } from './at-rest';
import { expect } from './storefront-test';

/** The slug of a product on sale, which the shop itself names. */
export async function someProduct(page: Page): Promise<{ slug: string; title: string }> {
  const answer = await page.request.get('/api/v1/product/public?section=new_arrivals&limit=1');
  const { products } = (await answer.json()) as { products: { slug: string; title: string }[] };
  const [product] = products;
  if (!product) throw new Error('the demo shop has no new arrivals');
  return product;
}

/** Puts one piece of a product into the cart as a visitor does. */
export async function fillCart(page: Page): Promise<string> {
  const { slug, title } = await someProduct(page);
  await page.goto(`/product/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  return title;
}

/** Opens a page and waits until its data and pictures are there. */
export async function openWhole(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // On a busy machine the network rests between two steps, too.
  await expect(page.getByText('Loading...').or(page.getByLabel('Loading...'))).toHaveCount(0);
  await atRest(page);
}

/** Makes pages opened from now on believe that the visitor saves data: nothing is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

interface NamedScript {
  url: string;
  integrity: string;
  run: boolean;
}

/** A document as the shop returns it when the browser must render the page, without answers. */
function leftToBrowser(html: string): string {
  const [, list] = /id="scripts">(.*?)<\/script>/s.exec(html) ?? [];
  if (list === undefined) return html;
  const scripts = (JSON.parse(list) as NamedScript[]).map(({ url, integrity, run }) =>
    run
      ? `<script defer src="${url}" integrity="${integrity}" crossorigin></script>`
      : `<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin>`,
  );
  return html
    .replace(/(<meta name="viewport"[^>]*>).*?(?=<meta name="theme-color")/s, '$1')
    .replace(/<style.*(?=<\/head>)/s, () => `<title>Pasal</title>${scripts.join('')}`)
    .replace(
      /<div id="root">.*(?=<script type="application\/json" id="discovery")/s,
      '<div id="root"></div>',
    )
    .replace(/(?<=<\/script>\s*)<script>.*?<\/script>/s, '');
}

/**
 * From now on documents contain neither page nor answers, as when the shop was late with them: the
 * browser makes the page and asks for everything itself.
 */
export async function withoutAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const text = leftToBrowser(await response.text());
    const body = text.replace(/(id="answers">).*?(?=<\/script>)/s, '$1[]');
    return route.fulfill({ response, body });
  });
}

/** Delays every call and picture by this many ms; documents contain none. */
export async function slowDown(page: Page, delay: number): Promise<void> {
  await withoutAnswers(page);
  await page.route(/\/(api\/v1|uploads)\//, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    await route.continue().catch(() => undefined);
  });
}

interface Shifts {
  shifts: string[];
}

/** Records in every page opened from now on what moved without the visitor's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: string[] = [];
    Object.assign(window, { shifts: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 40)}: ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
        );
        record.push(`${entry.value.toFixed(4)} ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface LayoutShift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
  });
}

/** Lists the parts that moved on the current page, with how far and from where to where. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Shifts).shifts);
}

/** Returns by how many pixels the page is wider than its window. */
export async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
