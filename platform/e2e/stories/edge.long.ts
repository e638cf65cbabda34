import { expect, test } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { PreviewLink } from '@pasal/shared/contracts';
import { connectDatabase, type ConnectedDatabase } from '../../../server/src/db/connect';
import type { Database } from '../../../server/src/db/schema';
import { createProduct } from '../../../server/src/testing/factories';
import { startEdge, type Edge } from '../shop/edge';
import { activate, teamApi, uploadBuild } from '../shop/releases';
import { startServerPair, type ServerPair } from '../shop/server-pair';

/** The operator's setting in seconds, as in the guide's example. */
const SAID = 2;
const MINUTE = 60_000;
const LONG = 3 * MINUTE;
const PRODUCTS = 3;
/** Visitors without a cookie, who request again as soon as they have their answer. */
const VISITORS = 8;
/** The least share of documents without a cookie that the edge answers by itself, on a busy machine. */
const LEAST_HITS = 0.5;

let pair: ServerPair;
let database: ConnectedDatabase;
let edge: Edge;
test.beforeAll(async () => {
  pair = await startServerPair({ EDGE_SECONDS: String(SAID) });
  database = await connectDatabase({ databaseUrl: pair.databaseUrl });
  edge = await startEdge(pair.servers);
});
test.afterAll(async () => {
  await edge?.stop();
  await database?.close();
  await pair?.stop();
});

interface Goods {
  id: number;
  slug: string;
  /** Every price in rupees it has had, and until when (ms); the last one is current. */
  prices: { price: number; until: number }[];
}

