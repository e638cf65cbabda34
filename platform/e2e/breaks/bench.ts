import type { APIRequestContext, Browser } from '@playwright/test';
import type { ReleaseOverview } from '@pasal/shared/contracts';
import { startOwnShop, type OwnShop } from '../../../e2e/shop/own-shop';
import { BELIEVE_ADDRESSES } from '../../../e2e/shop/running-shop';
import { signedInApi } from '../../../e2e/shop/staff';

/** Where breaks are tried: a shop, an administrator who may release into it, and visitors. */
export interface Bench {
  browser: Browser;
  shop: OwnShop;
  admin: APIRequestContext;
  /** A version, and a network, that no break had before. */
  freshVersion: () => string;
  freshNetwork: () => number;
}

/** Opens a shop that trusts the client addresses in its requests. */
export async function openBench(browser: Browser): Promise<Bench> {
  const shop = await startOwnShop({ variables: BELIEVE_ADDRESSES });
  const admin = await signedInApi(shop.url, 'admin');
  let [versions, networks] = [0, 0];
  return {
    browser,
    shop,
    admin,
    freshVersion: () => `break-${(versions += 1)}`,
    freshNetwork: () => (networks += 1),
  };
}

/** Every line of a metric, by its labels. */
export async function readMetric({ url }: OwnShop, name: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\d+)$`, 'gm'));
  return new Map([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

/** The seconds an action takes, in the document's format. */
export async function timed(work: () => Promise<unknown>): Promise<string> {
  const began = Date.now();
  await work();
  return `${Math.max(1, Math.round((Date.now() - began) / 1000))} s`;
}

/** Rolls back a release whose break was not caught. */
export async function takeBack({ admin }: Bench): Promise<void> {
  const live = async () => {
    const answer = await admin.get('/api/v1/release');
    const { releases } = (await answer.json()) as { releases: ReleaseOverview[] };
    return releases.find(({ name }) => name === 'catalog')?.stable.version ?? '';
  };
  while ((await live()).startsWith('break-')) {
    const answer = await admin.post('/api/v1/release/catalog/roll-back', { data: {} });
    if (!answer.ok()) throw new Error(await answer.text());
  }
}
