import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type APIRequestContext, type Browser } from '@playwright/test';
import type { NotificationsResponse, ReleaseHistoryResponse } from '@pasal/shared/contracts';
import { findBrowser } from '../../../scripts/browser.mjs';
import {
  BAD,
  BAD_RELEASES,
  meetIt,
  SHARE,
  unshown,
  visitorOf,
  type BadRelease,
} from '../shop/bad-release';
import { copyProduct } from '../../../e2e/shop/product-tree';
import { activate, uploadBuild } from '../shop/releases';
import {
  BELIEVE_ADDRESSES,
  closeShop,
  QUICK_START,
  startShop,
} from '../../../e2e/shop/running-shop';
import { signedInApi } from '../../../e2e/shop/staff';

/** A release that fails always goes back with the fifth network; this many are far more. */
const MOST_VISITS = 15;

const began = Date.now();
const say = (words: string) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${words}`);

async function whyReturned(admin: APIRequestContext, remote: string): Promise<string | null> {
  const answer = await admin.get('/api/v1/release/history');
  const { events } = (await answer.json()) as ReleaseHistoryResponse;
  const found = events.find(({ action, name }) => action === 'return' && name === remote);
  return found ? (found.why ?? '') : null;
}

/** Prints the metrics an operator reads, at the server itself. */
async function sayMetrics(url: string, remote: string): Promise<void> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const lines = metrics.split('\n').filter((line) => line.startsWith('pasal_release_'));
  for (const line of lines) if (line.includes(`name="${remote}"`)) say(`  ${line}`);
}

/** Visits until the release is gone; false when it stays. */
async function visitUntilGone(browser: Browser, url: string, bad: BadRelease): Promise<boolean> {
  const { remote, at, text } = bad;
  const admin = await signedInApi(url, 'admin');
  for (let network = 1; network <= MOST_VISITS; network += 1) {
    const context = await visitorOf(browser, url, { remote, network });
    await meetIt(context, bad);
    say(`A visitor from network ${network} sees that it fails at ${at}, and the page tells.`);
    const why = await whyReturned(admin, remote);
    if (why !== null) {
      say(`It went back by itself: ${why}`);
      const page = await context.newPage();
      await page.goto(at);
      await page.getByText(text).first().waitFor();
      say('The same visitor opens the page again: it is whole.');
      await sayMetrics(url, remote);
      const answer = await admin.get('/api/v1/notification');
      const { notifications } = (await answer.json()) as NotificationsResponse;
      for (const { subject, audience } of notifications) say(`Message (${audience}): ${subject}`);
      return true;
    }
    if (network === 2) await sayMetrics(url, remote);
    await context.close();
  }
  return false;
}

async function exercise(bad: BadRelease): Promise<boolean> {
  const { remote, text } = bad;
  const { root, remove } = copyProduct();
  say('A demo shop starts.');
  const dataDir = process.env.EXERCISE_DATA ?? mkdtempSync(path.join(tmpdir(), 'pasal-exercise-'));
  const shop = await startShop(root, dataDir, QUICK_START, BELIEVE_ADDRESSES);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const admin = await signedInApi(shop.url, 'admin');
    await uploadBuild(admin, root, [remote, BAD], unshown(text));
    say(
      `${remote} ${BAD} is uploaded: the gate and the server find nothing, browsers cannot show it.`,
    );
    await activate(admin, [remote, BAD], SHARE);
    say(`${SHARE} % of the visitors get it.`);
    const isGone = await visitUntilGone(browser, shop.url, bad);
    if (!isGone) say(`After ${MOST_VISITS} visits it has not gone back.`);
    return isGone;
  } finally {
    await browser.close();
    await closeShop(shop);
    remove();
  }
}

const [wanted = 'checkout'] = process.argv.slice(2);
const bad = BAD_RELEASES.find(({ remote }) => remote === wanted);
if (bad) process.exitCode = (await exercise(bad)) ? 0 : 1;
else {
  console.error(`Say which: ${BAD_RELEASES.map(({ remote }) => remote).join(' or ')}.`);
  process.exitCode = 2;
}
