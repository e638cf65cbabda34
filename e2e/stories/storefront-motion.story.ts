import type { Locator, Page } from '@playwright/test';
import { openWhole, watchShifts, shiftsOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { WIDTHS_OF_LAYOUT } from '../shop/widths';

const PHONE = { width: 390, height: 844 };

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the states of the movements in a place: `running` or `paused`; none when nothing moves there. */
const movements = (place: Locator) =>
  place.evaluate((element) =>
    element.getAnimations({ subtree: true }).map(({ playState }) => playState),
  );

test('"Looping brand logo strip that pauses on hover", on focus and by its button', async ({
  page,
}) => {
  await openWhole(page, '/');
  const strip = regionOf(page, 'Our brands');
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => movements(strip)).toEqual(['running']);

  const box = await strip.boundingBox();
  if (!box) throw new Error('the strip has no place');
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await expect.poll(() => movements(strip)).toEqual(['paused']);
  await page.mouse.move(0, 0);
  await expect.poll(() => movements(strip)).toEqual(['running']);

  await strip.getByRole('link').first().focus();
  await expect.poll(() => movements(strip)).toEqual(['paused']);
  await strip.getByRole('button', { name: 'Pause brands' }).focus();
  await expect.poll(() => movements(strip)).toEqual(['running']);
  await page.keyboard.press('Enter');
  await expect.poll(() => movements(strip)).toEqual(['paused']);
});

