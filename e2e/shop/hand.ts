import type { Locator, Page } from '@playwright/test';
import { expect } from './storefront-test';

/** More scrolls than any way through the shop needs. */
const MOST_SCROLLS = 20;

/** True when the middle of an element is on the screen, and nothing lies over it. */
function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && (element.contains(above) || above.contains(element));
  });
}

/** What a finger did. */
export interface Done {
  taps: number;
  /** Fields that were typed into; the tap on each counts as well. */
  typed: number;
  /** Each over most of a screen. */
  scrolls: number;
}

/** A finger on a phone that taps only visible elements, scrolls to reach others, and counts its actions. */
export function makeHand(page: Page) {
  const done: Done = { taps: 0, typed: 0, scrolls: 0 };

  async function see(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    for (let tries = 0; !(await isInSight(target)); tries += 1) {
      if (tries === MOST_SCROLLS) throw new Error(`${target} never came into sight`);
      await target.evaluate((element) => {
        const isAbove = element.getBoundingClientRect().top < 0;
        window.scrollBy(0, window.innerHeight * (isAbove ? -0.8 : 0.8));
      });
      done.scrolls += 1;
    }
  }

  async function tap(target: Locator): Promise<void> {
    await see(target);
    const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
    // Left and right in turn: two at one spot, as fast as a machine, would be a double tap (D79).
    const x = width * (done.taps % 2 === 0 ? 0.2 : 0.8);
    await target.tap({ position: { x, y: height / 2 } });
    done.taps += 1;
  }

  return {
    done,
    tap,
    async type(field: Locator, text: string): Promise<void> {
      await tap(field);
      await page.keyboard.type(text);
      done.typed += 1;
    },
  };
}

/** A journey's figures as they are printed. */
export const wordsOf = ({ taps, typed, scrolls }: Done): string =>
  `${taps} taps, ${typed} typed fields, ${scrolls} scrolls`;