/** Changes the prices repeatedly; no price occurs twice. */
async function changePrices(db: Kysely<Database>, goods: readonly Goods[], isOver: () => boolean) {
  for (let round = 1; !isOver(); round += 1) {
    for (const { id, prices } of goods) {
      const price = 1000 + round;
      const paisa = price * 100;
      const values = { price_paisa: paisa, original_price_paisa: paisa };
      await db.updateTable('product').set(values).where('id', '=', id).execute();
      const last = prices.at(-1);
      if (last) last.until = Date.now();
      prices.push({ price, until: Infinity });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/**
 * Milliseconds since a document's price was outdated when it was requested; null for a document without a price,
 * which the shop could not render in time and no edge caches.
 */
function ageOf(html: string, { slug, prices }: Goods, askedAt: number): number | null {
  const [, seen] = /"call":"productBySlug".*?"price":(\d+)/s.exec(html) ?? [];
  if (seen === undefined) return null;
  const known = prices.find(({ price }) => price === Number(seen));
  // A change in progress may be visible before the database has confirmed it.
  if (!known && Number(seen) > Number(prices.at(-1)?.price)) return 0;
  expect(known, `${slug} for ${seen}`).toBeDefined();
  return Math.max(0, askedAt - (known?.until ?? 0));
}

interface Seen {
  /** Documents without a cookie; of those, the edge's hits, those with a price, and the personal ones. */
  documents: number;
  hits: number;
  prices: number;
  ofOne: number;
  /** The longest time, in ms, for which a shown price was outdated. */
  oldest: number;
  /** Requests with a cookie. */
  private: number;
}

/** Sends requests as a visitor, with each of these cookies in turn. */
async function visit(
  goods: readonly Goods[],
  cookies: readonly string[],
  seen: Seen,
  isOver: () => boolean,
) {
  for (let at = 0; !isOver(); at += 1) {
    const product = goods[at % goods.length];
    if (!product) return;
    const cookie = cookies[at % cookies.length] ?? '';
    const askedAt = Date.now();
    const answer = await fetch(`${edge.url}/product/${product.slug}`, { headers: { cookie } });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const state = answer.headers.get('x-cache') ?? '';
    const isOfOne = html.includes('aria-label="Preview"') || answer.headers.has('set-cookie');
    if (cookie !== '') {
      expect(state).toBe('BYPASS');
      seen.private += 1;
      continue;
    }
    // A personal document must be from the shop, not from the edge's cache.
    if (isOfOne) expect(state).not.toMatch(/HIT|STALE|UPDATING/);
    if (isOfOne) seen.ofOne += 1;
    seen.documents += 1;
    if (state === 'HIT') seen.hits += 1;
    const age = ageOf(html, product, askedAt);
    if (age === null) expect(state).not.toBe('HIT');
    else seen.prices += 1;
    seen.oldest = Math.max(seen.oldest, age ?? 0);
  }
}

const emptySeen = (): Seen => ({
  documents: 0,
  hits: 0,
  prices: 0,
  ofOne: 0,
  oldest: 0,
  private: 0,
});

/** Runs visitors for this long, while prices change all the time. */
async function open(
  goods: readonly Goods[],
  special: readonly string[],
  time: number,
): Promise<Seen> {
  const end = Date.now() + time;
  const isOver = () => Date.now() > end;
  const seen = emptySeen();
  const visitors = Array.from({ length: VISITORS }, () => visit(goods, [''], seen, isOver));
  const known = visit(goods, special, seen, isOver);
  await Promise.all([changePrices(database.db, goods, isOver), known, ...visitors]);
  return seen;
}

test('nginx as in the guide: few requests reach the shop, no old price, nothing of one visitor for another', async () => {
  test.setTimeout(LONG + 10 * MINUTE);
  const headers = { cookie: await pair.adminCookie(), origin: pair.url };
  const team = await teamApi(headers, pair.url, 'catalog');
  await uploadBuild(team, pair.root, ['catalog', 'team-1']);
  const made = await fetch(`${pair.url}/api/v1/release/catalog/preview`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version: 'team-1', days: 1 }),
  });
  const { url } = (await made.json()) as PreviewLink;
  const opened = await fetch(new URL(url).href.replace(pair.url, edge.url), { redirect: 'manual' });
  const preview = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  expect(preview).toContain('pasal_preview=');
  const special = [headers.cookie, preview, 'pasal_walk=x', 'theme=a; staff_session=x'];

  const goods: Goods[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const { id, slug } = await createProduct(database.db, { price: 1000, in_stock: 5 });
    goods.push({ id, slug, prices: [{ price: 1000, until: Infinity }] });
  }
  const seen = await open(goods, special, LONG);
  const share = seen.hits / seen.documents;
  const allowed = SAID + edge.longestAnswer();
  console.log(
    `${seen.documents} documents (${seen.prices} with a price), ${(share * 100).toFixed(1)} % from the edge; the oldest price ${(seen.oldest / 1000).toFixed(2)} s ` +
      `(${allowed.toFixed(2)} s allowed); ${seen.private} requests with a cookie, none from the edge`,
  );
  expect(seen.prices).toBeGreaterThan(1000);
  expect(seen.private).toBeGreaterThan(20);
  expect(share).toBeGreaterThan(LEAST_HITS);
  expect(seen.oldest).toBeLessThanOrEqual(allowed * 1000);

  // Visitors get different releases: each document is its visitor's.
  await activate(team, ['catalog', 'team-1'], 50);
  await expect
    .poll(async () =>
      (await fetch(`${edge.url}/product/${goods[0]?.slug}`)).headers.has('set-cookie'),
    )
    .toBe(true);
  const divided = await open(goods, special, 20_000);
  expect(divided.ofOne).toBeGreaterThan(10);
  await team.post('/api/v1/release/catalog/roll-back', { data: {} });
  await expect
    .poll(async () => (await fetch(`${edge.url}/product/${goods[0]?.slug}`)).headers.get('x-cache'))
    .toBe('HIT');

  await pair.stopServers();
  const address = `${edge.url}/product/${goods[0]?.slug}`;
  await expect
    .poll(async () => {
      const { status, headers: said } = await fetch(address);
      return `${status} ${said.get('x-cache')}`;
    })
    .toBe('200 STALE');
  expect((await fetch(address, { headers: { cookie: preview } })).status).toBe(502);
});