test('the brand strip stands still for who asked for less motion, and is whole', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWhole(page, '/');
  const strip = regionOf(page, 'Our brands');
  expect(await movements(strip)).toEqual([]);
  const last = strip.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test('"Add to Cart offered on hover only", on focus too, and nothing moves for it', async ({
  page,
}) => {
  await watchShifts(page);
  await openWhole(page, '/');
  for (const name of ['New Arrivals', 'Popular Items', 'Deal Of The Week']) {
    const region = regionOf(page, name);
    const item = region.getByRole('listitem').first();
    const add = item.getByRole('button', { name: /^Add to Cart/ });
    await item.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect(add).toHaveCSS('opacity', '0');
    await item.hover();
    await expect(add).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(add).toHaveCSS('opacity', '0');
    await item.getByRole('link').focus();
    await expect(add).toHaveCSS('opacity', '1');
  }
  expect(await shiftsOf(page)).toEqual([]);
});

/** How many lines a card's title takes as it is and with a long text, and whether its line holds the signs of the text. */
const linesOf = (title: Locator, words: string) =>
  title.evaluate((heading, long) => {
    const label = heading.querySelector('a');
    if (!label) throw new Error('the title is no link');
    const { lineHeight, font } = getComputedStyle(heading);
    const linesNow = () => heading.clientHeight / parseFloat(lineHeight);
    const before = linesNow();
    const text = label.textContent;
    label.textContent = long.repeat(20);
    const after = linesNow();
    label.textContent = text;
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.font = font;
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
      brush.measureText(long);
    return { lines: [before, after], isWhole: above + below <= parseFloat(lineHeight) };
  }, words);

test('"title clamps at 2 lines" in both languages, and a line holds its letters', async ({
  page,
}) => {
  for (const [at, name, words] of [
    ['/', 'New Arrivals', 'A very long title of a product, gjpqy '],
    ['/ne', 'नयाँ सामान', 'ट्याङ्कीको लामो र्‍याक, हुँदैछौँ द्धृ ठूलो पृष्ठ '],
  ] as const) {
    await openWhole(page, at);
    const card = regionOf(page, name).getByRole('listitem').first();
    for (const width of WIDTHS_OF_LAYOUT) {
      await page.setViewportSize({ width, height: 844 });
      const found = await linesOf(card.getByRole('heading', { level: 3 }), words);
      expect([at, width, found]).toEqual([at, width, { lines: [2, 2], isWhole: true }]);
    }
  }
});

test('"Product card: click goes to /product/{slug}"', async ({ page }) => {
  await openWhole(page, '/');
  const card = regionOf(page, 'New Arrivals').getByRole('listitem').first();
  const link = card.getByRole('link');
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/product\/[^/]+$/);
  await card.click({ position: { x: 120, y: 120 } });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('on a phone, whose screen knows no hovering', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('Add to Cart is simply there', async ({ page }) => {
    await openWhole(page, '/');
    for (const [name, count] of [
      ['New Arrivals', 8],
      ['Popular Items', 6],
      ['Deal Of The Week', 2],
    ] as const) {
      const region = regionOf(page, name);
      const buttons = region.getByRole('button', { name: /^Add to Cart/ });
      // Other stories have bought the last piece of some.
      const soldOut = region.getByRole('listitem').filter({ hasText: 'Out of Stock' });
      await expect.poll(async () => (await buttons.count()) + (await soldOut.count())).toBe(count);
      await expect(buttons.first()).toBeVisible();
      for (const button of await buttons.all()) await expect(button).toHaveCSS('opacity', '1');
    }
    await regionOf(page, 'New Arrivals')
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .tap();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('"On phones 2 per page with previous/next arrows": nothing else moves', async ({ page }) => {
    await watchShifts(page);
    await openWhole(page, '/');
    const deals = regionOf(page, 'Deal Of The Week');
    const titles = () => deals.getByRole('heading', { level: 3 }).allInnerTexts();
    const first = await titles();
    expect(first).toHaveLength(2);
    await deals.getByRole('button', { name: 'Next deals' }).tap();
    await expect(deals.getByText('Page 2 of 4')).toBeVisible();
    const second = await titles();
    expect(second).toHaveLength(2);
    expect(second).not.toEqual(first);
    await deals.getByRole('button', { name: 'Previous deals' }).tap();
    await expect.poll(titles).toEqual(first);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('"Sticky header": it stays while the page is read', async ({ page }) => {
  await openWhole(page, '/');
  const logo = page.getByRole('link', { name: 'Pasal home' });
  for (const width of WIDTHS_OF_LAYOUT) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const before = await logo.boundingBox();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(logo).toBeInViewport();
    expect([width, await logo.boundingBox()]).toEqual([width, before]);
  }
});

test('"otherwise up to 7 cards", without arrows', async ({ page }) => {
  await openWhole(page, '/');
  const deals = regionOf(page, 'Deal Of The Week');
  await expect(deals.getByRole('listitem')).toHaveCount(7);
  await expect(deals.getByRole('button', { name: 'Next deals' })).toBeHidden();
});

test('the hero slider: "4000 ms between slides, 800 ms speed"; it rests under the pointer and after its pause button', async ({
  page,
}) => {
  // The page's clock is stopped unless the story lets it run.
  await page.clock.install();
  await openWhole(page, '/');
  const slider = page.getByRole('group', { name: 'Highlights of the shop' });
  await slider.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const now = await page.evaluate(() => Date.now());
  // Late enough that a busy machine has not passed it yet.
  await page.clock.pauseAt(now + 3000);
  const dots = slider.getByRole('button', { name: /^Show picture/ });
  const count = await dots.count();
  const current = () =>
    dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
  /** Lets the clock run until the next picture; returns how long that took, in ms. */
  const untilNext = async () => {
    const from = await current();
    for (let ran = 100; ran <= 9000; ran += 100) {
      await page.clock.runFor(100);
      const next = await current();
      if (next !== from) {
        expect(next).toBe((from + 1) % count);
        return ran;
      }
    }
    throw new Error('the pictures stand still');
  };

  await untilNext();
  const speeds = await slider.evaluate((element) =>
    Array.from(element.querySelectorAll<HTMLElement>('*'), ({ style }) => style.transition),
  );
  expect(speeds.filter((speed) => speed.includes('800ms'))).toHaveLength(1);
  // The last picture that arrives makes the slider start its wait again.
  await expect(async () => expect(await untilNext()).toBe(4000)).toPass();

  let shown = await current();
  await page.clock.runFor(900);
  await slider.hover();
  await page.clock.runFor(12_000);
  expect(await current()).toBe(shown);
  await page.mouse.move(0, 0);
  await untilNext();
  shown = await current();

  await page.clock.runFor(900);
  await slider.getByRole('button', { name: 'Pause slideshow' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  expect(await current()).toBe(shown);
});

test('the header has its places before its last icons come, however wide the window', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const parts = [
    header.getByRole('link', { name: 'Pasal home' }),
    header.getByRole('button', { name: 'Categories' }),
    header.getByRole('combobox').and(page.locator(':visible')).first(),
  ];
  const placesOf = () => Promise.all(parts.map((part) => part.boundingBox()));
  for (const width of [320, ...WIDTHS_OF_LAYOUT, 700]) {
    // A busy browser paints while it still reads the header.
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    await Promise.all(parts.map((part) => expect(part).toBeVisible()));
    const whole = await placesOf();
    await header.getByRole('navigation', { name: 'Account and cart' }).evaluate((icons) => {
      icons.remove();
    });
    expect((await placesOf()).map((box) => box?.x)).toEqual(whole.map((box) => box?.x));
  }
});

test('a toast comes and goes without taking a press that is meant for the header', async ({
  page,
}) => {
  await openWhole(page, '/product-category/new_arrivals');
  const [card] = await page.getByRole('main').getByRole('article').all();
  await card?.getByRole('button', { name: /^Add to Cart/ }).click();
  const toast = regionOf(page, 'Notifications').getByRole('status');
  await expect(toast).toBeVisible();
  // Checks its whole path, wherever it is now.
  const hit = await page.getByRole('link', { name: /^Cart, 1 / }).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const ways = document.getAnimations().filter(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return (
        target?.closest('[aria-label="Notifications"]') && target.querySelector('[role=status]')
      );
    });
    const isHit = (at: number) => {
      for (const way of ways) {
        way.pause();
        way.currentTime = at;
      }
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const moments = Array.from({ length: 36 }, (_, index) => index * 10);
    return { ways: ways.length, missed: moments.filter((at) => !isHit(at)) };
  });
  expect(hit).toEqual({ ways: 1, missed: [] });
});
